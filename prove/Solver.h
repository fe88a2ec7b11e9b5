// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Queries to the solver, with limits, and the assumptions about the inputs.
#pragma once

#include "Terms.h"

#include <chrono>

namespace dxil::prove {

enum class Answer : uint8_t { No, Yes, Unknown };

class Solver {
public:
  using Clock = std::chrono::steady_clock;

  /// The solver's own steps on an idle machine in a second, roughly. Limits count these steps: what
  /// is proved does not depend on what else the machine does.
  static constexpr uint64_t StepsOfSecond = 2'000'000;

  /// The end of all work.
  struct Limit {
    Clock::time_point End;
    uint64_t Steps;
  };
  /// What one question may take of the rest.
  struct Share {
    double Part = 1;
    uint64_t Steps = ~uint64_t(0);
  };

  Solver(Terms &T, const Limit &Most) : T(T), Most(Most), Counter(T.context()) {}

  Terms &terms() { return T; }
  /// Assumes a condition on inputs, such as that a thread is in its group.
  void assume(const Term &Condition);
  /// Forgets all assumptions but the first ones.
  void forgetAssumptions(size_t Count) {
    Assumptions.erase(Assumptions.begin() + long(Count), Assumptions.end());
  }
  void extend(const Limit &To) { Most = To; }
  bool isLate() { return Clock::now() >= Most.End || steps() >= Most.Steps; }
  /// Returns the steps so far, those of simplifications among them.
  uint64_t steps();

  /// Returns Yes if some inputs make the condition true, No if none do.
  Answer possible(const Term &Condition, const Share &Budget);
  Answer possible(const Term &Condition) { return possible(Condition, Share()); }
  /// Returns true if no inputs make the condition false.
  bool proves(const Term &Claim, const Share &Budget) {
    return possible(T.negated(Claim), Budget) == Answer::No;
  }
  /// What conditions are proved without knowing.
  enum class Unknown : uint8_t { Functions, FunctionsAndProducts };
  /// Returns true if no inputs make the condition true, whatever unknown functions in it give, and
  /// products and quotients of integers.
  bool refutesGeneralized(const Term &Condition, const Share &Budget, Unknown What);
  /// Returns the inputs that the last Yes found.
  const std::optional<z3::model> &model() const { return Model; }
  /// Why the last answer was Unknown.
  const std::string &reason() const { return Reason; }
  const std::vector<Term> &assumptions() const { return Assumptions; }

private:
  std::optional<Term> generalized(const Term &Condition, Unknown What);
  Answer ask(z3::solver &S, const Term &Condition, const std::vector<Term> &Facts, double Part,
             uint64_t Steps);

  Terms &T;
  Limit Most;
  z3::solver Counter; ///< knows the steps of its context
  uint64_t Steps = 0;
  std::vector<Term> Assumptions;
  std::map<std::pair<unsigned, Unknown>, Term> Generalized; ///< assumptions
  std::vector<Term> Keep;                                   ///< terms whose ids are names
  std::optional<z3::model> Model;
  std::string Reason;
};

} // namespace dxil::prove
