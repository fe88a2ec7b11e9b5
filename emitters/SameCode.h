// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <llvm/ADT/StringRef.h>

namespace dxil::emitters {

/// Whether two texts of C or C++ differ in comments and blank space alone. False where it cannot
/// say, as for raw strings.
bool isSameCode(llvm::StringRef A, llvm::StringRef B);

} // namespace dxil::emitters
