// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Values of programs as terms of Z3, and the operators of meanings on them.
//
// An i1 is a Bool, every other number a bit vector, floats included: moves keep bits. Arithmetic
// that gives NaN gives the positive quiet NaN, as the executor does with LoadOptions::OneNaN.
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

/// What arithmetic on floats becomes.
enum class FloatMode : uint8_t {
  Opaque,   ///< as Abstract; an op whose result the implementation chooses is a function, too
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
  /// Returns true if a condition is a conjunction with all members of `Wanted`.
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
  /// Simplifies an address or a condition; the result is cached.
  Term simplified(const Term &T);
  /// Returns the number of low bits that are known to be zero.
  unsigned trailingZeros(const Term &T, unsigned Depth = 0);

  /// Applies an operator on scalars; `Type` is the type of the result.
  Term apply(Operator O, ValueType Type, std::span<const Number> In);
  /// Applies an uninterpreted function to operands.
  Term function(const std::string &Name, ValueType Type, std::span<const Term> In);
  /// Returns a constant of a name; equal names are equal constants.
  Term symbol(const std::string &Name, ValueType Type);
  Term isNaN(ValueType T, const Term &Bits);
  /// Widens a float exactly: a denormal is kept.
  Term widened(const Number &N, ValueType To);

  /// Returns what 0 - X gives for each X, zeros included.
  Term negation(const Number &N);

  /// Marks a function of which the first two operands may be exchanged.
  void markSymmetric(const Term &Call) {
    if (Symmetric.insert(Call.decl().id()).second)
      Keep.push_back(Call);
  }
  bool isSymmetric(const Term &Call) const {
    return Call.num_args() >= 2 && Symmetric.contains(Call.decl().id());
  }

  /// Returns the value that arithmetic may take instead of an operand: that of before a rounding.
  Term unrounded(const Term &Bits) const;
  /// Marks a result that is `Operand` rounded, or itself if it has no denormals and no NaN but the
  /// quiet one.
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
  std::unordered_map<unsigned, Term> Unrounded;   ///< results of roundings, and their operands
  std::unordered_map<unsigned, Operator> Results; ///< of arithmetic that is a function
  std::unordered_map<unsigned, Term> Negations;   ///< what a negation negates
  std::unordered_map<unsigned, std::unordered_set<unsigned>> Conjuncts;
  std::unordered_set<unsigned> FastTerms;
  std::unordered_set<unsigned> Symmetric; ///< ids of functions
  std::vector<Term> Keep; ///< terms whose ids are keys: an id must not be used again
  const std::unordered_set<unsigned> &conjunctsOf(const Term &T);
};

} // namespace dxil::prove
