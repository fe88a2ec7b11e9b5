// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Codegen.h"
#include "Debug.h"
#include "Generator.h"

#include "llvm/IR/Verifier.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace dxil::frontend {

void Generator::generateProgram() {
  setModuleFacts();
  if (!generatesCodeFor(Opts.Stage))
    return unsupported(Location::None, "this stage");
  if (!Opts.Precise) {
    FastMathFlags Fast;
    Fast.setAllowReassoc();
    Fast.setNoSignedZeros();
    Fast.setAllowReciprocal();
    Fast.setApproxFunc();
    B.setFastMathFlags(Fast);
  }
  SmallVector<llvm::Function *, 4> Shaders, Exports;
  for (const EntryPoint &E : P.Entries) {
    for (const std::string &Word : P.function(E.Function).ExportNames)
      Shaders.push_back(emitEntry(E, Word));
    if (E.PatchConstant != FunctionId::None)
      Shaders.push_back(emitPatchConstant(E));
  }
  for (size_t I = 1; I < P.Functions.size(); ++I)
    if (P.Functions[I].Exported && P.Functions[I].Body != StmtId::None)
      for (const std::string &Word : P.Functions[I].ExportNames)
        Exports.push_back(emitExport(FunctionId(I), Word));
  emitStaticInitializers(Shaders, Exports);
  orderMembers();
  // Each function makes the handles of blocks for itself; here is how.
  bindBlocks(Shaders.empty() ? Exports : Shaders);
  if (Opts.Stage == Stage::Library)
    describeLibrary();
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
  Generator G(P, Types, Names, Opts, Diags, *M);
  std::optional<DebugWriter> Writer;
  if (Debug)
    G.Debug = &Writer.emplace(G, *Debug);
  G.generateProgram();
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
