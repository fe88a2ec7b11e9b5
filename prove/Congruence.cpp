// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Congruence.h"

namespace dxil::prove {

/// The solver's budget for one question.
static constexpr Solver::Share QuestionShare{0.1, Solver::StepsOfSecond / 16};
/// The most questions for one pair of values.
static constexpr unsigned MostQuestions = 48;
/// The most pairs of terms that the proof of one pair of values visits.
static constexpr unsigned MostVisits = 20000;
/// The most calls of uninterpreted functions that one question compares.
static constexpr size_t MostCalls = 24;

bool Congruence::areEqual(const Term &A, const Term &B, const Term &Where, unsigned Depth) {
  if (z3::eq(A, B) || Where.is_false())
    return true;
  if (!Depth || (T.constant(A) && T.constant(B)) || !z3::eq(A.get_sort(), B.get_sort()) ||
      ++Visits > MostVisits || !Equal.mayBeEqual(A, B, Where))
    return false;
  const Key Pair{A.id(), B.id(), Where.id()};
  if (const auto Former = Results.find(Pair); Former != Results.end())
    return Former->second;
  Results[Pair] = false; // the proof of the pair must not rest on the pair itself
  for (const Term &Each : {A, B, Where})
    Keep.push_back(Each);
  return Results[Pair] = areEqualByParts(A, B, Where, Depth - 1) ||
                         areEqualByCases(A, B, Where, Depth - 1) ||
                         areEqualBySolver(A, B, Where, Depth - 1);
}

/// Returns true for an operator whose two operands may be exchanged.
static bool commutes(const Term &E) {
  if (E.num_args() != 2)
    return false;
  switch (E.decl().decl_kind()) {
  case Z3_OP_EQ:
  case Z3_OP_BADD:
  case Z3_OP_BMUL:
  case Z3_OP_BAND:
  case Z3_OP_BOR:
  case Z3_OP_BXOR:
  case Z3_OP_AND:
  case Z3_OP_OR: return true;
  default: return false;
  }
}

bool Congruence::haveEqualOperands(const Term &A, const Term &B, const Term &Where,
                                   unsigned Depth) {
  const bool IsChoice = A.is_ite();
  for (unsigned I = 0; I < A.num_args(); ++I) {
    const Term Here =
        IsChoice && I ? T.both(Where, I == 1 ? A.arg(0) : T.negated(A.arg(0))) : Where;
    if (!areEqual(A.arg(I), B.arg(I), Here, Depth))
      return false;
  }
  return true;
}

bool Congruence::areEqualByParts(const Term &A, const Term &B, const Term &Where, unsigned Depth) {
  if (!A.is_app() || !B.is_app() || !A.num_args() || A.num_args() != B.num_args() ||
      !z3::eq(A.decl(), B.decl()))
    return false;
  const bool IsSymmetric = commutes(A) || T.isSymmetric(A);
  const bool IsExchanged =
      IsSymmetric && (z3::eq(A.arg(0), B.arg(1)) || z3::eq(A.arg(1), B.arg(0)));
  if (!IsExchanged && haveEqualOperands(A, B, Where, Depth))
    return true;
  if (!IsSymmetric)
    return false;
  // The operands after the first two, such as the addend of a fused multiplication, keep their
  // order.
  for (unsigned I = 2; I < A.num_args(); ++I)
    if (!areEqual(A.arg(I), B.arg(I), Where, Depth))
      return false;
  return areEqual(A.arg(0), B.arg(1), Where, Depth) && areEqual(A.arg(1), B.arg(0), Where, Depth);
}

/// Compares each value that a term selects with the other term.
bool Congruence::areEqualByCases(const Term &A, const Term &B, const Term &Where, unsigned Depth) {
  const Term &Choice = A.is_ite() ? A : B, &Other = A.is_ite() ? B : A;
  if (!Choice.is_ite())
    return false;
  const Term Is = Choice.arg(0), Not = T.negated(Is);
  if (T.implies(Where, Is))
    return areEqual(Choice.arg(1), Other, Where, Depth);
  if (T.implies(Where, Not))
    return areEqual(Choice.arg(2), Other, Where, Depth);
  if (Splits >= MostSplits)
    return false;
  ++Splits;
  const bool Result = areEqual(Choice.arg(1), Other, T.both(Where, Is), Depth) &&
                      areEqual(Choice.arg(2), Other, T.both(Where, Not), Depth);
  --Splits;
  return Result;
}

/// Returns the outermost calls of uninterpreted functions in a term.
static std::vector<Term> callsIn(const Term &E) {
  std::vector<Term> Result, Work = {E};
  std::unordered_set<unsigned> VisitedIds = {E.id()};
  while (!Work.empty() && Result.size() <= MostCalls) {
    const Term Each = Work.back();
    Work.pop_back();
    if (!Each.is_app() || !Each.num_args())
      continue;
    if (Each.decl().decl_kind() == Z3_OP_UNINTERPRETED) {
      Result.push_back(Each);
      continue;
    }
    for (unsigned I = 0; I < Each.num_args(); ++I)
      if (VisitedIds.insert(Each.arg(I).id()).second)
        Work.push_back(Each.arg(I));
  }
  return Result;
}

/// Replaces calls in B by calls in A that are proved to be equal.
Term Congruence::withCallsOf(const Term &A, const Term &B, const Term &Where, unsigned Depth) {
  const std::vector<Term> First = callsIn(A), Second = callsIn(B);
  z3::expr_vector Calls(T.context()), Replacements(T.context());
  if (First.size() > MostCalls || Second.size() > MostCalls)
    return B;
  for (const Term &Call : Second)
    for (const Term &Other : First) {
      if (z3::eq(Call, Other))
        break;
      if (!z3::eq(Call.decl(), Other.decl()) || !areEqual(Other, Call, Where, Depth))
        continue;
      Calls.push_back(Call);
      Replacements.push_back(Other);
      break;
    }
  Term Result = B;
  return Calls.empty() ? Result : Result.substitute(Calls, Replacements);
}

bool Congruence::areEqualBySolver(const Term &A, const Term &B, const Term &Where, unsigned Depth) {
  auto IsCall = [](const Term &E) {
    return E.is_app() && E.num_args() && E.decl().decl_kind() == Z3_OP_UNINTERPRETED;
  };
  // Two calls of uninterpreted functions are equal only if their operands are: the solver cannot
  // add anything.
  if ((!A.is_bv() && !A.is_bool()) || (IsCall(A) && IsCall(B)) || S.isLate())
    return false;
  const Term Differs = T.negated(T.equal(A, withCallsOf(A, B, Where, Depth)));
  for (const Term &Claim : {Differs, T.both(Where, Differs)}) {
    if (!Questions)
      return false;
    --Questions;
    if (S.refutesGeneralized(Claim, QuestionShare, Solver::Unknown::Functions))
      return true;
    if (z3::eq(Where, When) && Where.is_true())
      return false;
  }
  return false;
}

bool provesEqual(EqualTerms &Equal, const Term &A, const Term &B, const Term &When,
                 const Solver::Share &Budget) {
  if (z3::eq(A, B) || Congruence(Equal, When, MostQuestions).proves(A, B))
    return true;
  Solver &S = Equal.solver();
  Terms &T = S.terms();
  return Equal.mayBeEqual(A, B, When) && S.proves(T.any(T.negated(When), T.equal(A, B)), Budget);
}

} // namespace dxil::prove
