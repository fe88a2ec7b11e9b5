// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The outputs of dxil-tblgen. Each output is a row in Emitters.cpp. Its function is declared here
// and defined in an Emit*.cpp. Emitters read the Model; those with records of their own (validation
// rules, HLSL declarations) read the records too.
#pragma once

#include <functional>
#include <span>
#include <string>
#include <string_view>

namespace llvm {
class raw_ostream;
class RecordKeeper;
} // namespace llvm

namespace dxil::emitters {
struct Model;

/// Writes one output file. Returns false after reporting an error through llvm::PrintError.
using EmitFileFn = bool (*)(const Model &M, const llvm::RecordKeeper &Records,
                            llvm::raw_ostream &OS);
/// Receives one file of a directory output: its path within the directory, and its contents.
using WriteFileFn = std::function<void(std::string_view Path, std::string Contents)>;
/// Writes an output of several files.
using EmitDirectoryFn = bool (*)(const Model &M, const llvm::RecordKeeper &Records,
                                 const WriteFileFn &Write);

struct Emitter {
  std::string_view Flag; ///< option without the dash: "gen-op-codes"
  std::string_view Path; ///< path below the directory of -gen-all; empty: excluded
  std::string_view Help; ///< one line of help
  EmitFileFn EmitFile = nullptr;
  EmitDirectoryFn EmitDirectory = nullptr; ///< set if Path is a directory
};

/// Returns all outputs, in the order in which -gen-all writes them.
std::span<const Emitter> allEmitters();

/// Writes the first lines of a generated file: contents, origin, and how to generate it again.
/// Comment starts a comment line in the file's language ("//", "#").
void emitBanner(llvm::raw_ostream &OS, std::string_view Comment, std::string_view What,
                std::string_view Flag);
/// Writes text as comment lines, each starting with Prefix and wrapped at 100 columns.
void emitComment(llvm::raw_ostream &OS, std::string_view Prefix, std::string_view Text);
/// Writes text as a C++ string literal, split into pieces that fit the line at this indentation.
void emitString(llvm::raw_ostream &OS, std::string_view Text, unsigned Indent);
/// Returns a C++ identifier for a record's name. Keywords, and names that generated classes use,
/// get an underscore.
std::string cppIdentifier(std::string_view Name);

bool emitOpCodes(const Model &M, const llvm::RecordKeeper &Records, llvm::raw_ostream &OS);
bool emitOpDocs(const Model &M, const llvm::RecordKeeper &Records, llvm::raw_ostream &OS);
bool emitOpTable(const Model &M, const llvm::RecordKeeper &Records, llvm::raw_ostream &OS);
bool emitIntrinsicToOp(const Model &M, const llvm::RecordKeeper &Records, llvm::raw_ostream &OS);
bool emitOpToIntrinsic(const Model &M, const llvm::RecordKeeper &Records, llvm::raw_ostream &OS);
bool emitOpBuilder(const Model &M, const llvm::RecordKeeper &Records, llvm::raw_ostream &OS);
bool emitOpCalls(const Model &M, const llvm::RecordKeeper &Records, llvm::raw_ostream &OS);
bool emitOpViews(const Model &M, const llvm::RecordKeeper &Records, llvm::raw_ostream &OS);
bool emitOpNumbers(const Model &M, const llvm::RecordKeeper &Records, llvm::raw_ostream &OS);
bool emitProducerHeader(const Model &M, const llvm::RecordKeeper &Records, llvm::raw_ostream &OS);
bool emitProducerCalls(const Model &M, const llvm::RecordKeeper &Records, llvm::raw_ostream &OS);
bool emitProducerPython(const Model &M, const llvm::RecordKeeper &Records, llvm::raw_ostream &OS);
bool emitLibraryIds(const Model &M, const llvm::RecordKeeper &Records, llvm::raw_ostream &OS);
bool emitLibrary(const Model &M, const llvm::RecordKeeper &Records, llvm::raw_ostream &OS);
bool emitDeclarations(const Model &M, const llvm::RecordKeeper &Records, llvm::raw_ostream &OS);
bool emitContract(const Model &M, const llvm::RecordKeeper &Records, llvm::raw_ostream &OS);
bool emitMeaningHeader(const Model &M, const llvm::RecordKeeper &Records, llvm::raw_ostream &OS);
bool emitMeaningTable(const Model &M, const llvm::RecordKeeper &Records, llvm::raw_ostream &OS);
bool emitMeaningDocs(const Model &M, const llvm::RecordKeeper &Records, llvm::raw_ostream &OS);
bool emitLLVMRecords(const Model &M, const llvm::RecordKeeper &Records, llvm::raw_ostream &OS);
bool emitJSON(const Model &M, const llvm::RecordKeeper &Records, llvm::raw_ostream &OS);
bool emitHTML(const Model &M, const llvm::RecordKeeper &Records, const WriteFileFn &Write);
bool emitMarkdown(const Model &M, const llvm::RecordKeeper &Records, const WriteFileFn &Write);

} // namespace dxil::emitters
