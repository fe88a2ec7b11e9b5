// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Values of HLSL's types: types of LLVM, parts, conversions.
#pragma once

#include "Context.h"

namespace dxil::frontend {

// The value of a struct or array is a pointer to memory in Local layout, which nothing writes
// during the use of the value.

// Defined in Values.cpp:
/// Returns the type of a value: i1 for bool, <N x T> for vectors, <R*C x T> for matrices, row by
/// row; pointers for structs and arrays; handles for objects (handleType).
llvm::Type *valueType(CodegenContext &G, TypeId T);
/// Returns the type in Local memory: i32 for bool, arrays for vectors and matrices.
llvm::Type *memoryType(CodegenContext &G, TypeId T);
/// Returns the type in Local memory as a part of a struct or array.
llvm::Type *partType(CodegenContext &G, TypeId T);
llvm::Type *scalarType(CodegenContext &G, ScalarKind K);
/// Returns true if values of \p T are pointers to memory.
bool isAggregate(const CodegenContext &G, TypeId T);
/// Returns the element of a scalar, vector, matrix or enum.
ScalarKind elementKind(const CodegenContext &G, TypeId T);
/// Appends the numbers and objects of a value in order.
void flatten(CodegenContext &G, llvm::Value *V, TypeId T, llvm::SmallVectorImpl<Leaf> &Leaves);
/// Returns a value of \p T, made of leaves from the front of \p Leaves, each converted to its
/// type. Removes these from \p Leaves.
llvm::Value *assemble(CodegenContext &G, TypeId T, llvm::ArrayRef<Leaf> &Leaves);
void storeLeaves(CodegenContext &G, const Place &Lvalue, llvm::ArrayRef<Leaf> &Leaves);
llvm::Type *numbersType(CodegenContext &G, TypeId T, MemoryLayout Layout);
/// Returns the kind of all numbers of \p T. Returns nothing if they differ or are bit fields.
std::optional<ScalarKind> soleKind(const CodegenContext &G, TypeId T);
llvm::Value *pick(CodegenContext &G, llvm::Value *V, llvm::ArrayRef<uint32_t> Elements,
                  bool AsScalar);
/// Returns the scalar of a value with one element.
llvm::Value *asScalar(CodegenContext &G, llvm::Value *V);
llvm::Value *splat(CodegenContext &G, llvm::Value *V, llvm::Type *To);

// Defined in Conversions.cpp:
/// Converts \p V from type \p From to \p To.
llvm::Value *convert(CodegenContext &G, llvm::Value *V, TypeId From, TypeId To, ConversionKind How);
llvm::Value *convertNumber(CodegenContext &G, llvm::Value *V, ScalarKind From, ScalarKind To);

} // namespace dxil::frontend
