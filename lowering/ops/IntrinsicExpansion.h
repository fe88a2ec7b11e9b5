// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Expands intrinsics without an op into arithmetic and intrinsics that have one.
#pragma once

#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/IntrinsicInst.h"

#include <dxil/ops/queries.h>

namespace dxil::lowering {

/// Emits the value of the call with a builder that is placed before the call and carries its
/// fast-math flags. Returns null if the call needs no expansion.
using IntrinsicExpander = llvm::Value *(*)(llvm::IRBuilder<> &, llvm::IntrinsicInst &);

/// The expansion of a floating-point intrinsic on scalars; null if none.
IntrinsicExpander floatExpander(llvm::Intrinsic::ID ID);
/// The expansion of an integer intrinsic on scalars; null if none.
IntrinsicExpander integerExpander(llvm::Intrinsic::ID ID);
/// The expansion of an intrinsic whose meaning spans a vector (dot products,
/// reductions, normalisation); null if none.
IntrinsicExpander vectorExpander(llvm::Intrinsic::ID ID);
/// The expansion of a buffer access of 64-bit elements; null if none.
IntrinsicExpander bufferExpander(llvm::Intrinsic::ID ID);

/// Expands a call of an op by its name (`dxil.isFinite.f16`), which has no LLVM intrinsic. Returns
/// null unless the module's version lacks the overload.
llvm::Value *expandOpCall(llvm::IRBuilder<> &B, llvm::CallInst &Call, OpCode Op);

/// Replaces the calls of `dxil.isHelperLane` if the module's version lacks the op. Returns whether
/// there were any.
bool expandHelperLanes(llvm::Module &M);

/// The same for the calls of `dxil.quadVote`.
bool expandQuadVotes(llvm::Module &M);

} // namespace dxil::lowering
