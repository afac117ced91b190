N = 4
QUEENS = [] # the column of each row's queen

def safe?(row, column)
  QUEENS.each_with_index.all? do |taken, other|
    taken != column && (taken - column).abs != row - other #@ test row column other
  end
end

def fill(row)
  if row == N
    p QUEENS #@ found
    return
  end
  N.times do |column|
    unless safe?(row, column)
      next #@ look row column
    end
    QUEENS.push(column) #@ place row column
    fill(row + 1)
    QUEENS.pop #@ lift row column
  end
  return #@ end row
end

fill(0)
