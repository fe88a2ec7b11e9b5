// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "PointerAccess.h"
#include "dxil/lowering/Diagnostics.h"
#include "dxil/lowering/passes/Memory.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/Analysis/ConstantFolding.h"
#include "llvm/Analysis/DXILResource.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/DebugInfo.h"
#include "llvm/IR/DebugProgramInstruction.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/IntrinsicsDirectX.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/ReplaceConstant.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace dxil::lowering {

namespace {

/// Returns the type that a load, store or atomic reads or writes.
Type *accessType(const Instruction &I) {
  if (auto *Load = dyn_cast<LoadInst>(&I))
    return Load->getType();
  if (auto *Store = dyn_cast<StoreInst>(&I))
    return Store->getValueOperand()->getType();
  if (auto *RMW = dyn_cast<AtomicRMWInst>(&I))
    return RMW->getType();
  return cast<AtomicCmpXchgInst>(I).getCompareOperand()->getType();
}

bool isAtomic(const Instruction &I) {
  return isa<AtomicRMWInst, AtomicCmpXchgInst>(I);
}

/// Bytes of one scalar in memory: i1 and odd widths are padded to bytes.
int64_t scalarBytes(Type *Ty) {
  return int64_t(divideCeil(Ty->getScalarType()->getPrimitiveSizeInBits().getFixedValue(), 8));
}

/// The element type of the array that replaces an object.
struct ElementChoice {
  Type *Ty = nullptr;
  int64_t Bytes = 0;
};

/// The largest power of two that divides each access's offset and size.
int64_t commonUnit(ArrayRef<PointerUse> Accesses) {
  uint64_t Unit = 8;
  auto Divide = [&](int64_t V) {
    if (V)
      Unit = std::min(Unit, uint64_t(V) & (~uint64_t(V) + 1));
  };
  for (const PointerUse &A : Accesses) {
    Divide(scalarBytes(accessType(*A.I)));
    Divide(A.Offset.Constant);
    // A term that is a plain byte offset (of a selected pointer) says nothing about alignment; the
    // size of the access does.
    for (auto &[V, Scale] : A.Offset.Terms)
      Divide(Scale == 1 ? scalarBytes(accessType(*A.I)) : Scale);
  }
  return int64_t(Unit);
}

/// Chooses the element type for the accesses of an object: the type of most accesses, or an integer
/// if atomics need one.
ElementChoice chooseElement(LLVMContext &C, ArrayRef<PointerUse> Accesses, Type *ValueType,
                            const DataLayout &DL) {
  ElementChoice Choice;
  Choice.Bytes = commonUnit(Accesses);
  if (Choice.Bytes == 1) {
    // DXIL's memory has no bytes: each takes 32 bits of its own.
    Choice.Ty = Type::getInt32Ty(C);
    return Choice;
  }
  Choice.Ty = IntegerType::get(C, unsigned(Choice.Bytes * 8));
  SmallMapVector<Type *, unsigned, 4> Votes;
  for (const PointerUse &A : Accesses) {
    if (isAtomic(*A.I) && accessType(*A.I)->isIntegerTy())
      return Choice;
    Type *Scalar = accessType(*A.I)->getScalarType();
    if (scalarBytes(Scalar) == Choice.Bytes &&
        (Scalar->isFloatingPointTy() || Scalar->isIntegerTy(unsigned(Choice.Bytes * 8))))
      ++Votes[Scalar];
  }
  // The declared type decides between equals.
  SmallVector<TypeLeaf> Leaves;
  collectLeaves(DL, ValueType, 0, {0, Choice.Bytes}, Leaves);
  if (!Leaves.empty())
    if (auto Entry = Votes.find(Leaves.front().Ty); Entry != Votes.end())
      ++Entry->second;
  unsigned Best = 0;
  for (auto &[Ty, Count] : Votes)
    if (Count > Best) {
      Best = Count;
      Choice.Ty = Ty;
    }
  return Choice;
}

/// Rewrites one alloca or global as an array of scalars.
class ObjectFlattener {
public:
  ObjectFlattener(ElementChoice Element, Value *NewObject, Type *NewType)
      : Element(Element), NewObject(NewObject), NewType(NewType) {}

  bool rewrite(const PointerUse &Use);

private:
  /// Returns the address of the element that holds the byte at `Offset`.
  Value *address(IRBuilder<> &B, const LinearOffset &Offset) {
    if (!NewType->isArrayTy())
      return NewObject;
    return B.CreateInBoundsGEP(NewType, NewObject, {B.getInt32(0), Offset.emit(B, Element.Bytes)});
  }
  Value *loadScalar(IRBuilder<> &B, Type *Ty, LinearOffset Offset);
  void storeScalar(IRBuilder<> &B, Value *V, LinearOffset Offset);
  Value *fromBits(IRBuilder<> &B, Value *Bits, Type *Ty);
  bool rewriteAtomic(Instruction &I, const LinearOffset &Offset);

  ElementChoice Element;
  Value *NewObject;
  Type *NewType;
};

/// Converts `Bits`, an integer as wide as `Ty` in memory, to `Ty`.
Value *ObjectFlattener::fromBits(IRBuilder<> &B, Value *Bits, Type *Ty) {
  if (Ty->isIntegerTy())
    return B.CreateZExtOrTrunc(Bits, Ty);
  return B.CreateBitCast(Bits, Ty);
}

Value *ObjectFlattener::loadScalar(IRBuilder<> &B, Type *Ty, LinearOffset Offset) {
  int64_t Size = scalarBytes(Ty);
  if (Size == Element.Bytes) {
    Value *V = B.CreateLoad(Element.Ty, address(B, Offset));
    if (V->getType() == Ty)
      return V;
    if (Ty->isIntegerTy() && V->getType()->isIntegerTy())
      return B.CreateZExtOrTrunc(V, Ty);
    if (Ty->getPrimitiveSizeInBits() == V->getType()->getPrimitiveSizeInBits())
      return B.CreateBitCast(V, Ty);
  }
  // Several elements make up the scalar, lowest first.
  Type *Wide = B.getIntNTy(unsigned(Size * 8));
  Value *Bits = nullptr;
  for (int64_t Done = 0; Done < Size; Done += Element.Bytes, Offset.Constant += Element.Bytes) {
    Value *Piece = B.CreateLoad(Element.Ty, address(B, Offset));
    if (!Piece->getType()->isIntegerTy())
      Piece = B.CreateBitCast(Piece, B.getIntNTy(unsigned(Element.Bytes * 8)));
    Piece = B.CreateZExtOrTrunc(Piece, Wide);
    if (Done)
      Piece = B.CreateShl(Piece, uint64_t(Done * 8));
    Bits = Bits ? B.CreateOr(Bits, Piece) : Piece;
  }
  return fromBits(B, Bits, Ty);
}

void ObjectFlattener::storeScalar(IRBuilder<> &B, Value *V, LinearOffset Offset) {
  Type *Ty = V->getType();
  int64_t Size = scalarBytes(Ty);
  if (Size == Element.Bytes) {
    if (Ty->isIntegerTy() && Element.Ty->isIntegerTy())
      V = B.CreateZExtOrTrunc(V, Element.Ty);
    else if (Ty->getPrimitiveSizeInBits() == Element.Ty->getPrimitiveSizeInBits())
      V = B.CreateBitCast(V, Element.Ty);
    else // A bool in an array of floats.
      V = B.CreateBitCast(B.CreateZExt(V, B.getIntNTy(unsigned(Size * 8))), Element.Ty);
    B.CreateStore(V, address(B, Offset));
    return;
  }
  Type *Wide = B.getIntNTy(unsigned(Size * 8));
  Value *Bits = Ty->isIntegerTy() ? B.CreateZExt(V, Wide) : B.CreateBitCast(V, Wide);
  Type *PieceTy = B.getIntNTy(unsigned(Element.Bytes * 8));
  for (int64_t Done = 0; Done < Size; Done += Element.Bytes, Offset.Constant += Element.Bytes) {
    Value *Piece = Done ? B.CreateLShr(Bits, uint64_t(Done * 8)) : Bits;
    Piece = B.CreateTrunc(Piece, PieceTy);
    if (Element.Ty->isIntegerTy())
      Piece = B.CreateZExt(Piece, Element.Ty);
    else
      Piece = B.CreateBitCast(Piece, Element.Ty);
    B.CreateStore(Piece, address(B, Offset));
  }
}

bool ObjectFlattener::rewriteAtomic(Instruction &I, const LinearOffset &Offset) {
  if (scalarBytes(accessType(I)) != Element.Bytes || Element.Bytes < 4) {
    reportError(I, "cannot perform an atomic operation on part of a value");
    return false;
  }
  IRBuilder<> B(&I);
  Value *Address = address(B, Offset);
  I.setOperand(isa<AtomicRMWInst>(I) ? AtomicRMWInst::getPointerOperandIndex()
                                     : AtomicCmpXchgInst::getPointerOperandIndex(),
               Address);
  return true;
}

bool ObjectFlattener::rewrite(const PointerUse &Use) {
  Instruction &I = *Use.I;
  if (isAtomic(I))
    return rewriteAtomic(I, Use.Offset);
  IRBuilder<> B(&I);
  Type *Ty = accessType(I);
  auto *VT = dyn_cast<FixedVectorType>(Ty);
  LinearOffset Position = Use.Offset;
  if (auto *Load = dyn_cast<LoadInst>(&I)) {
    Value *Result;
    if (VT) {
      Result = PoisonValue::get(VT);
      for (unsigned E = 0; E != VT->getNumElements(); ++E, Position.Constant += scalarBytes(VT))
        Result = B.CreateInsertElement(Result, loadScalar(B, VT->getElementType(), Position), E);
    } else {
      Result = loadScalar(B, Ty, Position);
    }
    Result->takeName(Load);
    Load->replaceAllUsesWith(Result);
  } else {
    Value *V = cast<StoreInst>(I).getValueOperand();
    for (unsigned E = 0, N = VT ? VT->getNumElements() : 1; E != N;
         ++E, Position.Constant += scalarBytes(Ty))
      storeScalar(B, VT ? B.CreateExtractElement(V, uint64_t(E)) : V, Position);
  }
  I.eraseFromParent();
  return true;
}

//===-- Objects -----------------------------------------------------------===//

/// Returns the initial value of `GV` as `Count` elements.
Constant *flattenInitializer(GlobalVariable &GV, ElementChoice Element, uint64_t Count,
                             Type *NewType, const DataLayout &DL) {
  Constant *Init = GV.getInitializer();
  if (isa<UndefValue>(Init))
    return UndefValue::get(NewType);
  if (Init->isNullValue())
    return Constant::getNullValue(NewType);
  Type *ReadTy = Element.Bytes == 1 ? Type::getInt8Ty(GV.getContext()) : Element.Ty;
  SmallVector<Constant *> Values;
  for (uint64_t I = 0; I != Count; ++I) {
    Constant *V =
        ConstantFoldLoadFromConst(Init, ReadTy, APInt(64, I * uint64_t(Element.Bytes)), DL);
    if (!V)
      V = Constant::getNullValue(ReadTy);
    if (ReadTy != Element.Ty)
      V = ConstantInt::get(Element.Ty, cast<ConstantInt>(V)->getZExtValue());
    Values.push_back(V);
  }
  if (auto *AT = dyn_cast<ArrayType>(NewType))
    return ConstantArray::get(AT, Values);
  return Values.front();
}

bool holdsOnlyNumbers(Type *Ty) {
  if (auto *ST = dyn_cast<StructType>(Ty))
    return all_of(ST->elements(), holdsOnlyNumbers);
  if (auto *AT = dyn_cast<ArrayType>(Ty))
    return AT->getNumElements() == 0 || holdsOnlyNumbers(AT->getElementType());
  Type *Scalar = Ty->getScalarType();
  return Scalar->isIntegerTy() || Scalar->isFloatingPointTy() ||
         isa<llvm::dxil::PaddingExtType>(Ty);
}

bool holdsData(Type *Ty) {
  if (!Ty->isSized() || Ty->isTargetExtTy())
    return false;
  return holdsOnlyNumbers(Ty);
}

/// Moves the debug records of variables in \p Old to \p New.
void describe(AllocaInst &Old, AllocaInst &New) {
  for (DbgVariableRecord *Record : findDVRDeclares(&Old))
    Record->replaceVariableLocationOp(&Old, &New);
}

void flatten(Value &Object, Type *Ty, const DataLayout &DL) {
  if (auto *GV = dyn_cast<GlobalVariable>(&Object))
    convertUsersOfConstantsToInstructions({GV});
  PointerUses Uses(DL);
  if (!Uses.collect(Object))
    return;
  ElementChoice Element = chooseElement(Object.getContext(), Uses.accesses(), Ty, DL);
  uint64_t Count =
      std::max<uint64_t>(1, divideCeil(DL.getTypeAllocSize(Ty), uint64_t(Element.Bytes)));
  Type *NewType = Count == 1 ? Element.Ty : ArrayType::get(Element.Ty, Count);
  Value *NewObject;
  if (auto *GV = dyn_cast<GlobalVariable>(&Object)) {
    // DXIL knows internal and external globals only.
    auto Linkage = GV->hasLocalLinkage() ? GlobalValue::InternalLinkage : GV->getLinkage();
    auto *New = new GlobalVariable(
        *GV->getParent(), NewType, GV->isConstant(), Linkage,
        GV->hasInitializer() ? flattenInitializer(*GV, Element, Count, NewType, DL) : nullptr, "",
        GV, GV->getThreadLocalMode(), GV->getAddressSpace());
    New->takeName(GV);
    New->setAlignment(DL.getABITypeAlign(Element.Ty));
    SmallVector<DIGlobalVariableExpression *, 1> Debug;
    GV->getDebugInfo(Debug);
    for (auto *D : Debug)
      New->addDebugInfo(D);
    NewObject = New;
  } else {
    auto &Alloca = cast<AllocaInst>(Object);
    IRBuilder<> B(&Alloca);
    AllocaInst *New = B.CreateAlloca(NewType);
    New->setAlignment(DL.getABITypeAlign(Element.Ty));
    New->takeName(&Alloca);
    // Bytes that take 32 bits each no longer have the variable's layout.
    if (Element.Bytes != 1)
      describe(Alloca, *New);
    NewObject = New;
  }
  ObjectFlattener Flattener(Element, NewObject, NewType);
  bool Ok = true;
  for (const PointerUse &Use : Uses.accesses())
    Ok &= Flattener.rewrite(Use);
  if (!Ok)
    return;
  Uses.eraseAddresses();
  if (auto *GV = dyn_cast<GlobalVariable>(&Object)) {
    GV->removeDeadConstantUsers();
    if (GV->use_empty())
      GV->eraseFromParent();
  } else {
    cast<AllocaInst>(Object).eraseFromParent();
  }
}

} // namespace

PreservedAnalyses ArrayFlatteningPass::run(Module &M, ModuleAnalysisManager &) {
  const DataLayout &DL = M.getDataLayout();
  bool Changed = false;
  SmallVector<GlobalVariable *> Globals;
  for (GlobalVariable &GV : M.globals())
    // Names of resources and constant declarations are not data of the shader.
    if (!GV.isDeclaration() && !GV.hasSection() && holdsData(GV.getValueType()))
      Globals.push_back(&GV);
  for (GlobalVariable *GV : Globals) {
    GV->removeDeadConstantUsers();
    if (GV->use_empty()) {
      if (GV->hasLocalLinkage())
        GV->eraseFromParent();
      continue;
    }
    if (any_of(GV->users(), [](User *U) { return isa<CallInst>(U); }))
      continue;
    flatten(*GV, GV->getValueType(), DL);
    Changed = true;
  }
  for (Function &F : M) {
    SmallVector<AllocaInst *> Allocas;
    for (Instruction &I : instructions(F))
      if (auto *A = dyn_cast<AllocaInst>(&I); A && holdsData(A->getAllocatedType()))
        Allocas.push_back(A);
    for (AllocaInst *A : Allocas) {
      // Objects that are passed to an op keep their types.
      if (any_of(A->users(), [](User *U) { return isa<CallInst>(U) && !isa<IntrinsicInst>(U); }))
        continue;
      if (!A->isStaticAlloca()) {
        reportError(*A, "size of a local variable is not a constant");
        continue;
      }
      flatten(*A, A->getAllocatedType(), DL);
      Changed = true;
    }
  }
  return Changed ? PreservedAnalyses::none() : PreservedAnalyses::all();
}

} // namespace dxil::lowering
