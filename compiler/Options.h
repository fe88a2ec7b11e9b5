// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// dxc's command line as values.
#ifndef DXIL_COMPILER_OPTIONS_H
#define DXIL_COMPILER_OPTIONS_H

#include "Host.h"
#include "Profile.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/Error.h"

#include <dxil/container/EditOptions.h>

#include <optional>
#include <string>
#include <vector>

namespace llvm {
class raw_ostream;
} // namespace llvm

namespace dxil::compiler {

/// The edits of a container that were asked for.
struct EditOptions : container::EditOptions {
  /// -dumpbin: the input is a container, and stays as it is but for the other edits.
  bool DumpBinary = false;

  bool any() const { return DumpBinary || container::EditOptions::any(); }
};

enum class CacheUse : uint8_t {
  ReadWrite,
  ReadOnly, ///< nothing is written to the folder
  Refresh,  ///< nothing is taken from it: what is there is replaced
  Off
};

/// The compile cache (CachedCompile.h).
struct CacheOptions {
  std::string Folder;                 ///< empty: none
  uint64_t Limit = uint64_t(5) << 30; ///< bytes
  CacheUse Use = CacheUse::ReadWrite;
  bool ShowStatistics = false; ///< in place of a compile
  bool Clear = false;          ///< likewise
};

struct Options {
  bool ShowHelp = false;
  bool ShowVersion = false;
  bool ShowTables = false; ///< printOptionTables()
  bool ShowManual = false;
  std::string Completion; ///< the shell whose completion script is wanted; empty: none

  std::string Input;           ///< a file, or - for the standard input
  std::string ContainerFile;   ///< -Fo; empty: none wanted
  std::string ListingFile;     ///< -Fc, or `-` where nothing else is asked for; empty: none wanted
  bool AsksForNothing = false; ///< no file is named: what was made is listed
  std::string DebugFile;       ///< -Fd, a directory if it ends in a separator; empty: none wanted
  std::string ErrorFile;       ///< -Fe; empty: the standard error
  std::string HeaderFile;      ///< -Fh; empty: none wanted
  std::string HeaderVariable;  ///< -Vn, or derived from the entry
  std::string RootSignatureOutput; ///< -Frs; empty: none wanted
  std::string ReflectionOutput;    ///< -Fre; empty: none wanted
  std::string HashOutput;          ///< -Fsh; empty: none wanted
  std::string DependencyFile;      ///< -MF, or derived from the output for -MD
  std::string PreprocessedFile;    ///< -Fi, or derived from the input for -P; empty: none wanted
  std::string PrivateDataOutput;   ///< -getprivate; empty: none wanted
  std::string TraceFile;           ///< -ftime-trace; empty: none wanted
  unsigned TraceGranularity = 500; ///< microseconds

  std::optional<Profile> Target; ///< absent only for IR, which has a triple
  std::string Entry = "main";
  std::string LanguageVersion; ///< empty: 2021
  std::string ValidatorVersion;
  std::string RootSignatureMacro;
  std::string RootSignatureVersion;
  bool Native16Bit = false;
  bool SplitVectors = false;                          ///< -fscalarize-vectors
  bool AvoidBranches = false, PreferBranches = false; ///< -Gfa, -Gfp
  bool RowMajor = false;                              ///< -Zpr
  std::optional<bool> PayloadQualifiers; ///< those of ray payloads, if the command line says so
  /// What a library exports beside what says so itself: `all`, or each `name` and `new=name`.
  std::vector<std::string> Exports;
  bool ExportsShadersOnly = false;        ///< -export-shaders-only
  std::vector<std::string> IgnoredInputs; ///< words before the input that name no file
  bool AllResourcesBound = false;
  bool StrictFloats = false;    ///< -Gis, -precise-output
  bool LegacySemantics = false; ///< -Gec
  bool PackOptimized = false;
  bool ReserveUnused = false; ///< -flegacy-resource-reservation
  bool LegacyMacros = false;  ///< -flegacy-macro-expansion
  std::optional<unsigned> BindingSpace;
  std::string BindingTable; ///< the text of -import-binding-table's file
  std::string BindingMacro;
  bool ResourcesMayAlias = false;

  unsigned OptLevel = 3;
  bool OptLevelGiven = false;
  bool Unoptimized = false; ///< -Od, which the program says; -O0 is the same without saying so
  bool DebugInfo = false;
  bool SourcesOnly = false; ///< -Zs: the PDB has no program
  bool EmbedDebug = false;
  bool StripDebug = false;
  bool PdbInPrivate = false;
  bool HashSource = false; ///< -Zss
  bool StripReflection = false;
  bool KeepReflectionInProgram = false; ///< -Qkeep_reflect_in_dxil
  bool StripRootSignature = false;
  bool StripPrivateData = false;
  std::string PrivateDataFile;       ///< -setprivate
  bool ExtractRootSignature = false; ///< -Fo writes the root signature alone
  std::string VerifiedRootSignature; ///< -verifyrootsignature's file
  bool TimeReport = false;
  bool CheckUndefined = false; ///< (dxil/lowering/InventedValues.h)
  bool ShowIncludes = false;
  bool ListFiles = false; ///< -M: no compile, the files of the source for make
  frontend::MessageStyle Messages;
  enum class Document : uint8_t { None, JSON, SARIF } MessageDocument = Document::None;
  bool WarningsAreErrors = false;
  bool NoWarnings = false;
  enum class Dump { Nothing, Program, IR } Show = Dump::Nothing; ///< in place of a container
  /// -Vd: the container is not validated before it is written.
  bool SkipValidation = false;

  std::string Denormals;                ///< -denorm; empty: not said
  std::vector<std::string> CommandLine; ///< the arguments but for the input and the cache
  /// Of the same those that a result depends on: not where it is written to, unless debug
  /// information records it or a dependency file names it, and none of PreprocessorWords.
  std::vector<std::string> ResultWords;
  std::vector<std::string> PreprocessorWords;  ///< -D, -U, -I and -include
  std::vector<std::string> Warnings;           ///< what follows -W
  std::vector<std::string> Defines, Undefines; ///< -D and -U: of each macro the last one
  std::vector<std::string> FirstIncludes;      ///< -include
  std::vector<std::string> IncludeDirs;
  EditOptions Edit;
  bool Link = false;                  ///< -link: the inputs are libraries
  std::vector<std::string> Libraries; ///< their files
  bool Recompile = false; ///< the input is debug information, which has source and options
  std::vector<std::string> OutputOptions; ///< the arguments that say what is written
  CacheOptions Cache;

  /// A cache is to be used, and the compile leaves nothing behind that is none of its results.
  bool isCached() const {
    return !Cache.Folder.empty() && Cache.Use != CacheUse::Off && !TimeReport &&
           TraceFile.empty() && MessageDocument == Document::None;
  }

  /// The profile asks for the root signature alone that the macro Entry has.
  bool isRootSignature() const { return Target && Target->IsRootSignature; }
};

/// What depends on the included files, as a dependency file names it: the container, or the input
/// without one.
std::string dependencyTarget(const Options &O);

/// Parses the arguments after the program's name; `@file` stands for the
/// arguments in that file. The error says which argument is wrong and what was
/// expected.
llvm::Expected<Options> parseOptions(llvm::ArrayRef<const char *> Args, const Host &H);

/// Of \p Arguments, which debug information has recorded, those that say what a program is made of:
/// none that name files to write or ask for other work.
std::vector<std::string> compileOptions(llvm::ArrayRef<std::string> Arguments);

/// docs/command-line.md: all options, and those of dxc that are refused, as tables.
void printOptionTables(llvm::raw_ostream &OS);

} // namespace dxil::compiler

#endif // DXIL_COMPILER_OPTIONS_H
