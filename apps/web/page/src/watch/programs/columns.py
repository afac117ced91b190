n = 4
queens = []  # the row of each column's queen
column, row = 0, 0

def is_safe(row, column):
    for other, taken in enumerate(queens):
        if taken == row or abs(taken - row) == column - other:  #@ test row column other
            return False
    return True

while True:
    if column == n:
        print(queens)  #@ found
    else:
        while row < n and not is_safe(row, column):
            row += 1  #@ look row column
        if row < n:
            queens.append(row)  #@ place row column
            column, row = column + 1, 0
            continue
        # no row is left  #@ end column
    if not queens:
        break
    column -= 1
    row = queens.pop() + 1  #@ lift queens[-1] column
