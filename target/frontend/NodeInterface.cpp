// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "NodeInterface.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Attr.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/Expr.h"
#include "clang/AST/RecordLayout.h"

#include <dxil/ops.h>

using namespace clang;
namespace json = llvm::json;

namespace dxil {
namespace {

bool has(int64_t Flags, NodeIOFlag Flag) { return Flags & int64_t(Flag); }
constexpr llvm::StringLiteral CoherentTag = "dxil.globallycoherent";

/// The number that the header's class says it is by; nothing for any other class.
std::optional<int64_t> nodeFlags(const CXXRecordDecl &Class, ASTContext &Ctx) {
  if (!Class.getDeclContext()->isNamespace())
    return std::nullopt;
  const CXXRecordDecl *Pattern = &Class;
  if (const auto *S = dyn_cast<ClassTemplateSpecializationDecl>(&Class))
    Pattern = S->getSpecializedTemplate()->getTemplatedDecl();
  for (const NamedDecl *D : Pattern->lookup(&Ctx.Idents.get("__node"))) {
    const auto *V = dyn_cast<VarDecl>(D);
    Expr::EvalResult Result;
    if (V && V->getInit() && V->getInit()->EvaluateAsRValue(Result, Ctx) && Result.Val.isInt())
      return Result.Val.getInt().getExtValue();
  }
  return std::nullopt;
}

class Describer {
public:
  Describer(const ParmVarDecl &P, const StageFacts &Facts)
      : P(P), Facts(Facts), Ctx(P.getASTContext()) {}

  std::optional<json::Object> run() {
    QualType T = P.getType().getNonReferenceType();
    const auto *Class = T->getBaseElementTypeUnsafe()->getAsCXXRecordDecl();
    std::optional<int64_t> Flags = Class ? nodeFlags(*Class, Ctx) : std::nullopt;
    if (!Flags)
      return std::nullopt;
    if (T->isArrayType()) { // whose element need not be complete
      fail(P.getLocation(), "a parameter cannot be an array of nodes or records (expected NodeOutputArray "
                            "for several nodes)");
      return json::Object();
    }
    json::Object Node{{"name", P.getName()}};
    if (const auto *S = dyn_cast<ClassTemplateSpecializationDecl>(Class)) {
      const auto *Record = S->getTemplateArgs()[0].getAsType()->getAsCXXRecordDecl();
      if (!Record || !Record->hasDefinition()) {
        fail(P.getLocation(), "the records of a node must be structs");
        return std::nullopt;
      }
      describeRecord(*Record, Node);
      if (has(*Flags, NodeIOFlag::ReadWrite) && !has(*Flags, NodeIOFlag::Output) &&
          Facts.hasModifier(*Record, "trackrwinputsharing")) // only the record's type says so
        *Flags |= int64_t(NodeIOFlag::TrackRWInputSharing);
    }
    for (const auto *A : P.specific_attrs<SuppressAttr>())
      if (llvm::is_contained(A->diagnosticIdentifiers(), CoherentTag))
        *Flags |= int64_t(NodeIOFlag::GloballyCoherent);
    Node["flags"] = *Flags;
    if (json::Object Attributes = Facts.attributes(P); !Attributes.empty())
      Node["attributes"] = std::move(Attributes);
    return json::Object{{"direction", "in"},
                        {"size", Ctx.getTypeSizeInChars(P.getType().getNonReferenceType()).getQuantity()},
                        {"leaves", json::Array()},
                        {"node", std::move(Node)}};
  }

private:
  void describeRecord(const CXXRecordDecl &Record, json::Object &Node) {
    const ASTRecordLayout &Layout = Ctx.getASTRecordLayout(&Record);
    Node["recordSize"] = Layout.getSize().getQuantity();
    Node["alignment"] = Layout.getAlignment().getQuantity();
    findGrid(Record, 0);
    if (!Grid.empty())
      Node["grid"] = std::move(Grid);
  }

  void findGrid(const CXXRecordDecl &R, int64_t Offset) {
    const ASTRecordLayout &Layout = Ctx.getASTRecordLayout(&R);
    for (const CXXBaseSpecifier &B : R.bases())
      if (const auto *Base = B.getType()->getAsCXXRecordDecl())
        findGrid(*Base, Offset + Layout.getBaseClassOffset(Base).getQuantity());
    for (const FieldDecl *Field : R.fields()) {
      int64_t At =
          Offset + Ctx.toCharUnitsFromBits(int64_t(Layout.getFieldOffset(Field->getFieldIndex()))).getQuantity();
      const auto *S = Field->getAttr<HLSLParsedSemanticAttr>();
      if (S && S->getSemanticName().ends_with_insensitive("SV_DispatchGrid"))
        takeGrid(*Field, At);
      else if (const auto *Inner = Field->getType()->getAsCXXRecordDecl())
        findGrid(*Inner, At);
    }
  }

  void takeGrid(const FieldDecl &Field, int64_t At) {
    QualType T = Field.getType();
    uint64_t Count = 1;
    if (const auto *V = T->getAs<VectorType>()) {
      Count = V->getNumElements();
      T = V->getElementType();
    } else if (const auto *A = Ctx.getAsConstantArrayType(T)) {
      Count = A->getZExtSize();
      T = A->getElementType();
    }
    uint64_t Bits = T->isUnsignedIntegerType() && !T->isBooleanType() ? Ctx.getTypeSize(T) : 0;
    if ((Bits != 16 && Bits != 32) || Count > 3)
      return fail(Field.getLocation(), "SV_DispatchGrid must be one to three numbers of type uint or "
                                       "uint16_t");
    if (!Grid.empty())
      return fail(Field.getLocation(), "a record can have one SV_DispatchGrid only");
    Grid = json::Array{At, Bits == 16 ? "u16" : "u32", int64_t(Count)};
  }

  void fail(SourceLocation Where, llvm::StringRef Why) {
    DiagnosticsEngine &Diags = Ctx.getDiagnostics();
    Diags.Report(Where, Diags.getCustomDiagID(DiagnosticsEngine::Error, "%0")) << Why;
  }

  const ParmVarDecl &P;
  const StageFacts &Facts;
  ASTContext &Ctx;
  json::Array Grid;
};

} // namespace

std::optional<json::Object> describeNodeParameter(const ParmVarDecl &P, const StageFacts &Facts) {
  return Describer(P, Facts).run();
}

} // namespace dxil
