// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Source locations of instructions.
#pragma once

#include <dxil/validation/Validator.h>

namespace dxil::validation {

/// Adds source file, line and column to findings at instructions of M that have debug information.
void addSourceLocations(ValidationReport &Report, const ir::Module &M);

/// Adds locations to findings that still have no line, from the container's ILDB part: compilers
/// strip the program in DXIL and keep a copy with debug information. Matches findings by function
/// name and instruction number; skips functions that differ between the parts.
void addSourceLocations(ValidationReport &Report, const ir::Module &M,
                        const container::Container &C);

} // namespace dxil::validation
