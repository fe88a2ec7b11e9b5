// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Arguments for the comparison of executor and interpreter.
#pragma once

#include <dxil/meaning/Meaning.h>

namespace dxil::meaning {

/// Numbers that are the same in every run.
class Random {
public:
  explicit Random(uint64_t Seed) : State(Seed * 2 + 1) {}
  uint64_t next();

private:
  uint64_t State;
};

/// Zeros, limits, powers of two and their neighbours, infinities, NaN, denormals.
const std::vector<uint64_t> &edgesOf(ValueType T);
/// Bits of a type: one of its edges, any bits, or a number of ordinary size.
uint64_t anyOf(ValueType T, Random &R);
/// Argument `Number` of case `Case`: first all combinations of edges, then random numbers. With one
/// argument of 16 bits all its values.
uint64_t argumentOf(ValueType T, unsigned Number, unsigned Arguments, uint64_t Case, Random &R);

} // namespace dxil::meaning
