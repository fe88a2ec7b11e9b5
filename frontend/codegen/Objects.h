// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Resources: handles, elements, members of structs.
#pragma once

#include "Context.h"

namespace dxil::frontend {

// Objects.cpp
/// Returns the type of handles to object type \p T.
llvm::Type *handleType(CodegenContext &G, TypeId T);
/// Returns the handle of global \p V, or of its element with flat index \p Index if it is an
/// array.
llvm::Value *globalHandle(CodegenContext &G, VariableId V, llvm::Value *Index);
llvm::Value *heapHandle(CodegenContext &G, TypeId Object, llvm::Value *Index, bool IsSampler);
/// Returns \p Handle as an operand of ops.
llvm::Value *opHandle(CodegenContext &G, llvm::Value *Handle);
llvm::StructType *opHandleType(CodegenContext &G);
void noteCoherence(CodegenContext &G, const Variable &V, llvm::StringRef Name);
uint32_t positionOf(CodegenContext &G, VariableId Global);

// ObjectAccess.cpp
/// Returns an element of \p Object: in Memory for structured buffers, patches and records,
/// else in Buffer.
Place elementOf(CodegenContext &G, TypeId Object, llvm::Value *Handle, llvm::Value *Index);
Place mipElementOf(CodegenContext &G, TypeId Object, llvm::Value *Handle, llvm::Value *Level,
                   llvm::Value *Index, bool IsSample);
Place contentsOf(CodegenContext &G, TypeId Object, llvm::Value *Handle);
llvm::Value *loadElement(CodegenContext &G, const Place &Element);
void storeElement(CodegenContext &G, const Place &Element, llvm::Value *V);
/// Returns the element type of object type \p Object.
TypeId elementTypeOf(const CodegenContext &G, TypeId Object);
llvm::Value *bufferPointer(CodegenContext &G, llvm::Value *Handle, llvm::Value *Index);
/// Returns the numbers of a scalar or vector.
llvm::SmallVector<llvm::Value *, 4> numbersOf(CodegenContext &G, llvm::Value *V);
llvm::Value *vectorOf(CodegenContext &G, llvm::ArrayRef<llvm::Value *> Numbers, llvm::Type *Ty);
llvm::Value *elementFromLoad(CodegenContext &G, llvm::Value *Loaded, TypeId Element);
llvm::Type *movedType(CodegenContext &G, TypeId Element);
/// Returns movedType() for ops that load without a sampler.
llvm::Type *loadedType(CodegenContext &G, TypeId Element);
/// Returns the address for an atomic operation on \p Element, or null if there is none.
llvm::Value *atomicAddress(CodegenContext &G, const Place &Element);
/// Returns the place of a \p T at byte \p Offset of a byte-address buffer.
Place bytesAt(CodegenContext &G, TypeId Object, llvm::Value *Handle, llvm::Value *Offset, TypeId T);

// ResourceMembers.cpp
/// Returns true if \p V is an array of resources in a constant block: each element is a resource.
bool isArrayInBlock(const CodegenContext &G, VariableId V);
/// Returns true if each element of an array of resources in \p V is a resource: in a constant
/// block, or in the contents of a constant or texture buffer.
bool hasElementsApart(const CodegenContext &G, VariableId V);
void orderMembers(CodegenContext &G);
llvm::Value *memberHandle(CodegenContext &G, const Place &Member);

} // namespace dxil::frontend
