// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Codegen.h"
#include "Context.h"
#include "Debug.h"
#include "Entries.h"
#include "Expressions.h"
#include "Functions.h"
#include "Globals.h"
#include "ModuleFacts.h"
#include "Objects.h"
#include "dxil/contract_names.h"

#include "llvm/IR/Verifier.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace dxil::frontend {

/// Generates everything that the entry point can reach.
static void generateProgram(CodegenContext &G) {
  setModuleFacts(G);
  if (!generatesCodeFor(G.Opts.Stage))
    return unsupported(G, Location::None, "this stage");
  if (!G.Opts.Precise) {
    FastMathFlags Fast;
    Fast.setAllowReassoc();
    Fast.setNoSignedZeros();
    Fast.setAllowReciprocal();
    Fast.setApproxFunc();
    G.B.setFastMathFlags(Fast);
  }
  SmallVector<llvm::Function *, 4> Shaders, Exports;
  for (const EntryPoint &E : G.P.Entries) {
    for (const std::string &Word : G.P.function(E.Function).ExportNames)
      Shaders.push_back(emitEntry(G, E, Word));
    if (E.PatchConstant != FunctionId::None)
      Shaders.push_back(emitPatchConstant(G, E));
  }
  // Programs other than libraries cannot be linked with anything.
  const bool IsLibrary = G.Opts.Stage == Stage::Library;
  for (size_t I = 1; I < G.P.Functions.size() && IsLibrary; ++I)
    if (G.P.Functions[I].Exported && G.P.Functions[I].Body != StmtId::None)
      for (const std::string &Word : G.P.Functions[I].ExportNames)
        Exports.push_back(emitExport(G, FunctionId(I), Word));
  emitStaticInitializers(G, Shaders, Exports);
  orderMembers(G);
  // Each function creates the handles of blocks itself; this records how.
  bindBlocks(G, Shaders.empty() ? Exports : Shaders);
  if (IsLibrary)
    describeLibrary(G);
  if (!G.Opts.Precise)
    for (llvm::Function &F : G.M)
      if (!F.isDeclaration())
        F.addFnAttr(contract::NoExactValues, "true");
}

std::unique_ptr<Module> generate(const Program &P, TypeTable &Types, const NameTable &Names,
                                 const Options &Opts, StringRef SourceName, Diagnostics &Diags,
                                 LLVMContext &Context, contract::ModuleFacts &Facts,
                                 const DebugSource *Debug) {
  auto M = std::make_unique<Module>(SourceName, Context);
  M->setSourceFileName(SourceName);
  const unsigned Before = Diags.errorCount();
  if (P.Entries.empty() && Opts.Stage != Stage::Library) {
    Diags.report(Location::None, Diagnostic::codegen_no_entry, {Opts.EntryPoint});
    return nullptr;
  }
  CodegenContext G(P, Types, Names, Opts, Diags, *M);
  std::optional<DebugWriter> Writer;
  if (Debug)
    G.Debug = &Writer.emplace(G, *Debug);
  generateProgram(G);
  if (Writer)
    Writer->finish();
  if (Diags.errorCount() != Before)
    return nullptr;
  std::string Problem;
  raw_string_ostream Out(Problem);
  if (Opts.Verify && verifyModule(*M, &Out)) {
    Diags.report(Location::None, Diagnostic::codegen_invalid_module, {Problem});
    return nullptr;
  }
  Facts = std::move(G.Facts);
  return M;
}

} // namespace dxil::frontend
