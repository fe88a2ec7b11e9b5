// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The steps of dxil-upgrade.
#ifndef DXIL_UPGRADE_LIFTING_H
#define DXIL_UPGRADE_LIFTING_H

namespace llvm {
class CallInst;
class Module;
} // namespace llvm

namespace dxil::contract {
struct ResourceRecord;
}

namespace dxil::upgrade {

/// Handles whose entry in `dxil.resources` is known to handles of `target("dx...")` types, and what
/// LLVM has intrinsics for of what is done with them. Before liftOps, after liftMetadata.
void liftHandles(llvm::Module &M);

/// Replaces `Call`, of an op on the resource `R`, by an intrinsic on `Handle`; false, and nothing
/// is changed, if LLVM has none that means the same.
bool liftAccess(llvm::CallInst &Call, llvm::CallInst &Handle, const contract::ResourceRecord &R);

/// Calls of dx.op functions to intrinsics and extension intrinsics. Returns whether there were any.
bool liftOps(llvm::Module &M);

/// Tests of DXC's constant that keeps blocks in their loops become `dxil.loop.break`. Returns
/// whether there was one.
bool liftBreaks(llvm::Module &M);

/// dx.* metadata to triple, function attributes and dxil.* metadata. Returns whether there was any.
bool liftMetadata(llvm::Module &M);

} // namespace dxil::upgrade

#endif // DXIL_UPGRADE_LIFTING_H
