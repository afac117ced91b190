const n = 4;
const queens = []; // the row of each column's queen
let column = 0;
let row = 0;

function isSafe(row, column) {
    for (const [other, taken] of queens.entries()) {
        if (taken === row || Math.abs(taken - row) === column - other) return false; //@ test row column other
    }
    return true;
}

while (true) {
    if (column === n) {
        console.log(queens.join(" ")); //@ found
    } else {
        while (row < n && !isSafe(row, column)) {
            row++; //@ look row column
        }
        if (row < n) {
            queens.push(row); //@ place row column
            column++;
            row = 0;
            continue;
        }
        // no row is left //@ end column
    }
    if (queens.length === 0) break;
    column--;
    row = queens.pop() + 1; //@ lift queens[column] column
}
