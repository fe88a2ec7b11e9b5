// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <string>
#include <vector>

namespace dxil::compiler {

/// Returns a make rule by which \p Target depends on \p Files.
std::string dependencyText(llvm::StringRef Target, llvm::ArrayRef<std::string> Files);

/// Returns the files of a rule that dependencyText() has written.
std::vector<std::string> dependencyFiles(llvm::StringRef Rule);

} // namespace dxil::compiler
