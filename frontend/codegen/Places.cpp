// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Places of the program as places of the module.
#include "Generator.h"

using namespace llvm;

namespace dxil::frontend {

Place Generator::variablePlace(VariableId Id) {
  const Variable &V = P.variable(Id);
  Place At;
  At.Type = V.Type;
  At.Precise = V.Precise;
  switch (V.Kind) {
  case VariableKind::Local:
  case VariableKind::Parameter:
    At.Address = Now.Variables.lookup(Id);
    At.Root = Id;
    if (V.IsShared) // a variable, or a part of one
      At.Layout = partLayout(V.Type, MemoryLayout::Local);
    At.OfSignature = Now.StageArrays.contains(Id);
    if (!At.Address) { // declared by no statement that was reached: of an interface
      At.Address = temporary(V.Type, Names.spelling(V.Word));
      Now.Variables[Id] = At.Address;
    }
    return At;
  case VariableKind::Static:
    if (VariableId Viewed = viewedConstant(V); Viewed != VariableId::None) {
      const bool Precise = At.Precise;
      At = variablePlace(Viewed);
      At.Type = V.Type;
      At.Precise = Precise;
      return At;
    }
    At.Address = staticFor(Id);
    return At;
  case VariableKind::GroupShared:
    At.Address = groupSharedFor(Id);
    At.Layout = partLayout(V.Type, MemoryLayout::Local);
    return At;
  case VariableKind::Constant:
    At.Layout = MemoryLayout::Constants;
    At.Address = offsetBy(blockAddress(V.Block), V.Offset);
    return At;
  case VariableKind::Resource:
    At.Kind = Place::Sort::Resource;
    At.Variable = Id;
    return At;
  }
  return At;
}

Place Generator::convertedPlace(const expr::ConvertedPlace &N, TypeId T) {
  if (isAggregate(T) && N.In == ConversionKind::Identity) { // the front of a larger aggregate
    Place Whole = emitPlace(N.Place);
    Whole.Type = T;
    return Whole;
  }
  Place At;
  At.Kind = Place::Sort::Converted;
  At.Type = T;
  At.Inner = std::make_shared<Place>(emitPlace(N.Place));
  At.In = N.In;
  At.Back = N.Back;
  return At;
}

/// Returns a new variable with \p V in it; structs and arrays are in memory already.
Place Generator::temporaryPlace(Value *V, TypeId T) {
  if (isAggregate(T))
    return memoryPlace(T, V);
  Place At = memoryPlace(T, temporary(T, "temporary"));
  store(At, V);
  return At;
}

/// Returns \p V itself as a place without stores.
Place Generator::placeOfValue(Value *V, TypeId T) {
  if (isAggregate(T))
    return memoryPlace(T, V);
  Place At;
  At.Kind = Place::Sort::Value;
  At.Type = T;
  At.Direct = V;
  return At;
}

Place Generator::emitPlace(ExprId E) {
  const Program::Exprs &X = P.Expressions;
  const TypeId T = P.type(E);
  switch (X.kind(E)) {
  case ExprKind::VariablePlace: return variablePlace(X.get<expr::VariablePlace>(E).Variable);
  case ExprKind::ThisPlace: return memoryPlace(T, Now.This);
  case ExprKind::FieldPlace: {
    auto N = X.get<expr::FieldPlace>(E);
    return fieldOf(emitPlace(N.Base), N.Index);
  }
  case ExprKind::BasePlace: {
    // The base may be several levels up.
    Place At = emitPlace(X.get<expr::BasePlace>(E).Derived);
    while (At.Type != T && Types.structOf(At.Type).Base != TypeId::None)
      At = baseOf(At);
    return At;
  }
  case ExprKind::ElementPlace: {
    auto N = X.get<expr::ElementPlace>(E);
    Place Base = emitPlace(N.Base);
    return elementAt(Base, emitValue(N.Index));
  }
  case ExprKind::SwizzlePlace: {
    auto N = X.get<expr::SwizzlePlace>(E);
    Place At = elementsOf(emitPlace(N.Base), X.list(N.Elements));
    At.Type = T;
    return At;
  }
  case ExprKind::BufferPlace: {
    auto N = X.get<expr::BufferPlace>(E);
    Value *Handle = emitValue(N.Object);
    return elementOf(P.type(N.Object), Handle, emitValue(N.Index));
  }
  case ExprKind::MipPlace: {
    auto N = X.get<expr::MipPlace>(E);
    Value *Handle = emitValue(N.Object);
    Value *Level = emitValue(N.Level);
    return mipElementOf(P.type(N.Object), Handle, Level, emitValue(N.Index), N.IsSample);
  }
  case ExprKind::ContentsPlace: {
    auto N = X.get<expr::ContentsPlace>(E);
    return contentsOf(P.type(N.Object), emitValue(N.Object));
  }
  case ExprKind::ConvertedPlace: return convertedPlace(X.get<expr::ConvertedPlace>(E), T);
  case ExprKind::TemporaryPlace:
    return temporaryPlace(emitValue(X.get<expr::TemporaryPlace>(E).Value), T);
  case ExprKind::StoredPlace: {
    Place At;
    emitStore(X.get<expr::StoredPlace>(E).Store, At);
    return At;
  }
  case ExprKind::Sequence: {
    auto N = X.get<expr::Sequence>(E);
    emitEffect(N.First);
    return emitPlace(N.Last);
  }
  default: return placeOfValue(emitValue(E), T);
  }
}

Place Generator::emitSource(ExprId E) {
  if (P.Expressions.is(E, ExprKind::Load))
    return emitPlace(P.Expressions.get<expr::Load>(E).Place);
  if (P.Expressions.is(E, ExprKind::FieldValue)) {
    auto N = P.Expressions.get<expr::FieldValue>(E);
    return fieldOf(emitSource(N.Operand), N.Index);
  }
  return memoryPlace(P.type(E), emitValue(E));
}

void Generator::emitInto(const Place &To, ExprId E) {
  if (!isAggregate(To.Type))
    return store(To, emitValue(E));
  if (P.Expressions.is(E, ExprKind::Construct) && To.Kind == Place::Sort::Memory) {
    // The parts may read the old contents, so they are evaluated first.
    SmallVector<Leaf, 16> Leaves;
    auto N = P.Expressions.get<expr::Construct>(E);
    for (uint32_t I = 0; I < N.Parts.Count; ++I) {
      ExprId Part = P.Expressions.item(N.Parts, I);
      flatten(emitReadable(Part), P.type(Part), Leaves);
    }
    ArrayRef<Leaf> Rest = Leaves;
    return storeLeaves(To, Rest);
  }
  copy(To, emitSource(E));
}

} // namespace dxil::frontend
