// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Places of the program as places of the module.
#include "Context.h"
#include "Expressions.h"
#include "Globals.h"
#include "Memory.h"
#include "Objects.h"
#include "Values.h"

using namespace llvm;

namespace dxil::frontend {

Place variablePlace(CodegenContext &G, VariableId Id) {
  const Variable &V = G.P.variable(Id);
  Place Lvalue;
  Lvalue.Type = V.Type;
  Lvalue.Precise = V.Precise;
  switch (V.Kind) {
  case VariableKind::Local:
  case VariableKind::Parameter:
    Lvalue.Address = G.Now.Variables.lookup(Id);
    Lvalue.Root = Id;
    if (V.IsShared) // a variable, or a part of one
      Lvalue.Layout = partLayout(G, V.Type, MemoryLayout::Local);
    Lvalue.IsInSignature = G.Now.StageArrays.contains(Id);
    if (!Lvalue.Address) { // declared by no statement that was reached: of an interface
      Lvalue.Address = temporary(G, V.Type, G.Names.spelling(V.Word));
      G.Now.Variables[Id] = Lvalue.Address;
    }
    return Lvalue;
  case VariableKind::Static:
    if (VariableId Viewed = viewedConstant(G, V); Viewed != VariableId::None) {
      const bool Precise = Lvalue.Precise;
      Lvalue = variablePlace(G, Viewed);
      Lvalue.Type = V.Type;
      Lvalue.Precise = Precise;
      return Lvalue;
    }
    Lvalue.Address = staticFor(G, Id);
    return Lvalue;
  case VariableKind::GroupShared:
    Lvalue.Address = groupSharedFor(G, Id);
    Lvalue.Layout = partLayout(G, V.Type, MemoryLayout::Local);
    return Lvalue;
  case VariableKind::Constant:
    Lvalue.Layout = MemoryLayout::Constants;
    Lvalue.Address = offsetBy(G, blockAddress(G, V.Block), V.Offset);
    return Lvalue;
  case VariableKind::Resource:
    Lvalue.Kind = Place::Sort::Resource;
    Lvalue.Variable = Id;
    return Lvalue;
  }
  return Lvalue;
}

static Place convertedPlace(CodegenContext &G, const expr::ConvertedPlace &N, TypeId T) {
  if (isAggregate(G, T) && N.In == ConversionKind::Identity) { // the front of a larger aggregate
    Place Outer = emitPlace(G, N.Place);
    Outer.Type = T;
    return Outer;
  }
  Place Lvalue;
  Lvalue.Kind = Place::Sort::Converted;
  Lvalue.Type = T;
  Lvalue.Inner = std::make_shared<Place>(emitPlace(G, N.Place));
  Lvalue.In = N.In;
  Lvalue.Back = N.Back;
  return Lvalue;
}

/// Returns a new variable with \p V in it; structs and arrays are in memory already.
static Place temporaryPlace(CodegenContext &G, Value *V, TypeId T) {
  if (isAggregate(G, T))
    return memoryPlace(G, T, V);
  Place Lvalue = memoryPlace(G, T, temporary(G, T, "temporary"));
  store(G, Lvalue, V);
  return Lvalue;
}

/// Returns \p V itself as a place without stores.
Place placeOfValue(CodegenContext &G, Value *V, TypeId T) {
  if (isAggregate(G, T))
    return memoryPlace(G, T, V);
  Place Lvalue;
  Lvalue.Kind = Place::Sort::Value;
  Lvalue.Type = T;
  Lvalue.Direct = V;
  return Lvalue;
}

/// Returns the variable that \p E loads, or None for another expression.
static VariableId loadedVariable(const Program::Exprs &X, ExprId E) {
  if (!X.is(E, ExprKind::Load))
    return VariableId::None;
  const ExprId Loaded = X.get<expr::Load>(E).Place;
  return X.is(Loaded, ExprKind::VariablePlace) ? X.get<expr::VariablePlace>(Loaded).Variable
                                               : VariableId::None;
}

/// Resources in the contents of a global are resources of their own.
static Place contentsPlace(CodegenContext &G, ExprId E) {
  const ExprId Object = G.P.Expressions.get<expr::ContentsPlace>(E).Object;
  const TypeId T = G.P.type(E);
  if (const VariableId Buffer =
          G.Types.hasObject(T) ? loadedVariable(G.P.Expressions, Object) : VariableId::None;
      Buffer != VariableId::None && G.P.variable(Buffer).Kind == VariableKind::Resource) {
    Place Lvalue = variablePlace(G, Buffer);
    Lvalue.Type = T;
    return Lvalue;
  }
  return contentsOf(G, G.P.type(Object), emitValue(G, Object));
}

Place emitPlace(CodegenContext &G, ExprId E) {
  const Program::Exprs &X = G.P.Expressions;
  const TypeId T = G.P.type(E);
  switch (X.kind(E)) {
  case ExprKind::VariablePlace: return variablePlace(G, X.get<expr::VariablePlace>(E).Variable);
  case ExprKind::ThisPlace: return memoryPlace(G, T, G.Now.This);
  case ExprKind::FieldPlace: {
    auto N = X.get<expr::FieldPlace>(E);
    return fieldOf(G, emitPlace(G, N.Base), N.Index);
  }
  case ExprKind::BasePlace: {
    // The base may be several levels up.
    Place Lvalue = emitPlace(G, X.get<expr::BasePlace>(E).Derived);
    while (Lvalue.Type != T && G.Types.structOf(Lvalue.Type).Base != TypeId::None)
      Lvalue = baseOf(G, Lvalue);
    return Lvalue;
  }
  case ExprKind::ElementPlace: {
    auto N = X.get<expr::ElementPlace>(E);
    Place Base = emitPlace(G, N.Base);
    return elementAt(G, Base, emitValue(G, N.Index));
  }
  case ExprKind::SwizzlePlace: {
    auto N = X.get<expr::SwizzlePlace>(E);
    Place Lvalue = elementsOf(G, emitPlace(G, N.Base), X.list(N.Elements));
    Lvalue.Type = T;
    return Lvalue;
  }
  case ExprKind::BufferPlace: {
    auto N = X.get<expr::BufferPlace>(E);
    Value *Handle = emitValue(G, N.Object);
    return elementOf(G, G.P.type(N.Object), Handle, emitValue(G, N.Index));
  }
  case ExprKind::MipPlace: {
    auto N = X.get<expr::MipPlace>(E);
    Value *Handle = emitValue(G, N.Object);
    Value *Level = emitValue(G, N.Level);
    return mipElementOf(G, G.P.type(N.Object), Handle, Level, emitValue(G, N.Index), N.IsSample);
  }
  case ExprKind::ContentsPlace: return contentsPlace(G, E);
  case ExprKind::ConvertedPlace: return convertedPlace(G, X.get<expr::ConvertedPlace>(E), T);
  case ExprKind::TemporaryPlace:
    return temporaryPlace(G, emitValue(G, X.get<expr::TemporaryPlace>(E).Value), T);
  case ExprKind::StoredPlace: {
    Place Lvalue;
    emitStore(G, X.get<expr::StoredPlace>(E).Store, Lvalue);
    return Lvalue;
  }
  case ExprKind::Sequence: {
    auto N = X.get<expr::Sequence>(E);
    emitEffect(G, N.First);
    return emitPlace(G, N.Last);
  }
  default: return placeOfValue(G, emitValue(G, E), T);
  }
}

Place emitSource(CodegenContext &G, ExprId E) {
  if (G.P.Expressions.is(E, ExprKind::Load))
    return emitPlace(G, G.P.Expressions.get<expr::Load>(E).Place);
  if (G.P.Expressions.is(E, ExprKind::FieldValue)) {
    auto N = G.P.Expressions.get<expr::FieldValue>(E);
    return fieldOf(G, emitSource(G, N.Operand), N.Index);
  }
  return memoryPlace(G, G.P.type(E), emitValue(G, E));
}

void emitInto(CodegenContext &G, const Place &To, ExprId E) {
  if (!isAggregate(G, To.Type))
    return store(G, To, emitValue(G, E));
  if (G.P.Expressions.is(E, ExprKind::Construct) && To.Kind == Place::Sort::Memory) {
    // The parts may read the old contents, so they are evaluated first.
    const auto Leaves = emitParts(G, G.P.Expressions.get<expr::Construct>(E));
    ArrayRef<Leaf> Remaining = Leaves;
    return storeLeaves(G, To, Remaining);
  }
  copy(G, To, emitSource(G, E));
}

} // namespace dxil::frontend
