// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How what passes say of a module is printed.
#ifndef DXIL_CC_MODULEPRINTER_H
#define DXIL_CC_MODULEPRINTER_H

#include "Options.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/IR/DiagnosticHandler.h"
#include "llvm/Support/raw_ostream.h"

namespace dxil::cc {

/// Prints errors and warnings, with the line of the source where debug information tells the place.
class ModulePrinter : public llvm::DiagnosticHandler {
public:
  /// \p O says which warnings there are; its input is what a diagnostic without a place is about.
  explicit ModulePrinter(const Options &O, llvm::raw_ostream &OS = llvm::errs()) : O(O), OS(OS) {}

  bool handleDiagnostics(const llvm::DiagnosticInfo &Info) override;
  /// Whether a warning was printed as an error.
  bool hasRaisedWarning() const { return Raised; }

private:
  bool isOff(llvm::StringRef Message) const;

  const Options &O;
  llvm::raw_ostream &OS;
  bool Raised = false;
};

} // namespace dxil::cc

#endif // DXIL_CC_MODULEPRINTER_H
