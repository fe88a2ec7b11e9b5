// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Generates arguments for the comparison of executor and interpreter.
#pragma once

#include <dxil/meaning/Meaning.h>

namespace dxil::meaning {

/// Pseudo-random numbers, the same in every run.
class Random {
public:
  explicit Random(uint64_t Seed) : State(Seed * 2 + 1) {}
  uint64_t next();

private:
  uint64_t State;
};

/// Returns zeros, limits, powers of two and their neighbours, infinities, NaN, denormals.
const std::vector<uint64_t> &edgesOf(ValueType T);
/// Returns bits of a type: an edge value, arbitrary bits, or a number of ordinary size.
uint64_t anyOf(ValueType T, Random &R);
/// Returns argument `Number` of case `Case`: first all combinations of edge values, then random
/// numbers. A single 16-bit argument gets all its values.
uint64_t argumentOf(ValueType T, unsigned Number, unsigned Arguments, uint64_t Case, Random &R);

} // namespace dxil::meaning
