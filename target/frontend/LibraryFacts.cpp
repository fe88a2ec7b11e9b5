// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "LibraryFacts.h"

#include "ExportNames.h"
#include "RootSignatures.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/Attr.h"
#include "clang/AST/ExprCXX.h"
#include "clang/Sema/Lookup.h"
#include "clang/Sema/Sema.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Frontend/HLSL/RootSignatureMetadata.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Metadata.h"
#include "llvm/MC/DXContainerRootSignature.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

#include <dxil/generated/MetadataNumbers.h>

using namespace clang;
namespace json = llvm::json;

namespace dxil {
namespace {

constexpr llvm::StringLiteral SubobjectPrefix = "__Subobject_";

void report(Sema &S, SourceLocation Where, const llvm::Twine &Why) {
  DiagnosticsEngine &Diags = S.getDiagnostics();
  Diags.Report(Where, Diags.getCustomDiagID(DiagnosticsEngine::Error, "%0")) << Why.str();
}

int64_t accessMask(Sema &S, const FieldDecl &Field, const StageFacts &Facts) {
  uint32_t Mask = 0;
  for (llvm::StringRef Text : Facts.modifiers(Field)) {
    uint32_t Bit = Text.starts_with("read(") ? 1 : Text.starts_with("write(") ? 2 : 0;
    llvm::SmallVector<llvm::StringRef, 4> Stages;
    if (Bit)
      Text.split('(').second.drop_back().split(Stages, ',', -1, /*KeepEmpty=*/false);
    for (llvm::StringRef Stage : Stages)
      if (const PayloadStageInfo *Row = findWord(PayloadStages, std::string_view(Stage.trim())))
        Mask |= Bit << uint32_t(Row->Number);
      else
        report(S, Field.getLocation(), "'" + Stage.trim() + "' is no stage that has access to a payload "
                                           "(expected caller, closesthit, miss or anyhit)");
  }
  return Mask;
}

/// The part of a container that the text of a root signature stands for, in hexadecimal digits.
std::string rootSignature(Sema &S, const Expr &Text) {
  auto *Literal = const_cast<StringLiteral *>(dyn_cast<StringLiteral>(Text.IgnoreParenCasts()));
  HLSLRootSignatureDecl *Signature = Literal ? parseRootSignature(S, *Literal) : nullptr;
  if (!Signature)
    return {};
  llvm::LLVMContext Ctx;
  llvm::hlsl::rootsig::MetadataBuilder Builder(Ctx, Signature->getRootElements());
  llvm::hlsl::rootsig::MetadataParser Parser(Builder.BuildRootSignature());
  auto Made = Parser.ParseRootSignature(uint32_t(Signature->getVersion()));
  if (!Made) {
    report(S, Text.getBeginLoc(), "invalid root signature: " + llvm::toString(Made.takeError()));
    return {};
  }
  Made->RootParameterOffset = Made->computeRootParametersOffset();
  Made->StaticSamplersOffset = Made->computeStaticSamplersOffset();
  Made->NumStaticSamplers = uint32_t(Made->StaticSamplers.size());
  llvm::SmallString<128> Bytes;
  llvm::raw_svector_ostream OS(Bytes);
  Made->write(OS);
  return llvm::toHex(Bytes, /*LowerCase=*/true);
}

std::optional<json::Value> valueOf(Sema &S, const Expr &E) {
  if (const auto *Text = dyn_cast<StringLiteral>(E.IgnoreParenCasts()))
    return json::Value(Text->getString().str());
  Expr::EvalResult Result;
  if (!E.isValueDependent() && E.EvaluateAsRValue(Result, S.getASTContext()) && Result.Val.isInt())
    return json::Value(Result.Val.getInt().getExtValue());
  return std::nullopt;
}

llvm::StringRef subobjectClass(const VarDecl &V) {
  const auto *R = V.getType()->getAsCXXRecordDecl();
  llvm::StringRef Name = R && R->getIdentifier() ? R->getName() : llvm::StringRef();
  return Name.consume_front(SubobjectPrefix) ? Name : llvm::StringRef();
}

json::Value describeSubobject(Sema &S, const VarDecl &V) {
  llvm::StringRef Class = subobjectClass(V);
  json::Array Values;
  const Expr *Init = V.getInit() ? V.getInit()->IgnoreImplicit() : nullptr;
  const auto *Made = dyn_cast_or_null<CXXConstructExpr>(Init);
  for (unsigned I = 0; Made && I < Made->getNumArgs(); ++I) {
    const Expr &E = *Made->getArg(I);
    std::optional<json::Value> Value;
    if (Class == "GlobalRootSignature" || Class == "LocalRootSignature")
      Value = rootSignature(S, E);
    else
      Value = valueOf(S, E);
    if (!Value)
      report(S, E.getBeginLoc(), "a subobject needs constants");
    else
      Values.push_back(std::move(*Value));
  }
  return json::Object{{"name", V.getName()}, {"class", Class}, {"values", std::move(Values)}};
}

} // namespace

void LibraryFacts::see(Sema &S, VarDecl &V) {
  if (!V.hasGlobalStorage() || subobjectClass(V).empty() || V.isInvalidDecl())
    return;
  Subobjects.push_back(describeSubobject(S, V));
  V.setInit(nullptr); // the program has no such variable
}

void LibraryFacts::see(const RecordDecl &R, const StageFacts &Facts) {
  if (Facts.hasModifier(R, "raypayload") && !R.isDependentContext())
    Payloads.insert(&R);
}

void LibraryFacts::see(const FunctionDecl &F) {
  if (!F.isInExportDeclContext() || !F.isThisDeclarationADefinition() || F.isDependentContext())
    return;
  std::string Symbol;
  if (const auto *Label = F.getAttr<AsmLabelAttr>())
    Symbol = Label->getLabel().str();
  size_t Before = Parameters.size();
  for (const ParmVarDecl *P : F.parameters()) {
    QualType T = P->getType();
    if (T->isReferenceType() || T->isRecordType() || T->isArrayType())
      Parameters.push_back(T.getNonReferenceType().getUnqualifiedType());
  }
  if (Parameters.size() == Before)
    return;
  if (Symbol.empty())
    Symbol = exportSymbol(F);
  Functions.push_back(json::Object{{"symbol", Symbol}, {"count", int64_t(Parameters.size() - Before)}});
}

llvm::SmallVector<QualType, 8> LibraryFacts::types(ASTContext &Ctx) const {
  llvm::SmallVector<QualType, 8> Types;
  for (const RecordDecl *R : Payloads)
    Types.push_back(Ctx.getCanonicalTagType(R));
  Types.append(Parameters.begin(), Parameters.end());
  return Types;
}

std::string LibraryFacts::describe(Sema &S, const StageFacts &Facts, bool Qualifiers) const {
  json::Object Whole;
  json::Array Structs, Objects;
  for (const RecordDecl *R : Payloads) {
    json::Array Masks;
    // A base is a member of the struct, in front of the others, and has qualifiers of its own.
    if (const auto *Class = dyn_cast<CXXRecordDecl>(R))
      for (const CXXBaseSpecifier &Base : Class->bases())
        if (const auto *B = Base.getType()->getAsCXXRecordDecl(); B && !B->isEmpty())
          Masks.push_back(0);
    for (const FieldDecl *Field : R->fields())
      Masks.push_back(accessMask(S, *Field, Facts));
    Structs.push_back(std::move(Masks));
  }
  for (const json::Value &V : Subobjects)
    Objects.push_back(V);
  if (!Functions.empty())
    Whole["functions"] = json::Array(Functions);
  if (Qualifiers && !Structs.empty())
    Whole["payloads"] = std::move(Structs);
  if (!Objects.empty())
    Whole["subobjects"] = std::move(Objects);
  Whole["structs"] = int64_t(Payloads.size());
  std::string Text;
  if (Whole.size() > 1)
    llvm::raw_string_ostream(Text) << json::Value(std::move(Whole));
  return Text;
}

} // namespace dxil
