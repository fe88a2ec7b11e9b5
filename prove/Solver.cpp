// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Solver.h"

#include <algorithm>

namespace dxil::prove {

void Solver::assume(const Term &Condition) {
  for (const Term &Known : Assumptions)
    if (z3::eq(Known, Condition))
      return;
  Assumptions.push_back(Condition);
}

uint64_t Solver::steps() {
  const z3::stats All = Counter.statistics();
  for (unsigned I = 0; I < All.size(); ++I)
    if (All.key(I) == "rlimit count") // of 32 bits
      Steps += uint32_t(All.uint_value(I) - uint32_t(Steps));
  return Steps;
}

Answer Solver::possible(const Term &Condition, const Share &Of) {
  Model.reset();
  const Term Simple = T.simplified(Condition);
  if (Simple.is_false())
    return Answer::No;
  if (isLate()) {
    Reason = "time limit";
    return Answer::Unknown;
  }
  z3::context &C = T.context();
  // First, functions and floats become bits, which a solver of propositions decides. Z3's general
  // solver is better where that gives too many bits.
  z3::solver AsBits =
      (z3::tactic(C, "simplify") & z3::tactic(C, "fpa2bv") & z3::tactic(C, "simplify") &
       z3::tactic(C, "ackermannize_bv") & z3::tactic(C, "qfbv"))
          .mk_solver();
  const Answer Found = ask(AsBits, Simple, Of.Part / 2, Of.Steps / 2);
  if (Found != Answer::Unknown || isLate())
    return Found;
  z3::solver General(C);
  return ask(General, Simple, Of.Part / 2, Of.Steps / 2);
}

Answer Solver::ask(z3::solver &S, const Term &Condition, double Part, uint64_t AtMost) {
  const auto Time = std::chrono::duration_cast<std::chrono::milliseconds>(Most.End - Clock::now());
  const auto Left = uint64_t(double(Most.Steps - std::min(steps(), Most.Steps)) * Part);
  z3::params P(T.context());
  P.set("timeout", unsigned(std::clamp<int64_t>(int64_t(double(Time.count()) * Part), 1, 1 << 30)));
  P.set("rlimit", unsigned(std::clamp<uint64_t>(std::min(Left, AtMost), 1, 1u << 31)));
  S.set(P);
  for (const Term &Known : Assumptions)
    S.add(Known);
  S.add(Condition);
  switch (S.check()) {
  case z3::unsat: return Answer::No;
  case z3::sat: Model = S.get_model(); return Answer::Yes;
  default:
    Reason = S.reason_unknown();
    Reason = Reason == "timeout" || Reason == "canceled" ||
                     Reason.find("resource limit") != std::string::npos
                 ? "time limit"
                 : "the solver gives up: " + Reason;
    return Answer::Unknown;
  }
}

} // namespace dxil::prove
