n = 4
queens = []  # the row of each column's queen

def is_safe(column, row):
    for other, taken in enumerate(queens):
        if taken == row or abs(taken - row) == column - other:  #@ test row column other
            return False
    return True

def fill(column):
    if column == n:
        print(queens)  #@ found
        return
    for row in range(n):
        if not is_safe(column, row):
            continue  #@ look row column
        queens.append(row)  #@ place row column
        fill(column + 1)
        queens.pop()  #@ lift row column
    return  #@ end column

fill(0)
