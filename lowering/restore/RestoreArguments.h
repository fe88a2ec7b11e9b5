// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

namespace llvm {
class Module;
} // namespace llvm

namespace dxil::lowering {

/// Splits calls of extension intrinsics whose constant arguments a phi or select chooses into one
/// call for each choice. Returns whether there was one.
bool restoreArguments(llvm::Module &M);

} // namespace dxil::lowering
