// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// clang 22 holds a matrix of bool as integers of 32 bits in memory and forgets to convert between them
// and i1 in several places: rows, copies, results of functions, conditions. Its IR then has operands
// of types that their instructions do not take. Each such operand gets the conversion that is missing.
//
// It also says that a vector of three is aligned like one of four, though in an array of them, a buffer or
// a struct it is not; LLVM's optimiser then takes other elements than the first for impossible.
//
// And it asks for the status of a structured buffer's load with operations that do not load structs, arrays or
// long vectors.

#include "dxil/lowering/Diagnostics.h"
#include "dxil/lowering/Passes.h"

#include "llvm/Analysis/DXILResource.h"
#include "llvm/IR/DebugInfo.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/IntrinsicsDirectX.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/PatternMatch.h"
#include "llvm/IR/Verifier.h"

using namespace llvm;
using namespace llvm::PatternMatch;

namespace dxil {

namespace {

bool isIntegers(Type *Ty) { return Ty->isIntOrIntVectorTy(); }

unsigned lanesOf(Type *Ty) {
  auto *Vector = dyn_cast<FixedVectorType>(Ty);
  return Vector ? Vector->getNumElements() : 1;
}

/// `V` as a value of type `To`, which has as many lanes or fewer: truth values are 0 and 1 as integers.
/// Null where there is no such conversion.
Value *convert(IRBuilder<> &B, Value *V, Type *To) {
  Type *From = V->getType();
  if (From == To)
    return V;
  if (!isIntegers(From) || !isIntegers(To) || From->isVectorTy() != To->isVectorTy() ||
      lanesOf(From) < lanesOf(To))
    return nullptr;
  if (lanesOf(From) != lanesOf(To)) {
    SmallVector<int> Mask;
    for (unsigned I = 0; I < lanesOf(To); ++I)
      Mask.push_back(int(I));
    V = B.CreateShuffleVector(V, Mask);
  }
  // `!` of a truth value that clang has as an integer inverts all its bits.
  Value *Inverted = nullptr;
  if (To->getScalarType()->isIntegerTy(1) && match(V, m_Not(m_Value(Inverted)))) {
    Value *Truth = convert(B, Inverted, To);
    return Truth ? B.CreateNot(Truth) : nullptr;
  }
  if (To->getScalarType()->isIntegerTy(1))
    return B.CreateICmpNE(V, Constant::getNullValue(V->getType()));
  return B.CreateZExtOrTrunc(V, To);
}

class Repair {
public:
  explicit Repair(Function &F) : F(F), B(F.getContext()) {}

  void run() {
    for (BasicBlock &Block : F)
      for (Instruction &I : make_early_inc_range(Block))
        visit(I);
  }

private:
  void visit(Instruction &I) {
    if (auto *Local = dyn_cast<AllocaInst>(&I))
      return visitLocal(*Local);
    if (auto *Load = dyn_cast<LoadInst>(&I))
      return visitLoad(*Load);
    if (auto *Store = dyn_cast<StoreInst>(&I))
      return visitStore(*Store);
    if (auto *Cast = dyn_cast<CastInst>(&I))
      return visitCast(*Cast);
    if (isa<SelectInst>(I))
      return operand(I, 0, CmpInst::makeCmpResultType(I.getOperand(0)->getType()));
    if (auto *Branch = dyn_cast<BranchInst>(&I)) {
      if (Branch->isConditional())
        operand(I, 0, B.getInt1Ty());
      return;
    }
    if (isa<InsertElementInst>(I))
      return operand(I, 1, I.getType()->getScalarType());
    if (isa<BinaryOperator>(I)) {
      operand(I, 0, I.getType());
      return operand(I, 1, I.getType());
    }
    if (isa<CmpInst>(I))
      return operand(I, 1, I.getOperand(0)->getType());
    if (auto *Phi = dyn_cast<PHINode>(&I))
      return visitPhi(*Phi);
    if (auto *Return = dyn_cast<ReturnInst>(&I)) {
      if (Return->getReturnValue())
        operand(I, 0, F.getReturnType());
      return;
    }
    if (auto *Call = dyn_cast<CallInst>(&I))
      for (unsigned K = 0; K < Call->getFunctionType()->getNumParams() && K < Call->arg_size(); ++K)
        operand(I, K, Call->getFunctionType()->getParamType(K));
  }

  void operand(Instruction &I, unsigned Index, Type *Wanted) {
    Value *Old = I.getOperand(Index);
    if (Old->getType() == Wanted)
      return;
    B.SetInsertPoint(&I);
    if (Value *New = convert(B, Old, Wanted)) {
      I.setOperand(Index, New);
    }
  }

  /// A result that is a matrix of bool is stored as integers and loaded as truth values.
  void visitLocal(AllocaInst &I) {
    auto *Truths = dyn_cast<FixedVectorType>(I.getAllocatedType());
    if (!Truths || !Truths->getElementType()->isIntegerTy(1))
      return;
    auto *Integers = FixedVectorType::get(B.getInt32Ty(), Truths->getNumElements());
    I.setAllocatedType(Integers);
    for (User *U : make_early_inc_range(I.users())) {
      B.SetInsertPoint(cast<Instruction>(U));
      if (auto *Load = dyn_cast<LoadInst>(U); Load && Load->getType() == Truths) {
        Load->replaceAllUsesWith(
            convert(B, B.CreateAlignedLoad(Integers, &I, Align(4)), Truths));
        Load->eraseFromParent();
      } else if (auto *Store = dyn_cast<StoreInst>(U);
                 Store && Store->getValueOperand()->getType() == Truths) {
        Store->setOperand(0, convert(B, Store->getValueOperand(), Integers));
      }
    }
  }

  static bool isTruths(Type *Ty) { return Ty->isVectorTy() && Ty->getScalarType()->isIntegerTy(1); }

  /// In memory of other objects than those locals too.
  void visitLoad(LoadInst &I) {
    if (!isTruths(I.getType()))
      return;
    B.SetInsertPoint(&I);
    Value *Integers = B.CreateAlignedLoad(I.getType()->getWithNewType(B.getInt32Ty()), I.getPointerOperand(), Align(4));
    I.replaceAllUsesWith(B.CreateICmpNE(Integers, Constant::getNullValue(Integers->getType())));
    I.eraseFromParent();
  }

  void visitStore(StoreInst &I) {
    Type *Ty = I.getValueOperand()->getType();
    if (!isTruths(Ty))
      return;
    B.SetInsertPoint(&I);
    I.setOperand(0, B.CreateZExt(I.getValueOperand(), Ty->getWithNewType(B.getInt32Ty())));
  }

  void visitCast(CastInst &I) {
    Value *From = I.getOperand(0);
    if (CastInst::castIsValid(I.getOpcode(), From->getType(), I.getType()))
      return;
    B.SetInsertPoint(&I);
    if (Value *New = convert(B, From, I.getType())) {
      I.replaceAllUsesWith(New);
      I.eraseFromParent();
    }
  }

  void visitPhi(PHINode &I) {
    for (unsigned K = 0; K < I.getNumIncomingValues(); ++K) {
      if (I.getIncomingValue(K)->getType() == I.getType())
        continue;
      B.SetInsertPoint(I.getIncomingBlock(K)->getTerminator());
      if (Value *New = convert(B, I.getIncomingValue(K), I.getType())) {
        I.setIncomingValue(K, New);
      }
    }
  }

  Function &F;
  IRBuilder<> B;
};

} // namespace

namespace {

/// The alignment that HLSL has for a value in memory: that of its scalar.
Align scalarAlign(const DataLayout &Layout, Type *Ty) {
  return Align(std::max<uint64_t>(1, PowerOf2Ceil(Layout.getTypeStoreSize(Ty->getScalarType()))));
}

/// What clang takes for the length of an array of vectors: each as long as the next power of two, so one of three
/// as one of four. 0 for other types.
uint64_t paddedSize(const DataLayout &Layout, Type *Ty) {
  uint64_t Count = 1;
  while (auto *Array = dyn_cast<ArrayType>(Ty)) {
    Count *= Array->getNumElements();
    Ty = Array->getElementType();
  }
  auto *Vector = dyn_cast<FixedVectorType>(Ty);
  return Vector ? Count * PowerOf2Ceil(Vector->getNumElements() * Layout.getTypeStoreSize(Vector->getElementType())) : 0;
}

/// Shortens a copy of such an array, which would reach into what lies behind it.
void shortenCopy(const DataLayout &Layout, MemIntrinsic &Copy) {
  auto *Length = dyn_cast<ConstantInt>(Copy.getLength());
  for (unsigned K = 0; Length && K < 2; ++K) {
    Type *Ty = nullptr;
    if (auto *Local = dyn_cast<AllocaInst>(Copy.getArgOperand(K)))
      Ty = Local->getAllocatedType();
    else if (auto *Place = dyn_cast<GetElementPtrInst>(Copy.getArgOperand(K)))
      Ty = Place->getResultElementType();
    else if (auto *Global = dyn_cast<GlobalVariable>(Copy.getArgOperand(K)))
      Ty = Global->getValueType();
    if (Ty && Ty->isArrayTy() && paddedSize(Layout, Ty) == Length->getZExtValue() &&
        Layout.getTypeAllocSize(Ty) < Length->getZExtValue())
      return Copy.setLength(ConstantInt::get(Length->getType(), Layout.getTypeAllocSize(Ty)));
  }
}

/// Takes back what clang says beyond that: of loads and stores, of arguments and results.
void lowerAlignments(Function &F) {
  const DataLayout &Layout = F.getDataLayout();
  for (BasicBlock &Block : F)
    for (Instruction &I : Block) {
      if (auto *Load = dyn_cast<LoadInst>(&I)) {
        if (Load->getType()->isVectorTy())
          Load->setAlignment(std::min(Load->getAlign(), scalarAlign(Layout, Load->getType())));
      } else if (auto *Store = dyn_cast<StoreInst>(&I)) {
        Type *Ty = Store->getValueOperand()->getType();
        if (Ty->isVectorTy())
          Store->setAlignment(std::min(Store->getAlign(), scalarAlign(Layout, Ty)));
      } else if (auto *Call = dyn_cast<CallInst>(&I)) {
        if (auto *Copy = dyn_cast<MemIntrinsic>(Call))
          shortenCopy(Layout, *Copy);
        Call->removeRetAttr(Attribute::Alignment);
        Call->removeRetAttr(Attribute::Dereferenceable);
        for (unsigned K = 0; K < Call->arg_size(); ++K) {
          if (!isa<MemIntrinsic>(Call))
            Call->removeParamAttr(K, Attribute::Alignment);
          Call->removeParamAttr(K, Attribute::Dereferenceable);
        }
      }
    }
}

/// clang is told not to verify its modules; what it gets wrong beyond all this ends here. LLVM's passes take
/// valid IR for granted, so nothing of an invalid function reaches them.
void reportInvalid(Module &M) {
  bool BrokenDebugInfo = false;
  std::string Why;
  raw_string_ostream OS(Why);
  if (!verifyModule(M, &OS, &BrokenDebugInfo)) {
    if (BrokenDebugInfo)
      StripDebugInfo(M);
    return;
  }
  bool Found = false;
  for (Function &F : M) {
    std::string InFunction;
    raw_string_ostream FunctionOS(InFunction);
    if (F.isDeclaration() || !verifyFunction(F, &FunctionOS))
      continue;
    Found = true;
    reportError(F, "clang's IR is not valid: " + StringRef(InFunction).split('\n').first);
    F.deleteBody();
  }
  if (!Found)
    M.getContext().emitError("clang's IR is not valid: " + StringRef(Why).split('\n').first);
}


/// Whether a call loads more from a structured buffer than one operation gives, or truth values, together with the
/// load's status.
bool loadsManyWithStatus(const IntrinsicInst &Call) {
  const auto *Result = dyn_cast<StructType>(Call.getType());
  if (Call.getIntrinsicID() != Intrinsic::dx_resource_load_rawbuffer || !Result ||
      Result->getNumElements() != 2)
    return false;
  Type *Value = Result->getElementType(0);
  // A matrix in the buffer may lie otherwise.
  auto *Buffer = dyn_cast<llvm::dxil::RawBufferExtType>(Call.getArgOperand(0)->getType());
  if (Buffer && Buffer->isStructured() && Buffer->getResourceType()->isArrayTy())
    return true;
  constexpr uint64_t OneLoad = 128;
  return Value->isAggregateType() || Value->isIntOrIntVectorTy(1) ||
         (Value->isVectorTy() && Value->getPrimitiveSizeInBits().getFixedValue() > OneLoad);
}

/// In memory truth values are integers.
Value *loadFrom(IRBuilder<> &B, Type *Loaded, Value *Pointer) {
  if (!Loaded->isIntOrIntVectorTy(1))
    return B.CreateLoad(Loaded, Pointer);
  Value *Integers = B.CreateAlignedLoad(Loaded->getWithNewType(B.getInt32Ty()), Pointer, Align(4));
  return B.CreateICmpNE(Integers, Constant::getNullValue(Integers->getType()));
}

/// Such a load becomes one of memory, and one of the first word for the status. Of a struct clang forgets to give
/// the value to the caller.
void splitStatusLoad(IntrinsicInst &Call) {
  IRBuilder<> B(&Call);
  Value *Handle = Call.getArgOperand(0), *Index = Call.getArgOperand(1);
  Type *Loaded = cast<StructType>(Call.getType())->getElementType(0);
  Value *Pointer = B.CreateIntrinsic(Intrinsic::dx_resource_getpointer, {B.getPtrTy(), Handle->getType()},
                                     {Handle, Index});
  Value *Word = B.CreateIntrinsic(Intrinsic::dx_resource_load_rawbuffer, {B.getInt32Ty(), Handle->getType()},
                                  {Handle, Index, B.getInt32(0)});
  Value *Status = B.CreateExtractValue(Word, 1);
  bool Taken = false;
  for (User *U : make_early_inc_range(Call.users())) {
    auto *Part = dyn_cast<ExtractValueInst>(U);
    if (!Part || Part->getNumIndices() != 1)
      continue;
    bool IsStatus = Part->getIndices()[0] == 1;
    if (!Part->use_empty()) {
      Taken |= !IsStatus;
      Part->replaceAllUsesWith(IsStatus ? Status : loadFrom(B, Loaded, Pointer));
    }
    Part->eraseFromParent();
  }
  Function &F = *Call.getFunction();
  if (!Taken && F.arg_size() && F.getParamStructRetType(0) == Loaded)
    B.CreateMemCpy(F.getArg(0), Align(1), Pointer, Align(1),
                   F.getDataLayout().getTypeAllocSize(Loaded).getFixedValue());
  if (Call.use_empty())
    Call.eraseFromParent();
}

void splitStatusLoads(Function &F) {
  SmallVector<IntrinsicInst *> Loads;
  for (Instruction &I : instructions(F))
    if (auto *Call = dyn_cast<IntrinsicInst>(&I); Call && loadsManyWithStatus(*Call))
      Loads.push_back(Call);
  for (IntrinsicInst *Load : Loads)
    splitStatusLoad(*Load);
}

} // namespace

PreservedAnalyses RepairFrontendPass::run(Module &M, ModuleAnalysisManager &) {
  for (Function &F : M) {
    F.removeRetAttr(Attribute::Alignment);
    F.removeRetAttr(Attribute::Dereferenceable);
    for (unsigned K = 0; K < F.arg_size(); ++K) {
      F.removeParamAttr(K, Attribute::Alignment);
      F.removeParamAttr(K, Attribute::Dereferenceable);
    }
    lowerAlignments(F);
    Repair(F).run();
    splitStatusLoads(F);
  }
  reportInvalid(M);
  return PreservedAnalyses::none();
}

} // namespace dxil
