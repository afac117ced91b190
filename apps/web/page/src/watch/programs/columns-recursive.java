class Queens {
    static final int n = 4;
    static final int[] queens = new int[n]; // the row of each column's queen

    static boolean isSafe(int column, int row) {
        for (int other = 0; other < column; other++) {
            int taken = queens[other];
            if (taken == row || Math.abs(taken - row) == column - other) return false; //@ test row column other
        }
        return true;
    }

    static void fill(int column) {
        if (column == n) {
            System.out.println(java.util.Arrays.toString(queens)); //@ found
            return;
        }
        for (int row = 0; row < n; row++) {
            if (!isSafe(column, row)) {
                continue; //@ look row column
            }
            queens[column] = row; //@ place row column
            fill(column + 1);
            queens[column] = -1; //@ lift row column
        }
    } //@ end column

    public static void main(String[] arguments) {
        fill(0);
    }
}
