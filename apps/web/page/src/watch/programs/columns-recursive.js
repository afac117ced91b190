const n = 4;
const queens = []; // the row of each column's queen

function isSafe(column, row) {
    for (const [other, taken] of queens.entries()) {
        if (taken === row || Math.abs(taken - row) === column - other) return false; //@ test row column other
    }
    return true;
}

function fill(column) {
    if (column === n) {
        console.log(queens.join(" ")); //@ found
        return;
    }
    for (let row = 0; row < n; row++) {
        if (!isSafe(column, row)) {
            continue; //@ look row column
        }
        queens.push(row); //@ place row column
        fill(column + 1);
        queens.pop(); //@ lift row column
    }
} //@ end column

fill(0);
