// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Values of programs as terms of Z3, and the operators of meanings on terms. An i1 is a Bool, every
// other number a bit vector, floats included, so that copies keep all bits. Arithmetic that returns
// NaN returns the positive quiet NaN, as the executor does with LoadOptions::OneNaN.
#pragma once

#include "Sums.h"

#include <dxil/meaning/Meaning.h>

#include <map>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>
#include <z3++.h>

namespace dxil::prove {

using meaning::Operator;
using meaning::ValueType;
using Term = z3::expr;

/// How terms represent float arithmetic.
enum class FloatMode : uint8_t {
  /// As Abstract; an op with an implementation-defined result is an uninterpreted function too.
  Opaque,
  Abstract, ///< an uninterpreted function for each operation: what is proved holds for any rounding
            ///< and any treatment of denormals
  Kept,     ///< Z3's theory of floats; denormals of float are kept
  Flushed   ///< as Kept, but operands and rounded results that are denormal become zero
};

struct Number {
  Term Bits;
  ValueType Type;
};

/// Z3's operators that divide integers.
inline bool isDivision(Z3_decl_kind Kind) {
  switch (Kind) {
  case Z3_OP_BUDIV:
  case Z3_OP_BUDIV_I:
  case Z3_OP_BUREM:
  case Z3_OP_BUREM_I:
  case Z3_OP_BSDIV:
  case Z3_OP_BSDIV_I:
  case Z3_OP_BSREM:
  case Z3_OP_BSREM_I: return true;
  default: return false;
  }
}

/// Makes terms and folds constants. Terms of one context are equal if and only if they are the same
/// object, so that two programs with the same computation get the same term.
class Terms {
public:
  Terms(z3::context &C, FloatMode Mode) : C(C), Mode(Mode) {}
  Terms(const Terms &) = delete;

  z3::context &context() const { return C; }
  FloatMode mode() const { return Mode; }
  bool isAbstract() const { return Mode == FloatMode::Opaque || Mode == FloatMode::Abstract; }

  Term boolean(bool B) { return C.bool_val(B); }
  Term number(ValueType T, uint64_t Bits);
  Term word(uint32_t Bits) { return C.bv_val(Bits, 32); }
  /// Returns the value of a constant of at most 64 bits.
  std::optional<uint64_t> constant(const Term &T) const;

  Term both(const Term &A, const Term &B);
  Term any(const Term &A, const Term &B);
  Term negated(const Term &A);
  Term select(const Term &Condition, const Term &A, const Term &B);
  Term equal(const Term &A, const Term &B);
  /// Returns true if a condition is a conjunction that contains all members of `Wanted`.
  bool implies(const Term &Condition, const Term &Wanted);

  /// Converts between Bool and a bit vector of width 1.
  Term asBits(const Term &T);
  Term fromBits(ValueType T, const Term &Bits);
  Term extract(const Term &T, unsigned High, unsigned Low);
  Term joined(const Term &High, const Term &Low);
  /// Zero-extends or truncates.
  Term resized(const Term &T, unsigned Width, bool Signed = false);
  /// Folds a term whose operands are constants.
  Term folded(const Term &T);
  /// Simplifies an address or a condition, and caches the result.
  Term simplified(const Term &T);
  /// Returns a number of low bits that are always zero.
  unsigned trailingZeros(const Term &T, unsigned Depth = 0);

  /// Applies an operator on scalars; `Type` is the type of the result.
  Term apply(Operator O, ValueType Type, std::span<const Number> In);
  /// Applies an uninterpreted function to operands.
  Term function(const std::string &Name, ValueType Type, std::span<const Term> In);
  /// Returns the constant of a name.
  Term symbol(const std::string &Name, ValueType Type);
  Term isNaN(ValueType T, const Term &Bits);
  /// Extends a float to a wider type exactly, denormals included.
  Term widened(const Number &N, ValueType To);

  /// Returns 0 - X, also for zeros.
  Term negation(const Number &N);

  /// Marks a function whose first two operands may be exchanged.
  void markSymmetric(const Term &Call) {
    if (Symmetric.insert(Call.decl().id()).second)
      Keep.push_back(Call);
  }
  bool isSymmetric(const Term &Call) const {
    return Call.num_args() >= 2 && Symmetric.contains(Call.decl().id());
  }

  /// Returns the value before rounding, which arithmetic may use instead of the rounded operand.
  Term unrounded(const Term &Bits) const;
  /// Marks `Result` as `Operand` after flushing of denormals and replacement of NaNs. `Result` as
  /// its own operand: it has no denormals, and no NaN but the quiet one.
  void markRounded(const Term &Result, const Term &Operand);

  /// Marks the result of an operation that carries `fast`.
  void markFast(const Term &T) { FastTerms.insert(T.id()), Keep.push_back(T); }
  /// Returns true if a term is computed by an operation that carries `fast`.
  bool dependsOnFast(const Term &T) const;

private:
  z3::sort sortOf(ValueType T) const;
  Term integers(Operator O, unsigned Width, std::span<const Term> In);
  Term counted(Operator O, const Term &A);
  Term testBits(Operator O, const Number &N);
  Term floats(Operator O, ValueType Type, std::span<const Number> In);
  std::pair<Operator, std::array<Term, 2>> normalized(Operator O, const Number &A, const Number &B);
  std::pair<Term, bool> withoutSign(const Number &N);
  Term abstracted(Operator O, ValueType Type, std::span<const Number> In);
  Term exact(Operator O, ValueType Type, std::span<const Number> In);
  Term exactConversion(Operator O, ValueType Type, const Number &In);
  std::optional<Term> foldedFloats(Operator O, ValueType Type, std::span<const Number> In);
  std::optional<Term> chosenConstant(Operator O, ValueType Type, std::span<const Number> In);
  Term compared(Operator O, ValueType T, const Term &A, const Term &B);
  Term less(ValueType T, const Term &A, const Term &B);
  Term isZero(ValueType T, const Term &Bits);
  Term flushed(ValueType T, const Term &Bits);
  Term oneNaN(ValueType T, const Term &Bits);
  bool isNoNegativeZero(ValueType T, const Term &E) const;
  bool isRounded(ValueType T, const Term &Bits, unsigned Depth) const;
  Term rounded(const Number &N);
  std::optional<Term> unchanged(Operator O, ValueType T, std::span<const Term> In);
  Term asFloat(ValueType T, const Term &Bits);
  Term fromFloat(ValueType T, const Term &Float);
  z3::sort floatSort(ValueType T) const;

  Term summed(Operator O, std::span<const Term> In, const Term &Plain);

  z3::context &C;
  FloatMode Mode;
  Sums Ring;
  std::unordered_map<unsigned, Term> Simplified, FloatOfBits;
  std::unordered_map<unsigned, Term> Unrounded; ///< operands of roundings, by id of the result
  /// Operators of results that are uninterpreted functions, by id.
  std::unordered_map<unsigned, Operator> Results;
  std::unordered_map<unsigned, Term> Negations; ///< operands of negations, by id of the result
  std::unordered_map<unsigned, std::unordered_set<unsigned>> Conjuncts;
  std::unordered_set<unsigned> FastTerms;
  /// Ids of functions whose first two operands may be exchanged.
  std::unordered_set<unsigned> Symmetric;
  std::vector<Term> Keep; ///< keeps terms alive, so that their ids are not used again
  const std::unordered_set<unsigned> &conjunctsOf(const Term &T);
};

} // namespace dxil::prove
