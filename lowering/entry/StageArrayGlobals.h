// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Inputs and outputs of an entry point for each of several vertices, control points or primitives.
// They are globals, whose accesses dxil-stage-arrays turns into ops, and streams of vertices.
#pragma once

#include "dxil/contract/EntryInterface.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"

#include <dxil/ops/queries.h>

namespace llvm {
class GlobalVariable;
class LLVMContext;
class Module;
class Instruction;
class Type;
} // namespace llvm

namespace dxil::lowering {

/// Creates a global with the size of all elements of \p V.
llvm::GlobalVariable *makeStageArray(llvm::Module &M, const contract::EntryValue &V);

/// Describes the accesses of \p Global in its metadata `!dxil.stage.array`: the op, the size of an
/// element, and its scalars, vectors and matrices with their signature elements. \p IsPatch: \p V
/// belongs to a patch constant function.
void describeStageArray(llvm::GlobalVariable &Global, const contract::EntryValue &V, bool IsPatch);

/// Emits an op before an instruction. The leaf and its address (both may be null) give the last
/// operand, the value to store; the list has the operands before it.
using EmitOp = llvm::function_ref<void(OpCode, const contract::EntryLeaf *, llvm::Value *,
                                       llvm::ArrayRef<llvm::Value *>, llvm::Instruction *)>;

/// Defines the functions by which the header appends a vertex to a stream.
void defineStreamAppends(llvm::Module &M, llvm::ArrayRef<contract::EntryValue> Values, EmitOp Emit);

/// Returns the type of a component in memory and in a signature. A bool is an i32.
llvm::Type *componentMemoryType(llvm::LLVMContext &Ctx, ComponentType T);

} // namespace dxil::lowering
