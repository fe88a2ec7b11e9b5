// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// dxil-cc: HLSL, LLVM IR or a DXContainer in, a DXContainer out, by dxc's command line.
#include "Debug.h"
#include "Edit.h"
#include "HLSLInput.h"
#include "IRInput.h"
#include "Jobs.h"
#include "Listing.h"
#include "Options.h"
#include "Output.h"
#include "Start.h"
#include "dxil/lowering/InventedValues.h"
#include "dxil/validation/Report.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/TimeProfiler.h"
#include "llvm/Support/raw_ostream.h"

#include <cstdio>
#include <optional>
#include <unistd.h>

using namespace llvm;
using namespace dxil::cc;

namespace {

enum ExitCode { Compiled = 0, InputErrors = 1, UsageError = 2 };

int fail(int Code, const Twine &Message) {
  errs() << "dxil-cc: error: " << Message << '\n';
  return Code;
}

int fail(int Code, Error E) {
  return fail(Code, toString(std::move(E)));
}

int compileHLSL(const Options &O, std::string &Container) {
  if (!O.Target)
    return fail(UsageError, "-T <profile> is missing (expected one such as -T cs_6_6)");
  return compileWithFrontend(O, Container) ? Compiled : InputErrors;
}

int compile(const Options &O, std::string &Container) {
  // The front end reads the standard input itself; containers and IR have no profile given.
  if (O.Input == "-" && O.Target && !O.Edit.any())
    return compileHLSL(O, Container);
  ErrorOr<std::unique_ptr<MemoryBuffer>> Input = MemoryBuffer::getFileOrSTDIN(O.Input);
  if (!Input)
    return fail(InputErrors, O.Input + ": cannot be read: " + Input.getError().message());
  if (O.Edit.any()) {
    Expected<std::string> Edited = editContainer((*Input)->getBuffer(), O.Edit);
    if (!Edited)
      return fail(InputErrors, O.Input + ": " + toString(Edited.takeError()));
    Container = std::move(*Edited);
    return Compiled;
  }
  switch (inputKind((*Input)->getMemBufferRef())) {
  case InputKind::Container:
  case InputKind::IR:
    return compileIR((*Input)->getMemBufferRef(), O, Container) ? Compiled : InputErrors;
  case InputKind::HLSL:
    return compileHLSL(O, Container);
  }
  return InputErrors;
}

// What a runtime would refuse is not written: a mistake in the shader that
// only the whole program shows, or one of ours.
int checkContainer(const Options &O, StringRef Container) {
  // An edit of bytes leaves the judgement to dxil-val: any part may come or go.
  if (O.SkipValidation || O.Edit.any())
    return Compiled;
  dxil::Bytes Bytes(Container.bytes_begin(), Container.size());
  dxil::FileReport Report{O.Input, dxil::validate(Bytes), {}};
  if (Report.Report.valid())
    return Compiled;
  errs() << dxil::textReport(Report);
  return fail(InputErrors, "validation failed; -Vd writes the container without it");
}

// Whether the program's resources fit the root signature of -verifyrootsignature.
int checkRootSignature(const Options &O, StringRef Container) {
  if (O.VerifiedRootSignature.empty())
    return Compiled;
  EditOptions Edit;
  Edit.RootSignatureFile = O.VerifiedRootSignature;
  Expected<std::string> Bound = editContainer(Container, Edit);
  if (!Bound)
    return fail(InputErrors, "-verifyrootsignature: " + toString(Bound.takeError()));
  dxil::Bytes Bytes(reinterpret_cast<const uint8_t *>(Bound->data()), Bound->size());
  dxil::FileReport Report{O.Input, dxil::validate(Bytes), {}};
  if (Report.Report.valid())
    return Compiled;
  errs() << dxil::textReport(Report);
  return fail(InputErrors, O.Input + ": the shader does not fit the root signature of '" +
                               O.VerifiedRootSignature + "'");
}

// -P and -M.
int readSource(const Options &O) {
  std::string Text;
  if (!preprocess(O, Text))
    return InputErrors;
  if (!O.PreprocessedFile.empty())
    if (Error E = writeOutput(O.PreprocessedFile, Text))
      return fail(InputErrors, std::move(E));
  return Compiled;
}

// Writes what Make() gives to Path, if there is one.
template <typename Fn> Error writeIfWanted(const std::string &Path, Fn Make) {
  if (Path.empty())
    return Error::success();
  Expected<std::string> Data = Make();
  return Data ? writeOutput(Path, *Data) : Data.takeError();
}

int writeOutputs(const Options &O, StringRef Container, const DebugFile &Debug) {
  if (Error E = writeIfWanted(O.ListingFile, [&] { return listing(Container); }))
    return fail(InputErrors, std::move(E));
  if (Error E = writeIfWanted(O.HeaderFile, [&]() -> Expected<std::string> {
        return containerAsHeader(O, Container);
      }))
    return fail(InputErrors, std::move(E));
  if (Error E = writeIfWanted(O.RootSignatureOutput,
                              [&] { return rootSignatureContainer(Container); }))
    return fail(InputErrors, std::move(E));
  if (Error E = writeIfWanted(O.ReflectionOutput, [&] { return Debug.Reflection; }))
    return fail(InputErrors, std::move(E));
  if (Error E = writeIfWanted(O.HashOutput, [&] { return shaderHash(Container); }))
    return fail(InputErrors, std::move(E));
  if (Error E = writeIfWanted(O.PrivateDataOutput, [&] { return privateData(Container); }))
    return fail(InputErrors, std::move(E));
  if (!Debug.Path.empty())
    if (Error E = writeOutput(Debug.Path, Debug.Data))
      return fail(InputErrors, std::move(E));
  if (Error E = writeIfWanted(O.ContainerFile, [&]() -> Expected<std::string> {
        return O.ExtractRootSignature ? rootSignatureContainer(Container) : Container.str();
      }))
    return fail(InputErrors, std::move(E));
  return Compiled;
}

int compileAndWrite(const Options &O) {
  std::string Container;
  if (int Code = compile(O, Container))
    return Code;
  if (O.Show != Options::Dump::Nothing)
    return Compiled;
  Expected<DebugFile> Debug = applyPartOptions(O, Container);
  if (!Debug)
    return fail(InputErrors, Debug.takeError());
  if (int Code = checkContainer(O, Container))
    return Code;
  if (int Code = checkRootSignature(O, Container))
    return Code;
  return writeOutputs(O, Container, *Debug);
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
  Expected<Options> O = parseOptions(Args);
  if (!O)
    return fail(UsageError, O.takeError());
  O->ProcessContinues = ProcessContinues;
  dxil::checkUndefined(O->CheckUndefined);
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
    return fail(InputErrors, "-Fe: '" + O->ErrorFile + "' cannot be written");
  if (!O->PreprocessedFile.empty() || O->ListFiles)
    return readSource(*O);
  return traced(*O, [&] { return compileAndWrite(*O); });
}

} // namespace

static int runAll(int Argc, char **Argv) {
  ArrayRef<const char *> Args(Argv + 1, Argc - 1);
  if (!asksForJobs(Args))
    return run(Args, /*ProcessContinues=*/false);
  Expected<Jobs> J = parseJobs(Args);
  if (!J)
    return fail(UsageError, J.takeError());
  return runJobs(*J, [](ArrayRef<const char *> Job) { return run(Job, /*ProcessContinues=*/true); });
}

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
