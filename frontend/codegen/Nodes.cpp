// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Nodes of work graphs: their inputs, outputs and records, which are numbers here until the back
// end gives them handles.
#include "../types/Layout.h"
#include "Context.h"
#include "LibraryCalls.h"
#include "Memory.h"
#include "Objects.h"
#include "Stages.h"
#include "Values.h"
#include "dxil/contract/EntryInterface.h"

#include "llvm/IR/Constants.h"
#include "llvm/IR/IntrinsicsDirectX.h"

using namespace llvm;

namespace dxil::frontend {

using library::ObjectType;
using library::SpecialId;

/// A space that no binding of a program has: lowering/entry/NodeRecords.cpp treats bindings in it
/// as records.
static constexpr uint32_t RecordSpace = 0xfffffffc;

static uint32_t recordSize(CodegenContext &G, TypeId Object) {
  const TypeId Record = elementTypeOf(G, Object);
  if (Record == TypeId::None)
    return 0;
  const SizeAndAlignment Size = layoutOf(G.Types, Record, LayoutRules::Buffer);
  return uint32_t(alignTo(Size.Size, Size.Alignment));
}

/// Finds the member of \p Record that is a launch grid: its offset, component type and length.
static void findGrid(CodegenContext &G, TypeId Record, uint64_t Offset,
                     std::optional<contract::GridFacts> &Grid) {
  const Struct &S = G.Types.structOf(Record);
  if (S.Base != TypeId::None)
    findGrid(G, S.Base, Offset, Grid);
  const std::vector<FieldPlace> Places = fieldPlaces(G.Types, Record, LayoutRules::Buffer);
  for (size_t I = 0; I < S.Fields.size(); ++I) {
    const Field &F = S.Fields[I];
    const uint64_t FieldOffset = Offset + Places[I].Offset;
    const StringRef Semantic =
        F.Semantic == Name::None ? StringRef() : G.Names.spelling(F.Semantic);
    if (!Semantic.equals_insensitive("SV_DispatchGrid")) {
      if (G.Types.get(F.Type).Kind == TypeKind::Struct)
        findGrid(G, F.Type, FieldOffset, Grid);
      continue;
    }
    const frontend::Type Ty = G.Types.get(F.Type);
    const bool IsArray = Ty.Kind == TypeKind::Array;
    const frontend::Type Number = IsArray ? G.Types.get(Ty.ElementType) : Ty;
    const bool IsOne = Number.Kind == TypeKind::Scalar;
    const uint32_t Count = IsArray || Ty.Kind == TypeKind::Vector ? Ty.Rows : 1;
    const bool Fits = (IsOne || (!IsArray && Ty.Kind == TypeKind::Vector)) && Count <= 3 &&
                      (Number.Element == ScalarKind::UInt || Number.Element == ScalarKind::UInt16);
    if (!Fits)
      G.Diags.report(F.Where, Diagnostic::codegen_dispatch_grid);
    else if (Grid)
      G.Diags.report(F.Where, Diagnostic::codegen_second_grid);
    else
      Grid = {uint32_t(FieldOffset), componentOf(G.Types, Number.Element), Count};
  }
}

std::optional<contract::NodeFacts> nodeParameter(CodegenContext &G, const Variable &V) {
  if (G.Types.get(V.Type).Kind != TypeKind::Object)
    return std::nullopt;
  const Object &O = G.Types.objectOf(V.Type);
  if (O.Record->Kind != ObjectType::Sort::NodeRecord &&
      O.Record->Kind != ObjectType::Sort::NodeOutput)
    return std::nullopt;
  uint32_t Flags = O.Record->NodeFlags;
  contract::NodeFacts Node;
  Node.Name = G.Names.spelling(V.Word).str();
  if (const TypeId Record = elementTypeOf(G, V.Type); Record != TypeId::None) {
    findGrid(G, Record, 0, Node.Grid);
    Node.RecordSize = recordSize(G, V.Type);
    Node.Alignment = uint32_t(layoutOf(G.Types, Record, LayoutRules::Buffer).Alignment);
    const bool IsWritten =
        Flags & uint32_t(NodeIOFlag::ReadWrite) && !(Flags & uint32_t(NodeIOFlag::Output));
    // Only the record's type has the attribute.
    if (IsWritten && G.Types.structOf(Record).TracksSharing)
      Flags |= uint32_t(NodeIOFlag::TrackRWInputSharing);
  }
  if (V.GloballyCoherent)
    Flags |= uint32_t(NodeIOFlag::GloballyCoherent);
  Node.Flags = Flags;
  fillAttributes(Node.Attributes, V.Attributes);
  return Node;
}

Place recordOf(CodegenContext &G, TypeId Object, Value *Records, Value *Index) {
  const TypeId Record = elementTypeOf(G, Object);
  auto *Ty = TargetExtType::get(G.Context, "dx.RawBuffer", {memoryType(G, Record)}, {0, 0});
  Value *Null = ConstantPointerNull::get(G.B.getPtrTy());
  Value *Buffer = G.B.CreateIntrinsic(
      Ty, Intrinsic::dx_resource_handlefrombinding,
      {G.B.getInt32(RecordSpace), G.B.getInt32(0), G.B.getInt32(1), Records, Null});
  Place Lvalue = memoryPlace(G, Record, bufferPointer(G, Buffer, Index));
  Lvalue.Volatile = G.Types.objectOf(Object).Record->Writable;
  Lvalue.IsReadOnly = !Lvalue.Volatile;
  return Lvalue;
}

Value *emitNodeCall(CodegenContext &G, const LibraryCall &Call) {
  switch (Call.F.Special) {
  case SpecialId::NodeElement: {
    Value *Element = emitOp(G, OpCode::IndexNodeHandle, nullptr, {Call.Object, Call.value(0)});
    const uint32_t Flags = G.Types.objectOf(Call.ObjectType).Record->NodeFlags;
    return emitOp(G, OpCode::AnnotateNodeHandle, nullptr,
                  {Element, G.B.getInt32(Flags), G.B.getInt32(recordSize(G, Call.ObjectType))});
  }
  case SpecialId::BarrierOfObject: {
    Value *Object = Call.value(0);
    if (Object->getType()->isIntegerTy())
      emitOp(G, OpCode::BarrierByNodeRecordHandle, nullptr, {Object, Call.value(1)});
    else
      emitOp(G, OpCode::BarrierByMemoryHandle, nullptr, {opHandle(G, Object), Call.value(1)});
    return nullptr;
  }
  default: { // NodeThreadRecords, NodeGroupRecords
    const bool PerThread = Call.F.Special == SpecialId::NodeThreadRecords;
    Value *Records = emitOp(G, OpCode::AllocateNodeOutputRecords, nullptr,
                            {Call.Object, Call.value(0), G.B.getInt1(PerThread)});
    const uint32_t Flags = G.Types.objectOf(Call.Result).Record->NodeFlags;
    return emitOp(G, OpCode::AnnotateNodeRecordHandle, nullptr,
                  {Records, G.B.getInt32(Flags), G.B.getInt32(recordSize(G, Call.Result))});
  }
  }
}

} // namespace dxil::frontend
