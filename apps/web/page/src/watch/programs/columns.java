class Queens {
    static final int n = 4;
    static final int[] queens = new int[n]; // the row of each column's queen

    static boolean isSafe(int row, int column) {
        for (int other = 0; other < column; other++) {
            int taken = queens[other];
            if (taken == row || Math.abs(taken - row) == column - other) return false; //@ test row column other
        }
        return true;
    }

    public static void main(String[] arguments) {
        int column = 0;
        int row = 0;
        while (true) {
            if (column == n) {
                System.out.println(java.util.Arrays.toString(queens)); //@ found
            } else {
                while (row < n && !isSafe(row, column)) {
                    row++; //@ look row column
                }
                if (row < n) {
                    queens[column] = row; //@ place row column
                    column++;
                    row = 0;
                    continue;
                }
                // no row is left //@ end column
            }
            if (column == 0) break;
            column--;
            row = queens[column] + 1; //@ lift queens[column] column
        }
    }
}
