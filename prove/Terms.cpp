// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Terms.h"

#include <algorithm>

namespace dxil::prove {

using meaning::widthOf;

z3::sort Terms::sortOf(ValueType T) const {
  return T == ValueType::I1 ? C.bool_sort() : C.bv_sort(widthOf(T));
}

Term Terms::number(ValueType T, uint64_t Bits) {
  if (T == ValueType::I1)
    return C.bool_val((Bits & 1) != 0);
  const unsigned Width = widthOf(T);
  return C.bv_val(Width == 64 ? Bits : Bits & ((uint64_t(1) << Width) - 1), Width);
}

std::optional<uint64_t> Terms::constant(const Term &T) const {
  if (T.is_true() || T.is_false())
    return T.is_true();
  uint64_t Value = 0;
  if (!T.is_numeral() || !T.is_bv() || !Z3_get_numeral_uint64(C, T, &Value))
    return std::nullopt;
  return Value;
}

Term Terms::negated(const Term &A) {
  if (constant(A))
    return boolean(A.is_false());
  return A.is_not() ? A.arg(0) : !A;
}

const std::unordered_set<unsigned> &Terms::conjunctsOf(const Term &T) {
  if (auto Match = Conjuncts.find(T.id()); Match != Conjuncts.end())
    return Match->second;
  std::unordered_set<unsigned> All = {T.id()};
  if (T.is_and())
    for (unsigned I = 0; I < T.num_args(); ++I) {
      const auto &Inner = conjunctsOf(T.arg(I));
      All.insert(Inner.begin(), Inner.end());
    }
  Keep.push_back(T);
  return Conjuncts.emplace(T.id(), std::move(All)).first->second;
}

bool Terms::implies(const Term &Condition, const Term &Wanted) {
  if (Wanted.is_true() || Condition.is_false() || z3::eq(Condition, Wanted))
    return true;
  const auto Has = conjunctsOf(Condition);
  if (Has.contains(Wanted.id()))
    return true;
  if (!Wanted.is_and())
    return false;
  for (unsigned I = 0; I < Wanted.num_args(); ++I)
    if (!implies(Condition, Wanted.arg(I)))
      return false;
  return true;
}

Term Terms::both(const Term &A, const Term &B) {
  if (A.is_false() || B.is_true() || implies(A, B))
    return A;
  if (B.is_false() || A.is_true() || implies(B, A))
    return B;
  const Term NotA = negated(A), NotB = negated(B);
  if (implies(A, NotB) || implies(B, NotA))
    return boolean(false);
  return A && B;
}

/// Finds the pattern of a join: (P and C) or (P and not C) is P.
Term Terms::any(const Term &A, const Term &B) {
  if (A.is_true() || B.is_false() || implies(B, A))
    return A;
  if (B.is_true() || A.is_false() || implies(A, B))
    return B;
  if (z3::eq(negated(A), B))
    return boolean(true);
  if (A.is_and() && B.is_and() && A.num_args() == 2 && B.num_args() == 2)
    for (unsigned I = 0; I < 2; ++I)
      for (unsigned J = 0; J < 2; ++J)
        if (z3::eq(A.arg(I), B.arg(J)))
          return both(A.arg(I), any(A.arg(1 - I), B.arg(1 - J)));
  for (const auto &[X, Y] : {std::pair(A, B), std::pair(B, A)})
    if (Y.is_and() && Y.num_args() == 2)
      for (unsigned I = 0; I < 2; ++I)
        if (z3::eq(negated(X), Y.arg(I)))
          return any(X, Y.arg(1 - I));
  return A || B;
}

Term Terms::select(const Term &Condition, const Term &A, const Term &B) {
  if (Condition.is_true() || z3::eq(A, B))
    return A;
  if (Condition.is_false())
    return B;
  if (A.is_true() && B.is_false())
    return Condition;
  if (A.is_false() && B.is_true())
    return negated(Condition);
  if (Condition.is_not())
    return z3::ite(Condition.arg(0), B, A);
  return z3::ite(Condition, A, B);
}

Term Terms::equal(const Term &A, const Term &B) {
  if (z3::eq(A, B))
    return boolean(true);
  const auto X = constant(A), Y = constant(B);
  if (X && Y)
    return boolean(*X == *Y);
  // A number that is a select of two constants: compares both with the other operand.
  for (const auto &[Choice, Other] : {std::pair(A, Y), std::pair(B, X)})
    if (Other && Choice.is_ite() && constant(Choice.arg(1)) && constant(Choice.arg(2)))
      return select(Choice.arg(0), boolean(*constant(Choice.arg(1)) == *Other),
                    boolean(*constant(Choice.arg(2)) == *Other));
  return A.id() < B.id() ? A == B : B == A;
}

Term Terms::asBits(const Term &T) {
  return T.is_bool() ? select(T, C.bv_val(1, 1), C.bv_val(0, 1)) : T;
}

Term Terms::fromBits(ValueType T, const Term &Bits) {
  if (T != ValueType::I1 || Bits.is_bool())
    return Bits;
  if (Bits.is_ite() && constant(Bits.arg(1)) && constant(Bits.arg(2)))
    return select(Bits.arg(0), boolean(*constant(Bits.arg(1)) != 0),
                  boolean(*constant(Bits.arg(2)) != 0));
  return equal(Bits, C.bv_val(1, 1));
}

Term Terms::folded(const Term &T) {
  for (unsigned I = 0; I < T.num_args(); ++I)
    if (!T.arg(I).is_numeral() && !T.arg(I).is_true() && !T.arg(I).is_false())
      return T;
  return T.simplify();
}

Term Terms::simplified(const Term &T) {
  if (T.is_numeral() || T.is_true() || T.is_false())
    return T;
  if (auto Match = Simplified.find(T.id()); Match != Simplified.end())
    return Match->second;
  Term Result = T.simplify();
  Keep.push_back(T);
  Simplified.emplace(T.id(), Result);
  return Result;
}

Term Terms::extract(const Term &T, unsigned High, unsigned Low) {
  if (Low == 0 && High + 1 == T.get_sort().bv_size())
    return T;
  if (T.decl().decl_kind() == Z3_OP_CONCAT && T.num_args() == 2) {
    const unsigned Split = T.arg(1).get_sort().bv_size();
    if (High < Split)
      return extract(T.arg(1), High, Low);
    if (Low >= Split)
      return extract(T.arg(0), High - Split, Low - Split);
  }
  return folded(T.extract(High, Low));
}

Term Terms::joined(const Term &High, const Term &Low) {
  if (High.decl().decl_kind() == Z3_OP_EXTRACT && Low.decl().decl_kind() == Z3_OP_EXTRACT &&
      z3::eq(High.arg(0), Low.arg(0)) && High.lo() == Low.hi() + 1)
    return extract(High.arg(0), High.hi(), Low.lo());
  return folded(z3::concat(High, Low));
}

Term Terms::resized(const Term &T, unsigned Width, bool Signed) {
  const unsigned Has = T.get_sort().bv_size();
  if (Width == Has)
    return T;
  if (T.is_ite() && constant(T.arg(1)) && constant(T.arg(2)))
    return select(T.arg(0), resized(T.arg(1), Width, Signed), resized(T.arg(2), Width, Signed));
  if (Width < Has)
    return extract(T, Width - 1, 0);
  return folded(Signed ? z3::sext(T, Width - Has) : z3::zext(T, Width - Has));
}

unsigned Terms::trailingZeros(const Term &T, unsigned Depth) {
  const unsigned Width = T.get_sort().bv_size();
  if (const auto Value = constant(T)) {
    unsigned Count = 0;
    while (Count < Width && !(*Value >> Count & 1))
      ++Count;
    return Count;
  }
  if (Depth > 16)
    return 0;
  auto Zeros = [&](unsigned I) { return trailingZeros(T.arg(I), Depth + 1); };
  unsigned Least = Width, Sum = 0;
  switch (T.decl().decl_kind()) {
  case Z3_OP_BADD:
  case Z3_OP_BSUB:
  case Z3_OP_BOR:
  case Z3_OP_BXOR:
    for (unsigned I = 0; I < T.num_args(); ++I)
      Least = std::min(Least, Zeros(I));
    return Least;
  case Z3_OP_BMUL:
    for (unsigned I = 0; I < T.num_args(); ++I)
      Sum += Zeros(I);
    return std::min(Sum, Width);
  case Z3_OP_BAND:
    for (unsigned I = 0; I < T.num_args(); ++I)
      Sum = std::max(Sum, Zeros(I));
    return Sum;
  case Z3_OP_BSHL:
    if (const auto Amount = constant(T.arg(1)))
      return unsigned(std::min<uint64_t>(*Amount + Zeros(0), Width));
    return Zeros(0);
  case Z3_OP_ITE: return std::min(Zeros(1), Zeros(2));
  case Z3_OP_CONCAT: {
    const unsigned Last = T.num_args() - 1, Low = Zeros(Last);
    return Low == T.arg(Last).get_sort().bv_size() && Last == 1 ? Low + Zeros(0) : Low;
  }
  case Z3_OP_ZERO_EXT:
  case Z3_OP_SIGN_EXT: return Zeros(0);
  default: return 0;
  }
}

Term Terms::symbol(const std::string &Name, ValueType Type) {
  return C.constant(Name.c_str(), sortOf(Type));
}

Term Terms::function(const std::string &Name, ValueType Type, std::span<const Term> In) {
  if (In.empty())
    return symbol(Name, Type);
  z3::sort_vector Sorts(C);
  z3::expr_vector Operands(C);
  std::string Full = Name;
  for (const Term &T : In) {
    Sorts.push_back(T.get_sort());
    Operands.push_back(T);
    Full += T.is_bool() ? ".b" : "." + std::to_string(T.get_sort().bv_size());
  }
  return C.function(Full.c_str(), Sorts, sortOf(Type))(Operands);
}

Term Terms::counted(Operator O, const Term &A) {
  const unsigned Width = A.get_sort().bv_size();
  auto Bit = [&](unsigned I) { return extract(A, I, I); };
  auto Constant = [&](unsigned N) { return C.bv_val(N, Width); };
  if (O == Operator::ReverseBits) {
    Term Result = Bit(0);
    for (unsigned I = 1; I < Width; ++I)
      Result = joined(Result, Bit(I));
    return Result;
  }
  if (O == Operator::CountOnes) {
    Term Sum = Constant(0);
    for (unsigned I = 0; I < Width; ++I)
      Sum = folded(Sum + resized(Bit(I), Width));
    return Sum;
  }
  Term Result = Constant(Width);
  for (unsigned I = 0; I < Width; ++I) {
    // The last bit that this loop tests decides: the highest or the lowest.
    const unsigned Place = O == Operator::LeadingZeros ? I : Width - 1 - I;
    Result = select(equal(Bit(Place), C.bv_val(1, 1)), Constant(Width - 1 - I), Result);
  }
  return Result;
}

/// Returns the operand that equals the result if the other operand is neutral: `x + 0` is `x`.
static std::optional<Term> withoutNeutral(Operator O, std::optional<uint64_t> X,
                                          std::optional<uint64_t> Y, const Term &A, const Term &B) {
  switch (O) {
  case Operator::Add:
  case Operator::Or:
  case Operator::Xor: return Y == 0u ? std::optional(A) : X == 0u ? std::optional(B) : std::nullopt;
  case Operator::Mul: return Y == 1u ? std::optional(A) : X == 1u ? std::optional(B) : std::nullopt;
  case Operator::Sub:
  case Operator::Shl:
  case Operator::Lshr:
  case Operator::Ashr: return Y == 0u ? std::optional(A) : std::nullopt;
  default: return std::nullopt;
  }
}

static bool isCommutative(Operator O) {
  return O == Operator::Add || O == Operator::Mul || O == Operator::And || O == Operator::Or ||
         O == Operator::Xor;
}

Term Terms::integers(Operator O, unsigned Width, std::span<const Term> In) {
  const bool Swap = In.size() > 1 && isCommutative(O) && In[1].id() < In[0].id();
  const Term &A = In[Swap], &B = In[In.size() > 1 && !Swap];
  if (const auto Same = withoutNeutral(O, constant(A), constant(B), A, B); Same && In.size() > 1)
    return *Same;
  const unsigned Has = A.get_sort().bv_size();
  auto Amount = [&] { return folded(B & C.bv_val(Has - 1, Has)); };
  auto Byte = [&](bool Signed) {
    const Term Bits = folded(B & C.bv_val(3, Has));
    return resized(extract(folded(z3::lshr(A, folded(Bits * C.bv_val(8, Has)))), 7, 0), Has,
                   Signed);
  };
  const Term Ones = Has == 64 ? C.bv_val(~uint64_t(0), 64) : C.bv_val(-1, Has);
  switch (O) {
  case Operator::Add: return A + B;
  case Operator::Sub: return A - B;
  case Operator::Mul: return A * B;
  case Operator::Udiv: return select(equal(B, C.bv_val(0, Has)), Ones, folded(z3::udiv(A, B)));
  case Operator::Urem: return select(equal(B, C.bv_val(0, Has)), Ones, folded(z3::urem(A, B)));
  case Operator::And: return A & B;
  case Operator::Or: return A | B;
  case Operator::Xor: return A ^ B;
  case Operator::Not: return ~A;
  case Operator::Shl: return z3::shl(A, Amount());
  case Operator::Lshr: return z3::lshr(A, Amount());
  case Operator::Ashr: return z3::ashr(A, Amount());
  case Operator::Smin: return select(folded(z3::sle(B, A)), B, A);
  case Operator::Smax: return select(folded(z3::sle(A, B)), B, A);
  case Operator::Umin: return select(folded(z3::ule(B, A)), B, A);
  case Operator::Umax: return select(folded(z3::ule(A, B)), B, A);
  case Operator::Eq:
  case Operator::Same: return equal(A, B);
  case Operator::Ne: return negated(equal(A, B));
  case Operator::Ult: return folded(z3::ult(A, B));
  case Operator::Ule: return folded(z3::ule(A, B));
  case Operator::Slt: return folded(z3::slt(A, B));
  case Operator::Sle: return folded(z3::sle(A, B));
  case Operator::Sext: return resized(A, Width, true);
  case Operator::Concat: return joined(A, B);
  case Operator::Ubyte: return Byte(false);
  case Operator::Sbyte: return Byte(true);
  case Operator::CountOnes:
  case Operator::LeadingZeros:
  case Operator::TrailingZeros:
  case Operator::ReverseBits: return counted(O, A);
  default: return resized(A, Width); // Zext, Trunc, AsWord, AsType
  }
}

/// Returns one term for all equal sums and products.
Term Terms::summed(Operator O, std::span<const Term> In, const Term &Plain) {
  if (constant(Plain) || !Plain.is_bv())
    return Plain;
  const unsigned Width = Plain.get_sort().bv_size();
  switch (O) {
  case Operator::Add: return Ring.apply(Sums::Kind::Add, In[0], In[1], Plain);
  case Operator::Sub: return Ring.apply(Sums::Kind::Sub, In[0], In[1], Plain);
  case Operator::Mul: return Ring.apply(Sums::Kind::Mul, In[0], In[1], Plain);
  case Operator::Not: // -1 - X
    return Ring.apply(Sums::Kind::Sub, folded(~C.bv_val(0, Width)), In[0], Plain);
  case Operator::Shl:
    if (const auto Amount = constant(In[1]))
      return Ring.apply(Sums::Kind::Mul, In[0],
                        C.bv_val(uint64_t(1) << (*Amount & (Width - 1)), Width), Plain);
    return Plain;
  default: return Plain;
  }
}

Term Terms::apply(Operator O, ValueType Type, std::span<const Number> In) {
  if (O == Operator::Select)
    return select(In[0].Bits, In[1].Bits, In[2].Bits);
  if (meaning::flushes(O) || (O >= Operator::Fabs && O <= Operator::IsZero) || O == Operator::Nan ||
      O == Operator::Infinity)
    return floats(O, Type, In);
  // Keeps the structure of Bools, which conditions of branches need.
  if (In[0].Type == ValueType::I1 && Type == ValueType::I1)
    switch (O) {
    case Operator::And:
    case Operator::Mul: return both(In[0].Bits, In[1].Bits);
    case Operator::Or: return any(In[0].Bits, In[1].Bits);
    case Operator::Not: return negated(In[0].Bits);
    case Operator::Add:
    case Operator::Sub:
    case Operator::Xor:
    case Operator::Ne: return negated(equal(In[0].Bits, In[1].Bits));
    case Operator::Eq:
    case Operator::Same: return equal(In[0].Bits, In[1].Bits);
    default: break;
    }
  std::vector<Term> Bits;
  for (const Number &N : In)
    Bits.push_back(asBits(N.Bits));
  const Term Result = integers(O, widthOf(Type), Bits);
  return fromBits(Type, summed(O, Bits, folded(Result)));
}

bool Terms::dependsOnFast(const Term &T) const {
  std::vector<Term> Work = {T};
  std::unordered_set<unsigned> VisitedIds = {T.id()};
  while (!Work.empty()) {
    const Term Next = Work.back();
    Work.pop_back();
    if (FastTerms.contains(Next.id()))
      return true;
    for (unsigned I = 0; Next.is_app() && I < Next.num_args(); ++I)
      if (VisitedIds.insert(Next.arg(I).id()).second)
        Work.push_back(Next.arg(I));
  }
  return false;
}

} // namespace dxil::prove
