// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "llvm/IR/Function.h"

#include <cstdint>
#include <utility>

namespace llvm {
class DbgVariableRecord;
}

namespace dxil::lowering {

/// Returns the bits of its variable that \p Record describes.
std::pair<uint64_t, uint64_t> bitsOf(const llvm::DbgVariableRecord &Record);

/// Drops values of variables that no debugger can show. A debugger stops at instructions with a
/// location, and shows the variables of that location's function and of its callers.
void dropUnseenValues(llvm::Function &F);

} // namespace dxil::lowering
