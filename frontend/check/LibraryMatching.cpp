// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Decides whether a signature of the library accepts the arguments of a call, which determine its
// type variables as in DXC.
#include "Calls.h"
#include "Constants.h"
#include "Context.h"
#include "Conversions.h"
#include "Expressions.h"
#include "LibraryCalls.h"
#include "Members.h"
#include "NameLookup.h"
#include "Operators.h"
#include "Types.h"

namespace dxil::frontend {
using library::TypePattern;

ScalarSet membersOf(const library::ElementSet &Set, bool Native16) {
  return Native16 ? Set.Members & ~Set.NotNative : Set.Members;
}

namespace {

bool isLiteral(ScalarKind K) {
  return K == ScalarKind::LiteralInt || K == ScalarKind::LiteralFloat;
}

/// The type variables of one signature that are settled so far.
class Match {
public:
  Match(CheckContext &C, const library::Function &F, TypeId Object, TypeId TemplateArgument)
      : C(C), F(F), Object(Object), TemplateArgument(TemplateArgument),
        Native16(C.Types.native16()), Elements(F.Elements.size(), ScalarKind::Count),
        Shapes(F.ShapeSets.size()), Lengths(F.Dimensions, 0), Own(F.Parameters.size()) {}

  /// Adds argument \p I. Returns false if it fits no parameter type.
  bool take(size_t I, ExprId E);
  /// Chooses values of type variables that no argument determines.
  bool settle();
  TypeId resultType();
  TypeId parameterType(size_t I, ExprId E);

private:
  struct DeducedShape {
    uint8_t Shape = 0;              ///< the shape as one bit; 0: unknown
    uint32_t Rows = 0, Columns = 0; ///< the smallest among the arguments that are not scalars
  };
  /// A parameter whose element or shape is not a variable.
  struct OwnType {
    ScalarKind Element = ScalarKind::Count;
    uint32_t Rows = 1, Columns = 1;
  };

  bool takeNumeric(size_t I, ExprId E, TypeId T);
  bool takeElement(const TypePattern &Pattern, OwnType &Mine, ExprId E, ScalarKind K);
  bool takeShape(const TypePattern &Pattern, uint8_t Shape);
  bool takeLength(library::Dimension D, uint32_t Length);
  ScalarKind literalElement(const library::ElementSet &Set, ExprId E, ScalarKind K) const;
  const library::ElementSet &setOf(const TypePattern &P) const {
    return P.ElementVariable >= 0 ? F.Elements[size_t(P.ElementVariable)] : P.Elements;
  }
  static bool settleElement(const library::ElementSet &Set, ScalarSet Members, ScalarKind &K);
  TypeId numericType(const TypePattern &Pattern, ScalarKind Own, uint32_t OwnRows,
                     uint32_t OwnColumns);
  uint32_t length(library::Dimension D, uint32_t Own) const;
  TypeId objectElement() const;
  TypeId libraryStruct(const TypePattern &Pattern) const;

  CheckContext &C;
  const library::Function &F;
  /// Returns true if a buffer may hold values of type \p T.
  bool isStorable(TypeId T) const {
    const TypeKind Kind = C.Types.get(T).Kind;
    return !C.Types.hasObject(T) && Kind != TypeKind::String && Kind != TypeKind::Void;
  }

  TypeId Object, TemplateArgument, Struct = TypeId::None, Sampler = TypeId::None;
  bool Native16;
  llvm::SmallVector<ScalarKind, 4> Elements;
  llvm::SmallVector<DeducedShape, 4> Shapes;
  llvm::SmallVector<uint32_t, 4> Lengths; ///< 0: unknown
  llvm::SmallVector<OwnType, 8> Own;
};

TypeId Match::libraryStruct(const TypePattern &Pattern) const {
  for (Entity E : lookUp(C, C.Names.intern(Pattern.ObjectName)))
    if (E.isType())
      return TypeId(E.Index);
  return TypeId::None;
}

TypeId Match::objectElement() const {
  if (Object == TypeId::None)
    return TypeId::None;
  const dxil::frontend::Object &O = C.Types.objectOf(Object);
  return O.Arguments.empty() ? TypeId::None : O.Arguments[0].Type;
}

/// Returns the scalar kind of a literal for a parameter whose element does not affect the result.
ScalarKind Match::literalElement(const library::ElementSet &Set, ExprId E, ScalarKind K) const {
  ScalarSet Members = membersOf(Set, Native16);
  auto Has = [&](ScalarKind Kind) { return (Members & ::dxil::frontend::setOf(Kind)) != 0; };
  if (K == ScalarKind::LiteralFloat)
    return Has(ScalarKind::Float)    ? ScalarKind::Float
           : Has(ScalarKind::Double) ? ScalarKind::Double
                                     : Set.Default;
  std::optional<uint64_t> Bits = constantBits(C, E);
  int64_t Value = Bits ? int64_t(*Bits) : -1;
  bool Wide = Value > int64_t(UINT32_MAX) || Value < INT32_MIN;
  ScalarKind As = Value < 0 ? (Wide ? ScalarKind::Int64 : ScalarKind::Int)
                  : Wide    ? ScalarKind::UInt64
                            : ScalarKind::UInt;
  return Has(As) ? As : Set.Default;
}

bool Match::takeElement(const TypePattern &Pattern, OwnType &Mine, ExprId E, ScalarKind K) {
  if (Pattern.ElementOfObject)
    return true;
  const library::ElementSet &Set = setOf(Pattern);
  // Without native 16-bit types half has the bits of float.
  if (F.Native16 && !Native16 && Set.Exact && K == ScalarKind::Half)
    return false;
  ScalarSet Members = membersOf(Set, Native16);
  constexpr ScalarSet Literals = ::dxil::frontend::setOf(ScalarKind::LiteralInt) |
                                 ::dxil::frontend::setOf(ScalarKind::LiteralFloat);
  bool LiteralFits = isLiteral(K) && (Members & Literals) != 0;
  if (Set.Exact && !(Members & ::dxil::frontend::setOf(K)) && !LiteralFits)
    return false;
  bool DecidesResult = Pattern.ElementVariable >= 0 &&
                       F.Result.ElementVariable == Pattern.ElementVariable &&
                       F.Result.Kind == TypePattern::Sort::Numeric;
  if (isLiteral(K) && !DecidesResult)
    K = literalElement(Set, E, K);
  ScalarKind &Element =
      Pattern.ElementVariable >= 0 ? Elements[size_t(Pattern.ElementVariable)] : Mine.Element;
  Element = Element == ScalarKind::Count ? K : combinedElement(Element, K, Native16);
  return true;
}

bool Match::takeShape(const TypePattern &Pattern, uint8_t Shape) {
  if (Pattern.ShapeVariable < 0)
    return Shape == Pattern.Shape || Shape == library::Scalars;
  uint8_t &Deduced = Shapes[size_t(Pattern.ShapeVariable)].Shape;
  if (Deduced == 0 || Deduced == library::Scalars)
    Deduced = Shape;
  else if (Shape != library::Scalars && Shape != Deduced)
    return false;
  return true;
}

bool Match::takeLength(library::Dimension D, uint32_t Length) {
  if (D.Fixed)
    return Length >= D.Fixed;
  if (D.Variable >= 0) {
    uint32_t &Deduced = Lengths[size_t(D.Variable)];
    Deduced = Deduced == 0 ? Length : std::min(Deduced, Length);
  }
  return true;
}

bool Match::takeNumeric(size_t I, ExprId E, TypeId T) {
  const TypePattern &Pattern = F.Parameters[I].Type;
  // An enum is not an element of any signature: if no other argument decides, the default applies.
  bool IsEnum = C.Types.get(T).Kind == TypeKind::Enum && !C.Types.enumOf(T).IsClass;
  if (IsEnum)
    return !setOf(Pattern).Exact && takeShape(Pattern, library::Scalars);
  if (!C.Types.isNumeric(T))
    return false;
  const Type &Ty = C.Types.get(T);
  uint8_t Shape = Ty.Kind == TypeKind::Scalar   ? library::Scalars
                  : Ty.Kind == TypeKind::Vector ? library::Vectors
                                                : library::Matrices;
  OwnType &Mine = Own[I];
  if (Ty.Kind == TypeKind::Matrix) {
    Mine.Rows = Ty.Rows;
    Mine.Columns = Ty.Columns;
  } else {
    Mine.Columns = Ty.Rows;
  }
  if (!takeShape(Pattern, Shape) || !takeElement(Pattern, Mine, E, Ty.Element))
    return false;
  if (Shape == library::Scalars)
    return true;
  if (Pattern.ShapeVariable >= 0) {
    DeducedShape &Deduced = Shapes[size_t(Pattern.ShapeVariable)];
    Deduced.Rows = Deduced.Rows ? std::min(Deduced.Rows, Mine.Rows) : Mine.Rows;
    Deduced.Columns = Deduced.Columns ? std::min(Deduced.Columns, Mine.Columns) : Mine.Columns;
  }
  return takeLength(Pattern.Rows, Mine.Rows) && takeLength(Pattern.Columns, Mine.Columns);
}

bool Match::take(size_t I, ExprId E) {
  const library::Parameter &Parameter = F.Parameters[I];
  const TypePattern &Pattern = Parameter.Type;
  using Sort = TypePattern::Sort;
  bool AnyObject = isAnyObject(C, E);
  TypeId T = C.P.type(E);
  TypeKind Kind = AnyObject ? TypeKind::Object : C.Types.get(T).Kind;
  if (Parameter.Flow != library::Direction::In || Parameter.Place) {
    Diagnostics::Attempt Silent(C.Diags);
    if (!isPlace(C.kind(E)) || !checkModifiable(C, E, Location::None))
      return false;
  }
  auto Record = [&] { return AnyObject ? nullptr : C.Types.objectOf(T).Record; };
  auto IsNamed = [&](llvm::StringRef Word) { return Record() && Record()->Word == Word; };
  switch (Pattern.Kind) {
  case Sort::Numeric: return !AnyObject && takeNumeric(I, E, T);
  case Sort::Object:
    if (Kind != TypeKind::Object)
      return false;
    if (IsNamed(Pattern.ObjectName))
      return Record()->Kind != library::ObjectType::Sort::LinAlgMatrix ||
             matrixAttributes(C.Types, T).has_value();
    return AnyObject || (Record() && Record()->AliasOf == Pattern.ObjectName);
  case Sort::AnySampler:
    if (Kind != TypeKind::Object || AnyObject ||
        Record()->Kind != library::ObjectType::Sort::Sampler)
      return false;
    if (Sampler == TypeId::None)
      Sampler = T;
    return Sampler == T || F.Result.Kind != Sort::AnySampler;
  case Sort::AnyTexture:
    return Kind == TypeKind::Object && !AnyObject &&
           Record()->Kind == library::ObjectType::Sort::Texture;
  case Sort::AnyNodeObject: return Kind == TypeKind::Object && !AnyObject;
  case Sort::LibraryStruct: return Kind == TypeKind::Struct && T == libraryStruct(Pattern);
  case Sort::UserStruct:
    if (Kind != TypeKind::Struct || (Struct != TypeId::None && Struct != T))
      return false;
    Struct = T;
    return true;
  case Sort::AnyValue: return !AnyObject && Kind != TypeKind::Object && Kind != TypeKind::Void;
  case Sort::SharedArray: {
    if (AnyObject || Kind != TypeKind::Array || !isGroupShared(C.P, E))
      return false;
    const Type &Element = C.Types.get(C.Types.get(T).ElementType);
    return (Element.Kind == TypeKind::Scalar || Element.Kind == TypeKind::Vector) &&
           Element.Element != ScalarKind::Bool && !isMinPrecision(Element.Element);
  }
  case Sort::String: return Kind == TypeKind::String;
  case Sort::TemplateArgument:
    return !AnyObject &&
           (TemplateArgument == TypeId::None || conversionFor(C, E, TemplateArgument));
  case Sort::ObjectElement:
    return objectElement() != TypeId::None && conversionFor(C, E, objectElement());
  case Sort::Void: break;
  }
  return false;
}

bool Match::settleElement(const library::ElementSet &Set, ScalarSet Members, ScalarKind &K) {
  if (K == ScalarKind::Count) {
    K = Set.Default;
    return true;
  }
  if (Members & ::dxil::frontend::setOf(K))
    return true;
  if (Set.Exact)
    return false;
  K = Set.Default;
  return true;
}

bool Match::settle() {
  for (size_t I = 0; I != Elements.size(); ++I)
    if (!settleElement(F.Elements[I], membersOf(F.Elements[I], Native16), Elements[I]))
      return false;
  for (size_t I = 0; I != Own.size(); ++I) {
    const library::ElementSet &Set = F.Parameters[I].Type.Elements;
    bool HasOwn = F.Parameters[I].Type.ElementVariable < 0 &&
                  F.Parameters[I].Type.Kind == TypePattern::Sort::Numeric;
    if (HasOwn && !settleElement(Set, membersOf(Set, Native16), Own[I].Element))
      return false;
  }
  for (size_t I = 0; I != Shapes.size(); ++I) {
    uint8_t Allowed = F.ShapeSets[I], First = uint8_t(Allowed & -Allowed);
    uint8_t &Shape = Shapes[I].Shape;
    if (Shape == 0 || (Shape == library::Scalars && !(Allowed & library::Scalars)))
      Shape = First;
    else if (!(Shape & Allowed))
      return false;
  }
  return true;
}

uint32_t Match::length(library::Dimension D, uint32_t OwnLength) const {
  if (D.Fixed)
    return D.Fixed;
  if (D.Variable >= 0)
    return std::max(Lengths[size_t(D.Variable)], 1u);
  return OwnLength;
}

TypeId Match::numericType(const TypePattern &Pattern, ScalarKind OwnElement, uint32_t OwnRows,
                          uint32_t OwnColumns) {
  ScalarKind K = OwnElement;
  if (Pattern.ElementOfObject) {
    TypeId Element = objectElement();
    if (Element == TypeId::None || !C.Types.isNumeric(Element))
      return TypeId::None;
    K = C.Types.get(Element).Element;
  } else if (Pattern.ElementVariable >= 0) {
    K = Elements[size_t(Pattern.ElementVariable)];
  }
  uint8_t Shape = Pattern.Shape;
  if (Pattern.ShapeVariable >= 0) {
    const DeducedShape &Deduced = Shapes[size_t(Pattern.ShapeVariable)];
    Shape = Deduced.Shape;
    OwnRows = std::max(Deduced.Rows, 1u);
    OwnColumns = std::max(Deduced.Columns, 1u);
  }
  uint32_t Columns = length(Pattern.Columns, OwnColumns);
  if (Shape == library::Matrices)
    return C.Types.matrix(K, length(Pattern.Rows, OwnRows), Columns);
  return Shape == library::Vectors ? C.Types.vector(K, Columns) : C.Types.scalar(K);
}

TypeId Match::resultType() {
  using Sort = TypePattern::Sort;
  switch (F.Result.Kind) {
  case Sort::Void: return TypeId::Void;
  case Sort::Numeric: return numericType(F.Result, F.Result.Elements.Default, 1, 1);
  case Sort::TemplateArgument:
    if (TemplateArgument == TypeId::None)
      return C.Types.scalar(ScalarKind::UInt);
    return isStorable(TemplateArgument) ? TemplateArgument : TypeId::None;
  case Sort::ObjectElement: return objectElement();
  case Sort::UserStruct: return Struct;
  case Sort::AnySampler: return Sampler;
  case Sort::Object:
    if (const library::ObjectType *Record = library::objectType(F.Result.ObjectName)) {
      llvm::SmallVector<ObjectArgument, 1> Arguments;
      if (Record->TypeParameters != 0 && objectElement() != TypeId::None)
        Arguments.push_back({objectElement()});
      return C.Types.object(*Record, Arguments);
    }
    return TypeId::None;
  case Sort::LibraryStruct: return libraryStruct(F.Result);
  default: return TypeId::None;
  }
}

TypeId Match::parameterType(size_t I, ExprId E) {
  using Sort = TypePattern::Sort;
  const TypePattern &Pattern = F.Parameters[I].Type;
  TypeId T = C.P.type(E);
  switch (Pattern.Kind) {
  case Sort::Numeric: return numericType(Pattern, Own[I].Element, Own[I].Rows, Own[I].Columns);
  case Sort::ObjectElement: return C.Types.plain(objectElement());
  case Sort::TemplateArgument:
    if (TemplateArgument != TypeId::None)
      return isStorable(TemplateArgument) ? TemplateArgument : TypeId::None;
    return isLiteralType(C, T) && C.Types.get(T).Element == ScalarKind::LiteralInt
               ? C.Types.withElement(T, ScalarKind::UInt)
               : defaultOfLiteral(C.Types, C.Types.plain(T));
  case Sort::Object:
    if (T != TypeId::None)
      return T;
    if (const library::ObjectType *Record = library::objectType(Pattern.ObjectName))
      return C.Types.object(*Record, {});
    return TypeId::None;
  default: return defaultOfLiteral(C.Types, C.Types.plain(T));
  }
}

} // namespace

bool match(CheckContext &C, const library::Function &F, TypeId Object, TypeId TemplateArgument,
           llvm::ArrayRef<ExprId> Args, LibraryMatch &Into) {
  if (Args.size() != F.Parameters.size() && !(F.Variadic && Args.size() > F.Parameters.size()))
    return false;
  if (TemplateArgument != TypeId::None && !F.TakesTemplateArgument)
    return false;
  Match M(C, F, Object, TemplateArgument);
  for (size_t I = 0; I != F.Parameters.size(); ++I)
    if (!M.take(I, Args[I]))
      return false;
  if (!M.settle())
    return false;
  Into.Callee = &F;
  Into.Result = C.Types.plain(M.resultType());
  const bool MakesLiteral = Into.Result != TypeId::None && isLiteralType(C, Into.Result);
  Into.Parameters.clear();
  for (size_t I = 0; I != Args.size(); ++I) {
    TypeId T =
        I < F.Parameters.size() ? M.parameterType(I, Args[I]) : C.Types.plain(C.P.type(Args[I]));
    Into.Parameters.push_back(MakesLiteral ? T : defaultOfLiteral(C.Types, T));
  }
  return Into.Result != TypeId::None && !llvm::is_contained(Into.Parameters, TypeId::None);
}

/// Returns the number of leading \p Args that \p F takes.
size_t argumentsTaken(CheckContext &C, const library::Function &F, TypeId Object,
                      TypeId TemplateArgument, llvm::ArrayRef<ExprId> Args) {
  Match M(C, F, Object, TemplateArgument);
  size_t I = 0;
  while (I != std::min(F.Parameters.size(), Args.size()) && M.take(I, Args[I]))
    ++I;
  return I;
}

} // namespace dxil::frontend
