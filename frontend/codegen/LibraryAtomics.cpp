// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Atomics on groupshared memory, elements of resources and bytes of buffers.
#include "LibraryCalls.h"

#include "llvm/IR/Constants.h"

using namespace llvm;

namespace dxil::frontend {

using library::SpecialId;

static AtomicRMWInst::BinOp operationOf(SpecialId Id, bool IsUnsigned) {
  switch (Id) {
  case SpecialId::AtomicAdd: return AtomicRMWInst::Add;
  case SpecialId::AtomicAnd: return AtomicRMWInst::And;
  case SpecialId::AtomicOr: return AtomicRMWInst::Or;
  case SpecialId::AtomicXor: return AtomicRMWInst::Xor;
  case SpecialId::AtomicMin: return IsUnsigned ? AtomicRMWInst::UMin : AtomicRMWInst::Min;
  case SpecialId::AtomicMax: return IsUnsigned ? AtomicRMWInst::UMax : AtomicRMWInst::Max;
  default: return AtomicRMWInst::Xchg;
  }
}

Value *Generator::emitAtomic(const LibraryCall &Call) {
  // A method of a byte-address buffer has an offset instead of a place.
  const bool OfBytes = Call.ObjectType != TypeId::None;
  Value *Address = OfBytes ? bufferPointer(Call.Object, Call.value(0)) : atomicAddress(Call[0].At);
  if (!Address) {
    unsupported(Call.Where, "an atomic operation on what is neither groupshared nor of a resource");
    return nullptr;
  }
  const ScalarKind K = elementKind(OfBytes ? Call[1].Type : Call[0].At.Type);
  const unsigned Bits = Call.value(1)->getType()->getScalarSizeInBits();
  llvm::Type *Word = B.getIntNTy(Bits);
  auto AsWord = [&](size_t I) { return B.CreateBitCast(asScalar(Call.value(I)), Word); };
  const Align Natural(Bits / 8);
  const bool Compares = Call.F.Special == SpecialId::AtomicCompareExchange;
  Value *Before;
  if (Compares) {
    Value *Pair = B.CreateAtomicCmpXchg(Address, AsWord(1), AsWord(2), Natural,
                                        AtomicOrdering::Monotonic, AtomicOrdering::Monotonic);
    Before = B.CreateExtractValue(Pair, 0);
  } else {
    Before = B.CreateAtomicRMW(operationOf(Call.F.Special, isUnsigned(K)), Address, AsWord(1),
                               Natural, AtomicOrdering::Monotonic);
  }
  const size_t Original = Compares ? 3 : 2;
  if (Original >= Call.size())
    return nullptr;
  llvm::Type *Given = valueType(Call[Original].Type);
  Before = B.CreateIntCast(Before, B.getIntNTy(Given->getScalarSizeInBits()), false);
  setArgument(Call, Original, B.CreateBitCast(Before, Given));
  return nullptr;
}

} // namespace dxil::frontend
