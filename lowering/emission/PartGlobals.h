// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Container parts inside a module: constant globals of bytes, with the part's name as their
// section.
#pragma once

#include "llvm/ADT/StringRef.h"

#include <string>

namespace llvm {
class GlobalVariable;
class Module;
} // namespace llvm

namespace dxil::lowering {

/// The first global of \p M in the section \p Part, or null.
const llvm::GlobalVariable *findPartGlobal(const llvm::Module &M, llvm::StringRef Part);

/// Returns the bytes of a part global; empty if it is not an initialized array of bytes.
std::string partData(const llvm::GlobalVariable &G);

} // namespace dxil::lowering
