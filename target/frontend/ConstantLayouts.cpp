// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The layout of constant buffers, which only the declarations tell: clang 22 has none for matrices
// and puts two-component vectors elsewhere.
#include "ConstantLayouts.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Attr.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/Mangle.h"
#include "clang/AST/RecordLayout.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Lex/Lexer.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace clang;
namespace json = llvm::json;

namespace dxil {
namespace {

constexpr uint64_t RowBytes = 16;
constexpr uint64_t MaxBytes = uint64_t(1) << 31;
constexpr unsigned MaxNodes = 1u << 20;

/// Whether the source of \p Written has a word for a type of minimum precision: clang has no such types.
bool saysMinimumPrecision(const TypeSourceInfo *Written, const ASTContext &Ctx) {
  if (!Written)
    return false;
  const SourceManager &SM = Ctx.getSourceManager();
  CharSourceRange Range = SM.getExpansionRange(Written->getTypeLoc().getSourceRange());
  llvm::StringRef Text = Lexer::getSourceText(Range, SM, Ctx.getLangOpts());
  for (llvm::StringRef Word : {"min16float", "min16int", "min16uint", "min10float", "min12int"})
    if (Text.contains(Word))
      return true;
  QualType T = Written->getType();
  while (const auto *Array = Ctx.getAsArrayType(T))
    T = Array->getElementType();
  const auto *Named = T->getAs<TypedefType>();
  return Named && !SM.isInSystemHeader(Named->getDecl()->getLocation()) &&
         saysMinimumPrecision(Named->getDecl()->getTypeSourceInfo(), Ctx);
}

/// A type's layout: how many bytes it takes, and what it must not start in the midst of.
struct Layout {
  json::Value Shape = nullptr;
  uint64_t Size = 0;
  uint64_t Align = 1;    ///< of its first number
  bool NewRow = false;   ///< starts on a row, whatever there is room for
};

class Describer {
public:
  Describer(ASTContext &Ctx, const MatrixOrder &Order) : Ctx(Ctx), Order(Order), Names(Ctx) {}

  std::string run(const ConstantTypes &Objects) {
    visit(*Ctx.getTranslationUnitDecl());
    for (size_t I = 0; I != Objects.size(); ++I)
      object(Objects[I], I);
    if (Members.empty())
      return {};
    std::string Text;
    llvm::raw_string_ostream(Text) << json::Value(std::move(Members));
    return Text;
  }

private:
  void visit(const DeclContext &DC) {
    for (const Decl *D : DC.decls())
      if (const auto *Buffer = dyn_cast<HLSLBufferDecl>(D))
        buffer(*Buffer);
      else if (const auto *Space = dyn_cast<NamespaceDecl>(D))
        visit(*Space);
  }

  // What a ConstantBuffer<T> holds. The IR has it as T is in memory.
  void object(QualType T, size_t Number) {
    const auto *R = T->getAsCXXRecordDecl();
    const FieldDecl *First = R ? firstField(*R) : nullptr;
    if (!First)
      return;
    InMemory = true;
    Layout L = layout(T, *First);
    InMemory = false;
    if (L.Shape.kind() != json::Value::Null)
      Members.push_back(json::Array{"#" + std::to_string(Number), 0, std::move(L.Shape),
                                    int64_t(L.Size), 0});
  }

  static const FieldDecl *firstField(const CXXRecordDecl &R) {
    for (const FieldDecl *F : R.fields())
      return F;
    for (const CXXBaseSpecifier &B : R.bases())
      if (const auto *Base = B.getType()->getAsCXXRecordDecl())
        if (const FieldDecl *F = firstField(*Base))
          return F;
    return nullptr;
  }

  void buffer(const HLSLBufferDecl &Buffer) {
    uint64_t End = 0, Size = 0;
    size_t First = Members.size();
    llvm::SmallVector<std::pair<const VarDecl *, uint64_t>, 8> Given;
    llvm::SmallVector<const VarDecl *, 16> Others;
    for (const Decl *D : Buffer.buffer_decls()) {
      const auto *V = dyn_cast<VarDecl>(D);
      if (!V || isa<FunctionDecl>(D) || V->getStorageClass() == SC_Static ||
          V->getType()->isHLSLResourceRecord() || V->getType()->isHLSLResourceRecordArray())
        continue;
      if (std::optional<uint64_t> At = givenOffset(*V, Buffer))
        Given.push_back({V, *At});
      else
        Others.push_back(V);
    }
    bool RowIsMinimum = false; // of what was placed last
    auto Add = [&](const VarDecl &V, std::optional<uint64_t> Given) {
      Layout L = layout(V.getType(), V);
      if (L.Shape.kind() == json::Value::Null)
        return;
      // Numbers of minimum precision share no row with others. Arrays begin a row in any case.
      if (!Given && !Ctx.getLangOpts().NativeHalfType && !V.getType()->isArrayType()) {
        const bool IsMinimum = !V.getType()->isRecordType() && saysMinimumPrecision(V.getTypeSourceInfo(), Ctx);
        L.NewRow |= IsMinimum != RowIsMinimum;
        RowIsMinimum = IsMinimum;
      }
      uint64_t At = Given ? *Given : place(End, L);
      End = std::max(Size, At + L.Size);
      Size = End;
      Members.push_back(json::Array{Names.getName(&V), int64_t(At), std::move(L.Shape), nullptr,
                                    Buffer.isCBuffer() ? 0 : 1});
    };
    // What has no place of its own stands behind all that have one.
    for (auto [V, At] : Given)
      Add(*V, At);
    for (const VarDecl *V : Others)
      Add(*V, std::nullopt);
    for (size_t I = First; I < Members.size(); ++I)
      (*Members[I].getAsArray())[3] = int64_t(Size);
  }

  // A register places a constant of no buffer, whatever its letter; within buffers it says nothing.
  static std::optional<uint64_t> givenOffset(const VarDecl &V, const HLSLBufferDecl &Buffer) {
    if (auto *P = V.getAttr<HLSLPackOffsetAttr>())
      return P->getOffsetInBytes();
    if (Buffer.getName() != "$Globals")
      return std::nullopt;
    const auto *R = V.getAttr<HLSLResourceBindingAttr>();
    std::optional<unsigned> Slot;
    if (R && R->hasRegisterSlot())
      Slot = R->getSlotNumber();
    else if (!R)
      Slot = writtenRegister(V);
    return Slot ? std::optional<uint64_t>(uint64_t(*Slot) * RowBytes) : std::nullopt;
  }

  /// The register in the source of a constant: clang drops those with letters that it does not expect.
  static std::optional<unsigned> writtenRegister(const VarDecl &V) {
    const SourceManager &SM = V.getASTContext().getSourceManager();
    SourceLocation Loc = SM.getFileLoc(V.getLocation());
    bool Invalid = false;
    llvm::StringRef Text = SM.getBufferData(SM.getFileID(Loc), &Invalid);
    if (Invalid)
      return std::nullopt;
    Lexer Lex(Loc, V.getASTContext().getLangOpts(), Text.begin(), Text.begin() + SM.getFileOffset(Loc), Text.end());
    Token Tok;
    bool Colon = false;
    while (!Lex.LexFromRawLexer(Tok) && Tok.isNoneOf(tok::semi, tok::comma, tok::equal, tok::l_brace)) {
      if (Colon && Tok.is(tok::raw_identifier) && Tok.getRawIdentifier() == "register") {
        Lex.LexFromRawLexer(Tok);
        Lex.LexFromRawLexer(Tok);
        unsigned Slot = 0;
        if (Tok.is(tok::raw_identifier) && !Tok.getRawIdentifier().drop_front().getAsInteger(10, Slot) && Slot < MaxBytes / RowBytes)
          return Slot;
        return std::nullopt;
      }
      Colon = Tok.is(tok::colon);
    }
    return std::nullopt;
  }

  /// Where something stands behind \p End: what fits into the rest of a row does not begin one.
  static uint64_t place(uint64_t End, const Layout &L) {
    if (L.NewRow)
      return llvm::alignTo(End, RowBytes);
    uint64_t At = llvm::alignTo(End, L.Align);
    bool Crosses = L.Size && At / RowBytes != (At + L.Size - 1) / RowBytes;
    return Crosses ? llvm::alignTo(At, RowBytes) : At;
  }

  /// \p D is the declaration that says in which order the matrices of \p T lie.
  Layout layout(QualType T, const ValueDecl &D) {
    if (++Nodes > MaxNodes)
      return fail(D, "its type has too many members for a constant buffer");
    bool RowMajor = Order.isRowMajor(D);
    QualType Sugar = T.getNonReferenceType();
    if (const NamedDecl *Name = orderedType(Sugar))
      RowMajor = Order.isRowMajor(*Name);
    while (const auto *Named = Sugar->getAs<TypedefType>())
      Sugar = Named->desugar();
    T = T.getNonReferenceType().getCanonicalType().getUnqualifiedType();
    if (const auto *A = Ctx.getAsConstantArrayType(T))
      return array(*A, Sugar, D);
    if (const auto *R = T->getAsCXXRecordDecl())
      return record(*R, D);
    Layout L;
    if (const auto *M = T->getAs<ConstantMatrixType>())
      return matrix(*M, RowMajor, D);
    uint64_t Count = 1;
    QualType Scalar = T;
    if (const auto *V = T->getAs<VectorType>()) {
      Count = V->getNumElements();
      Scalar = V->getElementType();
    }
    L.Align = scalarSize(Scalar);
    if (!L.Align)
      return fail(D, "a type that a constant buffer cannot hold");
    L.Size = Count * L.Align;
    L.Shape = json::Array{"v", int64_t(Count), int64_t(L.Align)};
    return L;
  }

  Layout matrix(const ConstantMatrixType &M, bool RowMajor, const ValueDecl &D) {
    Layout L;
    uint64_t Rows = M.getNumRows(), Columns = M.getNumColumns();
    L.Align = scalarSize(M.getElementType());
    if (!L.Align || Rows > 4 || Columns > 4)
      return fail(D, "a type that a constant buffer cannot hold");
    uint64_t Lines = RowMajor ? Rows : Columns;
    uint64_t LineSize = (RowMajor ? Columns : Rows) * L.Align;
    // One line is a vector.
    L.NewRow = Lines > 1;
    // What follows stands as if the numbers of the last line had a word at least.
    L.Size = (Lines - 1) * llvm::alignTo(LineSize, RowBytes) +
             LineSize / L.Align * std::max<uint64_t>(L.Align, 4);
    L.Shape = json::Array{"m", int64_t(Rows), int64_t(Columns), int64_t(L.Align), RowMajor ? 1 : 0};
    return L;
  }

  Layout array(const ConstantArrayType &A, QualType Sugar, const ValueDecl &D) {
    QualType Element = A.getElementType();
    // A name of the element type may say how its matrices lie.
    if (const auto *Written = dyn_cast<clang::ArrayType>(Sugar.getTypePtr()))
      Element = Written->getElementType();
    Layout Of = layout(Element, D);
    if (Of.Shape.kind() == json::Value::Null)
      return Of;
    uint64_t Count = A.getZExtSize(), Stride = llvm::alignTo(Of.Size, RowBytes);
    Layout L;
    if (Count == 0 || (Stride && Count > MaxBytes / Stride))
      return fail(D, "an array of a size that a constant buffer cannot have");
    L.NewRow = true;
    L.Align = RowBytes;
    L.Size = Stride * (Count - 1) + Of.Size;
    L.Shape = json::Array{"a", int64_t(Count), int64_t(Stride), std::move(Of.Shape)};
    return L;
  }

  Layout record(const CXXRecordDecl &R, const ValueDecl &D) {
    Layout L;
    L.NewRow = true;
    L.Align = RowBytes;
    json::Array Shape{"s"};
    if (R.hasDefinition())
      fields(*R.getDefinition(), L.Size, Shape);
    if (Shape.size() == 1)
      return Layout(); // holds nothing, takes no room
    L.Shape = std::move(Shape);
    return L;
  }

  void fields(const CXXRecordDecl &R, uint64_t &End, json::Array &Shape) {
    for (const CXXBaseSpecifier &B : R.bases())
      if (const auto *Base = B.getType()->getAsCXXRecordDecl())
        if (const auto *Definition = Base->getDefinition())
          fields(*Definition, End, Shape);
    std::optional<uint64_t> Integer; // of the bit fields before, by its place in memory
    uint64_t AtInteger = 0;
    json::Array Types, Accessed; // clang's type has all fields; its accesses count integers of bit fields
    for (const FieldDecl *F : R.fields()) {
      QualType T = F->getType();
      if (F->isBitField() && T->isBooleanType())
        fail(*F, "a bit field of bool in a constant buffer (expected one of an integer or enum type)");
      if (T->isHLSLResourceRecord() || T->isHLSLResourceRecordArray())
        continue;
      Layout L = layout(T, *F);
      if (L.Shape.kind() == json::Value::Null) {
        if (T->getBaseElementTypeUnsafe()->isRecordType()) // It holds nothing, but begins a row all the same.
          End = llvm::alignTo(End, RowBytes);
        continue;
      }
      const bool SharesInteger =
          F->isBitField() && (F->isZeroLengthBitField() || Integer == integerOf(*F));
      uint64_t At = SharesInteger ? AtInteger : place(End, L);
      if (!SharesInteger)
        End = At + L.Size;
      Integer = F->isBitField() ? std::optional(integerOf(*F)) : std::nullopt;
      AtInteger = At;
      if (!SharesInteger)
        Accessed.push_back(json::Array{int64_t(At), L.Shape});
      Types.push_back(json::Array{int64_t(At), std::move(L.Shape)});
    }
    // So the places are those of the accesses. Where types and accesses differ in size, the lowering reports it.
    for (size_t I = 0; I < Types.size(); ++I)
      Shape.push_back(I < Accessed.size() ? Accessed[I] : Types[I]);
  }

  /// The place in memory of the integer that holds a bit field.
  uint64_t integerOf(const FieldDecl &F) const {
    const uint64_t Bits = Ctx.getTypeSize(F.getType());
    return Ctx.getASTRecordLayout(F.getParent()).getFieldOffset(F.getFieldIndex()) / Bits * Bits;
  }

  /// Bytes of a number; a truth value takes a word. 0: no number.
  uint64_t scalarSize(QualType T) const {
    const auto *B = T->getAs<BuiltinType>();
    if (const auto *E = T->getAs<EnumType>())
      B = E->getDecl()->getIntegerType()->getAs<BuiltinType>();
    if (!B || !(B->isInteger() || B->isFloatingPoint()))
      return 0;
    if (B->getKind() == BuiltinType::Bool)
      return 4;
    uint64_t Size = uint64_t(Ctx.getTypeSizeInChars(B).getQuantity());
    return Size == 2 || Size == 4 || Size == 8 ? Size : 0;
  }

  Layout fail(const ValueDecl &D, llvm::StringRef Why) {
    DiagnosticsEngine &Diags = Ctx.getDiagnostics();
    unsigned ID = Diags.getCustomDiagID(DiagnosticsEngine::Error, "constant '%0': %1");
    Diags.Report(D.getLocation(), ID) << D.getName() << Why;
    return Layout();
  }

  ASTContext &Ctx;
  const MatrixOrder &Order;
  ASTNameGenerator Names;
  json::Array Members;
  unsigned Nodes = 0;
  bool InMemory = false; ///< of what is being described, the IR has the type that it has in memory
};

} // namespace

std::string describeConstants(ASTContext &Ctx, const MatrixOrder &Order,
                              const ConstantTypes &Objects) {
  return Describer(Ctx, Order).run(Objects);
}

} // namespace dxil
