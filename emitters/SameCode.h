// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <llvm/ADT/StringRef.h>

namespace dxil::emitters {

/// Returns true if two texts of C or C++ differ only in comments and white space. Returns false if
/// it cannot decide, as for raw strings.
bool isSameCode(llvm::StringRef A, llvm::StringRef B);

} // namespace dxil::emitters
