// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Writes files that are either complete or absent.
#pragma once

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

namespace dxil::cc {

/// Writes \p Data to \p Path, or to the standard output for `-`. Writes a temporary file first and
/// renames it, so that readers never see a part of it, and a failure keeps the old file.
llvm::Error writeOutput(llvm::StringRef Path, llvm::StringRef Data);

} // namespace dxil::cc
