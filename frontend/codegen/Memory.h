// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Memory: loads, stores and copies of places, and their parts.
#pragma once

#include "Context.h"

namespace dxil::frontend {

/// The numbers of a whole vector or matrix as runs of adjacent numbers.
struct Run {
  uint64_t Offset;
  llvm::SmallVector<uint32_t, 4> Elements;
};

// Defined in Memory.cpp:
/// Returns new memory of the current function, in Local layout.
llvm::AllocaInst *temporary(CodegenContext &G, TypeId T, llvm::StringRef Word);
Place memoryPlace(CodegenContext &G, TypeId T, llvm::Value *Address,
                  MemoryLayout Layout = MemoryLayout::Local);
llvm::Value *load(CodegenContext &G, const Place &Lvalue);
void store(CodegenContext &G, const Place &Lvalue, llvm::Value *V);
/// Loads the value at \p Lvalue once and stores the result of \p New for it.
void update(CodegenContext &G, const Place &Lvalue,
            llvm::function_ref<llvm::Value *(llvm::Value *)> New);
/// Copies a value between places of the same type, in any two layouts.
void copy(CodegenContext &G, const Place &To, const Place &From);
/// The following functions return parts of a place. fieldOf: \p Index counts the struct's own
/// fields, without those of its base.
Place fieldOf(CodegenContext &G, const Place &Lvalue, uint32_t Index);
Place baseOf(CodegenContext &G, const Place &Lvalue);
/// Returns the place of field \p Index of struct \p T in Local memory.
FieldPlace localFieldPlace(CodegenContext &G, TypeId T, uint32_t Index);
/// Returns true if \p F, at \p Where, begins a word of its struct's memory. Bit fields can share
/// a word.
bool beginsWord(const Field &F, const FieldPlace &Where);
uint64_t scalarBytes(CodegenContext &G, ScalarKind K, MemoryLayout Layout = MemoryLayout::Local);
llvm::Value *kept(CodegenContext &G, const Place &Lvalue, llvm::Value *V);
llvm::SmallVector<Run, 4> runsOf(CodegenContext &G, const Place &Lvalue);
uint64_t numberOffset(CodegenContext &G, const Place &Lvalue, uint32_t Element);
MemoryLayout partLayout(const CodegenContext &G, TypeId Part, MemoryLayout WholeLayout);
/// Returns the type of a number in memory.
llvm::Type *memoryScalar(CodegenContext &G, ScalarKind K, MemoryLayout Layout);
llvm::Value *fromMemory(CodegenContext &G, llvm::Value *V, ScalarKind K);
llvm::Value *toMemory(CodegenContext &G, llvm::Value *V, ScalarKind K,
                      MemoryLayout Layout = MemoryLayout::Local);
llvm::Value *loadAt(CodegenContext &G, llvm::Value *Base, uint64_t Offset, llvm::Type *Scalar,
                    uint32_t Count, bool Volatile);
void storeAt(CodegenContext &G, llvm::Value *Base, uint64_t Offset, llvm::Value *V, bool Volatile);
llvm::Value *offsetBy(CodegenContext &G, llvm::Value *Base, uint64_t Bytes);
uint64_t strideOf(CodegenContext &G, TypeId Element, MemoryLayout Layout);
llvm::Value *exact(CodegenContext &G, llvm::Value *V);

// Defined in Elements.cpp:
Place elementAt(CodegenContext &G, const Place &Lvalue, llvm::Value *Index);
Place elementsOf(CodegenContext &G, const Place &Lvalue, llvm::ArrayRef<uint32_t> Elements);
bool isPartOfSignature(const Place &Lvalue);
void withChosen(CodegenContext &G, const Place &Lvalue,
                llvm::function_ref<void(const Place &)> Use);
llvm::Value *loadPart(CodegenContext &G, const Place &Part, llvm::Value *Vector);
llvm::Value *replacePart(CodegenContext &G, const Place &Part, llvm::Value *Vector, llvm::Value *V);

} // namespace dxil::frontend
