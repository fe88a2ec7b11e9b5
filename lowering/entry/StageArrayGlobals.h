// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What an entry point has for each of many vertices, control points or primitives: globals whose
// accesses the pass dxil-stage-arrays makes ops of, and streams of vertices.
#ifndef DXIL_LOWERING_STAGEARRAYS_H
#define DXIL_LOWERING_STAGEARRAYS_H

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

/// A global as long as the elements of \p V.
llvm::GlobalVariable *makeStageArray(llvm::Module &M, const contract::EntryValue &V);

/// Says in the metadata `!dxil.stage.array` of \p Global what each access to it is: the op, the
/// length of an element, and its scalars, vectors and matrices with their signature elements.
/// \p IsPatch: of a patch constant function.
void describeStageArray(llvm::GlobalVariable &Global, const contract::EntryValue &V, bool IsPatch);

/// Emits an op before an instruction: the leaf that its last operand is a number of and where that
/// is in memory (or null), and the other operands.
using EmitOp = llvm::function_ref<void(OpCode, const contract::EntryLeaf *, llvm::Value *,
                                       llvm::ArrayRef<llvm::Value *>, llvm::Instruction *)>;

/// Writes the functions by which the header adds a vertex to a stream.
void defineStreamAppends(llvm::Module &M, llvm::ArrayRef<contract::EntryValue> Values, EmitOp Emit);

/// How a component of a leaf's type stands in memory and in a signature: a truth value is an i32.
llvm::Type *componentMemoryType(llvm::LLVMContext &Ctx, llvm::StringRef Name);

} // namespace dxil::lowering

#endif // DXIL_LOWERING_STAGEARRAYS_H
