// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `base[index]` on arrays, vectors, matrices, resources and their mip levels, descriptor heaps, and
// structs with `operator[]`.
#include "Checker.h"
#include "Evaluator.h"

using namespace dxil::frontend;
using syntax::NodeId;
using syntax::NodeKind;

bool Checker::isHeap(NodeId Node, bool &IsSampler) {
  if (!CurrentTree->is(Node, NodeKind::NameRef))
    return false;
  auto N = CurrentTree->get<syntax::NameRef>(Node);
  IsSampler = N.Word == Name::SamplerDescriptorHeap_;
  return isHeapName(N.Word) && lookUp(Node).empty();
}

ExprId Checker::checkHeapSubscript(NodeId Node) {
  auto N = CurrentTree->get<syntax::Subscript>(Node);
  Location Where = locationOf(Node);
  bool IsSampler = false;
  isHeap(N.Base, IsSampler);
  ExprId Index = convert(checkValue(N.Index), Types.scalar(ScalarKind::UInt));
  if (isBad(Index))
    return Index;
  if (Opts.ShaderModelMinor < 6)
    return error(Where, Diagnostic::heap_needs_model);
  return P.add(Where, TypeId::None, expr::HeapObject{Index, IsSampler});
}

/// Returns `object.mips[level][index]` or `object.sample[number][index]`, or None if \p Node is
/// neither.
ExprId Checker::checkMipSubscript(NodeId Node) {
  auto Outer = CurrentTree->get<syntax::Subscript>(Node);
  if (!CurrentTree->is(Outer.Base, NodeKind::Subscript))
    return ExprId::None;
  auto Inner = CurrentTree->get<syntax::Subscript>(Outer.Base);
  if (!CurrentTree->is(Inner.Base, NodeKind::Member))
    return ExprId::None;
  auto M = CurrentTree->get<syntax::Member>(Inner.Base);
  const Name Word = CurrentTree->get<syntax::NameRef>(M.Named).Word;
  const bool Mips = Word == Name::mips_, Samples = Word == Name::sample_;
  if (!Mips && !Samples)
    return ExprId::None;
  Location Where = locationOf(Node);
  ExprId Object = checkExpression(M.Base);
  if (isBad(Object))
    return Object;
  if (isAnyObject(Object) || Types.get(P.type(Object)).Kind != TypeKind::Object) {
    ExprId Base = member(Where, Object, M.Named);
    return isBad(Base) ? Base
                       : subscript(Where, subscript(Where, Base, checkValue(Inner.Index)),
                                   checkValue(Outer.Index));
  }
  Object = load(Object);
  const dxil::frontend::Object &O = Types.objectOf(P.type(Object));
  if (!(Mips ? O.Record->HasMips : O.Record->Multisampled))
    return error(Where, Diagnostic::no_such_member,
                 {Names.spelling(Word), spell(P.type(Object)),
                  similarMember(P.type(Object), Names.spelling(Word))});
  ExprId Level = convert(checkValue(Inner.Index), Types.scalar(ScalarKind::UInt));
  ExprId Index = checkValue(Outer.Index);
  if (isBad(Level) || isBad(Index))
    return bad(Where);
  uint32_t Coordinates = O.Record->Coordinates;
  TypeId IndexType = Coordinates == 1 ? Types.scalar(ScalarKind::UInt)
                                      : Types.vector(ScalarKind::UInt, Coordinates);
  if (!Types.isNumeric(P.type(Index)) || Types.elementCount(P.type(Index)) != Coordinates)
    return error(Where, Diagnostic::bad_subscript,
                 {spell(P.type(Index)), spell(P.type(Object)), spell(IndexType)});
  Index = convert(Index, IndexType);
  return P.add(Where, O.Arguments[0].Type, expr::MipPlace{Object, Level, Index, Samples});
}

/// Returns \p Index as an int or uint scalar.
ExprId Checker::indexValue(ExprId Index) {
  Index = load(Index);
  if (isBad(Index))
    return Index;
  Location Where = P.Expressions.location(Index);
  TypeId T = P.type(Index), UInt = Types.scalar(ScalarKind::UInt);
  if (isAnyObject(Index))
    return error(Where, Diagnostic::index_not_scalar, {"a resource"});
  if (Types.get(T).Kind == TypeKind::Enum)
    return convert(Index, Types.scalar(ScalarKind::Int));
  if (!Types.isNumeric(T) || Types.elementCount(T) != 1)
    return error(Where, Diagnostic::index_not_scalar, {spell(T)});
  ScalarKind K = Types.get(T).Element;
  if (Types.get(T).Kind == TypeKind::Scalar && (K == ScalarKind::Int || K == ScalarKind::UInt))
    return Index;
  bool Signed = isInteger(K) && !isUnsigned(K);
  return convert(Index, Signed ? Types.scalar(ScalarKind::Int) : UInt);
}

ExprId Checker::objectSubscript(Location Where, ExprId Base, ExprId Index) {
  TypeId T = P.type(Base);
  const dxil::frontend::Object &O = Types.objectOf(T);
  uint32_t Coordinates = O.Record->Coordinates;
  const bool IsNode = O.Record->Kind == library::ObjectType::Sort::NodeOutput;
  if (Coordinates == 0 || (O.Arguments.empty() && !IsNode))
    return error(Where, Diagnostic::no_subscript, {spell(T)});
  TypeId IndexType = Coordinates == 1 ? Types.scalar(ScalarKind::UInt)
                                      : Types.vector(ScalarKind::UInt, Coordinates);
  Index = load(Index);
  if (isBad(Index))
    return Index;
  bool Fits = !isAnyObject(Index) && conversionFor(Index, IndexType) &&
              (!Types.isNumeric(P.type(Index)) || Types.elementCount(P.type(Index)) == Coordinates);
  if (!Fits)
    return error(
        Where, Diagnostic::bad_subscript,
        {isAnyObject(Index) ? "a resource" : spell(P.type(Index)), spell(T), spell(IndexType)});
  if (O.Record->Kind == library::ObjectType::Sort::NodeOutput)
    return libraryCall(Where, "__element", library::methods(*O.Record, "__element"),
                       loadObject(Base), {}, {Index}, true);
  if (Name Global = globalStageObject(Base); Global != Name::None)
    return error(Where, Diagnostic::global_stage_object, {Names.spelling(Global)});
  return P.add(Where, O.Arguments[0].Type,
               expr::BufferPlace{loadObject(Base), convert(Index, IndexType)});
}

/// Returns the name of the global \p Object if only a stage could fill it: a patch or a stream.
Name Checker::globalStageObject(ExprId Object) const {
  if (Object == ExprId::None || Types.get(P.type(Object)).Kind != TypeKind::Object)
    return Name::None;
  const library::ObjectType::Sort Kind = Types.objectOf(P.type(Object)).Record->Kind;
  if (Kind != library::ObjectType::Sort::Patch && Kind != library::ObjectType::Sort::Stream)
    return Name::None;
  if (P.Expressions.is(Object, ExprKind::Load))
    Object = P.Expressions.get<expr::Load>(Object).Place;
  const VariableId V =
      isPlace(P.Expressions.kind(Object)) ? variableOf(P, Object) : VariableId::None;
  return V != VariableId::None && P.variable(V).Kind == VariableKind::Resource ? P.variable(V).Word
                                                                               : Name::None;
}

/// Returns true if \p Index is constant and out of bounds of \p Whole.
bool Checker::isOutside(TypeId Whole, ExprId Index, std::string &Spelled) {
  const Type &Of = Types.get(Whole);
  if (Of.Kind == TypeKind::Array && Of.Rows == 0)
    return false;
  std::optional<ConstantValue> Known = evaluate(Index);
  if (!Known || Known->Bits.empty())
    return false;
  int64_t Number = integerOf(Types, Types.get(P.type(Index)).Element, Known->Bits[0]);
  Spelled = std::to_string(Number);
  return Number < 0 || Number >= int64_t(Of.Rows);
}

/// Returns true if an element outside of the array or matrix \p Base may be named, though not used
/// as a whole: DXC allows reads past it in a resource. Memory of a thread has exact bounds.
bool Checker::mayNameOutside(ExprId Base) const {
  if (!isPlace(kind(Base)))
    return false;
  TypeKind Kind = Types.get(P.type(Base)).Kind;
  VariableId Root = variableOf(P, Base);
  // An array of resources in a constant block has one resource for each element.
  const bool IsShared =
      Root == VariableId::None || P.variable(Root).Kind == VariableKind::Constant ||
      (P.variable(Root).Kind == VariableKind::Resource && P.variable(Root).Block == BlockId::None);
  return IsShared && (Kind == TypeKind::Array || Kind == TypeKind::Matrix);
}

/// Loads the object at \p Place for a method or subscript. As in DXC, it may be an element outside
/// of an array of resources.
ExprId Checker::loadObject(ExprId Place) {
  if (isBad(Place) || kind(Place) != ExprKind::ElementPlace ||
      Types.get(P.type(Place)).Kind != TypeKind::Object)
    return load(Place);
  return P.add(P.Expressions.location(Place), Types.plain(P.type(Place)), expr::Load{Place});
}

/// Reports that \p Base has no element \p Number, with a note where the array is declared.
void Checker::reportOutside(Location Where, ExprId Base, llvm::StringRef Number) {
  Diags.report(Where, Diagnostic::index_out_of_range, {Number, spell(P.type(Base))});
  const VariableId Root = isPlace(kind(Base)) ? variableOf(P, Base) : VariableId::None;
  if (Root != VariableId::None)
    Diags.report(P.variable(Root).Where, Diagnostic::declared_here,
                 {Names.spelling(P.variable(Root).Word)});
}

/// Reports \p Place if it is a whole element outside of its array.
bool Checker::checkInside(ExprId Place) {
  if (kind(Place) != ExprKind::ElementPlace)
    return true;
  auto N = P.Expressions.get<expr::ElementPlace>(Place);
  std::string Number;
  if (!constantBits(N.Index) || !isOutside(P.type(N.Base), N.Index, Number))
    return true;
  reportOutside(P.Expressions.location(Place), N.Base, Number);
  return false;
}

/// Returns true if \p E reads a constant buffer, so that its value is unknown.
bool Checker::readsConstants(ExprId E) const {
  if (VariableId Root = variableOf(P, E); Root != VariableId::None)
    return P.variable(Root).Kind == VariableKind::Constant;
  switch (kind(E)) {
  case ExprKind::Load: return readsConstants(P.Expressions.get<expr::Load>(E).Place);
  case ExprKind::Convert: return readsConstants(P.Expressions.get<expr::Convert>(E).Operand);
  case ExprKind::Swizzle: return readsConstants(P.Expressions.get<expr::Swizzle>(E).Operand);
  case ExprKind::SwizzlePlace: return readsConstants(P.Expressions.get<expr::SwizzlePlace>(E).Base);
  case ExprKind::Binary: {
    auto N = P.Expressions.get<expr::Binary>(E);
    return readsConstants(N.Left) || readsConstants(N.Right);
  }
  default: return false;
  }
}

/// Reports an index with an unknown value, of resources in a struct or constant block: each has its
/// own binding.
bool Checker::checkObjectIndex(ExprId Base, TypeId Element, ExprId Index) {
  if (!Types.hasObject(Element) || !readsConstants(Index))
    return true;
  VariableId Root = variableOf(P, Base);
  if (Root == VariableId::None || P.variable(Root).Kind != VariableKind::Resource)
    return true;
  TypeId Whole = P.variable(Root).Type;
  Whole = Types.withoutArrays(Whole);
  if (Types.get(Whole).Kind != TypeKind::Struct && P.variable(Root).Block == BlockId::None)
    return true;
  Diags.report(P.Expressions.location(Index), Diagnostic::resource_index_not_constant);
  return false;
}

ExprId Checker::subscript(Location Where, ExprId Base, ExprId Index) {
  if (isBad(Base) || isBad(Index))
    return bad(Where);
  if (isAnyObject(Base))
    return error(Where, Diagnostic::heap_needs_type);
  Base = contents(Base);
  TypeId T = P.type(Base);
  const Type Of = Types.get(T);
  TypeId Element = TypeId::None;
  switch (Of.Kind) {
  case TypeKind::Object: return objectSubscript(Where, Base, Index);
  case TypeKind::Struct:
    if (ExprId Call = overloadedOperator(Where, "operator[]", {Base, Index}); Call != ExprId::None)
      return Call;
    return error(Where, Diagnostic::no_subscript, {spell(T)});
  case TypeKind::Array: Element = Of.Of; break;
  case TypeKind::Vector: Element = Types.scalar(Of.Element); break;
  case TypeKind::Matrix: Element = Types.vector(Of.Element, Of.Columns); break;
  default: return error(Where, Diagnostic::no_subscript, {spell(T)});
  }
  Index = indexValue(Index);
  if (isBad(Index))
    return Index;
  std::string Number;
  if (isOutside(T, Index, Number) && !mayNameOutside(Base)) {
    reportOutside(Where, Base, Number);
    return bad(Where);
  }
  if (!checkObjectIndex(Base, Element, Index))
    return bad(Where);
  if (isPlace(kind(Base)))
    return P.add(Where, Element, expr::ElementPlace{Base, Index});
  return P.add(Where, Types.plain(Element), expr::ElementValue{withoutLiteral(Base), Index});
}

ExprId Checker::checkSubscript(NodeId Node) {
  auto N = CurrentTree->get<syntax::Subscript>(Node);
  bool IsSampler = false;
  if (isHeap(N.Base, IsSampler))
    return checkHeapSubscript(Node);
  if (ExprId Mip = checkMipSubscript(Node); Mip != ExprId::None)
    return Mip;
  ExprId Base = checkExpression(N.Base), Index = checkValue(N.Index);
  return subscript(locationOf(Node), Base, Index);
}
