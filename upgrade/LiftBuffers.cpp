// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations on buffers and constant buffers that LLVM has intrinsics for. Each is lifted only if
// the lowering makes the same operation of what comes of it.
#include "Lifting.h"
#include "dxil/upgrade/ResourceRecords.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/bit.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicsDirectX.h"
#include "llvm/IR/Module.h"

#include <dxil/ops.h>

using namespace llvm;
using LLVMKind = llvm::dxil::ResourceKind;

namespace dxil {
namespace {

// Operands, the opcode counted; the value's are the same of both stores.
constexpr unsigned IndexOperand = 2, OffsetOperand = 3, LoadMask = 4, LoadAlign = 5, FirstValue = 4,
                   StoreMask = 8, StoreAlign = 9;
constexpr unsigned NumValues = 4, StatusField = 4;

bool isRaw(const ResourceRecord &R) {
  return R.Kind == LLVMKind::RawBuffer || R.Kind == LLVMKind::StructuredBuffer;
}

std::optional<uint64_t> number(const CallInst &Call, unsigned I) {
  auto *C = I < Call.arg_size() ? dyn_cast<ConstantInt>(Call.getArgOperand(I)) : nullptr;
  return C ? std::optional(C->getZExtValue()) : std::nullopt;
}

/// From which version on the lowering takes this operation.
bool hasRawOps(const CallInst &Call) {
  VersionTuple Model = Call.getModule()->getTargetTriple().getOSVersion();
  return isAvailable(OpCode::RawBufferLoad, {1, uint16_t(Model.getMinor().value_or(0))});
}

/// How many values a mask of the first few means; 0 for another mask.
unsigned valuesOf(uint64_t Mask) {
  return Mask && Mask < 16 && !(Mask & (Mask + 1)) ? unsigned(popcount(Mask)) : 0;
}

/// The fields that are taken out of a result; false if anything else is done with it.
bool takenFields(CallInst &Call, SmallVectorImpl<ExtractValueInst *> &Fields) {
  for (User *U : Call.users()) {
    auto *Extract = dyn_cast<ExtractValueInst>(U);
    if (!Extract || Extract->getNumIndices() != 1)
      return false;
    Fields.push_back(Extract);
  }
  return true;
}

bool isStatusTest(const User *U) {
  auto *Call = dyn_cast<CallInst>(U);
  return Call && number(*Call, 0) == uint64_t(OpCode::CheckAccessFullyMapped) &&
         Call->getCalledFunction() &&
         Call->getCalledFunction()->getName().starts_with("dx.op.checkAccessFullyMapped");
}

class AccessLifter {
public:
  AccessLifter(CallInst &Call, CallInst &Handle, const ResourceRecord &R)
      : Call(Call), Handle(Handle), R(R), B(&Call) {}

  bool lift(OpCode Code) {
    switch (Code) {
    case OpCode::BufferLoad:
      return R.Kind == LLVMKind::TypedBuffer
                 ? liftTypedLoad()
                 : isRaw(R) && !hasRawOps(Call) && liftRawLoad(NumValues);
    case OpCode::RawBufferLoad:
      return isRaw(R) && isAligned(LoadAlign, Call.getType()->getStructElementType(0)) &&
             liftRawLoad(valuesOf(number(Call, LoadMask).value_or(0)));
    case OpCode::BufferStore:
      return R.Kind == LLVMKind::TypedBuffer ? liftTypedStore()
                                             : isRaw(R) && !hasRawOps(Call) && liftRawStore();
    case OpCode::RawBufferStore:
      return isRaw(R) && isAligned(StoreAlign, Call.getArgOperand(FirstValue)->getType()) &&
             liftRawStore();
    case OpCode::CBufferLoadLegacy: return R.Kind == LLVMKind::CBuffer && liftRow();
    case OpCode::GetDimensions:
      return (isRaw(R) || R.Kind == LLVMKind::TypedBuffer) && liftDimensions();
    case OpCode::BufferUpdateCounter: return R.Kind == LLVMKind::StructuredBuffer && liftCounter();
    default: return false;
    }
  }

private:
  Value *arg(unsigned I) const { return Call.getArgOperand(I); }

  bool isAligned(unsigned Operand, Type *Scalar) const {
    return number(Call, Operand) == uint64_t(Scalar->getScalarSizeInBits() / 8);
  }

  Value *poisonIfUndef(Value *V) { return isa<UndefValue>(V) ? PoisonValue::get(V->getType()) : V; }

  bool liftTypedLoad() {
    return isa<UndefValue>(arg(OffsetOperand)) &&
           liftLoad(Intrinsic::dx_resource_load_typedbuffer, {&Handle, arg(IndexOperand)},
                    R.ComponentCount, /*May grow=*/true);
  }

  bool liftRawLoad(unsigned Count) {
    return Count &&
           liftLoad(Intrinsic::dx_resource_load_rawbuffer,
                    {&Handle, arg(IndexOperand), poisonIfUndef(arg(OffsetOperand))}, Count, false);
  }

  /// To { value, i1 }: the status word of DXIL is only good for one test.
  bool liftLoad(Intrinsic::ID Id, ArrayRef<Value *> Args, unsigned Count, bool MayGrow) {
    SmallVector<ExtractValueInst *, 8> Fields;
    if (!takenFields(Call, Fields))
      return false;
    CallInst *Test = nullptr;
    for (ExtractValueInst *Field : Fields) {
      unsigned I = Field->getIndices()[0];
      if (I < StatusField && I >= Count && !MayGrow)
        return false;
      if (I < StatusField) {
        Count = std::max(Count, I + 1);
        continue;
      }
      for (User *U : Field->users()) {
        if (Test || !isStatusTest(U))
          return false;
        Test = cast<CallInst>(U);
      }
      if (Field->use_empty())
        return false;
    }
    if (Count == 0 || Count > NumValues)
      return false;
    Type *Scalar = Call.getType()->getStructElementType(0);
    Type *Ty = Count == 1 ? Scalar : FixedVectorType::get(Scalar, Count);
    CallInst *Load = B.CreateIntrinsic(StructType::get(Ty, B.getInt1Ty()), Id, Args);
    Load->takeName(&Call);
    replaceLoad(*Load, Fields, Test);
    return true;
  }

  void replaceLoad(CallInst &Load, ArrayRef<ExtractValueInst *> Fields, CallInst *Test) {
    Value *Loaded = nullptr;
    for (ExtractValueInst *Field : Fields) {
      unsigned I = Field->getIndices()[0];
      if (I == StatusField) {
        Value *Status = B.CreateExtractValue(&Load, 1);
        Test->replaceAllUsesWith(Status);
        Test->eraseFromParent();
      } else if (!Field->use_empty()) {
        if (!Loaded)
          Loaded = B.CreateExtractValue(&Load, 0);
        Value *Element = Loaded;
        if (Loaded->getType()->isVectorTy()) {
          IRBuilder<> At(Field);
          Element = At.CreateExtractElement(Loaded, uint64_t(I));
          Element->takeName(Field);
        }
        Field->replaceAllUsesWith(Element);
      }
      Field->eraseFromParent();
    }
    Call.eraseFromParent();
  }

  bool areDefined(unsigned Count) const {
    for (unsigned I = 0; I < Count; ++I)
      if (isa<UndefValue>(arg(FirstValue + I)))
        return false;
    return true;
  }

  Value *stored(unsigned Count) {
    if (Count == 1)
      return arg(FirstValue);
    Value *V = PoisonValue::get(FixedVectorType::get(arg(FirstValue)->getType(), Count));
    for (unsigned I = 0; I < Count; ++I)
      V = B.CreateInsertElement(V, arg(FirstValue + I), uint64_t(I));
    return V;
  }

  void finishStore(Intrinsic::ID Id, ArrayRef<Value *> Args) {
    B.CreateIntrinsic(B.getVoidTy(), Id, Args);
    Call.eraseFromParent();
  }

  bool liftTypedStore() {
    if (!isa<UndefValue>(arg(OffsetOperand)) || number(Call, StoreMask) != 15u ||
        !areDefined(NumValues))
      return false;
    bool Repeats = true;
    for (unsigned I = 1; I < NumValues; ++I)
      Repeats &= arg(FirstValue + I) == arg(FirstValue);
    finishStore(Intrinsic::dx_resource_store_typedbuffer,
                {&Handle, arg(IndexOperand), stored(Repeats ? 1 : NumValues)});
    return true;
  }

  bool liftRawStore() {
    unsigned Count = valuesOf(number(Call, StoreMask).value_or(0));
    if (!Count || !areDefined(Count))
      return false;
    for (unsigned I = Count; I < NumValues; ++I)
      if (!isa<UndefValue>(arg(FirstValue + I)))
        return false;
    finishStore(Intrinsic::dx_resource_store_rawbuffer,
                {&Handle, arg(IndexOperand), poisonIfUndef(arg(OffsetOperand)), stored(Count)});
    return true;
  }

  /// A row of 16 bytes; a row of minimum-precision numbers, of which it has four, is none to LLVM.
  bool liftRow() {
    constexpr unsigned RowBits = 128;
    auto *Struct = cast<StructType>(Call.getType());
    SmallVector<ExtractValueInst *, 8> Fields;
    if (!all_equal(Struct->elements()) ||
        Struct->getNumElements() * Struct->getElementType(0)->getScalarSizeInBits() != RowBits ||
        !takenFields(Call, Fields))
      return false;
    Intrinsic::ID Id = Struct->getNumElements() == 2   ? Intrinsic::dx_resource_load_cbufferrow_2
                       : Struct->getNumElements() == 4 ? Intrinsic::dx_resource_load_cbufferrow_4
                                                       : Intrinsic::dx_resource_load_cbufferrow_8;
    Type *Row = StructType::get(Call.getContext(), SmallVector<Type *, 8>(Struct->elements()));
    CallInst *Load = B.CreateIntrinsic(Row, Id, {&Handle, arg(IndexOperand)});
    Load->takeName(&Call);
    for (ExtractValueInst *Field : Fields) {
      IRBuilder<> At(Field);
      Value *New = At.CreateExtractValue(Load, Field->getIndices()[0]);
      New->takeName(Field);
      Field->replaceAllUsesWith(New);
      Field->eraseFromParent();
    }
    Call.eraseFromParent();
    return true;
  }

  bool liftDimensions() {
    SmallVector<ExtractValueInst *, 8> Fields;
    if (Call.use_empty() || !isa<UndefValue>(arg(IndexOperand)) || !takenFields(Call, Fields) ||
        any_of(Fields, [](ExtractValueInst *F) { return F->getIndices()[0] != 0; }))
      return false;
    Value *Width =
        B.CreateIntrinsic(B.getInt32Ty(), Intrinsic::dx_resource_getdimensions_x, {&Handle});
    for (ExtractValueInst *Field : Fields) {
      Field->replaceAllUsesWith(Width);
      Field->eraseFromParent();
    }
    Call.eraseFromParent();
    return true;
  }

  bool liftCounter() {
    CallInst *New = B.CreateIntrinsic(B.getInt32Ty(), Intrinsic::dx_resource_updatecounter,
                                      {&Handle, arg(IndexOperand)});
    New->takeName(&Call);
    Call.replaceAllUsesWith(New);
    Call.eraseFromParent();
    return true;
  }

  CallInst &Call, &Handle;
  const ResourceRecord &R;
  IRBuilder<> B;
};

} // namespace

bool liftAccess(CallInst &Call, CallInst &Handle, const ResourceRecord &R) {
  std::optional<uint64_t> Code = number(Call, 0);
  OptionalOp Op = Code ? findOp(uint32_t(*Code)) : OptionalOp();
  // As liftOps checks it, which reports what is wrong.
  if (!Op || Call.arg_size() != Op->Args.size() + 1)
    return false;
  std::string Name = "dx.op." + std::string(Op->ClassName);
  StringRef Called = Call.getCalledFunction()->getName();
  if (Called != Name && !Called.starts_with(Name + "."))
    return false;
  return AccessLifter(Call, Handle, R).lift(Op->Code);
}

} // namespace dxil
