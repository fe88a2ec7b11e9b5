// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `base.name`: fields, and elements of vectors and matrices.
#include "Members.h"
#include "Context.h"
#include "Conversions.h"
#include "Expressions.h"
#include "NameLookup.h"
#include "Types.h"

namespace dxil::frontend {
using syntax::NodeId;
using syntax::NodeKind;

static ExprId memberOfUnnamed(CheckContext &C, Location Where, ExprId Base, Name Word,
                              unsigned Depth);

namespace {

/// The error in an element name.
enum class ElementError { None, Unknown, OutOfRange, Mixed, TooMany, LongVector };

constexpr size_t MaxElements = 4;
using ElementList = llvm::SmallVector<uint32_t, MaxElements>;

/// `xyzw` or `rgba`.
ElementError readVectorElements(llvm::StringRef Word, uint32_t Length, ElementList &Elements) {
  if (Length > MaxElements)
    return ElementError::LongVector;
  constexpr llvm::StringRef Sets[] = {"xyzw", "rgba"};
  llvm::StringRef Set;
  for (char C : Word) {
    size_t Offset = llvm::StringRef::npos;
    for (llvm::StringRef S : Sets)
      if (size_t Match = S.find(C); Match != llvm::StringRef::npos) {
        if (!Set.empty() && Set != S)
          return ElementError::Mixed;
        Set = S;
        Offset = Match;
      }
    if (Offset == llvm::StringRef::npos)
      return ElementError::Unknown;
    if (Offset >= Length)
      return ElementError::OutOfRange;
    Elements.push_back(uint32_t(Offset));
  }
  return Elements.size() > MaxElements ? ElementError::TooMany : ElementError::None;
}

/// `_m00_m11` counts from zero, `_11_22` from one.
ElementError readMatrixElements(llvm::StringRef Word, uint32_t Rows, uint32_t Columns,
                                ElementList &Elements) {
  bool FromZero = Word.starts_with("_m");
  while (!Word.empty()) {
    if (!Word.consume_front("_"))
      return ElementError::Unknown;
    if (Word.consume_front("m") != FromZero)
      return ElementError::Mixed;
    if (Word.size() < 2 || !isdigit(Word[0]) || !isdigit(Word[1]))
      return ElementError::Unknown;
    uint32_t Row = uint32_t(Word[0] - '0') - !FromZero,
             Column = uint32_t(Word[1] - '0') - !FromZero;
    if (Row >= Rows || Column >= Columns)
      return ElementError::OutOfRange;
    Elements.push_back(Row * Columns + Column);
    Word = Word.drop_front(2);
  }
  return Elements.size() > MaxElements ? ElementError::TooMany : ElementError::None;
}

} // namespace

static ExprId swizzle(CheckContext &C, Location Where, ExprId Base, Name Word) {
  const Type &T = C.Types.get(C.P.type(Base));
  llvm::StringRef Spelling = C.Names.spelling(Word);
  ElementList Elements;
  ElementError Wrong =
      T.Kind == TypeKind::Matrix
          ? readMatrixElements(Spelling, T.Rows, T.Columns, Elements)
          : readVectorElements(Spelling, T.Kind == TypeKind::Scalar ? 1 : T.Rows, Elements);
  switch (Wrong) {
  case ElementError::None: break;
  case ElementError::Unknown:
    return error(C, Where, Diagnostic::no_such_element, {Spelling, spell(C, C.P.type(Base))});
  case ElementError::OutOfRange:
    return error(C, Where, Diagnostic::element_out_of_range, {Spelling, spell(C, C.P.type(Base))});
  case ElementError::Mixed: return error(C, Where, Diagnostic::elements_mixed, {Spelling});
  case ElementError::LongVector:
    return error(C, Where, Diagnostic::elements_of_long_vector, {Spelling});
  case ElementError::TooMany: return error(C, Where, Diagnostic::elements_too_many, {Spelling});
  }
  ScalarKind K = T.Element;
  TypeId Result =
      Elements.size() == 1 ? C.Types.scalar(K) : C.Types.vector(K, uint32_t(Elements.size()));
  if (auto Bits = constantBits(C, Base)) {
    // An element selection is not an integer constant expression, not even on a literal.
    if (Elements.size() > 1)
      return constant(C, Where, Result, *Bits);
    Base = withoutLiteral(C, Base);
    Result = C.Types.scalar(C.Types.get(C.P.type(Base)).Element);
  }
  auto List = C.P.Expressions.addList<uint32_t>(Elements);
  if (isPlace(C.kind(Base)))
    return C.P.add(Where, Result, expr::SwizzlePlace{Base, List});
  return C.P.add(Where, Result, expr::Swizzle{Base, List});
}

ExprId structMember(CheckContext &C, Location Where, ExprId Base, NodeId Named) {
  auto N = C.Here.Tree->get<syntax::NameRef>(Named);
  TypeId Struct = C.P.type(Base), In = Struct, Owner = TypeId::None;
  if (N.Qualifier != NodeId::None) {
    In = typeOf(C, N.Qualifier);
    if (In == TypeId::Error)
      return bad(C, Where);
    bool IsBase =
        In == Struct || implicitConversion(C.Types, Struct, In).Kind == ConversionKind::ToBase;
    if (!IsBase)
      return error(C, Where, Diagnostic::no_base, {spell(C, In), spell(C, Struct)});
  }
  llvm::StringRef Word = C.Names.spelling(N.Word);
  for (Entity E : lookUpMember(C, In, N.Word, Owner)) {
    switch (E.Kind) {
    case Entity::Sort::Field: return field(C, Where, Base, Owner, E.Index);
    case Entity::Sort::Variable: return variablePlace(C, Where, VariableId(E.Index));
    case Entity::Sort::Enumerator:
    case Entity::Sort::Constant: return ExprId(E.Index);
    case Entity::Sort::Function:
    case Entity::Sort::FunctionTemplate:
      return error(C, Where, Diagnostic::function_is_no_value, {Word});
    default: break;
    }
  }
  if (const ExprId Inner = memberOfUnnamed(C, Where, Base, N.Word, 0); Inner != ExprId::None)
    return Inner;
  if (C.wasUnread(N.Word))
    return bad(C, Where);
  return error(C, Where, Diagnostic::no_such_member,
               {Word, spell(C, Struct), similarMember(C, Struct, Word)});
}

/// Returns member \p Word of an unnamed struct in the struct of \p Base or its bases, or None.
static ExprId memberOfUnnamed(CheckContext &C, Location Where, ExprId Base, Name Word,
                              unsigned Depth) {
  if (Depth > MaxTypeDepth)
    return ExprId::None;
  for (TypeId In = C.P.type(Base); C.Types.get(In).Kind == TypeKind::Struct;
       In = C.Types.structOf(In).Base)
    for (uint32_t I = 0; I < C.Types.structOf(In).Fields.size(); ++I) {
      const Field &F = C.Types.structOf(In).Fields[I];
      if (F.Word != Name::None || C.Types.get(F.Type).Kind != TypeKind::Struct)
        continue;
      const TypeId Unnamed = F.Type;
      const ExprId Inner = field(C, Where, Base, In, I);
      TypeId Owner = TypeId::None;
      for (Entity E : lookUpMember(C, Unnamed, Word, Owner))
        if (E.Kind == Entity::Sort::Field)
          return field(C, Where, Inner, Owner, E.Index);
      if (const ExprId Match = memberOfUnnamed(C, Where, Inner, Word, Depth + 1);
          Match != ExprId::None)
        return Match;
    }
  return ExprId::None;
}

ExprId member(CheckContext &C, Location Where, ExprId Base, NodeId Named) {
  Name Word = C.Here.Tree->get<syntax::NameRef>(Named).Word;
  llvm::StringRef Spelling = C.Names.spelling(Word);
  if (isAnyObject(C, Base))
    return error(C, Where, Diagnostic::heap_needs_type);
  Base = contents(C, Base);
  TypeId T = C.P.type(Base);
  switch (C.Types.get(T).Kind) {
  case TypeKind::Struct: return structMember(C, Where, Base, Named);
  case TypeKind::Scalar:
  case TypeKind::Vector:
  case TypeKind::Matrix: return swizzle(C, Where, Base, Word);
  case TypeKind::Array:
    if (Spelling == "Length" && !C.atLeast(LanguageVersion::v2017))
      return integer(C, Where, ScalarKind::UInt, C.Types.get(T).Rows);
    break;
  case TypeKind::Object:
    if (const Object &O = C.Types.objectOf(T);
        O.Record->Kind == library::ObjectType::Sort::Patch && Spelling == "Length")
      return integer(C, Where, ScalarKind::UInt, O.Arguments[1].Value);
    break;
  default: break;
  }
  return error(C, Where, Diagnostic::no_such_member,
               {Spelling, spell(C, T), similarMember(C, T, Spelling)});
}

ExprId checkMember(CheckContext &C, NodeId Node) {
  auto N = C.Here.Tree->get<syntax::Member>(Node);
  Location Where = C.locationOf(Node);
  ExprId Base = checkExpression(C, N.Base);
  if (C.isBad(Base))
    return Base;
  return member(C, Where, Base, N.Named);
}

} // namespace dxil::frontend
