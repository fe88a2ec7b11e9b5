// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// dxil-upgrade: a DXIL container as LLVM 22 IR. `dxil-dis --upgrade` runs it.
#include "dxil/upgrade/Passes.h"
#include "dxil/upgrade/Reader.h"

#include "llvm/Bitcode/BitcodeWriter.h"
#include "llvm/IR/DiagnosticHandler.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/DiagnosticPrinter.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/ToolOutputFile.h"
#include "llvm/Support/raw_ostream.h"

#include <CLI/CLI.hpp>

using namespace llvm;

namespace {

constexpr int Success = 0, Unusable = 2;

int fail(const Twine &File, const Twine &What) {
  errs() << "dxil-upgrade: error: " << File << ": " << What << '\n';
  return Unusable;
}

struct Options {
  std::string Input = "-", Output = "-";
  bool Bitcode = false, Raw = false;
};

class Reporter : public DiagnosticHandler {
public:
  explicit Reporter(StringRef File) : File(File) {}
  bool handleDiagnostics(const DiagnosticInfo &Info) override {
    if (Info.getSeverity() == DS_Error)
      HasErrors = true;
    errs() << "dxil-upgrade: " << LLVMContext::getDiagnosticMessagePrefix(Info.getSeverity())
           << ": " << File << ": ";
    DiagnosticPrinterRawOStream Printer(errs());
    Info.print(Printer);
    errs() << '\n';
    return true;
  }

private:
  std::string File;
};

int run(const Options &Opts) {
  auto Buffer = MemoryBuffer::getFileOrSTDIN(Opts.Input, /*IsText=*/false,
                                             /*RequiresNullTerminator=*/false);
  if (!Buffer)
    return fail(Opts.Input, Buffer.getError().message());
  LLVMContext Context;
  Context.setDiagnosticHandler(std::make_unique<Reporter>(Opts.Input));
  StringRef Data = (*Buffer)->getBuffer();
  auto M = dxil::upgrade::readDXIL(
      ArrayRef<uint8_t>(reinterpret_cast<const uint8_t *>(Data.data()), Data.size()), Context);
  if (!M)
    return fail(Opts.Input, toString(M.takeError()));
  if (!Opts.Raw) {
    ModuleAnalysisManager Analyses;
    dxil::upgrade::DXILUpgradePass().run(**M, Analyses);
    if (Context.getDiagHandlerPtr()->HasErrors)
      return Unusable;
    std::string Broken;
    raw_string_ostream OS(Broken);
    if (verifyModule(**M, &OS))
      return fail(Opts.Input, "the upgraded module breaks a rule of LLVM IR: " + Broken);
  }
  std::error_code Failure;
  ToolOutputFile Out(Opts.Output, Failure, Opts.Bitcode ? sys::fs::OF_None : sys::fs::OF_Text);
  if (Failure)
    return fail(Opts.Output, Failure.message());
  if (Opts.Bitcode)
    WriteBitcodeToFile(**M, Out.os());
  else
    (*M)->print(Out.os(), nullptr);
  Out.os().flush();
  if (std::error_code Code = Out.os().error()) {
    Out.os().clear_error();
    if (Code == std::errc::broken_pipe)
      return Unusable; // the reader closed the pipe
    return fail(Opts.Output, Code.message());
  }
  Out.keep();
  return Success;
}

} // namespace

int main(int argc, char **argv) {
  CLI::App App("Lifts DXIL to LLVM 22 IR: a container, a DXIL program part or bare bitcode.\n"
               "Example: dxil-upgrade shader.dxil -o shader.ll");
  App.set_version_flag("--version", "dxil-upgrade " DXIL_TOOLS_VERSION);
  Options Opts;
  App.add_option("input", Opts.Input, "the file to read; - is standard input");
  App.add_option("-o,--output", Opts.Output, "the file to write; - is standard output");
  App.add_flag("--bitcode", Opts.Bitcode, "write LLVM bitcode, not assembly");
  App.add_flag("--raw", Opts.Raw,
               "only read: dx.op calls and dx.* metadata as they are, for `opt -passes=dxil-lift`");
  try {
    App.parse(argc, argv);
  } catch (const CLI::ParseError &E) {
    return App.exit(E) == 0 ? Success : Unusable;
  }
  return run(Opts);
}
