// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef DXIL_COMPILER_DEPENDENCIES_H
#define DXIL_COMPILER_DEPENDENCIES_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <string>

namespace dxil::compiler {

/// A rule for make: \p Target depends on each of \p Files.
std::string dependencyText(llvm::StringRef Target, llvm::ArrayRef<std::string> Files);

} // namespace dxil::compiler

#endif // DXIL_COMPILER_DEPENDENCIES_H
