const n = 4;
const queens = []; // the column of each row's queen

function isAttacked(row) { // by a queen above
    for (let other = 0; other < row; other++) {
        const apart = Math.abs(queens[other] - queens[row]);
        if (apart === 0 || apart === row - other) return true; //@ test row queens[row] other
    }
    return false;
}

function test() {
    for (let row = 0; row < n; row++) {
        if (isAttacked(row)) {
            return; //@ look row queens[row]
        }
    }
    console.log(queens.join(" ")); //@ found
}

function fill(row) {
    if (row === n) {
        test();
        return;
    }
    for (let column = 0; column < n; column++) {
        queens.push(column); //@ place row column
        fill(row + 1);
        queens.pop(); //@ lift row column
    }
} //@ end row

fill(0);
