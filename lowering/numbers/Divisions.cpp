// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// HLSL defines integer division by zero (all ones, by udiv in the Direct3D 11.3 functional
// specification) and of the least number by -1 (it wraps around). In LLVM IR both are undefined,
// and the optimizer concludes that they do not happen or that the code is unreachable. While it
// runs, such divisions are calls of opaque functions. So are remainders of floats, which LLVM folds
// as C's fmod.

#include "Divisions.h"
#include "NativeVectors.h"
#include "dxil/contract/KnownRemainder.h"
#include "dxil/contract_names.h"
#include "dxil/lowering/Diagnostics.h"
#include "dxil/lowering/InventedValues.h"
#include "dxil/lowering/passes/Numbers.h"

#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"

#include <optional>

using namespace llvm;

namespace dxil::lowering {

namespace {

constexpr StringRef Prefix = contract::DivisionPrefix;
constexpr unsigned Opcodes[] = {Instruction::UDiv, Instruction::SDiv, Instruction::URem,
                                Instruction::SRem, Instruction::FRem};

bool isSigned(unsigned Opcode) {
  return Opcode == Instruction::SDiv || Opcode == Instruction::SRem;
}

/// Whether \p Holds is true of each lane of a constant divisor. Returns false for other divisors.
bool allLanes(const Value *Divisor, function_ref<bool(const ConstantInt &)> Holds) {
  if (auto *Int = dyn_cast<ConstantInt>(Divisor); Int && !Int->getType()->isVectorTy())
    return Holds(*Int);
  auto *C = dyn_cast<Constant>(Divisor);
  auto *Vector = C ? dyn_cast<FixedVectorType>(C->getType()) : nullptr;
  for (unsigned I = 0; Vector && I < Vector->getNumElements(); ++I) {
    auto *Lane = dyn_cast_or_null<ConstantInt>(C->getAggregateElement(I));
    if (!Lane || !Holds(*Lane))
      return false;
  }
  return Vector;
}

/// Whether LLVM defines division by \p Divisor for every dividend.
bool isAlwaysDefined(unsigned Opcode, const Value *Divisor) {
  return Opcode != Instruction::FRem && allLanes(Divisor, [&](const ConstantInt &Lane) {
           return !Lane.isZero() && !(isSigned(Opcode) && Lane.isMinusOne());
         });
}

std::string nameOf(Instruction::BinaryOps Opcode, Type *Ty) {
  std::string Name;
  raw_string_ostream OS(Name);
  OS << Prefix << Instruction::getOpcodeName(Opcode) << '.';
  if (auto *Vector = dyn_cast<FixedVectorType>(Ty))
    OS << 'v' << Vector->getNumElements();
  OS << (Ty->isFPOrFPVectorTy() ? 'f' : 'i') << Ty->getScalarSizeInBits();
  return Name;
}

/// Returns the division for which the function stands.
std::optional<Instruction::BinaryOps> divisionOf(const Function &F) {
  StringRef Name = F.getName();
  if (F.isDeclaration() && Name.consume_front(Prefix))
    for (unsigned Opcode : Opcodes)
      if (Name.consume_front(Instruction::getOpcodeName(Opcode)) && Name.starts_with("."))
        return Instruction::BinaryOps(Opcode);
  return std::nullopt;
}

Function *declare(Module &M, Instruction::BinaryOps Opcode, Type *Ty) {
  auto *F = dyn_cast<Function>(
      M.getOrInsertFunction(nameOf(Opcode, Ty), FunctionType::get(Ty, {Ty, Ty}, false))
          .getCallee());
  if (!F)
    return nullptr;
  F->setDoesNotAccessMemory();
  F->setDoesNotThrow();
  F->setWillReturn();
  F->setNoSync();
  F->setDoesNotFreeMemory();
  F->setSpeculatable();
  return F;
}

/// Divides by a constant with lanes of zero (the result is all ones) or -1 (a negation).
Value *divideByConstant(IRBuilder<> &B, Instruction::BinaryOps Opcode, Value *Number,
                        Constant *Divisor) {
  Type *Ty = Divisor->getType();
  if (Divisor->isNullValue())
    return Constant::getAllOnesValue(Ty);
  Constant *Zero = Constant::getNullValue(Ty);
  Value *IsZero = B.CreateICmpEQ(Divisor, Zero),
        *IsNegation = ConstantInt::getFalse(IsZero->getType());
  if (isSigned(Opcode))
    IsNegation = B.CreateICmpEQ(Divisor, Constant::getAllOnesValue(Ty));
  Value *Safe = B.CreateSelect(B.CreateOr(IsZero, IsNegation), ConstantInt::get(Ty, 1), Divisor);
  Value *Result = B.CreateBinOp(Opcode, Number, Safe);
  Value *Negated = Opcode == Instruction::SRem ? Zero : B.CreateNeg(Number);
  Result = B.CreateSelect(IsNegation, Negated, Result);
  return B.CreateSelect(IsZero, Constant::getAllOnesValue(Ty), Result);
}

bool restoreRemainder(CallInst &Call, bool All) {
  Value *Number = Call.getArgOperand(0), *Divisor = Call.getArgOperand(1);
  Value *Result = contract::knownRemainder(Number, Divisor);
  if (!Result && !All)
    return false;
  if (!Result) {
    auto *Remainder = BinaryOperator::Create(Instruction::FRem, Number, Divisor, "", &Call);
    Remainder->setFastMathFlags(Call.getFastMathFlags());
    Remainder->setDebugLoc(Call.getDebugLoc());
    Remainder->takeName(&Call);
    Result = Remainder;
  }
  Call.replaceAllUsesWith(Result);
  Call.eraseFromParent();
  return true;
}

bool isKnownInt(const Value *V, function_ref<bool(const APInt &)> Holds) {
  auto *Int = dyn_cast_or_null<ConstantInt>(V);
  return Int && Holds(Int->getValue());
}

/// Whether a lane of the division \p Call has no value in DXC: a known division by zero, or of the
/// least number by -1.
bool hasUndefinedLane(const CallInst &Call, unsigned Opcode) {
  auto *X = dyn_cast<Constant>(Call.getArgOperand(0)),
       *Y = dyn_cast<Constant>(Call.getArgOperand(1));
  if (!Y || Opcode == Instruction::FRem)
    return false;
  auto *Vector = dyn_cast<FixedVectorType>(Call.getType());
  for (unsigned I = 0, N = Vector ? Vector->getNumElements() : 1; I < N; ++I) {
    const Constant *Divisor = Vector ? Y->getAggregateElement(I) : Y;
    const Constant *Number = Vector && X ? X->getAggregateElement(I) : X;
    if (isKnownInt(Divisor, [](const APInt &V) { return V.isZero(); }) ||
        (isSigned(Opcode) && isKnownInt(Divisor, [](const APInt &V) { return V.isAllOnes(); }) &&
         isKnownInt(Number, [](const APInt &V) { return V.isMinSignedValue(); })))
      return true;
  }
  return false;
}

/// Whether the result of \p Call reaches a store, a call or a return. Selects and masks may discard
/// it.
bool isTaken(const CallInst &Call) {
  SmallVector<const User *, 8> Work(Call.user_begin(), Call.user_end());
  SmallPtrSet<const User *, 16> Seen(llvm::from_range, Work);
  while (!Work.empty()) {
    const User *U = Work.pop_back_val();
    if (isa<StoreInst, CallBase, ReturnInst>(U))
      return true;
    const auto *Operator = dyn_cast<BinaryOperator>(U);
    const bool Passes =
        Operator
            ? Operator->getOpcode() != Instruction::And && Operator->getOpcode() != Instruction::Or
            : isa<CastInst, InsertElementInst, ExtractElementInst, ShuffleVectorInst, FreezeInst>(
                  U);
    for (const User *Next : U->users())
      if (Passes && Seen.insert(Next).second)
        Work.push_back(Next);
  }
  return false;
}

bool restore(CallInst &Call, bool All) {
  auto Opcode = divisionOf(*Call.getCalledFunction());
  if (Opcode == Instruction::FRem)
    return restoreRemainder(Call, All);
  Value *Number = Call.getArgOperand(0), *Divisor = Call.getArgOperand(1);
  auto IsNotZero = [](const ConstantInt &Lane) { return !Lane.isZero(); };
  if (!Opcode || (!All && (!allLanes(Divisor, IsNotZero) || hasUndefinedLane(Call, *Opcode))))
    return false;
  for (Value **Operand : {&Number, &Divisor})
    if (isa<UndefValue>(*Operand))
      *Operand = inventValue(Call, Call.getType());
  IRBuilder<> B(&Call);
  auto *C = dyn_cast<Constant>(Divisor);
  Value *Result = C && !isAlwaysDefined(*Opcode, C) && !isa<ConstantExpr>(C)
                      ? divideByConstant(B, *Opcode, Number, C)
                      : B.CreateBinOp(*Opcode, Number, Divisor);
  if (!isa<Constant>(Result))
    Result->takeName(&Call);
  Call.replaceAllUsesWith(Result);
  Call.eraseFromParent();
  return true;
}

bool restoreIn(Function &F, bool All) {
  bool Changed = false;
  for (Instruction &I : make_early_inc_range(instructions(F)))
    if (auto *Call = dyn_cast<CallInst>(&I))
      if (Function *Callee = Call->getCalledFunction();
          Callee && Callee->getName().starts_with(Prefix))
        Changed |= restore(*Call, All);
  return Changed;
}

} // namespace

bool guardDivisions(Function &F) {
  SmallVector<BinaryOperator *> Work;
  for (Instruction &I : instructions(F))
    if (auto *Division = dyn_cast<BinaryOperator>(&I);
        Division && is_contained(Opcodes, Division->getOpcode()) &&
        !isAlwaysDefined(Division->getOpcode(), Division->getOperand(1)))
      Work.push_back(Division);
  bool Changed = false;
  for (BinaryOperator *Division : Work) {
    Function *Guard = declare(*F.getParent(), Division->getOpcode(), Division->getType());
    if (!Guard)
      continue;
    IRBuilder<> B(Division);
    CallInst *Call = B.CreateCall(Guard, {Division->getOperand(0), Division->getOperand(1)});
    Call->takeName(Division);
    if (isa<FPMathOperator>(Division))
      Call->setFastMathFlags(Division->getFastMathFlags());
    Division->replaceAllUsesWith(Call);
    Division->eraseFromParent();
    Changed = true;
  }
  return Changed;
}

PreservedAnalyses GuardDivisionsPass::run(Module &M, ModuleAnalysisManager &) {
  bool Changed = false;
  for (Function &F : M)
    Changed |= guardDivisions(F);
  return keptAfter(Changed);
}

PreservedAnalyses KnownDivisionsPass::run(Function &F, FunctionAnalysisManager &) {
  return keptAfterInstructions(restoreIn(F, /*All=*/false));
}

PreservedAnalyses ZeroDivisionsPass::run(Function &F, FunctionAnalysisManager &) {
  for (Instruction &I : instructions(F)) {
    auto *Call = dyn_cast<CallInst>(&I);
    Function *Callee = Call ? Call->getCalledFunction() : nullptr;
    const auto Opcode = Callee ? divisionOf(*Callee) : std::nullopt;
    if (!Opcode || !hasUndefinedLane(*Call, *Opcode) || !isTaken(*Call))
      continue;
    const bool IsRemainder = *Opcode == Instruction::URem || *Opcode == Instruction::SRem;
    const bool Overflows =
        allLanes(Call->getArgOperand(1), [](const ConstantInt &Lane) { return !Lane.isZero(); });
    reportError(I, Twine(IsRemainder ? "remainder" : "division") +
                       (Overflows ? " overflows: the least number by -1 has no value"
                                  : " by zero is undefined"));
  }
  return PreservedAnalyses::all();
}

PreservedAnalyses SplitDivisionsPass::run(Module &M, ModuleAnalysisManager &) {
  const bool Native = hasNativeVectors(M);
  SmallVector<CallInst *> Work;
  for (Function &F : M)
    for (Instruction &I : instructions(F))
      if (auto *Call = dyn_cast<CallInst>(&I);
          Call && Call->getType()->isVectorTy() && !(Native && isNativeVector(Call->getType())))
        if (Function *Callee = Call->getCalledFunction(); Callee && divisionOf(*Callee))
          Work.push_back(Call);
  for (CallInst *Call : Work) {
    IRBuilder<> B(Call);
    auto *Ty = cast<FixedVectorType>(Call->getType());
    Function *Scalar = declare(M, *divisionOf(*Call->getCalledFunction()), Ty->getElementType());
    if (!Scalar)
      continue;
    Value *Result = PoisonValue::get(Ty);
    for (unsigned I = 0; I < Ty->getNumElements(); ++I) {
      Value *Lane = B.CreateCall(Scalar, {B.CreateExtractElement(Call->getArgOperand(0), I),
                                          B.CreateExtractElement(Call->getArgOperand(1), I)});
      Result = B.CreateInsertElement(Result, Lane, I);
    }
    Call->replaceAllUsesWith(Result);
    Call->eraseFromParent();
  }
  return Work.empty() ? PreservedAnalyses::all() : PreservedAnalyses::none();
}

PreservedAnalyses RestoreDivisionsPass::run(Module &M, ModuleAnalysisManager &) {
  bool Changed = false;
  for (Function &F : M)
    Changed |= restoreIn(F, /*All=*/true);
  for (Function &F : make_early_inc_range(M))
    if (F.use_empty() && divisionOf(F)) {
      F.eraseFromParent();
      Changed = true;
    }
  return keptAfter(Changed);
}

} // namespace dxil::lowering
