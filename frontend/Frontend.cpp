// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dxil/frontend/Frontend.h"
#include "check/Check.h"
#include "codegen/Codegen.h"
#include "codegen/RootSignaturePart.h"
#include "library/Library.h"
#include "source/Outline.h"
#include "source/Source.h"
#include "syntax/Parser.h"

#include "llvm/ADT/ScopeExit.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/TimeProfiler.h"
#include "llvm/Support/Timer.h"
#include "llvm/Support/thread.h"

namespace dxil::frontend {
namespace {

bool isLibraryType(llvm::StringRef Word, bool Native16) {
  ScalarKind Element;
  uint32_t Rows, Columns;
  return Word == "void" || Word == "string" ||
         llvm::is_contained(EffectTypeWords, std::string_view(Word)) ||
         library::numericType(Word, Native16, Element, Rows, Columns) ||
         library::objectType(Word) || !library::structText(Word).empty();
}

bool isLibraryTemplate(llvm::StringRef Word) {
  if (Word == "vector" || Word == "matrix")
    return true;
  const library::ObjectType *Object = library::objectType(Word);
  return Object && (Object->TypeParameters || Object->Numbers) &&
         Object->Kind != library::ObjectType::Sort::LinAlgMatrix;
}

constexpr syntax::PredefinedTypes LibraryTypes{isLibraryType, isLibraryTemplate,
                                               library::forEachTypeName};

// Reads the macros of the source that the options name. Like dxc, accepts a source without the
// macro of its root signature.
void readMacros(Source &Src, const Options &Opts, Diagnostics &Diags, Program &P) {
  if (!Opts.RootSignature.empty())
    if (std::optional<Source::Macro> Macro = Src.macro(Opts.RootSignature)) {
      P.RootSignature = std::move(Macro->Text);
      P.RootSignatureAt = Macro->Where;
    }
  P.BindingTable = Opts.BindingTable;
  if (Opts.BindingMacro.empty())
    return;
  std::optional<Source::Macro> Macro = Src.macro(Opts.BindingMacro);
  if (!Macro)
    return Diags.report(Location::None, Diagnostic::no_binding_macro, {Opts.BindingMacro});
  P.BindingTable = std::move(Macro->Text);
}

/// Writes the root signature in the macro that Opts.EntryPoint names.
Output makeRootSignature(Source &Src, const Options &Opts, llvm::LLVMContext &Context,
                         llvm::raw_ostream *Printed) {
  Src.preprocess(llvm::nulls()); // defines the macros as they are at the end of the source
  Diagnostics &Diags = Src.diagnostics();
  const std::optional<Source::Macro> Macro = Src.macro(Opts.EntryPoint);
  if (!Macro) {
    Diags.report(Location::None, Diagnostic::no_root_signature_macro,
                 {Opts.EntryPoint, Src.nearestMacro(Opts.EntryPoint)});
    return {};
  }
  auto Part = rootSignaturePart(Context, Macro->Text, rootSignatureVersion(Opts));
  if (!Part)
    Diags.report(Macro->Where, Diagnostic::codegen_root_signature,
                 {llvm::toString(Part.takeError())});
  else if (Printed)
    *Printed << *Part;
  return {!Src.failed(), nullptr};
}

/// Returns true if the module depends only on the tokens of \p Src and on \p Opts. \p Src must have
/// been read.
bool dependsOnTokensAlone(const Source &Src, const Options &Opts) {
  return Opts.DebugInfo == Options::Debug::None && Opts.RootSignature.empty() &&
         Opts.BindingMacro.empty() && Src.tokensSayAll();
}

} // namespace

namespace {

/// One compile of an open source, step by step.
class Steps {
public:
  Steps(Source &Src, const Input &In, const Options &Opts, llvm::LLVMContext &Context, Until Last,
        llvm::raw_ostream *Printed)
      : Src(Src), In(In), Opts(Opts), Context(Context), Last(Last), Printed(Printed) {}

  Output run();

  bool leavesOut() const { return LeavesOut; }
  /// Returns Output::CorrectFunctions. Call it after run() has succeeded.
  std::vector<TokenDigest> correctFunctions() const {
    return Functions ? Functions->correct(Src.messagePlaces()) : std::vector<TokenDigest>();
  }

private:
  Output runFromTree(const syntax::Tree &Tree, Tokens &Toks, NameTable &Names);
  bool leaveOutCached(Tokens &Toks, const NameTable &Names);
  void begin(llvm::StringRef Name, llvm::StringRef Description) {
    Step.reset();
    Step = std::make_unique<llvm::NamedRegionTimer>(Name, Description, "frontend", "HLSL front end",
                                                    In.TimeReport);
    Event.reset();
    Event.emplace(Description);
  }

  Source &Src;
  const Input &In;
  const Options &Opts;
  llvm::LLVMContext &Context;
  const Until Last;
  llvm::raw_ostream *const Printed;
  std::unique_ptr<llvm::NamedRegionTimer> Step;
  std::optional<llvm::TimeTraceScope> Event;
  std::unique_ptr<Outline> Functions; ///< null unless Input::FindCached was called
  bool LeavesOut = false;
};

/// Expression trees up to this height fit the stack of any thread.
constexpr unsigned MostOnAnyStack = 512;
/// A stack of this size fits the highest tree that the parser allows.
constexpr unsigned DeepStack = 256u << 20;

Output Steps::run() {
  begin("source", "Preprocess and lex");
  if (!Src.open())
    return {};
  if (Last == Until::Preprocessed) {
    if (Printed)
      Src.preprocess(*Printed);
    return {!Src.failed(), nullptr};
  }
  if (Last == Until::RootSignature)
    return makeRootSignature(Src, Opts, Context, Printed);
  Diagnostics &Diags = Src.diagnostics();
  NameTable Names;
  Tokens Toks = Src.lex(Names);
  if (Src.failed() || Last == Until::Tokens)
    return {!Src.failed(), nullptr};
  if (In.FindCached && dependsOnTokensAlone(Src, Opts) && leaveOutCached(Toks, Names)) {
    Output Cached;
    Cached.Succeeded = Cached.IsCached = true;
    return Cached;
  }
  Diags.setTokens(&Toks);
  auto Reset = llvm::make_scope_exit([&] { Diags.setTokens(nullptr); });
  begin("syntax", "Parse");
  const syntax::Tree Tree = syntax::parse(Toks, Names, LibraryTypes, Opts, Diags);
  if (Tree.MostLevels <= MostOnAnyStack)
    return runFromTree(Tree, Toks, Names);
  Output Result;
  Event.reset(); // the scope belongs to this thread
  llvm::thread Deep(std::optional<unsigned>(DeepStack),
                    [&] { Result = runFromTree(Tree, Toks, Names); });
  Deep.join();
  return Result;
}

/// Removes functions that earlier compiles found correct from \p Toks. Returns true if the cache
/// has the result of the whole compile.
bool Steps::leaveOutCached(Tokens &Toks, const NameTable &Names) {
  const bool IsLibrary = Opts.Stage == Stage::Library;
  Functions =
      std::make_unique<Outline>(Toks, Names, IsLibrary ? Name::None : Names.find(Opts.EntryPoint),
                                [&](Location Where) { return Src.inFile(Where); });
  Functions->digests().Macros = Src.askedMacros();
  const CachedSource Cached = In.FindCached(Functions->digests());
  if (Cached.HasResult)
    return true;
  LeavesOut = llvm::is_contained(Cached.IsCorrect, true);
  if (LeavesOut)
    Toks.All = Functions->withoutCorrect(Cached.IsCorrect);
  return false;
}

Output Steps::runFromTree(const syntax::Tree &Tree, Tokens &Toks, NameTable &Names) {
  auto Ended = llvm::make_scope_exit([&] { Event.reset(); });
  Diagnostics &Diags = Src.diagnostics();
  if (Last == Until::Tree && Printed)
    *Printed << syntax::print(Tree, Toks, Names);
  // A broken tree would cause misleading errors, so only its own errors are reported.
  if (Tree.IsBroken || Last == Until::Tree)
    return {!Src.failed(), nullptr};
  begin("check", "Check");
  TypeTable Types(Names, Opts.Native16);
  const LibraryReader ReadLibrary = [&](llvm::StringRef Title, llvm::StringRef Text) {
    auto Read = std::make_unique<LibraryText>();
    Read->Source = Src.lexText(Title, Text, Names);
    Read->Tree = syntax::parse(Read->Source, Names, LibraryTypes, Opts, Diags);
    return Read;
  };
  std::unique_ptr<Program> P = check(Tree, Toks, Names, Types, Opts, Diags, ReadLibrary);
  if (P)
    readMacros(Src, Opts, Diags, *P);
  if (!P || Src.failed())
    return {};
  if (Last == Until::Program) {
    if (Printed)
      *Printed << print(*P, Types, Names);
    return {true, nullptr};
  }
  begin("codegen", "Generate LLVM IR");
  DebugSource Debug;
  Debug.Locate = [&](Location Where) -> DebugSource::Position {
    // A debugger shows the stored sources, so `#line` does not count.
    Source::Position Position = Src.position(Where, /*IsInText=*/Debug.HasVariables);
    return {Position.File, Position.Line, Position.Column};
  };
  const bool HasPlaces = Opts.DebugInfo != Options::Debug::None;
  if (Opts.DebugInfo == Options::Debug::Full) {
    Debug.HasVariables = true;
    const std::vector<std::string> Files = Src.files();
    for (size_t I = 0; I < Files.size(); ++I)
      Debug.Files.emplace_back(Files[I], Src.text(I));
  }
  Debug.Flags = Opts.CommandLine;
  Output Result;
  Result.Facts = std::make_shared<contract::ModuleFacts>();
  Result.Module = generate(*P, Types, Names, Opts, In.File, Diags, Context, *Result.Facts,
                           HasPlaces ? &Debug : nullptr);
  Result.Succeeded = Result.Module && !Src.failed();
  if (!Result.Succeeded)
    return {};
  return Result;
}

} // namespace

Output compile(const Input &In, const Options &Opts, llvm::LLVMContext &Context,
               llvm::raw_ostream &Log, Until Last, llvm::raw_ostream *Printed) {
  Source Src(In, Opts, Log);
  Steps All(Src, In, Opts, Context, Last, Printed);
  Output Result = All.run();
  Result.Files = Src.takeIncluded();
  if (Result.Succeeded)
    Result.CorrectFunctions = All.correctFunctions();
  Result.Messages = Src.takeMessages();
  Result.LeavesOut = All.leavesOut();
  Result.DependsOnTime = Src.dependsOnTime();
  return Result;
}

} // namespace dxil::frontend
