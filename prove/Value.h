// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Values of a program during symbolic execution.
#pragma once

#include "Terms.h"

namespace dxil::prove {

/// A scalar.
struct Part {
  enum KindOf : uint8_t {
    Scalar,  ///< Bits, of type Type
    Handle,  ///< Object is a resource, Bits the register
    Pointer, ///< Object is a variable, Bits the offset in bytes
    Other    ///< another kind of handle; Bits identifies it
  };
  Term Bits;
  ValueType Type = ValueType::None;
  KindOf Kind = KindOf::Scalar;
  uint32_t Object = 0;

  Number number() const { return {Bits, Type}; }
};

/// A value: one part, or the parts of a vector, array or struct in order.
using Parts = std::vector<Part>;

/// An address in memory. Accesses with different units never overlap.
struct Address {
  Term Unit; ///< 64 bits: register in an array of resources, and row
  Term Byte; ///< 32 bits: byte in the row or resource
};

} // namespace dxil::prove
