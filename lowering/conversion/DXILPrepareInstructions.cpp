// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "DXILPrepare.h"
#include "ValueEnumeration.h"
#include "dxil/generated/Limits.h"
#include "dxil/generated/MetadataNames.h"
#include "dxil/lowering/InventedValues.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"

using namespace llvm;

namespace dxil::lowering {

namespace {

class InstructionPreparer {
public:
  explicit InstructionPreparer(Module &M) : M(M) {}
  void run();

private:
  bool replace(Instruction &I);
  void prepareFlags(Instruction &I);
  void prepareFastMath(Instruction &I);
  void prepareOperands(Instruction &I);
  void prepareHint(Instruction &I);
  void prepareMetadata(Instruction &I);
  MDNode *prepareLoop(MDNode *Loop);
  Constant *withoutPoison(Constant *C);

  Module &M;
  DenseMap<Constant *, Constant *> WithoutPoison;
  DenseMap<MDNode *, MDNode *> Loops;
};

/// Intrinsics that only inform the optimizer.
bool isHint(Intrinsic::ID Id) {
  switch (Id) {
  case Intrinsic::assume:
  case Intrinsic::donothing:
  case Intrinsic::experimental_noalias_scope_decl:
  case Intrinsic::fake_use:
  case Intrinsic::invariant_end:
  case Intrinsic::lifetime_end:
  case Intrinsic::lifetime_start:
  case Intrinsic::prefetch:
  case Intrinsic::pseudoprobe:
  case Intrinsic::sideeffect:
  case Intrinsic::var_annotation: return true;
  default: return false;
  }
}

/// Intrinsics that return their first operand and say something about it.
bool isPassThrough(Intrinsic::ID Id) {
  switch (Id) {
  case Intrinsic::annotation:
  case Intrinsic::expect:
  case Intrinsic::expect_with_probability:
  case Intrinsic::launder_invariant_group:
  case Intrinsic::ptr_annotation:
  case Intrinsic::ssa_copy:
  case Intrinsic::strip_invariant_group: return true;
  default: return false;
  }
}

/// Removes \p I, or replaces it by an equivalent that LLVM 3.7 has. Returns whether \p I is gone.
bool InstructionPreparer::replace(Instruction &I) {
  Value *New = nullptr;
  if (isa<FreezeInst>(I)) {
    // The freeze of an undefined value has only phis as users here (dxil-legalize).
    New = isa<UndefValue>(I.getOperand(0)) ? inventValue(I, I.getType()) : I.getOperand(0);
  } else if (I.getOpcode() == Instruction::FNeg) {
    // LLVM 3.7 negates by subtraction from -0.0, which is exact in every case.
    auto *Sub = BinaryOperator::Create(Instruction::FSub, ConstantFP::getNegativeZero(I.getType()),
                                       I.getOperand(0), "", I.getIterator());
    Sub->copyFastMathFlags(&I);
    Sub->setDebugLoc(I.getDebugLoc());
    Sub->takeName(&I);
    prepareFastMath(*Sub);
    New = Sub;
  } else if (auto *Call = dyn_cast<IntrinsicInst>(&I)) {
    if (isPassThrough(Call->getIntrinsicID()))
      New = Call->getArgOperand(0);
    else if (!isHint(Call->getIntrinsicID()) && !isa<DbgInfoIntrinsic>(Call))
      return false;
  } else {
    return false;
  }
  if (New)
    I.replaceAllUsesWith(New);
  else if (!I.getType()->isVoidTy())
    I.replaceAllUsesWith(UndefValue::get(I.getType()));
  I.eraseFromParent();
  return true;
}

/// `fast` in LLVM 3.7 allows what LLVM 22 calls reassoc, contract and afn, and comes with all other
/// flags. It is DXIL's way to say that arithmetic is not precise: drivers, like DXC, keep
/// infinities and NaNs all the same (docs/ir-contract.md).
void InstructionPreparer::prepareFastMath(Instruction &I) {
  if (!isa<FPMathOperator>(I))
    return;
  FastMathFlags Old = I.getFastMathFlags(), New;
  if (isa<BinaryOperator, FCmpInst>(I)) {
    New.setNoNaNs(Old.noNaNs());
    New.setNoInfs(Old.noInfs());
    New.setNoSignedZeros(Old.noSignedZeros());
    New.setAllowReciprocal(Old.allowReciprocal());
    if (Old.allowReassoc() && Old.approxFunc() && New.noSignedZeros() && New.allowReciprocal())
      New.setFast();
  }
  I.copyFastMathFlags(New);
}

void InstructionPreparer::prepareFlags(Instruction &I) {
  prepareFastMath(I);
  if (auto *Or = dyn_cast<PossiblyDisjointInst>(&I))
    Or->setIsDisjoint(false);
  if (isa<PossiblyNonNegInst>(I))
    I.setNonNeg(false);
  if (isa<TruncInst>(I)) {
    I.setHasNoUnsignedWrap(false);
    I.setHasNoSignedWrap(false);
  }
  if (auto *Cmp = dyn_cast<ICmpInst>(&I))
    Cmp->setSameSign(false);
  if (auto *GEP = dyn_cast<GetElementPtrInst>(&I))
    GEP->setNoWrapFlags(GEP->isInBounds() ? GEPNoWrapFlags::inBounds() : GEPNoWrapFlags::none());
  if (auto *Call = dyn_cast<CallInst>(&I)) {
    // The declaration has the callee's attributes.
    Call->setAttributes(AttributeList());
    Call->setCallingConv(CallingConv::C);
    Call->setTailCallKind(CallInst::TCK_None);
  }
}

/// Returns \p C with undef for poison, since LLVM 3.7 does not distinguish them.
Constant *InstructionPreparer::withoutPoison(Constant *C) {
  if (isa<PoisonValue>(C))
    return UndefValue::get(C->getType());
  if (!isa<ConstantAggregate>(C))
    return C;
  if (Constant *Existing = WithoutPoison.lookup(C))
    return Existing;
  SmallVector<Constant *, 8> Elements;
  bool HasChanged = false;
  for (const Use &U : C->operands()) {
    auto *Old = cast<Constant>(U.get());
    Elements.push_back(withoutPoison(Old));
    HasChanged |= Elements.back() != Old;
  }
  Constant *New = C;
  if (HasChanged) {
    if (auto *Array = dyn_cast<ConstantArray>(C))
      New = ConstantArray::get(Array->getType(), Elements);
    else if (auto *Struct = dyn_cast<ConstantStruct>(C))
      New = ConstantStruct::get(Struct->getType(), Elements);
    else
      New = ConstantVector::get(Elements);
  }
  WithoutPoison[C] = New;
  return New;
}

void InstructionPreparer::prepareOperands(Instruction &I) {
  // An undefined return value may be any value, but DXIL requires one.
  if (isa<ReturnInst>(I) && I.getNumOperands() && isa<UndefValue>(I.getOperand(0)))
    I.setOperand(0, inventValue(I, I.getOperand(0)->getType()));
  for (Use &U : I.operands())
    if (auto *C = dyn_cast<Constant>(U.get()); C && !isa<GlobalValue>(C))
      if (Constant *New = withoutPoison(C); New != C)
        U.set(New);
}

/// Returns a node with only the loop's first hint that DXIL knows, or null if there is none.
MDNode *InstructionPreparer::prepareLoop(MDNode *Loop) {
  auto [Entry, IsNew] = Loops.try_emplace(Loop, nullptr);
  if (!IsNew)
    return Entry->second;
  for (const MDOperand &Operand : drop_begin(Loop->operands())) {
    auto *Hint = dyn_cast_or_null<MDNode>(Operand.get());
    if (!Hint || Hint->getNumOperands() == 0)
      continue;
    auto *Name = dyn_cast_or_null<MDString>(Hint->getOperand(0).get());
    if (!Name || (Name->getString() != StringRef(FullUnrollHint) &&
                  Name->getString() != StringRef(NoUnrollHint) &&
                  Name->getString() != "llvm.loop.unroll.count"))
      continue;
    LLVMContext &Ctx = M.getContext();
    MDNode *New = MDNode::getDistinct(Ctx, {nullptr, Hint});
    New->replaceOperandWith(0, New);
    Entry->second = New;
    break;
  }
  return Entry->second;
}

/// Converts the hint that `[branch]` or `[flatten]` puts on a branch or switch. clang's node is a
/// name and a number. DXIL's has another name, and each instruction has a node of its own.
void InstructionPreparer::prepareHint(Instruction &I) {
  MDNode *Hint = I.getMetadata("hlsl.controlflow.hint");
  auto *Kind = Hint && Hint->getNumOperands() == 2
                   ? mdconst::dyn_extract_or_null<ConstantInt>(Hint->getOperand(1))
                   : nullptr;
  if (!Kind)
    return;
  LLVMContext &Ctx = M.getContext();
  MDNode *New = MDNode::getDistinct(
      Ctx,
      {nullptr, MDString::get(Ctx, StringRef(md::FlowHintsKind)),
       ConstantAsMetadata::get(ConstantInt::get(Type::getInt32Ty(Ctx), Kind->getZExtValue()))});
  New->replaceOperandWith(0, New);
  I.setMetadata(md::FlowHintsKind, New);
}

void InstructionPreparer::prepareMetadata(Instruction &I) {
  if (I.isTerminator())
    prepareHint(I);
  if (MDNode *Loop = I.getMetadata(LLVMContext::MD_loop))
    I.setMetadata(LLVMContext::MD_loop, prepareLoop(Loop));
  SmallVector<std::pair<unsigned, MDNode *>, 4> Attachments;
  I.getAllMetadataOtherThanDebugLoc(Attachments);
  if (Attachments.empty())
    return;
  SmallVector<StringRef, 64> Names;
  M.getMDKindNames(Names);
  for (auto [Kind, Node] : Attachments)
    if (!MetadataEnumeration::isKnownKindName(Names[Kind]))
      I.setMetadata(Kind, nullptr);
}

void InstructionPreparer::run() {
  for (Function &F : M)
    for (BasicBlock &BB : F)
      for (Instruction &I : make_early_inc_range(BB)) {
        if (replace(I))
          continue;
        prepareFlags(I);
        prepareOperands(I);
        prepareMetadata(I);
      }
  for (GlobalVariable &GV : M.globals())
    if (GV.hasInitializer())
      GV.setInitializer(withoutPoison(GV.getInitializer()));
}

} // namespace

void prepareInstructions(Module &M) {
  InstructionPreparer(M).run();
}

} // namespace dxil::lowering
