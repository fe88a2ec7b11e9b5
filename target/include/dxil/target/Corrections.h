// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What HLSL converts and clang 22 refuses before a plugin sees a tree of it: the conversion is written into the
// text, where clang said that it misses it, and the text is compiled again.
#ifndef DXIL_TARGET_CORRECTIONS_H
#define DXIL_TARGET_CORRECTIONS_H

#include "clang/AST/Type.h"
#include "clang/Frontend/TextDiagnosticPrinter.h"
#include "llvm/ADT/IntrusiveRefCntPtr.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/VirtualFileSystem.h"
#include <map>
#include <string>
#include <vector>

namespace clang {
class CompilerInvocation;
} // namespace clang

namespace dxil {

/// The changed texts of the files of one compile.
class CorrectedFiles {
public:
  bool empty() const { return Texts.empty(); }
  /// The files as the compiler is to see them.
  llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> files() const;
  /// Makes \p Invocation include what the changed texts call.
  void prepare(clang::CompilerInvocation &Invocation) const;

private:
  friend class Corrections;
  std::map<std::string, std::string> Texts;
};

/// Prints diagnostics, and collects the changes that would have prevented the errors among them.
class Corrections : public clang::TextDiagnosticPrinter {
public:
  using TextDiagnosticPrinter::TextDiagnosticPrinter;

  void BeginSourceFile(const clang::LangOptions &Options, const clang::Preprocessor *PP) override;
  void HandleDiagnostic(clang::DiagnosticsEngine::Level Level, const clang::Diagnostic &Info) override;

  /// Changes \p Files. False if one of the errors is one that no change prevents.
  bool correct(CorrectedFiles &Files);

private:
  struct Edit {
    size_t At, Removed;
    std::string Text;
  };
  struct File {
    std::string Text; ///< as it was read
    std::vector<Edit> Edits;
  };
  /// Characters of one file.
  struct Range {
    File *In = nullptr;
    size_t Begin = 0, End = 0;
  };

  bool collect(const clang::Diagnostic &Info);
  bool convert(const Range &Where, llvm::StringRef Type);
  bool step(const clang::Diagnostic &Info);
  bool choose(const clang::Diagnostic &Info);
  bool splat(const clang::Diagnostic &Info);
  bool initialize(const clang::Diagnostic &Info);
  bool convertStruct(const Range &Where, clang::QualType From, clang::QualType To);
  bool argumentsAfter(const Range &Callee);
  void noteCandidate(const clang::Diagnostic &Info);
  void settleCall();
  bool reshape(const clang::Diagnostic &Info, clang::QualType To, clang::QualType From);
  bool operate(const clang::Diagnostic &Info);
  bool operateOnOne(const clang::Diagnostic &Info);
  /// A type among the arguments of a diagnostic; null if it is none.
  static clang::QualType typeArgument(const clang::Diagnostic &Info, unsigned I);
  Range rangeOf(const clang::SourceManager &SM, clang::CharSourceRange Characters);
  Range firstRange(const clang::Diagnostic &Info);
  Range restOfSubscript(const clang::Diagnostic &Info);
  void insert(File &In, size_t At, std::string Text, size_t Removed = 0);

  const clang::LangOptions *Options = nullptr;
  std::map<std::string, File> Found;
  bool Hopeless = false;
  bool InCall = false; ///< notes are about a call for which no function was found
  std::vector<Range> Arguments;
  std::string Argument; ///< the type that one of its arguments is to have, by one of the functions
};

} // namespace dxil

#endif // DXIL_TARGET_CORRECTIONS_H
