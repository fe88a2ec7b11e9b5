// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "HLSLInput.h"
#include "ModulePrinter.h"
#include "dxil/frontend/Frontend.h"
#include "dxil/target/Pipeline.h"
#include "frontend/source/Options.h"

#include "llvm/ADT/StringSwitch.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace dxil::cc {
namespace {

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
  F.Stage = findStage(O.Target->Stage).value_or(Stage::Compute); // -T has been judged
  F.ShaderModelMinor = O.Target->Minor;
  F.EntryPoint = O.Entry;
  F.Native16 = O.Native16Bit;
  F.RowMajor = O.RowMajor;
  F.Precise = O.StrictFloats;
  F.AllResourcesBound = O.AllResourcesBound;
  F.DebugInfo = O.DebugInfo;
  F.Verify = O.CheckUndefined;
  F.ResourcesMayAlias = O.ResourcesMayAlias;
  if (!O.ValidatorVersion.empty()) {
    const auto [Major, Minor] = StringRef(O.ValidatorVersion).split('.');
    Major.getAsInteger(10, F.ValidatorMajor);
    Minor.getAsInteger(10, F.ValidatorMinor);
  }
  F.RootSignature = O.RootSignatureMacro;
  F.RootSignatureVersion = O.RootSignatureVersion;
  F.Exports = O.Exports;
  return F;
}

// The first option that this front end would ignore; empty if there is none.
StringRef ignoredOption(const Options &O) {
  const std::pair<bool, StringRef> Ignored[] = {
      {O.LegacySemantics, "-Gec"},
      {O.PackOptimized, "-pack-optimized"},
      {O.ReserveUnused, "-flegacy-resource-reservation"},
      {O.BindingSpace.has_value(), "-auto-binding-space"},
      {!O.BindingTable.empty(), "-import-binding-table"},
      {!O.BindingMacro.empty(), "-binding-table-define"},
      {!O.Denormals.empty(), "-denorm"},
      {!O.DependencyFile.empty(), "-MD"},
      {O.ShowIncludes, "-H"},
      {O.TimeReport, "-ftime-report"},
      {!O.ClangArgs.empty(), "-Xclang"}};
  for (const auto &[Given, Word] : Ignored)
    if (Given)
      return Word;
  return {};
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
  if (const StringRef Word = ignoredOption(O); !Word.empty()) {
    errs() << "dxil-cc: error: " << Word << ": --front-end=hlsl does not honour it yet (expected --front-end=clang)\n";
    return false;
  }
  LLVMContext Context;
  Context.setDiagnosticHandler(std::make_unique<ModulePrinter>(O.Input));
  const frontend::Options F = frontendOptions(O);
  const auto Last = O.Show == Options::Dump::Program ? frontend::Until::Program : frontend::Until::Module;
  std::string Printed;
  raw_string_ostream Program(Printed);
  std::unique_ptr<Module> M = frontend::compile(inputOf(O), F, Context, errs(), Last, &Program);
  outs() << Printed;
  if (!M)
    return !Printed.empty();
  if (O.Show == Options::Dump::IR) {
    M->print(outs(), nullptr);
    return true;
  }
  const Effort Levels[] = {Effort::None, Effort::Little, Effort::Much, Effort::Most};
  if (!runFrontendPasses(*M, Levels[std::min(O.OptLevel, 3u)]))
    return false;
  raw_string_ostream Bytes(Container);
  return emitModule(*M, OutputKind::Container, Bytes, /*TM=*/nullptr);
}

} // namespace dxil::cc
