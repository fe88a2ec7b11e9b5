// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "EntryInterface.h"

#include "ConstantLayouts.h"
#include "ExportNames.h"
#include "NodeInterface.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Attr.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/GlobalDecl.h"
#include "clang/AST/Mangle.h"
#include "clang/AST/RecordLayout.h"
#include "dxil/contract/EntryInterface.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

using namespace clang;
namespace json = llvm::json;

namespace dxil {
namespace {

constexpr llvm::StringLiteral Renamed = "DXIL_";

/// What the declarations around a value give it.
struct Outer {
  std::string Semantic; ///< empty if none has one
  unsigned *NextIndex = nullptr;
  unsigned Interpolation = 0;
};

class Describer {
public:
  Describer(const FunctionDecl &F, llvm::StringRef Stage, const StageFacts &Facts,
            const InterpolationMap &Interpolation, const MatrixOrder &Order, const FrontendOptions &Options)
      : F(F), Ctx(F.getASTContext()), Stage(Stage), Facts(Facts), Interpolation(Interpolation),
        Order(Order), Options(Options) {}

  std::string run() {
    json::Array Values;
    for (const ParmVarDecl *P : F.parameters())
      Values.push_back(parameter(*P));
    if (!F.getReturnType()->isVoidType())
      Values.push_back(value(F, F.getReturnType(), "return"));
    if (Failed)
      return {};
    json::Object Whole{{"shader", F.getName()}, {"stage", Stage}, {"values", std::move(Values)}};
    if (json::Object Attributes = Facts.attributes(F); !Attributes.empty())
      Whole["attributes"] = std::move(Attributes);
    if (Options.PackOptimized)
      Whole["packing"] = "optimized";
    if (Stage == "patchconstant") {
      std::string Symbol;
      llvm::raw_string_ostream Out(Symbol);
      std::unique_ptr<MangleContext>(Ctx.createMangleContext())->mangleName(GlobalDecl(&F), Out);
      Whole["function"] = Symbol;
    }
    if (Stage == "patchconstant")
      if (std::string Symbol = exportSymbol(F); !Symbol.empty())
        Whole["symbol"] = Symbol;
    if (keepsParameters(Stage))
      if (std::string Symbol = exportSymbol(F); !Symbol.empty())
        Whole["function"] = Symbol;
    std::string Text;
    llvm::raw_string_ostream(Text) << json::Value(std::move(Whole));
    return Text;
  }

private:
  json::Value parameter(const ParmVarDecl &P) {
    llvm::StringRef Direction = "in";
    if (const auto *M = P.getAttr<HLSLParamModifierAttr>()) {
      if (M->isInOut())
        Direction = "inout";
      else if (M->isOut())
        Direction = "out";
    }
    QualType T = P.getType().getNonReferenceType();
    if (auto Node = describeNodeParameter(P, Facts)) {
      if (Stage != "node")
        fail(P, "only nodes of work graphs have such parameters");
      return std::move(*Node);
    }
    if (auto Array = stageArray(P, T, Direction))
      return std::move(*Array);
    if (keepsParameters(Stage) || Facts.hasModifier(P, "payload"))
      return object(P, T, Direction);
    return value(P, T, Direction);
  }

  // What a parameter of many vertices, or of a stream of them, is to its stage; empty for others.
  struct ArrayKind {
    llvm::StringRef Role, Form;
    QualType Element;
    uint64_t Count = 0;
  };

  ArrayKind arrayOf(const ParmVarDecl &P, QualType T) const {
    if (const auto *R = dyn_cast_or_null<ClassTemplateSpecializationDecl>(T->getAsCXXRecordDecl()))
      return classOf(*R);
    const auto *A = Ctx.getAsConstantArrayType(T);
    if (!A)
      return {};
    for (llvm::StringRef Word : {"triangle", "line", "point", "lineadj", "triangleadj"})
      if (Facts.hasModifier(P, Word))
        return {"input", Word, A->getElementType(), A->getZExtSize()};
    for (llvm::StringRef Word : {"vertices", "indices", "primitives"})
      if (Facts.hasModifier(P, Word))
        return {Word, "", A->getElementType(), A->getZExtSize()};
    return {};
  }

  // The classes of the header.
  static ArrayKind classOf(const ClassTemplateSpecializationDecl &R) {
    llvm::StringRef Name = R.getName();
    const TemplateArgumentList &Args = R.getTemplateArgs();
    if (!R.getDeclContext()->isNamespace() || Args.size() == 0 ||
        Args[0].getKind() != TemplateArgument::Type)
      return {};
    QualType Element = Args[0].getAsType();
    if (llvm::StringRef Form = Name; Form.consume_back("Stream"))
      return {"stream", Form, Element, 0};
    if ((Name != "InputPatch" && Name != "OutputPatch") || Args.size() != 2)
      return {};
    return {Name, "", Element, Args[1].getAsIntegral().getZExtValue()};
  }

  std::optional<json::Value> stageArray(const ParmVarDecl &P, QualType T,
                                        llvm::StringRef Direction) {
    ArrayKind A = arrayOf(P, T);
    if (A.Role.empty())
      return std::nullopt;
    json::Array Leaves;
    if (A.Role != "indices")
      flatten(P, A.Element, 0, {}, Leaves);
    return json::Object{{"direction", Direction},
                        {"array", A.Role},
                        {"form", A.Form},
                        {"count", int64_t(A.Count)},
                        {"size", sizeInMemory(A.Element)},
                        {"leaves", std::move(Leaves)}};
  }

  // The AST gives a vector of three the room of four, the IR does not.
  int64_t sizeInMemory(QualType T) const {
    const auto *V = T->getAs<VectorType>();
    return V ? int64_t(V->getNumElements()) *
                   Ctx.getTypeSizeInChars(V->getElementType()).getQuantity()
             : Ctx.getTypeSizeInChars(T).getQuantity();
  }

  // A payload or attributes: memory that the shader shares with others.
  json::Value object(const ParmVarDecl &P, QualType T, llvm::StringRef Direction) {
    if (!T->isRecordType())
      fail(P, "a payload, callable data or attributes must be a struct");
    return json::Object{{"direction", Direction},
                        {"object", true},
                        {"size", Ctx.getTypeSizeInChars(T).getQuantity()},
                        {"leaves", json::Array()}};
  }

  json::Value value(const DeclaratorDecl &D, QualType T, llvm::StringRef Direction) {
    json::Array Leaves;
    IsOutput = Direction != "in";
    flatten(D, T, 0, {}, Leaves);
    return json::Object{{"direction", Direction},
                        {"size", Ctx.getTypeSizeInChars(T).getQuantity()},
                        {"leaves", std::move(Leaves)}};
  }

  /// What a semantic of Direct3D 9 is called since.
  llvm::StringRef systemValue(llvm::StringRef Semantic) const {
    return Options.LegacySemantics ? legacySystemValue(Semantic, Stage, IsOutput) : Semantic;
  }

  void flatten(const DeclaratorDecl &D, QualType T, int64_t Offset, Outer From,
               json::Array &Leaves) {
    if (auto Found = Interpolation.find(&D); Found != Interpolation.end())
      From.Interpolation = Found->second;
    unsigned Index = 0;
    // The outermost semantic counts, and numbers what is in it.
    if (!From.NextIndex)
      if (const auto *S = D.getAttr<HLSLParsedSemanticAttr>()) {
        llvm::StringRef Name = S->getSemanticName();
        Name.consume_front(Renamed);
        From.Semantic = systemValue(Name).str();
        Index = S->getSemanticIndex() < 0 ? 0 : unsigned(S->getSemanticIndex());
        From.NextIndex = &Index;
      }
    T = T.getNonReferenceType().getCanonicalType().getUnqualifiedType();
    if (const auto *R = T->getAsCXXRecordDecl())
      return flattenRecord(*R, Offset, From, Leaves);
    uint64_t Rows = 1;
    QualType Element = T;
    while (const auto *A = Ctx.getAsConstantArrayType(Element)) {
      Rows *= A->getZExtSize();
      Element = A->getElementType().getCanonicalType().getUnqualifiedType();
      if (Rows > 4096)
        return fail(D, "an array of more elements than a signature has rows");
    }
    if (const auto *R = Element->getAsCXXRecordDecl()) {
      int64_t Stride = Ctx.getTypeSizeInChars(Element).getQuantity();
      for (uint64_t I = 0; I < Rows; ++I)
        flattenRecord(*R, Offset + int64_t(I) * Stride, From, Leaves);
      return;
    }
    leaf(D, Element, unsigned(Rows), Offset, From, Leaves);
  }

  void flattenRecord(const CXXRecordDecl &R, int64_t Offset, const Outer &From,
                     json::Array &Leaves) {
    if (!R.hasDefinition())
      return;
    const ASTRecordLayout &Layout = Ctx.getASTRecordLayout(&R);
    for (const CXXBaseSpecifier &B : R.bases())
      if (const auto *Base = B.getType()->getAsCXXRecordDecl())
        flattenRecord(*Base, Offset + Layout.getBaseClassOffset(Base).getQuantity(), From, Leaves);
    for (const FieldDecl *Field : R.fields()) {
      int64_t At = Ctx.toCharUnitsFromBits(Layout.getFieldOffset(Field->getFieldIndex()))
                       .getQuantity();
      flatten(*Field, Field->getType(), Offset + At, From, Leaves);
    }
  }

  void leaf(const DeclaratorDecl &D, QualType T, unsigned Count, int64_t Offset, const Outer &From,
            json::Array &Leaves) {
    if (!From.NextIndex)
      return fail(D, "it has no semantic (expected one, as in 'float4 x : TEXCOORD0')");
    // A column of a matrix is a row of the signature, and a row is where the matrix lies by rows; in
    // the memory of the parameter it lies by columns.
    unsigned Columns = 1, RowsOfOne = 1;
    bool ByRows = false;
    QualType Scalar = T;
    if (const auto *M = T->getAs<ConstantMatrixType>()) {
      Columns = M->getNumRows();
      RowsOfOne = M->getNumColumns();
      Scalar = M->getElementType();
      ByRows = Columns > 1 && RowsOfOne > 1 && Order.isRowMajor(D);
      if (ByRows)
        std::swap(Columns, RowsOfOne);
    } else if (const auto *V = T->getAs<VectorType>()) {
      Columns = V->getNumElements();
      Scalar = V->getElementType();
    }
    llvm::StringRef Component = componentType(Scalar);
    if (Component.empty())
      return fail(D, "its type cannot be in a signature (expected 16-bit or 32-bit numbers, "
                     "vectors or matrices of them)");
    if (Columns > 4)
      return fail(D, "a vector of more than four components cannot be in a signature");
    unsigned Rows = Count * RowsOfOne;
    // A truth value is an i32 in memory.
    int64_t ComponentSize =
        Component == "i1" ? 4 : int64_t(Ctx.getTypeSizeInChars(Scalar).getQuantity());
    Leaves.push_back(json::Object{
        {"semantic", From.Semantic},
        {"index", *From.NextIndex},
        {"type", Component},
        {"rows", Rows},
        {"columns", Columns},
        {"offset", Offset},
        {"componentSize", ComponentSize},
        // The AST gives a vector of three the room of four, the IR does not.
        {"rowSize", ByRows     ? ComponentSize
                    : Rows > 1 ? int64_t(Columns) * ComponentSize
                               : 0},
        {"columnSize", ByRows ? int64_t(RowsOfOne) * ComponentSize : ComponentSize},
        {"matrixRows", ByRows ? RowsOfOne : Rows},
        {"matrixSize", ByRows ? int64_t(RowsOfOne) * Columns * ComponentSize : 0},
        {"interpolation", From.Interpolation}});
    *From.NextIndex += Rows;
  }

  // Names of td/'s component types.
  llvm::StringRef componentType(QualType T) const {
    const auto *B = T->getAs<BuiltinType>();
    if (const auto *E = T->getAs<EnumType>())
      B = E->getDecl()->getIntegerType()->getAs<BuiltinType>();
    if (!B)
      return {};
    uint64_t Bits = Ctx.getTypeSize(T);
    if (B->getKind() == BuiltinType::Bool)
      return "i1";
    if (B->isFloatingPoint())
      return Bits == 16 ? "f16" : Bits == 32 ? "f32" : "";
    if (B->isUnsignedInteger())
      return Bits == 16 ? "u16" : Bits == 32 ? "u32" : "";
    if (B->isSignedInteger())
      return Bits == 16 ? "i16" : Bits == 32 ? "i32" : "";
    return {};
  }

  void fail(const DeclaratorDecl &D, llvm::StringRef Why) {
    DiagnosticsEngine &Diags = Ctx.getDiagnostics();
    unsigned ID = Diags.getCustomDiagID(DiagnosticsEngine::Error,
                                        "'%0' of the entry point '%1': %2");
    bool IsResult = isa<FunctionDecl>(D);
    Diags.Report(D.getLocation(), ID)
        << (IsResult ? llvm::StringRef("the result") : D.getName()) << F.getName() << Why;
    Failed = true;
  }

  const FunctionDecl &F;
  ASTContext &Ctx;
  llvm::StringRef Stage;
  const StageFacts &Facts;
  const InterpolationMap &Interpolation;
  const MatrixOrder &Order;
  const FrontendOptions &Options;
  bool IsOutput = false; ///< what is described goes to the next stage
  bool Failed = false;
};

} // namespace

unsigned interpolationBit(llvm::StringRef Modifier) {
  constexpr llvm::StringLiteral Modifiers[] = {"linear", "nointerpolation", "noperspective",
                                               "centroid", "sample"};
  for (unsigned I = 0; I < std::size(Modifiers); ++I)
    if (Modifier == Modifiers[I])
      return 1u << I;
  return 0;
}

std::string describeEntry(const FunctionDecl &F, llvm::StringRef Stage, const StageFacts &Facts,
                          const InterpolationMap &Interpolation, const MatrixOrder &Order,
                          const FrontendOptions &Options) {
  return Describer(F, Stage, Facts, Interpolation, Order, Options).run();
}

} // namespace dxil
