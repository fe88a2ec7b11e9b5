// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dxil/lowering/Diagnostics.h"

#include "llvm/Demangle/Demangle.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/DiagnosticHandler.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace dxil::lowering {

// The source name of the function. clang prints only the text of these diagnostics, so the text
// names the function.
static std::string inFunction(const Function &F, const DILocation *Location = nullptr) {
  // For inlined code, the function in which it was written.
  const DISubprogram *Source = Location ? Location->getScope()->getSubprogram() : F.getSubprogram();
  std::string Name = Source ? Source->getName().str() : std::string();
  return " (in '" + (Name.empty() ? demangle(F.getName()) : Name) + "')";
}

// Functions that a front end generates have no line and are inlined into their callers: the call
// has the line.
static const DILocation *inSource(const DILocation *Location) {
  const DILocation *Place = Location;
  while (Place && (Place->getLine() == 0))
    Place = Place->getInlinedAt();
  return Place ? Place : Location;
}

static void reportAt(const Function &F, const Twine &Message, DiagnosticSeverity Severity) {
  DiagnosticLocation Place;
  if (const DISubprogram *SP = F.getSubprogram())
    Place = DiagnosticLocation(SP);
  F.getContext().diagnose(DiagnosticInfoUnsupported(F, Message, Place, Severity));
}

static void report(const Function &F, const Twine &Message, DiagnosticSeverity Severity) {
  reportAt(F, Message + inFunction(F), Severity);
}

static void report(const Instruction &I, const Twine &Message, DiagnosticSeverity Severity) {
  const Function &F = *I.getFunction();
  const DILocation *Location = I.getDebugLoc().get();
  // An instruction that the optimizer merged has no line; its users have.
  for (const User *U : I.users())
    if (auto *UseOf = dyn_cast<Instruction>(U); UseOf && (!Location || Location->getLine() == 0))
      Location = UseOf->getDebugLoc().get();
  // Otherwise the next instruction with a line.
  for (const Instruction *Next = &I; Next && (!Location || inSource(Location)->getLine() == 0);
       Next = Next->getNextNode())
    Location = Next->getDebugLoc().get();
  if (!Location || inSource(Location)->getLine() == 0)
    return report(F, Message, Severity);
  DebugLoc Place(inSource(Location));
  F.getContext().diagnose(
      DiagnosticInfoUnsupported(F, Message + inFunction(F, Location), Place, Severity));
}

void reportError(const Instruction &I, const Twine &Message) {
  report(I, Message, DS_Error);
}

void reportError(const Function &F, const Twine &Message) {
  report(F, Message, DS_Error);
}

void reportWarning(const Instruction &I, const Twine &Message) {
  report(I, Message, DS_Warning);
}

std::string entryProblem(const Function &F, const Twine &Why) {
  return ("entry point '" + F.getName() + "': " + Why).str();
}

void reportEntryError(const Function &F, const Twine &Message) {
  reportAt(F, Message, DS_Error);
}

void reportEntryError(const Function &F, StringRef File, unsigned Line, unsigned Column,
                      const Twine &Message) {
  DISubprogram *SP = F.getSubprogram();
  if (!SP || !Line)
    return reportAt(F, Message, DS_Error);
  LLVMContext &Ctx = F.getContext();
  DILocalScope *Scope = SP;
  if (!File.empty() && File != SP->getFilename())
    Scope = DILexicalBlockFile::get(Ctx, SP, DIFile::get(Ctx, File, ""), 0);
  const DiagnosticLocation Place(DebugLoc(DILocation::get(Ctx, Line, Column, Scope)));
  Ctx.diagnose(DiagnosticInfoUnsupported(F, Message, Place, DS_Error));
}

void reportEntryWarning(const Function &F, const Twine &Message) {
  reportAt(F, Message, DS_Warning);
}

void reportModuleError(const Module &M, const Twine &Message) {
  M.getContext().diagnose(DiagnosticInfoGeneric(Twine(M.getSourceFileName()) + ": " + Message));
}

bool hasErrors(const Module &M) {
  const DiagnosticHandler *Handler = M.getContext().getDiagHandlerPtr();
  return Handler && Handler->HasErrors;
}

} // namespace dxil::lowering
