// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Matrices that lie row by row in buffers. clang has every matrix column by column; the pass
// dxil-matrix-rows and dxil-resource-access translate the places of what a buffer holds.
#include "BufferLayouts.h"
#include "MatrixOrder.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Attr.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/Mangle.h"
#include "clang/AST/RecordLayout.h"
#include "clang/AST/RecursiveASTVisitor.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Sema/Sema.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

using namespace clang;
namespace json = llvm::json;

namespace dxil {
namespace {

constexpr unsigned MaxNodes = 1u << 20, MaxDepth = 64;

/// What a structured buffer holds; a null type for everything else.
QualType elementOf(const ClassTemplateSpecializationDecl &Class) {
  const ASTContext &Ctx = Class.getASTContext();
  const auto *Handle =
      HLSLAttributedResourceType::findHandleTypeOnResource(Ctx.getCanonicalTagType(&Class).getTypePtr());
  if (!Handle || !Handle->getAttrs().RawBuffer || Class.getTemplateArgs().size() == 0 ||
      Class.getTemplateArgs()[0].getKind() != TemplateArgument::Type)
    return QualType();
  return Class.getTemplateArgs()[0].getAsType().getCanonicalType().getUnqualifiedType();
}

/// The type of the values that an instance of a byte-address buffer's method loads or stores, or that of the matrices
/// that `Load` of a structured buffer gives; null for other functions. The former are templates of the header.
QualType accessedBy(const FunctionDecl &F) {
  const auto *Method = dyn_cast<CXXMethodDecl>(&F);
  if (const auto *Class = Method ? dyn_cast<ClassTemplateSpecializationDecl>(Method->getParent()) : nullptr) {
    QualType Element =
        Class->hasDefinition() && Method->getIdentifier() && Method->getName() == "Load" ? elementOf(*Class) : QualType();
    return !Element.isNull() && Element->isConstantMatrixType() ? Element : QualType();
  }
  const TemplateArgumentList *Args = Method ? Method->getTemplateSpecializationArgs() : nullptr;
  if (!Args || Args->size() == 0 || (*Args)[0].getKind() != TemplateArgument::Type || !Method->getIdentifier() ||
      (Method->getName() != "Load" && Method->getName() != "Store") ||
      !Method->getParent()->getIdentifier() || !Method->getParent()->getName().ends_with("ByteAddressBuffer") ||
      !F.getASTContext().getSourceManager().isInSystemHeader(Method->getLocation()))
    return QualType();
  return (*Args)[0].getAsType().getCanonicalType().getUnqualifiedType();
}

class Describer {
public:
  Describer(Sema &S, const MatrixOrder &Order)
      : Ctx(S.getASTContext()), Order(Order), Names(Ctx) {}

  BufferLayouts run() {
    NamespaceDecl *Header = nullptr;
    for (NamedDecl *D : Ctx.getTranslationUnitDecl()->lookup(&Ctx.Idents.get("hlsl")))
      if ((Header = dyn_cast<NamespaceDecl>(D)))
        break;
    for (NamespaceDecl *Part = Header ? Header->getMostRecentDecl() : nullptr; Part; Part = Part->getPreviousDecl())
      headerClasses(*Part);
    buffers(*Ctx.getTranslationUnitDecl(), 0);
    for (auto &[Method, Call] : Accesses)
      access(*Method, Call);
    if (Elements.empty() && Buffers.empty() && Functions.empty())
      return {};
    json::Object Whole{{"elements", std::move(Elements)},
                       {"buffers", std::move(Buffers)},
                       {"functions", std::move(Functions)}};
    Result.Types.insert(Result.Types.end(), Values.begin(), Values.end());
    llvm::raw_string_ostream(Result.Text) << json::Value(std::move(Whole));
    return std::move(Result);
  }

private:
  //===-- What the unit uses of the header's classes ----------------------===//

  void headerClasses(const NamespaceDecl &Header) {
    for (const Decl *D : Header.decls())
      if (const auto *Template = dyn_cast<ClassTemplateDecl>(D))
        for (const ClassTemplateSpecializationDecl *Class : Template->specializations())
          if (Class->hasDefinition())
            structuredBuffer(*Class);
  }

  void structuredBuffer(const ClassTemplateSpecializationDecl &Class) {
    QualType Element = elementOf(Class);
    if (Element.isNull() || !(Element->isRecordType() || Element->isConstantMatrixType()) ||
        !Seen.insert(Element).second || !hasRows(Element, Order.defaultsToRows(), 0))
      return;
    json::Value Shape = shapeOf(Element, Order.defaultsToRows(), Class, 0);
    if (Shape.kind() == json::Value::Null)
      return;
    Elements.push_back(std::move(Shape));
    Result.Types.push_back(Element);
  }

  // Matrices of several shapes may have one type in the IR: the buffer's name tells then.
  void buffers(const DeclContext &In, unsigned Depth) {
    for (Decl *D : In.noload_decls()) {
      if (const auto *Inner = dyn_cast<DeclContext>(D);
          Inner && isa<NamespaceDecl, HLSLBufferDecl, ExportDecl, LinkageSpecDecl>(D) && Depth < MaxDepth) {
        buffers(*Inner, Depth + 1);
        continue;
      }
      if (const auto *V = dyn_cast<VarDecl>(D))
        buffer(*V);
      if (!Ctx.getSourceManager().isInSystemHeader(D->getLocation()))
        Calls(*this).TraverseDecl(D);
    }
  }

  void buffer(const VarDecl &V) {
    const auto *Class = dyn_cast_or_null<ClassTemplateSpecializationDecl>(
        V.getType()->getBaseElementTypeUnsafe()->getAsCXXRecordDecl());
    QualType Element = Class && Class->hasDefinition() ? elementOf(*Class) : QualType();
    if (Element.isNull() || !Element->isConstantMatrixType() || !hasRows(Element, Order.defaultsToRows(), 0))
      return;
    json::Value Shape = shapeOf(Element, true, V, 0);
    if (Shape.kind() != json::Value::Null)
      Buffers.push_back(json::Array{V.getName(), std::move(Shape)});
  }

  struct Calls : RecursiveASTVisitor<Calls> {
    Describer &D;
    explicit Calls(Describer &D) : D(D) {}
    bool shouldVisitTemplateInstantiations() const { return true; }
    bool VisitCXXMemberCallExpr(CXXMemberCallExpr *Call) {
      D.call(*Call);
      return true;
    }
  };

  struct Access {
    QualType Value;
    bool Rows;
  };

  void call(const CXXMemberCallExpr &Call) {
    const CXXMethodDecl *Method = Call.getMethodDecl();
    QualType T = Method ? accessedBy(*Method) : QualType();
    if (T.isNull())
      return;
    bool OfStructured = isa<ClassTemplateSpecializationDecl>(Method->getParent());
    // With -Zpr all of their matrices lie row by row.
    if (OfStructured && Order.defaultsToRows())
      return;
    bool Rows = T->isConstantMatrixType() && isRowMajor(Call, T);
    auto [At, New] = Accesses.insert({Method, {T, Rows}});
    // One function loads or stores all matrices of a type.
    if (!New && At->second.Rows != Rows && hasRows(T, true, 0))
      fail(*Method, "both row_major and column_major matrices of one type (expected one order, or a struct with the "
                    "matrix; see docs/hlsl-support.md)",
           Call.getExprLoc());
  }

  /// Of a matrix that is stored: as the call says it, or else as the variable. One that a method loads lies row by row
  /// in all of DXC's programs.
  bool isRowMajor(const CXXMemberCallExpr &Call, QualType T) const {
    if (loadsMatrix(*Call.getMethodDecl()))
      return true;
    const auto *Member = dyn_cast<MemberExpr>(Call.getCallee()->IgnoreParens());
    if (Member && Member->hasExplicitTemplateArgs()) {
      const TemplateArgument &Given = Member->getTemplateArgs()[0].getArgument();
      return Order.isRowMajor(Given.getKind() == TemplateArgument::Type ? Given.getAsType() : T,
                              {Member->getLAngleLoc(), Member->getRAngleLoc()}, Ctx.getSourceManager());
    }
    const Expr *Value = Call.getNumArgs() > 1 ? Call.getArg(1)->IgnoreParenImpCasts() : nullptr;
    if (const auto *Variable = dyn_cast_or_null<DeclRefExpr>(Value))
      return Order.isRowMajor(*Variable->getDecl());
    if (const auto *Field = dyn_cast_or_null<MemberExpr>(Value))
      return Order.isRowMajor(*Field->getMemberDecl());
    return Order.isRowMajorAt(Call.getExprLoc(), Ctx.getSourceManager());
  }

  void access(const CXXMethodDecl &Method, const Access &A) {
    if (!hasRows(A.Value, A.Rows, 0))
      return;
    json::Value Shape = shapeOf(A.Value, A.Rows, Method, 0);
    if (Shape.kind() == json::Value::Null)
      return;
    Functions.push_back(json::Array{Names.getName(&Method), std::move(Shape)});
    Values.push_back(A.Value);
  }

  //===-- Types -----------------------------------------------------------===//

  /// \p Rows: whether a matrix that \p T itself is lies row by row.
  bool hasRows(QualType T, bool Rows, unsigned Depth) const {
    T = QualType(T->getBaseElementTypeUnsafe(), 0).getCanonicalType();
    if (const auto *M = T->getAs<ConstantMatrixType>())
      return M->getNumRows() > 1 && M->getNumColumns() > 1 && Rows;
    const auto *R = T->getAsCXXRecordDecl();
    if (!R || !R->hasDefinition() || Depth > MaxDepth)
      return false;
    for (const CXXBaseSpecifier &B : R->getDefinition()->bases())
      if (hasRows(B.getType(), false, Depth + 1))
        return true;
    for (const FieldDecl *F : R->getDefinition()->fields())
      if (hasRows(F->getType(), Order.isRowMajor(*F), Depth + 1))
        return true;
    return false;
  }

  /// Null after an error at \p D.
  json::Value shapeOf(QualType T, bool Rows, const NamedDecl &D, unsigned Depth) {
    if (++Nodes > MaxNodes || Depth > MaxDepth)
      return fail(D, "its type has too many members for a buffer with row_major matrices");
    T = T.getCanonicalType().getUnqualifiedType();
    if (const auto *A = Ctx.getAsConstantArrayType(T)) {
      json::Value Element = shapeOf(A->getElementType(), Rows, D, Depth + 1);
      if (Element.kind() == json::Value::Null)
        return Element;
      return json::Array{"a", int64_t(A->getZExtSize()), sizeOf(A->getElementType()), std::move(Element)};
    }
    if (const auto *R = T->getAsCXXRecordDecl(); R && R->hasDefinition())
      return fieldsOf(*R->getDefinition(), D, Depth);
    if (const auto *M = T->getAs<ConstantMatrixType>()) {
      int64_t Size = sizeOf(M->getElementType()), Lines = M->getNumRows(), Columns = M->getNumColumns();
      return json::Array{"m", Lines, Columns, Size, Rows ? 1 : 0, Size * (Rows ? Columns : Lines)};
    }
    if (const auto *V = T->getAs<VectorType>())
      return json::Array{"v", int64_t(V->getNumElements()), sizeOf(V->getElementType())};
    if (T->isScalarType() && !T->isPointerType())
      return json::Array{"v", 1, sizeOf(T)};
    return fail(D, "it has a member of a type that a buffer with row_major matrices cannot hold");
  }

  json::Value fieldsOf(const CXXRecordDecl &R, const NamedDecl &D, unsigned Depth) {
    const ASTRecordLayout &Layout = Ctx.getASTRecordLayout(&R);
    json::Array Shape{"s"};
    auto Add = [&](int64_t At, json::Value Of) {
      bool Ok = Of.kind() != json::Value::Null;
      if (Ok)
        Shape.push_back(json::Array{At, std::move(Of)});
      return Ok;
    };
    for (const CXXBaseSpecifier &B : R.bases()) {
      const CXXRecordDecl *Base = B.getType()->getAsCXXRecordDecl();
      if (Base->isEmpty())
        continue;
      if (!Add(Layout.getBaseClassOffset(Base).getQuantity(), shapeOf(B.getType(), false, D, Depth + 1)))
        return nullptr;
    }
    for (const FieldDecl *F : R.fields())
      if (F->isBitField())
        return fail(*F, "a bit field in a buffer beside row_major matrices (expected a whole number; see "
                        "docs/hlsl-support.md)");
      else if (!Add(Ctx.toCharUnitsFromBits(int64_t(Layout.getFieldOffset(F->getFieldIndex()))).getQuantity(),
               shapeOf(F->getType(), Order.isRowMajor(*F), *F, Depth + 1)))
        return nullptr;
    return Shape;
  }

  /// In bytes, as RecordLayouts.cpp has types: a truth value takes a word, and vectors of three are not padded.
  int64_t sizeOf(QualType T) {
    T = T.getCanonicalType();
    if (const auto *A = Ctx.getAsConstantArrayType(T))
      return int64_t(A->getZExtSize()) * sizeOf(A->getElementType());
    if (const auto *V = T->getAs<VectorType>())
      return int64_t(V->getNumElements()) * sizeOf(V->getElementType());
    if (const auto *M = T->getAs<ConstantMatrixType>())
      return int64_t(M->getNumElementsFlattened()) * sizeOf(M->getElementType());
    return T->isBooleanType() ? 4 : Ctx.getTypeSizeInChars(T).getQuantity();
  }

  json::Value fail(const NamedDecl &D, llvm::StringRef Why, SourceLocation At = SourceLocation()) {
    DiagnosticsEngine &Diags = Ctx.getDiagnostics();
    unsigned ID = Diags.getCustomDiagID(DiagnosticsEngine::Error, "%0: %1");
    Diags.Report(At.isValid() ? At : D.getLocation(), ID) << &D << Why;
    return nullptr;
  }

  ASTContext &Ctx;
  const MatrixOrder &Order;
  ASTNameGenerator Names;
  BufferLayouts Result;
  json::Array Elements, Buffers, Functions;
  std::vector<QualType> Values; ///< that the functions load or store
  llvm::DenseSet<QualType> Seen;
  llvm::MapVector<const CXXMethodDecl *, Access> Accesses;
  unsigned Nodes = 0;
};

} // namespace

bool loadsMatrix(const FunctionDecl &F) {
  QualType T = accessedBy(F);
  return !T.isNull() && T->isConstantMatrixType() && cast<CXXMethodDecl>(F).getName() == "Load";
}

BufferLayouts describeBuffers(Sema &S, const MatrixOrder &Order, bool LoadsMatrices) {
  if (!LoadsMatrices && !Order.mayHaveRows(S.getPreprocessor()))
    return {};
  return Describer(S, Order).run();
}

} // namespace dxil
