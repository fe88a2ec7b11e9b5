// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Questions to the solver, with limits of time, and what is assumed of the inputs.
#pragma once

#include "Terms.h"

#include <chrono>

namespace dxil::prove {

enum class Answer : uint8_t { No, Yes, Unknown };

class Solver {
public:
  using Clock = std::chrono::steady_clock;

  Solver(Terms &T, Clock::time_point Deadline) : T(T), Deadline(Deadline) {}

  Terms &terms() { return T; }
  /// Assumes a condition on inputs, such as that a thread is in its group.
  void assume(const Term &Condition);
  void extend(Clock::time_point To) { Deadline = To; }
  bool isLate() const { return Clock::now() >= Deadline; }

  /// Returns Yes if some inputs make the condition true, No if none do. `Most` limits the time.
  Answer possible(const Term &Condition, std::chrono::milliseconds Most);
  /// Returns true if no inputs make the condition false.
  bool proves(const Term &Claim, std::chrono::milliseconds Most) {
    return possible(T.negated(Claim), Most) == Answer::No;
  }
  /// Returns the inputs that the last Yes found.
  const std::optional<z3::model> &model() const { return Model; }
  /// Why the last answer was Unknown.
  const std::string &reason() const { return Reason; }
  const std::vector<Term> &assumptions() const { return Assumptions; }

private:
  Answer ask(z3::solver &S, const Term &Condition, std::chrono::milliseconds Most);

  Terms &T;
  Clock::time_point Deadline;
  std::vector<Term> Assumptions;
  std::optional<z3::model> Model;
  std::string Reason;
};

} // namespace dxil::prove
