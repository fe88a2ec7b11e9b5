// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "Stages.h"

#include <string>
#include <vector>

namespace dxil::differential {

/// By how much numbers may differ that two compilers compute from the same: reassociation,
/// contraction and minimum precision are theirs to choose. 0: not at all.
struct Tolerance {
  unsigned FloatUlps = 0;
  unsigned HalfUlps = 0; ///< of each half of a word
};

/// What a program's types allow: one without floats has to give the same words.
Tolerance toleranceOf(const ir::Module &Program);

/// The first outputs that differ, each with its name, or an empty string: by their types, exactly
/// or within the tolerance.
std::string compareOutputs(const Outcome &A, const Outcome &B, const Tolerance &Allowed);

/// The first numbers of writable resources that differ, each with its place, or an empty string.
/// Where no type says what a word is, it is a float if its size is a common one. Two NaNs are the
/// same.
std::string compareBuffers(const std::vector<Input> &Inputs, const Outcome &A, const Outcome &B,
                           const Tolerance &Allowed);

/// How many numbers a run has written, and how many of them are neither zero nor NaN.
struct Written {
  uint64_t All = 0, Live = 0;
};
void countWritten(const std::vector<Input> &Inputs, const Outcome &Result, Written &To);

} // namespace dxil::differential
