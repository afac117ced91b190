N = 4
QUEENS = [] # the row of each column's queen
column = 0
row = 0

def safe?(row, column)
  QUEENS.each_with_index.all? do |taken, other|
    taken != row && (taken - row).abs != column - other #@ test row column other
  end
end

loop do
  if column == N
    p QUEENS #@ found
  else
    until row == N || safe?(row, column)
      row += 1 #@ look row column
    end
    if row < N
      QUEENS.push(row) #@ place row column
      column += 1
      row = 0
      next
    end
    # no row is left #@ end column
  end
  break if QUEENS.empty?
  column -= 1
  row = QUEENS.pop + 1 #@ lift QUEENS[column] column
end
