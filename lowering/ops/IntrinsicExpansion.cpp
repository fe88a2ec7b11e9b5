// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The driver: splits element-wise intrinsics on vectors into scalar calls and expands the rest
// until nothing changes.

#include "IntrinsicExpansion.h"
#include "dxil/lowering/passes/Ops.h"
#include "numbers/NativeVectors.h"

#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicsDirectX.h"
#include "llvm/IR/Module.h"

#include <dxil/intrinsics.h>

using namespace llvm;

namespace dxil::lowering {

namespace {

/// Whether an intrinsic has no effect on the shader's results.
bool isHintOnly(Intrinsic::ID ID) {
  switch (ID) {
  case Intrinsic::assume:
  case Intrinsic::lifetime_start:
  case Intrinsic::lifetime_end:
  case Intrinsic::invariant_start:
  case Intrinsic::invariant_end:
  case Intrinsic::experimental_noalias_scope_decl:
  case Intrinsic::donothing:
  case Intrinsic::sideeffect:
  case Intrinsic::pseudoprobe: return true;
  default: return false;
  }
}

/// Whether an intrinsic takes its vectors as a whole, not element by element.
bool spansVector(Intrinsic::ID ID) {
  if (vectorExpander(ID))
    return true;
  switch (ID) {
  case Intrinsic::dx_wave_ballot:
  case Intrinsic::dx_resource_load_typedbuffer:
  case Intrinsic::dx_resource_store_typedbuffer:
  case Intrinsic::dx_resource_load_rawbuffer:
  case Intrinsic::dx_resource_store_rawbuffer:
  case Intrinsic::dx_load_input:
  case Intrinsic::dx_store_output: return true;
  default: return false;
  }
}

/// Whether the expansion of \p ID also works on vectors.
bool expandsVectors(Intrinsic::ID ID, Type *Number) {
  switch (ID) {
  case Intrinsic::exp:
  case Intrinsic::exp10:
  case Intrinsic::log:
  case Intrinsic::log10:
  case Intrinsic::pow:
  case Intrinsic::dx_lerp:
  case Intrinsic::dx_degrees:
  case Intrinsic::dx_radians:
  case Intrinsic::dx_step:
  case Intrinsic::atan2:
  case Intrinsic::rint:
  case Intrinsic::nearbyint:
  case Intrinsic::dx_sign:
  case Intrinsic::dx_nclamp:
  case Intrinsic::maximumnum:
  case Intrinsic::minimumnum:
  case Intrinsic::fptosi_sat:
  case Intrinsic::fptoui_sat:
  case Intrinsic::abs:
  case Intrinsic::dx_sclamp:
  case Intrinsic::dx_uclamp: return true;
  case Intrinsic::fma: // an op for doubles only
  case Intrinsic::dx_isnan:
  case Intrinsic::dx_isinf: return !Number->isDoubleTy();
  default: return false;
  }
}

/// Whether \p Call may keep its vectors.
bool staysWhole(const IntrinsicInst &Call) {
  const Intrinsic::ID ID = Call.getIntrinsicID();
  for (const Value *A : Call.args())
    if (A->getType()->isVectorTy() && !isNativeVector(A->getType()))
      return false;
  if (!isNativeVector(Call.getType()))
    return false;
  if (floatExpander(ID) || integerExpander(ID))
    return expandsVectors(ID, Call.getArgOperand(0)->getType()->getScalarType());
  return hasVectorOp(Call);
}

unsigned vectorWidth(Type *Ty) {
  if (auto *ST = dyn_cast<StructType>(Ty))
    return ST->getNumElements() ? vectorWidth(ST->getElementType(0)) : 0;
  auto *VT = dyn_cast<FixedVectorType>(Ty);
  return VT ? VT->getNumElements() : 0;
}

/// Returns the width by which to split an element-wise call; 0 for a scalar call.
unsigned splitWidth(const IntrinsicInst &Call) {
  if (unsigned Width = vectorWidth(Call.getType()))
    return Width;
  if (!Call.getType()->isVoidTy())
    return 0;
  for (const Value *A : Call.args())
    if (unsigned Width = vectorWidth(A->getType()))
      return Width;
  return 0;
}

/// Creates `Call` for element `I` of its vectors.
CallInst *scalarCall(IRBuilder<> &B, IntrinsicInst &Call, unsigned I) {
  SmallVector<Type *, 4> Overloads;
  SmallVector<Value *, 4> Args;
  for (Value *A : Call.args())
    Args.push_back(A->getType()->isVectorTy() ? B.CreateExtractElement(A, uint64_t(I)) : A);
  if (!Intrinsic::getIntrinsicSignature(Call.getCalledFunction(), Overloads))
    return nullptr;
  for (Type *&Ty : Overloads)
    Ty = Ty->getScalarType();
  Function *Scalar =
      Intrinsic::getOrInsertDeclaration(Call.getModule(), Call.getIntrinsicID(), Overloads);
  CallInst *New = B.CreateCall(Scalar, Args);
  New->setAttributes(
      AttributeList::get(Call.getContext(), AttributeList::FunctionIndex,
                         AttrBuilder(Call.getContext(), Call.getAttributes().getFnAttrs())));
  return New;
}

/// Gathers the results of the scalar calls as `Ty`, a vector or a struct of vectors.
Value *gather(IRBuilder<> &B, Type *Ty, ArrayRef<CallInst *> Calls) {
  Value *Result = PoisonValue::get(Ty);
  auto *ST = dyn_cast<StructType>(Ty);
  if (!ST) {
    for (auto [I, Call] : enumerate(Calls))
      Result = B.CreateInsertElement(Result, Call, uint64_t(I));
    return Result;
  }
  for (unsigned Field = 0; Field != ST->getNumElements(); ++Field) {
    Value *V = PoisonValue::get(ST->getElementType(Field));
    for (auto [I, Call] : enumerate(Calls))
      V = B.CreateInsertElement(V, B.CreateExtractValue(Call, Field), uint64_t(I));
    Result = B.CreateInsertValue(Result, V, Field);
  }
  return Result;
}

class Expander {
public:
  explicit Expander(Function &F) : F(F), Native(hasNativeVectors(*F.getParent())) {}

  bool run() {
    bool Ever = false;
    // Each round expands the results of the one before. Chains are short, and no expansion leads
    // back to its own intrinsic.
    for (bool Changed = true; Changed; Ever |= Changed) {
      Changed = false;
      SmallVector<IntrinsicInst *> Calls;
      for (Instruction &I : instructions(F))
        if (auto *Call = dyn_cast<IntrinsicInst>(&I))
          Calls.push_back(Call);
      for (IntrinsicInst *Call : Calls)
        Changed |= expand(*Call);
    }
    for (Instruction &I : make_early_inc_range(instructions(F)))
      if (auto *Call = dyn_cast<CallInst>(&I))
        Ever |= expandNamed(*Call);
    return Ever;
  }

private:
  bool expand(IntrinsicInst &Call) {
    Intrinsic::ID ID = Call.getIntrinsicID();
    if (isHintOnly(ID)) {
      if (!Call.getType()->isVoidTy())
        Call.replaceAllUsesWith(PoisonValue::get(Call.getType()));
      Call.eraseFromParent();
      return true;
    }
    IRBuilder<> B(&Call);
    if (isa<FPMathOperator>(Call))
      B.setFastMathFlags(Call.getFastMathFlags());
    if (!spansVector(ID) && !(Native && staysWhole(Call)))
      if (unsigned Width = splitWidth(Call))
        return split(B, Call, Width);
    for (auto *Find : {floatExpander, integerExpander, vectorExpander, bufferExpander})
      if (IntrinsicExpander Expand = Find(ID))
        if (Value *V = Expand(B, Call)) {
          if (!Call.getType()->isVoidTy()) {
            if (isa<Instruction>(V))
              V->takeName(&Call);
            Call.replaceAllUsesWith(V);
          }
          Call.eraseFromParent();
          return true;
        }
    return false;
  }

  bool expandNamed(CallInst &Call) {
    Function *Callee = Call.getCalledFunction();
    if (!Callee || !isExtensionName(Callee->getName()))
      return false;
    auto Parsed = parseExtensionName(std::string_view(Callee->getName()));
    IRBuilder<> B(&Call);
    Value *V = Parsed ? expandOpCall(B, Call, Parsed->Op->Code) : nullptr;
    if (!V)
      return false;
    Call.replaceAllUsesWith(V);
    Call.eraseFromParent();
    return true;
  }

  bool split(IRBuilder<> &B, IntrinsicInst &Call, unsigned Width) {
    SmallVector<CallInst *, 4> Calls;
    for (unsigned I = 0; I != Width; ++I) {
      CallInst *Scalar = scalarCall(B, Call, I);
      if (!Scalar)
        return false;
      Calls.push_back(Scalar);
    }
    if (!Call.getType()->isVoidTy())
      Call.replaceAllUsesWith(gather(B, Call.getType(), Calls));
    Call.eraseFromParent();
    return true;
  }

  Function &F;
  bool Native;
};

} // namespace

PreservedAnalyses DXILIntrinsicExpansionPass::run(Module &M, ModuleAnalysisManager &) {
  bool Changed = expandHelperLanes(M);
  Changed |= expandQuadVotes(M);
  for (Function &F : M)
    if (!F.isDeclaration())
      Changed |= Expander(F).run();
  return keptAfter(Changed);
}

} // namespace dxil::lowering
