// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// From instructions to the lines of the shader's source.
#pragma once

#include <dxil/validation/Validator.h>

namespace dxil::validation {

/// Gives findings at instructions of M their source file, line and column, where M has debug
/// information for them.
void addSourceLocations(ValidationReport &Report, const ir::Module &M);

/// The same for findings that still have no line, from the container's ILDB part: compilers strip
/// the program in DXIL and keep the one with debug information beside it. Findings are matched by
/// function name and instruction number; a function that differs between the parts is left alone.
void addSourceLocations(ValidationReport &Report, const ir::Module &M,
                        const container::Container &C);

} // namespace dxil::validation
