const n = 4;
const queens = []; // the row and column of each
const rows = [...Array(n).keys()];
const left = rows.map(() => Array(n).fill(true)); // squares that no queen attacks

const count = (row) => left[row].filter(Boolean).length;
const isFilled = (row) => queens.some(([taken]) => taken === row);

function ruleOut(row, column) {
    const gone = [];
    for (const other of rows.filter((each) => !isFilled(each))) {
        for (const taken of rows) {
            const apart = Math.abs(taken - column);
            if (!left[other][taken] || (apart !== 0 && apart !== Math.abs(other - row))) continue;
            left[other][taken] = false; //@ rule_out other taken
            gone.push([other, taken]);
        }
        if (count(other) === 0) break; // a dead end
    }
    return gone;
}

function fill() {
    const open = rows.filter((each) => !isFilled(each));
    if (open.length === 0) {
        console.log(queens.join(" ")); //@ found
        return;
    }
    const row = open.reduce((best, each) => (count(each) < count(best) ? each : best));
    for (let column = 0; column < n; column++) {
        if (!left[row][column]) continue;
        queens.push([row, column]); //@ place row column
        const gone = ruleOut(row, column);
        fill();
        queens.pop(); //@ lift row column
        for (const [other, taken] of gone.reverse()) {
            left[other][taken] = true; //@ allow other taken
        }
    }
} //@ end row

fill();
