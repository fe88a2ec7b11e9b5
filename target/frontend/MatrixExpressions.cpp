// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "MatrixExpressions.h"
#include "MatrixNodes.h"
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
    // The list that clang makes of the arguments of a matrix has a vector's expression once for each component.
    if (Stmt *Known = Done.lookup(Slot)) {
      Slot = Known;
      return;
    }
    Stmt *Was = Slot;
    rewriteNew(Slot, Used);
    Done[Was] = Done[Slot] = Slot;
  }

private:
  void rewriteNew(Stmt *&Slot, bool Used) {
    if (auto *Opaque = dyn_cast<OpaqueValueExpr>(Slot)) {
      Slot = Opaques.rewritten(Ctx, *Opaque, [&](Stmt *&Source) { rewrite(Source, true); });
      return;
    }
    if (auto *Out = dyn_cast<HLSLOutArgExpr>(Slot)) {
      if (auto Place = placeOf(Out->getArgLValue()))
        Slot = rewriteOutput(*Out, *Place);
    } else if (auto *Choice = dyn_cast<ConditionalOperator>(Slot)) {
      if (Expr *Choices = choicesOf(*Choice))
        Slot = Choices;
    } else if (auto *Cast = dyn_cast<CastExpr>(Slot)) {
      rewriteCast(*Cast);
      Expr *Made = chosenSplat(*Cast);
      if (!Made)
        Made = elementsOf(*Cast);
      if (!Made)
        Made = truncated(*Cast);
      if (!Made)
        Made = converted(*Cast);
      if (Made)
        Slot = Made;
    } else if (auto *Repeating = dyn_cast<ExtVectorElementExpr>(Slot)) {
      rewriteRepeating(*Repeating);
      if (Expr *Picked = componentsOfTruths(*Repeating))
        Slot = Picked;
    } else if (auto *Assign = dyn_cast<BinaryOperator>(Slot); Assign && Assign->isAssignmentOp())
      rewriteAssignment(Slot, *Assign, Used);
    if (auto *Operation = dyn_cast<BinaryOperator>(Slot))
      if (Expr *Products = rewriteProduct(*Operation, Used))
        Slot = Products;
    if (auto Place = placeOf(Slot))
      Slot = component(*Place);
    rewriteOperands(*Slot, Used);
    typeComparison(*Slot);
    if (isMask(*Slot))
      Slot = negated(cast<Expr>(Slot));
    else if (isa<ConditionalOperator>(Slot))
      rewriteCondition(*Slot->child_begin());
  }

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
    // Its operands are shared with the copies in and out: nothing can be put in their place.
    if (isa<HLSLOutArgExpr>(S))
      return;
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
      rewriteSplat(Cast, Matrix->getElementType().getUnqualifiedType());
    } else if (Cast.getCastKind() == CK_LValueToRValue) {
      // `read(m[i].xz)` becomes `read(m[i]).xz`.
      if (Expr *Value = readOf(Cast.getSubExpr())) {
        Cast.setCastKind(CK_NoOp);
        Cast.setSubExpr(Value);
      } else if (Expr *Component = componentInList(Cast.getSubExpr())) {
        Cast.setCastKind(CK_NoOp);
        Cast.setSubExpr(Component);
      }
    }
  }

  /// A number of a list, of which clang takes the place: where that is `b[i].wx[1]`, the address of the swizzle's first
  /// component. The value instead; nullptr for anything else.
  Expr *componentInList(Expr *Place) {
    auto *Once = dyn_cast<OpaqueValueExpr>(Place->IgnoreParens());
    Expr *Source = Once && Once->getType()->isScalarType() ? Once->getSourceExpr() : nullptr;
    if (!Source)
      return nullptr;
    if (Expr *Value = readOf(Source))
      return Value;
    auto *Element = dyn_cast<ArraySubscriptExpr>(Source->IgnoreParens());
    if (!Element || !isa<ExtVectorElementExpr>(Element->getBase()->IgnoreParens()) || !Element->getBase()->isGLValue())
      return nullptr;
    return new (Ctx) ArraySubscriptExpr(valueNode(Ctx, *Element->getBase()), Element->getIdx(),
                                        Element->getType().getUnqualifiedType(), VK_PRValue, OK_Ordinary,
                                        Element->getRBracketLoc());
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
    return behind(Steps, *listNode(Ctx, Cast.getType(), Values, Loc), Loc);
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
    // Or the one to the elements of the part, with the part's type.
    if (auto *Inner = dyn_cast<ImplicitCastExpr>(Matrix); Part && Inner && isConversion(*Inner))
      Matrix = Inner->getSubExpr();
    const auto *Shape = Matrix->getType()->getAs<ConstantMatrixType>();
    bool ToScalar = Scalar->isScalarType();
    auto IsSquare = [](const ConstantMatrixType &M) { return M.getNumRows() == M.getNumColumns(); };
    if (!Shape || (!Part && !ToScalar) || (Part && Matrix == Cast.getSubExpr() && IsSquare(*Shape) && IsSquare(*Part)))
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
    return behind(Steps, *partOf(From, *Shape, Cast.getType(), Loc), Loc);
  }

  /// The upper left part of \p Matrix that a matrix of type \p Type is, number by number.
  Expr *partOf(Expr *Matrix, const ConstantMatrixType &Shape, QualType Type, SourceLocation Loc) {
    const auto *Part = Type->castAs<ConstantMatrixType>();
    llvm::SmallVector<Expr *, 16> Values;
    for (unsigned Column = 0; Column != Part->getNumColumns(); ++Column)
      for (unsigned Row = 0; Row != Part->getNumRows(); ++Row)
        Values.push_back(elementOf(Matrix, Shape, Row * Shape.getNumColumns() + Column,
                                   Part->getElementType().getUnqualifiedType(), Loc));
    return listNode(Ctx, Type, Values, Loc);
  }

  static bool isConversion(const CastExpr &Cast) {
    switch (Cast.getCastKind()) {
    case CK_IntegralToBoolean:
    case CK_FloatingToBoolean:
    case CK_IntegralToFloating:
    case CK_FloatingToIntegral:
    case CK_IntegralCast:
    case CK_FloatingCast:
    case CK_BooleanToSignedIntegral:
      return Cast.getType()->isMatrixType() && Cast.getSubExpr()->getType()->isMatrixType();
    default:
      return false;
    }
  }

  /// A matrix with other elements than \p Cast takes: of bool, for which clang has the wrong conversion, or to one with
  /// fewer rows or columns, which it forgets; nullptr for other casts.
  Expr *converted(CastExpr &Cast) {
    if (!isConversion(Cast))
      return nullptr;
    Expr *Matrix = Cast.getSubExpr();
    const auto *To = Cast.getType()->castAs<ConstantMatrixType>(), *Shape = Matrix->getType()->castAs<ConstantMatrixType>();
    bool SameSize = To->getNumRows() == Shape->getNumRows() && To->getNumColumns() == Shape->getNumColumns();
    bool Truths = To->getElementType()->isBooleanType() || Shape->getElementType()->isBooleanType();
    if ((SameSize && !Truths) || To->getNumRows() > Shape->getNumRows() || To->getNumColumns() > Shape->getNumColumns())
      return nullptr;
    if (auto *Read = dyn_cast<ImplicitCastExpr>(Matrix); Read && Read->getCastKind() == CK_LValueToRValue)
      Matrix = Read->getSubExpr();
    llvm::SmallVector<Expr *, 2> Steps;
    Expr *From = once(Matrix, Steps);
    return behind(Steps, *partOf(From, *Shape, Cast.getType(), Cast.getExprLoc()), Cast.getExprLoc());
  }

  /// \p Result after the steps that it needs, which end with it.
  Expr *behind(llvm::SmallVectorImpl<Expr *> &Steps, Expr &Result, SourceLocation Loc) {
    if (Steps.empty())
      return &Result;
    Steps.push_back(&Result);
    return PseudoObjectExpr::Create(Ctx, integerNode(Ctx, 0, Loc), Steps, unsigned(Steps.size() - 1));
  }

  /// Element \p I of \p Matrix as a value of type \p Result.
  Expr *elementOf(Expr *Matrix, const ConstantMatrixType &Shape, unsigned I, QualType Result,
                  SourceLocation Loc) {
    QualType Type = Shape.getElementType();
    Expr *Value = new (Ctx) MatrixSubscriptExpr(
        Matrix, integerNode(Ctx, I / Shape.getNumColumns(), Loc), integerNode(Ctx, I % Shape.getNumColumns(), Loc),
        Ctx.getQualifiedType(Type, Matrix->getType().getQualifiers()), Loc);
    if (Value->isGLValue())
      Value = valueNode(Ctx, *Value);
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

  /// A comparison of vectors of half, which clang compares as floats, has the type of those instead of whole numbers.
  void typeComparison(Stmt &S) {
    auto *Pair = dyn_cast<BinaryOperator>(&S);
    const auto *Vector = Pair && Pair->isComparisonOp() ? Pair->getType()->getAs<ExtVectorType>() : nullptr;
    if (Vector && Vector->getElementType()->isRealFloatingType())
      Pair->setType(Ctx.getExtVectorType(Ctx.IntTy, Vector->getNumElements()));
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

  /// Of a vector of bool that is a value, components by number: clang crashes where such a swizzle stands in a list.
  /// nullptr for others.
  Expr *componentsOfTruths(ExtVectorElementExpr &Swizzle) {
    Expr *Base = Swizzle.getBase();
    const auto *Truths = Base->getType()->getAs<ExtVectorType>();
    if (!Truths || !Truths->getElementType()->isBooleanType() || !Base->isPRValue())
      return nullptr;
    llvm::SmallVector<uint32_t, 4> Places;
    Swizzle.getEncodedElementAccess(Places);
    SourceLocation Loc = Swizzle.getExprLoc();
    if (Places.size() == 1)
      return new (Ctx) ArraySubscriptExpr(Base, integerNode(Ctx, Places[0], Loc), Swizzle.getType().getUnqualifiedType(),
                                          VK_PRValue, OK_Ordinary, Loc);
    return shuffle(Base, Base, Places, Swizzle.getType().getUnqualifiedType());
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
    return valueNode(Ctx, Row);
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
                                         integerNode(Ctx, Columns[0], Place.Swizzle->getExprLoc()),
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

  /// `m[i].xz` as an `out` argument: the whole row goes in, and back with these components replaced.
  Expr *rewriteOutput(HLSLOutArgExpr &Out, RowSwizzle Place) {
    for (Stmt *&Child : Place.Row->children())
      rewrite(Child, true);
    auto *Row = opaqueNode(Ctx, *Place.Row);
    Opaques.keep(*Row);
    Expr *Before = valueNode(Ctx, *Row);
    auto *Components = new (Ctx) ExtVectorElementExpr(Place.Swizzle->getType().getUnqualifiedType(), VK_PRValue, Before,
                                                      Place.Swizzle->getAccessor(), Place.Swizzle->getAccessorLoc());
    OpaqueValueExpr *OldPlace = Out.getOpaqueArgLValue(), *OldCopy = Out.getCastedTemporary();
    Stmt *CopiedIn = OldCopy->getSourceExpr();
    replaceReads(CopiedIn, *OldPlace, *Components);
    auto *Copy = new (Ctx) OpaqueValueExpr(OldCopy->getExprLoc(), OldCopy->getType(), OldCopy->getValueKind(),
                                           OldCopy->getObjectKind(), cast<Expr>(CopiedIn));
    Stmt *CopiedOut = cast<BinaryOperator>(Out.getWritebackCast())->getRHS();
    replaceOpaque(CopiedOut, *OldCopy, *Copy);
    llvm::SmallVector<uint32_t, 4> Replaced;
    Place.Swizzle->getEncodedElementAccess(Replaced);
    llvm::SmallVector<Expr *, 4> After;
    auto *Value = cast<Expr>(CopiedOut);
    for (unsigned C = 0; C != Row->getType()->castAs<ExtVectorType>()->getNumElements(); ++C) {
      const auto *Found = llvm::find(Replaced, C);
      After.push_back(Found == Replaced.end()  ? componentNode(Ctx, *Before, C)
                      : Place.isComponent() ? Value
                                              : componentNode(Ctx, *Value, unsigned(Found - Replaced.begin())));
    }
    SourceLocation Loc = Out.getBeginLoc();
    Expr *Back = BinaryOperator::Create(Ctx, Row, listNode(Ctx, Row->getType(), After, Loc), BO_Assign, Row->getType(),
                                        VK_LValue, OK_Ordinary, Loc, FPOptionsOverride());
    return HLSLOutArgExpr::Create(Ctx, Out.getType(), Row, Copy, Back, Out.isInOut());
  }

  /// Puts \p Value where the value of \p Old is read.
  static void replaceReads(Stmt *&Slot, const OpaqueValueExpr &Old, Expr &Value) {
    auto *Read = dyn_cast_or_null<ImplicitCastExpr>(Slot);
    if (Read && Read->getCastKind() == CK_LValueToRValue && Read->getSubExpr()->IgnoreParens() == &Old)
      Slot = &Value;
    else if (Slot && !isa<OpaqueValueExpr>(Slot))
      for (Stmt *&Child : Slot->children())
        replaceReads(Child, Old, Value);
  }

  static void replaceOpaque(Stmt *&Slot, const OpaqueValueExpr &Old, OpaqueValueExpr &New) {
    if (Slot == &Old)
      Slot = &New;
    else if (Slot && !isa<OpaqueValueExpr>(Slot))
      for (Stmt *&Child : Slot->children())
        replaceOpaque(Child, Old, New);
  }

  /// `m ? a : b` of matrices, number by number, of which clang asks the first alone; nullptr for other conditions.
  Expr *choicesOf(ConditionalOperator &Choice) { return choices(Choice, Choice.getType()); }

  /// The same of scalars, where a matrix is meant: clang makes one of what it has chosen.
  Expr *chosenSplat(CastExpr &Splat) {
    if (Splat.getCastKind() != CK_HLSLAggregateSplatCast)
      return nullptr;
    auto *Choice = dyn_cast<ConditionalOperator>(Splat.getSubExpr()->IgnoreParenImpCasts());
    return Choice && Choice->getType()->isScalarType() ? choices(*Choice, Splat.getType()) : nullptr;
  }

  Expr *choices(ConditionalOperator &Choice, QualType Type) {
    Expr *Condition = Choice.getCond()->IgnoreParenImpCasts();
    const auto *Asked = Condition->getType()->getAs<ConstantMatrixType>();
    const auto *Shape = Type->getAs<ConstantMatrixType>();
    if (!Asked || !Shape || Asked->getNumRows() != Shape->getNumRows() || Asked->getNumColumns() != Shape->getNumColumns())
      return nullptr;
    SourceLocation Loc = Choice.getQuestionLoc();
    llvm::SmallVector<Expr *, 4> Steps;
    Expr *If = once(Condition, Steps), *A = once(Choice.getTrueExpr(), Steps), *B = once(Choice.getFalseExpr(), Steps);
    QualType Element = Shape->getElementType().getUnqualifiedType();
    auto Number = [&](Expr *E, unsigned I) {
      if (E->getType()->isMatrixType())
        return elementOf(E, *Shape, I, Element, Loc);
      if (E->isGLValue())
        E = valueNode(Ctx, *E);
      return Ctx.hasSameUnqualifiedType(E->getType(), Element)
                 ? E
                 : ImplicitCastExpr::Create(Ctx, Element, conversion(E->getType(), Element), E, nullptr, VK_PRValue,
                                            FPOptionsOverride());
    };
    llvm::SmallVector<Expr *, 16> Values;
    for (unsigned Column = 0; Column != Shape->getNumColumns(); ++Column)
      for (unsigned Row = 0; Row != Shape->getNumRows(); ++Row) {
        unsigned I = Row * Shape->getNumColumns() + Column;
        Values.push_back(new (Ctx) ConditionalOperator(elementOf(If, *Asked, I, Ctx.BoolTy, Loc), Loc, Number(A, I),
                                                       Choice.getColonLoc(), Number(B, I), Element, VK_PRValue,
                                                       OK_Ordinary));
      }
    return behind(Steps, *listNode(Ctx, Type, Values, Loc), Loc);
  }

  Expr *shuffle(Expr *A, Expr *B, llvm::ArrayRef<unsigned> Mask, QualType Type) {
    SourceLocation Loc = A->getExprLoc();
    llvm::SmallVector<Expr *, 6> Arguments = {A, B};
    for (unsigned Index : Mask)
      Arguments.push_back(ConstantExpr::Create(Ctx, integerNode(Ctx, Index, Loc),
                                               APValue(Ctx.MakeIntValue(Index, Ctx.IntTy))));
    return new (Ctx) ShuffleVectorExpr(Ctx, Arguments, Type, Loc, Loc);
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
    return PseudoObjectExpr::Create(Ctx, integerNode(Ctx, 0, Operation.getOperatorLoc()), Steps,
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
    return listNode(Ctx, Left->getType(), Values, Loc);
  }

  /// \p E, or an opaque value of it, which \p Steps gets, where it cannot stand in several places.
  Expr *once(Expr *E, llvm::SmallVectorImpl<Expr *> &Steps) {
    if (!E->HasSideEffects(Ctx) && E->isGLValue())
      return E;
    Stmt *Source = E;
    rewrite(Source, true);
    E = cast<Expr>(Source);
    auto *Once = opaqueNode(Ctx, *E);
    Opaques.keep(*Once);
    Steps.push_back(Once);
    return Once;
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
  OpaqueNodes Opaques;
  llvm::DenseMap<Stmt *, Stmt *> Done; ///< each node that was met, and what stands in its place
};

} // namespace

void rewriteMatrixExpressions(ASTContext &Ctx, Stmt *&Code) {
  Rewriter(Ctx).rewrite(Code, /*Used=*/isa<Expr>(Code));
}

} // namespace dxil
