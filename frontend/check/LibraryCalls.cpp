// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Calls of library functions. The arguments settle the type variables of a signature as in DXC; the
// first signature that fits is called.
#include "Checker.h"

using namespace dxil::frontend;
using library::TypePattern;

namespace {

/// Returns the elements of \p Set that exist in this compile.
ScalarSet membersOf(const library::ElementSet &Set, bool Native16) {
  return Native16 ? Set.Members & ~Set.NotNative : Set.Members;
}

bool isLiteral(ScalarKind K) {
  return K == ScalarKind::LiteralInt || K == ScalarKind::LiteralFloat;
}

/// Returns true if \p Place is memory that threads share, on which atomics work.
bool isShared(const Program &P, ExprId Place) {
  const ExprId Root = rootOf(P, Place);
  const ExprKind K = P.Expressions.kind(Root);
  return isGroupShared(P, Place) || K == ExprKind::BufferPlace || K == ExprKind::MipPlace ||
         K == ExprKind::ContentsPlace;
}

/// The type variables of one signature that are settled so far.
class Match {
public:
  Match(Checker &C, const library::Function &F, TypeId Object, TypeId TemplateArgument)
      : C(C), F(F), Object(Object), TemplateArgument(TemplateArgument),
        Native16(C.Types.native16()), Elements(F.Elements.size(), ScalarKind::Count),
        Shapes(F.ShapeSets.size()), Lengths(F.Dimensions, 0), Own(F.Parameters.size()) {}

  /// Adds argument \p I. Returns false if it fits no parameter type.
  bool take(size_t I, ExprId E);
  /// Settles the variables that no argument has determined.
  bool settle();
  TypeId resultType();
  TypeId parameterType(size_t I, ExprId E);

private:
  struct KnownShape {
    uint8_t Shape = 0;              ///< one bit, 0: unknown
    uint32_t Rows = 0, Columns = 0; ///< least of the arguments that are not scalars
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

  Checker &C;
  const library::Function &F;
  /// Returns true if a buffer may hold values of type \p T.
  bool isStorable(TypeId T) const {
    const TypeKind Kind = C.Types.get(T).Kind;
    return !C.Types.hasObject(T) && Kind != TypeKind::String && Kind != TypeKind::Void;
  }

  TypeId Object, TemplateArgument, Struct = TypeId::None, Sampler = TypeId::None;
  bool Native16;
  llvm::SmallVector<ScalarKind, 4> Elements;
  llvm::SmallVector<KnownShape, 4> Shapes;
  llvm::SmallVector<uint32_t, 4> Lengths; ///< 0: unknown
  llvm::SmallVector<OwnType, 8> Own;
};

TypeId Match::libraryStruct(const TypePattern &Pattern) const {
  for (Entity E : C.lookUp(C.Names.intern(Pattern.ObjectName)))
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
  auto Has = [&](ScalarKind Of) { return (Members & ::dxil::frontend::setOf(Of)) != 0; };
  if (K == ScalarKind::LiteralFloat)
    return Has(ScalarKind::Float)    ? ScalarKind::Float
           : Has(ScalarKind::Double) ? ScalarKind::Double
                                     : Set.Default;
  std::optional<uint64_t> Bits = C.constantBits(E);
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
  ScalarKind &Known =
      Pattern.ElementVariable >= 0 ? Elements[size_t(Pattern.ElementVariable)] : Mine.Element;
  Known = Known == ScalarKind::Count ? K : combinedElement(Known, K, Native16);
  return true;
}

bool Match::takeShape(const TypePattern &Pattern, uint8_t Shape) {
  if (Pattern.ShapeVariable < 0)
    return Shape == Pattern.Shape || Shape == library::Scalars;
  uint8_t &Known = Shapes[size_t(Pattern.ShapeVariable)].Shape;
  if (Known == 0 || Known == library::Scalars)
    Known = Shape;
  else if (Shape != library::Scalars && Shape != Known)
    return false;
  return true;
}

bool Match::takeLength(library::Dimension D, uint32_t Length) {
  if (D.Fixed)
    return Length >= D.Fixed;
  if (D.Variable >= 0) {
    uint32_t &Known = Lengths[size_t(D.Variable)];
    Known = Known == 0 ? Length : std::min(Known, Length);
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
  const Type &Of = C.Types.get(T);
  uint8_t Shape = Of.Kind == TypeKind::Scalar   ? library::Scalars
                  : Of.Kind == TypeKind::Vector ? library::Vectors
                                                : library::Matrices;
  OwnType &Mine = Own[I];
  if (Of.Kind == TypeKind::Matrix) {
    Mine.Rows = Of.Rows;
    Mine.Columns = Of.Columns;
  } else {
    Mine.Columns = Of.Rows;
  }
  if (!takeShape(Pattern, Shape) || !takeElement(Pattern, Mine, E, Of.Element))
    return false;
  if (Shape == library::Scalars)
    return true;
  if (Pattern.ShapeVariable >= 0) {
    KnownShape &Known = Shapes[size_t(Pattern.ShapeVariable)];
    Known.Rows = Known.Rows ? std::min(Known.Rows, Mine.Rows) : Mine.Rows;
    Known.Columns = Known.Columns ? std::min(Known.Columns, Mine.Columns) : Mine.Columns;
  }
  return takeLength(Pattern.Rows, Mine.Rows) && takeLength(Pattern.Columns, Mine.Columns);
}

bool Match::take(size_t I, ExprId E) {
  const library::Parameter &Parameter = F.Parameters[I];
  const TypePattern &Pattern = Parameter.Type;
  using Sort = TypePattern::Sort;
  bool AnyObject = C.isAnyObject(E);
  TypeId T = C.P.type(E);
  TypeKind Kind = AnyObject ? TypeKind::Object : C.Types.get(T).Kind;
  if (Parameter.Flow != library::Direction::In || Parameter.Place) {
    Diagnostics::Attempt Silent(C.Diags);
    if (!isPlace(C.kind(E)) || !C.checkModifiable(E, Location::None))
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
    const Type &Element = C.Types.get(C.Types.get(T).Of);
    return (Element.Kind == TypeKind::Scalar || Element.Kind == TypeKind::Vector) &&
           Element.Element != ScalarKind::Bool && !isMinPrecision(Element.Element);
  }
  case Sort::String: return Kind == TypeKind::String;
  case Sort::TemplateArgument:
    return !AnyObject && (TemplateArgument == TypeId::None || C.conversionFor(E, TemplateArgument));
  case Sort::ObjectElement:
    return objectElement() != TypeId::None && C.conversionFor(E, objectElement());
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
    const KnownShape &Known = Shapes[size_t(Pattern.ShapeVariable)];
    Shape = Known.Shape;
    OwnRows = std::max(Known.Rows, 1u);
    OwnColumns = std::max(Known.Columns, 1u);
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
      llvm::SmallVector<ObjectArgument, 1> Of;
      if (Record->TypeParameters != 0 && objectElement() != TypeId::None)
        Of.push_back({objectElement()});
      return C.Types.object(*Record, Of);
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
    return C.isLiteralType(T) && C.Types.get(T).Element == ScalarKind::LiteralInt
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

bool Checker::match(const library::Function &F, TypeId Object, TypeId TemplateArgument,
                    llvm::ArrayRef<ExprId> Args, LibraryMatch &Into) {
  if (Args.size() != F.Parameters.size() && !(F.Variadic && Args.size() > F.Parameters.size()))
    return false;
  if (TemplateArgument != TypeId::None && !F.TakesTemplateArgument)
    return false;
  Match M(*this, F, Object, TemplateArgument);
  for (size_t I = 0; I != F.Parameters.size(); ++I)
    if (!M.take(I, Args[I]))
      return false;
  if (!M.settle())
    return false;
  Into.Callee = &F;
  Into.Result = Types.plain(M.resultType());
  const bool MakesLiteral = Into.Result != TypeId::None && isLiteralType(Into.Result);
  Into.Parameters.clear();
  for (size_t I = 0; I != Args.size(); ++I) {
    TypeId T = I < F.Parameters.size() ? M.parameterType(I, Args[I]) : Types.plain(P.type(Args[I]));
    Into.Parameters.push_back(MakesLiteral ? T : defaultOfLiteral(Types, T));
  }
  return Into.Result != TypeId::None && !llvm::is_contained(Into.Parameters, TypeId::None);
}

/// Returns the number of leading \p Args that \p F takes.
size_t Checker::argumentsTaken(const library::Function &F, TypeId Object, TypeId TemplateArgument,
                               llvm::ArrayRef<ExprId> Args) {
  Match M(*this, F, Object, TemplateArgument);
  size_t I = 0;
  while (I != std::min(F.Parameters.size(), Args.size()) && M.take(I, Args[I]))
    ++I;
  return I;
}

/// Returns the type of matrix \p E with its declared order, which loads and operations drop, or
/// None for other types.
TypeId Checker::storedType(ExprId E) {
  const auto &X = P.Expressions;
  if (isAnyObject(E) || Types.get(P.type(E)).Kind != TypeKind::Matrix)
    return TypeId::None;
  const TypeId Default = defaultOrder(Types.plain(P.type(E)));
  for (;;) {
    const TypeId T = P.type(E);
    if (Types.get(T).Kind != TypeKind::Matrix)
      return Default;
    if (Types.get(T).Order != MatrixOrder::Unspecified)
      return T;
    switch (X.kind(E)) {
    case ExprKind::Load: E = X.get<expr::Load>(E).Place; break;
    case ExprKind::Negate: E = X.get<expr::Negate>(E).Operand; break;
    case ExprKind::Binary: E = X.get<expr::Binary>(E).Left; break;
    case ExprKind::Call: {
      const TypeId Result = P.function(X.get<expr::Call>(E).Callee).Result;
      return Types.get(Result).Kind == TypeKind::Matrix &&
                     Types.get(Result).Order != MatrixOrder::Unspecified
                 ? Result
                 : Default;
    }
    default: return Default;
    }
  }
}

ExprId Checker::emitLibraryCall(Location Where, const LibraryMatch &M, ExprId Object,
                                TypeId TemplateArgument, llvm::ArrayRef<ExprId> Args) {
  if (M.Callee->Special == library::SpecialId::Printf)
    return error(Where, Diagnostic::not_supported_yet, {M.Callee->Word});
  if (Name Global = globalStageObject(Object); Global != Name::None)
    return error(Where, Diagnostic::global_stage_object, {Names.spelling(Global)});
  if (M.Callee->Op == OpCode::TextureGatherRaw) {
    const TypeId Texel = Types.objectOf(P.type(Object)).Arguments.front().Type;
    if (Types.get(Texel).Kind != TypeKind::Scalar || !isUnsigned(Types.get(Texel).Element))
      return error(Where, Diagnostic::gather_raw_texels, {spell(Texel)});
  }
  if (M.Callee->Lowering == library::LoweringKind::Code) {
    FunctionId F = instantiateLibraryCode(*M.Callee, M.Parameters, M.Result);
    return F == FunctionId::None ? bad(Where) : call(Where, F, ExprId::None, Args);
  }
  Arguments Converted;
  for (size_t I = 0; I != Args.size(); ++I) {
    const library::Parameter *Parameter =
        I < M.Callee->Parameters.size() ? &M.Callee->Parameters[I] : nullptr;
    if (Parameter && Parameter->Place && !isShared(P, Args[I]))
      return error(P.Expressions.location(Args[I]), Diagnostic::atomic_not_shared,
                   {M.Callee->Word});
    if (Parameter && Parameter->Place)
      if (const dxil::frontend::Field *F = bitFieldOf(P, Types, Args[I]))
        return error(P.Expressions.location(Args[I]), Diagnostic::atomic_bit_field,
                     {M.Callee->Word, Names.spelling(F->Word)});
    ExprId E = Parameter && Parameter->Place
                   ? Args[I]
                   : argument(Args[I], M.Parameters[I],
                              Parameter ? Parameter->Flow : library::Direction::In);
    if (isBad(E))
      return bad(Where);
    Converted.push_back(E);
  }
  // DXC stores a matrix in the order of its type.
  if (M.Callee->Special == library::SpecialId::ByteStore && TemplateArgument == TypeId::None &&
      Args.size() > 1)
    TemplateArgument = storedType(Args[1]);
  auto [At, New] = LibraryRefs.try_emplace(M.Callee, LibraryRef(P.LibraryFunctions.size()));
  if (New)
    P.LibraryFunctions.push_back(M.Callee);
  return P.add(Where, M.Result,
               expr::LibraryCall{At->second, Object, P.Expressions.addList<ExprId>(Converted),
                                 TemplateArgument});
}

Checker::LibraryMatch Checker::concreteMatch(const LibraryMatch &M, ScalarKind K) {
  if (!isLiteralType(M.Result))
    return M;
  const library::TypePattern &Pattern = M.Callee->Result;
  const ScalarSet Members =
      Pattern.ElementVariable < 0
          ? ScalarSet(0)
          : membersOf(M.Callee->Elements[size_t(Pattern.ElementVariable)], Types.native16());
  if (!(Members & ::dxil::frontend::setOf(K)))
    K = Types.get(defaultOfLiteral(Types, M.Result)).Element;
  LibraryMatch Result = M;
  Result.Result = Types.withElement(M.Result, K);
  for (TypeId &T : Result.Parameters)
    if (isLiteralType(T))
      T = Types.withElement(T, K);
  return Result;
}

// DXC computes functions of literals in 64 bits; the result is a literal too.
ExprId Checker::literalCall(Location Where, const LibraryMatch &M, llvm::ArrayRef<ExprId> Args) {
  Arguments Converted;
  for (size_t I = 0; I != Args.size(); ++I) {
    const TypeId To = M.Parameters[I], From = P.type(Args[I]);
    const std::optional<uint64_t> Bits = constantBits(Args[I]);
    ExprId E = Args[I];
    if (!isLiteralType(To))
      E = convert(E, To);
    else if (From != To && !Bits)
      return ExprId::None;
    else if (From != To)
      E = constant(P.Expressions.location(E), To,
                   literalBits(Types.get(From).Element, Types.get(To).Element, *Bits));
    if (isBad(E))
      return E;
    Converted.push_back(E);
  }
  auto [At, New] = LibraryRefs.try_emplace(M.Callee, LibraryRef(P.LibraryFunctions.size()));
  if (New)
    P.LibraryFunctions.push_back(M.Callee);
  const ExprId Call =
      P.add(Where, M.Result,
            expr::LibraryCall{At->second, ExprId::None, P.Expressions.addList<ExprId>(Converted),
                              TypeId::None});
  // HLSL 2016 rounds halves away from zero, which is left to code generation.
  if (M.Callee->Word == "round" && !atLeast(LanguageVersion::v2017))
    return Call;
  const std::optional<ConstantValue> Value = evaluate(Call);
  return Value && !Value->Bits.empty() && llvm::all_equal(Value->Bits)
             ? constant(Where, M.Result, Value->Bits[0])
             : Call;
}

ExprId Checker::concreteCall(ExprId Call, ScalarKind K) {
  const auto N = P.Expressions.get<expr::LibraryCall>(Call);
  LibraryMatch M;
  M.Callee = P.LibraryFunctions[size_t(N.Callee)];
  M.Result = P.type(Call);
  Arguments Args;
  for (size_t I = 0; I != N.Arguments.Count; ++I) {
    Args.push_back(P.Expressions.item(N.Arguments, I));
    M.Parameters.push_back(P.type(Args.back()));
  }
  return emitLibraryCall(P.Expressions.location(Call), concreteMatch(M, K), ExprId::None,
                         TypeId::None, Args);
}

/// Returns the type of the object that method \p F of a node output returns, with that output's
/// element, or None for other functions.
TypeId Checker::resultOfNode(const library::Function &F, TypeId Object) {
  using library::SpecialId;
  llvm::StringRef Class;
  if (F.Special == SpecialId::NodeThreadRecords)
    Class = "ThreadNodeOutputRecords";
  else if (F.Special == SpecialId::NodeGroupRecords)
    Class = "GroupNodeOutputRecords";
  else if (F.Special == SpecialId::NodeElement)
    Class = Types.objectOf(Object).Arguments.empty() ? "EmptyNodeOutput" : "NodeOutput";
  else
    return TypeId::None;
  const std::vector<ObjectArgument> Arguments = Types.objectOf(Object).Arguments;
  return Types.object(*library::objectType(Class), Arguments);
}

ExprId Checker::libraryCall(Location Where, llvm::StringRef Word,
                            llvm::ArrayRef<const library::Function *> Signatures, ExprId Object,
                            llvm::ArrayRef<TemplateArgument> Given, llvm::ArrayRef<ExprId> Args,
                            bool Report) {
  TypeId ObjectType = Object == ExprId::None ? TypeId::None : P.type(Object);
  TypeId TemplateArgument = Given.empty() ? TypeId::None : defaultOrder(Given[0].Type);
  if (TemplateArgument == TypeId::Error)
    return bad(Where);
  if (TemplateArgument != TypeId::None && Types.hasObject(TemplateArgument))
    return Report ? error(Where, Diagnostic::object_in_memory, {Word, spell(TemplateArgument)})
                  : ExprId::None;
  LibraryMatch M;
  for (const library::Function *F : Signatures)
    if (match(*F, ObjectType, TemplateArgument, Args, M)) {
      if (TypeId Made = resultOfNode(*F, ObjectType); Made != TypeId::None)
        M.Result = Made;
      const bool MakesLiteral = isLiteralType(M.Result);
      const ExprId Literal = MakesLiteral ? literalCall(Where, M, Args) : ExprId::None;
      if (Literal != ExprId::None)
        return Literal;
      if (MakesLiteral)
        M = concreteMatch(M, Types.get(defaultOfLiteral(Types, M.Result)).Element);
      return emitLibraryCall(Where, M, Object, TemplateArgument, Args);
    }
  if (!Report)
    return ExprId::None;
  const ExprId Wrong = error(Where, Diagnostic::no_matching_function, {Word, spellArguments(Args)});
  noteSignatures(Where, Signatures, ObjectType, TemplateArgument, Args);
  return Wrong;
}
