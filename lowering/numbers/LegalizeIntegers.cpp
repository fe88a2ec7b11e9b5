// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Legalize.h"
#include "dxil/lowering/Diagnostics.h"

#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace llvm;

namespace dxil::lowering {

namespace {

/// Returns null for a type that needs no promotion, and for one wider than 64 bits, which the
/// caller reports.
IntegerType *promotedType(Type *Ty) {
  auto *IT = dyn_cast<IntegerType>(Ty);
  if (!IT)
    return nullptr;
  unsigned Width = IT->getBitWidth();
  if (Width == 1 || Width == 16 || Width == 32 || Width >= 64)
    return nullptr;
  return IntegerType::get(Ty->getContext(), Width < 32 ? 32 : 64);
}

bool isTooWide(Type *Ty) {
  return Ty->isIntegerTy() && Ty->getIntegerBitWidth() > 64;
}

class IntegerPromoter {
public:
  explicit IntegerPromoter(Function &F) : F(F) {}
  void run();

private:
  bool concerns(const Instruction &I) const;
  Value *promoted(Value *V);
  /// Returns the promoted value, sign-extended from its original width.
  Value *signExtended(IRBuilder<> &B, Value *V);
  Value *masked(IRBuilder<> &B, Value *V, Type *Narrow);
  bool rewrite(Instruction &I);
  Value *rewriteBinary(IRBuilder<> &B, BinaryOperator &I);
  Value *rewriteCast(IRBuilder<> &B, CastInst &I);
  Value *rewriteIntrinsic(IRBuilder<> &B, IntrinsicInst &I);
  bool rewriteSwitch(SwitchInst &I);

  Function &F;
  DenseMap<Value *, Value *> Map;
  SmallVector<Instruction *> Replaced;
};

bool IntegerPromoter::concerns(const Instruction &I) const {
  if (promotedType(I.getType()))
    return true;
  // Constant arguments are immediates, whose type the callee fixes.
  bool IsCall = isa<CallBase>(I);
  return any_of(I.operands(), [&](const Use &U) {
    return promotedType(U->getType()) && !(IsCall && isa<Constant>(U.get()));
  });
}

Value *IntegerPromoter::promoted(Value *V) {
  if (auto Entry = Map.find(V); Entry != Map.end())
    return Entry->second;
  Type *Ty = promotedType(V->getType());
  if (auto *C = dyn_cast<ConstantInt>(V))
    return ConstantInt::get(Ty, C->getZExtValue());
  if (isa<PoisonValue>(V))
    return PoisonValue::get(Ty);
  if (isa<UndefValue>(V))
    return ConstantInt::get(Ty, 0);
  return nullptr;
}

Value *IntegerPromoter::masked(IRBuilder<> &B, Value *V, Type *Narrow) {
  unsigned Width = V->getType()->getIntegerBitWidth();
  return B.CreateAnd(
      V, ConstantInt::get(V->getType(), APInt::getLowBitsSet(Width, Narrow->getIntegerBitWidth())));
}

Value *IntegerPromoter::signExtended(IRBuilder<> &B, Value *V) {
  Value *P = promoted(V);
  unsigned Shift = P->getType()->getIntegerBitWidth() - V->getType()->getIntegerBitWidth();
  return B.CreateAShr(B.CreateShl(P, Shift), Shift);
}

Value *IntegerPromoter::rewriteBinary(IRBuilder<> &B, BinaryOperator &I) {
  Value *X = I.getOperand(0), *Y = I.getOperand(1);
  switch (I.getOpcode()) {
  case Instruction::And:
  case Instruction::Or:
  case Instruction::Xor:
  case Instruction::LShr: return B.CreateBinOp(I.getOpcode(), promoted(X), promoted(Y));
  case Instruction::AShr:
    return masked(B, B.CreateAShr(signExtended(B, X), promoted(Y)), I.getType());
  case Instruction::SDiv:
  case Instruction::SRem:
    X = signExtended(B, X);
    return masked(B, B.CreateBinOp(I.getOpcode(), X, signExtended(B, Y)), I.getType());
  default: return masked(B, B.CreateBinOp(I.getOpcode(), promoted(X), promoted(Y)), I.getType());
  }
}

Value *IntegerPromoter::rewriteCast(IRBuilder<> &B, CastInst &I) {
  Value *X = I.getOperand(0);
  Type *Narrow = I.getType(), *To = promotedType(Narrow);
  Value *From = promotedType(X->getType()) ? promoted(X) : X;
  switch (I.getOpcode()) {
  case Instruction::Trunc:
    if (!To)
      return B.CreateZExtOrTrunc(From, Narrow);
    return masked(B, B.CreateZExtOrTrunc(From, To), Narrow);
  case Instruction::ZExt: return B.CreateZExtOrTrunc(From, To ? To : Narrow);
  case Instruction::SExt:
    if (promotedType(X->getType()))
      From = signExtended(B, X);
    From = B.CreateSExtOrTrunc(From, To ? To : Narrow);
    return To ? masked(B, From, Narrow) : From;
  case Instruction::UIToFP: return B.CreateUIToFP(From, Narrow);
  case Instruction::SIToFP: return B.CreateSIToFP(signExtended(B, X), Narrow);
  case Instruction::FPToUI: return masked(B, B.CreateFPToUI(From, To), Narrow);
  case Instruction::FPToSI: return masked(B, B.CreateFPToSI(From, To), Narrow);
  default: return nullptr;
  }
}

Value *IntegerPromoter::rewriteIntrinsic(IRBuilder<> &B, IntrinsicInst &I) {
  Intrinsic::ID ID = I.getIntrinsicID();
  unsigned Narrow = I.getType()->isIntegerTy() ? I.getType()->getIntegerBitWidth() : 0;
  Type *To = promotedType(I.getType());
  switch (ID) {
  case Intrinsic::umin:
  case Intrinsic::umax:
    return B.CreateBinaryIntrinsic(ID, promoted(I.getArgOperand(0)), promoted(I.getArgOperand(1)));
  case Intrinsic::smin:
  case Intrinsic::smax: {
    Value *X = signExtended(B, I.getArgOperand(0));
    return masked(B, B.CreateBinaryIntrinsic(ID, X, signExtended(B, I.getArgOperand(1))),
                  I.getType());
  }
  case Intrinsic::ctpop: return B.CreateUnaryIntrinsic(ID, promoted(I.getArgOperand(0)));
  case Intrinsic::bitreverse:
    return B.CreateLShr(B.CreateUnaryIntrinsic(ID, promoted(I.getArgOperand(0))),
                        To->getIntegerBitWidth() - Narrow);
  default: return nullptr;
  }
}

bool IntegerPromoter::rewriteSwitch(SwitchInst &I) {
  Value *Condition = promoted(I.getCondition());
  auto *Ty = cast<IntegerType>(Condition->getType());
  IRBuilder<> B(&I);
  SwitchInst *New = B.CreateSwitch(Condition, I.getDefaultDest(), I.getNumCases());
  for (auto Case : I.cases())
    New->addCase(ConstantInt::get(Ty, Case.getCaseValue()->getZExtValue()),
                 Case.getCaseSuccessor());
  return true;
}

bool IntegerPromoter::rewrite(Instruction &I) {
  IRBuilder<> B(&I);
  Value *New = nullptr;
  if (auto *Binary = dyn_cast<BinaryOperator>(&I)) {
    New = rewriteBinary(B, *Binary);
  } else if (auto *Cast = dyn_cast<CastInst>(&I)) {
    New = rewriteCast(B, *Cast);
  } else if (auto *Cmp = dyn_cast<ICmpInst>(&I)) {
    Value *X = Cmp->getOperand(0), *Y = Cmp->getOperand(1);
    X = Cmp->isSigned() ? signExtended(B, X) : promoted(X);
    Y = Cmp->isSigned() ? signExtended(B, Y) : promoted(Y);
    New = B.CreateICmp(Cmp->getPredicate(), X, Y);
  } else if (auto *Select = dyn_cast<SelectInst>(&I)) {
    New = B.CreateSelect(Select->getCondition(), promoted(Select->getTrueValue()),
                         promoted(Select->getFalseValue()));
  } else if (auto *Freeze = dyn_cast<FreezeInst>(&I)) {
    New = B.CreateFreeze(promoted(Freeze->getOperand(0)));
  } else if (auto *Call = dyn_cast<IntrinsicInst>(&I)) {
    New = rewriteIntrinsic(B, *Call);
  } else if (auto *Switch = dyn_cast<SwitchInst>(&I)) {
    Replaced.push_back(&I);
    return rewriteSwitch(*Switch);
  }
  if (!New)
    return false;
  if (promotedType(I.getType()))
    Map[&I] = New;
  else
    I.replaceAllUsesWith(New);
  Replaced.push_back(&I);
  return true;
}

void IntegerPromoter::run() {
  SmallVector<Instruction *> Work;
  SmallVector<PHINode *> Phis;
  for (BasicBlock *BB : ReversePostOrderTraversal<Function *>(&F))
    for (Instruction &I : *BB) {
      bool TooWide = isTooWide(I.getType());
      for (Value *Op : I.operands())
        TooWide |= isTooWide(Op->getType());
      if (TooWide) {
        reportError(I, "integers wider than 64 bits are not supported");
        return;
      }
      if (auto *Phi = dyn_cast<PHINode>(&I); Phi && promotedType(Phi->getType()))
        Phis.push_back(Phi);
      else if (concerns(I))
        Work.push_back(&I);
    }
  for (PHINode *Phi : Phis) {
    IRBuilder<> B(Phi);
    Map[Phi] = B.CreatePHI(promotedType(Phi->getType()), Phi->getNumIncomingValues());
  }
  for (Instruction *I : Work)
    if (!rewrite(*I)) {
      reportError(*I, Twine("unsupported integer width in '") + I->getOpcodeName() + "'");
      return;
    }
  for (PHINode *Phi : Phis)
    for (unsigned I = 0, E = Phi->getNumIncomingValues(); I != E; ++I)
      cast<PHINode>(Map[Phi])->addIncoming(promoted(Phi->getIncomingValue(I)),
                                           Phi->getIncomingBlock(I));
  for (PHINode *Phi : Phis)
    Replaced.push_back(Phi);
  for (Instruction *I : Replaced)
    I->dropAllReferences();
  for (Instruction *I : Replaced)
    I->eraseFromParent();
}

} // namespace

void legalizeIntegers(Function &F) {
  splitWideIntegers(F);
  IntegerPromoter(F).run();
}

} // namespace dxil::lowering
