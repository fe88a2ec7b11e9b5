// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Ids, signature elements, and helper lanes of pixel shaders.
#include "Widener.h"

using namespace llvm;

namespace dxil::execution {

bool FunctionWidener::emitThread(const OpCall &C, Parts &Result) {
  auto Component = [&]() -> uint32_t {
    uint64_t K = 0;
    if (!M.constantInt(C.argument(OperandId::Component), K) || K > 2)
      fail("a thread's id has no constant component");
    return uint32_t(K % 3);
  };
  auto Row = [&](uint32_t Value) {
    Result = {laneRow(Value, B.getInt32Ty())};
    return true;
  };
  auto GroupOf = [&](uint32_t K) {
    return waveField(offsetof(Wave, GroupId) + K * 4, B.getInt32Ty());
  };
  switch (C.Op) {
  case OpCode::ThreadId: {
    const uint32_t K = Component();
    Value *First = B.CreateMul(GroupOf(K), B.getInt32(P.GroupSize[K]));
    Result = {B.CreateAdd(splat(First), laneRow(ThreadX + K, B.getInt32Ty()))};
    return true;
  }
  case OpCode::GroupId: Result = {GroupOf(Component())}; return true;
  case OpCode::ThreadIdInGroup: return Row(ThreadX + Component());
  case OpCode::FlattenedThreadIdInGroup: return Row(FlatThread);
  case OpCode::PrimitiveID: return Row(PrimitiveNumber);
  case OpCode::OutputControlPointID: return Row(ControlPointId);
  case OpCode::GSInstanceID: return Row(InstanceNumber);
  case OpCode::SampleIndex: return Row(SampleNumber);
  case OpCode::Coverage: return Row(CoverageMask);
  case OpCode::InnerCoverage: return Row(InnerCoverageMask);
  case OpCode::ViewID: return Row(ViewNumber);
  case OpCode::StartVertexLocation: return Row(BaseVertexValue);
  case OpCode::StartInstanceLocation: return Row(BaseInstanceValue);
  case OpCode::DomainLocation:
    Result = {laneRow(DomainX + Component(), B.getFloatTy())};
    return true;
  case OpCode::IsHelperLane:
    Result = {maskFromWords(wavePointer(offsetof(Wave, Helpers)))};
    return true;
  case OpCode::Discard: {
    Value *Cond = operand(C, op::Discard(C).condition());
    if (!Cond || !Cond->getType()->getScalarType()->isIntegerTy(1)) {
      fail("an op has operands of a type that it does not take");
      return true;
    }
    auto [Low, High] = maskWords(B.CreateAnd(Mask, asVector(Cond)));
    Value *Words[] = {Low, High};
    for (unsigned K = 0; K < 2; ++K) {
      Value *Place = wavePointer(offsetof(Wave, Helpers) + K * 8);
      B.CreateStore(B.CreateOr(B.CreateLoad(B.getInt64Ty(), Place), Words[K]), Place);
    }
    return true;
  }
  default: return false;
  }
}

/// Returns the row of a signature element's component in a table.
Value *FunctionWidener::signatureRow(const SignaturePlace &Place) {
  uint64_t Id = 0, Column = 0;
  if (!M.constantInt(Place.Element, Id) || !M.constantInt(Place.Column, Column)) {
    fail("a signature element's number is no constant");
    return nullptr;
  }
  const SignatureEntry *Entry = nullptr;
  for (const SignatureEntry &E : Place.List->Elements)
    if (E.Id == Id)
      Entry = &E;
  if (!Entry || Column >= Entry->Columns) {
    fail("an op names a signature element that is not there");
    return nullptr;
  }
  Value *Row = getOne(Place.Row, uniform(Place.Row));
  if (!Row || !Row->getType()->getScalarType()->isIntegerTy(32)) {
    fail("a signature element's row is no i32");
    return nullptr;
  }
  auto Number = [](Value *Like, uint64_t N) { return ConstantInt::get(Like->getType(), N); };
  Value *Inside = B.CreateICmpULT(Row, Number(Row, Entry->Rows));
  Value *Slot = B.CreateAdd(B.CreateMul(Row, Number(Row, Entry->Columns)),
                            Number(Row, Entry->Start + Column));
  Slot = B.CreateSelect(Inside, Slot, Constant::getAllOnesValue(Slot->getType()));
  if (Place.Vertex == ir::None)
    return Slot;
  const ir::Constant *Unused = M.constant(Place.Vertex);
  if (Unused && Unused->Kind == ir::ConstantKind::Undef)
    return Slot;
  Value *Vertex = getOne(Place.Vertex, uniform(Place.Vertex));
  if (!Vertex || !Vertex->getType()->getScalarType()->isIntegerTy(32)) {
    fail("a vertex's number is no i32");
    return nullptr;
  }
  if (Vertex->getType()->isVectorTy() != Slot->getType()->isVectorTy()) {
    Vertex = asVector(Vertex);
    Slot = asVector(Slot);
    Inside = asVector(Inside);
  }
  Value *PerVertex = waveField(Place.Table + offsetof(SlotTable, RowsPerVertex), B.getInt32Ty());
  if (Vertex->getType()->isVectorTy())
    PerVertex = splat(PerVertex);
  // A missing vertex leads past the table.
  Vertex =
      B.CreateSelect(B.CreateICmpULT(Vertex, Number(Vertex, 1024)), Vertex, Number(Vertex, 1024));
  Value *All = B.CreateAdd(B.CreateMul(Vertex, PerVertex), Slot);
  return B.CreateSelect(Inside, All, Constant::getAllOnesValue(All->getType()));
}

bool FunctionWidener::emitStage(const OpCall &C, Parts &Result) {
  const ElementList *Inputs = &P.Info.Inputs, *Outputs = &P.Info.Outputs,
                    *Patch = &P.Info.PatchConstants;
  switch (C.Op) {
  case OpCode::LoadInput: {
    const op::LoadInput L(C);
    return emitSignature(C,
                         {Inputs, offsetof(Wave, Inputs), L.inputSigId(), L.rowIndex(),
                          L.colIndex(), L.gsVertexAxis()},
                         ir::None, Result);
  }
  case OpCode::StoreOutput: {
    const op::StoreOutput S(C);
    return emitSignature(
        C, {Outputs, offsetof(Wave, Outputs), S.outputSigId(), S.rowIndex(), S.colIndex()},
        S.value(), Result);
  }
  case OpCode::LoadOutputControlPoint: {
    const op::LoadOutputControlPoint L(C);
    return emitSignature(
        C, {Outputs, offsetof(Wave, Points), L.inputSigId(), L.row(), L.col(), L.index()}, ir::None,
        Result);
  }
  case OpCode::LoadPatchConstant: {
    const op::LoadPatchConstant L(C);
    return emitSignature(C, {Patch, offsetof(Wave, Constants), L.inputSigId(), L.row(), L.col()},
                         ir::None, Result);
  }
  case OpCode::StorePatchConstant: {
    const op::StorePatchConstant S(C);
    return emitSignature(C, {Patch, offsetof(Wave, Constants), S.outputSigID(), S.row(), S.col()},
                         S.value(), Result);
  }
  default: return false;
  }
}

/// Loads or stores a component. Always returns true: the op is handled.
bool FunctionWidener::emitSignature(const OpCall &C, const SignaturePlace &Start,
                                    ir::ValueId Stored, Parts &Result) {
  Value *Row = signatureRow(Start);
  if (!Row)
    return true;
  const bool Store = Stored != ir::None;
  const size_t Table = Start.Table;
  if (Store) {
    uint64_t Id = 0, Column = 0;
    M.constantInt(Start.Element, Id);
    M.constantInt(Start.Column, Column);
    for (const SignatureEntry &E : Start.List->Elements)
      if (E.Id == Id)
        noteWritten(*Start.List, E, Start.Row, Column);
  }
  Type *Int = B.getInt32Ty();
  Value *Inside = B.CreateICmpULT(Row, [&]() -> Value * {
    Value *Rows = waveField(Table + offsetof(SlotTable, Rows), Int);
    return Row->getType()->isVectorTy() ? splat(Rows) : Rows;
  }());
  Value *Safe = B.CreateSelect(Inside, Row, Constant::getNullValue(Row->getType()));
  Value *Data = waveField(Table + offsetof(SlotTable, Data), B.getPtrTy());
  Value *First = B.CreateMul(Safe, ConstantInt::get(Safe->getType(), W));
  const bool Rowwise = !Row->getType()->isVectorTy();
  Value *Place = B.CreateGEP(Int, Data, Rowwise ? First : B.CreateAdd(First, laneNumbers()));
  if (Store) {
    Value *V = getOne(Stored, false);
    if (!V)
      return true;
    Type *Ty = V->getType();
    if (Ty->getScalarSizeInBits() > 32) {
      fail("a signature element has 64 bits");
      return true;
    }
    V = B.CreateBitCast(V, Ty->getWithNewType(B.getIntNTy(unsigned(Ty->getScalarSizeInBits()))));
    V = B.CreateZExt(V, wide(Int));
    Value *Lanes = B.CreateAnd(Mask, asVector(Inside));
    if (Rowwise)
      B.CreateMaskedStore(V, Place, Align(4), Lanes);
    else
      B.CreateMaskedScatter(V, Place, Align(4), Lanes);
    return true;
  }
  SmallVector<Type *> Types;
  if (!P.flatten(C.I.Type, Types) || Types.size() != 1 || Types[0]->getPrimitiveSizeInBits() > 32) {
    fail("a signature element has a type without a meaning here");
    return true;
  }
  Value *Lanes = B.CreateAnd(Mask, asVector(Inside));
  Value *V = Rowwise ? static_cast<Value *>(B.CreateMaskedLoad(wide(Int), Place, Align(4), Lanes,
                                                               Constant::getNullValue(wide(Int))))
                     : B.CreateMaskedGather(wide(Int), Place, Align(4), Lanes,
                                            Constant::getNullValue(wide(Int)));
  V = B.CreateTrunc(V, wide(B.getIntNTy(unsigned(Types[0]->getPrimitiveSizeInBits()))));
  Result = {B.CreateBitCast(V, wide(Types[0]))};
  return true;
}

} // namespace dxil::execution
