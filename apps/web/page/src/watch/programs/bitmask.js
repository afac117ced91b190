const n = 4;
const all = (1 << n) - 1; // a bit for each column
const queens = []; // the column of each row's queen

function fill(row, columns, rising, falling) {
    if (row === n) {
        console.log(queens.join(" ")); //@ found
        return;
    }
    let free = all & ~(columns | rising | falling);
    while (free !== 0) {
        const queen = free & -free; // the lowest bit that is set
        const column = 31 - Math.clz32(queen);
        free ^= queen;
        queens.push(column); //@ place row column
        fill(row + 1, columns | queen, (rising | queen) >> 1, (falling | queen) << 1);
        queens.pop(); //@ lift row column
    }
} //@ end row

fill(0, 0, 0, 0);
