const n = 4;
const queens = []; // the column of each row's queen

function isSafe(row, column) {
    for (const [other, taken] of queens.entries()) {
        if (taken === column || Math.abs(taken - column) === row - other) return false; //@ test row column other
    }
    return true;
}

function fill(row) {
    if (row === n) {
        console.log(queens.join(" ")); //@ found
        return;
    }
    for (let column = 0; column < n; column++) {
        if (!isSafe(row, column)) {
            continue; //@ look row column
        }
        queens.push(column); //@ place row column
        fill(row + 1);
        queens.pop(); //@ lift row column
    }
} //@ end row

fill(0);
