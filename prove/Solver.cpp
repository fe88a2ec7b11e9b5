// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Solver.h"

#include <algorithm>

namespace dxil::prove {

/// The most nodes of a condition that is generalized.
static constexpr size_t MostNodes = 3000;

void Solver::assume(const Term &Condition) {
  for (const Term &Each : Assumptions)
    if (z3::eq(Each, Condition))
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

/// Returns true for a product or quotient of integers on which the solver takes long.
static bool isDear(const Term &E, const Terms &T) {
  const Z3_decl_kind Kind = E.decl().decl_kind();
  return isDivision(Kind) || (Kind == Z3_OP_BMUL && (E.num_args() > 2 || !T.constant(E.arg(0))));
}

/// Replaces calls of uninterpreted functions and expensive operations by symbols. Returns nothing
/// for a term that is too large.
std::optional<Term> Solver::generalized(const Term &Condition, Unknown What) {
  z3::expr_vector Replaced(T.context()), Names(T.context());
  std::vector<Term> Work = {Condition};
  std::unordered_set<unsigned> VisitedIds = {Condition.id()};
  while (!Work.empty()) {
    const Term E = Work.back();
    Work.pop_back();
    if (!E.is_app() || E.num_args() == 0)
      continue;
    if (E.decl().decl_kind() == Z3_OP_UNINTERPRETED ||
        (What == Unknown::FunctionsAndProducts && isDear(E, T))) {
      Keep.push_back(E);
      Replaced.push_back(E);
      Names.push_back(
          T.context().constant(("cut." + std::to_string(E.id())).c_str(), E.get_sort()));
      continue;
    }
    for (unsigned I = 0; I < E.num_args(); ++I)
      if (VisitedIds.insert(E.arg(I).id()).second)
        Work.push_back(E.arg(I));
    if (VisitedIds.size() > MostNodes)
      return std::nullopt;
  }
  Term Result = Condition;
  return Replaced.empty() ? Result : Result.substitute(Replaced, Names);
}

bool Solver::refutesGeneralized(const Term &Condition, const Share &Budget, Unknown What) {
  const auto General = generalized(T.simplified(Condition), What);
  if (!General || isLate())
    return false;
  std::vector<Term> Facts;
  for (const Term &Each : Assumptions) {
    auto Place = Generalized.find({Each.id(), What});
    if (Place == Generalized.end()) {
      const auto GeneralFact = generalized(Each, What);
      Keep.push_back(Each);
      Place = Generalized
                  .emplace(std::pair(Each.id(), What), GeneralFact ? *GeneralFact : T.boolean(true))
                  .first;
    }
    Facts.push_back(Place->second);
  }
  z3::context &C = T.context();
  z3::solver AsBits = (z3::tactic(C, "simplify") & z3::tactic(C, "fpa2bv") &
                       z3::tactic(C, "simplify") & z3::tactic(C, "qfbv"))
                          .mk_solver();
  return ask(AsBits, *General, Facts, Budget.Part, Budget.Steps) == Answer::No;
}

Answer Solver::possible(const Term &Condition, const Share &Budget) {
  Model.reset();
  const Term Simple = T.simplified(Condition);
  if (Simple.is_false())
    return Answer::No;
  if (isLate()) {
    Reason = "time limit";
    return Answer::Unknown;
  }
  if (refutesGeneralized(Simple, {Budget.Part / 4, std::min(Budget.Steps / 4, StepsOfSecond / 8)},
                         Unknown::FunctionsAndProducts))
    return Answer::No;
  z3::context &C = T.context();
  // Translates functions and floats to bits for a SAT solver. If there are too many bits, Z3's
  // general solver is faster.
  z3::solver AsBits =
      (z3::tactic(C, "simplify") & z3::tactic(C, "fpa2bv") & z3::tactic(C, "simplify") &
       z3::tactic(C, "ackermannize_bv") & z3::tactic(C, "qfbv"))
          .mk_solver();
  const Answer Reply = ask(AsBits, Simple, Assumptions, Budget.Part / 2, Budget.Steps / 2);
  if (Reply != Answer::Unknown || isLate())
    return Reply;
  z3::solver General(C);
  return ask(General, Simple, Assumptions, Budget.Part / 2, Budget.Steps / 2);
}

Answer Solver::ask(z3::solver &S, const Term &Condition, const std::vector<Term> &Facts,
                   double Part, uint64_t AtMost) {
  const auto Time = std::chrono::duration_cast<std::chrono::milliseconds>(Most.End - Clock::now());
  const auto Left = uint64_t(double(Most.Steps - std::min(steps(), Most.Steps)) * Part);
  z3::params P(T.context());
  P.set("timeout", unsigned(std::clamp<int64_t>(int64_t(double(Time.count()) * Part), 1, 1 << 30)));
  P.set("rlimit", unsigned(std::clamp<uint64_t>(std::min(Left, AtMost), 1, 1u << 31)));
  S.set(P);
  for (const Term &Each : Facts)
    S.add(Each);
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
