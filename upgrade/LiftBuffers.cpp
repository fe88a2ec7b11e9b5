// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Lifts ops on buffers and constant buffers for which LLVM has intrinsics, if lowering the result
// gives the same op.
#include "Lifting.h"
#include "dxil/contract/ResourceRecords.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/bit.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicsDirectX.h"
#include "llvm/IR/Module.h"

#include <dxil/contract/OpCall.h>
#include <dxil/generated/OpViews.h>

#include <array>

using namespace llvm;
using LLVMKind = llvm::dxil::ResourceKind;

namespace dxil::upgrade {
namespace {

constexpr unsigned NumValues = 4, StatusField = 4;
using contract::OpCall;
/// Values to store.
using Values = std::array<Value *, NumValues>;
template <class Store> Values valuesOf(const Store &S) {
  return {S.value0(), S.value1(), S.value2(), S.value3()};
}

bool isRaw(const contract::ResourceRecord &R) {
  return R.Kind == LLVMKind::RawBuffer || R.Kind == LLVMKind::StructuredBuffer;
}

std::optional<uint64_t> number(const Value *V) {
  auto *C = dyn_cast<ConstantInt>(V);
  return C ? std::optional(C->getZExtValue()) : std::nullopt;
}

/// Returns true if the lowering creates this op for the module's version.
bool hasRawOps(const CallInst &Call) {
  VersionTuple Model = Call.getModule()->getTargetTriple().getOSVersion();
  return isAvailable(OpCode::RawBufferLoad, {1, uint16_t(Model.getMinor().value_or(0))});
}

/// Returns the number of components in a mask of the first components; 0 for any other mask.
unsigned countOf(uint64_t Mask) {
  return Mask && Mask < 16 && !(Mask & (Mask + 1)) ? unsigned(popcount(Mask)) : 0;
}

/// Collects the `extractvalue` users of a result. Returns false if it has other users.
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
  const auto Test = op::dyn_cast<op::CheckAccessFullyMapped>(U);
  return Test && Test->call().isLowered() && Test->call().hasFunctionOfOp();
}

class AccessLifter {
public:
  AccessLifter(const OpCall &Access, CallInst &Handle, const contract::ResourceRecord &R)
      : Access(Access), Call(Access.inst()), Handle(Handle), R(R), B(&Call) {}

  bool lift() {
    const bool IsTyped = R.Kind == LLVMKind::TypedBuffer;
    if (auto L = op::dyn_cast<op::BufferLoad>(Access))
      return IsTyped ? liftTypedLoad(*L)
                     : isRaw(R) && !hasRawOps(Call) && liftRawLoad(L->index(), L->wot(), NumValues);
    if (auto L = op::dyn_cast<op::RawBufferLoad>(Access))
      return isRaw(R) && isAligned(L->alignment(), Call.getType()->getStructElementType(0)) &&
             liftRawLoad(L->index(), L->elementOffset(), countOf(number(L->mask()).value_or(0)));
    if (auto S = op::dyn_cast<op::BufferStore>(Access))
      return IsTyped ? liftTypedStore(*S)
                     : isRaw(R) && !hasRawOps(Call) &&
                           liftRawStore(S->coord0(), S->coord1(), valuesOf(*S), S->mask());
    if (auto S = op::dyn_cast<op::RawBufferStore>(Access))
      return isRaw(R) && isAligned(S->alignment(), S->value0()->getType()) &&
             liftRawStore(S->index(), S->elementOffset(), valuesOf(*S), S->mask());
    if (auto L = op::dyn_cast<op::CBufferLoadLegacy>(Access))
      return R.Kind == LLVMKind::CBuffer && liftRow(L->regIndex());
    if (auto D = op::dyn_cast<op::GetDimensions>(Access))
      return (isRaw(R) || IsTyped) && liftDimensions(D->mipLevel());
    if (auto U = op::dyn_cast<op::BufferUpdateCounter>(Access))
      return R.Kind == LLVMKind::StructuredBuffer && liftCounter(U->inc());
    return false;
  }

private:
  bool isAligned(const Value *Alignment, Type *Scalar) const {
    return number(Alignment) == uint64_t(Scalar->getScalarSizeInBits() / 8);
  }

  Value *poisonIfUndef(Value *V) { return isa<UndefValue>(V) ? PoisonValue::get(V->getType()) : V; }

  bool liftTypedLoad(const op::BufferLoad<OpCall> &L) {
    return isa<UndefValue>(L.wot()) &&
           liftLoad(Intrinsic::dx_resource_load_typedbuffer, {&Handle, L.index()}, R.ComponentCount,
                    /*May grow=*/true);
  }

  bool liftRawLoad(Value *Index, Value *Offset, unsigned Count) {
    return Count && liftLoad(Intrinsic::dx_resource_load_rawbuffer,
                             {&Handle, Index, poisonIfUndef(Offset)}, Count, false);
  }

  /// Lifts to { value, i1 }: the status word of DXIL can only be tested.
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
          IRBuilder<> Builder(Field);
          Element = Builder.CreateExtractElement(Loaded, uint64_t(I));
          Element->takeName(Field);
        }
        Field->replaceAllUsesWith(Element);
      }
      Field->eraseFromParent();
    }
    Call.eraseFromParent();
  }

  static bool areDefined(ArrayRef<Value *> Values) {
    return none_of(Values, [](Value *V) { return isa<UndefValue>(V); });
  }

  /// Returns the values as one scalar or vector.
  Value *stored(ArrayRef<Value *> Values) {
    if (Values.size() == 1)
      return Values[0];
    Value *V =
        PoisonValue::get(FixedVectorType::get(Values[0]->getType(), unsigned(Values.size())));
    for (unsigned I = 0; I < Values.size(); ++I)
      V = B.CreateInsertElement(V, Values[I], uint64_t(I));
    return V;
  }

  void finishStore(Intrinsic::ID Id, ArrayRef<Value *> Args) {
    B.CreateIntrinsic(B.getVoidTy(), Id, Args);
    Call.eraseFromParent();
  }

  bool liftTypedStore(const op::BufferStore<OpCall> &S) {
    const Values All = valuesOf(S);
    if (!isa<UndefValue>(S.coord1()) || number(S.mask()) != 15u || !areDefined(All))
      return false;
    ArrayRef<Value *> Values(All);
    finishStore(Intrinsic::dx_resource_store_typedbuffer,
                {&Handle, S.coord0(), stored(all_equal(Values) ? Values.take_front() : Values)});
    return true;
  }

  bool liftRawStore(Value *Index, Value *Offset, const Values &All, const Value *Mask) {
    const unsigned Count = countOf(number(Mask).value_or(0));
    const ArrayRef<Value *> Values = ArrayRef(All).take_front(Count);
    if (!Count || !areDefined(Values) ||
        !all_of(ArrayRef(All).drop_front(Count), [](Value *V) { return isa<UndefValue>(V); }))
      return false;
    finishStore(Intrinsic::dx_resource_store_rawbuffer,
                {&Handle, Index, poisonIfUndef(Offset), stored(Values)});
    return true;
  }

  /// Lifts a load of a 16-byte row. LLVM has no form of a row of four minimum-precision numbers.
  bool liftRow(Value *Index) {
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
    CallInst *Load = B.CreateIntrinsic(Row, Id, {&Handle, Index});
    Load->takeName(&Call);
    for (ExtractValueInst *Field : Fields) {
      IRBuilder<> Builder(Field);
      Value *New = Builder.CreateExtractValue(Load, Field->getIndices()[0]);
      New->takeName(Field);
      Field->replaceAllUsesWith(New);
      Field->eraseFromParent();
    }
    Call.eraseFromParent();
    return true;
  }

  bool liftDimensions(const Value *Level) {
    SmallVector<ExtractValueInst *, 8> Fields;
    if (Call.use_empty() || !isa<UndefValue>(Level) || !takenFields(Call, Fields) ||
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

  bool liftCounter(Value *Step) {
    CallInst *New =
        B.CreateIntrinsic(B.getInt32Ty(), Intrinsic::dx_resource_updatecounter, {&Handle, Step});
    New->takeName(&Call);
    Call.replaceAllUsesWith(New);
    Call.eraseFromParent();
    return true;
  }

  OpCall Access;
  CallInst &Call, &Handle;
  const contract::ResourceRecord &R;
  IRBuilder<> B;
};

} // namespace

bool liftAccess(CallInst &Call, CallInst &Handle, const contract::ResourceRecord &R) {
  const auto Access = OpCall::of(&Call);
  // The conditions of liftOps, which reports violations.
  return Access && Access->isLowered() && Access->hasFunctionOfOp() &&
         Access->size() == Access->op().Args.size() && AccessLifter(*Access, Handle, R).lift();
}

} // namespace dxil::upgrade
