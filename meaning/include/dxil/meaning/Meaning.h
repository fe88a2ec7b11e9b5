// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Evaluates ops: an interpreter of the meanings in the op records (docs/meaning.md). Results are
// exact to the bit, and do not depend on the floating-point mode of the process.
//
//   const uint64_t A[] = {0x3f800000}, B[] = {0x40000000};
//   const std::span<const uint64_t> Arguments[] = {A, B};
//   auto Result = meaning::evaluate({.Op = OpCode::FMax, .Overload = ValueType::Float, .Arguments =
//   Arguments});
//
// The Call provides lanes, memory and state. Input is trusted: arguments must have the types of the
// op's record.
#pragma once

#include <dxil/generated/MeaningOperators.h>
#include <dxil/generated/OpCodes.h>

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace dxil::meaning {

enum class ValueType : uint8_t {
  None, ///< for a tuple, vector, place, handle or effect
  I1,
  I8,
  I16,
  I32,
  I64,
  Half,
  Float,
  Double,
  Overload ///< in the table only: stands for the overload of the call
};

constexpr bool isFloat(ValueType T) {
  return T == ValueType::Half || T == ValueType::Float || T == ValueType::Double;
}
/// Returns the width of a scalar type in bits.
constexpr unsigned widthOf(ValueType T) {
  switch (T) {
  case ValueType::I1: return 1;
  case ValueType::I8: return 8;
  case ValueType::I16:
  case ValueType::Half: return 16;
  case ValueType::I32:
  case ValueType::Float: return 32;
  default: return 64;
  }
}

enum class Unit : uint8_t { Ulp, Relative, Absolute, RelativeAboveOne, Unspecified };

/// A node of an expression. The subtrees of its operands follow it in order.
struct Node {
  Operator Op;
  ValueType Type;
  uint8_t Operands; ///< number of operands
  uint16_t Size;    ///< number of nodes in this subtree
  int64_t Value = 0;

  const Node *operand(unsigned I) const {
    const Node *Operand = this + 1;
    while (I--)
      Operand += Operand->Size;
    return Operand;
  }
};

namespace Needs {
enum : uint8_t { Lanes = 1, Memory = 2, State = 4, Tolerance = 8, Choice = 16, WholeVectors = 32 };
}

struct OpMeaning {
  OpCode Op;
  std::span<const Node> Nodes;
  unsigned Slots; ///< number of bound names
  uint8_t Needs;  ///< bits of namespace Needs
};

/// Returns the meanings of all ops, in the order of opcodes.
std::span<const OpMeaning> allMeanings();
/// Returns the meaning of an op, or null if it has none.
const OpMeaning *findMeaning(OpCode Op);
/// Returns the meaning of a function of HLSL; F is not None. All arguments have the overload's
/// type.
const OpMeaning *findMeaning(Function F);
/// Returns the meaning of an op whose results depend only on its arguments, in one lane or in all;
/// else null.
const OpMeaning *findComputed(OpCode Op);

struct Value {
  uint64_t Bits = 0; ///< the value in the low bits; bits above the type's width are 0
  ValueType Type = ValueType::None;
  bool Defined = true;
};

/// A byte of a resource.
struct Place {
  enum KindOf : uint8_t { Bytes, Element, Texel, Counter } Kind = Bytes;
  uint64_t Handle = 0;
  uint32_t X = 0, Y = 0, Z = 0; ///< Bytes: X is the offset. Element, Texel: coordinates.
  uint32_t Level = 0;           ///< mip level of a Texel
  uint32_t Advance = 0;         ///< bytes to add to the address
};

/// The memory and state that a call accesses. The default has neither.
class Environment {
public:
  virtual ~Environment() = default;
  virtual uint64_t load(const Place &, ValueType) { return 0; }
  virtual void store(const Place &, const Value &) {}
  virtual uint64_t loadComponent(const Place &, ValueType, unsigned) { return 0; }
  virtual void storeComponents(const Place &, std::span<const Value>, uint32_t) {}
  virtual uint32_t accessStatus(const Place &) { return 0; }
  virtual uint32_t dimension(uint64_t, uint32_t, uint32_t) { return 0; }
  virtual uint64_t state(State, std::span<const Value>) { return 0; }
  virtual void setState(State, std::span<const Value>) {}
};

/// The treatment of float denormals. Denormals of half and double are kept.
enum class Denormals : uint8_t {
  Kept,
  Flushed,           ///< operands and results below the smallest normal number become zero
  FlushedWhenRounded ///< as Flushed, but a result that rounds up to the smallest normal number is
                     ///< kept
};

/// The arguments of a call. Each has one element, or the elements of a vector.
using Arguments = std::span<const std::span<const uint64_t>>;

struct ActiveLane {
  uint32_t Index;
  meaning::Arguments Arguments;
};

struct Call {
  OpCode Op;
  ValueType Overload = ValueType::None;
  meaning::Arguments Arguments = {};
  unsigned Elements = 1;                        ///< length of vector arguments and results
  std::span<const ActiveLane> ActiveLanes = {}; ///< active lanes in ascending order, including the
                                                ///< current one
  uint32_t Lane = 0, LaneCount = 1;
  Environment *Around = nullptr;
  Function Callee = Function::None; ///< instead of the op
  meaning::Denormals Denormals = Denormals::Kept;
  unsigned Choice = 0; ///< selects the operand of each `either` with this number, or its last
                       ///< operand
};

struct Outcome {
  std::vector<Value> Values; ///< one list for each member of a tuple or element of a vector; empty
                             ///< for an effect
  Unit ToleranceUnit = Unit::Ulp;
  double Tolerance = 0;

  /// Returns true if the result `Bits` is one of the allowed values or within tolerance. All NaNs
  /// are equal.
  bool allows(size_t Index, uint64_t Bits) const;
};

/// Applies an operator that depends only on scalar operands; `Type` is the type of the result. An
/// undefined operand makes the result undefined.
Value apply(Operator O, ValueType Type, std::array<Value, 3> Operands,
            Denormals D = Denormals::Kept);

/// Evaluates the meaning of a call. Returns nothing if the op has no meaning.
std::optional<Outcome> evaluate(const Call &C);

/// Returns true if some choice of the meaning gives these results. Where denormals are flushed,
/// this may happen before or after rounding.
bool allows(Call C, std::span<const uint64_t> Results);

} // namespace dxil::meaning
