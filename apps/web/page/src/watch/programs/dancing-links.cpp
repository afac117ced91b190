#include <iostream>
#include <utility>
#include <vector>

constexpr int n = 4;
std::vector<std::pair<int, int>> queens;  // the row and column of each

struct Node {
    Node *left = this, *right = this, *up = this, *down = this;
    Node* item = nullptr;
    int size = 0, row = 0, column = 0;
};
Node root;
Node lines[2 * n];                           // rows, then columns: each must be covered
Node rising[2 * n - 1], falling[2 * n - 1];  // diagonals: each may be
Node options[n][n][4];

void set_up() {
    for (Node& item : lines) {
        item.left = root.left;
        item.right = &root;
        item.left->right = root.left = &item;
    }
    for (int row = 0; row < n; ++row) {
        for (int column = 0; column < n; ++column) {
            Node* items[] = {&lines[row], &lines[n + column], &rising[row + column], &falling[row - column + n - 1]};
            for (int k = 0; k < 4; ++k) {
                Node& node = options[row][column][k];
                node.item = items[k];
                node.row = row;
                node.column = column;
                node.up = items[k]->up;
                node.down = items[k];
                node.up->down = items[k]->up = &node;
                ++items[k]->size;
            }
        }
    }
}

void cover(Node* item) {
    item->left->right = item->right;
    item->right->left = item->left;
    for (Node* node = item->down; node != item; node = node->down) {
        for (Node& other : options[node->row][node->column]) {
            if (&other == node) continue;
            other.up->down = other.down;
            other.down->up = other.up;
            --other.item->size;
        }
    }
}

void uncover(Node* item) {
    for (Node* node = item->up; node != item; node = node->up) {
        for (Node& other : options[node->row][node->column]) {
            if (&other == node) continue;
            other.up->down = other.down->up = &other;
            ++other.item->size;
        }
    }
    item->left->right = item->right->left = item;
}

void search() {
    Node* item = root.right;
    if (item == &root) {
        for (auto [row, column] : queens) std::cout << row << ',' << column << ' ';  //@ found
        std::cout << '\n';
        return;
    }
    for (Node* each = item; each != &root; each = each->right) {
        if (each->size < item->size) item = each;
    }
    cover(item);
    for (Node* node = item->down; node != item; node = node->down) {
        Node(&option)[4] = options[node->row][node->column];
        for (int k = 0; k < 4; ++k) {
            if (&option[k] != node) cover(option[k].item);
        }
        queens.push_back({node->row, node->column});  //@ place node->row node->column
        search();
        queens.pop_back();  //@ lift node->row node->column
        for (int k = 3; k >= 0; --k) {
            if (&option[k] != node) uncover(option[k].item);
        }
    }
    uncover(item);
}  //@ end item-lines

int main() {
    set_up();
    search();
}
