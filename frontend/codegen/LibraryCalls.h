// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A library call during its emission.
#pragma once

#include "Context.h"

namespace dxil::frontend {

/// Sets the fields of \p To, contract::EntryAttributes or contract::ParameterAttributes. The last
/// of several equal attributes applies.
template <class T> void fillAttributes(T &To, llvm::ArrayRef<frontend::Attribute> Attributes) {
  for (const frontend::Attribute &A : Attributes)
    contract::setAttribute(To, A.Id, A.Numbers, A.Strings);
}

/// Returns an overload's suffix in op names: `f32` for float, `v8f32` for a vector.
std::string overloadSuffix(llvm::Type *Ty);

struct LibraryCall {
  const library::Function &F;
  Location Where = Location::None;
  TypeId Result = TypeId::Void;
  TypeId TemplateArgument = TypeId::None;
  TypeId ObjectType = TypeId::None;  ///< type of the object, for a method
  llvm::Value *Object = nullptr;     ///< handle of the object
  ExprId ObjectPlace = ExprId::None; ///< the place of the handle
  struct Argument {
    TypeId Type = TypeId::None; ///< type of the parameter
    llvm::Value *V = nullptr;   ///< value; null if the argument is only written
    Place Target;               ///< place of a written argument, or of an atomic operation
    ConversionKind Back = ConversionKind::None;
  };
  llvm::SmallVector<Argument, 8> Arguments = {};

  const Argument &operator[](size_t I) const { return Arguments[I]; }
  size_t size() const { return Arguments.size(); }
  llvm::Value *value(size_t I) const { return Arguments[I].V; }
};

// Defined in LibraryCalls.cpp:
/// Returns the value of a library call, or null for void.
llvm::Value *emitLibraryCall(CodegenContext &G, ExprId E);
/// Calls the op's extension intrinsic, with the overload's scalar type if it has one.
llvm::Value *emitOp(CodegenContext &G, OpCode Op, llvm::Type *Overload,
                    llvm::ArrayRef<llvm::Value *> Operands);
void emitArgument(CodegenContext &G, LibraryCall &Call, size_t I, ExprId E);
/// Writes \p V, which has the parameter's type, to argument \p I.
void setArgument(CodegenContext &G, const LibraryCall &Call, size_t I, llvm::Value *V);
llvm::Intrinsic::ID intrinsicOf(CodegenContext &G, const library::Function &F, ScalarKind K);
llvm::Type *opType(CodegenContext &G, dxil::TypeKind Kind, llvm::Type *Overload);
/// Declares an extension intrinsic of \p Op. \p Name includes the overloads.
llvm::Function *declareOp(CodegenContext &G, OpCode Op, llvm::StringRef Name,
                          llvm::FunctionType *Ty);
llvm::Value *emitOperand(CodegenContext &G, const LibraryCall &Call, const library::Operand &O,
                         llvm::Type *Ty, unsigned Element);
llvm::Value *fitNumber(CodegenContext &G, llvm::Value *V, llvm::Type *Ty);
llvm::Value *fitResult(CodegenContext &G, llvm::Value *V, TypeId T);

// Defined in LibraryNumbers.cpp:
llvm::Value *emitSpecialCall(CodegenContext &G, const LibraryCall &Call);
llvm::Value *emitEvaluateOfArray(CodegenContext &G, LibraryCall &Call, ExprList Arguments);

// Defined in LibraryVectors.cpp:
llvm::Value *emitVectorCall(CodegenContext &G, const LibraryCall &Call);
llvm::Value *emitDot(CodegenContext &G, llvm::Value *X, llvm::Value *Y, ScalarKind K);

// Defined in LibraryResources.cpp:
llvm::Value *emitResourceCall(CodegenContext &G, const LibraryCall &Call);
void allocateRayQueries(CodegenContext &G, const Place &Lvalue, Location Where);

// Defined in LibraryAtomics.cpp:
llvm::Value *emitAtomic(CodegenContext &G, const LibraryCall &Call);

// Defined in HitObjects.cpp:
llvm::Value *emitHitCall(CodegenContext &G, const LibraryCall &Call);

// Defined in LinearAlgebra.cpp:
llvm::Value *emitMatrixCall(CodegenContext &G, const LibraryCall &Call);

} // namespace dxil::frontend
