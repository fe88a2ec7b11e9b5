// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Atomics on groupshared memory, elements of resources and bytes of buffers.
#include "Context.h"
#include "Expressions.h"
#include "LibraryCalls.h"
#include "Objects.h"
#include "Values.h"

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

Value *emitAtomic(CodegenContext &G, const LibraryCall &Call) {
  // A method of a byte-address buffer has an offset instead of a place.
  const bool IsRaw = Call.ObjectType != TypeId::None;
  Value *Address =
      IsRaw ? bufferPointer(G, Call.Object, Call.value(0)) : atomicAddress(G, Call[0].Target);
  if (!Address) {
    unsupported(G, Call.Where,
                "an atomic operation on what is neither groupshared nor of a resource");
    return nullptr;
  }
  const ScalarKind K = elementKind(G, IsRaw ? Call[1].Type : Call[0].Target.Type);
  const unsigned Bits = Call.value(1)->getType()->getScalarSizeInBits();
  llvm::Type *Word = G.B.getIntNTy(Bits);
  auto AsWord = [&](size_t I) { return G.B.CreateBitCast(asScalar(G, Call.value(I)), Word); };
  const Align Natural(Bits / 8);
  const bool Compares = Call.F.Special == SpecialId::AtomicCompareExchange;
  Value *Before;
  if (Compares) {
    Value *Comparand = AsWord(1);
    Value *Pair = G.B.CreateAtomicCmpXchg(Address, Comparand, AsWord(2), Natural,
                                          AtomicOrdering::Monotonic, AtomicOrdering::Monotonic);
    Before = G.B.CreateExtractValue(Pair, 0);
  } else {
    Before = G.B.CreateAtomicRMW(operationOf(Call.F.Special, isUnsigned(K)), Address, AsWord(1),
                                 Natural, AtomicOrdering::Monotonic);
  }
  const size_t Original = Compares ? 3 : 2;
  if (Original >= Call.size())
    return nullptr;
  llvm::Type *Given = valueType(G, Call[Original].Type);
  Before = G.B.CreateIntCast(Before, G.B.getIntNTy(Given->getScalarSizeInBits()), false);
  setArgument(G, Call, Original, G.B.CreateBitCast(Before, Given));
  return nullptr;
}

} // namespace dxil::frontend
