// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Meanings of ops as terms: walks the table of expressions, as meaning/Evaluate.cpp does with
// numbers.
#pragma once

#include "Polynomials.h"
#include "Value.h"

#include <functional>
#include <string>

namespace dxil::prove {

/// A place in memory that a meaning accesses.
struct Place {
  meaning::Place::KindOf Kind = meaning::Place::Bytes;
  Part Resource;
  std::vector<Term> Coordinates; ///< Bytes: the offset; Element, Texel: three coordinates
  Term Level, Advance;
};

/// The memory and state of the program that is executed.
class Surroundings {
public:
  virtual ~Surroundings() = default;
  virtual Term load(const Place &, ValueType) = 0;
  virtual void store(const Place &, const Number &, const Term &Condition) = 0;
  virtual Term loadComponent(const Place &, ValueType, unsigned Component) = 0;
  virtual void storeComponents(const Place &, std::span<const Number>, const Term &Mask,
                               const Term &Condition) = 0;
  virtual Term accessStatus(const Place &) = 0;
  virtual Term dimension(const Part &Resource, const Term &Level, unsigned Which) = 0;
  /// `New` computes the new value from the former one.
  virtual Term atomic(const Place &, ValueType, const std::function<Term(const Term &)> &New,
                      std::span<const Term> Operands) = 0;
  virtual Part state(meaning::State, ValueType, std::span<const Part>) = 0;
  virtual void setState(meaning::State, std::span<const Part>, const Term &Condition) = 0;
  /// Returns a value that no proof can equate with another one.
  virtual Term undefined(ValueType) = 0;
  /// Gives up on the program: the meaning has an expression without a term.
  virtual void stop(const std::string &Reason) = 0;
  /// Returns the bytes that a type takes in buffers.
  virtual unsigned bytesOf(ValueType) = 0;
};

struct MeaningCall {
  OpCode Op;
  const meaning::OpMeaning &Meaning;
  ValueType Overload = ValueType::None;
  std::span<const Parts> Arguments;
  unsigned Elements = 1; ///< length of vector operands and results
  /// For calls that are not precise: the laws for sums and products whose order and rounding the
  /// meaning leaves open. Null if these laws may not be used.
  Polynomials *Laws = nullptr;
};

/// Returns the scalars of the result, and applies effects to `Around`.
Parts applyMeaning(Terms &T, const MeaningCall &Call, Surroundings &Around);

} // namespace dxil::prove
