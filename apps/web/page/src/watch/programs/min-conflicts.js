const n = 4;
const queens = []; // the column of each row's queen
const rows = [...Array(n).keys()];
const draw = (list) => list[Math.floor(Math.random() * list.length)];

const attackers = (row, column) => queens.filter((taken, other) =>
    other !== row && (taken === column || Math.abs(taken - column) === Math.abs(other - row))).length;

function best(row) { // where the fewest attack, but not where the queen stands
    const columns = rows.filter((column) => column !== queens[row]);
    const fewest = Math.min(...columns.map((column) => attackers(row, column)));
    return columns.filter((column) => attackers(row, column) === fewest);
}

for (const row of rows) {
    const column = draw(best(row));
    queens.push(column); //@ place row column
}
for (let moves = 0; ; moves++) {
    const attacked = rows.filter((row) => attackers(row, queens[row]) > 0);
    if (attacked.length === 0) {
        console.log(queens.join(" ")); //@ found
        break;
    }
    if (moves === 1000) {
        console.log("stuck"); //@ end -1
        break;
    }
    const row = draw(attacked);
    const column = draw(best(row)); //@ look row queens[row]
    queens[row] = column; //@ move row column
}
