// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "BuiltInClang.h"
#include "Start.h"
#include "dxil/target/Corrections.h"
#include "dxil/target/Registration.h"
#include "clang/Basic/DiagnosticFrontend.h"
#include "clang/Basic/Stack.h"
#include "clang/CodeGen/CodeGenAction.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Frontend/CompilerInvocation.h"
#include "clang/Frontend/MultiplexConsumer.h"
#include "clang/Frontend/TextDiagnosticBuffer.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Plugins/PassPlugin.h"
#include "llvm/Support/BuryPointer.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/CrashRecoveryContext.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/PrettyStackTrace.h"
#include "llvm/Support/Regex.h"
#include "llvm/Support/Signals.h"
#include "llvm/Support/VirtualFileSystem.h"
#include "llvm/Support/raw_ostream.h"

#include <optional>

using namespace llvm;

// Debian's clang calls this when it sets up a pass pipeline. Polly optimises loops of native
// code; no shader needs it.
PassPluginLibraryInfo getPollyPluginInfo() {
  return {LLVM_PLUGIN_API_VERSION, "Polly", LLVM_VERSION_STRING, [](PassBuilder &) {}};
}

namespace dxil::cc {
namespace {

// As clang itself does with -mllvm; options keep their values until the next command line.
void setLLVMOptions(const std::vector<std::string> &Options) {
  if (Options.empty())
    return;
  std::vector<const char *> Args = {"dxil-cc -mllvm"};
  for (const std::string &O : Options)
    Args.push_back(O.c_str());
  cl::ResetAllOptionOccurrences();
  cl::ParseCommandLineOptions(int(Args.size()), Args.data());
}

void reportBackendError(void *Diags, const char *Message, bool) {
  static_cast<clang::DiagnosticsEngine *>(Diags)->Report(clang::diag::err_fe_error_backend)
      << Message;
  // Ends this compile alone: see runBuiltInClang.
  abort();
}

unsigned countDiagnostics(const clang::CompilerInstance &CI) {
  return CI.getDiagnosticClient().getNumErrors() + CI.getDiagnosticClient().getNumWarnings();
}

// Notes how much was said before the code generator gets the whole unit.
class Listener : public clang::ASTConsumer {
public:
  Listener(const clang::CompilerInstance &CI, std::optional<unsigned> &Said) : CI(CI), Said(Said) {}
  void HandleTranslationUnit(clang::ASTContext &) override { Said = countDiagnostics(CI); }

private:
  const clang::CompilerInstance &CI;
  std::optional<unsigned> &Said;
};

class Emit : public clang::EmitObjAction {
public:
  bool backEndSpoke(const clang::CompilerInstance &CI) const {
    return SaidByParser && *SaidByParser != countDiagnostics(CI);
  }

protected:
  std::unique_ptr<clang::ASTConsumer> CreateASTConsumer(clang::CompilerInstance &CI,
                                                        StringRef File) override {
    std::vector<std::unique_ptr<clang::ASTConsumer>> Consumers;
    Consumers.push_back(std::make_unique<Listener>(CI, SaidByParser));
    Consumers.push_back(clang::EmitObjAction::CreateASTConsumer(CI, File));
    return std::make_unique<clang::MultiplexConsumer>(std::move(Consumers));
  }

private:
  std::optional<unsigned> SaidByParser;
};

// How often a text is corrected: an error may hide one inside or behind it.
constexpr unsigned MostCorrections = 16;

// Compiles \p Files, or notes in it what is to be changed; what clang says goes to \p Said.
bool compileOnce(const std::vector<std::string> &Arguments, SmallVectorImpl<char> &Container,
                 bool *BackEndSpoke, CorrectedFiles &Files, bool &Again, raw_ostream &Said) {
  Again = false;
  std::vector<const char *> Args;
  for (const std::string &A : Arguments)
    Args.push_back(A.c_str());

  // The options of diagnostics are among the arguments: what is wrong with
  // those waits until they are read.
  clang::DiagnosticOptions EarlyOptions;
  auto *Early = new clang::TextDiagnosticBuffer;
  clang::DiagnosticsEngine EarlyDiags(clang::DiagnosticIDs::create(), EarlyOptions, Early);
  auto Invocation = std::make_shared<clang::CompilerInvocation>();
  bool Understood =
      clang::CompilerInvocation::CreateFromArgs(*Invocation, Args, EarlyDiags, "dxil-cc");

  if (Understood)
    Files.prepare(*Invocation);
  auto Instance = std::make_unique<clang::CompilerInstance>(std::move(Invocation));
  Instance->createVirtualFileSystem(Files.files(), Early);
  auto *Listening = new Corrections(Said, Instance->getDiagnosticOpts());
  Instance->createDiagnostics(Listening);
  Instance->setVerboseOutputStream(Said);
  Early->FlushDiagnostics(Instance->getDiagnostics());
  if (!Understood)
    return false;
  ScopedFatalErrorHandler Handler(reportBackendError, &Instance->getDiagnostics());
  setLLVMOptions(Instance->getFrontendOpts().LLVMArgs);

  Instance->setOutputStream(std::make_unique<raw_svector_ostream>(Container));
  auto Action = std::make_unique<Emit>();
  bool Done = Instance->ExecuteAction(*Action);
  if (BackEndSpoke)
    *BackEndSpoke = Action->backEndSpoke(*Instance);
  if (!Done)
    Again = Listening->correct(Files);
  if (Instance->getFrontendOpts().DisableFree) {
    Instance->getDiagnosticClient().finish();
    BuryPointer(std::move(Action));
    BuryPointer(std::move(Instance));
  }
  return Done;
}

bool compile(const std::vector<std::string> &Arguments, SmallVectorImpl<char> &Container,
             bool *BackEndSpoke, raw_string_ostream &Said) {
  CorrectedFiles Files;
  for (unsigned Pass = 0;; ++Pass) {
    bool Again = false;
    if (compileOnce(Arguments, Container, BackEndSpoke, Files, Again, Said))
      return true;
    if (!Again || Pass == MostCorrections)
      return false;
    Container.clear();
    Said.str().clear();
  }
}

// Where in the source the last crash was, as `file:line:column`. clang notes on a stack what it is at, and that
// stack is whole only while the crash is being reported.
std::string &placeOfCrash() {
  static std::string Place;
  return Place;
}

// The `file:line:column` that \p Note begins with; empty if it begins otherwise.
StringRef placeIn(StringRef Note) {
  static const Regex Place("^[^\n]+:[0-9]+:[0-9]+");
  SmallVector<StringRef, 1> Found;
  return Place.match(Note, &Found) ? Found[0] : StringRef();
}

// The parser's own note says what it has read; without it, the innermost with a place is the closest.
void notePlaceOfCrash(void *) {
  const auto *Entry = static_cast<const PrettyStackTraceEntry *>(SavePrettyStackState());
  std::string &Place = placeOfCrash();
  for (; Entry; Entry = Entry->getNextEntry()) {
    std::string Note;
    raw_string_ostream OS(Note);
    Entry->print(OS);
    if (Place.empty() || StringRef(Note).contains("current parser token"))
      if (StringRef Found = placeIn(Note); !Found.empty())
        Place = Found.str();
  }
}

Error crash() {
  if (placeOfCrash().empty())
    return createStringError("the compiler crashed (this is a mistake in it, whatever the input)");
  std::string Place;
  std::swap(Place, placeOfCrash());
  return createStringError("%s: the compiler crashed in what begins or ends here (a mistake in it; write this "
                           "otherwise, see docs/hlsl-support.md)",
                           Place.c_str());
}

} // namespace

bool hasBuiltInClang() { return true; }

bool builtInClangTakes(const std::vector<std::string> &Arguments) {
  // An action is one of these as well: -emit-obj is the only one here.
  for (const std::string &A : Arguments) {
    StringRef Arg = A;
    if (Arg == "-load" || Arg.starts_with("-fpass-plugin") || (Arg.starts_with("-plugin") && !Arg.starts_with("-plugin-arg-dxil-")) ||
        Arg.starts_with("-add-plugin") || Arg == "-help" || Arg == "--help" ||
        Arg == "-version" || Arg == "-E" || Arg.starts_with("-ast-") || Arg == "-fsyntax-only" ||
        Arg.starts_with("-ftime-") || Arg == "-S" || Arg == "-verify" ||
        (Arg.starts_with("-emit-") && Arg != "-emit-obj"))
      return false;
  }
  return true;
}

Expected<int> runBuiltInClang(const std::vector<std::string> &Arguments,
                              SmallVectorImpl<char> &Container, bool *BackEndSpoke) {
  registerLLVMOptions();
  registerTarget();
  clang::noteBottomOfStack();
  static const bool Recoverable =
      (CrashRecoveryContext::Enable(), sys::AddSignalHandler(notePlaceOfCrash, nullptr), true);
  (void)Recoverable;
  bool Done = false;
  std::string Text; // said at last, or by what crashes
  raw_string_ostream Said(Text);
  Said.enable_colors(errs().has_colors());
  CrashRecoveryContext Recovery;
  Recovery.DumpStackAndCleanupOnFailure = true;
  const bool Whole = Recovery.RunSafely([&] { Done = compile(Arguments, Container, BackEndSpoke, Said); });
  errs() << Text;
  if (!Whole)
    return crash();
  return Done ? 0 : 1;
}

} // namespace dxil::cc
