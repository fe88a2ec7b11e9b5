// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Local arrays, groupshared memory, constant arrays, and objects of the caller. Each access is
// checked against its object's size: reads outside return zero, writes outside are dropped.
#include "Widener.h"

#include <cstring>

using namespace llvm;

namespace dxil::execution {

using IROp = ir::Opcode;
using Kind = MemoryObject::Kind;

constexpr uint64_t MaxFrame = 1u << 25, MaxStatic = 1u << 18;
constexpr uint64_t MaxFilledRows = 1024;

MemoryObject *FunctionWidener::objectOf(ir::ValueId V) {
  if (auto Match = Objects.find(V); Match != Objects.end())
    return Match->second;
  MemoryObject *O = findObject(V, 0);
  Objects[V] = O;
  return O;
}

/// Returns the object into which a pointer points, or null if it is none or not a single one.
MemoryObject *FunctionWidener::findObject(ir::ValueId V, unsigned Depth) {
  if (ir::isMetadataOperand(V) || V >= M.Values.size() || Depth > 4096)
    return nullptr;
  if (auto Match = Locals.find(V); Match != Locals.end())
    return &Match->second;
  // An object of the runtime or of a caller, which guarantee the size of the type.
  auto ArgumentObject = [&](const ir::Type &Pointer) -> MemoryObject * {
    if (Pointer.Kind != ir::TypeKind::Pointer)
      return nullptr;
    MemoryObject &O = Locals[V];
    O.What = Kind::Argument;
    O.Size = std::max<uint64_t>(1, P.Layout.sizeOf(Pointer.Element));
    return &O;
  };
  const ir::Value &Value = M.Values[V];
  if (Value.Kind == ir::ValueKind::Global) {
    const ir::Global &G = M.Globals[Value.Index];
    if (G.AddressSpace == 3 || G.IsConstant) {
      const Result<MemoryObject *> Object = P.globalObject(Value.Index);
      if (!Object)
        fail(Object.error());
      return Object ? *Object : nullptr;
    }
    return staticObject(V, G);
  }
  if (Value.Kind == ir::ValueKind::Argument)
    return ArgumentObject(M.typeOf(V));
  if (const ir::Constant *C = M.constant(V)) {
    if (C->Kind == ir::ConstantKind::GetElementPtr || C->Kind == ir::ConstantKind::Cast)
      return M.operands(*C).empty() ? nullptr : findObject(M.operands(*C)[0], Depth + 1);
    return nullptr;
  }
  const ir::Instruction *D = M.definition(V);
  if (!D)
    return nullptr;
  switch (D->Op) {
  case IROp::GetElementPtr:
  case IROp::BitCast:
  case IROp::AddrSpaceCast: return findObject(M.operands(*D)[0], Depth + 1);
  case IROp::Select: {
    MemoryObject *O = findObject(M.operands(*D)[1], Depth + 1);
    return O == findObject(M.operands(*D)[2], Depth + 1) ? O : nullptr;
  }
  case IROp::Phi: {
    MemoryObject *O = nullptr;
    for (ir::ValueId In : M.operands(*D)) {
      if (Depth > 32)
        return nullptr;
      MemoryObject *Other = findObject(In, Depth + 16);
      if (O && Other != O)
        return nullptr;
      O = Other;
    }
    return O;
  }
  case IROp::Call: return ArgumentObject(M.type(D->Type));
  default: return nullptr;
  }
}

/// Creates a per-lane variable with an initializer, in the entry's function if no other function
/// uses it.
MemoryObject *FunctionWidener::staticObject(ir::ValueId V, const ir::Global &G) {
  if (MemoryObject *O = sharedStatic(V))
    return O;
  MemoryObject &O = Locals[V];
  O.Size = (std::max<uint64_t>(8, P.Layout.sizeOf(G.ValueType)) + 7) / 8 * 8;
  O.Unit = P.Layout.scalarUnit(G.ValueType);
  O.IsVariable = true;
  P.FrameBytes += O.Size * W;
  if (O.Size > MaxStatic || P.FrameBytes > MaxFrame)
    fail("local variables exceed 32 MiB for a wave");
  if (G.Initializer != ir::None) {
    auto &Bytes = P.Data.Constants.emplace_back(O.Size + 64);
    if (!P.fillConstant(G.Initializer, 0, Bytes))
      fail("unsupported initializer of a global variable");
    O.Bytes = &Bytes;
  }
  return &O;
}

/// Writes a variable's initializer for each lane.
void FunctionWidener::fillLocal(IRBuilder<> &Builder, const MemoryObject &O) {
  for (uint64_t Place = 0; O.Unit && Place < O.Size; Place += O.Unit) {
    uint64_t Bits = 0;
    std::memcpy(&Bits, O.Bytes->data() + Place, O.Unit);
    Value *Row = Builder.CreateConstInBoundsGEP1_64(Builder.getInt8Ty(), O.Base, Place * W);
    if (Bits)
      Builder.CreateAlignedStore(Builder.CreateVectorSplat(W, Builder.getIntN(O.Unit * 8, Bits)),
                                 Row, Align(4));
  }
  for (unsigned Lane = 0; !O.Unit && Lane < W; ++Lane)
    Builder.CreateMemCpy(
        Builder.CreateConstInBoundsGEP1_64(Builder.getInt8Ty(), O.Base, Lane * O.Size), Align(8),
        runtimePointer(O.Bytes->data()), Align(8), O.Size);
}

/// Finds the local variables, and whether their lanes can be interleaved in memory.
void FunctionWidener::findLocals() {
  for (const ir::Instruction &I : M.instructions(F)) {
    if (I.Op != IROp::Alloca)
      continue;
    uint64_t Count = 1;
    if (!M.operands(I).empty() && (!M.constantInt(M.operands(I)[0], Count) || Count > 65536))
      return fail("size of a local array is not constant");
    MemoryObject &O = Locals[I.Result];
    O.Size = std::max<uint64_t>(8, P.Layout.sizeOf(M.elementType(I)) * Count);
    O.Unit = P.Layout.scalarUnit(M.elementType(I));
    O.Size = (O.Size + 7) / 8 * 8;
    P.FrameBytes += O.Size * W;
    if (O.Size > MaxFrame || P.FrameBytes > MaxFrame)
      return fail("local variables exceed 32 MiB for a wave");
  }
  auto Limit = [&](ir::ValueId Pointer, unsigned Unit) {
    MemoryObject *O = objectOf(Pointer);
    if (O && O->What == Kind::Local && O->Unit != Unit)
      O->Unit = 0;
  };
  for (const ir::Instruction &I : M.instructions(F)) {
    const auto Operands = M.operands(I);
    if (I.Op == IROp::Load)
      Limit(Operands[0], P.Layout.scalarUnit(I.Type));
    else if (I.Op == IROp::Store)
      Limit(Operands[0], P.Layout.scalarUnit(M.Values[Operands[1]].Type));
    else if (I.Op == IROp::AtomicRmw || I.Op == IROp::CmpXchg)
      Limit(Operands[0], 0);
    else if (I.Op == IROp::Call)
      for (ir::ValueId V : Operands)
        if (!ir::isMetadataOperand(V) && M.typeOf(V).Kind == ir::TypeKind::Pointer)
          Limit(V, 0);
  }
  IRBuilder<> Builder(Allocas);
  for (auto &[Id, O] : Locals) {
    if (O.What != Kind::Local)
      continue;
    if (O.Bytes && O.Unit && O.Size / O.Unit > MaxFilledRows)
      O.Unit = 0;
    auto *Place = Builder.CreateAlloca(ArrayType::get(Builder.getInt8Ty(), O.Size * W));
    if (O.Unit) {
      // As rows of the lanes' values: LLVM can keep a row with a constant index in a register.
      auto *Row = FixedVectorType::get(Builder.getIntNTy(O.Unit * 8), W);
      Place->eraseFromParent();
      Place = Builder.CreateAlloca(ArrayType::get(Row, O.Size / O.Unit));
    }
    Place->setAlignment(Align(64));
    Builder.CreateMemSet(Place, Builder.getInt8(0), O.Size * W, Align(64));
    O.Base = Place;
    if (P.Options.FindUndefined) {
      auto *Masks = Builder.CreateAlloca(Place->getAllocatedType());
      Masks->setAlignment(Align(64));
      Builder.CreateMemSet(Masks, Builder.getInt8(O.IsVariable ? 0 : 0xff), O.Size * W, Align(64));
      O.Undefined = Masks;
    }
    if (O.Bytes)
      fillLocal(Builder, O);
  }
}

const ProgramWidener::ResourceSymbol *
FunctionWidener::loadedResource(const ir::Instruction &I) const {
  if (I.Op != IROp::Load || P.Symbols.empty())
    return nullptr;
  ir::ValueId V = M.operands(I)[0];
  for (unsigned Depth = 0; Depth < 64 && V < M.Values.size(); ++Depth) {
    if (M.Values[V].Kind == ir::ValueKind::Global) {
      auto Match = P.Symbols.find(M.Values[V].Index);
      return Match == P.Symbols.end() ? nullptr : &Match->second;
    }
    const ir::Instruction *D = M.definition(V);
    const ir::Constant *C = M.constant(V);
    if (D && (D->Op == IROp::GetElementPtr || D->Op == IROp::BitCast))
      V = M.operands(*D)[0];
    else if (C && (C->Kind == ir::ConstantKind::GetElementPtr || C->Kind == ir::ConstantKind::Cast))
      V = M.operands(*C)[0];
    else
      return nullptr;
  }
  return nullptr;
}

void FunctionWidener::emitAlloca(const ir::Instruction &) {}

void FunctionWidener::emitGep(ir::ValueId Base, std::span<const ir::ValueId> Indices,
                              ir::TypeId Source, Parts &Result) {
  if (!objectOf(Base))
    return fail("pointer may refer to different objects");
  Result = get(Base);
  if (Result.empty() || Source == ir::None)
    return fail("address has no base object");
  Value *Offset = Result.back();
  ir::TypeId T = Source;
  uint64_t Fixed = 0;
  for (size_t K = 0; K < Indices.size(); ++K) {
    const ir::Type &Ty = M.type(T);
    if (K > 0 && Ty.Kind == ir::TypeKind::Struct) {
      uint64_t Field = 0;
      if (!M.constantInt(Indices[K], Field) || Field >= Ty.Fields.Count)
        return fail("address of a field that does not exist");
      Fixed += P.Layout.fieldOffset(T, Field);
      T = M.fields(Ty)[Field];
      continue;
    }
    if (K > 0) {
      if (Ty.Kind != ir::TypeKind::Array && Ty.Kind != ir::TypeKind::Vector)
        return fail("address indexes a type that is not an array");
      T = Ty.Element;
    }
    const uint64_t Size = P.Layout.sizeOf(T);
    uint64_t Number = 0;
    if (M.constantInt(Indices[K], Number)) {
      const unsigned Width = M.typeOf(Indices[K]).Width;
      Fixed += uint64_t(int64_t(Number << (64 - Width)) >> (64 - Width)) * Size;
      continue;
    }
    Value *Index = getOne(Indices[K], uniform(Indices[K]));
    if (!Index || !Index->getType()->getScalarType()->isIntegerTy())
      return fail("index is not an integer");
    Index = B.CreateSExtOrTrunc(Index, Index->getType()->getWithNewType(B.getInt32Ty()));
    Index = B.CreateMul(Index, ConstantInt::get(Index->getType(), Size));
    if (Index->getType()->isVectorTy())
      Offset = asVector(Offset);
    else if (Offset->getType()->isVectorTy())
      Index = splat(Index);
    Offset = B.CreateAdd(Offset, Index);
  }
  Result.back() = B.CreateAdd(Offset, ConstantInt::get(Offset->getType(), uint32_t(Fixed)));
}

/// Sets the pointer to byte `Offset` of an object that is not divided into units.
void FunctionWidener::setPointer(const MemoryObject &O, Value *Base, Value *Offset, bool OfMasks,
                                 Address &A) {
  switch (O.What) {
  case Kind::Local: {
    Value *Lanes = laneNumbers(), *Local = OfMasks ? O.Undefined : O.Base;
    Value *Addr = B.CreateMul(Lanes, ConstantInt::get(Lanes->getType(), uint32_t(O.Size)));
    A.Pointer = B.CreateGEP(B.getInt8Ty(), Local, B.CreateAdd(Addr, asVector(Offset)));
    A.Inside = A.Inside ? asVector(A.Inside) : nullptr;
    return;
  }
  case Kind::Shared: {
    Value *Start =
        waveField(OfMasks ? offsetof(Wave, SharedUndefined) : offsetof(Wave, Shared), B.getPtrTy());
    Start = B.CreateConstInBoundsGEP1_64(B.getInt8Ty(), Start, O.SharedOffset);
    A.Pointer = B.CreateGEP(B.getInt8Ty(), Start, Offset);
    return;
  }
  case Kind::Constant:
    A.Pointer = B.CreateGEP(B.getInt8Ty(), runtimePointer(O.Bytes->data()), Offset);
    return;
  case Kind::Argument: {
    if (Offset->getType()->isVectorTy() && !Base->getType()->isVectorTy())
      Base = splat(Base);
    if (Base->getType()->isVectorTy() && !Offset->getType()->isVectorTy()) {
      Offset = splat(Offset);
      A.Inside = A.Inside ? asVector(A.Inside) : nullptr;
    }
    Value *Addr = B.CreateAdd(Base, B.CreateZExt(Offset, Base->getType()));
    A.Pointer = B.CreateIntToPtr(Addr, Addr->getType()->getWithNewType(B.getPtrTy()));
    // The runtime returns null if there is no object.
    Value *There = B.CreateICmpNE(Base, Constant::getNullValue(Base->getType()));
    A.Inside = A.Inside ? B.CreateAnd(A.Inside, There) : There;
    return;
  }
  }
}

FunctionWidener::Address FunctionWidener::addressOf(ir::ValueId Pointer, uint64_t Extra,
                                                    unsigned Size, bool OfMasks) {
  MemoryObject *O = objectOf(Pointer);
  Parts In = get(Pointer);
  if (!O || In.empty()) {
    fail("pointer does not refer to an object of the program");
    return {};
  }
  Value *Offset = In.back();
  Offset = B.CreateAdd(Offset, ConstantInt::get(Offset->getType(), uint32_t(Extra)));
  auto Number = [&](uint64_t N) { return ConstantInt::get(Offset->getType(), uint32_t(N)); };
  Address A;
  Value *Safe = nullptr;
  auto Check = [&](Value *Addr, uint64_t Limit) {
    A.Inside = Limit ? B.CreateICmpULT(Addr, ConstantInt::get(Addr->getType(), uint32_t(Limit)))
                     : ConstantInt::getFalse(Addr->getType()->getWithNewType(B.getInt1Ty()));
    Safe = B.CreateSelect(A.Inside, Addr, Constant::getNullValue(Addr->getType()));
    if (auto *Mask = dyn_cast<Constant>(A.Inside); Mask && Mask->isAllOnesValue())
      A.Inside = nullptr;
  };
  if (O->What == Kind::Local && O->Unit) {
    Value *Local = OfMasks ? O->Undefined : O->Base;
    Check(B.CreateUDiv(Offset, Number(O->Unit)), O->Size / O->Unit);
    if (!Offset->getType()->isVectorTy()) {
      A.Row = true;
      A.Pointer =
          B.CreateGEP(B.getInt8Ty(), Local, B.CreateMul(Safe, Number(uint64_t(W) * O->Unit)));
      return A;
    }
    Value *Addr = B.CreateAdd(B.CreateMul(Safe, Number(W)), laneNumbers());
    A.Pointer = B.CreateGEP(B.getInt8Ty(), Local, B.CreateMul(Addr, Number(O->Unit)));
    return A;
  }
  Check(Offset, Size <= O->Size ? O->Size - Size + 1 : 0);
  setPointer(*O, In.front(), Safe, OfMasks, A);
  return A;
}

static Type *memoryType(Type *Ty) {
  return Ty->isIntegerTy(1) ? Type::getInt32Ty(Ty->getContext()) : Ty;
}

Value *FunctionWidener::loadAt(const Address &A, Type *Ty) {
  Type *InMemory = memoryType(Ty);
  Value *V;
  if (A.Pointer->getType()->isVectorTy()) {
    Value *Lanes = A.Inside ? B.CreateAnd(Mask, A.Inside) : Mask;
    V = B.CreateMaskedGather(wide(InMemory), A.Pointer, Align(1), Lanes,
                             Constant::getNullValue(wide(InMemory)));
  } else if (A.Row) {
    V = B.CreateAlignedLoad(wide(InMemory), A.Pointer, Align(4));
    if (A.Inside)
      V = B.CreateSelect(A.Inside, V, Constant::getNullValue(V->getType()));
  } else {
    Value *One = PoisonValue::get(FixedVectorType::get(B.getInt1Ty(), 1));
    One = B.CreateInsertElement(One, A.Inside ? A.Inside : B.getTrue(), uint64_t(0));
    auto *Single = FixedVectorType::get(InMemory, 1);
    V = A.Inside
            ? B.CreateMaskedLoad(Single, A.Pointer, Align(1), One, Constant::getNullValue(Single))
            : static_cast<Value *>(B.CreateAlignedLoad(Single, A.Pointer, Align(1)));
    V = B.CreateExtractElement(V, uint64_t(0));
  }
  return InMemory == Ty ? V : B.CreateICmpNE(V, Constant::getNullValue(V->getType()));
}

void FunctionWidener::storeAt(const Address &A, Value *V) {
  Type *InMemory = memoryType(V->getType()->getScalarType());
  if (InMemory != V->getType()->getScalarType())
    V = B.CreateZExt(V, V->getType()->getWithNewType(InMemory));
  if (A.Row) {
    V = asVector(V);
    Value *Old = B.CreateAlignedLoad(V->getType(), A.Pointer, Align(4));
    Value *Lanes = A.Inside ? B.CreateAnd(Mask, asVector(A.Inside)) : Mask;
    B.CreateAlignedStore(B.CreateSelect(Lanes, V, Old), A.Pointer, Align(4));
    return;
  }
  if (!A.Pointer->getType()->isVectorTy() && !V->getType()->isVectorTy()) {
    Value *One = PoisonValue::get(FixedVectorType::get(B.getInt1Ty(), 1));
    One = B.CreateInsertElement(One, A.Inside ? A.Inside : B.getTrue(), uint64_t(0));
    Value *Single =
        B.CreateInsertElement(PoisonValue::get(FixedVectorType::get(InMemory, 1)), V, uint64_t(0));
    B.CreateMaskedStore(Single, A.Pointer, Align(1), One);
    return;
  }
  Value *Lanes = A.Inside ? B.CreateAnd(Mask, asVector(A.Inside)) : Mask;
  B.CreateMaskedScatter(asVector(V), asVector(A.Pointer), Align(1), Lanes);
}

/// Returns the name of the op or instruction for messages.
std::string_view FunctionWidener::operationName(const ir::Instruction &I) const {
  if (const std::optional<ir::OpCall> Call = ir::OpCall::of(M, I))
    if (!Call->op().Name.empty())
      return Call->op().Name;
  return ir::opcodeName(I.Op);
}

/// Reports an access to groupshared memory to the runtime, which also performs it if it is a store.
void FunctionWidener::touchShared(const ir::Instruction &I, const Address &A, unsigned Bytes,
                                  AccessKind Kind, Value *Stored) {
  Value *Lanes = A.Inside ? B.CreateAnd(Mask, asVector(A.Inside)) : Mask;
  Type *Slots = wide(B.getInt64Ty());
  SmallVector<Value *> Rows = {B.CreatePtrToInt(asVector(A.Pointer), Slots)};
  if (Stored) {
    Type *Ty = Stored->getType();
    const auto Bits = unsigned(Ty->getScalarSizeInBits());
    Rows.push_back(B.CreateZExt(B.CreateBitCast(asVector(Stored), wide(B.getIntNTy(Bits))), Slots));
  }
  ensureRows(Rows.size(), 1);
  SmallVector<Value *> Places;
  for (size_t K = 0; K < Rows.size(); ++K) {
    Places.push_back(B.CreateConstInBoundsGEP1_64(B.getInt64Ty(), ArgRows, K * W));
    B.CreateAlignedStore(Rows[K], Places.back(), Align(8));
  }
  auto [Low, High] = maskWords(Lanes);
  SmallVector<Value *> Args = {WaveArg, runtimePointer(&P.site(I, operationName(I), F)), Low, High};
  Args.append(Places);
  Args.push_back(B.getInt32(Bytes));
  if (!Stored)
    Args.push_back(B.getInt32(uint32_t(Kind)));
  SmallVector<Type *> Types;
  for (Value *V : Args)
    Types.push_back(V->getType());
  B.CreateCall(P.To.getOrInsertFunction(Stored ? "dxilExecStore" : "dxilExecTouch",
                                        FunctionType::get(B.getVoidTy(), Types, false)),
               Args);
}

void FunctionWidener::reportOutside(const ir::Instruction &I, Value *Inside, FaultKind What) {
  if (Inside)
    reportLanes(I, operationName(I), asVector(B.CreateNot(Inside)), What);
}

/// Reports a fault of the active lanes among \p Lanes.
void FunctionWidener::reportLanes(const ir::Instruction &I, std::string_view Name, Value *Lanes,
                                  FaultKind What) {
  if (!P.Options.ReportFaults)
    return;
  CallSite &Site = P.site(I, Name, F);
  Site.FaultKind = uint8_t(What);
  Value *Outside = B.CreateAnd(sideEffectMask(), Lanes);
  auto *Report = BasicBlock::Create(B.getContext(), "fault", Out);
  auto *Go = BasicBlock::Create(B.getContext(), "", Out);
  B.CreateCondBr(any(Outside), Report, Go,
                 MDNode::get(B.getContext(), {MDString::get(B.getContext(), "branch_weights"),
                                              ConstantAsMetadata::get(B.getInt32(1)),
                                              ConstantAsMetadata::get(B.getInt32(1u << 20))}));
  B.SetInsertPoint(Report);
  FunctionCallee Call = P.To.getOrInsertFunction("dxilExecFault", B.getVoidTy(), B.getPtrTy(),
                                                 B.getPtrTy(), B.getInt64Ty(), B.getInt64Ty());
  auto [Low, High] = maskWords(Outside);
  B.CreateCall(Call, {WaveArg, runtimePointer(&Site), Low, High});
  B.CreateBr(Go);
  B.SetInsertPoint(Go);
}

void FunctionWidener::emitLoad(const ir::Instruction &I) {
  const ir::ValueId Pointer = M.operands(I)[0];
  if (loadedResource(I)) {
    // The index in an array of resources.
    const Parts Address = get(Pointer);
    if (Address.empty())
      return fail("pointer does not refer to an object of the program");
    Value *Offset = Address.back();
    const uint64_t Size = std::max<uint64_t>(1, P.Layout.sizeOf(I.Type));
    return define(I, {B.CreateUDiv(Offset, ConstantInt::get(Offset->getType(), uint32_t(Size)))});
  }
  SmallVector<Type *> Types;
  const ir::Type &T = M.type(I.Type);
  if (T.Kind == ir::TypeKind::Pointer || !P.flatten(I.Type, Types))
    return fail("load of an unsupported type");
  MemoryObject *O = objectOf(Pointer);
  if (!O)
    return fail("pointer may refer to different objects");
  const bool Vector = T.Kind == ir::TypeKind::Vector;
  // Otherwise the program could invent the value of a handle.
  if (T.Kind == ir::TypeKind::Struct || T.Kind == ir::TypeKind::Array ||
      (Vector && M.type(T.Element).Kind == ir::TypeKind::Pointer))
    return fail("load of an aggregate or pointer");
  const auto Size = unsigned(P.Layout.sizeOf(Vector ? T.Element : I.Type));
  const bool Uniform = Same.isUniform(I.Result);
  Parts Result;
  for (size_t K = 0; K < Types.size() && !failed(); ++K) {
    const Address A = addressOf(Pointer, K * Size, Size);
    if (failed())
      return;
    if (O->What == Kind::Shared && P.Options.FindRaces)
      touchShared(I, A, Size, AccessKind::Read, nullptr);
    Value *V = loadAt(A, Types[K]);
    if (Uniform && V->getType()->isVectorTy())
      return fail("value must be uniform across the wave");
    Result.push_back(V);
    if (tracksUndefined(O))
      UndefinedHere.push_back(loadUndefined(Pointer, K * Size, Size, Types[K]));
    reportOutside(I, A.Inside,
                  O->What == Kind::Shared ? FaultKind::SharedOutOfBounds
                                          : FaultKind::LocalOutOfBounds);
  }
  define(I, std::move(Result));
}

void FunctionWidener::emitStore(const ir::Instruction &I) {
  const auto Operands = M.operands(I);
  const ir::TypeId Id = M.Values[Operands[1]].Type;
  const ir::Type &T = M.type(Id);
  MemoryObject *O = objectOf(Operands[0]);
  if (!O || T.Kind == ir::TypeKind::Pointer)
    return fail("pointer may refer to different objects");
  if (O->What == Kind::Constant)
    return fail("store to constant memory");
  const bool Vector = T.Kind == ir::TypeKind::Vector;
  Parts Value = get(Operands[1]);
  if (Value.size() != 1 && !Vector)
    return fail("store of an aggregate");
  const auto Size = unsigned(P.Layout.sizeOf(Vector ? T.Element : Id));
  for (size_t K = 0; K < Value.size() && !failed(); ++K) {
    const Address A = addressOf(Operands[0], K * Size, Size);
    if (failed())
      return;
    if (O->What == Kind::Shared && P.Options.FindRaces)
      touchShared(I, A, Size, AccessKind::Write, Value[K]);
    else
      storeAt(A, Value[K]);
    const Parts Masks = undefinedLanes(Operands[1]);
    storeUndefined(Operands[0], K * Size, Size, Value[K]->getType()->getScalarType(),
                   K < Masks.size() ? Masks[K] : nullptr);
    reportOutside(I, A.Inside,
                  O->What == Kind::Shared ? FaultKind::SharedOutOfBounds
                                          : FaultKind::LocalOutOfBounds);
  }
}

Value *FunctionWidener::laneAddresses(ir::ValueId Pointer, uint64_t Size) {
  MemoryObject *O = objectOf(Pointer);
  Type *Ty = wide(B.getInt64Ty());
  if (!O || O->Size < Size || (O->What == Kind::Local && O->Unit)) {
    fail("access beyond the object of a pointer");
    return Constant::getNullValue(Ty);
  }
  defineObject(O);
  const Address A = addressOf(Pointer, 0, unsigned(std::max<uint64_t>(1, Size)));
  if (!A.Pointer)
    return Constant::getNullValue(Ty);
  return B.CreatePtrToInt(asVector(A.Pointer), Ty);
}

void FunctionWidener::emitAtomic(const ir::Instruction &I) {
  const auto Operands = M.operands(I);
  const bool Compare = I.Op == IROp::CmpXchg;
  MemoryObject *O = objectOf(Operands[0]);
  Value *New = getOne(Operands[Compare ? 2 : 1], false);
  Value *Old = Compare ? getOne(Operands[1], false) : nullptr;
  if (failed())
    return;
  Type *Ty = New->getType()->getScalarType();
  const auto Bits = unsigned(Ty->getPrimitiveSizeInBits());
  if (!O || O->What == Kind::Constant || (Bits != 32 && Bits != 64))
    return fail("unsupported memory or type of an atomic operation");
  int32_t Which = -1;
  if (!Compare) {
    switch (ir::RmwOperation(I.Predicate)) {
    case ir::RmwOperation::Xchg: Which = int32_t(AtomicBinOpKind::Exchange); break;
    case ir::RmwOperation::Sub: New = B.CreateNeg(New); [[fallthrough]];
    case ir::RmwOperation::Add: Which = int32_t(AtomicBinOpKind::Add); break;
    case ir::RmwOperation::And: Which = int32_t(AtomicBinOpKind::And); break;
    case ir::RmwOperation::Or: Which = int32_t(AtomicBinOpKind::Or); break;
    case ir::RmwOperation::Xor: Which = int32_t(AtomicBinOpKind::Xor); break;
    case ir::RmwOperation::Max: Which = int32_t(AtomicBinOpKind::IMax); break;
    case ir::RmwOperation::Min: Which = int32_t(AtomicBinOpKind::IMin); break;
    case ir::RmwOperation::UMax: Which = int32_t(AtomicBinOpKind::UMax); break;
    case ir::RmwOperation::UMin: Which = int32_t(AtomicBinOpKind::UMin); break;
    default: return fail("atomic operation does not exist in DXIL");
    }
  }
  const Address A = addressOf(Operands[0], 0, Bits / 8);
  if (failed())
    return;
  if (O->What == Kind::Shared && P.Options.FindRaces)
    touchShared(I, A, Bits / 8, AccessKind::Atomic, nullptr);
  Value *Lanes = A.Inside ? B.CreateAnd(Mask, asVector(A.Inside)) : Mask;
  Type *Wide = wide(B.getInt64Ty()), *Int = wide(B.getIntNTy(Bits));
  auto Slots = [&](Value *V) { return B.CreateZExt(B.CreateBitCast(V, Int), Wide); };
  Value *Result = nullptr;
  Value *Addresses = B.CreatePtrToInt(asVector(A.Pointer), Wide);
  Value *NewSlots = Slots(New);
  atomicCall(Which, Bits, Lanes, Addresses, NewSlots,
             Old ? Slots(Old) : Constant::getNullValue(Wide), Result);
  Value *Before = B.CreateBitCast(B.CreateTrunc(Result, Int), wide(Ty));
  Parts All = {Before};
  if (tracksUndefined(O))
    UndefinedHere.assign(Compare ? 2 : 1, loadUndefined(Operands[0], 0, Bits / 8, Ty));
  if (Compare) {
    Value *BeforeBits = B.CreateBitCast(Before, Int);
    All.push_back(B.CreateICmpEQ(BeforeBits, B.CreateBitCast(Old, Int)));
  }
  define(I, std::move(All));
  reportOutside(I, A.Inside, FaultKind::SharedOutOfBounds);
}

} // namespace dxil::execution
