// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Solver.h"

namespace dxil::prove {

void Solver::assume(const Term &Condition) {
  for (const Term &Known : Assumptions)
    if (z3::eq(Known, Condition))
      return;
  Assumptions.push_back(Condition);
}

Answer Solver::possible(const Term &Condition, std::chrono::milliseconds Most) {
  Model.reset();
  const Term Simple = T.simplified(Condition);
  if (Simple.is_false())
    return Answer::No;
  const auto Left = std::chrono::duration_cast<std::chrono::milliseconds>(Deadline - Clock::now());
  const auto Limit = std::min(Left, Most);
  if (Limit.count() <= 0) {
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
  const Answer Found = ask(AsBits, Simple, Limit / 2);
  if (Found != Answer::Unknown)
    return Found;
  z3::solver General(C);
  return ask(General, Simple, Limit / 2);
}

Answer Solver::ask(z3::solver &S, const Term &Condition, std::chrono::milliseconds Most) {
  z3::params P(T.context());
  P.set("timeout", unsigned(std::max<int64_t>(Most.count(), 1)));
  S.set(P);
  for (const Term &Known : Assumptions)
    S.add(Known);
  S.add(Condition);
  switch (S.check()) {
  case z3::unsat: return Answer::No;
  case z3::sat: Model = S.get_model(); return Answer::Yes;
  default:
    Reason = S.reason_unknown() == "timeout" || S.reason_unknown() == "canceled"
                 ? "time limit"
                 : "the solver gives up: " + S.reason_unknown();
    return Answer::Unknown;
  }
}

} // namespace dxil::prove
