// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "Stages.h"

#include <string>
#include <vector>

namespace dxil::differential {

/// The allowed difference of numbers that two compilers compute from the same program. Compilers
/// may choose reassociation, contraction and minimum precision. 0 allows none.
struct Tolerance {
  unsigned FloatUlps = 0;
  unsigned HalfUlps = 0; ///< for each half of a word
};

/// Returns the tolerance for the types of a program. A program without floats must give equal
/// words.
Tolerance toleranceOf(const ir::Module &Program);

/// Compares outputs by their types, exactly or within the tolerance. Returns the first differences
/// with their names, or an empty string.
std::string compareOutputs(const Outcome &A, const Outcome &B, const Tolerance &Allowed);

/// Compares writable resources. Returns the first differences with their places, or an empty
/// string. A word of unknown type counts as a float if its magnitude is common. All NaNs are equal.
std::string compareBuffers(const std::vector<Input> &Inputs, const Outcome &A, const Outcome &B,
                           const Tolerance &Allowed);

/// Number of words that a run has written, and number of those that are neither zero nor NaN.
struct Written {
  uint64_t All = 0, Live = 0;
};
void countWritten(const std::vector<Input> &Inputs, const Outcome &Result, Written &To);

} // namespace dxil::differential
