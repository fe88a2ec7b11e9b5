// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef DXIL_LOWERING_RESTOREARGUMENTS_H
#define DXIL_LOWERING_RESTOREARGUMENTS_H

namespace llvm {
class Module;
} // namespace llvm

namespace dxil::lowering {

/// Calls of extension intrinsics whose constant arguments are chosen by a phi or select become one
/// call for each choice. Whether there was one.
bool restoreArguments(llvm::Module &M);

} // namespace dxil::lowering

#endif // DXIL_LOWERING_RESTOREARGUMENTS_H
