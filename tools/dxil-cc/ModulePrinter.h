// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How what passes say of a module is printed.
#ifndef DXIL_CC_MODULEPRINTER_H
#define DXIL_CC_MODULEPRINTER_H

#include "llvm/ADT/StringRef.h"
#include "llvm/IR/DiagnosticHandler.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/DiagnosticPrinter.h"
#include "llvm/Support/raw_ostream.h"

#include <string>

namespace dxil::cc {

/// Prints errors and warnings to the standard error.
class ModulePrinter : public llvm::DiagnosticHandler {
public:
  /// \p Input is what a diagnostic without a place is about.
  explicit ModulePrinter(llvm::StringRef Input) : Input(Input) {}

  bool handleDiagnostics(const llvm::DiagnosticInfo &Info) override {
    const char *Kind = nullptr;
    if (Info.getSeverity() == llvm::DS_Error)
      Kind = "error";
    else if (Info.getSeverity() == llvm::DS_Warning)
      Kind = "warning";
    if (!Kind)
      return true;
    std::string Text;
    llvm::raw_string_ostream OS(Text);
    llvm::DiagnosticPrinterRawOStream Out(OS);
    Info.print(Out);
    // Without debug information LLVM names a place that nobody can go to.
    llvm::StringRef Message = llvm::StringRef(Text).trim();
    llvm::errs() << "dxil-cc: " << Kind << ": ";
    if (Message.consume_front("<unknown>:0:0: "))
      llvm::errs() << Input << ": ";
    llvm::errs() << Message << '\n';
    return true;
  }

private:
  llvm::StringRef Input;
};

} // namespace dxil::cc

#endif // DXIL_CC_MODULEPRINTER_H
