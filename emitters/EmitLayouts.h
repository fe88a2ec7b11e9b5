// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Emitters of layouts (td/MetadataNodes.td, td/Parts.td). All have the type EmitFileFn, which
// returns false after a reported error.
#pragma once

namespace llvm {
class raw_ostream;
class RecordKeeper;
} // namespace llvm

namespace dxil::emitters {
struct Model;

/// include/dxil/generated/MetadataNodes.h: readers and writers of metadata nodes.
bool emitMetadataNodes(const Model &M, const llvm::RecordKeeper &Records, llvm::raw_ostream &OS);
/// include/dxil/generated/PartRows.h: records of parts as structs, the numbers of RDAT's tables.
bool emitPartRows(const Model &M, const llvm::RecordKeeper &Records, llvm::raw_ostream &OS);
/// include/dxil/generated/RuntimeTables.inc: the fields of RDAT's tables, for its reader.
bool emitRuntimeTables(const Model &M, const llvm::RecordKeeper &Records, llvm::raw_ostream &OS);
/// include/dxil/generated/StructConstants.h: constant structs that ops have as operands.
bool emitStructConstants(const Model &M, const llvm::RecordKeeper &Records, llvm::raw_ostream &OS);
/// include/dxil/generated/MetadataNames.h: named metadata and kinds of attachments.
bool emitMetadataNames(const Model &M, const llvm::RecordKeeper &Records, llvm::raw_ostream &OS);
/// docs/layouts.md and docs/layouts.json.
bool emitLayoutDocs(const Model &M, const llvm::RecordKeeper &Records, llvm::raw_ostream &OS);
bool emitLayoutJSON(const Model &M, const llvm::RecordKeeper &Records, llvm::raw_ostream &OS);

} // namespace dxil::emitters
