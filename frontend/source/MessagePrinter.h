// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The only renderer of messages: place, source line with a gutter, caret, ranges, fix-its and macro
// notes, as clang prints them.
#pragma once

#include "dxil/frontend/Frontend.h"

#include "clang/Basic/Diagnostic.h"
#include "clang/Basic/DiagnosticOptions.h"

#include <memory>
#include <vector>

namespace clang {
class LangOptions;
class Preprocessor;
} // namespace clang

namespace dxil::frontend {

class Renderer;

/// Writes \p Style into clang's options.
void setStyle(clang::DiagnosticOptions &Options, const MessageStyle &Style);

/// Prints messages and keeps them as values.
class KeepingPrinter : public clang::DiagnosticConsumer {
public:
  KeepingPrinter(llvm::raw_ostream &OS, clang::DiagnosticOptions &Options);
  ~KeepingPrinter() override;

  void BeginSourceFile(const clang::LangOptions &Language, const clang::Preprocessor *PP) override;
  void EndSourceFile() override;
  void HandleDiagnostic(clang::DiagnosticsEngine::Level Level,
                        const clang::Diagnostic &Info) override;

  std::vector<Message> Messages;
  std::vector<clang::SourceLocation> Places; ///< for each of Messages

private:
  void print(clang::DiagnosticsEngine::Level Level, const clang::Diagnostic &Info,
             llvm::StringRef Text);
  void keep(clang::DiagnosticsEngine::Level Level, const clang::Diagnostic &Info,
            llvm::StringRef Text);

  llvm::raw_ostream &OS;
  clang::DiagnosticOptions &Options;
  std::unique_ptr<Renderer> Placed;
};

} // namespace dxil::frontend
