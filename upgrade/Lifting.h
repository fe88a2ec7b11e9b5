// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The steps of dxil-upgrade.
#ifndef DXIL_UPGRADE_LIFTING_H
#define DXIL_UPGRADE_LIFTING_H

namespace llvm {
class Module;
} // namespace llvm

namespace dxil {

/// Calls of dx.op functions to intrinsics and extension intrinsics. Returns whether there were any.
bool liftOps(llvm::Module &M);

/// dx.* metadata to triple, function attributes and dxil.* metadata. Returns whether there was any.
bool liftMetadata(llvm::Module &M);

} // namespace dxil

#endif // DXIL_UPGRADE_LIFTING_H
