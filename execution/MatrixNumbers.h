// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The numbers of matrices of linear algebra: each component type's bits, and back.
#pragma once

#include "Machine.h"

namespace dxil::execution {

/// Holds every number of every component type exactly, on hosts whose long double has 64 bits of
/// fraction.
using Number = long double;

/// Whether matrices have such elements.
bool isMatrixComponent(ComponentType Type);
bool isFloatComponent(ComponentType Type);
bool isUnsignedComponent(ComponentType Type);
/// Bytes of an element.
unsigned componentBytes(ComponentType Type);

/// The number of a matrix element's bits.
Number decode(ComponentType Type, uint64_t Bits);
/// The bits of the nearest number, ties to even; beyond the range of an integer or an 8-bit float
/// the last one of it.
uint64_t encode(ComponentType Type, Number Value);
/// The number that \p Value becomes in \p Type.
inline Number rounded(ComponentType Type, Number Value) {
  return decode(Type, encode(Type, Value));
}

/// How many numbers of \p Type stand in an element of a vector, of type \p In.
unsigned packedIn(Scalar In, ComponentType Type);
/// The numbers that a vector stands for by \p Type: packed ones, the bits that integers are, or
/// floats that are rounded.
std::vector<Number> unpack(std::span<const Slot> Vector, Scalar In, ComponentType Type);
/// The reverse: what is missing of \p Numbers is 0.
void pack(std::span<const Number> Numbers, ComponentType Type, Scalar To, Slot *Vector);

} // namespace dxil::execution
