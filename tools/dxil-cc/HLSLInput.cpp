// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "HLSLInput.h"
#include "Debug.h"
#include "ModulePrinter.h"
#include "dxil/frontend/Frontend.h"
#include "dxil/target/Pipeline.h"
#include "frontend/source/Options.h"

#include "llvm/ADT/StringSwitch.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Pass.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/Timer.h"
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

frontend::Options frontendOptions(const Options &O, frontend::Options::Debug Debug) {
  frontend::Options F;
  F.Language = languageOf(O.LanguageVersion);
  if (O.Target) { // -P and -M do without
    F.Stage = findStage(O.Target->Stage).value_or(Stage::Compute);
    F.ShaderModelMinor = O.Target->Minor;
  }
  F.EntryPoint = O.Entry;
  F.Native16 = O.Native16Bit;
  F.SplitVectors = O.SplitVectors;
  F.AvoidBranches = O.AvoidBranches;
  F.PreferBranches = O.PreferBranches;
  F.RowMajor = O.RowMajor;
  F.Precise = O.StrictFloats;
  F.AllResourcesBound = O.AllResourcesBound;
  F.LegacySemantics = O.LegacySemantics;
  F.PackOptimized = O.PackOptimized;
  F.ReserveUnused = O.ReserveUnused;
  F.BindingSpace = O.BindingSpace;
  F.BindingTable = O.BindingTable;
  F.BindingMacro = O.BindingMacro;
  F.Denormals = O.Denormals;
  F.DebugInfo = Debug;
  F.CommandLine = commandLineText(O);
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
  F.HasPayloadQualifiers = O.PayloadQualifiers.value_or(F.ShaderModelMinor >= 7);
  return F;
}

frontend::Input inputOf(const Options &O) {
  frontend::Input In;
  In.File = O.Input;
  In.Defines = O.Defines;
  In.Undefines = O.Undefines;
  In.FirstIncludes = O.FirstIncludes;
  In.IncludePaths = O.IncludeDirs;
  In.WarningOptions = O.Warnings;
  if (O.WarningsAreErrors)
    In.WarningOptions.push_back("error");
  In.NoWarnings = O.NoWarnings;
  In.DependencyFile = O.DependencyFile;
  In.DependencyTarget = dependencyTarget(O);
  In.ShowIncludes = O.ShowIncludes;
  In.TimeReport = O.TimeReport;
  In.Messages = O.Messages;
  return In;
}

// What one compile has made and said.
struct Compile {
  bool Done = false;
  std::string Container, Printed, Said, BackEndSaid;
};

Compile compileOnce(const Options &O, const frontend::Input &In, frontend::Options::Debug Debug) {
  Compile Result;
  raw_string_ostream Said(Result.Said), BackEndSaid(Result.BackEndSaid), Printed(Result.Printed);
  Said.enable_colors(In.Messages.Colors);
  BackEndSaid.enable_colors(In.Messages.Colors);

  auto OwnContext = std::make_unique<LLVMContext>();
  LLVMContext &Context = *OwnContext;
  auto Owned = std::make_unique<ModulePrinter>(O, BackEndSaid);
  ModulePrinter &Printer = *Owned;
  Context.setDiagnosticHandler(std::move(Owned));
  Context.setDiscardValueNames(O.Show == Options::Dump::Nothing);
  const frontend::Options F = frontendOptions(O, Debug);
  const auto Last = O.Show == Options::Dump::Program ? frontend::Until::Program : frontend::Until::Module;
  auto [Succeeded, M] = frontend::compile(In, F, Context, Said, Last, &Printed);
  if (!M) {
    Result.Done = Succeeded;
    return Result;
  }
  if (O.Show == Options::Dump::IR) {
    M->print(Printed, nullptr);
    Result.Done = true;
    return Result;
  }
  const Effort Levels[] = {Effort::None, Effort::Little, Effort::Much, Effort::Most};
  raw_string_ostream Bytes(Result.Container);
  TimePassesIsEnabled = O.TimeReport;
  const ReflectionOptions Reflection = {!O.StripReflection || !O.ReflectionOutput.empty(),
                                        O.KeepReflectionInProgram};
  const bool Emitted = runFrontendPasses(*M, Levels[std::min(O.OptLevel, 3u)]) &&
                       emitModule(*M, OutputKind::Container, Bytes, /*TM=*/nullptr, Reflection);
  Result.Done = Emitted && !Printer.hasRaisedWarning();
  if (!O.ProcessContinues) { // what ends with the process need not be taken apart
    (void)M.release();
    (void)OwnContext.release();
  }
  return Result;
}

} // namespace

namespace {

/// The input of the command line, with the text where that is the standard input.
std::optional<frontend::Input> readInput(const Options &O) {
  frontend::Input In = inputOf(O);
  if (O.Input != "-")
    return In;
  auto Text = MemoryBuffer::getSTDIN();
  if (!Text) {
    errs() << "dxil-cc: error: the standard input cannot be read: " << Text.getError().message()
           << '\n';
    return std::nullopt;
  }
  In.File = "<stdin>";
  In.Text = (*Text)->getBuffer().str();
  return In;
}

} // namespace

bool preprocess(const Options &O, std::string &Text) {
  const std::optional<frontend::Input> In = readInput(O);
  if (!In)
    return false;
  raw_string_ostream Out(Text);
  LLVMContext Context;
  const auto Last = O.ListFiles ? frontend::Until::Tokens : frontend::Until::Preprocessed;
  return frontend::compile(*In, frontendOptions(O, frontend::Options::Debug::None), Context, errs(),
                           Last, &Out)
      .Succeeded;
}

bool compileWithFrontend(const Options &O, std::string &Container) {
  std::optional<frontend::Input> Read = readInput(O);
  if (!Read)
    return false;
  frontend::Input &In = *Read;
  using Debug = frontend::Options::Debug;
  Compile Result = compileOnce(O, In, O.DebugInfo ? Debug::Full : Debug::None);
  // Places are for what passes have to say, which is seldom, and take a twentieth of the time.
  if (!Result.BackEndSaid.empty() && !O.DebugInfo) {
    In.DependencyFile.clear();
    In.ShowIncludes = false;
    In.TimeReport = false;
    Result = compileOnce(O, In, Debug::Lines);
  }
  errs() << Result.Said << Result.BackEndSaid;
  outs() << Result.Printed;
  if (O.TimeReport) {
    TimerGroup::printAll(errs());
    TimerGroup::clearAll();
  }
  Container = std::move(Result.Container);
  return Result.Done;
}

} // namespace dxil::cc
