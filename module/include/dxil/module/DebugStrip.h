// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A program without its debug information.
#pragma once

#include <dxil/module/Module.h>

namespace dxil::ir {

/// Whether the module has debug information: compile units, or calls of llvm.dbg functions.
bool hasDebugInfo(const Module &M);

/// The module without compile units, locations, calls and declarations of llvm.dbg functions,
/// recorded sources and their options, and names of what is local to functions, in writing order
/// (ModuleWriter.h). All else is as it was. M must have passed checkModule().
Module withoutDebugInfo(Module M);

} // namespace dxil::ir
