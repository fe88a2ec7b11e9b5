// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "dxil/lowering/Passes.h"

#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/ReplaceConstant.h"

using namespace llvm;

namespace dxil {

namespace {

/// Address spaces of a `static` global: the default one, and the one that clang
/// calls hlsl_private.
constexpr unsigned DefaultSpace = 0;
constexpr unsigned PrivateSpace = 5;

bool isPerThread(const GlobalVariable &GV) {
  unsigned AS = GV.getAddressSpace();
  return (AS == DefaultSpace || AS == PrivateSpace) && GV.hasLocalLinkage() &&
         GV.hasInitializer() && !GV.hasSection();
}

/// Handles are values, not state: also the functions that a library exports make their own.
bool holdsHandles(Type *Ty) {
  if (auto *AT = dyn_cast<ArrayType>(Ty))
    return holdsHandles(AT->getElementType());
  if (auto *ST = dyn_cast<StructType>(Ty))
    return any_of(ST->elements(), holdsHandles);
  return isa<TargetExtType>(Ty);
}

SmallPtrSet<Function *, 4> usingFunctions(const GlobalVariable &GV) {
  SmallPtrSet<Function *, 4> Functions;
  for (const User *U : GV.users())
    if (auto *I = dyn_cast<Instruction>(U))
      Functions.insert(const_cast<Function *>(I->getFunction()));
  return Functions;
}

/// Moves `GV` into `F`: an alloca that starts with the global's initial value.
void localize(GlobalVariable &GV, Function &F) {
  IRBuilder<> B(&*F.getEntryBlock().getFirstInsertionPt());
  AllocaInst *Local = B.CreateAlloca(GV.getValueType(), nullptr, GV.getName());
  if (MaybeAlign A = GV.getAlign())
    Local->setAlignment(*A);
  if (!isa<UndefValue>(GV.getInitializer()))
    B.CreateAlignedStore(GV.getInitializer(), Local, Local->getAlign());
  Value *Pointer = Local;
  if (GV.getAddressSpace() != DefaultSpace)
    Pointer = B.CreateAddrSpaceCast(Local, GV.getType());
  GV.replaceUsesWithIf(Pointer, [&](Use &U) {
    auto *I = dyn_cast<Instruction>(U.getUser());
    return I && I->getFunction() == &F;
  });
}

} // namespace

PreservedAnalyses LocalizeGlobalsPass::run(Module &M, ModuleAnalysisManager &) {
  SmallVector<GlobalVariable *, 16> Candidates;
  for (GlobalVariable &GV : M.globals())
    // A constant stays a global: an immutable table needs no copy per thread.
    if (isPerThread(GV) && !GV.isConstant())
      Candidates.push_back(&GV);
  for (GlobalVariable *GV : Candidates) {
    convertUsersOfConstantsToInstructions({GV});
    GV->removeDeadConstantUsers();
    const bool Anywhere = holdsHandles(GV->getValueType());
    bool Localizable = all_of(GV->users(), [&](User *U) {
      auto *I = dyn_cast<Instruction>(U);
      return I && (Anywhere || I->getFunction()->hasFnAttribute("hlsl.shader"));
    });
    if (!Localizable)
      continue;
    // Sorted by the module's order, so that the output does not depend on
    // addresses.
    auto Users = usingFunctions(*GV);
    for (Function &F : M)
      if (Users.contains(&F))
        localize(*GV, F);
    if (GV->use_empty())
      GV->eraseFromParent();
  }
  return PreservedAnalyses::none();
}

} // namespace dxil
