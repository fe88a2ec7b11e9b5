// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Direct3D does not define which NaN an operation returns: processors return an operand, depending
// on their order, or a NaN of their own. This pass makes all of them equal.
#include "OneNaN.h"

#include "llvm/ADT/APFloat.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace dxil::execution {
namespace {

/// Returns true if \p I computes a float rather than moves or changes its bits.
bool computesFloat(const Instruction &I) {
  if (!I.getType()->isFPOrFPVectorTy())
    return false;
  switch (I.getOpcode()) {
  case Instruction::FAdd:
  case Instruction::FSub:
  case Instruction::FMul:
  case Instruction::FDiv:
  case Instruction::FRem:
  case Instruction::FPTrunc:
  case Instruction::FPExt: return true;
  default: break;
  }
  const auto *Call = dyn_cast<IntrinsicInst>(&I);
  if (!Call || Call->mayReadFromMemory())
    return false;
  const Intrinsic::ID ID = Call->getIntrinsicID();
  return ID != Intrinsic::fabs && ID != Intrinsic::copysign && ID != Intrinsic::vector_extract &&
         ID != Intrinsic::vector_insert && ID != Intrinsic::vector_reverse;
}

/// Compares bits: by its rules for floats LLVM could remove a select between NaNs.
void replaceNaN(Instruction &I) {
  IRBuilder<> B(I.getNextNode());
  Type *Float = I.getType(), *Scalar = Float->getScalarType();
  const unsigned Bits = Scalar->getPrimitiveSizeInBits();
  Type *Word = Float->getWithNewType(B.getIntNTy(Bits));
  const fltSemantics &Kind = Scalar->getFltSemantics();
  auto Constant = [&](const APInt &Value) { return ConstantInt::get(Word, Value); };
  Value *AsWord = B.CreateBitCast(&I, Word);
  Value *Size = B.CreateAnd(AsWord, Constant(APInt::getSignedMaxValue(Bits)));
  Value *IsNaN = B.CreateICmpUGT(Size, Constant(APFloat::getInf(Kind).bitcastToAPInt()));
  Value *One = Constant(APFloat::getQNaN(Kind).bitcastToAPInt());
  Value *Result = B.CreateBitCast(B.CreateSelect(IsNaN, One, AsWord), Float);
  I.replaceUsesWithIf(Result, [&](const Use &U) { return U.getUser() != AsWord; });
}

} // namespace

void giveOneNaN(Module &M) {
  SmallVector<Instruction *, 64> Matches;
  for (Function &F : M)
    for (Instruction &I : instructions(F))
      if (computesFloat(I))
        Matches.push_back(&I);
  for (Instruction *I : Matches)
    replaceNaN(*I);
}

} // namespace dxil::execution
