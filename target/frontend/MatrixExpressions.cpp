// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "MatrixExpressions.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/Expr.h"
#include "clang/AST/ExprCXX.h"
#include "clang/AST/Stmt.h"

using namespace clang;

namespace dxil {
namespace {

/// `m[i].xz` taken apart.
struct RowSwizzle {
  ExtVectorElementExpr *Swizzle;
  MatrixSingleSubscriptExpr *Row;

  bool isComponent() const { return Swizzle->getNumElements() == 1; }
};

class Rewriter {
public:
  explicit Rewriter(ASTContext &Ctx) : Ctx(Ctx) {}

  /// Rewrites what stands in \p Slot and below. \p Used: whether somebody takes its value.
  void rewrite(Stmt *&Slot, bool Used) {
    if (!Slot)
      return;
    if (auto *Cast = dyn_cast<CastExpr>(Slot)) {
      rewriteCast(*Cast);
      Expr *Elements = elementsOf(*Cast);
      if (Expr *Made = Elements ? Elements : truncated(*Cast))
        Slot = Made;
    } else if (auto *Repeating = dyn_cast<ExtVectorElementExpr>(Slot))
      rewriteRepeating(*Repeating);
    else if (auto *Assign = dyn_cast<BinaryOperator>(Slot); Assign && Assign->isAssignmentOp())
      rewriteAssignment(Slot, *Assign, Used);
    if (auto *Operation = dyn_cast<BinaryOperator>(Slot))
      if (Expr *Products = rewriteProduct(*Operation, Used))
        Slot = Products;
    if (auto Place = placeOf(Slot))
      Slot = component(*Place);
    rewriteOperands(*Slot, Used);
    if (isMask(*Slot))
      Slot = negated(cast<Expr>(Slot));
    else if (isa<ConditionalOperator>(Slot))
      rewriteCondition(*Slot->child_begin());
  }

private:
  /// The swizzle of a matrix row that \p S is, if the row is a place in memory.
  static std::optional<RowSwizzle> placeOf(Stmt *S) {
    auto *E = dyn_cast_or_null<Expr>(S);
    if (!E || E->isTypeDependent())
      return std::nullopt;
    auto *Swizzle = dyn_cast<ExtVectorElementExpr>(E->IgnoreParens());
    if (!Swizzle || !Swizzle->isGLValue())
      return std::nullopt;
    auto *Row = dyn_cast<MatrixSingleSubscriptExpr>(Swizzle->getBase()->IgnoreParens());
    return Row ? std::optional(RowSwizzle{Swizzle, Row}) : std::nullopt;
  }

  void rewriteOperands(Stmt &S, bool Used) {
    if (auto *Out = dyn_cast<HLSLOutArgExpr>(&S)) {
      // Its operands are shared with the copies in and out: nothing can be put in their place.
      if (auto Place = placeOf(const_cast<Expr *>(Out->getArgLValue())))
        refuse(*Place, "as an out argument");
      return;
    }
    auto *Pair = dyn_cast<BinaryOperator>(&S);
    bool Transparent = isa<ParenExpr, ExprWithCleanups>(S) || (Pair && Pair->isCommaOp());
    bool TakesValues = isa<Expr>(S) || isa<DeclStmt, ReturnStmt>(S);
    for (Stmt *&Child : S.children()) {
      bool Last = !Pair || Child == Pair->getRHS();
      rewrite(Child, Transparent ? Used && Last : TakesValues);
    }
  }

  void rewriteCast(CastExpr &Cast) {
    const auto *Matrix = Cast.getType()->getAs<ConstantMatrixType>();
    if (Cast.getCastKind() == CK_HLSLAggregateSplatCast && Matrix) {
      rewriteSplat(Cast, Matrix->getElementType());
    } else if (Cast.getCastKind() == CK_LValueToRValue) {
      // `read(m[i].xz)` becomes `read(m[i]).xz`.
      if (Expr *Value = readOf(Cast.getSubExpr())) {
        Cast.setCastKind(CK_NoOp);
        Cast.setSubExpr(Value);
      }
    }
  }

  /// The scalar of a splat gets the conversion to the element type: an implicit splat has a
  /// detour over the matrix type, `splat(float(matrix(k)))`, an explicit one, `splat(k)`, none.
  void rewriteSplat(CastExpr &Splat, QualType Element) {
    Expr *Scalar = Splat.getSubExpr();
    if (auto *Outer = dyn_cast<ImplicitCastExpr>(Scalar))
      if (auto *Detour = dyn_cast<ImplicitCastExpr>(Outer->getSubExpr());
          Detour && Detour->getType()->isMatrixType())
        Scalar = Detour->getSubExpr();
    if (!Scalar->getType()->isScalarType() || Ctx.hasSameUnqualifiedType(Scalar->getType(), Element))
      return;
    Splat.setSubExpr(ImplicitCastExpr::Create(Ctx, Element, conversion(Scalar->getType(), Element),
                                              Scalar, nullptr, VK_PRValue, FPOptionsOverride()));
  }

  /// What `(float4)m` is, the elements row by row; nullptr if \p Cast makes no vector of a matrix.
  Expr *elementsOf(CastExpr &Cast) {
    Expr *Matrix = Cast.getSubExpr();
    const auto *Shape = Matrix->getType()->getAs<ConstantMatrixType>();
    const auto *Vector = Cast.getType()->getAs<ExtVectorType>();
    if (Cast.getCastKind() != CK_HLSLElementwiseCast || !Shape || !Vector ||
        Vector->getNumElements() > Shape->getNumRows() * Shape->getNumColumns())
      return nullptr;
    SourceLocation Loc = Cast.getExprLoc();
    llvm::SmallVector<Expr *, 2> Steps;
    Expr *From = once(Matrix, Steps);
    llvm::SmallVector<Expr *, 16> Values;
    for (unsigned I = 0; I != Vector->getNumElements(); ++I)
      Values.push_back(elementOf(From, *Shape, I, Vector->getElementType(), Loc));
    auto *List = new (Ctx) InitListExpr(Ctx, Loc, Values, Loc);
    List->setType(Cast.getType());
    return behind(Steps, *List, Loc);
  }

  /// The upper left part that \p Cast takes of a matrix, of which clang takes other elements unless both are square;
  /// or the first element; nullptr for other casts.
  Expr *truncated(CastExpr &Cast) {
    if (Cast.getCastKind() != CK_HLSLMatrixTruncation)
      return nullptr;
    const auto *Part = Cast.getType()->getAs<ConstantMatrixType>();
    Expr *Matrix = Cast.getSubExpr();
    QualType Scalar = Cast.getType();
    // With another element type clang says the conversion first, and a type of its own making.
    if (auto *Inner = dyn_cast<ImplicitCastExpr>(Matrix);
        Inner && Inner->getType()->isScalarType() && Inner->getSubExpr()->getType()->isMatrixType()) {
      Matrix = Inner->getSubExpr();
      Scalar = Inner->getType();
    }
    const auto *Shape = Matrix->getType()->getAs<ConstantMatrixType>();
    bool ToScalar = Scalar->isScalarType();
    auto IsSquare = [](const ConstantMatrixType &M) { return M.getNumRows() == M.getNumColumns(); };
    if (!Shape || (!Part && !ToScalar) || (Part && IsSquare(*Shape) && IsSquare(*Part)))
      return nullptr;
    if (auto *Read = dyn_cast<ImplicitCastExpr>(Matrix); Read && Read->getCastKind() == CK_LValueToRValue)
      Matrix = Read->getSubExpr();
    SourceLocation Loc = Cast.getExprLoc();
    llvm::SmallVector<Expr *, 2> Steps;
    Expr *From = once(Matrix, Steps);
    if (ToScalar) {
      // clang crashes, or never ends, where it evaluates such a cast of a matrix of bool.
      return behind(Steps, *elementOf(From, *Shape, 0, Scalar, Loc), Loc);
    }
    llvm::SmallVector<Expr *, 16> Values;
    // clang's lists have a matrix by columns.
    for (unsigned Column = 0; Column != Part->getNumColumns(); ++Column)
      for (unsigned Row = 0; Row != Part->getNumRows(); ++Row)
        Values.push_back(elementOf(From, *Shape, Row * Shape->getNumColumns() + Column,
                                   Part->getElementType(), Loc));
    auto *List = new (Ctx) InitListExpr(Ctx, Loc, Values, Loc);
    List->setType(Cast.getType());
    return behind(Steps, *List, Loc);
  }

  /// \p Result after the steps that it needs, which end with it.
  Expr *behind(llvm::SmallVectorImpl<Expr *> &Steps, Expr &Result, SourceLocation Loc) {
    if (Steps.empty())
      return &Result;
    Steps.push_back(&Result);
    return PseudoObjectExpr::Create(Ctx, integer(0, Loc), Steps, unsigned(Steps.size() - 1));
  }

  /// Element \p I of \p Matrix as a value of type \p Result.
  Expr *elementOf(Expr *Matrix, const ConstantMatrixType &Shape, unsigned I, QualType Result,
                  SourceLocation Loc) {
    QualType Type = Shape.getElementType();
    Expr *Value = new (Ctx) MatrixSubscriptExpr(
        Matrix, integer(I / Shape.getNumColumns(), Loc), integer(I % Shape.getNumColumns(), Loc),
        Ctx.getQualifiedType(Type, Matrix->getType().getQualifiers()), Loc);
    if (Value->isGLValue())
      Value = ImplicitCastExpr::Create(Ctx, Type.getUnqualifiedType(), CK_LValueToRValue, Value, nullptr,
                                       VK_PRValue, FPOptionsOverride());
    if (Ctx.hasSameUnqualifiedType(Type, Result))
      return Value;
    return ImplicitCastExpr::Create(Ctx, Result, conversion(Type, Result), Value, nullptr, VK_PRValue,
                                    FPOptionsOverride());
  }

  static CastKind conversion(QualType From, QualType To) {
    bool FromFloat = From->isRealFloatingType();
    if (To->isBooleanType())
      return FromFloat ? CK_FloatingToBoolean : CK_IntegralToBoolean;
    if (To->isRealFloatingType())
      return FromFloat ? CK_FloatingCast : CK_IntegralToFloating;
    return FromFloat ? CK_FloatingToIntegral : CK_IntegralCast;
  }

  /// Whether \p S is a vector of whole numbers of which clang makes -1 where HLSL has true: a comparison
  /// of vectors, or `!v`.
  static bool isMask(const Stmt &S) {
    auto *E = dyn_cast<Expr>(&S);
    if (!E || !isNumbers(E->getType()))
      return false;
    if (auto *Pair = dyn_cast<BinaryOperator>(E))
      return Pair->isComparisonOp();
    auto *One = dyn_cast<UnaryOperator>(E);
    return One && One->getOpcode() == UO_LNot;
  }

  static bool isNumbers(QualType Type) {
    const auto *Vector = Type->getAs<ExtVectorType>();
    return Vector && Vector->getElementType()->isIntegerType() &&
           !Vector->getElementType()->isBooleanType();
  }

  Expr *negated(Expr *E) {
    return UnaryOperator::Create(Ctx, E, UO_Minus, E->getType(), VK_PRValue, OK_Ordinary,
                                 E->getExprLoc(), /*CanOverflow=*/false, FPOptionsOverride());
  }

  /// `v ? a : b` looks at the sign of a vector's numbers; HLSL asks whether they are zero.
  void rewriteCondition(Stmt *&Slot) {
    auto *Condition = cast<Expr>(Slot);
    QualType Type = Condition->getType();
    if (!isNumbers(Type))
      return;
    SourceLocation Loc = Condition->getExprLoc();
    QualType Element = Type->castAs<ExtVectorType>()->getElementType();
    Expr *Zero = IntegerLiteral::Create(Ctx, llvm::APInt(unsigned(Ctx.getTypeSize(Element)), 0),
                                        Element, Loc);
    Zero = ImplicitCastExpr::Create(Ctx, Type, CK_VectorSplat, Zero, nullptr, VK_PRValue,
                                    FPOptionsOverride());
    Slot = BinaryOperator::Create(Ctx, Condition, Zero, BO_NE, Type, VK_PRValue, OK_Ordinary, Loc,
                                  FPOptionsOverride());
  }

  /// `m[i].xx` is a value without a cast, since it cannot be assigned to.
  void rewriteRepeating(ExtVectorElementExpr &Swizzle) {
    Expr *Base = Swizzle.getBase()->IgnoreParens();
    if (!Swizzle.isPRValue() || !Base->isGLValue())
      return;
    auto *Row = dyn_cast<MatrixSingleSubscriptExpr>(Base);
    if (Expr *Value = Row ? valueOf(*Row) : readOf(Base))
      Swizzle.setBase(Value);
  }

  /// The value of \p E, a swizzle of a swizzle of ... a matrix row, or a component of one by number
  /// (as clang takes the arguments of `float3x3(a.xyz, ...)` apart); nullptr if it is not one.
  Expr *readOf(Expr *E) {
    E = E->IgnoreParens();
    if (auto *Element = dyn_cast<ArraySubscriptExpr>(E)) {
      Expr *Vector = Element->getBase()->getType()->isVectorType() ? readOf(Element->getBase()) : nullptr;
      return Vector ? new (Ctx) ArraySubscriptExpr(Vector, Element->getIdx(),
                                                   Element->getType().getUnqualifiedType(),
                                                   VK_PRValue, OK_Ordinary,
                                                   Element->getRBracketLoc())
                    : nullptr;
    }
    auto *Swizzle = dyn_cast<ExtVectorElementExpr>(E);
    if (!Swizzle || !Swizzle->isGLValue())
      return nullptr;
    Expr *Base = nullptr;
    if (auto Place = placeOf(Swizzle))
      Base = valueOf(*Place->Row);
    else
      Base = readOf(Swizzle->getBase());
    if (!Base)
      return nullptr;
    return new (Ctx) ExtVectorElementExpr(Swizzle->getType().getUnqualifiedType(), VK_PRValue, Base,
                                          Swizzle->getAccessor(), Swizzle->getAccessorLoc());
  }

  Expr *valueOf(MatrixSingleSubscriptExpr &Row) {
    return ImplicitCastExpr::Create(Ctx, Row.getType().getUnqualifiedType(), CK_LValueToRValue, &Row,
                                    nullptr, VK_PRValue, FPOptionsOverride());
  }

  /// `m[i].z` as the place `m[i][2]`. A place of several components is refused, and stays.
  Expr *component(RowSwizzle Place) {
    if (!Place.isComponent()) {
      refuse(Place, "as a place");
      return Place.Swizzle;
    }
    llvm::SmallVector<uint32_t, 4> Columns;
    Place.Swizzle->getEncodedElementAccess(Columns);
    return new (Ctx) MatrixSubscriptExpr(Place.Row->getBase(), Place.Row->getRowIdx(),
                                         integer(Columns[0], Place.Swizzle->getExprLoc()),
                                         Place.Swizzle->getType(), Place.Row->getRBracketLoc());
  }

  /// `m[i].xz = v` becomes `m[i] = m[i] with v in x and z`.
  void rewriteAssignment(Stmt *&Slot, BinaryOperator &Assign, bool Used) {
    auto Place = placeOf(Assign.getLHS());
    if (!Place || Place->isComponent())
      return;
    Expr *Value = Assign.getRHS();
    if (auto *Compound = dyn_cast<CompoundAssignOperator>(&Assign)) {
      if (!Ctx.hasSameUnqualifiedType(Compound->getComputationLHSType(), Assign.getType()))
        return refuse(*Place, "in this assignment");
      Value = BinaryOperator::Create(
          Ctx, readOf(Assign.getLHS()), Value,
          BinaryOperator::getOpForCompoundAssignment(Assign.getOpcode()),
          Assign.getType().getUnqualifiedType(), VK_PRValue, OK_Ordinary, Assign.getOperatorLoc(),
          Assign.getFPFeatures());
    }
    if (Used)
      return refuse(*Place, "in an assignment whose value is used");
    if (Place->Row->HasSideEffects(Ctx))
      return refuse(*Place, "behind an index with side effects");
    Slot = BinaryOperator::Create(Ctx, Place->Row, merged(*Place, Value), BO_Assign,
                                  Place->Row->getType(), VK_LValue, OK_Ordinary,
                                  Assign.getOperatorLoc(), FPOptionsOverride());
  }

  /// The row of \p Place with its components replaced by those of \p Value.
  Expr *merged(RowSwizzle Place, Expr *Value) {
    QualType RowType = Place.Row->getType().getUnqualifiedType();
    const auto *Shape = RowType->castAs<ExtVectorType>();
    unsigned Columns = Shape->getNumElements();
    llvm::SmallVector<uint32_t, 4> Replaced;
    Place.Swizzle->getEncodedElementAccess(Replaced);
    // Two vectors of one length: the value's first component fills it up.
    llvm::SmallVector<unsigned, 4> Widen(Columns, 0), Choose;
    for (unsigned I = 0; I != Replaced.size(); ++I)
      Widen[I] = I;
    for (unsigned C = 0; C != Columns; ++C) {
      const auto *Found = llvm::find(Replaced, C);
      Choose.push_back(Found == Replaced.end() ? Columns + C : unsigned(Found - Replaced.begin()));
    }
    return shuffle(shuffle(Value, Value, Widen, RowType), valueOf(*Place.Row), Choose, RowType);
  }

  Expr *shuffle(Expr *A, Expr *B, llvm::ArrayRef<unsigned> Mask, QualType Type) {
    SourceLocation Loc = A->getExprLoc();
    llvm::SmallVector<Expr *, 6> Arguments = {A, B};
    for (unsigned Index : Mask)
      Arguments.push_back(ConstantExpr::Create(Ctx, integer(Index, Loc),
                                               APValue(Ctx.MakeIntValue(Index, Ctx.IntTy))));
    return new (Ctx) ShuffleVectorExpr(Ctx, Arguments, Type, Loc, Loc);
  }

  Expr *integer(unsigned Value, SourceLocation Loc) {
    return IntegerLiteral::Create(Ctx, Ctx.MakeIntValue(Value, Ctx.IntTy), Ctx.IntTy, Loc);
  }

  /// `m * n` and `m *= n` of matrices are the matrix product in clang and products of the elements in HLSL:
  /// those, or nullptr if \p Operation is none or is refused.
  Expr *rewriteProduct(BinaryOperator &Operation, bool Used) {
    if (Operation.getOpcode() != BO_Mul && Operation.getOpcode() != BO_MulAssign)
      return nullptr;
    Expr *Left = Operation.getLHS(), *Right = Operation.getRHS();
    const auto *Shape = Left->getType()->getAs<ConstantMatrixType>();
    if (!Shape || !Right->getType()->isMatrixType())
      return nullptr;
    bool Assigns = Operation.isAssignmentOp();
    if (!Ctx.hasSameUnqualifiedType(Ctx.getCanonicalType(Left->getType()),
                                    Ctx.getCanonicalType(Right->getType())) ||
        !Ctx.hasSameUnqualifiedType(Operation.getType(), Left->getType()) ||
        (Assigns && (Used || Left->HasSideEffects(Ctx)))) {
      refuseProduct(Operation);
      return nullptr;
    }
    llvm::SmallVector<Expr *, 3> Steps;
    Expr *Products = productsOf(Operation, *Shape, once(Left, Steps), once(Right, Steps));
    if (Assigns)
      Products = BinaryOperator::Create(Ctx, Left, Products, BO_Assign, Left->getType(), VK_LValue, OK_Ordinary,
                                        Operation.getOperatorLoc(), FPOptionsOverride());
    if (Steps.empty())
      return Products;
    Steps.push_back(Products);
    return PseudoObjectExpr::Create(Ctx, integer(0, Operation.getOperatorLoc()), Steps,
                                    Assigns ? PseudoObjectExpr::NoResult : unsigned(Steps.size() - 1));
  }

  Expr *productsOf(const BinaryOperator &Operation, const ConstantMatrixType &Shape, Expr *Left, Expr *Right) {
    SourceLocation Loc = Operation.getOperatorLoc();
    QualType Element = Shape.getElementType().getUnqualifiedType();
    llvm::SmallVector<Expr *, 16> Values;
    // clang's lists have a matrix by columns.
    for (unsigned Column = 0; Column != Shape.getNumColumns(); ++Column)
      for (unsigned Row = 0; Row != Shape.getNumRows(); ++Row) {
        unsigned I = Row * Shape.getNumColumns() + Column;
        Values.push_back(BinaryOperator::Create(Ctx, elementOf(Left, Shape, I, Element, Loc),
                                                elementOf(Right, Shape, I, Element, Loc), BO_Mul, Element,
                                                VK_PRValue, OK_Ordinary, Loc, Operation.getFPFeatures()));
      }
    auto *List = new (Ctx) InitListExpr(Ctx, Loc, Values, Loc);
    List->setType(Left->getType().getUnqualifiedType());
    return List;
  }

  /// \p E, or an opaque value of it, which \p Steps gets, where it cannot stand in several places.
  Expr *once(Expr *E, llvm::SmallVectorImpl<Expr *> &Steps) {
    if (!E->HasSideEffects(Ctx) && E->isGLValue())
      return E;
    Stmt *Source = E;
    rewrite(Source, true);
    E = cast<Expr>(Source);
    Steps.push_back(new (Ctx) OpaqueValueExpr(E->getExprLoc(), E->getType(), E->getValueKind(),
                                              E->getObjectKind(), E));
    return Steps.back();
  }

  void refuseProduct(const BinaryOperator &Operation) {
    DiagnosticsEngine &Diags = Ctx.getDiagnostics();
    unsigned ID = Diags.getCustomDiagID(
        DiagnosticsEngine::Error,
        "'%0' of these matrices cannot be told from the matrix product (use mul for the product, rows for "
        "that of the elements; see docs/hlsl-support.md)");
    Diags.Report(Operation.getOperatorLoc(), ID)
        << Operation.getOpcodeStr() << Operation.getSourceRange();
  }

  void refuse(RowSwizzle Place, llvm::StringRef Where) {
    DiagnosticsEngine &Diags = Ctx.getDiagnostics();
    unsigned ID = Diags.getCustomDiagID(
        DiagnosticsEngine::Error,
        "components of a matrix row cannot stand here: %0 (use a vector of your own, and assign it "
        "to the row; see docs/hlsl-support.md)");
    Diags.Report(Place.Swizzle->getExprLoc(), ID) << Where << Place.Swizzle->getSourceRange();
  }

  ASTContext &Ctx;
};

} // namespace

void rewriteMatrixExpressions(ASTContext &Ctx, Stmt *&Code) {
  Rewriter(Ctx).rewrite(Code, /*Used=*/isa<Expr>(Code));
}

} // namespace dxil
