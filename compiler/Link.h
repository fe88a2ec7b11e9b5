// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Links libraries by command-line options.
#pragma once

#include "Host.h"
#include "Options.h"

#include <string>

namespace dxil::compiler {

/// Links the files of \p O.Libraries. Returns false after errors, which it has reported.
bool linkLibraries(const Options &O, const Host &H, Messages &Log, std::string &Container);

} // namespace dxil::compiler
