// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `base[index]` on arrays, vectors, matrices, resources and their mip levels, descriptor heaps, and
// structs with `operator[]`.
#include "Calls.h"
#include "Constants.h"
#include "Context.h"
#include "Conversions.h"
#include "Evaluator.h"
#include "Expressions.h"
#include "LibraryCalls.h"
#include "Members.h"
#include "NameLookup.h"

namespace dxil::frontend {
using syntax::NodeId;
using syntax::NodeKind;

static ExprId subscript(CheckContext &C, Location Where, ExprId Base, ExprId Index);

static bool isHeap(CheckContext &C, NodeId Node, bool &IsSampler) {
  if (!C.Here.Tree->is(Node, NodeKind::NameRef))
    return false;
  auto N = C.Here.Tree->get<syntax::NameRef>(Node);
  IsSampler = N.Word == Name::SamplerDescriptorHeap_;
  return isHeapName(N.Word) && lookUp(C, Node).empty();
}

static ExprId checkHeapSubscript(CheckContext &C, NodeId Node) {
  auto N = C.Here.Tree->get<syntax::Subscript>(Node);
  Location Where = C.locationOf(Node);
  bool IsSampler = false;
  isHeap(C, N.Base, IsSampler);
  ExprId Index = convert(C, checkValue(C, N.Index), C.Types.scalar(ScalarKind::UInt));
  if (C.isBad(Index))
    return Index;
  if (C.Opts.ShaderModelMinor < 6)
    return error(C, Where, Diagnostic::heap_needs_model);
  return C.P.add(Where, TypeId::None, expr::HeapObject{Index, IsSampler});
}

/// Returns `object.mips[level][index]` or `object.sample[number][index]`, or None if \p Node is
/// neither.
static ExprId checkMipSubscript(CheckContext &C, NodeId Node) {
  auto Outer = C.Here.Tree->get<syntax::Subscript>(Node);
  if (!C.Here.Tree->is(Outer.Base, NodeKind::Subscript))
    return ExprId::None;
  auto Inner = C.Here.Tree->get<syntax::Subscript>(Outer.Base);
  if (!C.Here.Tree->is(Inner.Base, NodeKind::Member))
    return ExprId::None;
  auto M = C.Here.Tree->get<syntax::Member>(Inner.Base);
  const Name Word = C.Here.Tree->get<syntax::NameRef>(M.Named).Word;
  const bool Mips = Word == Name::mips_, Samples = Word == Name::sample_;
  if (!Mips && !Samples)
    return ExprId::None;
  Location Where = C.locationOf(Node);
  ExprId Object = checkExpression(C, M.Base);
  if (C.isBad(Object))
    return Object;
  if (isAnyObject(C, Object) || C.Types.get(C.P.type(Object)).Kind != TypeKind::Object) {
    ExprId Base = member(C, Where, Object, M.Named);
    return C.isBad(Base)
               ? Base
               : subscript(C, Where, subscript(C, Where, Base, checkValue(C, Inner.Index)),
                           checkValue(C, Outer.Index));
  }
  Object = load(C, Object);
  const dxil::frontend::Object &O = C.Types.objectOf(C.P.type(Object));
  if (!(Mips ? O.Record->HasMips : O.Record->Multisampled))
    return error(C, Where, Diagnostic::no_such_member,
                 {C.Names.spelling(Word), spell(C, C.P.type(Object)),
                  similarMember(C, C.P.type(Object), C.Names.spelling(Word))});
  ExprId Level = convert(C, checkValue(C, Inner.Index), C.Types.scalar(ScalarKind::UInt));
  ExprId Index = checkValue(C, Outer.Index);
  if (C.isBad(Level) || C.isBad(Index))
    return bad(C, Where);
  uint32_t Coordinates = O.Record->Coordinates;
  TypeId IndexType = Coordinates == 1 ? C.Types.scalar(ScalarKind::UInt)
                                      : C.Types.vector(ScalarKind::UInt, Coordinates);
  if (!C.Types.isNumeric(C.P.type(Index)) || C.Types.elementCount(C.P.type(Index)) != Coordinates)
    return error(C, Where, Diagnostic::bad_subscript,
                 {spell(C, C.P.type(Index)), spell(C, C.P.type(Object)), spell(C, IndexType)});
  Index = convert(C, Index, IndexType);
  return C.P.add(Where, O.Arguments[0].Type, expr::MipPlace{Object, Level, Index, Samples});
}

/// Returns \p Index as an int or uint scalar.
ExprId indexValue(CheckContext &C, ExprId Index) {
  Index = load(C, Index);
  if (C.isBad(Index))
    return Index;
  Location Where = C.P.Expressions.location(Index);
  TypeId T = C.P.type(Index), UInt = C.Types.scalar(ScalarKind::UInt);
  if (isAnyObject(C, Index))
    return error(C, Where, Diagnostic::index_not_scalar, {"a resource"});
  if (C.Types.get(T).Kind == TypeKind::Enum)
    return convert(C, Index, C.Types.scalar(ScalarKind::Int));
  if (!C.Types.isNumeric(T) || C.Types.elementCount(T) != 1)
    return error(C, Where, Diagnostic::index_not_scalar, {spell(C, T)});
  ScalarKind K = C.Types.get(T).Element;
  if (C.Types.get(T).Kind == TypeKind::Scalar && (K == ScalarKind::Int || K == ScalarKind::UInt))
    return Index;
  bool Signed = isInteger(K) && !isUnsigned(K);
  return convert(C, Index, Signed ? C.Types.scalar(ScalarKind::Int) : UInt);
}

static ExprId objectSubscript(CheckContext &C, Location Where, ExprId Base, ExprId Index) {
  TypeId T = C.P.type(Base);
  const dxil::frontend::Object &O = C.Types.objectOf(T);
  uint32_t Coordinates = O.Record->Coordinates;
  const bool IsNode = O.Record->Kind == library::ObjectType::Sort::NodeOutput;
  if (Coordinates == 0 || (O.Arguments.empty() && !IsNode))
    return error(C, Where, Diagnostic::no_subscript, {spell(C, T)});
  TypeId IndexType = Coordinates == 1 ? C.Types.scalar(ScalarKind::UInt)
                                      : C.Types.vector(ScalarKind::UInt, Coordinates);
  Index = load(C, Index);
  if (C.isBad(Index))
    return Index;
  bool Fits =
      !isAnyObject(C, Index) && conversionFor(C, Index, IndexType) &&
      (!C.Types.isNumeric(C.P.type(Index)) || C.Types.elementCount(C.P.type(Index)) == Coordinates);
  if (!Fits)
    return error(C, Where, Diagnostic::bad_subscript,
                 {isAnyObject(C, Index) ? "a resource" : spell(C, C.P.type(Index)), spell(C, T),
                  spell(C, IndexType)});
  if (O.Record->Kind == library::ObjectType::Sort::NodeOutput)
    return libraryCall(C, Where, "__element", library::methods(*O.Record, "__element"),
                       loadObject(C, Base), {}, {Index}, true);
  if (Name Global = globalStageObject(C, Base); Global != Name::None)
    return error(C, Where, Diagnostic::global_stage_object, {C.Names.spelling(Global)});
  return C.P.add(Where, O.Arguments[0].Type,
                 expr::BufferPlace{loadObject(C, Base), convert(C, Index, IndexType)});
}

/// Returns the name of the global \p Object if only a stage could fill it: a patch or a stream.
Name globalStageObject(const CheckContext &C, ExprId Object) {
  if (Object == ExprId::None || C.Types.get(C.P.type(Object)).Kind != TypeKind::Object)
    return Name::None;
  const library::ObjectType::Sort Kind = C.Types.objectOf(C.P.type(Object)).Record->Kind;
  if (Kind != library::ObjectType::Sort::Patch && Kind != library::ObjectType::Sort::Stream)
    return Name::None;
  if (C.P.Expressions.is(Object, ExprKind::Load))
    Object = C.P.Expressions.get<expr::Load>(Object).Place;
  const VariableId V =
      isPlace(C.P.Expressions.kind(Object)) ? variableOf(C.P, Object) : VariableId::None;
  return V != VariableId::None && C.P.variable(V).Kind == VariableKind::Resource
             ? C.P.variable(V).Word
             : Name::None;
}

/// Returns true if \p Index is constant and out of bounds of \p Whole.
static bool isOutside(CheckContext &C, TypeId Whole, ExprId Index, std::string &Spelled) {
  const Type &Ty = C.Types.get(Whole);
  if (Ty.Kind == TypeKind::Array && Ty.Rows == 0)
    return false;
  std::optional<ConstantValue> Value = evaluate(C, Index);
  if (!Value || Value->Bits.empty())
    return false;
  int64_t Number = integerOf(C.Types, C.Types.get(C.P.type(Index)).Element, Value->Bits[0]);
  Spelled = std::to_string(Number);
  return Number < 0 || Number >= int64_t(Ty.Rows);
}

/// Returns true if an element outside of the array or matrix \p Base may be named, though not used
/// as a whole: DXC allows reads past it in a resource. Memory of a thread has exact bounds.
static bool mayNameOutside(const CheckContext &C, ExprId Base) {
  if (!isPlace(C.kind(Base)))
    return false;
  TypeKind Kind = C.Types.get(C.P.type(Base)).Kind;
  VariableId Root = variableOf(C.P, Base);
  // An array of resources in a constant block has one resource for each element.
  const bool IsShared = Root == VariableId::None ||
                        C.P.variable(Root).Kind == VariableKind::Constant ||
                        (C.P.variable(Root).Kind == VariableKind::Resource &&
                         C.P.variable(Root).Block == BlockId::None);
  return IsShared && (Kind == TypeKind::Array || Kind == TypeKind::Matrix);
}

/// Loads the object at \p Place for a method or subscript. As in DXC, it may be an element outside
/// of an array of resources.
ExprId loadObject(CheckContext &C, ExprId Place) {
  if (C.isBad(Place) || C.kind(Place) != ExprKind::ElementPlace ||
      C.Types.get(C.P.type(Place)).Kind != TypeKind::Object)
    return load(C, Place);
  return C.P.add(C.P.Expressions.location(Place), C.Types.plain(C.P.type(Place)),
                 expr::Load{Place});
}

/// Reports that \p Base has no element \p Number, with a note where the array is declared.
static void reportOutside(CheckContext &C, Location Where, ExprId Base, llvm::StringRef Number) {
  C.Diags.report(Where, Diagnostic::index_out_of_range, {Number, spell(C, C.P.type(Base))});
  const VariableId Root = isPlace(C.kind(Base)) ? variableOf(C.P, Base) : VariableId::None;
  if (Root != VariableId::None)
    C.Diags.report(C.P.variable(Root).Where, Diagnostic::declared_here,
                   {C.Names.spelling(C.P.variable(Root).Word)});
}

/// Reports \p Place if it is a whole element outside of its array.
bool checkInside(CheckContext &C, ExprId Place) {
  if (C.kind(Place) != ExprKind::ElementPlace)
    return true;
  auto N = C.P.Expressions.get<expr::ElementPlace>(Place);
  std::string Number;
  if (!constantBits(C, N.Index) || !isOutside(C, C.P.type(N.Base), N.Index, Number))
    return true;
  reportOutside(C, C.P.Expressions.location(Place), N.Base, Number);
  return false;
}

/// Returns true if \p E reads a constant buffer, so that its value is unknown.
static bool readsConstants(const CheckContext &C, ExprId E) {
  if (VariableId Root = variableOf(C.P, E); Root != VariableId::None)
    return C.P.variable(Root).Kind == VariableKind::Constant;
  switch (C.kind(E)) {
  case ExprKind::Load: return readsConstants(C, C.P.Expressions.get<expr::Load>(E).Place);
  case ExprKind::Convert: return readsConstants(C, C.P.Expressions.get<expr::Convert>(E).Operand);
  case ExprKind::Swizzle: return readsConstants(C, C.P.Expressions.get<expr::Swizzle>(E).Operand);
  case ExprKind::SwizzlePlace:
    return readsConstants(C, C.P.Expressions.get<expr::SwizzlePlace>(E).Base);
  case ExprKind::Binary: {
    auto N = C.P.Expressions.get<expr::Binary>(E);
    return readsConstants(C, N.Left) || readsConstants(C, N.Right);
  }
  default: return false;
  }
}

/// Reports an index with an unknown value, of resources in a struct or constant block: each has its
/// own binding.
static bool checkObjectIndex(CheckContext &C, ExprId Base, TypeId Element, ExprId Index) {
  if (!C.Types.hasObject(Element) || !readsConstants(C, Index))
    return true;
  VariableId Root = variableOf(C.P, Base);
  if (Root == VariableId::None || C.P.variable(Root).Kind != VariableKind::Resource)
    return true;
  TypeId Whole = C.P.variable(Root).Type;
  Whole = C.Types.withoutArrays(Whole);
  if (C.Types.get(Whole).Kind != TypeKind::Struct && C.P.variable(Root).Block == BlockId::None)
    return true;
  C.Diags.report(C.P.Expressions.location(Index), Diagnostic::resource_index_not_constant);
  return false;
}

static ExprId subscript(CheckContext &C, Location Where, ExprId Base, ExprId Index) {
  if (C.isBad(Base) || C.isBad(Index))
    return bad(C, Where);
  if (isAnyObject(C, Base))
    return error(C, Where, Diagnostic::heap_needs_type);
  Base = contents(C, Base);
  TypeId T = C.P.type(Base);
  const Type Ty = C.Types.get(T);
  TypeId Element = TypeId::None;
  switch (Ty.Kind) {
  case TypeKind::Object: return objectSubscript(C, Where, Base, Index);
  case TypeKind::Struct:
    if (ExprId Call = overloadedOperator(C, Where, "operator[]", {Base, Index});
        Call != ExprId::None)
      return Call;
    return error(C, Where, Diagnostic::no_subscript, {spell(C, T)});
  case TypeKind::Array:
    // The index must be a scalar. For vectors and buffers, a vector or matrix of one element is an
    // index too.
    if (const TypeKind Kind = C.Types.get(C.P.type(Index)).Kind;
        Kind == TypeKind::Vector || Kind == TypeKind::Matrix)
      return error(C, Where, Diagnostic::index_not_scalar, {spell(C, C.P.type(Index))});
    Element = Ty.ElementType;
    break;
  case TypeKind::Vector: Element = C.Types.scalar(Ty.Element); break;
  case TypeKind::Matrix: Element = C.Types.vector(Ty.Element, Ty.Columns); break;
  default: return error(C, Where, Diagnostic::no_subscript, {spell(C, T)});
  }
  Index = indexValue(C, Index);
  if (C.isBad(Index))
    return Index;
  std::string Number;
  if (isOutside(C, T, Index, Number) && !mayNameOutside(C, Base)) {
    reportOutside(C, Where, Base, Number);
    return bad(C, Where);
  }
  if (!checkObjectIndex(C, Base, Element, Index))
    return bad(C, Where);
  if (isPlace(C.kind(Base)))
    return C.P.add(Where, Element, expr::ElementPlace{Base, Index});
  return C.P.add(Where, C.Types.plain(Element), expr::ElementValue{withoutLiteral(C, Base), Index});
}

ExprId checkSubscript(CheckContext &C, NodeId Node) {
  auto N = C.Here.Tree->get<syntax::Subscript>(Node);
  bool IsSampler = false;
  if (isHeap(C, N.Base, IsSampler))
    return checkHeapSubscript(C, Node);
  if (ExprId Mip = checkMipSubscript(C, Node); Mip != ExprId::None)
    return Mip;
  ExprId Base = checkExpression(C, N.Base), Index = checkValue(C, N.Index);
  return subscript(C, C.locationOf(Node), Base, Index);
}

} // namespace dxil::frontend
