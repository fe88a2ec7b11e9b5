// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// dxil-upgrade: converts a DXIL container to LLVM 22 IR. `dxil-dis --upgrade` runs it.
#include "Tool.h"

#include "dxil/upgrade/Passes.h"
#include "dxil/upgrade/Reader.h"

#include "llvm/Bitcode/BitcodeWriter.h"
#include "llvm/IR/DiagnosticHandler.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/DiagnosticPrinter.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace {

namespace tool = dxil::tool;

struct Options {
  std::string Input, Output = "-";
  bool Bitcode = false, Raw = false;
};

class Reporter : public DiagnosticHandler {
public:
  Reporter(const tool::Tool &T, StringRef File) : T(T), File(File) {}
  bool handleDiagnostics(const DiagnosticInfo &Info) override {
    if (Info.getSeverity() == DS_Error)
      HasErrors = true;
    std::string Text;
    raw_string_ostream OS(Text);
    OS << "dxil-upgrade: " << LLVMContext::getDiagnosticMessagePrefix(Info.getSeverity()) << ": "
       << File << ": ";
    DiagnosticPrinterRawOStream Printer(OS);
    Info.print(Printer);
    OS << '\n';
    T.printDiagnostics(Text);
    return true;
  }

private:
  const tool::Tool &T;
  std::string File;
};

/// Forwards LLVM's stream to a tool's output.
class OutputStream : public raw_ostream {
public:
  explicit OutputStream(tool::Output &To) : To(To) {}
  ~OutputStream() override { flush(); }

private:
  tool::Output &To;
  uint64_t Position = 0;

  void write_impl(const char *Data, size_t Size) override {
    To.write(std::string_view(Data, Size));
    Position += Size;
  }
  uint64_t current_pos() const override { return Position; }
};

int run(const tool::Tool &T, const Options &Opts) {
  const auto Input = tool::readInput(Opts.Input);
  if (!Input)
    return T.fail(Opts.Input, Input.message());
  LLVMContext Context;
  Context.setDiagnosticHandler(std::make_unique<Reporter>(T, Opts.Input));
  auto M = dxil::upgrade::readDXIL(*Input, Context);
  if (!M)
    return T.fail(Opts.Input, toString(M.takeError()));
  if (!Opts.Raw) {
    ModuleAnalysisManager Analyses;
    dxil::upgrade::DXILUpgradePass().run(**M, Analyses);
    if (Context.getDiagHandlerPtr()->HasErrors)
      return tool::ExitUnusable;
    std::string Broken;
    raw_string_ostream OS(Broken);
    if (verifyModule(**M, &OS))
      return T.fail(Opts.Input, "the upgraded module breaks a rule of LLVM IR: " + Broken);
  }
  tool::Output Out(Opts.Output);
  {
    OutputStream Stream(Out);
    if (Opts.Bitcode)
      WriteBitcodeToFile(**M, Stream);
    else
      (*M)->print(Stream, nullptr);
  }
  return Out.finish(T);
}

} // namespace

int main(int Count, char **Values) {
  tool::Tool T("dxil-upgrade",
               "Lifts DXIL to LLVM 22 IR: a container, a DXIL program part or bare bitcode.",
               "Exit status: 0 done, 2 wrong usage, or an input that cannot be read.\n\n"
               "Example: dxil-upgrade shader.dxil -o shader.ll");
  Options Opts;
  CLI::App &App = T.app();
  T.file(App.add_option("INPUT", Opts.Input, "The file to read; - is standard input")->required());
  T.file(App.add_option("-o,--output", Opts.Output, "Write there; default: standard output"));
  App.add_flag("--bitcode", Opts.Bitcode, "Write LLVM bitcode, not assembly");
  App.add_flag("--raw", Opts.Raw,
               "Only read: dx.op calls and dx.* metadata as they are, for `opt -passes=dxil-lift`");
  T.addColor();
  if (auto Code = T.parse(Count, Values))
    return *Code;
  return run(T, Opts);
}
