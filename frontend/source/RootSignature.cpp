// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "RootSignature.h"

#include "clang/AST/ASTContext.h"
#include "clang/AST/Expr.h"
#include "clang/Basic/Builtins.h"
#include "clang/Basic/DiagnosticIDs.h"
#include "clang/Basic/DiagnosticOptions.h"
#include "clang/Basic/FileManager.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Basic/TargetInfo.h"
#include "clang/Basic/TargetOptions.h"
#include "clang/Lex/HeaderSearch.h"
#include "clang/Lex/HeaderSearchOptions.h"
#include "clang/Lex/ModuleLoader.h"
#include "clang/Lex/Preprocessor.h"
#include "clang/Lex/PreprocessorOptions.h"
#include "clang/Parse/ParseHLSLRootSignature.h"
#include "clang/Sema/SemaHLSL.h"

using namespace llvm;

namespace dxil::frontend {
namespace {

/// Keeps the first error's text.
class FirstError : public clang::DiagnosticConsumer {
public:
  explicit FirstError(std::string &Text) : Text(Text) {}
  void HandleDiagnostic(clang::DiagnosticsEngine::Level Level, const clang::Diagnostic &Info) override {
    DiagnosticConsumer::HandleDiagnostic(Level, Info);
    if (Level < clang::DiagnosticsEngine::Error || !Text.empty())
      return;
    SmallString<128> Said;
    Info.FormatDiagnostic(Said);
    Text = Said.str().str();
  }

private:
  std::string &Text;
};

/// What clang's parser wants around it.
struct Surroundings {
  explicit Surroundings(std::string &Problem)
      : Files(clang::FileSystemOptions()), Engine(clang::DiagnosticIDs::create(), DiagOptions, new FirstError(Problem)),
        Sources(Engine, Files) {
    Language.HLSL = 1;
    Language.CPlusPlus = 1;
    TargetOpts.Triple = "dxil-unknown-shadermodel6.0-compute";
    Target.reset(clang::TargetInfo::CreateTargetInfo(Engine, TargetOpts));
    Sources.setMainFileID(Sources.createFileID(MemoryBuffer::getMemBuffer("", "root signature")));
    Search = std::make_unique<clang::HeaderSearch>(SearchOpts, Sources, Engine, Language, Target.get());
    PP = std::make_unique<clang::Preprocessor>(PPOpts, Engine, Language, Sources, *Search, Modules);
    PP->Initialize(*Target);
    PP->EnterMainSourceFile();
    Context = std::make_unique<clang::ASTContext>(Language, Sources, PP->getIdentifierTable(), PP->getSelectorTable(),
                                                  PP->getBuiltinInfo(), PP->TUKind);
    Context->InitBuiltinTypes(*Target);
  }

  clang::StringLiteral &literal(StringRef Text) {
    // The parser's errors look for their place in the text of a literal.
    clang::Token Tok;
    Tok.startToken();
    PP->CreateString("\"" + Text.str() + "\"", Tok);
    clang::QualType Ty = Context->getStringLiteralArrayType(Context->CharTy, unsigned(Text.size()));
    return *clang::StringLiteral::Create(*Context, Text, clang::StringLiteralKind::Ordinary, /*Pascal=*/false, Ty,
                                         Tok.getLocation());
  }

  clang::LangOptions Language;
  clang::FileManager Files;
  clang::DiagnosticOptions DiagOptions;
  clang::DiagnosticsEngine Engine;
  clang::SourceManager Sources;
  clang::TargetOptions TargetOpts;
  std::unique_ptr<clang::TargetInfo> Target;
  clang::HeaderSearchOptions SearchOpts;
  clang::PreprocessorOptions PPOpts;
  clang::TrivialModuleLoader Modules;
  std::unique_ptr<clang::HeaderSearch> Search;
  std::unique_ptr<clang::Preprocessor> PP;
  std::unique_ptr<clang::ASTContext> Context;
};

} // namespace

std::optional<std::vector<llvm::hlsl::rootsig::RootElement>> parseRootSignature(StringRef Text,
                                                                                dxbc::RootSignatureVersion Version,
                                                                                std::string &Problem) {
  Problem.clear();
  // A line break within the literal would end it.
  std::string OneLine = Text.str();
  for (char &C : OneLine)
    if (C == '\n' || C == '\r' || C == '"' || C == '\\')
      C = ' ';
  Surroundings S(Problem);
  clang::hlsl::RootSignatureParser Parser(Version, &S.literal(OneLine), *S.PP);
  if (Parser.parse() || !Problem.empty())
    return std::nullopt;
  std::vector<llvm::hlsl::rootsig::RootElement> Elements;
  for (const clang::hlsl::RootSignatureElement &E : Parser.getElements())
    Elements.push_back(E.getElement());
  return Elements;
}

} // namespace dxil::frontend
