// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Computes, beside each value, which of its lanes are undefined: those from `undef`, or from local
// variables and groupshared memory that were never written. A select is as defined as the value
// that it selects; any other result is undefined if an operand is. Reports undefined values that
// reach a buffer, texture or output, and outputs that a thread never writes.
#include "../Info.h"
#include "Widener.h"

using namespace llvm;

namespace dxil::execution {

using ir::None;
using IROp = ir::Opcode;

/// Appends one mask for each part of a constant; null: defined.
void FunctionWidener::undefinedConstant(ir::ValueId V, Parts &To, unsigned Depth) {
  const ir::Constant *C = M.constant(V);
  if (C && C->Kind == ir::ConstantKind::Aggregate && Depth < 16) {
    for (ir::ValueId Element : M.operands(*C))
      undefinedConstant(Element, To, Depth + 1);
    return;
  }
  SmallVector<Type *> Types;
  P.flatten(M.Values[V].Type, Types);
  const bool Undefined = C && C->Kind == ir::ConstantKind::Undef;
  To.append(Types.size(), Undefined ? Constant::getAllOnesValue(wide(B.getInt1Ty())) : nullptr);
}

/// Returns the undefined lanes of each part of a value; null: none.
Parts FunctionWidener::undefinedLanes(ir::ValueId V) {
  Parts Result;
  if (!P.Options.FindUndefined || ir::isMetadataOperand(V) || V >= M.Values.size())
    return Result;
  if (auto Match = UndefinedCache.find(V); Match != UndefinedCache.end())
    return Match->second;
  if (M.Values[V].Kind == ir::ValueKind::Constant && M.typeOf(V).Kind != ir::TypeKind::Pointer) {
    undefinedConstant(V, Result, 0);
  } else if (auto Match = Variables.find(V); Match != Variables.end()) {
    for (AllocaInst *Place : Match->second.Undefined)
      Result.push_back(B.CreateLoad(Place->getAllocatedType(), Place));
  }
  return Result;
}

Value *FunctionWidener::eitherUndefined(Value *A, Value *C) {
  return !A ? C : !C ? A : B.CreateOr(A, C);
}

Value *FunctionWidener::anyPartUndefined(ir::ValueId V) {
  Value *All = nullptr;
  for (Value *Part : undefinedLanes(V))
    All = eitherUndefined(All, Part);
  return All;
}

/// Returns the masks of an instruction's result of `Count` parts.
Parts FunctionWidener::undefinedResult(const ir::Instruction &I, size_t Count) {
  Parts Result(Count, nullptr);
  const auto Operands = M.operands(I);
  if (I.Op == IROp::Call && !isOpFunctionName(M.calleeName(I)))
    return Result; // results of functions count as defined
  if (I.Op == IROp::Select) {
    Parts Cond = undefinedLanes(Operands[0]), A = undefinedLanes(Operands[1]),
          C = undefinedLanes(Operands[2]);
    const Parts Chooser = getVectors(Operands[0]);
    for (size_t K = 0; K < Count; ++K) {
      Value *OfA = K < A.size() ? A[K] : nullptr, *OfC = K < C.size() ? C[K] : nullptr;
      if (OfA || OfC) {
        Value *None = Constant::getNullValue(wide(B.getInt1Ty()));
        OfA = B.CreateSelect(Chooser[Chooser.size() == Count ? K : 0], OfA ? OfA : None,
                             OfC ? OfC : None);
      }
      Result[K] = eitherUndefined(OfA, Cond.empty() ? nullptr : Cond[Cond.size() == Count ? K : 0]);
    }
    return Result;
  }
  for (size_t O = 0; O < Operands.size(); ++O) {
    const ir::Constant *C = ir::isMetadataOperand(Operands[O]) ? nullptr : M.constant(Operands[O]);
    if (I.Op == IROp::Call && C)
      continue; // operands that the op does not use are undef
    const Parts Each = undefinedLanes(Operands[O]);
    Value *Whole = Each.size() == Count ? nullptr : anyPartUndefined(Operands[O]);
    for (size_t K = 0; K < Count; ++K)
      Result[K] = eitherUndefined(Result[K], Each.size() == Count ? Each[K] : Whole);
  }
  return Result;
}

/// Keeps the masks of an instruction's result for its users.
void FunctionWidener::defineUndefined(const ir::Instruction &I, size_t Count) {
  if (!P.Options.FindUndefined || I.Result == None || failed())
    return;
  auto Match = Variables.find(I.Result);
  Parts Masks;
  if (I.Op == IROp::Phi) {
    for (AllocaInst *Place : Match->second.Undefined)
      Masks.push_back(B.CreateLoad(Place->getAllocatedType(), Place));
  } else if (!UndefinedHere.empty()) {
    Masks = std::move(UndefinedHere);
  } else {
    Masks = undefinedResult(I, Count);
  }
  UndefinedHere.clear();
  UndefinedCache[I.Result] = Masks;
  if (Match == Variables.end() || I.Op == IROp::Phi)
    return;
  for (size_t K = 0; K < Masks.size() && K < Match->second.Undefined.size(); ++K)
    storeUndefined(Match->second.Undefined[K], Mask, Masks[K]);
}

void FunctionWidener::storeUndefined(AllocaInst *Place, Value *Lanes, Value *New) {
  Type *Ty = Place->getAllocatedType();
  B.CreateStore(
      B.CreateSelect(Lanes, New ? New : Constant::getNullValue(Ty), B.CreateLoad(Ty, Place)),
      Place);
}

/// Computes the masks of insertvalue, extractvalue and similar instructions, for parts from `First`
/// on.
void FunctionWidener::undefinedParts(const ir::Instruction &I, size_t First, size_t Inner,
                                     size_t Whole) {
  if (!P.Options.FindUndefined)
    return;
  const auto Operands = M.operands(I);
  Parts All = undefinedLanes(Operands[0]);
  All.resize(Whole, nullptr);
  if (I.Op == IROp::ExtractValue || I.Op == IROp::ExtractElement) {
    UndefinedHere.assign(All.begin() + First, All.begin() + First + Inner);
    return;
  }
  Parts New = undefinedLanes(Operands[1]);
  New.resize(Inner, nullptr);
  std::copy(New.begin(), New.end(), All.begin() + First);
  UndefinedHere = std::move(All);
}

//===--- Memory -----------------------------------------------------------===//

/// Returns true if undefined bytes of an object are tracked.
bool FunctionWidener::tracksUndefined(const MemoryObject *O) const {
  return P.Options.FindUndefined && O &&
         (O->What == MemoryObject::Kind::Shared ||
          (O->What == MemoryObject::Kind::Local && O->Undefined));
}

static Type *maskInMemory(Type *Ty) {
  const auto Bits = unsigned(Ty->getPrimitiveSizeInBits());
  return IntegerType::get(Ty->getContext(), Bits == 1 ? 32 : Bits);
}

/// Returns the lanes for which a load returns undefined bytes.
Value *FunctionWidener::loadUndefined(ir::ValueId Pointer, uint64_t Extra, unsigned Size,
                                      Type *Ty) {
  if (!tracksUndefined(objectOf(Pointer)))
    return nullptr;
  const Address A = addressOf(Pointer, Extra, Size, true);
  if (failed())
    return nullptr;
  Value *Bits = loadAt(A, maskInMemory(Ty));
  return asVector(B.CreateICmpNE(Bits, Constant::getNullValue(Bits->getType())));
}

void FunctionWidener::storeUndefined(ir::ValueId Pointer, uint64_t Extra, unsigned Size, Type *Ty,
                                     Value *Masks) {
  if (!tracksUndefined(objectOf(Pointer)))
    return;
  const Address A = addressOf(Pointer, Extra, Size, true);
  if (failed())
    return;
  Type *Bits = maskInMemory(Ty);
  storeAt(A, Masks ? B.CreateSExt(Masks, wide(Bits)) : Constant::getNullValue(wide(Bits)));
}

/// Marks an object that the runtime or a function may write as written.
void FunctionWidener::defineObject(const MemoryObject *O) {
  if (tracksUndefined(O) && O->What == MemoryObject::Kind::Local)
    B.CreateMemSet(O->Undefined, B.getInt8(0), O->Size * W, Align(64));
}

//===--- Reports ----------------------------------------------------------===//

/// Returns the operands that an op stores; its mask operand, if any, selects among them.
static std::span<const OperandId> storedBy(OpCode Op) {
  using Id = OperandId;
  static constexpr Id One[] = {Id::Value}, Whole[] = {Id::Value0}, New[] = {Id::NewValue},
                      Four[] = {Id::Value0, Id::Value1, Id::Value2, Id::Value3},
                      Triangle[] = {Id::VertexIndex0, Id::VertexIndex1, Id::VertexIndex2},
                      Counts[] = {Id::NumVertices, Id::NumPrimitives};
  switch (Op) {
  case OpCode::StoreOutput:
  case OpCode::StorePatchConstant:
  case OpCode::StoreVertexOutput:
  case OpCode::StorePrimitiveOutput: return One;
  case OpCode::RawBufferVectorStore: return Whole;
  case OpCode::BufferStore:
  case OpCode::RawBufferStore:
  case OpCode::TextureStore:
  case OpCode::TextureStoreSample: return Four;
  case OpCode::AtomicBinOp:
  case OpCode::AtomicCompareExchange: return New;
  case OpCode::EmitIndices: return Triangle;
  case OpCode::SetMeshOutputCounts: return Counts;
  default: return {};
  }
}

void FunctionWidener::reportUndefined(const OpCall &C) {
  const std::span<const OperandId> Stored = storedBy(C.Op);
  if (!P.Options.FindUndefined || Stored.empty())
    return;
  uint64_t Components = 15;
  M.constantInt(C.argument(OperandId::Mask), Components);
  Value *All = nullptr;
  for (unsigned K = 0; K < Stored.size(); ++K)
    if (Components >> K & 1)
      All = eitherUndefined(All, anyPartUndefined(C.argument(Stored[K])));
  if (All)
    reportOutside(C.I, B.CreateNot(All), FaultKind::UndefinedOutput);
}

/// Returns the outputs that each lane of the entry must write, or null if they are not checked.
/// Outputs of mesh shaders belong to a group (MeshStages.cpp).
const ElementList *FunctionWidener::checkedOutputs() const {
  if (!P.Options.FindUndefined || !IsEntry)
    return nullptr;
  switch (P.Options.Kind) {
  case Stage::Vertex:
  case Stage::Pixel:
  case Stage::Domain:
  case Stage::Geometry: return &P.Info.Outputs;
  case Stage::Hull: return Id == P.Options.PatchFunction ? &P.Info.PatchConstants : &P.Info.Outputs;
  default: return nullptr;
  }
}

/// Returns the variable that holds the lanes that have written an output slot.
AllocaInst *FunctionWidener::writtenLanes(uint32_t Slot) {
  AllocaInst *&Place = WrittenOutputs[Slot];
  if (!Place)
    Place = variable(wide(B.getInt1Ty()));
  return Place;
}

/// Records that lanes write a component of an output, in one row, or in all if the row is dynamic.
void FunctionWidener::noteWritten(const ElementList &List, const SignatureEntry &E, ir::ValueId Row,
                                  uint64_t Column) {
  if (&List != checkedOutputs())
    return;
  uint64_t Only = 0;
  const bool IsKnown = M.constantInt(Row, Only);
  for (uint64_t R = 0; R < E.Rows; ++R) {
    if (IsKnown && R != Only)
      continue;
    AllocaInst *Place = writtenLanes(uint32_t(E.Start + R * E.Columns + Column));
    B.CreateStore(B.CreateOr(B.CreateLoad(Place->getAllocatedType(), Place), Mask), Place);
  }
}

/// Reports lanes that have not written a component of an output, at an instruction that requires
/// it.
void FunctionWidener::reportUnwritten(const ir::Instruction &I, const SignatureEntry &E) {
  for (uint32_t K = 0; K < E.slots(); ++K) {
    Value *IsWritten = B.CreateLoad(wide(B.getInt1Ty()), writtenLanes(E.Start + K));
    reportLanes(I, outputName(E, K), B.CreateNot(IsWritten), FaultKind::UnwrittenOutput);
  }
}

/// Reports, at the end of the entry, lanes that have not written an output.
void FunctionWidener::reportUnwritten() {
  const ElementList *List = checkedOutputs();
  if (!List || P.Options.Kind == Stage::Geometry)
    return;
  const ir::Instruction *End = nullptr;
  for (const ir::Instruction &I : M.instructions(F))
    if (I.Op == IROp::Ret)
      End = &I;
  Mask = maskFromWords(wavePointer(offsetof(Wave, EntryMask)));
  for (const SignatureEntry &E : List->Elements)
    if (End)
      reportUnwritten(*End, E);
}

/// Reports unwritten outputs of a vertex that a geometry shader emits. For the next vertex all
/// outputs count as unwritten.
void FunctionWidener::reportEmitted(const OpCall &C) {
  uint64_t Stream = 0;
  if ((C.Op != OpCode::EmitStream && C.Op != OpCode::EmitThenCutStream) || !checkedOutputs() ||
      !M.constantInt(C.argument(OperandId::StreamId), Stream))
    return;
  for (const SignatureEntry &E : P.Info.Outputs.Elements) {
    if (E.Stream != Stream)
      continue;
    reportUnwritten(C.I, E);
    for (uint32_t K = 0; K < E.slots(); ++K) {
      AllocaInst *Place = writtenLanes(E.Start + K);
      Value *IsWritten = B.CreateLoad(wide(B.getInt1Ty()), Place);
      B.CreateStore(B.CreateAnd(IsWritten, B.CreateNot(Mask)), Place);
    }
  }
}

} // namespace dxil::execution
