// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "HLSLInput.h"
#include "ModulePrinter.h"
#include "dxil/frontend/Frontend.h"
#include "dxil/target/Pipeline.h"
#include "frontend/source/Options.h"

#include "llvm/ADT/StringSwitch.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace dxil::cc {
namespace {

dxil::Stage stageOf(StringRef Word) {
  return StringSwitch<dxil::Stage>(Word)
      .Case("pixel", dxil::Stage::Pixel)
      .Case("vertex", dxil::Stage::Vertex)
      .Case("geometry", dxil::Stage::Geometry)
      .Case("hull", dxil::Stage::Hull)
      .Case("domain", dxil::Stage::Domain)
      .Case("mesh", dxil::Stage::Mesh)
      .Case("amplification", dxil::Stage::Amplification)
      .Case("library", dxil::Stage::Library)
      .Default(dxil::Stage::Compute);
}

frontend::LanguageVersion languageOf(StringRef Word) {
  using frontend::LanguageVersion;
  return StringSwitch<LanguageVersion>(Word)
      .Case("hlsl2016", LanguageVersion::v2016)
      .Case("hlsl2017", LanguageVersion::v2017)
      .Case("hlsl2018", LanguageVersion::v2018)
      .Case("hlsl202x", LanguageVersion::v202x)
      .Default(LanguageVersion::v2021);
}

frontend::Options frontendOptions(const Options &O) {
  frontend::Options F;
  F.Language = languageOf(O.LanguageVersion);
  F.Stage = stageOf(O.Target->Stage);
  F.ShaderModelMinor = O.Target->Minor;
  F.EntryPoint = O.Entry;
  F.Native16 = O.Native16Bit;
  F.RowMajor = O.RowMajor;
  F.Precise = O.StrictFloats;
  F.AllResourcesBound = O.AllResourcesBound;
  F.WritableConstants = O.LegacySemantics;
  F.DebugInfo = O.DebugInfo;
  F.PackOptimized = O.PackOptimized;
  F.ReserveUnused = O.ReserveUnused;
  F.ResourcesMayAlias = O.ResourcesMayAlias;
  F.BindingSpace = O.BindingSpace;
  F.BindingTable = O.BindingTable;
  F.BindingMacro = O.BindingMacro;
  if (!O.ValidatorVersion.empty()) {
    const auto [Major, Minor] = StringRef(O.ValidatorVersion).split('.');
    Major.getAsInteger(10, F.ValidatorMajor);
    Minor.getAsInteger(10, F.ValidatorMinor);
  }
  F.RootSignature = O.RootSignatureMacro;
  F.RootSignatureVersion = O.RootSignatureVersion;
  F.Denormals = O.Denormals;
  F.Exports = O.Exports;
  return F;
}

frontend::Input inputOf(const Options &O) {
  frontend::Input In;
  In.File = O.Input;
  In.Defines = O.Defines;
  In.IncludePaths = O.IncludeDirs;
  In.WarningOptions = O.Warnings;
  if (O.WarningsAreErrors)
    In.WarningOptions.push_back("error");
  In.NoWarnings = O.NoWarnings;
  In.Colors = sys::Process::StandardErrHasColors();
  return In;
}

} // namespace

bool compileWithFrontend(const Options &O, std::string &Container) {
  LLVMContext Context;
  Context.setDiagnosticHandler(std::make_unique<ModulePrinter>(O.Input));
  const frontend::Options F = frontendOptions(O);
  const auto Last = O.Show == Options::Dump::Program ? frontend::Until::Program : frontend::Until::Module;
  std::unique_ptr<Module> M = frontend::compile(inputOf(O), F, Context, errs(), Last, &outs());
  if (!M)
    return O.Show == Options::Dump::Program;
  if (O.Show == Options::Dump::IR) {
    M->print(outs(), nullptr);
    return true;
  }
#ifndef NDEBUG
  assert(!verifyModule(*M, &errs()));
#endif
  const Effort Levels[] = {Effort::None, Effort::Little, Effort::Much, Effort::Most};
  if (!runFrontendPasses(*M, Levels[std::min(O.OptLevel, 3u)]))
    return false;
  raw_string_ostream Bytes(Container);
  return emitModule(*M, OutputKind::Container, Bytes, /*TM=*/nullptr);
}

} // namespace dxil::cc
