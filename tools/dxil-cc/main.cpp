// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// dxil-cc: HLSL, LLVM IR or a DXContainer in, a DXContainer out, by dxc's command line.
#include "Jobs.h"
#include "Output.h"
#include "Start.h"
#include "compiler/Compile.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/TimeProfiler.h"

#include <cstdio>
#include <optional>
#include <unistd.h>

using namespace llvm;
using namespace dxil::cc;
using namespace dxil::compiler;

namespace {

int fail(int Code, Error E) {
  Messages Said(sys::Process::StandardErrHasColors());
  Said.error(std::move(E));
  errs() << Said.takeText();
  return Code;
}

/// Writes what came of a compile. The messages are first: a file may be the standard output.
int write(const Options &O, Result &R, Messages &Said) {
  errs() << Said.takeText();
  outs() << R.Shown;
  for (const OutputFile &F : R.Files)
    if (Error E = writeOutput(F.Path, F.Data))
      return fail(InputErrors, std::move(E));
  return R.Code;
}

int compileAndWrite(const Options &O, const Host &H) {
  std::optional<std::string> Text;
  if (O.Input == "-") {
    auto Input = MemoryBuffer::getSTDIN();
    if (!Input)
      return fail(InputErrors, createStringError("the standard input cannot be read: " +
                                                 Input.getError().message()));
    Text = (*Input)->getBuffer().str();
  }
  Messages Said(O.Messages.Colors);
  Result R = compile(O, H, std::move(Text), Said);
  return write(O, R, Said);
}

// -ftime-trace: what LLVM's time profiler has seen of \p Run.
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
    Code = fail(InputErrors, std::move(E));
  return Code;
}

// One compile, by the arguments after the program's name.
int run(ArrayRef<const char *> Args, bool ProcessContinues) {
  Host H;
  H.Colors = sys::Process::StandardErrHasColors();
  H.ProcessContinues = ProcessContinues;
  Expected<Options> O = parseOptions(Args, H);
  if (!O)
    return fail(UsageError, O.takeError());
  for (const std::string &Word : O->IgnoredInputs)
    errs() << "dxil-cc: warning: '" << Word << "' is no file and is ignored\n";
  if (O->ShowHelp) {
    printHelp(outs());
    return Compiled;
  }
  if (O->ShowVersion) {
    outs() << "dxil-cc " << DXIL_TOOLS_VERSION << " (LLVM " << LLVM_VERSION_STRING << ")\n";
    return Compiled;
  }
  if (O->ShowTables) {
    printOptionTables(outs());
    return Compiled;
  }
  if (!O->ErrorFile.empty() && !std::freopen(O->ErrorFile.c_str(), "w", stderr))
    return fail(InputErrors, createStringError("-Fe: '" + O->ErrorFile + "' cannot be written"));
  return traced(*O, [&] { return compileAndWrite(*O, H); });
}

int runAll(int Argc, char **Argv) {
  ArrayRef<const char *> Args(Argv + 1, Argc - 1);
  if (!asksForJobs(Args))
    return run(Args, /*ProcessContinues=*/false);
  Expected<Jobs> J = parseJobs(Args);
  if (!J)
    return fail(UsageError, J.takeError());
  return runJobs(*J,
                 [](ArrayRef<const char *> Job) { return run(Job, /*ProcessContinues=*/true); });
}

} // namespace

int main(int Argc, char **Argv) {
  prepareMemory();
  InitLLVM Init(Argc, Argv);
  int Code = runAll(Argc, Argv);
  outs().flush();
  errs().flush();
  std::fflush(nullptr);
  // All is written; what is in memory need not be taken apart.
  _exit(Code);
}
