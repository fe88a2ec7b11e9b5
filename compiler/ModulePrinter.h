// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Prints the diagnostics of passes.
#pragma once

#include "Options.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/IR/DiagnosticHandler.h"

#include <functional>

namespace dxil::compiler {

/// Prints \p Value in clang's form: location, \p Message with the details that its text leaves out,
/// and the line of \p Source with a caret. Omits the line if \p Source is null.
void reportAtPlace(Messages &Log, const frontend::MessageStyle &Style, Messages::Message Value,
                   llvm::StringRef Message, std::unique_ptr<llvm::MemoryBuffer> Source);

/// Prints errors and warnings, with the source line if debug information has the location.
class ModulePrinter : public llvm::DiagnosticHandler {
public:
  /// Returns the text of a source file, or null.
  using ReadSource = std::function<std::unique_ptr<llvm::MemoryBuffer>(llvm::StringRef Path)>;

  /// \p O selects warnings; \p Input is the file of diagnostics without a location.
  ModulePrinter(const Options &O, llvm::StringRef Input, ReadSource Read, Messages &Log)
      : O(O), Input(Input), Read(std::move(Read)), Log(Log) {}

  bool handleDiagnostics(const llvm::DiagnosticInfo &Info) override;
  /// Returns true if a warning was raised to an error.
  bool hasRaisedWarning() const { return Raised; }

private:
  bool isOff(llvm::StringRef Message) const;
  bool reportPlaced(const llvm::DiagnosticInfo &Info, bool IsError, llvm::StringRef Message);

  const Options &O;
  llvm::StringRef Input;
  ReadSource Read;
  Messages &Log;
  llvm::StringSet<> Shown; ///< printed messages with their locations
  bool Raised = false;
};

} // namespace dxil::compiler
