// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a library exports, and by which symbols. Where the command line says more than the word `export`
// does: `-plugin-arg-dxil-exports all` for every function, or `name` and `new=name` for those alone.
#include "ExportNames.h"
#include "clang/AST/ASTConsumer.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Attr.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/Mangle.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Basic/TargetInfo.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Frontend/FrontendPluginRegistry.h"

#include <map>
#include <set>

using namespace clang;

namespace dxil {
namespace {

struct Exports {
  bool All = false;
  std::map<std::string, std::string, std::less<>> NewNames; ///< by the name in the source

  bool any() const { return All || !NewNames.empty(); }
};

class Consumer : public ASTConsumer {
public:
  Consumer(CompilerInstance &CI, const Exports &What) : CI(CI), What(What) {}

  bool HandleTopLevelDecl(DeclGroupRef Group) override {
    for (Decl *D : Group)
      visit(*D);
    return true;
  }

  void HandleTranslationUnit(ASTContext &Ctx) override {
    DiagnosticsEngine &Diags = Ctx.getDiagnostics();
    unsigned ID = Diags.getCustomDiagID(DiagnosticsEngine::Error,
                                        "-exports: there is no function '%0' to export");
    SourceManager &SM = Ctx.getSourceManager();
    for (auto &[Name, NewName] : What.NewNames)
      if (!Found.contains(Name))
        Diags.Report(SM.getLocForStartOfFile(SM.getMainFileID()), ID) << Name;
  }

private:
  void visit(Decl &D) {
    if (auto *Space = dyn_cast<NamespaceDecl>(&D))
      for (Decl *Inner : Space->decls())
        visit(*Inner);
    if (auto *Exported = dyn_cast<ExportDecl>(&D))
      for (Decl *Inner : Exported->decls())
        visit(*Inner);
    auto *F = dyn_cast<FunctionDecl>(&D);
    if (!F || isa<CXXMethodDecl>(F) || !F->getIdentifier() || F->isDependentContext() ||
        F->getStorageClass() == SC_Static || CI.getSourceManager().isInSystemHeader(F->getLocation()))
      return;
    ASTContext &Ctx = F->getASTContext();
    auto Named = What.NewNames.find(F->getName());
    bool IsShader = F->hasAttr<HLSLShaderAttr>();
    if (Named != What.NewNames.end()) {
      Found.insert(Named->first);
      if (!IsShader && Named->second != Named->first)
        rename(*F, Named->second);
    }
    if (IsShader)
      return;
    if (!What.any()) {
      // What is exported, and what another library is to define.
      if (F->isInExportDeclContext() || !F->hasBody())
        label(*F, exportSymbol(*F));
      return;
    }
    if (What.All || Named != What.NewNames.end()) {
      // Where a declaration is written says whether it is exported.
      if (!F->isInExportDeclContext())
        F->setLexicalDeclContext(ExportDecl::Create(Ctx, F->getDeclContext(), F->getLocation()));
      label(*F, exportSymbol(*F));
    } else if (F->isInExportDeclContext()) {
      F->setLexicalDeclContext(Ctx.getTranslationUnitDecl());
      F->addAttr(VisibilityAttr::CreateImplicit(Ctx, VisibilityAttr::Hidden));
    }
  }

  /// The symbol is that of a function of the other name.
  static void rename(FunctionDecl &F, llvm::StringRef NewName) {
    std::string Own = exportSymbol(F, NewName);
    if (!Own.empty())
      return label(F, Own);
    std::string Symbol = ASTNameGenerator(F.getASTContext()).getName(&F);
    llvm::StringRef Rest = Symbol;
    const std::string Old = std::to_string(F.getName().size()) + F.getName().str();
    if (Rest.consume_front("_Z") && Rest.consume_front(Old))
      label(F, "_Z" + std::to_string(NewName.size()) + NewName.str() + Rest.str());
  }

  static void label(FunctionDecl &F, const std::string &Symbol) {
    if (!Symbol.empty() && !F.hasAttr<AsmLabelAttr>())
      F.addAttr(AsmLabelAttr::CreateImplicit(F.getASTContext(), Symbol));
  }

  CompilerInstance &CI;
  Exports What;
  std::set<std::string, std::less<>> Found;
};

class Action : public PluginASTAction {
protected:
  std::unique_ptr<ASTConsumer> CreateASTConsumer(CompilerInstance &CI, llvm::StringRef) override {
    const llvm::Triple &T = CI.getTarget().getTriple();
    if (CI.getLangOpts().HLSL && T.isDXIL() &&
        T.getEnvironment() == llvm::Triple::Library)
      return std::make_unique<Consumer>(CI, What);
    return std::make_unique<ASTConsumer>();
  }

  bool ParseArgs(const CompilerInstance &, const std::vector<std::string> &Arguments) override {
    for (llvm::StringRef Argument : Arguments) {
      auto [NewName, Name] = Argument.split('=');
      if (Argument == "all")
        What.All = true;
      else
        What.NewNames[(Name.empty() ? NewName : Name).str()] = NewName.str();
    }
    return true;
  }

  ActionType getActionType() override { return AddBeforeMainAction; }

private:
  Exports What;
};

const FrontendPluginRegistry::Add<Action> Registration("dxil-exports", "what a library exports");

} // namespace
} // namespace dxil
