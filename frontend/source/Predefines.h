// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The macros that are predefined in every source.
#pragma once

#include "Options.h"

namespace dxil::frontend {

struct Input;

/// Returns `#define` lines: DXC's for the profile and language version, then those of the command
/// line.
std::string predefines(const Input &In, const Options &Opts);

} // namespace dxil::frontend
