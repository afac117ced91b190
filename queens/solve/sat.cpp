// SPDX-License-Identifier: MIT
// The puzzle as clauses, given to CaDiCaL [Biere, Fazekas, Fleury, Heisinger 2020]. It learns clauses from dead ends,
// and can write all it learns as a proof that there is no solution.
#include <algorithm>
#include <atomic>
#include <cadical.hpp>
#include <cerrno>
#include <cstdio>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "queens/board/failure.hpp"
#include "queens/encode.hpp"
#include "queens/solve/method.hpp"

namespace queens::solving {
namespace {

constexpr int satisfiable = 10;
constexpr int unsatisfiable = 20;

/// Is asked by the solver now and then.
class Stopper : public CaDiCaL::Terminator {
  public:
    explicit Stopper(Meter& meter) : meter_(meter) {}
    bool terminate() override { return !meter_.look_now(); }

  private:
    Meter& meter_;
};

/// Takes away a solver that is needed no more. To free millions of clauses takes half a second: who asked to stop
/// does not wait for that. Then the solver is left until the next one is, or to the end of the program.
class LeftBehind {
  public:
    explicit LeftBehind(const Meter& meter) : meter_(meter) {}
    void operator()(CaDiCaL::Solver* solver) const {
        static std::atomic<CaDiCaL::Solver*> last = nullptr;
        if (is_cut_short(meter_.ended_by())) solver = last.exchange(solver);
        delete solver;
    }

  private:
    const Meter& meter_;
};

/// In a proof every clause is to follow by unit propagation; these techniques may go beyond that.
void keep_proof_simple(CaDiCaL::Solver& solver) {
    for (const char* technique : {"elim", "block", "cover", "condition"}) solver.set(technique, 0);
    solver.set("binary", 0);
}

/// What the solver writes to. It does not look whether that is possible.
class ProofFile {
  public:
    ProofFile() = default;
    ProofFile(const ProofFile&) = delete;
    ProofFile& operator=(const ProofFile&) = delete;
    ~ProofFile() {
        if (file_ != nullptr) std::fclose(file_);
    }

    std::FILE* open(const std::string& name) {
        name_ = name;
        file_ = std::fopen(name.c_str(), "w");
        if (file_ == nullptr) fail_writing(name_, errno);
        return file_;
    }
    void close() {
        errno = 0;
        const bool was_written = std::ferror(file_) == 0;
        const bool is_closed = std::fclose(std::exchange(file_, nullptr)) == 0;
        if (!was_written || !is_closed) fail_writing(name_, errno != 0 ? errno : EIO);
    }

  private:
    std::string name_;
    std::FILE* file_ = nullptr;
};

/// All clauses of clauses_of, unless a limit comes first.
void add_clauses(const Puzzle& puzzle, Meter& meter, CaDiCaL::Solver& solver) {
    encode_clauses(puzzle, at_most_one_ways().front().name, [&](std::span<const int> clause) {
        for (const int literal : clause) solver.add(literal);
        solver.add(0);
        return meter.pass() ? Flow::go_on : Flow::stop;
    });
}

std::vector<int> columns_of_model(CaDiCaL::Solver& solver, int size) {
    std::vector<int> columns(static_cast<std::size_t>(size));
    for (int row = 0; row < size; ++row) {
        for (int column = 0; column < size; ++column) {
            if (solver.val(1 + row * size + column) > 0) columns[static_cast<std::size_t>(row)] = column;
        }
    }
    return columns;
}

Solution solve_by_sat(const Puzzle& puzzle, const SolveOptions& options, const Sink& sink) {
    Meter meter(options.limits, puzzle.size());
    ProofFile proof;  // is there as long as the solver
    const std::unique_ptr<CaDiCaL::Solver, LeftBehind> owner(new CaDiCaL::Solver, LeftBehind(meter));
    CaDiCaL::Solver& solver = *owner;
    solver.set("quiet", 1);
    if (!options.proof_file.empty()) {
        keep_proof_simple(solver);
        solver.trace_proof(proof.open(options.proof_file), options.proof_file.c_str());
    }
    add_clauses(puzzle, meter, solver);
    Stopper stopper(meter);
    solver.connect_terminator(&stopper);
    if (options.limits.nodes) {
        solver.limit("decisions", static_cast<int>(std::min<std::uint64_t>(*options.limits.nodes, 2'000'000'000)));
    }
    const int answer = meter.look_now() ? solver.solve() : 0;
    Solution solution{.verdict = Verdict::gave_up};
    if (answer == unsatisfiable) solution.verdict = Verdict::impossible;
    if (answer == satisfiable) {
        solution.verdict = Verdict::solved;
        const std::vector<int> columns = columns_of_model(solver, puzzle.size());
        sink({.queens = PlacementView(columns), .number = 1});
    }
    solver.disconnect_terminator();
    if (!options.proof_file.empty()) {
        solver.close_proof_trace();
        proof.close();
    }
    if (answer == 0) solution.ended_by = meter.ended_by() != EndedBy::end ? meter.ended_by() : EndedBy::node_limit;
    solution.elapsed = meter.elapsed();
    return solution;
}

}  // namespace

const Method sat_method = {
    .summary = {.name = "sat",
                .summary = "method.sat",
                .largest_size = largest_size_as_clauses,
                .takes_any_puzzle = true,
                .writes_proofs = true},
    .solve = solve_by_sat,
};

}  // namespace queens::solving
