// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The HLSL header for stock clang. Its text has four parts, each with an Emit file of its own:
// type names and the traits that functions are declared with (EmitHLSLTypes), extension
// intrinsics (EmitHLSLOps), and functions (EmitHLSL).
#pragma once

#include "HLSLModel.h"

namespace llvm {
class raw_ostream;
class RecordKeeper;
} // namespace llvm

namespace dxil {

/// hlsl/hlsl.h. Has the type EmitFileFn.
bool emitHLSL(const Model &M, const llvm::RecordKeeper &Records, llvm::raw_ostream &OS);

/// Scalar, vector and matrix type names.
void emitHLSLTypeNames(const HLSLModel &H, llvm::raw_ostream &OS);
/// Macros and templates that the functions are declared with, and the end of the macros.
void emitHLSLTraits(const HLSLModel &H, llvm::raw_ostream &OS);
void emitHLSLUndefs(llvm::raw_ostream &OS);

/// Declarations of the extension intrinsics. False after a reported error.
bool emitHLSLExtensions(const HLSLModel &H, llvm::raw_ostream &OS);
/// A function that calls an extension intrinsic.
void emitHLSLViaOp(const HLSLFunctionDesc &F, llvm::raw_ostream &OS);
/// The vector form of a function on scalars: a call for each element. Prefix stands before its type.
void emitHLSLVectorForm(const HLSLFunctionDesc &F, const std::string &Prefix,
                        llvm::raw_ostream &OS);

/// The attributes that say from which shader model on a function exists, with a blank behind;
/// empty for 6.0. An op whose stages got it at different times has one for each of them.
std::string hlslAvailability(VersionDesc Since, const OpDesc *Op);

} // namespace dxil
