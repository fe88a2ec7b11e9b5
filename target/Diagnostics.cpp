// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Diagnostics.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/DiagnosticHandler.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace dxil {

void reportModuleError(const Module &M, const Twine &Message) {
  M.getContext().diagnose(DiagnosticInfoGeneric(Twine(M.getSourceFileName()) + ": " + Message));
}

static void report(const Function &F, const Twine &Message, DiagnosticSeverity Severity) {
  DiagnosticLocation Loc;
  if (const DISubprogram *SP = F.getSubprogram())
    Loc = DiagnosticLocation(SP);
  F.getContext().diagnose(DiagnosticInfoUnsupported(F, Message, Loc, Severity));
}

void reportFunctionError(const Function &F, const Twine &Message) { report(F, Message, DS_Error); }

void reportFunctionWarning(const Function &F, const Twine &Message) { report(F, Message, DS_Warning); }

bool hasErrors(const Module &M) {
  const DiagnosticHandler *Handler = M.getContext().getDiagHandlerPtr();
  return Handler && Handler->HasErrors;
}

} // namespace dxil
