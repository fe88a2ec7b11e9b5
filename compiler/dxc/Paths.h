// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "llvm/ADT/StringRef.h"

#include <string>

namespace dxil::compiler::dxc {

/// Spells a path as dxc does for include handlers and in debug information: with slashes, each one
/// once except at the start, and relative paths from `./` on.
std::string spelledPath(llvm::StringRef Path);

} // namespace dxil::compiler::dxc
