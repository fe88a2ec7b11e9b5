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
  Place At;
  At.Type = V.Type;
  At.Precise = V.Precise;
  switch (V.Kind) {
  case VariableKind::Local:
  case VariableKind::Parameter:
    At.Address = G.Now.Variables.lookup(Id);
    At.Root = Id;
    if (V.IsShared) // a variable, or a part of one
      At.Layout = partLayout(G, V.Type, MemoryLayout::Local);
    At.OfSignature = G.Now.StageArrays.contains(Id);
    if (!At.Address) { // declared by no statement that was reached: of an interface
      At.Address = temporary(G, V.Type, G.Names.spelling(V.Word));
      G.Now.Variables[Id] = At.Address;
    }
    return At;
  case VariableKind::Static:
    if (VariableId Viewed = viewedConstant(G, V); Viewed != VariableId::None) {
      const bool Precise = At.Precise;
      At = variablePlace(G, Viewed);
      At.Type = V.Type;
      At.Precise = Precise;
      return At;
    }
    At.Address = staticFor(G, Id);
    return At;
  case VariableKind::GroupShared:
    At.Address = groupSharedFor(G, Id);
    At.Layout = partLayout(G, V.Type, MemoryLayout::Local);
    return At;
  case VariableKind::Constant:
    At.Layout = MemoryLayout::Constants;
    At.Address = offsetBy(G, blockAddress(G, V.Block), V.Offset);
    return At;
  case VariableKind::Resource:
    At.Kind = Place::Sort::Resource;
    At.Variable = Id;
    return At;
  }
  return At;
}

static Place convertedPlace(CodegenContext &G, const expr::ConvertedPlace &N, TypeId T) {
  if (isAggregate(G, T) && N.In == ConversionKind::Identity) { // the front of a larger aggregate
    Place Whole = emitPlace(G, N.Place);
    Whole.Type = T;
    return Whole;
  }
  Place At;
  At.Kind = Place::Sort::Converted;
  At.Type = T;
  At.Inner = std::make_shared<Place>(emitPlace(G, N.Place));
  At.In = N.In;
  At.Back = N.Back;
  return At;
}

/// Returns a new variable with \p V in it; structs and arrays are in memory already.
static Place temporaryPlace(CodegenContext &G, Value *V, TypeId T) {
  if (isAggregate(G, T))
    return memoryPlace(G, T, V);
  Place At = memoryPlace(G, T, temporary(G, T, "temporary"));
  store(G, At, V);
  return At;
}

/// Returns \p V itself as a place without stores.
Place placeOfValue(CodegenContext &G, Value *V, TypeId T) {
  if (isAggregate(G, T))
    return memoryPlace(G, T, V);
  Place At;
  At.Kind = Place::Sort::Value;
  At.Type = T;
  At.Direct = V;
  return At;
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
    Place At = emitPlace(G, X.get<expr::BasePlace>(E).Derived);
    while (At.Type != T && G.Types.structOf(At.Type).Base != TypeId::None)
      At = baseOf(G, At);
    return At;
  }
  case ExprKind::ElementPlace: {
    auto N = X.get<expr::ElementPlace>(E);
    Place Base = emitPlace(G, N.Base);
    return elementAt(G, Base, emitValue(G, N.Index));
  }
  case ExprKind::SwizzlePlace: {
    auto N = X.get<expr::SwizzlePlace>(E);
    Place At = elementsOf(G, emitPlace(G, N.Base), X.list(N.Elements));
    At.Type = T;
    return At;
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
  case ExprKind::ContentsPlace: {
    auto N = X.get<expr::ContentsPlace>(E);
    return contentsOf(G, G.P.type(N.Object), emitValue(G, N.Object));
  }
  case ExprKind::ConvertedPlace: return convertedPlace(G, X.get<expr::ConvertedPlace>(E), T);
  case ExprKind::TemporaryPlace:
    return temporaryPlace(G, emitValue(G, X.get<expr::TemporaryPlace>(E).Value), T);
  case ExprKind::StoredPlace: {
    Place At;
    emitStore(G, X.get<expr::StoredPlace>(E).Store, At);
    return At;
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
    SmallVector<Leaf, 16> Leaves;
    auto N = G.P.Expressions.get<expr::Construct>(E);
    for (uint32_t I = 0; I < N.Parts.Count; ++I) {
      ExprId Part = G.P.Expressions.item(N.Parts, I);
      flatten(G, emitReadable(G, Part), G.P.type(Part), Leaves);
    }
    ArrayRef<Leaf> Rest = Leaves;
    return storeLeaves(G, To, Rest);
  }
  copy(G, To, emitSource(G, E));
}

} // namespace dxil::frontend
