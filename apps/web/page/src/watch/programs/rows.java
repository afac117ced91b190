class Queens {
    static final int n = 4;
    static final int[] queens = new int[n]; // the column of each row's queen

    static boolean isSafe(int row, int column) {
        for (int other = 0; other < row; other++) {
            int taken = queens[other];
            if (taken == column || Math.abs(taken - column) == row - other) return false; //@ test row column other
        }
        return true;
    }

    static void fill(int row) {
        if (row == n) {
            System.out.println(java.util.Arrays.toString(queens)); //@ found
            return;
        }
        for (int column = 0; column < n; column++) {
            if (!isSafe(row, column)) {
                continue; //@ look row column
            }
            queens[row] = column; //@ place row column
            fill(row + 1);
            queens[row] = -1; //@ lift row column
        }
    } //@ end row

    public static void main(String[] arguments) {
        fill(0);
    }
}
