// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What clang 22 cannot do for graphics stages, in clang's own process: dxil-target.so loads this
// module beside itself when it finds clang around it.
//
// An entry point of a graphics stage stays an ordinary function. Beside it stands an empty
// function of its name, which clang makes the shader; the pass dxil-entry-signature puts a call
// of the entry point there, with loads of its inputs and stores of its outputs, from the interface
// that the annotation of the entry point gives.
#include "AtomicTargets.h"
#include "Bindings.h"
#include "BufferLayouts.h"
#include "CoherentResources.h"
#include "ConstantBases.h"
#include "ConstantBitFields.h"
#include "ConstantCopies.h"
#include "ConstantLayouts.h"
#include "DiscardedCasts.h"
#include "EntryInterface.h"
#include "LanguageWarnings.h"
#include "LibraryFacts.h"
#include "LoopBreaks.h"
#include "MatrixElements.h"
#include "MatrixExpressions.h"
#include "MatrixInitializers.h"
#include "PrecompiledHeader.h"
#include "Options.h"
#include "OutputArguments.h"
#include "Precise.h"
#include "ResourceMembers.h"
#include "RootSignatures.h"
#include "ShadowedFunctions.h"
#include "SharedObjects.h"
#include "StageFacts.h"
#include "SpaceMembers.h"
#include "TemplateMembers.h"
#include "Words.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Attr.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclGroup.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/Stmt.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Basic/TargetInfo.h"
#include "clang/Basic/TargetOptions.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Frontend/FrontendAction.h"
#include "clang/Frontend/FrontendPluginRegistry.h"
#include "clang/Lex/PreprocessorOptions.h"
#include "clang/Sema/Sema.h"
#include "clang/Sema/SemaConsumer.h"
#include "clang/Sema/SemaHLSL.h"
#include "dxil/contract/EntryInterface.h"
#include "dxil/contract_names.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/TargetParser/Triple.h"

using namespace clang;

namespace dxil {
namespace {


// The entries of a library are those with a stage.
bool hasOneEntry(const llvm::Triple &T) {
  return T.getEnvironment() != llvm::Triple::Library;
}

// The stage of a name in `[shader("...")]`, or of a patch constant function. clang has none for nodes,
// which are compute shaders to it.
llvm::Triple::EnvironmentType stageNamed(llvm::StringRef Name) {
  if (Name == "patchconstant")
    return llvm::Triple::Hull;
  if (Name == "node")
    return llvm::Triple::Compute;
  auto Stage = llvm::Triple("dxil", "pc", "shadermodel", Name).getEnvironment();
  // The parser is content with the beginning of the word.
  return llvm::Triple::getEnvironmentTypeName(Stage) == Name ? Stage
                                                             : llvm::Triple::UnknownEnvironment;
}

/// What clang's -fmatrix-memory-layout=row-major asks for. clang 22 constructs and transposes such matrices
/// wrongly, so for clang they lie by columns, and constant buffers are read by rows.
bool takeRowMajor(LangOptions &Options) {
  using Layout = LangOptions::MatrixMemoryLayout;
  bool RowMajor = Options.getDefaultMatrixMemoryLayout() == Layout::MatrixRowMajor;
  Options.setDefaultMatrixMemoryLayout(Layout::MatrixColMajor);
  return RowMajor;
}

//===-- Entry points ------------------------------------------------------===//

class Consumer : public SemaConsumer {
public:
  Consumer(CompilerInstance &CI, std::string Entry, const FrontendOptions &Options)
      : CI(CI), Entry(std::move(Entry)), Options(Options), Binds(this->Options), Warnings(CI, this->Options.SilentWarnings) {}

  void Initialize(ASTContext &Ctx) override { readDeclarationsByName(Ctx); }
  void InitializeSema(Sema &S) override { preferPrecompiledTemplates(S); }

  void HandleTagDeclDefinition(TagDecl *D) override {
    auto *R = dyn_cast<RecordDecl>(D);
    if (!R)
      return;
    Facts.take(*R);
    if (llvm::any_of(R->fields(), [](const FieldDecl *F) { return F->isBitField(); })) {
      keepBitFieldsWhole(*R);
      HasBitFields = true;
    }
    nameIfShared(CI.getSourceManager(), *R);
    for (FieldDecl *F : R->fields()) {
      takeModifiers(*F);
      Warnings.checkCoherent(*F);
    }
    Library.see(*R, Facts);
    if (auto *Class = dyn_cast<CXXRecordDecl>(R); Class && addCopiesOfConstants(CI.getSema(), Bases, Methods, *Class)) {
      Shared.see(*Class);
      Shared.makeMembers(CI.getSema(), Methods);
    }
  }

  bool HandleTopLevelDecl(DeclGroupRef Group) override {
    Methods.wake(CI.getSema());
    Shared.makeMembers(CI.getSema(), Methods);
    for (Decl *D : Group) {
      hideShadowedFunctions(*D);
      visit(D);
    }
    return true;
  }

  void HandleInlineFunctionDefinition(FunctionDecl *F) override { rewriteBody(*F); }

  MatrixOrder &matrixOrder() { return Order; }
  SharedObjects &sharedObjects() { return Shared; }
  void readQualifiers(bool Read) { Qualifiers = Read; }
  void warnOfUnset(bool Warn) { WarnsOfUnset = Warn; }

  void HandleTranslationUnit(ASTContext &Ctx) override {
    for (FunctionDecl *Hull : Hulls)
      if (!Ctx.getDiagnostics().hasErrorOccurred())
        makePatchFunction(*Hull);
    if (!Ctx.getDiagnostics().hasErrorOccurred())
      tellBackEnd(Ctx);
    if (Entry.empty() || Found || Ctx.getDiagnostics().hasErrorOccurred())
      return;
    DiagnosticsEngine &Diags = Ctx.getDiagnostics();
    unsigned ID = Diags.getCustomDiagID(DiagnosticsEngine::Error,
                                        "missing entry point definition '%0'");
    Diags.Report(ID) << Entry;
  }

private:
  void visit(Decl *D) {
    // What `export` stands before, with or without braces, is inside of a declaration as well.
    if (isa<NamespaceDecl, ExportDecl, LinkageSpecDecl>(D)) {
      for (Decl *Inner : cast<DeclContext>(D)->decls())
        visit(Inner);
      return;
    }
    if (auto *Buffer = dyn_cast<HLSLBufferDecl>(D)) {
      Binds.see(*D);
      return visitBuffer(*Buffer);
    }
    if (auto *Template = dyn_cast<ClassTemplateDecl>(D))
      nameObjectsOfCalls(Template->getASTContext(), *Template);
    if (auto *V = dyn_cast<VarDecl>(D)) {
      dropInitializerOfConstant(*V);
      Library.see(CI.getSema(), *V);
      Binds.see(*V);
      splitResourceMembers(CI.getSema(), *V);
    }
    if (auto *V = dyn_cast<VarDecl>(D); V && V->getInit() && !V->getInit()->isTypeDependent())
      rewriteCode(V->getASTContext(), *V->getInitAddress());
    auto *F = dyn_cast<FunctionDecl>(D);
    if (!F)
      return;
    Library.see(*F);
    LoadsMatrices |= loadsMatrix(*F);
    rewriteBody(*F);
    takeModifiers(*F);
    for (ParmVarDecl *P : F->parameters())
      takeModifiers(*P);
    if (std::string Stage = Facts.stageOf(*F); Entry.empty() && !Stage.empty()) {
      if (F->isThisDeclarationADefinition() && Stage == "hull")
        Hulls.push_back(F);
      if (F->isThisDeclarationADefinition())
        makeShader(*F, Stage);
      return;
    }
    if (Entry.empty() || Found || !F->isThisDeclarationADefinition() ||
        !F->getDeclContext()->isTranslationUnit() || !F->getIdentifier() || F->getName() != Entry)
      return;
    Found = true;
    auto Stage = F->getASTContext().getTargetInfo().getTriple().getEnvironment();
    if (Stage == llvm::Triple::Hull)
      Hulls.push_back(F);
    makeShader(*F, llvm::Triple::getEnvironmentTypeName(Stage));
  }

  /// The application says what a constant buffer's members are, `const` or not; clang would take an initializer's value.
  static void dropInitializerOfConstant(VarDecl &V) {
    if (V.getInit() && V.getType().getAddressSpace() == LangAS::hlsl_constant)
      V.setInit(nullptr);
  }

  void visitBuffer(HLSLBufferDecl &Buffer) {
    // Of a buffer without numbers clang makes nothing, of any other all but its static variables.
    bool LeftOut = splitResourceMembers(CI.getSema(), Buffer);
    for (Decl *Inner : llvm::SmallVector<Decl *>(Buffer.decls())) {
      auto *V = dyn_cast<VarDecl>(Inner);
      if (V)
        dropInitializerOfConstant(*V);
      if ((V && V->getStorageClass() == SC_Static) || (LeftOut && isa<VarDecl, FunctionDecl>(Inner)))
        CI.getASTConsumer().HandleTopLevelDecl(DeclGroupRef(Inner));
      else if (isa<FunctionDecl>(Inner))
        visit(Inner);
    }
  }

  void rewriteBody(FunctionDecl &F) {
    if (!F.doesThisDeclarationHaveABody() || F.isDependentContext() ||
        CI.getSourceManager().isInSystemHeader(F.getLocation())) // The generated header needs none.
      return;
    Stmt *Body = F.getBody();
    Warnings.check(F);
    dropDiscardedCasts(Body);
    keepBreaksInLoops(F);
    rewriteCode(F.getASTContext(), Body);
    if (CI.getTarget().getTriple().getEnvironment() == llvm::Triple::Mesh)
      passOutputsOn(*Body);
  }

  void rewriteCode(ASTContext &Ctx, Stmt *&Code) {
    orderMatrixInitializers(Ctx, *Code);
    rewriteAtomicTargets(CI.getSema(), Code);
    rewriteConstantObjects(CI.getSema(), Code, Objects);
    rewriteCopiesOfArrays(CI.getSema(), Code);
    if (HasBitFields)
      rewriteBitFields(Ctx, Code);
    Bases.rewrite(Ctx, Code);
    rewriteMatrixElements(Ctx, Code);
    if (!Ctx.getDiagnostics().hasErrorOccurred())
      rewriteMatrixExpressions(Ctx, Code);
  }

  // clang makes calls of annotations that it meets in code.
  void takeModifiers(Decl &D) {
    Facts.take(D);
    unsigned Mask = 0;
    for (const auto *A : D.specific_attrs<AnnotateAttr>()) {
      llvm::StringRef Text = A->getAnnotation();
      if (Text.consume_front(ModifierPrefix))
        Mask |= interpolationBit(Text);
    }
    if (!Mask)
      return;
    Interpolation[&D] = Mask;
    D.dropAttr<AnnotateAttr>();
  }

  // The patch constant function may stand behind its shader. clang has seen it already: what is to be
  // said of it stands with its own shader.
  void makePatchFunction(FunctionDecl &Entry) {
    ASTContext &Ctx = Entry.getASTContext();
    const llvm::json::Object Attributes = Facts.attributes(Entry);
    const llvm::json::Array *Names = Attributes.getArray("patchconstantfunc");
    if (!Names || Names->empty())
      return;
    llvm::StringRef Name = Names->front().getAsString().value_or("");
    FunctionDecl *Found = nullptr;
    bool Several = false;
    // Of overloads DXC takes the last.
    for (NamedDecl *D : Ctx.getTranslationUnitDecl()->lookup(&Ctx.Idents.get(Name))) {
      auto *F = dyn_cast<FunctionDecl>(D);
      if (F = F ? F->getDefinition() : nullptr; !F || F == Found)
        continue;
      Several |= Found != nullptr;
      if (!Found || Ctx.getSourceManager().isBeforeInTranslationUnit(Found->getLocation(), F->getLocation()))
        Found = F;
    }
    DiagnosticsEngine &Diags = Ctx.getDiagnostics();
    if (!Found) {
      Diags.Report(Entry.getLocation(), Diags.getCustomDiagID(DiagnosticsEngine::Error,
                                                              "there is no patch constant function '%0'"))
          << Name;
      return;
    }
    if (Several)
      Diags.Report(Found->getLocation(),
                   Diags.getCustomDiagID(DiagnosticsEngine::Warning,
                                         "of several functions '%0' this is the patch constant function"))
          << Name;
    makeShader(*Found, "patchconstant");
  }

  void makeShader(FunctionDecl &F, llvm::StringRef StageName) {
    ASTContext &Ctx = F.getASTContext();
    auto Stage = stageNamed(StageName);
    if (Stage == llvm::Triple::UnknownEnvironment) {
      DiagnosticsEngine &Diags = Ctx.getDiagnostics();
      Diags.Report(F.getLocation(), Diags.getCustomDiagID(DiagnosticsEngine::Error,
                                                          "'%0' is no stage of shaders that can be "
                                                          "compiled (docs/hlsl-support.md)"))
          << StageName;
      return;
    }
    std::string Interface = describeEntry(F, StageName, Facts, Interpolation, Order, Options);
    if (Interface.empty())
      return;
    bool IsPatch = StageName == "patchconstant";
    if (!IsPatch)
      F.addAttr(AnnotateAttr::CreateImplicit(Ctx, (EntryPrefix + Interface).str(), nullptr, 0));

    SourceLocation Loc = F.getLocation();
    QualType Type = Ctx.getFunctionType(Ctx.VoidTy, {}, FunctionProtoType::ExtProtoInfo());
    // A namespace keeps it from being the overload without parameters that the source may have.
    auto *Space = NamespaceDecl::Create(Ctx, Ctx.getTranslationUnitDecl(), /*Inline=*/false, Loc,
                                        Loc, &Ctx.Idents.get("dxil_shader"), nullptr,
                                        /*Nested=*/false);
    auto *Shader = FunctionDecl::Create(Ctx, Space, F.getBeginLoc(), Loc, F.getDeclName(), Type,
                                        Ctx.getTrivialTypeSourceInfo(Type, Loc), SC_None);
    Shader->setParams({});
    Shader->setBody(CompoundStmt::Create(Ctx, objectsOf(F, *Shader, StageName),
                                         FPOptionsOverride(), Loc, F.getEndLoc()));
    Shader->addAttr(HLSLShaderAttr::CreateImplicit(Ctx, Stage));
    if (IsPatch)
      Shader->addAttr(
          AnnotateAttr::CreateImplicit(Ctx, (PatchPrefix + Interface).str(), nullptr, 0));
    if (HLSLRootSignatureDecl *Override = definedRootSignature(CI, Options.RootSignatureMacro))
      Shader->addAttr(RootSignatureAttr::CreateImplicit(
          Ctx, const_cast<IdentifierInfo *>(Override->getIdentifier()), Override));
    else if (const auto *RS = F.getAttr<RootSignatureAttr>())
      Shader->addAttr(RS->clone(Ctx));
    F.dropAttr<RootSignatureAttr>();
    moveAttribute<HLSLNumThreadsAttr>(F, *Shader);
    moveAttribute<HLSLWaveSizeAttr>(F, *Shader);
    CI.getASTConsumer().HandleTopLevelDecl(DeclGroupRef(Shader));
  }

  // Variables without a use give the back end the types of a ray tracing shader's parameters.
  llvm::SmallVector<Stmt *, 2> objectsOf(FunctionDecl &F, FunctionDecl &Shader,
                                         llvm::StringRef Stage) {
    llvm::SmallVector<Stmt *, 2> Body;
    for (ParmVarDecl *P : F.parameters()) {
      if (!keepsParameters(Stage) && !Facts.hasModifier(*P, "payload"))
        continue;
      Body.push_back(variable(Shader, P->getType().getNonReferenceType().getUnqualifiedType(),
                              P->getLocation(), P->getIdentifier()));
    }
    return Body;
  }

  static Stmt *variable(FunctionDecl &In, QualType T, SourceLocation Loc, IdentifierInfo *Name) {
    ASTContext &Ctx = In.getASTContext();
    auto *V = VarDecl::Create(Ctx, &In, Loc, Loc, Name, T, Ctx.getTrivialTypeSourceInfo(T), SC_None);
    In.addDecl(V);
    return new (Ctx) DeclStmt(DeclGroupRef(V), Loc, Loc);
  }

  template <typename T> static void moveAttribute(FunctionDecl &From, FunctionDecl &To) {
    if (const auto *A = From.getAttr<T>())
      To.addAttr(A->clone(From.getASTContext()));
    From.dropAttr<T>();
  }

  void tellBackEnd(ASTContext &Ctx) {
    tell(Ctx, "__dxil_constants", contract::ConstantsText, describeConstants(Ctx, Order, Objects));
    tell(Ctx, "__dxil_writable", contract::WritableText, Options.LegacySemantics ? "constants" : "");
    tell(Ctx, "__dxil_warnings", contract::WarningsText, WarnsOfUnset ? "" : "no-uninitialized");
    tell(Ctx, "__dxil_bindings", contract::BindingsText, Binds.describe(CI));
    tell(Ctx, "__dxil_coherent", contract::CoherentText, namesOfCoherentResources(Ctx));
    const BufferLayouts Buffers = describeBuffers(CI.getSema(), Order, LoadsMatrices);
    tell(Ctx, "__dxil_buffers", contract::BuffersText, Buffers.Text, Buffers.Types);
    if (Ctx.getTargetInfo().getTriple().getEnvironment() == llvm::Triple::Library)
      tell(Ctx, "__dxil_library", contract::LibraryText, Library.describe(CI.getSema(), Facts, Qualifiers),
           Library.types(Ctx));
  }

  // An empty function bears a text to the passes.
  void tell(ASTContext &Ctx, llvm::StringRef Name, llvm::StringRef Prefix, const std::string &Text,
            llvm::ArrayRef<QualType> Types = {}) {
    if (Text.empty())
      return;
    auto *Unit = Ctx.getTranslationUnitDecl();
    SourceLocation Loc = Ctx.getSourceManager().getLocForStartOfFile(
        Ctx.getSourceManager().getMainFileID());
    QualType Type = Ctx.getFunctionType(Ctx.VoidTy, {}, FunctionProtoType::ExtProtoInfo());
    auto *F = FunctionDecl::Create(Ctx, Unit, Loc, Loc, &Ctx.Idents.get(Name), Type,
                                   Ctx.getTrivialTypeSourceInfo(Type, Loc), SC_None);
    F->setParams({});
    llvm::SmallVector<Stmt *, 4> Body;
    for (QualType T : Types)
      Body.push_back(variable(*F, T, Loc, nullptr));
    F->setBody(CompoundStmt::Create(Ctx, Body, FPOptionsOverride(), Loc, Loc));
    F->addAttr(AnnotateAttr::CreateImplicit(Ctx, (Prefix + Text).str(), nullptr, 0));
    F->addAttr(UsedAttr::CreateImplicit(Ctx));
    CI.getASTConsumer().HandleTopLevelDecl(DeclGroupRef(F));
  }

  CompilerInstance &CI;
  std::string Entry;
  FrontendOptions Options;
  InterpolationMap Interpolation;
  StageFacts Facts;
  MatrixOrder Order;
  ConstantTypes Objects;
  LibraryFacts Library;
  std::vector<FunctionDecl *> Hulls; ///< whose patch constant functions are still to come
  bool Qualifiers = false; ///< those of ray payloads
  ConstantBases Bases;
  WaitingMethods Methods;
  SharedObjects Shared;
  bool HasBitFields = false; ///< structs have
  Bindings Binds;
  LanguageWarnings Warnings;
  bool Found = false;
  bool WarnsOfUnset = true; ///< variables that are read before they are set
  bool LoadsMatrices = false; ///< from byte-address buffers
};

class Action : public PluginASTAction {
protected:
  std::unique_ptr<ASTConsumer> CreateASTConsumer(CompilerInstance &CI, llvm::StringRef) override {
    const llvm::Triple &T = CI.getTarget().getTriple();
    if (!CI.getLangOpts().HLSL || !T.isDXIL())
      return std::make_unique<ASTConsumer>();
    bool OneEntry = hasOneEntry(T);
    CodeGenOptions &CodeGen = CI.getCodeGenOpts();
    CodeGen.RelaxedAliasing = true;        // HLSL has no strict aliasing.
    CodeGen.StrictReturn = false;          // A function without a return has a result, if no known one.
    CodeGen.DisableLifetimeMarkers = true; // clang starts the life of inout arguments behind their first store.
    // Registers of constants have their meaning here (ConstantLayouts).
    CI.getDiagnostics().setSeverityForGroup(diag::Flavor::WarningOrError,
                                            "legacy-constant-register-binding",
                                            diag::Severity::Ignored);
    std::string Entry;
    // The passes find variables that are read before they are set (dxil-unset-variables); clang's own
    // analysis does not know `out` arguments.
    CI.getDiagnostics().setSeverityForGroup(diag::Flavor::WarningOrError, "uninitialized",
                                            diag::Severity::Ignored);
    // clang neither checks nor wraps what it does not take for the entry point.
    if (OneEntry)
      std::swap(Entry, CI.getTargetOpts().HLSLEntry);
    auto Made = std::make_unique<Consumer>(CI, Entry, Options);
    for (const std::string &Flag : CI.getDiagnosticOpts().Warnings)
      if (llvm::StringRef(Flag).ends_with("uninitialized"))
        Made->warnOfUnset(Flag == "uninitialized");
    addWords(CI, Made->sharedObjects());
    if (Options.Strict)
      makePrecise(CI);
    for (const auto &[Macro, IsUndefined] : CI.getPreprocessorOpts().Macros)
      heedPrecise(CI, IsUndefined ? llvm::StringRef() : llvm::StringRef(Macro).split('=').second);
    Made->matrixOrder().addTo(CI.getPreprocessor());
    Made->matrixOrder().setDefault(takeRowMajor(CI.getLangOpts()) || Options.RowMajor);
    // Shader model 6.6 has qualifiers where they are asked for.
    llvm::VersionTuple Model = T.getOSVersion();
    Made->readQualifiers(Model >= llvm::VersionTuple(6, 7)   ? !Options.NoQualifiers
                         : Model >= llvm::VersionTuple(6, 6) ? Options.AskedForQualifiers
                                                             : false);
    return Made;
  }

  bool ParseArgs(const CompilerInstance &, const std::vector<std::string> &Arguments) override {
    Options = readFrontendOptions(Arguments);
    return true;
  }

  ActionType getActionType() override { return AddBeforeMainAction; }

private:
  FrontendOptions Options;
};

FrontendPluginRegistry::Add<Action> Register("dxil-frontend", "entry points");

} // namespace
} // namespace dxil
