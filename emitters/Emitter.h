// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The outputs of dxil-tblgen. An output is one row in Emitters.cpp; its function is declared here
// and defined in an Emit*.cpp of its own. Emitters read the Model; records are passed along for
// those that have records of their own (validation rules, HLSL declarations).
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

/// One output file. Returns false after it has reported an error through llvm::PrintError.
using EmitFileFn = bool (*)(const Model &M, const llvm::RecordKeeper &Records,
                            llvm::raw_ostream &OS);
/// Takes one file of a directory output: its path within the directory, and its contents.
using WriteFileFn = std::function<void(std::string_view Path, std::string Contents)>;
/// An output of several files.
using EmitDirectoryFn = bool (*)(const Model &M, const llvm::RecordKeeper &Records,
                                 const WriteFileFn &Write);

struct Emitter {
  std::string_view Flag; ///< without the dash: "gen-op-codes"
  std::string_view Path; ///< below the directory of -gen-all; empty: not one of its files
  std::string_view Help; ///< one line
  EmitFileFn EmitFile = nullptr;
  EmitDirectoryFn EmitDirectory = nullptr; ///< Path is a directory then
};

/// All outputs, in the order -gen-all writes them.
std::span<const Emitter> allEmitters();

/// The first lines of a generated file: what it is, where it came from, how to make it again.
/// Comment is what starts a comment line in the file's language ("//", "#").
void emitBanner(llvm::raw_ostream &OS, std::string_view Comment, std::string_view What,
                std::string_view Flag);
/// Text as comment lines, each started by Prefix and wrapped at 100 columns.
void emitComment(llvm::raw_ostream &OS, std::string_view Prefix, std::string_view Text);
/// Text as a C++ string literal, broken into pieces that fit the line at the given indentation.
void emitString(llvm::raw_ostream &OS, std::string_view Text, unsigned Indent);
/// A C++ identifier for a name of the records: keywords, and names that generated classes have for
/// themselves, get an underscore.
std::string cppIdentifier(std::string_view Name);

bool emitOpCodes(const Model &M, const llvm::RecordKeeper &Records, llvm::raw_ostream &OS);
bool emitOpDocs(const Model &M, const llvm::RecordKeeper &Records, llvm::raw_ostream &OS);
bool emitOpTable(const Model &M, const llvm::RecordKeeper &Records, llvm::raw_ostream &OS);
bool emitIntrinsicToOp(const Model &M, const llvm::RecordKeeper &Records, llvm::raw_ostream &OS);
bool emitOpToIntrinsic(const Model &M, const llvm::RecordKeeper &Records, llvm::raw_ostream &OS);
bool emitOpBuilder(const Model &M, const llvm::RecordKeeper &Records, llvm::raw_ostream &OS);
bool emitOpCalls(const Model &M, const llvm::RecordKeeper &Records, llvm::raw_ostream &OS);
bool emitOpViews(const Model &M, const llvm::RecordKeeper &Records, llvm::raw_ostream &OS);
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
