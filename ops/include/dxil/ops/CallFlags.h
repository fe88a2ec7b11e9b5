// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The shader flags that a call of an op requires: evaluates the records of td/ShaderFlags.td on any
// representation of calls.
//
//   CallFlags Flags(OpCode::Sample, ValidatorMinor);    // once for each op
//   Bits |= Flags.of(Call);                             // for each call of it
//
// A representation has code() and:
//
//   bool isConstant(OperandId) const;       the operand is a constant or undef
//   bool isLeftOut(OperandId) const;        the operand is absent or undef
//   bool isZero(OperandId) const;           the operand is the constant 0, an integer or a float
//   bool isNotZero(OperandId) const;        the operand is another constant integer
//   bool hasValuesOf(Overload) const;       the result or an operand has the type
#pragma once

#include <dxil/generated/ShaderFlags.h>

#include <algorithm>
#include <iterator>
#include <span>

namespace dxil {

template <class T>
concept FlaggedCall = requires(const T &Call, OperandId Id) {
  { Call.isConstant(Id) } -> std::same_as<bool>;
  { Call.isLeftOut(Id) } -> std::same_as<bool>;
  { Call.isZero(Id) } -> std::same_as<bool>;
  { Call.isNotZero(Id) } -> std::same_as<bool>;
  { Call.hasValuesOf(Overload::Double) } -> std::same_as<bool>;
};

/// Returns true if the predicate holds for a call of its op.
template <FlaggedCall Call> constexpr bool holds(const CallPredicate &P, const Call &C) {
  const std::span<const OperandId> Arguments(P.Arguments, P.Count);
  switch (P.Kind) {
  case CallPredicateKind::Any: return true;
  case CallPredicateKind::Variable:
    return std::any_of(Arguments.begin(), Arguments.end(),
                       [&](OperandId Id) { return !C.isConstant(Id); });
  case CallPredicateKind::Given: return !C.isLeftOut(Arguments[0]) && !C.isZero(Arguments[0]);
  case CallPredicateKind::IsZero: return !C.isNotZero(Arguments[0]);
  case CallPredicateKind::IsNotZero: return C.isNotZero(Arguments[0]);
  case CallPredicateKind::OfType: return C.hasValuesOf(P.Type);
  }
  return false;
}

/// The shader flags that calls of one op require.
class CallFlags {
public:
  constexpr CallFlags() = default;
  /// Uses the rules of validator version 1.ValidatorMinor.
  constexpr CallFlags(OpCode Op, unsigned ValidatorMinor) : Minor(ValidatorMinor) {
    const auto [First, Last] =
        std::equal_range(std::begin(CallPredicates), std::end(CallPredicates), Op, ByOp());
    for (const CallPredicate &P : std::span(First, Last))
      if (P.Kind != CallPredicateKind::Any)
        Others = {First, Last};
      else if (P.Validator <= Minor)
        Always |= uint64_t(P.Flag);
  }

  template <FlaggedCall Call> constexpr uint64_t of(const Call &C) const {
    uint64_t Bits = Always;
    for (const CallPredicate &P : Others)
      if (P.Kind != CallPredicateKind::Any && P.Validator <= Minor && holds(P, C))
        Bits |= uint64_t(P.Flag);
    return Bits;
  }

  /// Returns the flags that every call requires.
  constexpr uint64_t always() const { return Always; }
  /// Returns true if calls require different flags.
  constexpr bool dependsOnOperands() const { return !Others.empty(); }

private:
  struct ByOp {
    constexpr bool operator()(const CallPredicate &P, OpCode Op) const { return P.Op < Op; }
    constexpr bool operator()(OpCode Op, const CallPredicate &P) const { return Op < P.Op; }
  };
  uint64_t Always = 0;
  std::span<const CallPredicate> Others; ///< all predicates of the op, with those that always hold
  unsigned Minor = 0;
};

/// Returns the bits of the flags whose records satisfy `Fits`.
template <class Predicate> constexpr uint64_t flagsWhere(Predicate Fits) {
  uint64_t Bits = 0;
  for (const ShaderFlagInfo &F : ShaderFlags)
    if (Fits(F))
      Bits |= F.Bit;
  return Bits;
}
/// Returns the flags that are options of the compiler. The shader's code does not determine them.
constexpr uint64_t optionFlags() {
  return flagsWhere([](const ShaderFlagInfo &F) { return F.Option; });
}

} // namespace dxil
