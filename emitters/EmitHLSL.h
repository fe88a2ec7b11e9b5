// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The HLSL header for stock clang. Its text has parts, each with an Emit file of its own:
// type names and the traits that functions are declared with (EmitHLSLTypes), extension
// intrinsics (EmitHLSLOps), functions (EmitHLSL), and resource classes (EmitHLSLResources).
#pragma once

#include "HLSLModel.h"

namespace llvm {
class raw_ostream;
class RecordKeeper;
} // namespace llvm

namespace dxil {

/// hlsl/hlsl.h. Has the type EmitFileFn.
bool emitHLSL(const Model &M, const llvm::RecordKeeper &Records, llvm::raw_ostream &OS);

/// docs/hlsl.md: what of HLSL is there, with its tests. Has the type EmitFileFn.
bool emitHLSLSupport(const Model &M, const llvm::RecordKeeper &Records, llvm::raw_ostream &OS);

/// Scalar, vector and matrix type names.
void emitHLSLTypeNames(const HLSLModel &H, llvm::raw_ostream &OS);
/// Macros and templates that the functions are declared with, and the end of the macros.
void emitHLSLTraits(const HLSLModel &H, llvm::raw_ostream &OS);
void emitHLSLUndefs(llvm::raw_ostream &OS);

/// Declarations of the extension intrinsics. False after a reported error.
bool emitHLSLExtensions(const HLSLModel &H, llvm::raw_ostream &OS);
/// A function that calls an extension intrinsic.
void emitHLSLViaOp(const HLSLFunctionDesc &F, llvm::raw_ostream &OS);
/// The vector form of a function on scalars: a call for each element. Prefix stands before its
/// type.
void emitHLSLVectorForm(const HLSLFunctionDesc &F, const std::string &Prefix,
                        llvm::raw_ostream &OS);

/// The HLSL type of an op's operand or result, with Element as overload type; empty if HLSL has
/// none. A struct of the module becomes a vector, without a load's status: clang would return a
/// struct through memory.
std::string hlslType(const TypeDesc &Type, const HLSLScalarDesc &Element);
/// The first version in which an op has an overload.
std::optional<VersionDesc> hlslOverloadSince(const OpDesc &Op, const TypeDesc &Type);
/// What clang may know of a call of an op, with a blank in front.
std::string hlslCallAttributes(const OpDesc &Op);

/// Resource classes, from the records of td/hlsl/ResourceSchema.td. False after a reported error.
bool emitHLSLResources(const Model &M, const HLSLModel &H, const llvm::RecordKeeper &Records,
                       llvm::raw_ostream &OS);
/// The macros by which shaders call them.
void emitHLSLResourceNames(const Model &M, const llvm::RecordKeeper &Records,
                           llvm::raw_ostream &OS);

/// The attributes that say from which shader model on a function exists, with a blank behind;
/// empty for 6.0. An op whose stages got it at different times has one for each of them.
std::string hlslAvailability(VersionDesc Since, const OpDesc *Op);

} // namespace dxil
