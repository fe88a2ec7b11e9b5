// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Makes the module's opaque pointers agree with the pointee types that
// PointerTypes finds. The optimizer addresses memory by bytes and drops
// `getelementptr`s of zeros; DXIL has neither bytes to address nor pointers
// that are many types at once.
#include "DXILPrepare.h"
#include "PointerTypes.h"
#include "llvm/IR/ConstantRange.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"
#include <map>
#include <tuple>

using namespace llvm;

namespace dxil::lowering {

namespace {

bool isByteGEP(const Value *V) {
  const auto *GEP = dyn_cast<GEPOperator>(V);
  return GEP && GEP->getSourceElementType()->isIntegerTy(8) && GEP->getNumIndices() == 1;
}

/// Whether the constant \p C must become instructions: it has a byte offset, or two pointee types
/// meet inside it.
bool needsExpansion(const PointerTypes &Pointers, const Constant *C) {
  const auto *CE = dyn_cast<ConstantExpr>(C);
  if (!CE)
    return false;
  if (isByteGEP(CE))
    return true;
  for (const Use &U : CE->operands()) {
    Type *Expected = Pointers.expected(U);
    if (Expected && !PointerTypes::takesAnyType(U.get()) && Pointers.pointee(U.get()) != Expected)
      return true;
    if (const auto *Operand = dyn_cast<Constant>(U.get()))
      if (needsExpansion(Pointers, Operand))
        return true;
  }
  return false;
}

/// Returns where to compute a value for \p U.
BasicBlock::iterator insertionPoint(Use &U) {
  auto *I = cast<Instruction>(U.getUser());
  if (auto *Phi = dyn_cast<PHINode>(I))
    return Phi->getIncomingBlock(U)->getTerminator()->getIterator();
  return I->getIterator();
}

class PointerPreparer {
public:
  explicit PointerPreparer(Module &M) : M(M), Layout(M.getDataLayout()) {}
  void run();

private:
  void expandConstants();
  Instruction *expand(ConstantExpr *CE, BasicBlock::iterator Before);
  void rewriteByteOffsets();
  bool rewriteConstantOffset(GetElementPtrInst &GEP, const PointerTypes &Pointers);
  bool rewriteVariableOffset(GetElementPtrInst &GEP, const PointerTypes &Pointers);
  bool addToLastIndex(GetElementPtrInst &GEP, int64_t Offset);
  void replaceGEP(GetElementPtrInst &Old, Type *Source, Value *Base, ArrayRef<Value *> Indices);
  void insertCasts();
  Value *firstAddress(Value *V, Type *From, Type *Inner, ArrayRef<Value *> Zeros,
                      BasicBlock::iterator Before);
  Value *cast(Value *V, Type *From, Type *To, BasicBlock::iterator Before);
  Value *index(int64_t Value) {
    return ConstantInt::getSigned(Type::getInt32Ty(M.getContext()), Value);
  }

  Module &M;
  const DataLayout &Layout;
};

void PointerPreparer::expandConstants() {
  PointerTypes Pointers(M);
  using PhiKey = std::tuple<PHINode *, BasicBlock *, Value *>;
  std::map<PhiKey, Instruction *> OfPhi;
  for (Function &F : M)
    for (BasicBlock &BB : F)
      for (Instruction &I : make_early_inc_range(BB))
        for (Use &U : I.operands()) {
          auto *CE = dyn_cast<ConstantExpr>(U.get());
          if (!CE || !needsExpansion(Pointers, CE))
            continue;
          auto *Phi = dyn_cast<PHINode>(&I);
          if (!Phi) {
            U.set(expand(CE, I.getIterator()));
            continue;
          }
          // A block that is a predecessor twice must bring one value.
          Instruction *&New = OfPhi[{Phi, Phi->getIncomingBlock(U), CE}];
          if (!New)
            New = expand(CE, insertionPoint(U));
          U.set(New);
        }
}

/// Turns \p CE, and the expressions in it, into instructions.
Instruction *PointerPreparer::expand(ConstantExpr *CE, BasicBlock::iterator Before) {
  Instruction *I = CE->getAsInstruction();
  I->insertBefore(Before);
  if (auto *GEP = dyn_cast<GetElementPtrInst>(I))
    GEP->setNoWrapFlags(GEP->isInBounds() ? GEPNoWrapFlags::inBounds() : GEPNoWrapFlags::none());
  for (Use &U : I->operands())
    if (auto *Operand = dyn_cast<ConstantExpr>(U.get()))
      U.set(expand(Operand, I->getIterator()));
  return I;
}

void PointerPreparer::replaceGEP(GetElementPtrInst &Old, Type *Source, Value *Base,
                                 ArrayRef<Value *> Indices) {
  auto *New = GetElementPtrInst::Create(Source, Base, Indices, "", Old.getIterator());
  New->setNoWrapFlags(Old.getNoWrapFlags());
  New->setDebugLoc(Old.getDebugLoc());
  New->takeName(&Old);
  Old.replaceAllUsesWith(New);
  Old.eraseFromParent();
}

/// `getelementptr i8, (getelementptr [N x T], P, .., I), sizeof(T) * K` is
/// `getelementptr [N x T], P, .., I + K`.
bool PointerPreparer::addToLastIndex(GetElementPtrInst &GEP, int64_t Offset) {
  auto *Base = dyn_cast<GetElementPtrInst>(GEP.getPointerOperand());
  if (!Base || Base->getNumIndices() < 2)
    return false;
  SmallVector<Value *, 4> Indices(Base->indices());
  Value *Last = Indices.pop_back_val();
  Type *Parent = GetElementPtrInst::getIndexedType(Base->getSourceElementType(), ArrayRef(Indices));
  if (!Parent || !Parent->isArrayTy())
    return false;
  int64_t Size = Layout.getTypeAllocSize(Parent->getArrayElementType());
  if (Size == 0 || Offset % Size != 0)
    return false;
  Value *Distance = ConstantInt::getSigned(Last->getType(), Offset / Size);
  if (auto *Number = dyn_cast<ConstantInt>(Last))
    Indices.push_back(
        ConstantInt::getSigned(Last->getType(), Number->getSExtValue() + Offset / Size));
  else
    Indices.push_back(
        BinaryOperator::Create(Instruction::Add, Last, Distance, "", GEP.getIterator()));
  replaceGEP(GEP, Base->getSourceElementType(), Base->getPointerOperand(), Indices);
  return true;
}

bool PointerPreparer::rewriteConstantOffset(GetElementPtrInst &GEP, const PointerTypes &Pointers) {
  auto *Constant = dyn_cast<ConstantInt>(*GEP.idx_begin());
  Value *Base = GEP.getPointerOperand();
  Type *Source = Pointers.pointee(Base);
  if (!Constant || Source->isIntegerTy(8) || !Source->isSized())
    return false;
  int64_t Offset = Constant->getSExtValue();
  int64_t Size = Layout.getTypeAllocSize(Source);
  if ((Offset < 0 || Offset >= Size) && addToLastIndex(GEP, Offset))
    return true;
  Type *Element = Source;
  APInt Remainder(Layout.getIndexTypeSizeInBits(GEP.getType()), Offset, /*isSigned=*/true);
  SmallVector<Value *, 4> Indices;
  for (const APInt &Index : Layout.getGEPIndicesForOffset(Element, Remainder))
    Indices.push_back(index(Index.getSExtValue()));
  if (!Remainder.isZero())
    return false;
  replaceGEP(GEP, Source, Base, Indices);
  return true;
}

/// Whether \p Offset is \p Index times \p Size.
bool isScaled(Value *Offset, uint64_t Size, Value *&Index) {
  if (Size == 1) {
    Index = Offset;
    return true;
  }
  auto *Op = dyn_cast<BinaryOperator>(Offset);
  auto *Factor = Op ? dyn_cast<ConstantInt>(Op->getOperand(1)) : nullptr;
  if (!Factor)
    return false;
  Index = Op->getOperand(0);
  if (Op->getOpcode() == Instruction::Mul)
    return Factor->getValue() == Size;
  return Op->getOpcode() == Instruction::Shl && Factor->getValue().ult(32) &&
         uint64_t(1) << Factor->getZExtValue() == Size;
}

bool PointerPreparer::rewriteVariableOffset(GetElementPtrInst &GEP, const PointerTypes &Pointers) {
  Value *Base = GEP.getPointerOperand(), *Index = nullptr;
  Type *Source = Pointers.pointee(Base);
  if (Source->isIntegerTy(8) || !Source->isSized())
    return false;
  bool IsArray = Source->isArrayTy();
  Type *Element = IsArray ? Source->getArrayElementType() : Source;
  if (!isScaled(*GEP.idx_begin(), Layout.getTypeAllocSize(Element), Index))
    return false;
  if (IsArray)
    replaceGEP(GEP, Source, Base, {index(0), Index});
  else
    replaceGEP(GEP, Source, Base, {Index});
  return true;
}

void PointerPreparer::rewriteByteOffsets() {
  PointerTypes Pointers(M);
  for (Function &F : M)
    for (BasicBlock &BB : F)
      for (Instruction &I : make_early_inc_range(BB)) {
        auto *GEP = dyn_cast<GetElementPtrInst>(&I);
        if (GEP && isByteGEP(GEP) && !rewriteConstantOffset(*GEP, Pointers))
          rewriteVariableOffset(*GEP, Pointers);
      }
}

/// Returns the type of the first element of \p Ty, or null if it has none.
Type *firstElement(Type *Ty) {
  if (auto *Struct = dyn_cast<StructType>(Ty))
    return Struct->getNumElements() ? Struct->getElementType(0) : nullptr;
  if (auto *Vector = dyn_cast<FixedVectorType>(Ty))
    return Vector->getElementType();
  return Ty->isArrayTy() ? Ty->getArrayElementType() : nullptr;
}

/// Returns the address of the \p Inner at the start of \p V, a pointer to \p From.
Value *PointerPreparer::firstAddress(Value *V, Type *From, Type *Inner, ArrayRef<Value *> Zeros,
                                     BasicBlock::iterator Before) {
  auto *Object = dyn_cast<Constant>(V);
  if (Object && From->isArrayTy() && From->getArrayNumElements() == 0) {
    // Constant indices of an instruction must be inside the object, and an array of resources
    // without a length has no inside; those of a constant expression need not be. LLVM drops an
    // expression of zeros unless it has a range.
    const unsigned Bits = Layout.getIndexTypeSizeInBits(V->getType());
    const ConstantRange Range(APInt::getZero(Bits),
                              APInt(Bits, std::max<uint64_t>(1, Layout.getTypeAllocSize(Inner))));
    return ConstantExpr::getGetElementPtr(From, Object, Zeros, GEPNoWrapFlags::inBounds(), Range);
  }
  auto *GEP = GetElementPtrInst::Create(From, V, Zeros, "", Before);
  GEP->setNoWrapFlags(GEPNoWrapFlags::inBounds());
  return GEP;
}

/// Returns \p V, a pointer to \p From, as a pointer to \p To: the address of its first element if
/// that has the type or at least the size of \p To, otherwise a no-op cast of the whole.
Value *PointerPreparer::cast(Value *V, Type *From, Type *To, BasicBlock::iterator Before) {
  SmallVector<Value *, 4> Zeros{index(0)};
  Type *Inner = From;
  auto Fits = [&](Type *Ty) {
    return Ty == To ||
           (!Ty->isAggregateType() && To->isSized() && Ty->isSized() && !To->isAggregateType() &&
            Layout.getTypeAllocSize(Ty) == Layout.getTypeAllocSize(To));
  };
  while (Inner && !Fits(Inner)) {
    Inner = firstElement(Inner);
    Zeros.push_back(index(0));
  }
  if (Inner && Zeros.size() > 1) {
    V = firstAddress(V, From, Inner, Zeros, Before);
    From = Inner;
  }
  return From == To ? V : CastInst::Create(Instruction::BitCast, V, V->getType(), "", Before);
}

void PointerPreparer::insertCasts() {
  PointerTypes Pointers(M);
  using PhiKey = std::tuple<PHINode *, BasicBlock *, Value *>;
  std::map<PhiKey, Value *> OfPhi;
  std::vector<Use *> Mismatches;
  for (Function &F : M)
    for (BasicBlock &BB : F)
      for (Instruction &I : BB)
        for (Use &U : I.operands()) {
          Type *Expected = Pointers.expected(U);
          if (Expected && !PointerTypes::takesAnyType(U.get()) &&
              Pointers.pointee(U.get()) != Expected)
            Mismatches.push_back(&U);
        }
  for (Use *U : Mismatches) {
    Value *V = U->get();
    Type *From = Pointers.pointee(V), *To = Pointers.expected(*U);
    auto *Phi = dyn_cast<PHINode>(U->getUser());
    if (!Phi) {
      U->set(cast(V, From, To, insertionPoint(*U)));
      continue;
    }
    Value *&New = OfPhi[{Phi, Phi->getIncomingBlock(*U), V}];
    if (!New)
      New = cast(V, From, To, insertionPoint(*U));
    U->set(New);
  }
}

void PointerPreparer::run() {
  expandConstants();
  rewriteByteOffsets();
  insertCasts();
}

} // namespace

void preparePointers(Module &M) {
  PointerPreparer(M).run();
}

} // namespace dxil::lowering
