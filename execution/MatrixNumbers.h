// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Numbers of linear algebra matrices: conversion from and to the bits of each component type.
#pragma once

#include "Machine.h"

namespace dxil::execution {

/// Represents every number of each component type exactly, on hosts whose long double has a 64-bit
/// fraction.
using Number = long double;

/// Returns true if matrices may have elements of this type.
bool isMatrixComponent(ComponentType Type);
bool isFloatComponent(ComponentType Type);
bool isUnsignedComponent(ComponentType Type);
/// Returns the size of an element in bytes.
unsigned componentBytes(ComponentType Type);

/// Returns the number that a matrix element's bits represent.
Number decode(ComponentType Type, uint64_t Bits);
/// Returns the bits of the nearest number; ties go to even. Numbers out of range of an integer or
/// 8-bit float become the last one in range.
uint64_t encode(ComponentType Type, Number Value);
/// Returns \p Value rounded to \p Type.
inline Number rounded(ComponentType Type, Number Value) {
  return decode(Type, encode(Type, Value));
}

/// Returns how many numbers of \p Type one vector element of type \p In holds.
unsigned packedIn(Scalar In, ComponentType Type);
/// Returns the numbers of a vector interpreted as \p Type: packed numbers, the bits of integers, or
/// rounded floats.
std::vector<Number> unpack(std::span<const Slot> Vector, Scalar In, ComponentType Type);
/// Reverses unpack(). Missing numbers are 0.
void pack(std::span<const Number> Numbers, ComponentType Type, Scalar To, Slot *Vector);

} // namespace dxil::execution
