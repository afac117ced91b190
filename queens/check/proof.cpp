// SPDX-License-Identifier: MIT
#include "queens/check.hpp"
#include "queens/check/rup.hpp"

namespace queens {
namespace {

/// False: a limit came first.
bool add_all(const Clauses& clauses, Meter& meter, checking::RupChecker& checker) {
    for (std::span<const int> rest = clauses.literals; !rest.empty();) {
        if (!meter.pass()) return false;
        std::size_t length = 0;
        while (rest[length] != 0) ++length;
        checker.add(rest.first(length));
        rest = rest.subspan(length + 1);
    }
    return true;
}

}  // namespace

ProofCheck check_proof(const Clauses& clauses, const ProofSteps& next, const Limits& limits) {
    Meter meter(limits, 1000);
    checking::RupChecker checker;
    if (!add_all(clauses, meter, checker)) return {.ended_by = meter.ended_by()};
    ProofCheck result;
    while (const auto step = next()) {
        ++result.steps;
        if (!(step->is_deletion ? meter.pass() : meter.spend())) {
            result.ended_by = meter.ended_by();
            return result;
        }
        if (step->is_deletion) {
            checker.remove(step->literals);
            continue;
        }
        if (!checker.follows(step->literals)) {
            result.unproved = *step;
            return result;
        }
        if (step->literals.empty()) {
            result.is_accepted = true;
            return result;
        }
        checker.add(step->literals);
    }
    return result;
}

}  // namespace queens
