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

/// A place that a meaning names.
struct Place {
  meaning::Place::KindOf Kind = meaning::Place::Bytes;
  Part Resource;
  std::vector<Term> Coordinates; ///< Bytes: the offset. Element, Texel: three coordinates.
  Term Level, Advance;
};

/// The memory and state of the program that runs.
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
  /// `New` maps the former value to the new one.
  virtual Term atomic(const Place &, ValueType, const std::function<Term(const Term &)> &New,
                      std::span<const Term> Operands) = 0;
  virtual Part state(meaning::State, ValueType, std::span<const Part>) = 0;
  virtual void setState(meaning::State, std::span<const Part>, const Term &Condition) = 0;
  /// Returns a value that no other is known to equal.
  virtual Term undefined(ValueType) = 0;
  /// Gives up: the meaning says something that has no term.
  virtual void stop(const std::string &Reason) = 0;
  /// Bytes of a type in buffers.
  virtual unsigned bytesOf(ValueType) = 0;
};

struct MeaningCall {
  OpCode Op;
  const meaning::OpMeaning &Meaning;
  ValueType Overload = ValueType::None;
  std::span<const Parts> Arguments;
  unsigned Elements = 1; ///< number of elements of vectors
  /// Of a call that is not precise: laws for sums and products whose order and roundings the
  /// meaning leaves open. May be null.
  Polynomials *Laws = nullptr;
};

/// Returns the parts of the result. Effects go to `Around`.
Parts applyMeaning(Terms &T, const MeaningCall &Call, Surroundings &Around);

} // namespace dxil::prove
