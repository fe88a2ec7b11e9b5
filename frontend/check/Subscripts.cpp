// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `base[index]`: arrays, vectors, matrices, resources and their mip levels, heaps of descriptors, operators of structs.
#include "Checker.h"
#include "Evaluator.h"

using namespace dxil::frontend;
using syntax::NodeId;
using syntax::NodeKind;

bool Checker::isHeap(NodeId Node, bool &IsSampler) {
  if (!CurrentTree->is(Node, NodeKind::NameRef))
    return false;
  auto N = CurrentTree->get<syntax::NameRef>(Node);
  llvm::StringRef Word = Names.spelling(N.Word);
  IsSampler = Word == "SamplerDescriptorHeap";
  return (IsSampler || Word == "ResourceDescriptorHeap") && lookUp(Node).empty();
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

/// `object.mips[level][index]`, `object.sample[number][index]`; None if \p Node is no such thing.
ExprId Checker::checkMipSubscript(NodeId Node) {
  auto Outer = CurrentTree->get<syntax::Subscript>(Node);
  if (!CurrentTree->is(Outer.Base, NodeKind::Subscript))
    return ExprId::None;
  auto Inner = CurrentTree->get<syntax::Subscript>(Outer.Base);
  if (!CurrentTree->is(Inner.Base, NodeKind::Member))
    return ExprId::None;
  auto M = CurrentTree->get<syntax::Member>(Inner.Base);
  llvm::StringRef Word = Names.spelling(CurrentTree->get<syntax::NameRef>(M.Named).Word);
  bool Mips = Word == "mips", Samples = Word == "sample";
  if (!Mips && !Samples)
    return ExprId::None;
  Location Where = locationOf(Node);
  ExprId Object = checkExpression(M.Base);
  if (isBad(Object))
    return Object;
  if (isAnyObject(Object) || Types.get(P.type(Object)).Kind != TypeKind::Object) {
    ExprId Base = member(Where, Object, M.Named);
    return isBad(Base) ? Base : subscript(Where, subscript(Where, Base, checkValue(Inner.Index)), checkValue(Outer.Index));
  }
  Object = load(Object);
  const dxil::frontend::Object &O = Types.objectOf(P.type(Object));
  if (!(Mips ? O.Record->HasMips : O.Record->Multisampled))
    return error(Where, Diagnostic::no_such_member, {Word, spell(P.type(Object))});
  ExprId Level = convert(checkValue(Inner.Index), Types.scalar(ScalarKind::UInt));
  ExprId Index = checkValue(Outer.Index);
  if (isBad(Level) || isBad(Index))
    return bad(Where);
  uint32_t Coordinates = O.Record->Coordinates;
  TypeId IndexType = Coordinates == 1 ? Types.scalar(ScalarKind::UInt) : Types.vector(ScalarKind::UInt, Coordinates);
  if (!Types.isNumeric(P.type(Index)) || Types.elementCount(P.type(Index)) != Coordinates)
    return error(Where, Diagnostic::bad_subscript, {spell(P.type(Index)), spell(P.type(Object)), spell(IndexType)});
  Index = convert(Index, IndexType);
  return P.add(Where, O.Arguments[0].Type, expr::MipPlace{Object, Level, Index, Samples});
}

/// An int or uint scalar.
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
  if (Coordinates == 0 || O.Arguments.empty())
    return error(Where, Diagnostic::no_subscript, {spell(T)});
  TypeId IndexType = Coordinates == 1 ? Types.scalar(ScalarKind::UInt) : Types.vector(ScalarKind::UInt, Coordinates);
  Index = load(Index);
  if (isBad(Index))
    return Index;
  bool Fits = !isAnyObject(Index) && conversionFor(Index, IndexType) &&
              (!Types.isNumeric(P.type(Index)) || Types.elementCount(P.type(Index)) == Coordinates);
  if (!Fits)
    return error(Where, Diagnostic::bad_subscript,
                 {isAnyObject(Index) ? "a resource" : spell(P.type(Index)), spell(T), spell(IndexType)});
  return P.add(Where, O.Arguments[0].Type, expr::BufferPlace{load(Base), convert(Index, IndexType)});
}

/// The element that a constant index names; nothing is said of others.
static std::optional<int64_t> knownIndex(Checker &C, ExprId Index) {
  auto Bits = C.constantBits(Index);
  if (!Bits)
    return {};
  return integerOf(C.Types, C.Types.get(C.P.type(Index)).Element, *Bits);
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
  case TypeKind::Object:
    return objectSubscript(Where, Base, Index);
  case TypeKind::Struct:
    if (ExprId Call = overloadedOperator(Where, "operator[]", {Base, Index}); Call != ExprId::None)
      return Call;
    return error(Where, Diagnostic::no_subscript, {spell(T)});
  case TypeKind::Array:
    Element = Of.Of;
    break;
  case TypeKind::Vector:
    Element = Types.scalar(Of.Element);
    break;
  case TypeKind::Matrix:
    Element = Types.vector(Of.Element, Of.Columns);
    break;
  default:
    return error(Where, Diagnostic::no_subscript, {spell(T)});
  }
  Index = indexValue(Index);
  if (isBad(Index))
    return Index;
  std::optional<int64_t> Known = knownIndex(*this, Index);
  bool Bounded = Of.Kind != TypeKind::Array || Of.Rows != 0;
  if (Known && Bounded && (*Known < 0 || *Known >= int64_t(Of.Rows)))
    return error(Where, Diagnostic::index_out_of_range, {std::to_string(*Known), spell(T)});
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
