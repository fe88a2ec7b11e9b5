// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Float operators as terms. Bit tests, signs, comparisons, minimum and maximum are exact in every
// mode and need no theory of floats.
#include "Terms.h"

#include <array>

namespace dxil::prove {

using meaning::isFloat;
using meaning::widthOf;

namespace {

unsigned exponentBits(ValueType T) {
  return T == ValueType::Half ? 5 : T == ValueType::Float ? 8 : 11;
}
unsigned fractionBits(ValueType T) {
  return widthOf(T) - 1 - exponentBits(T);
}
uint64_t signOf(ValueType T) {
  return uint64_t(1) << (widthOf(T) - 1);
}
uint64_t infinityOf(ValueType T) {
  return ((uint64_t(1) << exponentBits(T)) - 1) << fractionBits(T);
}
uint64_t quietNaN(ValueType T) {
  return infinityOf(T) | uint64_t(1) << (fractionBits(T) - 1);
}

} // namespace

z3::sort Terms::floatSort(ValueType T) const {
  return C.fpa_sort(exponentBits(T), fractionBits(T) + 1);
}

Term Terms::isNaN(ValueType T, const Term &Bits) {
  return folded(z3::ugt(extract(Bits, widthOf(T) - 2, 0), C.bv_val(infinityOf(T), widthOf(T) - 1)));
}

Term Terms::isZero(ValueType T, const Term &Bits) {
  return equal(extract(Bits, widthOf(T) - 2, 0), C.bv_val(0, widthOf(T) - 1));
}

Term Terms::oneNaN(ValueType T, const Term &Bits) {
  return select(isNaN(T, Bits), number(T, quietNaN(T)), Bits);
}

Term Terms::testBits(Operator O, const Number &N) {
  const unsigned Width = widthOf(N.Type);
  const Term Size = extract(N.Bits, Width - 2, 0);
  switch (O) {
  case Operator::Fabs: return folded(N.Bits & number(N.Type, signOf(N.Type) - 1));
  case Operator::Fneg: return folded(N.Bits ^ number(N.Type, signOf(N.Type)));
  case Operator::IsNaN: return isNaN(N.Type, N.Bits);
  case Operator::IsInf: return equal(Size, C.bv_val(infinityOf(N.Type), Width - 1));
  case Operator::IsZero: return isZero(N.Type, N.Bits);
  default: { // IsDenormal
    const Term Normal = C.bv_val(uint64_t(1) << fractionBits(N.Type), Width - 1);
    return both(negated(isZero(N.Type, N.Bits)), folded(z3::ult(Size, Normal)));
  }
  }
}

/// Replaces a denormal by a zero of the same sign if the mode flushes denormals. In the abstract
/// mode an uninterpreted function decides.
Term Terms::flushed(ValueType T, const Term &Bits) {
  if (T != ValueType::Float || Mode == FloatMode::Kept)
    return Bits;
  const Term Tiny = testBits(Operator::IsDenormal, {Bits, T});
  if (Tiny.is_false())
    return Bits;
  if (Mode == FloatMode::Flushed)
    return select(Tiny, folded(Bits & number(T, signOf(T))), Bits);
  if (Unrounded.contains(Bits.id()) || isRounded(T, Bits, 4))
    return Bits;
  const Term Result = function("flush", T, std::array{Bits});
  markRounded(Result, Bits);
  return Result;
}

/// Compares sign and magnitude. Neither is NaN.
Term Terms::less(ValueType T, const Term &A, const Term &B) {
  const unsigned Top = widthOf(T) - 1;
  auto Negative = [&](const Term &X) { return equal(extract(X, Top, Top), C.bv_val(1, 1)); };
  auto Size = [&](const Term &X) { return extract(X, Top - 1, 0); };
  const Term BothZero = both(isZero(T, A), isZero(T, B));
  const Term IfA = any(negated(Negative(B)), folded(z3::ugt(Size(A), Size(B))));
  const Term IfNot = both(negated(Negative(B)), folded(z3::ult(Size(A), Size(B))));
  return both(negated(BothZero), select(Negative(A), IfA, IfNot));
}

Term Terms::compared(Operator O, ValueType T, const Term &A, const Term &B) {
  const Term Ordered = negated(any(isNaN(T, A), isNaN(T, B)));
  const Term Equal = any(equal(A, B), both(isZero(T, A), isZero(T, B)));
  switch (O) {
  case Operator::Feq: return both(Ordered, Equal);
  case Operator::Fne: return negated(both(Ordered, Equal));
  case Operator::Flt: return both(Ordered, less(T, A, B));
  case Operator::Fgt: return both(Ordered, less(T, B, A));
  case Operator::Fle: return both(Ordered, negated(less(T, B, A)));
  default: return both(Ordered, negated(less(T, A, B)));
  }
}

/// Applies an operation to constants. Returns nothing if the result depends on how denormals are
/// treated.
std::optional<Term> Terms::foldedFloats(Operator O, ValueType Type, std::span<const Number> In) {
  std::array<meaning::Value, 3> Operands;
  for (size_t I = 0; I < In.size(); ++I) {
    const auto Bits = constant(In[I].Bits);
    if (!Bits)
      return std::nullopt;
    Operands[I] = {*Bits, In[I].Type};
  }
  auto In1 = [&](meaning::Denormals D) { return meaning::apply(O, Type, Operands, D).Bits; };
  const uint64_t Kept = In1(meaning::Denormals::Kept);
  const uint64_t Flushed = In1(meaning::Denormals::Flushed);
  if (Kept != Flushed || Flushed != In1(meaning::Denormals::FlushedWhenRounded))
    return std::nullopt;
  const Term Result = number(Type, Kept);
  return isFloat(Type) && O != Operator::FconvertToZero ? oneNaN(Type, Result) : Result;
}

/// Applies a unary operation to each constant of a select.
std::optional<Term> Terms::chosenConstant(Operator O, ValueType Type, std::span<const Number> In) {
  if (In.size() != 1 || !In[0].Bits.is_ite() || isReal(O))
    return std::nullopt;
  std::optional<Term> Both[2];
  for (unsigned I = 0; I < 2; ++I) {
    const Number Chosen[] = {{In[0].Bits.arg(I + 1), In[0].Type}};
    Both[I] = foldedFloats(O, Type, Chosen);
    if (!Both[I])
      Both[I] = chosenConstant(O, Type, Chosen);
    if (!Both[I])
      return std::nullopt;
  }
  return select(In[0].Bits.arg(0), *Both[0], *Both[1]);
}

Term Terms::floats(Operator O, ValueType Type, std::span<const Number> In) {
  if (O == Operator::Nan)
    return number(Type, quietNaN(Type));
  if (O == Operator::Infinity)
    return number(Type, infinityOf(Type));
  if (O >= Operator::Fabs && O <= Operator::IsZero)
    return testBits(O, In[0]);
  if (!isReal(O)) // programs compute only an approximation of the function
    if (auto Constant = foldedFloats(O, Type, In))
      return *Constant;
  if (auto Chosen = chosenConstant(O, Type, In))
    return *Chosen;
  const ValueType T = In[0].Type;
  if (comparesFloats(O))
    return compared(O, T, flushed(T, In[0].Bits), flushed(T, In[1].Bits));
  if (O == Operator::FminNum || O == Operator::FmaxNum) {
    const Term A = flushed(T, In[0].Bits), B = flushed(T, In[1].Bits);
    const Term Other = compared(O == Operator::FminNum ? Operator::Flt : Operator::Fgt, T, B, A);
    const Term Result = oneNaN(T, select(any(isNaN(T, A), Other), B, A));
    if (!constant(Result))
      markRounded(Result, Result);
    return Result;
  }
  return isAbstract() || isReal(O) ? abstracted(O, Type, In) : exact(O, Type, In);
}

void Terms::markRounded(const Term &Result, const Term &Operand) {
  Keep.push_back(Result);
  Unrounded.emplace(Result.id(), Operand);
}

/// Returns true if rounding does not change a value: the value is neither a denormal nor a NaN
/// other than the quiet one.
bool Terms::isRounded(ValueType T, const Term &Bits, unsigned Depth) const {
  if (const auto Constant = constant(Bits)) {
    const uint64_t Size = *Constant & ~signOf(T);
    return (Size == 0 || Size >= uint64_t(1) << fractionBits(T)) && Size <= infinityOf(T);
  }
  if (const auto Operand = Unrounded.find(Bits.id()); Operand != Unrounded.end())
    return z3::eq(Operand->second, Bits);
  return Depth && Bits.is_ite() && isRounded(T, Bits.arg(1), Depth - 1) &&
         isRounded(T, Bits.arg(2), Depth - 1);
}

/// Returns the result of an arithmetic operation that leaves a value as it is (a factor of 1):
/// denormals are flushed, and a NaN becomes the quiet one.
Term Terms::rounded(const Number &N) {
  if (isRounded(N.Type, N.Bits, 4))
    return N.Bits;
  const Term Result = oneNaN(N.Type, flushed(N.Type, N.Bits));
  if (!constant(Result))
    markRounded(Result, unrounded(N.Bits));
  return Result;
}

Term Terms::unrounded(const Term &Bits) const {
  const auto Operand = Unrounded.find(Bits.id());
  return Operand == Unrounded.end() ? Bits : Operand->second;
}

Term Terms::negation(const Number &N) {
  const Term Result = oneNaN(N.Type, testBits(Operator::Fneg, {flushed(N.Type, N.Bits), N.Type}));
  if (!constant(Result)) {
    Keep.push_back(Result);
    Negations.emplace(Result.id(), N.Bits);
    markRounded(Result, Result);
  }
  return Result;
}

/// Returns a number without its sign or negation, and whether it was negative or negated.
std::pair<Term, bool> Terms::withoutSign(const Number &N) {
  if (const auto Match = Negations.find(N.Bits.id()); Match != Negations.end())
    return {unrounded(Match->second), true};
  if (const auto Constant = constant(N.Bits); Constant && *Constant & signOf(N.Type))
    return {number(N.Type, *Constant & ~signOf(N.Type)), true};
  return {N.Bits, false};
}

/// Returns one form for operations that have the same exact value and so the same rounded one: a
/// difference with a constant or negation becomes a sum, a quotient by a power of two a product.
std::pair<Operator, std::array<Term, 2>> Terms::normalized(Operator O, const Number &A,
                                                           const Number &B) {
  const ValueType T = B.Type;
  const auto Constant = constant(B.Bits);
  if (O == Operator::Fdiv && Constant) {
    const uint64_t Exponent = *Constant >> fractionBits(T) & ((uint64_t(1) << exponentBits(T)) - 1);
    const uint64_t Twice = ((uint64_t(1) << exponentBits(T)) - 2); // the exponent of 1, twice
    const bool IsPower = (*Constant & ((uint64_t(1) << fractionBits(T)) - 1)) == 0;
    if (IsPower && Exponent && Exponent < Twice)
      return {Operator::Fmul,
              {A.Bits, number(T, (*Constant & signOf(T)) | (Twice - Exponent) << fractionBits(T))}};
  }
  if (O != Operator::Fadd && O != Operator::Fsub)
    return {O, {A.Bits, B.Bits}};
  const auto [First, IsFirstNegative] = withoutSign(A);
  const auto [Second, HasSign] = withoutSign(B);
  const bool IsSecondNegative = HasSign != (O == Operator::Fsub);
  if (IsFirstNegative && IsSecondNegative && First.id() < Second.id())
    return {Operator::Fsub, {A.Bits, Second}};
  if (IsFirstNegative && IsSecondNegative) // -A - B is -B - A
    return {Operator::Fsub, {HasSign ? B.Bits : negation({Second, T}), First}};
  if (IsFirstNegative)
    return {Operator::Fsub, {Second, First}};
  return {IsSecondNegative ? Operator::Fsub : Operator::Fadd, {A.Bits, Second}};
}

/// Returns true for a result that cannot be -0: a converted integer, or a sum with such an operand.
bool Terms::isNoNegativeZero(ValueType T, const Term &E) const {
  if (const auto Constant = constant(E))
    return *Constant != signOf(T);
  const auto Operation = Results.find(E.id());
  if (Operation == Results.end())
    return false;
  return Operation->second == Operator::FromSigned || Operation->second == Operator::FromUnsigned ||
         (Operation->second == Operator::Fadd &&
          (isNoNegativeZero(T, E.arg(0)) || isNoNegativeZero(T, E.arg(1))));
}

/// Returns the result of an operation with an operand that changes at most the rounding, such as a
/// factor of 1 or a subtrahend of 0. Returns nothing for other operations.
std::optional<Term> Terms::unchanged(Operator O, ValueType T, std::span<const Term> In) {
  const uint64_t One = (infinityOf(T) >> 1) & ~((uint64_t(1) << fractionBits(T)) - 1);
  auto Is = [&](const Term &Each, uint64_t Bits) { return constant(Each) == Bits; };
  if (O == Operator::Fsub && Is(In[1], 0))
    return rounded({In[0], T});
  for (unsigned I = 0; O == Operator::Fadd && I < 2; ++I)
    if (Is(In[I], 0) && isNoNegativeZero(T, In[1 - I]))
      return In[1 - I];
  if (O == Operator::Fmul && (Is(In[0], One) || Is(In[1], One)))
    return rounded({In[Is(In[0], One)], T});
  for (unsigned I = 0; O == Operator::Fmul && I < 2;
       ++I) { // a factor that is 1 or -1 by a condition
    const Term &By = In[I];
    if (By.is_ite() && ((Is(By.arg(1), One) && Is(By.arg(2), One | signOf(T))) ||
                        (Is(By.arg(2), One) && Is(By.arg(1), One | signOf(T)))))
      return select(Is(By.arg(1), One) ? By.arg(0) : negated(By.arg(0)), rounded({In[1 - I], T}),
                    negation({In[1 - I], T}));
  }
  for (unsigned I = 0; O == Operator::Fma && I < 2; ++I)
    if (Is(In[I], One) || Is(In[I], One | signOf(T)))
      return abstracted(Is(In[I], One) ? Operator::Fadd : Operator::Fsub, T,
                        std::array{Number{In[2], T}, Number{In[1 - I], T}});
  if (O == Operator::Fma && Is(In[2], signOf(T)))
    return abstracted(Operator::Fmul, T, std::array{Number{In[0], T}, Number{In[1], T}});
  return std::nullopt;
}

/// The names of the functions contain the number of the Operator: "op41.Float".
Term Terms::abstracted(Operator O, ValueType Type, std::span<const Number> Given) {
  // Operations that keep the sign of NaN, and functions that programs do not compute, depend on all
  // bits of their operands.
  const bool IsArithmetic = !isReal(O) && O != Operator::FconvertToZero;
  std::vector<Number> In(Given.begin(), Given.end());
  std::vector<Term> Operands;
  for (Number &N : In) {
    if (IsArithmetic)
      N.Bits = unrounded(N.Bits);
    Operands.push_back(N.Bits);
  }
  bool IsNegative = false;
  if (In.size() == 2 && (O == Operator::Fmul || O == Operator::Fdiv))
    for (size_t I = 0; I < 2; ++I) {
      const auto [Inner, HasSign] = withoutSign(In[I]);
      Operands[I] = Inner;
      IsNegative ^= HasSign;
    }
  if (In.size() == 2 && Type == In[0].Type && Type == In[1].Type) {
    const auto [Same, Both] = normalized(O, {Operands[0], Type}, {Operands[1], Type});
    O = Same;
    Operands.assign(Both.begin(), Both.end());
  }
  if (const auto Same = IsArithmetic && isFloat(Type) && Type == In[0].Type
                            ? unchanged(O, Type, Operands)
                            : std::nullopt)
    return IsNegative ? negation({*Same, Type}) : *Same;
  const bool Commutes = O == Operator::Fadd || O == Operator::Fmul || O == Operator::Fma;
  if (Commutes && Operands[1].id() < Operands[0].id())
    std::swap(Operands[0], Operands[1]);
  const Term Result =
      function("op" + std::to_string(unsigned(O)) + "." + std::to_string(unsigned(Type)) + "." +
                   std::to_string(unsigned(In[0].Type)),
               Type, Operands);
  if (Commutes)
    markSymmetric(Result);
  if (IsArithmetic && isFloat(Type)) {
    markRounded(Result, Result);
    Results.emplace(Result.id(), O);
  }
  return IsNegative ? negation({Result, Type}) : Result;
}

Term Terms::asFloat(ValueType T, const Term &Bits) {
  if (auto Match = FloatOfBits.find(Bits.id()); Match != FloatOfBits.end())
    return Match->second;
  return Term(C, Z3_mk_fpa_to_fp_bv(C, Bits, floatSort(T)));
}

Term Terms::fromFloat(ValueType T, const Term &Float) {
  const Term Is(C, Z3_mk_fpa_is_nan(C, Float));
  const Term Bits(C, Z3_mk_fpa_to_ieee_bv(C, Float));
  const Term Result = z3::ite(Is, number(T, quietNaN(T)), Bits);
  Keep.push_back(Result);
  FloatOfBits.emplace(Result.id(), Float);
  return Result;
}

Term Terms::exact(Operator O, ValueType Type, std::span<const Number> In) {
  const ValueType T = In[0].Type;
  if (!isFloat(T) || Type != T)
    return exactConversion(O, Type, In[0]);
  std::vector<Term> F;
  for (const Number &N : In)
    F.push_back(asFloat(T, flushed(T, N.Bits)));
  if ((O == Operator::Fadd || O == Operator::Fmul || O == Operator::Fma) && F[1].id() < F[0].id())
    std::swap(F[0], F[1]);
  const Term Nearest(C, Z3_mk_fpa_rne(C));
  auto Rounded = [&](Z3_ast Way) {
    return Term(C, Z3_mk_fpa_round_to_integral(C, Term(C, Way), F[0]));
  };
  Term Result = F[0];
  switch (O) {
  case Operator::Fadd: Result = Term(C, Z3_mk_fpa_add(C, Nearest, F[0], F[1])); break;
  case Operator::Fsub: Result = Term(C, Z3_mk_fpa_sub(C, Nearest, F[0], F[1])); break;
  case Operator::Fmul: Result = Term(C, Z3_mk_fpa_mul(C, Nearest, F[0], F[1])); break;
  case Operator::Fdiv: Result = Term(C, Z3_mk_fpa_div(C, Nearest, F[0], F[1])); break;
  case Operator::Fma: Result = Term(C, Z3_mk_fpa_fma(C, Nearest, F[0], F[1], F[2])); break;
  case Operator::Ffloor: Result = Rounded(Z3_mk_fpa_rtn(C)); break;
  case Operator::Fceil: Result = Rounded(Z3_mk_fpa_rtp(C)); break;
  case Operator::Ftrunc: Result = Rounded(Z3_mk_fpa_rtz(C)); break;
  case Operator::FroundEven: Result = Rounded(Z3_mk_fpa_rne(C)); break;
  default: break; // Fconvert to the same type
  }
  return flushed(T, fromFloat(T, Result));
}

Term Terms::exactConversion(Operator O, ValueType Type, const Number &In) {
  const Term Nearest(C, Z3_mk_fpa_rne(C)), ToZero(C, Z3_mk_fpa_rtz(C));
  if (O == Operator::FromSigned || O == Operator::FromUnsigned) {
    auto *Make = O == Operator::FromSigned ? Z3_mk_fpa_to_fp_signed : Z3_mk_fpa_to_fp_unsigned;
    return fromFloat(Type, Term(C, Make(C, Nearest, asBits(In.Bits), floatSort(Type))));
  }
  const Term F = asFloat(In.Type, flushed(In.Type, In.Bits));
  if (O == Operator::FconvertToZero) {
    const Term Sign =
        resized(extract(In.Bits, widthOf(In.Type) - 1, widthOf(In.Type) - 1), widthOf(Type));
    const Term Bits =
        fromFloat(Type, Term(C, Z3_mk_fpa_to_fp_float(C, ToZero, F, floatSort(Type))));
    const Term Top = z3::shl(Sign, C.bv_val(widthOf(Type) - 1, widthOf(Type)));
    return flushed(Type, z3::ite(isNaN(In.Type, In.Bits), Bits | Top, Bits));
  }
  if (O != Operator::ToSigned && O != Operator::ToUnsigned)
    return flushed(Type,
                   fromFloat(Type, Term(C, Z3_mk_fpa_to_fp_float(C, Nearest, F, floatSort(Type)))));
  // Saturates. The limit is a power of two, which every float type has but half: its limit is
  // infinity.
  const bool Signed = O == Operator::ToSigned;
  const unsigned Width = widthOf(Type);
  meaning::Value Limit =
      meaning::apply(Operator::FromUnsigned, In.Type,
                     {meaning::Value{uint64_t(1) << (Width - 1), ValueType::I64}});
  if (!Signed) // the unsigned limit is twice the signed one
    Limit.Bits = std::min(Limit.Bits + (uint64_t(1) << fractionBits(In.Type)), infinityOf(In.Type));
  const Term Most = number(In.Type, Limit.Bits),
             Least = number(In.Type, Limit.Bits | signOf(In.Type));
  const Term Value(C, Signed ? Z3_mk_fpa_to_sbv(C, ToZero, F, Width)
                             : Z3_mk_fpa_to_ubv(C, ToZero, F, Width));
  const uint64_t All = Width == 64 ? ~uint64_t(0) : (uint64_t(1) << Width) - 1;
  const Term Bottom = number(Type, Signed ? (All >> 1) + 1 : 0);
  const Term Bits = flushed(In.Type, In.Bits);
  const Term TooSmall = Signed ? compared(Operator::Fle, In.Type, Bits, Least)
                               : compared(Operator::Flt, In.Type, Bits, number(In.Type, 0));
  return select(isNaN(In.Type, Bits), number(Type, 0),
                select(compared(Operator::Fge, In.Type, Bits, Most),
                       number(Type, Signed ? All >> 1 : All), select(TooSmall, Bottom, Value)));
}

Term Terms::widened(const Number &N, ValueType To) {
  if (const auto Constant = constant(N.Bits)) {
    const meaning::Value V = meaning::apply(
        Operator::Fconvert, To, {meaning::Value{*Constant, N.Type}}, meaning::Denormals::Kept);
    return oneNaN(To, number(To, V.Bits));
  }
  if (isAbstract())
    return function("widened." + std::to_string(unsigned(N.Type)), To, std::array{N.Bits});
  const Term Nearest(C, Z3_mk_fpa_rne(C));
  return fromFloat(
      To, Term(C, Z3_mk_fpa_to_fp_float(C, Nearest, asFloat(N.Type, N.Bits), floatSort(To))));
}

} // namespace dxil::prove
