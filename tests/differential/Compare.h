// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "Stages.h"

#include <dxil/container/Container.h>

#include <string>
#include <vector>

namespace dxil::differential {

/// By how much numbers may differ that two compilers compute from the same: reassociation, contraction
/// and minimum precision are theirs to choose. 0: not at all.
struct Tolerance {
  unsigned FloatUlps = 0;
  unsigned HalfUlps = 0; ///< of each half of a word
};

/// What a program's types allow: one without floats has to give the same words.
Tolerance toleranceOf(const Container &C);

/// The first outputs that differ, each with its name, or an empty string: by their types, exactly or
/// within the tolerance.
std::string compareOutputs(const Outcome &A, const Outcome &B, const Tolerance &Allowed);

/// The first words that differ, each with its place, or an empty string. Words are floats where their
/// size is a common one, as no type says what they are. Two NaNs are the same.
std::string compareBuffers(const std::vector<execution::Buffer> &A,
                           const std::vector<execution::Buffer> &B, const Tolerance &Allowed);

} // namespace dxil::differential
