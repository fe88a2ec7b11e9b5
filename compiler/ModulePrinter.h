// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How what passes say of a module is said.
#ifndef DXIL_COMPILER_MODULEPRINTER_H
#define DXIL_COMPILER_MODULEPRINTER_H

#include "Options.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/IR/DiagnosticHandler.h"

#include <functional>

namespace dxil::compiler {

/// Says \p Value as clang does: its place, \p Message with all that its text leaves out, and its
/// line of \p Source with a caret, which is left out where that is null.
void reportAtPlace(Messages &Said, const frontend::MessageStyle &Style, Messages::Message Value,
                   llvm::StringRef Message, std::unique_ptr<llvm::MemoryBuffer> Source);

/// Says errors and warnings, with the line of the source where debug information tells the place.
class ModulePrinter : public llvm::DiagnosticHandler {
public:
  /// Gives the text of a source file; nothing if there is none.
  using ReadSource = std::function<std::unique_ptr<llvm::MemoryBuffer>(llvm::StringRef Path)>;

  /// \p O says which warnings there are; \p Input is what a diagnostic without a place is about.
  ModulePrinter(const Options &O, llvm::StringRef Input, ReadSource Read, Messages &Said)
      : O(O), Input(Input), Read(std::move(Read)), Said(Said) {}

  bool handleDiagnostics(const llvm::DiagnosticInfo &Info) override;
  /// Whether a warning was said as an error.
  bool hasRaisedWarning() const { return Raised; }

private:
  bool isOff(llvm::StringRef Message) const;
  bool reportPlaced(const llvm::DiagnosticInfo &Info, bool IsError, llvm::StringRef Message);

  const Options &O;
  llvm::StringRef Input;
  ReadSource Read;
  Messages &Said;
  llvm::StringSet<> Shown; ///< what was said, each with its place
  bool Raised = false;
};

} // namespace dxil::compiler

#endif // DXIL_COMPILER_MODULEPRINTER_H
