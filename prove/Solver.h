// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Queries to the solver with limits, under assumptions about the inputs.
#pragma once

#include "Terms.h"

#include <chrono>

namespace dxil::prove {

enum class Answer : uint8_t { No, Yes, Unknown };

class Solver {
public:
  using Clock = std::chrono::steady_clock;

  /// Roughly the solver's own steps in a second on an idle machine. Limits count steps, so that the
  /// load of the machine does not change what is proved.
  static constexpr uint64_t StepsOfSecond = 2'000'000;

  /// When all work ends.
  struct Limit {
    Clock::time_point End;
    uint64_t Steps;
  };
  /// The part of the remaining time and steps that one question may use.
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
  /// Returns the number of steps so far, including simplifications.
  uint64_t steps();

  /// Returns Yes if some inputs make the condition true, No if none do.
  Answer possible(const Term &Condition, const Share &Budget);
  Answer possible(const Term &Condition) { return possible(Condition, Share()); }
  /// Returns true if no inputs make the condition false.
  bool proves(const Term &Claim, const Share &Budget) {
    return possible(T.negated(Claim), Budget) == Answer::No;
  }
  /// The terms that a generalized condition replaces by symbols.
  enum class Unknown : uint8_t { Functions, FunctionsAndProducts };
  /// Returns true if no inputs make the condition true for any results of its uninterpreted
  /// functions, and, if `What` says so, for any results of integer products and quotients.
  bool refutesGeneralized(const Term &Condition, const Share &Budget, Unknown What);
  /// Returns the inputs of the last Yes.
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
  z3::solver Counter; ///< counts the steps of all solvers of its context
  uint64_t Steps = 0;
  std::vector<Term> Assumptions;
  /// Generalized assumptions, by the assumption's id.
  std::map<std::pair<unsigned, Unknown>, Term> Generalized;
  /// Keeps terms alive: their ids are keys.
  std::vector<Term> Keep;
  std::optional<z3::model> Model;
  std::string Reason;
};

} // namespace dxil::prove
