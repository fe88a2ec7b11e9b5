// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// dxil-cc: compiles HLSL, LLVM IR or a DXContainer to a DXContainer, with dxc's command line.
#include "Describe.h"
#include "Jobs.h"
#include "Output.h"
#include "Start.h"
#include "Variants.h"
#include "compiler/BatchMemory.h"
#include "compiler/CacheFolder.h"
#include "compiler/Compile.h"
#include "compiler/MessageDocuments.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/PrettyStackTrace.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/TimeProfiler.h"

#include <cstdio>
#include <optional>
#include <unistd.h>

using namespace llvm;
using namespace dxil::cc;
using namespace dxil::compiler;

namespace {

/// Returns true if messages are coloured by default.
bool hasColors() {
  const char *No = std::getenv("NO_COLOR");
  return !(No && *No) && sys::Process::StandardErrHasColors();
}

int fail(int Code, Error E) {
  Messages Log(hasColors());
  Log.error(std::move(E));
  errs() << Log.takeText();
  return Code;
}

int print(StringRef Text) {
  if (Error E = writeOutput("-", Text))
    return fail(UsageError, std::move(E));
  return Compiled;
}

/// Returns the messages as text or as a document.
std::string messagesOf(const Options &O, Messages &Log) {
  switch (O.MessageDocument) {
  case Options::Document::JSON: return messagesAsJSON(Log.all());
  case Options::Document::SARIF: return messagesAsSARIF(Log.all(), DXIL_TOOLS_VERSION);
  case Options::Document::None: break;
  }
  return Log.takeText();
}

/// Writes the results of a compile. Messages come first, since a result may go to standard output.
int write(const Options &O, Result &R, Messages &Log) {
  errs() << messagesOf(O, Log);
  if (!R.Shown.empty())
    if (const int Code = print(R.Shown))
      return Code;
  for (const OutputFile &F : R.Files)
    if (Error E = writeOutput(F.Path, F.Data))
      return fail(UsageError, std::move(E));
  return R.Code;
}

int compileAndWrite(const Options &O, const Host &H) {
  std::optional<std::string> Text;
  if (O.Input == "-") {
    auto Input = MemoryBuffer::getSTDIN();
    if (!Input)
      return fail(UsageError, createStringError("the standard input cannot be read: " +
                                                Input.getError().message()));
    Text = (*Input)->getBuffer().str();
  }
  Messages Log(O.Messages.Colors);
  Result R = compile(O, H, std::move(Text), Log);
  return write(O, R, Log);
}

// -ftime-trace: writes the trace of LLVM's time profiler for \p Run.
int traced(const Options &O, function_ref<int()> Run) {
  if (O.TraceFile.empty())
    return Run();
  timeTraceProfilerInitialize(O.TraceGranularity, "dxil-cc");
  int Code = Run();
  SmallString<0> Text;
  raw_svector_ostream Out(Text);
  timeTraceProfilerWrite(Out);
  timeTraceProfilerCleanup();
  if (Error E = writeOutput(O.TraceFile, Text))
    Code = fail(UsageError, std::move(E));
  return Code;
}

/// Returns the text that the command line requests instead of a compile: help, version and others.
/// Empty for a compile.
std::string textAbout(const Options &O) {
  std::string Text;
  raw_string_ostream OS(Text);
  if (O.ShowHelp)
    OS << helpText();
  else if (O.ShowVersion)
    OS << "dxil-cc " << DXIL_TOOLS_VERSION << " (LLVM " << LLVM_VERSION_STRING << ")\n";
  else if (O.ShowTables)
    printOptionTables(OS);
  else if (O.ShowManual)
    OS << dxil::tool::manualPage(describe(), DXIL_TOOLS_VERSION);
  else if (!O.Completion.empty())
    OS << dxil::tool::completionScript(describe(), O.Completion).value_or("");
  return Text;
}

/// Returns the cache settings of the environment, which options override.
CacheDefaults cacheOfEnvironment() {
  auto ValueOf = [](const char *Name) -> std::string {
    const char *Value = std::getenv(Name);
    return Value ? Value : "";
  };
  return {ValueOf(CacheVariable), ValueOf(CacheSizeVariable), ValueOf(CacheModeVariable)};
}

/// Handles --cache-stats and --cache-clear.
int workOnCache(const CacheOptions &Cache) {
  const CacheFolder Folder(Cache.Folder, Cache.Limit, /*IsReadOnly=*/false);
  if (Cache.Clear) {
    if (Error E = Folder.clear())
      return fail(UsageError, createStringError("--cache-clear: " + toString(std::move(E))));
    if (!Cache.ShowStatistics)
      return Compiled;
  }
  const CacheStatistics S = Folder.statistics();
  std::string Text;
  raw_string_ostream OS(Text);
  OS << "folder:      " << Cache.Folder << '\n'
     << "direct hits: " << S.DirectHits << '\n'
     << "macro hits:  " << S.MacroHits << '\n'
     << "source hits: " << S.SourceHits << '\n'
     << "program hits: " << S.ProgramHits << '\n'
     << "misses:      " << S.Misses << '\n'
     << "not cached:  " << S.NotCached << '\n'
     << "damaged:     " << S.Damaged << '\n'
     << "entries:     " << S.Entries << '\n'
     << "bytes:       " << S.Bytes << " of " << Cache.Limit << '\n';
  return print(Text);
}

// Runs one compile with the arguments after the program's name. A job of a batch has its memory,
// and the process continues after it.
int run(ArrayRef<const char *> Args, const BatchMemory *Memory) {
  Host H;
  H.Colors = hasColors();
  H.ProcessContinues = Memory;
  H.Memory = Memory;
  H.Cache = cacheOfEnvironment();
  Expected<Options> O = parseOptions(Args, H);
  if (!O)
    return fail(UsageError, O.takeError());
  for (const std::string &Word : O->IgnoredInputs)
    errs() << "dxil-cc: warning: '" << Word << "' is no file and is ignored\n";
  if (const std::string Text = textAbout(*O); !Text.empty())
    return print(Text);
  if (O->Cache.ShowStatistics || O->Cache.Clear)
    return workOnCache(O->Cache);
  if (!O->ErrorFile.empty() && !std::freopen(O->ErrorFile.c_str(), "w", stderr))
    return fail(UsageError, createStringError("-Fe: '" + O->ErrorFile + "' cannot be written"));
  return traced(*O, [&] { return compileAndWrite(*O, H); });
}

int runAll(int Argc, char **Argv) {
  ArrayRef<const char *> Args(Argv + 1, Argc - 1);
  const BatchMemory Memory; // each worker process has a copy
  auto RunJob = [&](ArrayRef<const char *> Job) { return run(Job, &Memory); };
  if (asksForVariants(Args)) {
    Expected<Variants> V = Variants::read(Args);
    return V ? V->run(RunJob) : fail(UsageError, V.takeError());
  }
  if (!asksForJobs(Args))
    return run(Args, /*Memory=*/nullptr);
  Expected<Jobs> J = parseJobs(Args);
  if (!J)
    return fail(UsageError, J.takeError());
  return runJobs(*J, RunJob);
}

} // namespace

int main(int Argc, char **Argv) {
  prepareMemory();
  // Replaces LLVM's text, which refers users to LLVM's bug tracker.
  setBugReportMsg("dxil-cc " DXIL_TOOLS_VERSION
                  ": internal compiler error. Please report this to the maintainers of DXIL Tools, "
                  "with the source, the version and what follows.\n");
  InitLLVM Init(Argc, Argv);
  int Code = runAll(Argc, Argv);
  outs().flush();
  errs().flush();
  std::fflush(nullptr);
  // All files are written; freeing memory would only take time.
  _exit(Code);
}
