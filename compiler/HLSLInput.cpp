// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "HLSLInput.h"
#include "BatchMemory.h"
#include "ModulePrinter.h"
#include "PartOptions.h"
#include "ProgramDigest.h"
#include "dxil/container/Container.h"
#include "dxil/frontend/Frontend.h"
#include "dxil/lowering/Emission.h"
#include "dxil/lowering/InventedValues.h"
#include "dxil/lowering/Pipelines.h"
#include "frontend/source/Options.h"

// LLVM has a namespace 'dxil' of its own, which the headers above do not expect.
#include "dxil/contract/ModuleFacts.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Timer.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace dxil::compiler {
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
  if (O.Target) { // -P and -M need no target
    F.Stage = findStage(O.Target->Stage).value_or(Stage::Compute);
    F.ShaderModelMinor = O.Target->IsRootSignature ? 0 : O.Target->Minor;
  }
  F.EntryPoint = O.Entry;
  F.Native16 = O.Native16Bit;
  // A lib_6_x library may be linked to a target without vectors.
  F.IsForLinking = O.Target && O.Target->IsForLinking;
  F.SplitVectors = O.SplitVectors || F.IsForLinking;
  F.AvoidBranches = O.AvoidBranches;
  F.PreferBranches = O.PreferBranches;
  F.RowMajor = O.RowMajor;
  F.Precise = O.StrictFloats;
  F.AllResourcesBound = O.AllResourcesBound;
  F.LegacySemantics = O.LegacySemantics;
  F.PackOptimized = O.PackOptimized;
  F.ReserveUnused = O.ReserveUnused;
  F.LegacyMacros = O.LegacyMacros;
  F.BindingSpace = O.BindingSpace;
  F.BindingTable = O.BindingTable;
  F.BindingMacro = O.BindingMacro;
  F.Denormals = O.Denormals;
  F.DebugInfo = Debug;
  F.CommandLine = commandLineText(O);
  F.Verify = O.CheckUndefined;
  F.ResourcesMayAlias = O.ResourcesMayAlias;
  F.Unoptimized = O.Unoptimized;
  if (!O.ValidatorVersion.empty()) {
    const auto [Major, Minor] = StringRef(O.ValidatorVersion).split('.');
    Major.getAsInteger(10, F.ValidatorMajor);
    Minor.getAsInteger(10, F.ValidatorMinor);
  }
  F.RootSignature = O.RootSignatureMacro;
  F.RootSignatureVersion = O.RootSignatureVersion;
  F.Exports = O.Exports;
  F.ExportsShadersOnly = O.ExportsShadersOnly;
  F.HasPayloadQualifiers = O.PayloadQualifiers.value_or(F.ShaderModelMinor >= 7);
  return F;
}

frontend::Input inputOf(const Options &O, const Host &H, const std::optional<std::string> &Text) {
  frontend::Input In;
  In.File = O.Input == "-" ? "<stdin>" : O.Input;
  In.Text = Text;
  In.Files = H.Files.get();
  In.Defines = O.Defines;
  In.Undefines = O.Undefines;
  In.FirstIncludes = O.FirstIncludes;
  In.IncludePaths = O.IncludeDirs;
  In.WarningOptions = O.Warnings;
  if (O.WarningsAreErrors)
    In.WarningOptions.push_back("error");
  In.NoWarnings = O.NoWarnings;
  In.ShowIncludes = O.ShowIncludes;
  In.IncludeList = H.IncludeList;
  In.TimeReport = O.TimeReport;
  In.Messages = O.Messages;
  if (H.Memory && O.mayReuseResults())
    In.Tokens = &H.Memory->tokens();
  return In;
}

/// Returns the source text of \p Path, for messages.
std::unique_ptr<MemoryBuffer> sourceText(const frontend::Input &In, StringRef Path) {
  if (In.Text && Path == In.File)
    return MemoryBuffer::getMemBuffer(*In.Text);
  auto Text = In.Files->getBufferForFile(Path);
  return Text ? std::move(*Text) : nullptr;
}

/// Runs the passes on \p M and stores the result in \p Container. \returns false after errors.
bool runBackEnd(Module &M, const std::shared_ptr<contract::ModuleFacts> &Facts, const Options &O,
                std::string &Container) {
  const lowering::Effort Levels[] = {lowering::Effort::None, lowering::Effort::Little,
                                     lowering::Effort::Much, lowering::Effort::Most};
  raw_string_ostream Bytes(Container);
  if (O.CheckUndefined)
    lowering::checkUndefined(M);
  const lowering::ReflectionOptions Reflection = {!O.StripReflection || !O.ReflectionOutput.empty(),
                                                  O.KeepReflectionInProgram};
  const lowering::Effort How = Levels[std::min(O.OptLevel, 3u)];
  lowering::Pipeline Passes = lowering::FrontEnd;
  std::vector<lowering::Step> First;
  if (O.FrontEndPasses) {
    First = lowering::passesOf(Passes, How);
    First.resize(std::min<size_t>(First.size(), *O.FrontEndPasses));
    Passes.Steps = First;
  }
  return lowering::runPipeline(Passes, M, /*TM=*/nullptr, How, Facts) &&
         lowering::emitModule(M, lowering::OutputKind::Container, Bytes, /*TM=*/nullptr, Reflection,
                              Facts);
}

/// One compile. Messages of the front end go to \p Log, those of passes to \p PassLog.
HLSLResult compileOnce(const Options &O, const Host &H, const frontend::Input &In,
                       frontend::Options::Debug Debug, Messages &Log, Messages &PassLog,
                       const CachedResults &Cached = {}) {
  HLSLResult Result;
  raw_string_ostream Shown(Result.Shown);
  auto OwnContext = std::make_unique<LLVMContext>();
  LLVMContext &Context = *OwnContext;
  auto Owned = std::make_unique<ModulePrinter>(
      O, In.File, [&](StringRef Path) { return sourceText(In, Path); }, PassLog);
  ModulePrinter &Printer = *Owned;
  Context.setDiagnosticHandler(std::move(Owned));
  Context.setDiscardValueNames(O.Show == Options::Dump::Nothing);
  const frontend::Options F = frontendOptions(O, Debug);
  const auto Last =
      O.Show == Options::Dump::Program ? frontend::Until::Program : frontend::Until::Module;
  frontend::Output Made = frontend::compile(In, F, Context, Log.text(), Last, &Shown);
  Log.keep(std::move(Made.Messages));
  Result.Files = std::move(Made.Files);
  Result.IsCached = Made.IsCached;
  Result.CorrectFunctions = std::move(Made.CorrectFunctions);
  Result.LeavesOut = Made.LeavesOut;
  Result.DependsOnTime = Made.DependsOnTime;
  std::unique_ptr<Module> M = std::move(Made.Module);
  if (!M) {
    Result.Done = Made.Succeeded;
    return Result;
  }
  if (O.Show == Options::Dump::IR) {
    contract::writeFacts(*M, *Made.Facts);
    M->print(Shown, nullptr);
    Result.Done = true;
    return Result;
  }
  if (Cached.FindProgram && Cached.FindProgram([&] { return programDigest(*M, *Made.Facts); })) {
    Result.Done = Result.IsCached = true;
    return Result;
  }
  std::optional<lowering::PassTimeReport> Times;
  if (O.TimeReport)
    Times.emplace(H.TimeReport ? *H.TimeReport : Log.text());
  Result.Done = runBackEnd(*M, Made.Facts, O, Result.Container) && !Printer.hasRaisedWarning();
  if (!H.ProcessContinues) { // the process ends soon, so the module need not be freed
    (void)M.release();
    (void)OwnContext.release();
  }
  return Result;
}

} // namespace

/// Runs the front end up to a step that prints its output.
static HLSLResult printStep(frontend::Until Last, const Options &O, const Host &H,
                            const std::optional<std::string> &Text, Messages &Log) {
  HLSLResult Result;
  raw_string_ostream Out(Result.Container);
  LLVMContext Context;
  frontend::Output Made =
      frontend::compile(inputOf(O, H, Text), frontendOptions(O, frontend::Options::Debug::None),
                        Context, Log.text(), Last, &Out);
  Log.keep(std::move(Made.Messages));
  Result.Files = std::move(Made.Files);
  Result.Done = Made.Succeeded;
  Result.DependsOnTime = Made.DependsOnTime;
  return Result;
}

HLSLResult preprocess(const Options &O, const Host &H, const std::optional<std::string> &Text,
                      Messages &Log) {
  return printStep(O.ListFiles ? frontend::Until::Tokens : frontend::Until::Preprocessed, O, H,
                   Text, Log);
}

HLSLResult compileRootSignature(const Options &O, const Host &H,
                                const std::optional<std::string> &Text, Messages &Log) {
  HLSLResult Result = printStep(frontend::Until::RootSignature, O, H, Text, Log);
  if (!Result.Done)
    return Result;
  Expected<std::string> Container = partAsContainer(container::part::RTS0, Result.Container);
  if (Container)
    Result.Container = std::move(*Container);
  else
    Log.error(Container.takeError());
  Result.Done = bool(Container);
  return Result;
}

HLSLResult compileHLSL(const Options &O, const Host &H, const std::optional<std::string> &Text,
                       Messages &Log, const CachedResults &Cached) {
  frontend::Input In = inputOf(O, H, Text);
  In.FindCached = Cached.FindSource;
  using Debug = frontend::Options::Debug;
  Messages First(O.Messages.Colors), PassLog(O.Messages.Colors);
  HLSLResult Result =
      compileOnce(O, H, In, O.DebugInfo ? Debug::Full : Debug::None, First, PassLog, Cached);
  // A message about an error may suggest a function that is left out.
  if (!Result.Done && Result.LeavesOut) {
    Options Again = O;
    Again.ShowIncludes &= !H.IncludeList; // which has the files already
    return compileHLSL(Again, H, Text, Log, {nullptr, Cached.FindProgram});
  }
  // Only messages of passes, which are rare, need locations, and these cost 5 % of the time. So
  // compile again with locations if there is a message.
  const bool HasPassMessages = !PassLog.empty();
  if (!HasPassMessages || O.DebugInfo) {
    Log.append(std::move(First));
    Log.append(std::move(PassLog));
  } else {
    In.TimeReport = false;
    In.ShowIncludes &= !In.IncludeList; // which has the files already
    In.FindCached = nullptr;
    Messages Again(O.Messages.Colors);
    Result = compileOnce(O, H, In, Debug::Lines, Log, Again);
    Log.append(std::move(Again));
  }
  Result.HasPassMessages = HasPassMessages;
  if (O.TimeReport) {
    TimerGroup::printAll(H.TimeReport ? *H.TimeReport : Log.text());
    TimerGroup::clearAll();
  }
  return Result;
}

std::string compileWithPlaces(const Options &O, const Host &H,
                              const std::optional<std::string> &Text) {
  frontend::Input In = inputOf(O, H, Text);
  In.TimeReport = In.ShowIncludes = false;
  Options Again = O;
  Again.TimeReport = false;
  Messages Log, PassLog;
  return compileOnce(Again, H, In, frontend::Options::Debug::Full, Log, PassLog).Container;
}

std::unique_ptr<MemoryBuffer> readSource(const Options &O, const Host &H,
                                         const std::optional<std::string> &Text, StringRef Path) {
  return sourceText(inputOf(O, H, Text), Path);
}

} // namespace dxil::compiler
