// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Emitters of the numbers in metadata and pipeline state (td/Metadata.td).
#pragma once

namespace llvm {
class Record;
class RecordKeeper;
class raw_ostream;
} // namespace llvm

namespace dxil::emitters {
struct Model;

/// Writes an enum for a MetadataEnum, and the table of its words and counts if it names one.
/// Returns false after a reported error.
bool emitEnumeration(const llvm::Record &Enum, llvm::raw_ostream &OS);

/// include/dxil/generated/MetadataNumbers.h: an enum for each MetadataEnum, and a table of its
/// words and counts if it names one. Has the type EmitFileFn, which returns false after a reported
/// error.
bool emitMetadataNumbers(const Model &M, const llvm::RecordKeeper &Records, llvm::raw_ostream &OS);

/// include/dxil/generated/Limits.h: a constant for each limit.
bool emitLimits(const Model &M, const llvm::RecordKeeper &Records, llvm::raw_ostream &OS);

/// include/dxil/generated/ShaderFlags.h: the shader flags and the calls that require them.
bool emitShaderFlags(const Model &M, const llvm::RecordKeeper &Records, llvm::raw_ostream &OS);

/// include/dxil/generated/Kinds.h: tables of td/Kinds.td.
bool emitKinds(const Model &M, const llvm::RecordKeeper &Records, llvm::raw_ostream &OS);

} // namespace dxil::emitters
