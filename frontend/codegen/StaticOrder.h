// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The order in which statics are initialized.
#pragma once

#include "../check/Program.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/GlobalVariable.h"

#include <utility>
#include <vector>

namespace dxil::frontend {

/// A static and the function that sets it.
using StaticSetter = std::pair<VariableId, llvm::Function *>;

/// Sorts \p Setters in the order of the statics' definitions. A static that is not
/// StaticStart::InOrder comes before the setters that read it, directly or in functions that they
/// call, and after all statics that it reads. \p GlobalOf has the memory of each static.
std::vector<StaticSetter>
inOrder(const Program &P, std::vector<StaticSetter> Setters,
        const llvm::DenseMap<VariableId, llvm::GlobalVariable *> &GlobalOf);

} // namespace dxil::frontend
