// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a value of a program is during symbolic execution.
#pragma once

#include "Terms.h"

namespace dxil::prove {

/// A scalar.
struct Part {
  enum KindOf : uint8_t {
    Scalar,  ///< Bits, of type Type
    Handle,  ///< Object is a resource, Bits the register
    Pointer, ///< Object is a variable, Bits the offset in bytes
    Other    ///< a handle of another sort; Bits is its identity
  };
  Term Bits;
  ValueType Type = ValueType::None;
  KindOf Kind = KindOf::Scalar;
  uint32_t Object = 0;

  Number number() const { return {Bits, Type}; }
};

/// A value: one part, or the parts of a vector, array or struct in order.
using Parts = std::vector<Part>;

/// A place in memory. Accesses of different units never overlap.
struct Address {
  Term Unit; ///< 64 bits: the register of an array of resources, and the row
  Term Byte; ///< 32 bits
};

} // namespace dxil::prove
