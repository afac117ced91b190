N = 4
QUEENS = [] # the row of each column's queen

def safe?(column, row)
  QUEENS.each_with_index.all? do |taken, other|
    taken != row && (taken - row).abs != column - other #@ test row column other
  end
end

def fill(column)
  if column == N
    p QUEENS #@ found
    return
  end
  N.times do |row|
    unless safe?(column, row)
      next #@ look row column
    end
    QUEENS.push(row) #@ place row column
    fill(column + 1)
    QUEENS.pop #@ lift row column
  end
  return #@ end column
end

fill(0)
