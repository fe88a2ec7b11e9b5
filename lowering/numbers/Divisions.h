// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

namespace llvm {
class Function;
} // namespace llvm

namespace dxil::lowering {

/// Runs GuardDivisionsPass on one function. Returns whether it had a division to guard.
bool guardDivisions(llvm::Function &F);

} // namespace dxil::lowering
