// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// clang compiles HLSL as C++ and tells LLVM what C++ grants: objects of different types do not
// overlap, signed numbers do not overflow, no argument is undefined, arithmetic meets no infinity
// and no NaN. HLSL grants none of this (the table "What LLVM may assume" in docs/ir-contract.md).
// Fast-math flags keep only the permissions of DXC's `fast`: reassociation, reciprocals,
// approximations, zeros without a sign.

#include "dxil/lowering/passes/Memory.h"

#include <dxil/contract_names.h>

#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/AttributeMask.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"
#include "llvm/Transforms/Utils/LoopUtils.h"

using namespace llvm;

namespace dxil::lowering {

namespace {

constexpr llvm::Attribute::AttrKind DroppedAttributes[] = {
    llvm::Attribute::Dereferenceable, llvm::Attribute::DereferenceableOrNull,
    llvm::Attribute::NoFPClass,       llvm::Attribute::NoUndef,
    llvm::Attribute::NonNull,         llvm::Attribute::Range};

constexpr StringLiteral MustProgress = "llvm.loop.mustprogress";

AttributeMask droppedAttributes() {
  AttributeMask Mask;
  for (llvm::Attribute::AttrKind Kind : DroppedAttributes)
    Mask.addAttribute(Kind);
  return Mask;
}

/// Returns an instruction with the HLSL meaning of a clang instruction, or null if clang's has it.
///
/// A float outside of the integer's range converts as in Direct3D: to the nearest integer of the
/// range, and NaN to zero (functional specification, ftoi and ftou). The saturating intrinsics mean
/// this; dxil-intrinsic-expansion makes them conversions again. A bool in memory has 32 bits, of
/// which clang tests the lowest. In HLSL it is true if any bit is set, because another program or
/// the application may have written it.
Value *meaningInHLSL(Instruction &I) {
  IRBuilder<> B(&I);
  if (isa<FPToSIInst, FPToUIInst>(I))
    return B.CreateIntrinsic(isa<FPToSIInst>(I) ? Intrinsic::fptosi_sat : Intrinsic::fptoui_sat,
                             {I.getType(), I.getOperand(0)->getType()}, {I.getOperand(0)});
  if (isa<TruncInst>(I) && I.getType()->isIntOrIntVectorTy(1))
    return B.CreateICmpNE(I.getOperand(0), Constant::getNullValue(I.getOperand(0)->getType()));
  return nullptr;
}

constexpr unsigned MostLeaves = 32;

/// Collects the addresses and types of the scalars and vectors in \p Ty. Returns false if \p Ty has
/// arrays or too many of them.
bool collectLeaves(Type *Ty, SmallVectorImpl<Value *> &Path, IRBuilder<> &B, Value *Base,
                   Type *Aggregate, SmallVectorImpl<std::pair<Value *, Type *>> &Leaves) {
  if (auto *ST = dyn_cast<StructType>(Ty)) {
    for (unsigned I = 0; I < ST->getNumElements(); ++I) {
      Path.push_back(B.getInt32(I));
      bool Done = collectLeaves(ST->getElementType(I), Path, B, Base, Aggregate, Leaves);
      Path.pop_back();
      if (!Done)
        return false;
    }
    return true;
  }
  if (!Ty->isIntOrIntVectorTy() && !Ty->isFPOrFPVectorTy())
    return false;
  if (Leaves.size() == MostLeaves)
    return false;
  Leaves.push_back({Path.size() > 1 ? B.CreateInBoundsGEP(Aggregate, Base, Path) : Base, Ty});
  return true;
}

/// Gives \p Local an arbitrary value that is the same at each read before it is set. Otherwise LLVM
/// could take code that depends on such a read for unreachable.
void settle(AllocaInst &Local) {
  Instruction *After = Local.getNextNode();
  while (isa<AllocaInst>(After))
    After = After->getNextNode();
  BasicBlock *Block = Local.getParent();
  IRBuilder<> B(Block, After->getIterator());
  Type *Ty = Local.getAllocatedType();
  SmallVector<Value *, 4> Path{B.getInt32(0)};
  SmallVector<std::pair<Value *, Type *>> Leaves;
  auto *First = After->getPrevNode();
  if (!collectLeaves(Ty, Path, B, &Local, Ty, Leaves)) {
    // Erase the unused addresses.
    while (After->getPrevNode() != First)
      After->getPrevNode()->eraseFromParent();
    return;
  }
  for (auto [Place, LeafType] : Leaves)
    B.CreateStore(B.CreateFreeze(PoisonValue::get(LeafType)), Place);
}

class Dropper {
public:
  explicit Dropper(Module &M) : M(M), Dropped(droppedAttributes()) {}

  void run() {
    for (Function &F : M) {
      F.setAttributes(withoutAssumptions(F.getContext(), F.getAttributes()));
      F.removeFnAttr(llvm::Attribute::MustProgress);
      SmallVector<AllocaInst *> Locals;
      for (Instruction &I : make_early_inc_range(instructions(F)))
        visit(I, Locals);
      for (AllocaInst *Local : Locals)
        settle(*Local);
    }
  }

private:
  AttributeList withoutAssumptions(LLVMContext &Ctx, AttributeList Old) const {
    for (unsigned Index : Old.indexes())
      if (Index != AttributeList::FunctionIndex)
        Old = Old.removeAttributesAtIndex(Ctx, Index, Dropped);
    return Old;
  }

  void visit(Instruction &I, SmallVectorImpl<AllocaInst *> &Locals) {
    if (auto *Life = dyn_cast<LifetimeIntrinsic>(&I)) {
      // clang starts the lifetime of an inout argument after the store of its value.
      Life->eraseFromParent();
      return;
    }
    if (auto *Local = dyn_cast<AllocaInst>(&I)) {
      if (Local->getParent()->isEntryBlock())
        Locals.push_back(Local);
      return;
    }
    if (MDNode *Loop = I.getMetadata(LLVMContext::MD_loop))
      I.setMetadata(LLVMContext::MD_loop,
                    makePostTransformationMetadata(I.getContext(), Loop, {MustProgress}, {}));
    I.dropPoisonGeneratingFlags();
    if (isa<LoadInst, StoreInst, CallInst>(I)) {
      I.setMetadata(LLVMContext::MD_tbaa, nullptr);
      I.setMetadata(LLVMContext::MD_tbaa_struct, nullptr);
      I.setMetadata(LLVMContext::MD_range, nullptr);
      I.setMetadata(LLVMContext::MD_nonnull, nullptr);
      I.setMetadata(LLVMContext::MD_noundef, nullptr);
      I.setMetadata(LLVMContext::MD_align, nullptr);
    }
    if (auto *Call = dyn_cast<CallBase>(&I))
      Call->setAttributes(withoutAssumptions(I.getContext(), Call->getAttributes()));
    if (Value *New = meaningInHLSL(I)) {
      New->takeName(&I);
      I.replaceAllUsesWith(New);
      I.eraseFromParent();
    }
  }

  Module &M;
  AttributeMask Dropped;
};

} // namespace

PreservedAnalyses DropAssumptionsPass::run(Module &M, ModuleAnalysisManager &) {
  if (M.getNamedMetadata(
          contract::UpgradedEntries)) // DXIL that was lifted: nothing of clang's is in it.
    return PreservedAnalyses::all();
  Dropper(M).run();
  return PreservedAnalyses::none();
}

} // namespace dxil::lowering
