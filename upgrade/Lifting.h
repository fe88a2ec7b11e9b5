// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The steps of dxil-lift.
#pragma once

namespace llvm {
class CallInst;
class Module;
} // namespace llvm

namespace dxil::contract {
struct ResourceRecord;
}

namespace dxil::upgrade {

/// Converts handles whose entry in `dxil.resources` is known to `target("dx...")` types, and their
/// accesses to LLVM's intrinsics where these exist. Runs after liftMetadata and before liftOps.
void liftHandles(llvm::Module &M);

/// Replaces `Call`, a call of an op on the resource `R`, by an intrinsic on `Handle`. Returns
/// false, and changes nothing, if LLVM has no equivalent intrinsic.
bool liftAccess(llvm::CallInst &Call, llvm::CallInst &Handle, const contract::ResourceRecord &R);

/// Replaces calls of dx.op functions by intrinsics and extension intrinsics. Returns true if there
/// were any.
bool liftOps(llvm::Module &M);

/// Replaces tests of DXC's constant that keeps blocks in their loops by calls of `dxil.loop.break`.
/// Returns true if there were any.
bool liftBreaks(llvm::Module &M);

/// Converts dx.* metadata to a triple, function attributes and dxil.* metadata. Returns true if
/// there was any.
bool liftMetadata(llvm::Module &M);

} // namespace dxil::upgrade
