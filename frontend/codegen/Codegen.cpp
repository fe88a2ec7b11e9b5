// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Codegen.h"
#include "Debug.h"
#include "Generator.h"

#include "llvm/IR/Verifier.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/TargetParser/Triple.h"

using namespace llvm;

namespace dxil::frontend {

/// That of target/DXILTargetMachine.cpp, as clang has it.
static constexpr StringLiteral Layout =
    "e-m:e-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64-v48:16:16-v96:32:32-v192:64:64";

void Generator::setModuleFacts() {
  M.setDataLayout(Layout);
  const std::string Minor = std::to_string(Opts.ShaderModelMinor);
  StringRef Stage = Opts.Stage == dxil::Stage::Vertex ? "vertex" : Opts.Stage == dxil::Stage::Pixel ? "pixel" : "compute";
  M.setTargetTriple(Triple("dxilv1." + Minor + "-unknown-shadermodel6." + Minor + "-" + Stage.str()));
  if (Opts.Native16)
    M.addModuleFlag(Module::Error, "dx.nativelowprec", 1);
  if (Opts.AllResourcesBound)
    M.addModuleFlag(Module::Error, "dx.allresourcesbound", 1);
  if (Opts.ResourcesMayAlias)
    M.addModuleFlag(Module::Error, "dx.resmayalias", 1);
  if (Opts.ValidatorMajor) {
    auto Number = [&](unsigned N) { return ConstantAsMetadata::get(B.getInt32(N)); };
    M.getOrInsertNamedMetadata("dx.valver")
        ->addOperand(MDNode::get(Context, {Number(Opts.ValidatorMajor), Number(Opts.ValidatorMinor)}));
  }
}

void Generator::generateProgram() {
  setModuleFacts();
  if (Opts.Stage != Stage::Vertex && Opts.Stage != Stage::Pixel && Opts.Stage != Stage::Compute)
    return unsupported(Location::None, "this stage");
  if (!Opts.Precise) {
    FastMathFlags Fast;
    Fast.setAllowReassoc();
    Fast.setNoSignedZeros();
    Fast.setAllowReciprocal();
    Fast.setApproxFunc();
    B.setFastMathFlags(Fast);
  }
  llvm::Function *Shader = emitEntry();
  emitStaticInitializers(Shader);
  bindBlocks(Shader);
}

std::unique_ptr<Module> generate(const Program &P, TypeTable &Types, const NameTable &Names, const Options &Opts,
                                 StringRef SourceName, Diagnostics &Diags, LLVMContext &Context, const DebugSource *Debug) {
  auto M = std::make_unique<Module>(SourceName, Context);
  M->setSourceFileName(SourceName);
  const unsigned Before = Diags.errorCount();
  if (P.Entry == FunctionId::None) {
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
  if (verifyModule(*M, &Out)) {
    Diags.report(Location::None, Diagnostic::codegen_invalid_module, {Problem});
    return nullptr;
  }
  return M;
}

} // namespace dxil::frontend
