// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Calls of HLSL's library, and its functions that are written in HLSL.
#pragma once

#include "Context.h"

namespace dxil::frontend {

/// A signature of the library with its type variables settled.
struct LibraryMatch {
  const library::Function *Callee = nullptr;
  TypeId Result = TypeId::None;
  llvm::SmallVector<TypeId, 8> Parameters;
};

// Defined in LibraryMatching.cpp:
/// Returns the elements of \p Set that exist in this compile.
ScalarSet membersOf(const library::ElementSet &Set, bool Native16);
/// Returns true if \p F takes \p Args, and sets \p Into to its types for them.
bool match(CheckContext &C, const library::Function &F, TypeId Object, TypeId TemplateArgument,
           llvm::ArrayRef<ExprId> Args, LibraryMatch &Into);
size_t argumentsTaken(CheckContext &C, const library::Function &F, TypeId Object,
                      TypeId TemplateArgument, llvm::ArrayRef<ExprId> Args);

// Defined in LibraryCalls.cpp:
/// Returns \p Call, made by literalCall(), for numbers of kind \p K.
ExprId concreteCall(CheckContext &C, ExprId Call, ScalarKind K);
ExprId libraryCall(CheckContext &C, Location Where, llvm::StringRef Word,
                   llvm::ArrayRef<const library::Function *> Signatures, ExprId Object,
                   llvm::ArrayRef<TemplateArgument> Given, llvm::ArrayRef<ExprId> Args,
                   bool Report);

// Defined in LibraryCode.cpp:
/// Instantiates library function \p F, which is written in HLSL (LoweringKind::Code), for the
/// types that a call has settled on. \p This is the type of a method's object, which the function
/// takes as its first parameter, or None.
FunctionId instantiateLibraryCode(CheckContext &C, const library::Function &F, TypeId This,
                                  llvm::ArrayRef<TypeId> ParameterTypes, TypeId Result);
/// Declares the struct or constant of the library that \p Word names. Returns true if there is
/// one.
bool declareFromLibrary(CheckContext &C, Name Word);

} // namespace dxil::frontend
