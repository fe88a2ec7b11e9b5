// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Removes debug information from a program.
#pragma once

#include <dxil/module/Module.h>

namespace dxil::ir {

/// Returns true if the module has debug information: compile units, or calls of llvm.dbg functions.
bool hasDebugInfo(const Module &M);

/// Returns the module without debug information, in writing order (ModuleWriter.h). Removes compile
/// units, locations, llvm.dbg functions and their calls, recorded sources and options, and names of
/// local values. M must have passed checkModule().
Module withoutDebugInfo(Module M);

} // namespace dxil::ir
