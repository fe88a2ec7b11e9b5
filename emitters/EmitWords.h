// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Emitters of words of parts and types that few files need. All have the type EmitFileFn.
#pragma once

namespace llvm {
class raw_ostream;
class RecordKeeper;
} // namespace llvm

namespace dxil::emitters {
struct Model;

/// include/dxil/generated/OpRecords.inc: each enum and op of the op table in one block.
bool emitOpRecords(const Model &M, const llvm::RecordKeeper &Records, llvm::raw_ostream &OS);
/// include/dxil/generated/PartWords.h: enumerations of parts that few files need, and their words.
bool emitPartWords(const Model &M, const llvm::RecordKeeper &Records, llvm::raw_ostream &OS);
/// include/dxil/generated/SemanticWords.h: words of signature parts, and semantics of Direct3D 9.
bool emitSemanticWords(const Model &M, const llvm::RecordKeeper &Records, llvm::raw_ostream &OS);
/// include/dxil/generated/HLSLScalars.inc: HLSL's scalar types.
bool emitScalars(const Model &M, const llvm::RecordKeeper &Records, llvm::raw_ostream &OS);
/// include/dxil/generated/DataTypes.h: number types in data for dxil-run.
bool emitDataTypes(const Model &M, const llvm::RecordKeeper &Records, llvm::raw_ostream &OS);

} // namespace dxil::emitters
