// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef DXIL_TARGET_RESTOREARGUMENTS_H
#define DXIL_TARGET_RESTOREARGUMENTS_H

namespace llvm {
class Module;
} // namespace llvm

namespace dxil::target {

/// Calls of extension intrinsics whose constant arguments are chosen by a phi or select become one
/// call for each choice. Whether there was one.
bool restoreArguments(llvm::Module &M);

} // namespace dxil::target

#endif // DXIL_TARGET_RESTOREARGUMENTS_H
