// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Legalize.h"
#include "NativeVectors.h"
#include "dxil/extension_names.h"
#include "dxil/lowering/Diagnostics.h"
#include "dxil/lowering/InventedValues.h"
#include "dxil/lowering/passes/Numbers.h"

#include "llvm/Analysis/ConstantFolding.h"
#include "llvm/Analysis/InstructionSimplify.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/Analysis/VectorUtils.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/PatternMatch.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace llvm;

namespace dxil::lowering {

namespace {

/// Returns the bits of `V`, a scalar or vector, as an integer; the first element is lowest.
Value *bitsOf(IRBuilder<> &B, Value *V) {
  auto *VT = dyn_cast<FixedVectorType>(V->getType());
  if (!VT)
    return B.CreateBitCast(V, B.getIntNTy(unsigned(V->getType()->getPrimitiveSizeInBits())));
  unsigned Width = VT->getScalarSizeInBits(), Count = VT->getNumElements();
  Type *Ty = B.getIntNTy(Width * Count);
  Value *Bits = nullptr;
  for (unsigned I = 0; I != Count; ++I) {
    Value *E = B.CreateZExt(bitsOf(B, B.CreateExtractElement(V, uint64_t(I))), Ty);
    if (I)
      E = B.CreateShl(E, uint64_t(I) * Width);
    Bits = Bits ? B.CreateOr(Bits, E) : E;
  }
  return Bits;
}

/// Casts between vectors whose element widths divide each other, without an integer wider than an
/// element. Returns null for other types.
Value *castByParts(IRBuilder<> &B, Value *From, FixedVectorType *To) {
  auto *VT = dyn_cast<FixedVectorType>(From->getType());
  const unsigned Width = To->getScalarSizeInBits(),
                 ElementWidth = VT ? VT->getScalarSizeInBits() : 0;
  if (!VT || (Width % ElementWidth && ElementWidth % Width))
    return nullptr;
  Value *Result = PoisonValue::get(To);
  for (unsigned I = 0; I != To->getNumElements(); ++I) {
    Value *E = nullptr;
    if (Width >= ElementWidth) {
      for (unsigned Part = 0, N = Width / ElementWidth; Part != N; ++Part) {
        Value *Bits = bitsOf(B, B.CreateExtractElement(From, uint64_t(I * N + Part)));
        Bits = B.CreateZExt(Bits, B.getIntNTy(Width));
        Bits = Part ? B.CreateShl(Bits, uint64_t(Part) * ElementWidth) : Bits;
        E = E ? B.CreateOr(E, Bits) : Bits;
      }
    } else {
      const unsigned N = ElementWidth / Width;
      E = bitsOf(B, B.CreateExtractElement(From, uint64_t(I / N)));
      E = B.CreateTrunc(B.CreateLShr(E, uint64_t(I % N) * Width), B.getIntNTy(Width));
    }
    Result = B.CreateInsertElement(Result, B.CreateBitCast(E, To->getElementType()), uint64_t(I));
  }
  return Result;
}

/// Emits shifts for a bit cast between a vector and a scalar, or between vectors of different
/// element widths.
Value *castByShifts(IRBuilder<> &B, Value *From, Type *To) {
  auto *VT = dyn_cast<FixedVectorType>(To);
  if (Value *V = VT ? castByParts(B, From, VT) : nullptr)
    return V;
  Value *Bits = bitsOf(B, From);
  if (!VT)
    return B.CreateBitCast(Bits, To);
  unsigned Width = VT->getScalarSizeInBits();
  Value *Result = PoisonValue::get(VT);
  for (unsigned I = 0; I != VT->getNumElements(); ++I) {
    Value *E = I ? B.CreateLShr(Bits, uint64_t(I) * Width) : Bits;
    E = B.CreateBitCast(B.CreateTrunc(E, B.getIntNTy(Width)), VT->getElementType());
    Result = B.CreateInsertElement(Result, E, uint64_t(I));
  }
  return Result;
}

/// Returns the part of a vector that \p T truncates from an integer of all its bits, without that
/// wide integer. LLVM's optimizer forms such casts for a vector in memory that has another vector
/// as a part. Returns null if \p T is something else.
Value *partOfVector(IRBuilder<> &B, TruncInst &T) {
  using namespace PatternMatch;
  Value *Vector, *Bits = T.getOperand(0);
  uint64_t Shift = 0;
  const APInt *By;
  if (match(Bits, m_LShr(m_Value(Bits), m_APInt(By))))
    Shift = By->getLimitedValue(UINT32_MAX);
  auto *VT = match(Bits, m_BitCast(m_Value(Vector))) ? dyn_cast<FixedVectorType>(Vector->getType())
                                                     : nullptr;
  if (!VT || T.getType()->isVectorTy())
    return nullptr;
  const unsigned Width = VT->getScalarSizeInBits(), ResultWidth = T.getType()->getIntegerBitWidth();
  const uint64_t First = Shift / Width, Last = (Shift + ResultWidth - 1) / Width;
  if (Bits->getType()->getIntegerBitWidth() <= 64 || Last >= VT->getNumElements())
    return nullptr;
  Value *Result = nullptr;
  for (uint64_t I = First; I <= Last; ++I) {
    Value *E = bitsOf(B, B.CreateExtractElement(Vector, I));
    // Position of its lowest bit in the result.
    const int64_t Place = int64_t(I * Width) - int64_t(Shift);
    E = Place < 0 ? B.CreateZExtOrTrunc(B.CreateLShr(E, uint64_t(-Place)), T.getType())
                  : B.CreateShl(B.CreateZExtOrTrunc(E, T.getType()), uint64_t(Place));
    Result = Result ? B.CreateOr(Result, E) : E;
  }
  return Result;
}

/// DXIL has no arithmetic on i1 except and, or and xor.
Value *boolAsLogic(IRBuilder<> &B, Instruction &I) {
  if (!isa<BinaryOperator>(I) || !I.getType()->isIntOrIntVectorTy(1))
    return nullptr;
  Value *X = I.getOperand(0), *Y = I.getOperand(1);
  switch (I.getOpcode()) {
  case Instruction::Add:
  case Instruction::Sub: return B.CreateXor(X, Y);
  case Instruction::Mul: return B.CreateAnd(X, Y);
  case Instruction::Shl:
  case Instruction::LShr: return B.CreateAnd(X, B.CreateNot(Y));
  case Instruction::AShr:
  case Instruction::UDiv:
  case Instruction::SDiv: return X;
  case Instruction::URem:
  case Instruction::SRem: return Constant::getNullValue(I.getType());
  default: return nullptr;
  }
}

/// DXIL's atomics have no subtraction, no floats and one memory order.
Value *legalizeAtomic(IRBuilder<> &B, AtomicRMWInst &I) {
  Value *V = I.getValOperand();
  Type *Ty = V->getType();
  switch (I.getOperation()) {
  case AtomicRMWInst::Sub:
    return B.CreateAtomicRMW(AtomicRMWInst::Add, I.getPointerOperand(), B.CreateNeg(V),
                             I.getAlign(), AtomicOrdering::SequentiallyConsistent);
  case AtomicRMWInst::Xchg:
    if (Ty->isFloatingPointTy()) {
      Type *IntTy = B.getIntNTy(unsigned(Ty->getPrimitiveSizeInBits()));
      Value *Old =
          B.CreateAtomicRMW(AtomicRMWInst::Xchg, I.getPointerOperand(), B.CreateBitCast(V, IntTy),
                            I.getAlign(), AtomicOrdering::SequentiallyConsistent);
      return B.CreateBitCast(Old, Ty);
    }
    [[fallthrough]];
  case AtomicRMWInst::Add:
  case AtomicRMWInst::And:
  case AtomicRMWInst::Or:
  case AtomicRMWInst::Xor:
  case AtomicRMWInst::Min:
  case AtomicRMWInst::Max:
  case AtomicRMWInst::UMin:
  case AtomicRMWInst::UMax: I.setOrdering(AtomicOrdering::SequentiallyConsistent); return nullptr;
  default:
    reportError(I, Twine("unsupported atomic operation '") +
                       AtomicRMWInst::getOperationName(I.getOperation()) + "'");
    return nullptr;
  }
}

/// Returns a replacement for `I`, or null if `I` may stay.
Value *legalizeInstruction(Instruction &I) {
  IRBuilder<> B(&I);
  if (auto *Cast = dyn_cast<BitCastInst>(&I)) {
    Type *From = Cast->getSrcTy(), *To = Cast->getDestTy();
    const bool IsWhole = isNativeVector(From) && isNativeVector(To) &&
                         From->getScalarSizeInBits() == To->getScalarSizeInBits() &&
                         hasNativeVectors(*I.getModule());
    if ((From->isVectorTy() || To->isVectorTy()) && !IsWhole)
      return castByShifts(B, Cast->getOperand(0), To);
    return nullptr;
  }
  if (auto *Trunc = dyn_cast<TruncInst>(&I))
    return partOfVector(B, *Trunc);
  if (auto *RMW = dyn_cast<AtomicRMWInst>(&I))
    return legalizeAtomic(B, *RMW);
  if (auto *Exchange = dyn_cast<AtomicCmpXchgInst>(&I)) {
    Exchange->setSuccessOrdering(AtomicOrdering::SequentiallyConsistent);
    Exchange->setFailureOrdering(AtomicOrdering::SequentiallyConsistent);
    return nullptr;
  }
  return boolAsLogic(B, I);
}

/// DXIL has no unreachable: an impossible path returns.
void replaceUnreachable(Function &F) {
  for (BasicBlock &BB : F)
    if (auto *U = dyn_cast<UnreachableInst>(BB.getTerminator())) {
      IRBuilder<> B(U);
      if (F.getReturnType()->isVoidTy())
        B.CreateRetVoid();
      else
        B.CreateRet(resultOfDeadEnd(F.getReturnType()));
      U->eraseFromParent();
    }
}

bool isSupportedScalar(Type *Ty) {
  return !Ty->isFloatingPointTy() || Ty->isHalfTy() || Ty->isFloatTy() || Ty->isDoubleTy();
}

void reportTypes(Function &F) {
  for (Instruction &I : instructions(F))
    if (!isSupportedScalar(I.getType()->getScalarType())) {
      std::string Name;
      raw_string_ostream(Name) << *I.getType();
      reportError(I, "unsupported type '" + Twine(Name) + "'");
    }
}

} // namespace

void legalizeVectors(Function &F) {
  // An extracted element of a vector built from scalars is the scalar.
  SmallVector<WeakTrackingVH> Dead;
  for (Instruction &I : make_early_inc_range(instructions(F))) {
    auto *Extract = dyn_cast<ExtractElementInst>(&I);
    if (!Extract)
      continue;
    auto *Index = dyn_cast<ConstantInt>(Extract->getIndexOperand());
    Value *Scalar =
        Index ? findScalarElement(Extract->getVectorOperand(), unsigned(Index->getZExtValue()))
              : nullptr;
    if (!Scalar || Scalar == Extract)
      continue;
    Extract->replaceAllUsesWith(Scalar);
    Dead.push_back(Extract);
  }
  RecursivelyDeleteTriviallyDeadInstructionsPermissive(Dead);
}

/// An access through an undefined address (such as an index divided by zero) has no meaning:
/// removes stores; reads give zero, as out-of-bounds reads of resources do.
static void dropUndefinedAccesses(Function &F) {
  for (Instruction &I : make_early_inc_range(instructions(F))) {
    const Value *Pointer = getPointerOperand(&I);
    if (!Pointer && isa<AtomicRMWInst, AtomicCmpXchgInst>(I))
      Pointer = I.getOperand(0);
    if (!Pointer || isa<GetElementPtrInst>(I) || !isa<UndefValue>(Pointer->stripInBoundsOffsets()))
      continue;
    if (I.getType()->isVoidTy())
      noteInvented(I, "a store to an undefined address is left out");
    else
      I.replaceAllUsesWith(inventValue(I, I.getType()));
    I.eraseFromParent();
  }
}

/// Returns true if \p I stores to a local or groupshared variable. A store of an undefined value,
/// such as the padding of a struct, leaves the variable without a value.
static bool isVariableStore(const Instruction &I) {
  auto *Store = dyn_cast<StoreInst>(&I);
  return Store && isa<AllocaInst, GlobalVariable>(getUnderlyingObject(Store->getPointerOperand()));
}

/// A variable read before it is set (`freeze` in dxil-drop-assumptions) reads as zero each time.
/// Phis wait for dxil-prepare, by which time many are gone as unused.
static void defineFrozen(Function &F) {
  SmallVector<Instruction *> Undefined;
  for (Instruction &I : instructions(F))
    if (isa<FreezeInst>(I) && isa<UndefValue>(I.getOperand(0)))
      Undefined.push_back(&I);
  for (unsigned Index = 0; Index != Undefined.size(); ++Index) // the list grows during the loop
    for (Use &U : make_early_inc_range(Undefined[Index]->uses())) {
      auto *Reader = cast<Instruction>(U.getUser());
      if (isa<CastInst>(Reader))
        Undefined.push_back(Reader);
      else if (isVariableStore(*Reader))
        Reader->eraseFromParent();
      else if (setsPart(*Reader, *Undefined[Index]))
        U.set(Constant::getNullValue(U->getType()));
      else if (!isa<PHINode>(Reader))
        U.set(inventValue(*Reader, U->getType()));
    }
  for (Instruction *I : reverse(Undefined))
    if (I->use_empty())
      I->eraseFromParent();
}

/// Only phis and some others may read an undefined value. Elsewhere any value is correct, so it
/// becomes zero; a select with one undefined side becomes the other side.
static void defineOperands(Function &F) {
  for (Instruction &I : make_early_inc_range(instructions(F))) {
    if (auto *Select = dyn_cast<SelectInst>(&I)) {
      Value *T = Select->getTrueValue(), *E = Select->getFalseValue();
      Value *Other = isa<UndefValue>(E) ? T : isa<UndefValue>(T) ? E : nullptr;
      if (Other && !isa<UndefValue>(Other) && Other != Select) {
        noteInvented(I, "one of two values is undefined, and the other is taken");
        Select->replaceAllUsesWith(Other);
        Select->eraseFromParent();
        continue;
      }
    }
    // Operands that an op does not need are undef; poison comes from undefined results of the
    // shader.
    if (auto *Call = dyn_cast<CallBase>(&I); Call && Call->getCalledFunction()) {
      // Integer poison stays: omitted coordinates are poison too.
      if (isExtensionName(Call->getCalledFunction()->getName()))
        for (Use &U : Call->args())
          if (isa<PoisonValue>(U) && U->getType()->isFloatingPointTy())
            U.set(inventValue(I, U->getType()));
    }
    if (isa<PHINode, FreezeInst, CallBase, InsertElementInst, ShuffleVectorInst, InsertValueInst>(
            I))
      continue;
    if (isVariableStore(I) && isa<UndefValue>(I.getOperand(0))) {
      I.eraseFromParent();
      continue;
    }
    for (Use &U : I.operands())
      if (isa<UndefValue>(U) && (U->getType()->isIntegerTy() || U->getType()->isFloatingPointTy()))
        U.set(inventValue(I, U->getType()));
  }
}

/// Folds casts of constants that passes without a data layout leave as expressions; DXIL has
/// constant expressions only for addresses.
static void foldConstants(Function &F) {
  const DataLayout &DL = F.getDataLayout();
  for (Instruction &I : make_early_inc_range(instructions(F))) {
    bool Folded = false;
    for (Use &Operand : I.operands())
      if (auto *C = dyn_cast<ConstantExpr>(Operand); C && !C->getType()->isPtrOrPtrVectorTy()) {
        Constant *Value = ConstantFoldConstant(C, DL);
        Folded |= Value != C;
        Operand.set(Value);
      }
    if (!Folded)
      continue;
    if (Constant *Value = ConstantFoldInstruction(&I, DL)) {
      I.replaceAllUsesWith(Value);
      I.eraseFromParent();
    }
  }
}

PreservedAnalyses DXILLegalizePass::run(Module &M, ModuleAnalysisManager &) {
  for (Function &F : M) {
    if (F.isDeclaration())
      continue;
    replaceUnreachable(F);
    foldConstants(F);
    // Users first, so that values which they no longer need are already dead.
    SmallVector<Instruction *> Work;
    for (Instruction &I : instructions(F))
      Work.push_back(&I);
    for (Instruction *I : reverse(Work))
      if (isInstructionTriviallyDead(I)) {
        I->eraseFromParent();
      } else if (Value *New = legalizeInstruction(*I)) {
        I->replaceAllUsesWith(New);
        I->eraseFromParent();
      }
    legalizeVectors(F);
    dropUndefinedAccesses(F);
    defineFrozen(F);
    defineOperands(F);
    legalizeIntegers(F);
    reportTypes(F);
  }
  return PreservedAnalyses::none();
}

} // namespace dxil::lowering
