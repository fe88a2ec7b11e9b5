// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "EqualTerms.h"

#include <algorithm>

namespace dxil::prove {
namespace {

/// The most values of the first program that one value of the second is compared with.
constexpr size_t MostComparisons = 3;
/// The solver's budget for the proof that two values are equal.
constexpr Solver::Share ValueShare{0.1, Solver::StepsOfSecond / 16};
/// The solver's steps for all of these proofs together.
constexpr uint64_t MostSteps = 3 * Solver::StepsOfSecond;

uint64_t mixed(uint64_t X) {
  X = (X ^ X >> 30) * 0xbf58476d1ce4e5b9;
  X = (X ^ X >> 27) * 0x94d049bb133111eb;
  return X ^ X >> 31;
}

unsigned widthOfTerm(const Term &E) {
  return E.is_bool() ? 1 : E.is_bv() ? E.get_sort().bv_size() : 0;
}

uint64_t maskOf(unsigned Width) {
  return Width >= 64 ? ~uint64_t(0) : (uint64_t(1) << Width) - 1;
}

bool isLeaf(const Term &E) {
  return !E.is_app() || E.num_args() == 0 || widthOfTerm(E) == 0 || widthOfTerm(E) > 64;
}

int64_t asSigned(uint64_t X, unsigned Width) {
  return int64_t(X << (64 - Width)) >> (64 - Width);
}

uint64_t divided(Z3_decl_kind Kind, uint64_t X, uint64_t Y, unsigned Width) {
  const int64_t A = asSigned(X, Width), B = asSigned(Y, Width);
  const bool Wraps = B == -1; // divided by -1, the least number overflows
  switch (Kind) {
  case Z3_OP_BUDIV:
  case Z3_OP_BUDIV_I: return Y ? X / Y : ~uint64_t(0);
  case Z3_OP_BUREM:
  case Z3_OP_BUREM_I: return Y ? X % Y : X;
  case Z3_OP_BSDIV:
  case Z3_OP_BSDIV_I: return Wraps ? 0 - X : Y ? uint64_t(A / B) : A < 0 ? 1 : ~uint64_t(0);
  default: return Wraps ? 0 : Y ? uint64_t(A % B) : X;
  }
}

/// Applies the operator of term E to the numbers X and Y, its first operands. Returns nothing for
/// an operator that this function does not have.
std::optional<uint64_t> computed(const Term &E, uint64_t X, uint64_t Y) {
  const unsigned Width = widthOfTerm(E), Has = widthOfTerm(E.arg(0));
  const Z3_decl_kind Kind = E.decl().decl_kind();
  switch (Kind) {
  case Z3_OP_NOT: return !X;
  case Z3_OP_EQ:
  case Z3_OP_IFF: return X == Y;
  case Z3_OP_BNOT: return ~X;
  case Z3_OP_BNEG: return 0 - X;
  case Z3_OP_ULEQ: return X <= Y;
  case Z3_OP_UGEQ: return X >= Y;
  case Z3_OP_ULT: return X < Y;
  case Z3_OP_UGT: return X > Y;
  case Z3_OP_SLEQ: return asSigned(X, Has) <= asSigned(Y, Has);
  case Z3_OP_SGEQ: return asSigned(X, Has) >= asSigned(Y, Has);
  case Z3_OP_SLT: return asSigned(X, Has) < asSigned(Y, Has);
  case Z3_OP_SGT: return asSigned(X, Has) > asSigned(Y, Has);
  case Z3_OP_SIGN_EXT: return uint64_t(asSigned(X, Has));
  case Z3_OP_ZERO_EXT: return X;
  case Z3_OP_EXTRACT: return X >> E.lo();
  case Z3_OP_BSHL: return Y < Width ? X << Y : 0;
  case Z3_OP_BLSHR: return Y < Width ? X >> Y : 0;
  case Z3_OP_BASHR: return uint64_t(asSigned(X, Width) >> std::min<uint64_t>(Y, Width - 1));
  default: return isDivision(Kind) ? std::optional(divided(Kind, X, Y, Width)) : std::nullopt;
  }
}

/// Extends the result X of the preceding operands by Y, the value of the next one, for operators
/// with any number of operands. Returns nothing for other operators.
std::optional<uint64_t> joined(const Term &E, unsigned Operand, uint64_t X, uint64_t Y) {
  switch (E.decl().decl_kind()) {
  case Z3_OP_AND:
  case Z3_OP_BAND: return X & Y;
  case Z3_OP_OR:
  case Z3_OP_BOR: return X | Y;
  case Z3_OP_XOR:
  case Z3_OP_BXOR: return X ^ Y;
  case Z3_OP_BADD: return X + Y;
  case Z3_OP_BSUB: return X - Y;
  case Z3_OP_BMUL: return X * Y;
  case Z3_OP_CONCAT: return X << widthOfTerm(E.arg(Operand)) | Y;
  default: return std::nullopt;
  }
}

} // namespace

/// Guesses values of a symbol, or of a term that is treated as one. Some guesses are small.
EqualTerms::Signature EqualTerms::leaf(const Term &E) {
  Signature Result;
  const unsigned Width = std::max(widthOfTerm(E), 1u);
  if (const auto Constant = T.constant(E)) {
    Result.fill(*Constant);
    return Result;
  }
  for (; NumBounded < S.assumptions().size(); ++NumBounded) {
    const Term &Each = S.assumptions()[NumBounded];
    if (Each.decl().decl_kind() == Z3_OP_ULT && Each.arg(0).is_const())
      if (const auto Bound = T.constant(Each.arg(1)); Bound && *Bound)
        Bounds.emplace(Each.arg(0).decl().name().str(), *Bound);
  }
  const auto Bound = E.is_const() ? Bounds.find(E.decl().name().str()) : Bounds.end();
  for (unsigned K = 0; K < Guesses; ++K) {
    uint64_t X = mixed(E.id() * 0x9e3779b97f4a7c15 + K);
    X = K % 4 == 1 ? X % 8 : K % 4 == 2 ? X % 2 : K % 4 == 3 ? asSigned(X & 31, 5) : X;
    Result[K] = (Bound == Bounds.end() ? X : X % Bound->second) & maskOf(Width);
  }
  return Result;
}

/// Evaluates a term whose operands have signatures.
EqualTerms::Signature EqualTerms::evaluate(const Term &E) {
  const Z3_decl_kind Kind = E.decl().decl_kind();
  const unsigned Count = E.num_args();
  std::vector<const Signature *> In;
  for (unsigned I = 0; I < Count; ++I)
    In.push_back(&Signatures.at(E.arg(I).id()));
  Signature Result;
  const bool IsSymmetric = T.isSymmetric(E);
  for (unsigned K = 0; K < Guesses; ++K) {
    std::optional<uint64_t> Value = (*In[0])[K];
    if (Kind == Z3_OP_ITE) {
      Value = (*In[*Value ? 1 : 2])[K];
    } else if (Kind == Z3_OP_UNINTERPRETED) {
      uint64_t Hash = mixed(E.decl().id() + 1);
      const bool IsExchanged = IsSymmetric && (*In[1])[K] < (*In[0])[K];
      for (unsigned I = 0; I < Count; ++I)
        Hash = mixed(Hash ^ (*In[I < 2 ? I ^ unsigned(IsExchanged) : I])[K]);
      Value = K % 4 == 1 ? Hash % 8 : K % 4 == 2 ? Hash % 2 : Hash;
    } else if (Count > 1 && joined(E, 1, 0, 0)) {
      for (unsigned I = 1; I < Count; ++I)
        Value = joined(E, I, *Value, (*In[I])[K]);
    } else {
      Value = computed(E, *Value, Count > 1 ? (*In[1])[K] : 0);
    }
    if (!Value)
      return leaf(E);
    Result[K] = *Value & maskOf(widthOfTerm(E));
  }
  return Result;
}

const EqualTerms::Signature &EqualTerms::signatureOf(const Term &Value) {
  std::vector<std::pair<Term, bool>> Work = {{Value, false}};
  while (!Work.empty()) {
    const auto [E, Ready] = Work.back();
    Work.pop_back();
    if (Signatures.contains(E.id()))
      continue;
    if (isLeaf(E) || Ready) {
      Keep.push_back(E);
      Signatures.emplace(E.id(), isLeaf(E) ? leaf(E) : evaluate(E));
      continue;
    }
    Work.emplace_back(E, true);
    for (unsigned I = 0; I < E.num_args(); ++I)
      Work.emplace_back(E.arg(I), false);
  }
  return Signatures.at(Value.id());
}

/// Proves that two values are equal whatever their uninterpreted functions return.
bool EqualTerms::areEqual(const Term &A, const Term &B) {
  const uint64_t Before = S.steps();
  const Term Differs = T.negated(T.equal(A, B));
  const bool Equal =
      S.refutesGeneralized(Differs, ValueShare, Solver::Unknown::Functions) ||
      S.refutesGeneralized(Differs, ValueShare, Solver::Unknown::FunctionsAndProducts);
  Steps += S.steps() - Before;
  return Equal;
}

void EqualTerms::add(const Term &Value) {
  if (!isLeaf(Value) && Added.insert(Value.id()).second)
    Values.push_back(Value);
}

/// Returns the signature of a value over the guessed inputs that satisfy the assumptions. Values
/// that are equal for these inputs may differ for other inputs.
EqualTerms::Signature EqualTerms::maskedSignature(const Term &Value) {
  Signature Result = signatureOf(Value);
  for (unsigned K = 0; K < Guesses; ++K)
    if (!Counts[K])
      Result[K] = 0;
  return Result;
}

/// Returns the environments in which all assumptions hold. There may be none.
std::array<bool, EqualTerms::Guesses> EqualTerms::validGuesses() {
  std::array<bool, Guesses> Result;
  Result.fill(true);
  for (const Term &Each : S.assumptions()) {
    const Signature &Holds = signatureOf(Each);
    for (unsigned K = 0; K < Guesses; ++K)
      Result[K] &= Holds[K] & 1;
  }
  return Result;
}

bool EqualTerms::mayBeEqual(const Term &A, const Term &B, const Term &When) {
  if (!T.isAbstract()) // rounded operations are not evaluated
    return true;
  if (Checked != S.assumptions().size()) {
    Checked = S.assumptions().size();
    Valid = validGuesses();
  }
  const Signature &X = signatureOf(A), &Y = signatureOf(B), &Holds = signatureOf(When);
  for (unsigned K = 0; K < Guesses; ++K)
    if (Valid[K] && Holds[K] & 1 && X[K] != Y[K])
      return false;
  return true;
}

/// Sorts the values of the first program by signatures.
void EqualTerms::sortValues() {
  Counts = validGuesses();
  if (std::count(Counts.begin(), Counts.end(), true) < LeastGuesses)
    Counts.fill(true);
  for (const Term &Each : Values)
    First[maskedSignature(Each)].push_back(Each);
  Values.clear();
}

Term EqualTerms::find(const Term &Value) {
  if (isLeaf(Value) || Steps > MostSteps)
    return Value;
  if (const auto Former = Answers.find(Value.id()); Former != Answers.end())
    return Former->second;
  if (!Values.empty())
    sortValues();
  Term Result = Value;
  if (const auto Same = First.find(maskedSignature(Value));
      Same != First.end() && !Added.contains(Value.id())) {
    const std::vector<Term> &All = Same->second;
    size_t Tried = 0;
    for (size_t I = 0; I < All.size() && Tried < MostComparisons; ++I) {
      if (widthOfTerm(All[I]) != widthOfTerm(Value) || All[I].is_bool() != Value.is_bool())
        continue;
      ++Tried;
      if (areEqual(All[I], Value)) {
        Result = All[I];
        break;
      }
    }
  }
  Keep.push_back(Value);
  Answers.emplace(Value.id(), Result);
  return Result;
}

} // namespace dxil::prove
