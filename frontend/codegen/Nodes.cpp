// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Nodes of work graphs: their inputs, outputs and records, which are numbers here until the back
// end gives them handles.
#include "../types/Layout.h"
#include "LibraryCalls.h"
#include "dxil/contract/EntryInterface.h"

#include "llvm/IR/Constants.h"
#include "llvm/IR/IntrinsicsDirectX.h"

using namespace llvm;

namespace dxil::frontend {

using library::ObjectType;
using library::SpecialId;

/// A space that no register has: lowering/entry/NodeRecords.cpp takes bindings in it for records.
static constexpr uint32_t RecordSpace = 0xfffffffc;

uint32_t Generator::recordSize(TypeId Object) {
  const TypeId Record = elementTypeOf(Object);
  if (Record == TypeId::None)
    return 0;
  const SizeAndAlignment Size = layoutOf(Types, Record, LayoutRules::Buffer);
  return uint32_t(alignTo(Size.Size, Size.Alignment));
}

/// Finds the member of \p Record that is a launch grid: its offset, component type and length.
void Generator::findGrid(TypeId Record, uint64_t Offset, std::optional<contract::GridFacts> &Grid) {
  const Struct &S = Types.structOf(Record);
  if (S.Base != TypeId::None)
    findGrid(S.Base, Offset, Grid);
  const std::vector<FieldPlace> Places = fieldPlaces(Types, Record, LayoutRules::Buffer);
  for (size_t I = 0; I < S.Fields.size(); ++I) {
    const Field &F = S.Fields[I];
    const uint64_t At = Offset + Places[I].Offset;
    const StringRef Semantic = F.Semantic == Name::None ? StringRef() : Names.spelling(F.Semantic);
    if (!Semantic.equals_insensitive("SV_DispatchGrid")) {
      if (Types.get(F.Type).Kind == TypeKind::Struct)
        findGrid(F.Type, At, Grid);
      continue;
    }
    const frontend::Type Ty = Types.get(F.Type);
    const bool IsArray = Ty.Kind == TypeKind::Array;
    const frontend::Type Number = IsArray ? Types.get(Ty.Of) : Ty;
    const bool IsOne = Number.Kind == TypeKind::Scalar;
    const uint32_t Count = IsArray || Ty.Kind == TypeKind::Vector ? Ty.Rows : 1;
    const bool Fits = (IsOne || (!IsArray && Ty.Kind == TypeKind::Vector)) && Count <= 3 &&
                      (Number.Element == ScalarKind::UInt || Number.Element == ScalarKind::UInt16);
    if (!Fits)
      Diags.report(F.Where, Diagnostic::codegen_dispatch_grid);
    else if (Grid)
      Diags.report(F.Where, Diagnostic::codegen_second_grid);
    else
      Grid = {uint32_t(At), componentOf(Types, Number.Element), Count};
  }
}

std::optional<contract::NodeFacts> Generator::nodeParameter(const Variable &V) {
  if (Types.get(V.Type).Kind != TypeKind::Object)
    return std::nullopt;
  const Object &O = Types.objectOf(V.Type);
  if (O.Record->Kind != ObjectType::Sort::NodeRecord &&
      O.Record->Kind != ObjectType::Sort::NodeOutput)
    return std::nullopt;
  uint32_t Flags = O.Record->NodeFlags;
  contract::NodeFacts Node;
  Node.Name = Names.spelling(V.Word).str();
  if (const TypeId Record = elementTypeOf(V.Type); Record != TypeId::None) {
    findGrid(Record, 0, Node.Grid);
    Node.RecordSize = recordSize(V.Type);
    Node.Alignment = uint32_t(layoutOf(Types, Record, LayoutRules::Buffer).Alignment);
    const bool IsWritten =
        Flags & uint32_t(NodeIOFlag::ReadWrite) && !(Flags & uint32_t(NodeIOFlag::Output));
    if (IsWritten && Types.structOf(Record).TracksSharing) // only the record's type says so
      Flags |= uint32_t(NodeIOFlag::TrackRWInputSharing);
  }
  if (V.GloballyCoherent)
    Flags |= uint32_t(NodeIOFlag::GloballyCoherent);
  Node.Flags = Flags;
  fillAttributes(Node.Attributes, V.Attributes);
  return Node;
}

Place Generator::recordOf(TypeId Object, Value *Records, Value *Index) {
  const TypeId Record = elementTypeOf(Object);
  auto *Ty = TargetExtType::get(Context, "dx.RawBuffer", {memoryType(Record)}, {0, 0});
  Value *Null = ConstantPointerNull::get(B.getPtrTy());
  Value *Buffer =
      B.CreateIntrinsic(Ty, Intrinsic::dx_resource_handlefrombinding,
                        {B.getInt32(RecordSpace), B.getInt32(0), B.getInt32(1), Records, Null});
  Place At = memoryPlace(Record, bufferPointer(Buffer, Index));
  At.Volatile = Types.objectOf(Object).Record->Writable;
  At.IsReadOnly = !At.Volatile;
  return At;
}

Value *Generator::emitNodeCall(const LibraryCall &Call) {
  switch (Call.F.Special) {
  case SpecialId::NodeElement: {
    Value *Element = emitOp(OpCode::IndexNodeHandle, nullptr, {Call.Object, Call.value(0)});
    const uint32_t Flags = Types.objectOf(Call.ObjectType).Record->NodeFlags;
    return emitOp(OpCode::AnnotateNodeHandle, nullptr,
                  {Element, B.getInt32(Flags), B.getInt32(recordSize(Call.ObjectType))});
  }
  case SpecialId::BarrierOfObject: {
    Value *Object = Call.value(0);
    if (Object->getType()->isIntegerTy())
      emitOp(OpCode::BarrierByNodeRecordHandle, nullptr, {Object, Call.value(1)});
    else
      emitOp(OpCode::BarrierByMemoryHandle, nullptr, {opHandle(Object), Call.value(1)});
    return nullptr;
  }
  default: { // NodeThreadRecords, NodeGroupRecords
    const bool PerThread = Call.F.Special == SpecialId::NodeThreadRecords;
    Value *Records = emitOp(OpCode::AllocateNodeOutputRecords, nullptr,
                            {Call.Object, Call.value(0), B.getInt1(PerThread)});
    const uint32_t Flags = Types.objectOf(Call.Result).Record->NodeFlags;
    return emitOp(OpCode::AnnotateNodeRecordHandle, nullptr,
                  {Records, B.getInt32(Flags), B.getInt32(recordSize(Call.Result))});
  }
  }
}

} // namespace dxil::frontend
