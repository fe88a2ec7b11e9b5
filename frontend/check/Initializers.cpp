// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Initializer lists and constructors: HLSL splits all items into numbers and objects and fills the
// type with them in order. Their number must match the type.
#include "Context.h"
#include "Conversions.h"
#include "Expressions.h"
#include "NameLookup.h"

namespace dxil::frontend {
using syntax::NodeId;
using syntax::NodeKind;

/// Limits the nesting of lists and the leaves of types.
constexpr unsigned MaxListDepth = 256;
constexpr uint32_t MaxInitialLeaves = 1u << 20;

namespace {

/// Splits items and fills types with their parts.
class Filler {
public:
  Filler(CheckContext &C, Location Where, llvm::ArrayRef<ExprId> Items) : C(C), Where(Where) {
    for (ExprId E : llvm::reverse(Items))
      Items_.push_back(E);
  }

  /// Returns a value of type \p T made of the next items. If they do not suffice or fit, returns
  /// None and records the failure.
  ExprId fill(TypeId T);
  /// Returns \p E after the stores to the temporaries that hold items.
  ExprId withStored(ExprId E);
  bool empty();
  bool failed() const { return Failed; }

private:
  ExprId fillNumber(TypeId T);
  ExprId fillAggregate(TypeId T);
  /// Returns the next item that has leaves, or None at the end.
  ExprId next();
  void expand();
  ExprId piece(uint32_t Count);
  bool isRepeatable(ExprId E) const;
  ExprId repeatable(ExprId E);

  CheckContext &C;
  Location Where;
  llvm::SmallVector<ExprId, 16> Items_; ///< items in reverse order
  uint32_t Taken = 0;                   ///< number of elements of the next item that are used
  llvm::SmallVector<ExprId, 4> Stored;
  bool Failed = false;
};

/// Returns true if \p E can be evaluated again with the same value at low cost.
bool Filler::isRepeatable(ExprId E) const {
  const auto &X = C.P.Expressions;
  for (;;) {
    switch (X.kind(E)) {
    case ExprKind::Constant:
    case ExprKind::VariablePlace:
    case ExprKind::ThisPlace: return true;
    case ExprKind::Load: E = X.get<expr::Load>(E).Place; break;
    case ExprKind::FieldPlace: E = X.get<expr::FieldPlace>(E).Base; break;
    case ExprKind::BasePlace: E = X.get<expr::BasePlace>(E).Derived; break;
    case ExprKind::SwizzlePlace: E = X.get<expr::SwizzlePlace>(E).Base; break;
    case ExprKind::ContentsPlace: E = X.get<expr::ContentsPlace>(E).Object; break;
    case ExprKind::ElementPlace:
      if (!constantBits(C, X.get<expr::ElementPlace>(E).Index))
        return false;
      E = X.get<expr::ElementPlace>(E).Base;
      break;
    default: return false;
    }
  }
}

ExprId Filler::repeatable(ExprId E) {
  if (isRepeatable(E))
    return E;
  Variable V;
  V.Type = C.Types.plain(C.P.type(E));
  V.Where = Where;
  ExprId Place = variablePlace(C, Where, C.P.add(std::move(V)));
  Stored.push_back(C.P.add(Where, C.P.type(Place), expr::Assign{Place, load(C, E)}));
  return Place;
}

ExprId Filler::withStored(ExprId E) {
  for (ExprId First : llvm::reverse(Stored))
    E = C.P.add(Where, C.P.type(E), expr::Sequence{First, E});
  return E;
}

/// Replaces the next item, a struct or array, by its parts.
void Filler::expand() {
  ExprId E = repeatable(Items_.pop_back_val());
  const Type T = C.Types.get(C.P.type(E));
  if (T.Kind == TypeKind::Array) {
    for (uint32_t I = T.Rows; I-- != 0;) {
      ExprId Index = integer(C, Where, ScalarKind::UInt, I);
      bool Place = isPlace(C.kind(E));
      Items_.push_back(
          Place ? C.P.add(Where, T.ElementType, expr::ElementPlace{E, Index})
                : C.P.add(Where, C.Types.plain(T.ElementType), expr::ElementValue{E, Index}));
    }
    return;
  }
  TypeId Struct = C.P.type(E);
  for (size_t I = C.Types.structOf(Struct).Fields.size(); I-- != 0;)
    Items_.push_back(field(C, Where, E, Struct, uint32_t(I)));
  if (TypeId Base = C.Types.structOf(Struct).Base; Base != TypeId::None)
    Items_.push_back(toBase(C, Where, E, Base));
}

static bool isAggregate(const Type &T) {
  return T.Kind == TypeKind::Struct || T.Kind == TypeKind::Array;
}

static bool isEmpty(const TypeTable &Types, TypeId T) {
  return isAggregate(Types.get(T)) && Types.leafCount(T) == 0 && !Types.hasObject(T);
}

ExprId Filler::next() {
  while (!Items_.empty() && !isAnyObject(C, Items_.back()) &&
         isEmpty(C.Types, C.P.type(Items_.back())))
    Items_.pop_back();
  return Items_.empty() ? ExprId::None : Items_.back();
}

bool Filler::empty() {
  return next() == ExprId::None;
}

/// Returns the next \p Count elements of the next item, a scalar, vector or matrix; the item itself
/// if these are all.
ExprId Filler::piece(uint32_t Count) {
  TypeId T = C.P.type(Items_.back());
  uint32_t Have = C.Types.elementCount(T);
  if (Taken == 0 && Count == Have)
    return load(C, Items_.pop_back_val());
  ExprId E = Items_.back() = repeatable(Items_.back());
  ScalarKind K = C.Types.get(T).Element;
  TypeId Part = Count == 1 ? C.Types.scalar(K) : C.Types.vector(K, Count);
  llvm::SmallVector<uint32_t, 4> Elements;
  for (uint32_t I = 0; I != Count; ++I)
    Elements.push_back(Taken + I);
  auto List = C.P.Expressions.addList<uint32_t>(Elements);
  if ((Taken += Count) == Have) {
    Taken = 0;
    Items_.pop_back();
  }
  if (auto Bits = constantBits(C, E))
    return constant(C, Where, Part, *Bits);
  if (isPlace(C.kind(E)))
    return load(C, C.P.add(Where, Part, expr::SwizzlePlace{E, List}));
  return C.P.add(Where, Part, expr::Swizzle{E, List});
}

ExprId Filler::fillNumber(TypeId T) {
  uint32_t Wanted = C.Types.elementCount(T), Have = 0;
  ScalarKind K = C.Types.get(T).Element;
  Arguments Parts;
  while (Have != Wanted) {
    ExprId E = next();
    if (E == ExprId::None)
      return ExprId::None;
    if (isAnyObject(C, E))
      return error(C, Where, Diagnostic::cannot_convert, {"a resource of a heap", spell(C, T)});
    TypeId From = C.P.type(E);
    const Type &F = C.Types.get(From);
    if (F.Kind == TypeKind::Enum && !C.Types.enumOf(From).IsClass) {
      Items_.back() =
          applied(C, load(C, E), C.Types.enumOf(From).Underlying, ConversionKind::FromEnum);
      continue;
    }
    if (isAggregate(F)) {
      expand();
      continue;
    }
    if (!C.Types.isNumeric(From))
      return error(C, Where, Diagnostic::cannot_convert, {spell(C, From), spell(C, T)});
    uint32_t Left = C.Types.elementCount(From) - Taken;
    ExprId Part = piece(std::min(Left, Wanted - Have));
    Have += C.Types.elementCount(C.P.type(Part));
    if (Have == Wanted && Parts.empty() && C.P.type(Part) == T)
      return Part;
    Part = convert(C, Part, C.Types.withElement(C.P.type(Part), K), Warn::Numbers);
    Parts.push_back(Part);
  }
  if (Parts.size() == 1 && C.P.type(Parts[0]) == T)
    return Parts[0];
  if (Parts.size() == 1)
    return applied(C, Parts[0], T, ConversionKind::Reshape);
  return C.P.add(Where, T, expr::Construct{C.P.Expressions.addList<ExprId>(Parts)});
}

ExprId Filler::fillAggregate(TypeId T) {
  Arguments Parts;
  auto Add = [&](TypeId Part) {
    if (isEmpty(C.Types, Part))
      return true;
    ExprId E = fill(Part);
    if (E == ExprId::None || C.isBad(E))
      return false;
    Parts.push_back(E);
    return true;
  };
  const Type Ty = C.Types.get(T);
  if (Ty.Kind == TypeKind::Array) {
    for (uint32_t I = 0; I != Ty.Rows; ++I)
      if (!Add(Ty.ElementType))
        return ExprId::None;
  } else {
    const Struct &S = C.Types.structOf(T);
    if (S.Base != TypeId::None && !Add(S.Base))
      return ExprId::None;
    for (const Field &F : S.Fields)
      if (!Add(F.Type))
        return ExprId::None;
  }
  return C.P.add(Where, T, expr::Construct{C.P.Expressions.addList<ExprId>(Parts)});
}

ExprId Filler::fill(TypeId T) {
  ExprId E = next();
  if (E == ExprId::None)
    return ExprId::None;
  T = C.Types.plain(T);
  const Type &Ty = C.Types.get(T);
  if (Taken == 0 && !isAnyObject(C, E) && C.Types.plain(C.P.type(E)) == T)
    return load(C, Items_.pop_back_val());
  if (C.Types.isNumeric(T))
    return fillNumber(T);
  if (isAggregate(Ty)) {
    // A struct may come from an object that holds it, or from a derived struct.
    Conversion Whole = conversionFor(C, E, T);
    bool Takes = Whole.Kind == ConversionKind::Object || Whole.Kind == ConversionKind::ToBase;
    if (Taken == 0 && Takes)
      return convert(C, Items_.pop_back_val(), T);
    return fillAggregate(T);
  }
  while (!isAnyObject(C, E) && isAggregate(C.Types.get(C.P.type(E)))) {
    expand();
    E = next();
    if (E == ExprId::None)
      return ExprId::None;
  }
  if (Taken != 0)
    return error(C, Where, Diagnostic::cannot_convert, {spell(C, C.P.type(E)), spell(C, T)});
  return convert(C, Items_.pop_back_val(), T, Warn::Numbers);
}

} // namespace

/// Returns the number of leaves, numbers and objects, of \p Items.
static uint64_t leavesOf(CheckContext &C, llvm::ArrayRef<ExprId> Items) {
  uint64_t Count = 0;
  for (ExprId E : Items)
    Count += isAnyObject(C, E) ? 1
                               : std::max(C.Types.leafCount(C.P.type(E)),
                                          C.Types.hasObject(C.P.type(E)) ? 1u : 0u);
  return Count;
}

static ExprId initialize(CheckContext &C, Location Where, TypeId To, llvm::ArrayRef<ExprId> Items,
                         bool IsList) {
  if (To == TypeId::Error || llvm::any_of(Items, [&](ExprId E) { return C.isBad(E); }))
    return bad(C, Where);
  To = C.Types.plain(To);
  uint64_t Wanted = C.Types.leafCount(To), Have = leavesOf(C, Items);
  if (Wanted > MaxInitialLeaves || Have > MaxInitialLeaves)
    return error(C, Where, Diagnostic::initializer_too_large, {spell(C, To)});
  bool Objects = C.Types.hasObject(To);
  auto WrongCount = [&] {
    return error(C, Where, Diagnostic::initializer_count,
                 {spell(C, To), std::to_string(Wanted), std::to_string(Have),
                  Have < Wanted ? "few" : "many"});
  };
  // `Empty e = {};`
  if (!Objects && !Wanted && Items.empty() && C.Types.get(To).Kind == TypeKind::Struct)
    return cast(C, integer(C, Where, ScalarKind::Int, 0), To, Where);
  if (!Objects && Wanted != Have && llvm::none_of(Items, [&](ExprId E) {
        return !isAnyObject(C, E) && C.Types.hasObject(C.P.type(E));
      }))
    return WrongCount();
  Filler F(C, Where, Items);
  ExprId E = F.fill(To);
  if (E == ExprId::None || !F.empty())
    return WrongCount();
  return C.isBad(E) ? E : F.withStored(E);
}

static bool flatten(CheckContext &C, NodeId List, Arguments &Items, unsigned Depth) {
  if (Depth > MaxListDepth) {
    error(C, C.locationOf(List), Diagnostic::expression_too_deep);
    return false;
  }
  auto N = C.Here.Tree->get<syntax::InitList>(List);
  bool Good = true;
  for (size_t I = 0; I != N.Items.Count; ++I) {
    NodeId Item = C.Here.Tree->item(N.Items, I);
    if (C.Here.Tree->is(Item, NodeKind::InitList)) {
      Good &= flatten(C, Item, Items, Depth + 1);
      continue;
    }
    Items.push_back(checkExpression(C, Item));
    Good &= !C.isBad(Items.back());
  }
  return Good;
}

ExprId checkInitializer(CheckContext &C, NodeId Node, TypeId To, const char *Initialized) {
  Location Where = C.locationOf(Node);
  if (!C.Here.Tree->is(Node, NodeKind::InitList))
    return convert(C, checkExpression(C, Node), To, Warn::Yes, Initialized);
  Arguments Items;
  if (!flatten(C, Node, Items, 0) || To == TypeId::Error)
    return bad(C, Where);
  return initialize(C, Where, To, Items, true);
}

/// Returns the number of elements, or 0 with an error.
static uint32_t lengthOfInitializer(CheckContext &C, NodeId Initializer, TypeId Element) {
  Location Where = C.locationOf(Initializer);
  Arguments Items;
  if (!C.Here.Tree->is(Initializer, NodeKind::InitList)) {
    const TypeId T = C.P.type(checkExpression(C, Initializer));
    if (C.Types.get(T).Kind == TypeKind::Array)
      return C.Types.get(T).Rows;
    if (T == TypeId::Error)
      return 0;
  } else if (!flatten(C, Initializer, Items, 0)) {
    return 0;
  }
  const uint64_t Have = leavesOf(C, Items),
                 Each = std::max(C.Types.leafCount(Element), C.Types.hasObject(Element) ? 1u : 0u);
  if (!Have)
    C.Diags.report(Where, Diagnostic::array_length_missing);
  else if (!Each || Have > MaxInitialLeaves)
    C.Diags.report(Where, Diagnostic::initializer_too_large, {spell(C, Element)});
  else
    return uint32_t((Have + Each - 1) / Each);
  return 0;
}

uint32_t deducedLength(CheckContext &C, NodeId Initializer, TypeId Element) {
  if (Initializer == NodeId::None)
    return 0;
  {
    // The initializer is checked again with the variable, which reports the remaining errors.
    Diagnostics::Attempt Silent(C.Diags);
    if (uint32_t Length = lengthOfInitializer(C, Initializer, Element))
      return Length;
  }
  return lengthOfInitializer(C, Initializer, Element);
}

ExprId construct(CheckContext &C, Location Where, TypeId T, Arguments &Args) {
  T = C.Types.plain(T);
  const Type &Ty = C.Types.get(T);
  if (Args.empty() && Ty.Kind == TypeKind::Object &&
      C.Types.objectOf(T).Record->Kind == library::ObjectType::Sort::RayQuery)
    return C.P.add(Where, T, expr::Construct{{}});
  if (Args.empty())
    return error(C, Where, Diagnostic::empty_construction, {spell(C, T)});
  if (Ty.Kind == TypeKind::Vector || Ty.Kind == TypeKind::Matrix)
    return initialize(C, Where, T, Args, false);
  if (Args.size() != 1)
    return error(C, Where, Diagnostic::no_constructor, {spell(C, T)});
  if (Ty.Kind == TypeKind::Enum && C.P.type(Args[0]) != T)
    return error(
        C, Where, Diagnostic::enum_construction,
        {isAnyObject(C, Args[0]) ? "a resource" : spell(C, C.P.type(Args[0])), spell(C, T)});
  bool Makes = Ty.Kind == TypeKind::Scalar || Ty.Kind == TypeKind::Enum ||
               Ty.Kind == TypeKind::Object || C.P.type(Args[0]) == T;
  return Makes ? cast(C, Args[0], T, Where) : initialize(C, Where, T, Args, false);
}

} // namespace dxil::frontend
