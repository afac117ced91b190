const n = 4;
const queens = []; // the row and column of each

function newItem(name) {
    const item = { name, size: 0 };
    return Object.assign(item, { left: item, right: item, up: item, down: item });
}
const newItems = (count) => [...Array(count).keys()].map(newItem);

const root = newItem("root");
const lines = newItems(2 * n); // rows, then columns: each must be covered
for (const item of lines) {
    Object.assign(item, { left: root.left, right: root });
    item.left.right = root.left = item;
}
const rising = newItems(2 * n - 1); // diagonals: each may be
const falling = newItems(2 * n - 1);
for (let row = 0; row < n; row++) {
    for (let column = 0; column < n; column++) {
        const items = [lines[row], lines[n + column], rising[row + column], falling[row - column + n - 1]];
        const option = items.map((item) => ({ item, row, column, up: item.up, down: item }));
        for (const node of option) {
            node.option = option;
            node.up.down = node.item.up = node;
            node.item.size++;
        }
    }
}

function cover(item) {
    item.left.right = item.right;
    item.right.left = item.left;
    for (let node = item.down; node !== item; node = node.down) {
        for (const other of node.option.filter((each) => each !== node)) {
            other.up.down = other.down;
            other.down.up = other.up;
            other.item.size--;
        }
    }
}

function uncover(item) {
    for (let node = item.up; node !== item; node = node.up) {
        for (const other of node.option.filter((each) => each !== node)) {
            other.up.down = other.down.up = other;
            other.item.size++;
        }
    }
    item.left.right = item.right.left = item;
}

function search() {
    let item = root.right;
    if (item === root) {
        console.log(queens.join(" ")); //@ found
        return;
    }
    for (let each = item; each !== root; each = each.right) {
        if (each.size < item.size) item = each;
    }
    cover(item);
    for (let node = item.down; node !== item; node = node.down) {
        const { row, column } = node;
        const others = node.option.filter((each) => each !== node);
        for (const other of others) cover(other.item);
        queens.push([row, column]); //@ place row column
        search();
        queens.pop(); //@ lift row column
        for (const other of others.reverse()) uncover(other.item);
    }
    uncover(item);
} //@ end item.name

search();
