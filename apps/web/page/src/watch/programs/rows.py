n = 4
queens = []  # the column of each row's queen

def is_safe(row, column):
    for other, taken in enumerate(queens):
        if taken == column or abs(taken - column) == row - other:  #@ test row column other
            return False
    return True

def fill(row):
    if row == n:
        print(queens)  #@ found
        return
    for column in range(n):
        if not is_safe(row, column):
            continue  #@ look row column
        queens.append(column)  #@ place row column
        fill(row + 1)
        queens.pop()  #@ lift row column
    return  #@ end row

fill(0)
