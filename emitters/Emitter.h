// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The outputs of dxil-tblgen. Each output is a static Emitter beside the function that writes it,
// in an Emit*.cpp; no other file lists it. Emitters read the Model; those with records of their own
// (validation rules, HLSL declarations) read the records too.
#pragma once

#include <llvm/ADT/ArrayRef.h>
#include <llvm/ADT/StringRef.h>

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace llvm {
class Record;
class RecordKeeper;
class raw_ostream;
} // namespace llvm

namespace dxil::emitters {
struct Model;

/// Writes one file. Returns false after reporting an error through llvm::PrintError.
using EmitFileFn = bool (*)(const Model &M, const llvm::RecordKeeper &Records,
                            llvm::raw_ostream &OS);
/// Receives one file of a directory output: its path within the directory, and its contents.
using WriteFileFn = std::function<void(std::string_view Path, std::string Contents)>;
/// Writes several files.
using EmitDirectoryFn = bool (*)(const Model &M, const llvm::RecordKeeper &Records,
                                 const WriteFileFn &Write);

class Emitter {
public:
  /// \p IsC: the file is C without `//` comments.
  Emitter(llvm::StringRef Flag, llvm::StringRef Path, llvm::StringRef Text, EmitFileFn EmitFile,
          bool IsC = false);
  Emitter(llvm::StringRef Flag, llvm::StringRef Path, llvm::StringRef Text,
          EmitDirectoryFn EmitDirectory);

  const llvm::StringRef Flag; ///< option without the dash: "gen-op-codes"
  const llvm::StringRef Path; ///< path below the directory of -gen-all; empty: excluded
  const llvm::StringRef Text; ///< a sentence for --help and the first lines of the file
  const EmitFileFn EmitFile = nullptr;
  const bool IsC = false;
  const EmitDirectoryFn EmitDirectory = nullptr; ///< set if Path is a directory

  /// Writes the file of EmitFile. Code begins with its contents, origin, and how to generate it
  /// again.
  bool write(const Model &M, const llvm::RecordKeeper &Records, llvm::raw_ostream &OS) const;
};

/// Returns all outputs, sorted by flag.
std::vector<const Emitter *> allEmitters();

/// Writes text as comment lines, each starting with Prefix and wrapped at 100 columns.
void emitComment(llvm::raw_ostream &OS, std::string_view Prefix, std::string_view Text);
/// Writes text as a C++ string literal, split into pieces that fit the line at this indentation.
void emitString(llvm::raw_ostream &OS, std::string_view Text, unsigned Indent);
/// Returns text as a C++ string literal.
std::string quoted(llvm::StringRef Text);
/// Writes Head, the items with commas between them, and Tail. Breaks lines before items that would
/// exceed 100 columns.
void emitItems(llvm::raw_ostream &OS, llvm::StringRef Head, llvm::ArrayRef<std::string> Items,
               llvm::StringRef Tail, unsigned Indent);
/// Leaves the macros empty that the file's reader has not defined.
void emitDefaults(llvm::raw_ostream &OS, llvm::ArrayRef<llvm::StringLiteral> Macros);
void emitUndefinitions(llvm::raw_ostream &OS, llvm::ArrayRef<llvm::StringLiteral> Macros);
/// Writes the enum of a MetadataEnum, and the table of its words and counts if it names one.
/// Returns false after a reported error.
bool emitEnumeration(const llvm::Record &Enum, llvm::raw_ostream &OS);
/// Returns a C++ identifier for a record's name. Keywords, and names that generated classes use,
/// get an underscore.
std::string cppIdentifier(std::string_view Name);

} // namespace dxil::emitters
