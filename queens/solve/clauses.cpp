// SPDX-License-Identifier: MIT
// The puzzle as clauses. Variable 1 + row · n + column says that a queen stands on the square; those after n² only
// help to say "at most one of these", in one of three ways by the number of squares:
//     pairwise    no two of them: short for a few
//     sequential  each knows whether one came before it [Sinz 2005]
//     product     the squares are put on a grid, whose rows and columns have at most one each [Chen 2010]
#include <initializer_list>
#include <utility>
#include <vector>

#include "queens/board/table.hpp"
#include "queens/solve.hpp"

namespace queens {
namespace solving {
namespace {

constexpr std::size_t largest_pairwise = 6;
constexpr std::size_t largest_sequential = 40;

class Encoder {
  public:
    explicit Encoder(const Puzzle& puzzle) : puzzle_(puzzle), size_(puzzle.size()) {
        clauses_.variables = size_ * size_;
    }

    Clauses encode() {
        add_squares();
        for (const Line line : all_lines) {
            for (const Squares& squares : squares_by(line)) add_line(line, squares);
        }
        return std::move(clauses_);
    }

  private:
    [[nodiscard]] int variable(Square square) const noexcept { return 1 + square.row * size_ + square.column; }

    /// What is given holds; what is forbidden does not.
    void add_squares() {
        for (const Square given : puzzle_.given()) add({variable(given)});
        is_forbidden_.assign(static_cast<std::size_t>(size_) * static_cast<std::size_t>(size_), false);
        for (int row = 0; row < size_; ++row) {
            for (int column = 0; column < size_; ++column) {
                if (puzzle_.is_empty() || puzzle_.refusal({row, column}) == Refusal::none) continue;
                add({-variable({row, column})});
                is_forbidden_[static_cast<std::size_t>(variable({row, column}) - 1)] = true;
            }
        }
    }

    /// The squares of one line, in the order of their variables.
    struct Squares {
        std::vector<int> all, free;
    };

    [[nodiscard]] std::vector<Squares> squares_by(Line line) const {
        std::vector<Squares> squares(static_cast<std::size_t>(line_count(puzzle_.rule(), size_, line)));
        for (int row = 0; row < size_; ++row) {
            for (int column = 0; column < size_; ++column) {
                auto& [all, free] =
                    squares[static_cast<std::size_t>(line_index(puzzle_.rule(), size_, line, {row, column}))];
                const int square = variable({row, column});
                all.push_back(square);
                if (!is_forbidden_[static_cast<std::size_t>(square - 1)]) free.push_back(square);
            }
        }
        return squares;
    }

    /// On a torus n queens stand on n different diagonals: every one has a queen. Where no square is free, the
    /// forbidden ones are named, for the empty clause would be taken for a proof.
    void add_line(Line line, const Squares& squares) {
        const bool is_diagonal = line == Line::rising || line == Line::falling;
        const bool must_have_queen = !is_diagonal || puzzle_.rule() == Rule::torus;
        if (must_have_queen) add(squares.free.empty() ? squares.all : squares.free);
        add_at_most_one(squares.free);
    }

    void add_at_most_one(const std::vector<int>& variables) {
        if (variables.size() <= largest_pairwise) return add_pairwise(variables);
        if (variables.size() <= largest_sequential) return add_sequential(variables);
        add_product(variables);
    }

    void add_pairwise(const std::vector<int>& variables) {
        for (std::size_t i = 0; i < variables.size(); ++i) {
            for (std::size_t k = i + 1; k < variables.size(); ++k) add({-variables[i], -variables[k]});
        }
    }

    void add_sequential(const std::vector<int>& variables) {
        int is_before = 0;  // whether one of the squares so far has a queen
        for (std::size_t i = 0; i < variables.size(); ++i) {
            if (i > 0) add({-is_before, -variables[i]});
            if (i + 1 == variables.size()) break;
            const int is_here = new_variable();
            add({-variables[i], is_here});
            if (i > 0) add({-is_before, is_here});
            is_before = is_here;
        }
    }

    void add_product(const std::vector<int>& variables) {
        std::size_t width = 1;
        while (width * width < variables.size()) ++width;
        std::vector<int> rows((variables.size() + width - 1) / width);
        std::vector<int> columns(width);
        for (int& row : rows) row = new_variable();
        for (int& column : columns) column = new_variable();
        for (std::size_t i = 0; i < variables.size(); ++i) {
            add({-variables[i], rows[i / width]});
            add({-variables[i], columns[i % width]});
        }
        add_at_most_one(rows);
        add_at_most_one(columns);
    }

    int new_variable() noexcept { return ++clauses_.variables; }
    void add(std::initializer_list<int> clause) { clauses_.add({clause.begin(), clause.size()}); }
    void add(const std::vector<int>& clause) { clauses_.add(clause); }

    const Puzzle& puzzle_;
    int size_;
    std::vector<bool> is_forbidden_;
    Clauses clauses_;
};

}  // namespace
}  // namespace solving

Clauses clauses_of(const Puzzle& puzzle) {
    check_size("kind.method", "sat", puzzle.size(), 0, largest_size_as_clauses);
    return solving::Encoder(puzzle).encode();
}

}  // namespace queens
