// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// dxc's command line as a struct.
#pragma once

#include "Host.h"
#include "Profile.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/Error.h"

#include <dxil/container/EditOptions.h>
#include <dxil/generated/MetadataNumbers.h>

#include <optional>
#include <string>
#include <vector>

namespace llvm {
class raw_ostream;
} // namespace llvm

namespace dxil::compiler {

/// The requested edits of a container.
struct EditOptions : container::EditOptions {
  /// -dumpbin: the input is a container; only the other edits change it.
  bool DumpBinary = false;

  bool any() const { return DumpBinary || container::EditOptions::any(); }
};

enum class CacheUse : uint8_t {
  ReadWrite,
  ReadOnly, ///< never writes to the folder
  Refresh,  ///< never reads results; replaces them
  Off
};

/// The compile cache (CachedCompile.h).
struct CacheOptions {
  std::string Folder;                 ///< empty: none
  uint64_t Limit = uint64_t(5) << 30; ///< bytes
  CacheUse Use = CacheUse::ReadWrite;
  bool ShowStatistics = false; ///< instead of a compile
  bool Clear = false;          ///< instead of a compile
};

struct Options {
  bool ShowHelp = false;
  bool ShowVersion = false;
  bool ShowTables = false; ///< printOptionTables()
  bool ShowManual = false;
  std::string Completion; ///< shell for which to print a completion script; empty: none

  std::string Input;               ///< a file, or - for standard input
  std::string ContainerFile;       ///< -Fo; empty: none
  std::string ListingFile;         ///< -Fc, or `-` if no other output is requested; empty: none
  bool AsksForNothing = false;     ///< no output file is named: print the listing
  std::string DebugFile;           ///< -Fd, a directory if it ends in a separator; empty: none
  std::string ErrorFile;           ///< -Fe; empty: standard error
  std::string HeaderFile;          ///< -Fh; empty: none
  std::string HeaderVariable;      ///< -Vn, or derived from the entry point
  std::string RootSignatureOutput; ///< -Frs; empty: none
  std::string ReflectionOutput;    ///< -Fre; empty: none
  std::string HashOutput;          ///< -Fsh; empty: none
  std::string DependencyFile;      ///< -MF, or derived from the output for -MD
  std::string PreprocessedFile;    ///< -Fi, or derived from the input for -P; empty: none
  std::string PrivateDataOutput;   ///< -getprivate; empty: none
  std::string TraceFile;           ///< -ftime-trace; empty: none
  unsigned TraceGranularity = 500; ///< in microseconds

  std::optional<Profile> Target; ///< unset only for LLVM IR, which has a triple
  std::string Entry = "main";
  bool IsEntryGiven = false;
  std::string LanguageVersion; ///< empty: 2021
  std::string ValidatorVersion;
  std::string RootSignatureMacro;
  std::string RootSignatureVersion;
  bool Native16Bit = false;
  bool SplitVectors = false;                          ///< -fscalarize-vectors
  bool AvoidBranches = false, PreferBranches = false; ///< -Gfa, -Gfp
  bool RowMajor = false;                              ///< -Zpr
  std::optional<bool> PayloadQualifiers; ///< ray payload access qualifiers; unset: default
  /// Exports of a library beside those that the source marks: `all`, `name` or `new=name`.
  std::vector<std::string> Exports;
  bool ExportsShadersOnly = false;        ///< -export-shaders-only
  std::vector<std::string> IgnoredInputs; ///< words before the input that name no file; ignored
  bool AllResourcesBound = false;
  bool StrictFloats = false;    ///< -Gis, -precise-output
  bool LegacySemantics = false; ///< -Gec
  bool PackOptimized = false;
  bool ReserveUnused = false; ///< -flegacy-resource-reservation
  bool LegacyMacros = false;  ///< -flegacy-macro-expansion
  /// Passes of pipeline front-end that run; unset: all. No option sets it.
  std::optional<unsigned> FrontEndPasses;
  std::optional<unsigned> BindingSpace;
  std::string BindingTable; ///< content of the file for -import-binding-table
  std::string BindingMacro;
  std::string OtherStage; ///< content of the file for --other-stage
  bool ResourcesMayAlias = false;

  unsigned OptLevel = 3;
  bool OptLevelGiven = false;
  bool Unoptimized = false; ///< -Od, which the program records; -O0 is the same without that record
  bool DebugInfo = false;
  bool SourcesOnly = false; ///< -Zs: no program in the PDB
  bool EmbedDebug = false;
  bool StripDebug = false;
  bool PdbInPrivate = false;
  bool HashSource = false; ///< -Zss
  bool StripReflection = false;
  bool KeepReflectionInProgram = false; ///< -Qkeep_reflect_in_dxil
  bool StripRootSignature = false;
  bool StripPrivateData = false;
  std::string PrivateDataFile;       ///< -setprivate
  std::string RootSignatureFile;     ///< -setrootsignature of a compile
  bool ExtractRootSignature = false; ///< -Fo writes only the root signature
  std::string VerifiedRootSignature; ///< file of -verifyrootsignature
  bool TimeReport = false;
  bool CheckUndefined = false; ///< reports undefined values (dxil/lowering/InventedValues.h)
  bool ShowIncludes = false;
  bool ListFiles = false; ///< -M: lists the source files for make; no compile
  frontend::MessageStyle Messages;
  enum class Document : uint8_t { None, JSON, SARIF } MessageDocument = Document::None;
  bool WarningsAreErrors = false;
  bool NoWarnings = false;
  enum class Dump {
    Nothing,
    Program,
    IR
  } Show = Dump::Nothing; ///< output to print instead of a
                          ///< container
  /// -Vd: writes the container without validation.
  bool SkipValidation = false;

  std::optional<FloatDenormalMode> Denormals; ///< -denorm
  /// The arguments that debug information records, in dxc's order.
  std::vector<std::string> CommandLine;
  /// The arguments of CommandLine on which a result depends. Leaves out output paths (unless debug
  /// information records them) and PreprocessorWords.
  std::vector<std::string> ResultWords;
  /// Those of ResultWords on which messages about a function that no entry point reaches depend,
  /// besides Target: all but -E and -T.
  std::vector<std::string> FunctionWords;
  std::vector<std::string> PreprocessorWords;  ///< -D, -U, -I and -include
  std::vector<std::string> Warnings;           ///< arguments of -W
  std::vector<std::string> Defines, Undefines; ///< -D and -U: the last one of each macro
  std::vector<std::string> FirstIncludes;      ///< -include
  std::vector<std::string> IncludeDirs;
  EditOptions Edit;
  bool Link = false;                  ///< -link: the inputs are libraries
  std::vector<std::string> Libraries; ///< files of the libraries
  bool Recompile = false;             ///< the input is debug information with source and options
  std::vector<std::string> OutputOptions; ///< arguments that name outputs
  CacheOptions Cache;

  /// Returns true if the compile uses the cache: one is set, and the compile has no effects beside
  /// its results, such as time reports.
  bool isCached() const { return !Cache.Folder.empty() && mayReuseResults(); }
  /// Returns true if the result of an earlier compile may stand for that of this one.
  bool mayReuseResults() const {
    return Cache.Use != CacheUse::Off && !TimeReport && TraceFile.empty() &&
           MessageDocument == Document::None;
  }

  /// Returns true if the profile requests only the root signature in macro Entry.
  bool isRootSignature() const { return Target && Target->IsRootSignature; }
};

/// Returns the target of a dependency file: the container, or the input if no container is written.
std::string dependencyTarget(const Options &O);

/// Parses the arguments after the program's name; `@file` inserts the arguments in that file. The
/// error names the wrong argument and what was expected.
llvm::Expected<Options> parseOptions(llvm::ArrayRef<const char *> Args, const Host &H);

/// Returns the arguments of \p Arguments, which debug information has recorded, that affect the
/// program. Drops those that name outputs or request other work.
std::vector<std::string> compileOptions(llvm::ArrayRef<std::string> Arguments);

/// Prints the tables of docs/command-line.md: all options, and dxc's options that are rejected.
void printOptionTables(llvm::raw_ostream &OS);

} // namespace dxil::compiler
