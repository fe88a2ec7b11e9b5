// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "FrontEndFacts.h"
#include "TypeWalk.h"
#include "dxil/contract_names.h"
#include "dxil/lowering/passes/Memory.h"

#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/DIBuilder.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/ReplaceConstant.h"

using namespace llvm;

namespace dxil::lowering {

namespace {

/// Address spaces of a `static` global: the default one, and the one that clang
/// calls hlsl_private.
constexpr unsigned DefaultSpace = 0;
constexpr unsigned PrivateSpace = 5;
/// The address space of members of constant buffers.
constexpr unsigned MemberSpace = 2;

bool isPerThread(const GlobalVariable &GV) {
  unsigned AS = GV.getAddressSpace();
  return (AS == DefaultSpace || AS == PrivateSpace) && GV.hasLocalLinkage() &&
         GV.hasInitializer() && !GV.hasSection();
}

/// Handles are values, not state, so exports of a library also get local copies.
bool typeHoldsHandles(Type *Root) {
  return lowering::anyTypeIn(Root, [](Type *Ty) { return isa<TargetExtType>(Ty); });
}

SmallPtrSet<Function *, 4> usingFunctions(const GlobalVariable &GV) {
  SmallPtrSet<Function *, 4> Functions;
  for (const User *U : GV.users())
    if (auto *I = dyn_cast<Instruction>(U))
      Functions.insert(const_cast<Function *>(I->getFunction()));
  return Functions;
}

/// Returns true if a store or memory intrinsic writes through `Pointer`.
bool isWritten(const Value &Pointer) {
  SmallPtrSet<const Value *, 16> Seen = {&Pointer};
  SmallVector<const Value *, 16> Work = {&Pointer};
  while (!Work.empty()) {
    const Value *V = Work.pop_back_val();
    for (const Use &U : V->uses()) {
      const User *By = U.getUser();
      if (auto *Store = dyn_cast<StoreInst>(By);
          Store && U.getOperandNo() == Store->getPointerOperandIndex())
        return true;
      if (auto *Set = dyn_cast<AnyMemIntrinsic>(By); Set && U.getOperandNo() == 0)
        return true;
      if (By->getType()->isPointerTy() && Seen.insert(By).second)
        Work.push_back(By);
    }
  }
  return false;
}

/// Copies the value of `GV`, a member of a constant buffer, to `Local`. Members that a front end
/// has made arrays of bytes are copied in units of 32 bits.
void copyConstants(IRBuilder<> &B, GlobalVariable &GV, AllocaInst &Local,
                   SmallPtrSetImpl<const Instruction *> &Made) {
  constexpr uint64_t Word = 4;
  Type *Ty = GV.getValueType();
  const uint64_t Size = GV.getDataLayout().getTypeAllocSize(Ty).getFixedValue();
  const bool IsBytes =
      Ty->isArrayTy() && Ty->getArrayElementType()->isIntegerTy(8) && Size % Word == 0;
  Type *Piece = IsBytes ? B.getInt32Ty() : Ty;
  for (uint64_t Index = 0; Index < Size; Index += IsBytes ? Word : Size) {
    Value *From = Index ? B.CreateConstGEP1_64(B.getInt8Ty(), &GV, Index) : &GV;
    Value *To = Index ? B.CreateConstGEP1_64(B.getInt8Ty(), &Local, Index) : &Local;
    LoadInst *Loaded =
        B.CreateAlignedLoad(Piece, From, IsBytes ? Align(Word) : GV.getAlign().valueOrOne());
    B.CreateAlignedStore(Loaded, To, IsBytes ? Align(Word) : Local.getAlign());
    Made.insert(Loaded);
    if (auto *Place = dyn_cast<Instruction>(From))
      Made.insert(Place);
  }
}

/// A larger initial value is not split into stores before the optimizer: for each store to a
/// variable InstCombine examines all of them.
constexpr uint64_t MostInitialStores = 256;

/// Stores `Initial` to `Local`, by a memset if it is many zeros.
void initialize(IRBuilder<> &B, AllocaInst *Local, Constant *Initial) {
  const DataLayout &DL = B.GetInsertBlock()->getModule()->getDataLayout();
  const uint64_t Bytes = DL.getTypeAllocSize(Initial->getType());
  if (Initial->isNullValue() && Bytes > 4 * MostInitialStores)
    B.CreateMemSet(Local, B.getInt8(0), Bytes, Local->getAlign());
  else
    B.CreateAlignedStore(Initial, Local, Local->getAlign());
}

/// The largest number of inlined calls, beside the function itself, in which a static variable is
/// described.
constexpr unsigned MostScopes = 16;

/// Describes `Local`, the copy of `GV` in `F`, as DXC does: in each function that uses it, a local
/// variable has the global's name after "global.".
void describe(const GlobalVariable &GV, AllocaInst &Local, Function &F) {
  SmallVector<DIGlobalVariableExpression *, 1> Descriptions;
  GV.getDebugInfo(Descriptions);
  DISubprogram *SP = F.getSubprogram();
  if (Descriptions.empty() || !SP)
    return;
  LLVMContext &Ctx = F.getContext();
  SmallSetVector<std::pair<DISubprogram *, DILocation *>, 4> Scopes;
  Scopes.insert({SP, nullptr});
  for (const User *U : GV.users())
    if (auto *I = dyn_cast<Instruction>(U); I && I->getFunction() == &F && I->getDebugLoc())
      if (DILocation *Caller = I->getDebugLoc()->getInlinedAt(); Scopes.size() <= MostScopes)
        Scopes.insert({I->getDebugLoc()->getScope()->getSubprogram(), Caller});
  DIBuilder DB(*F.getParent(), /*AllowUnresolved=*/false);
  const DIGlobalVariable &Global = *Descriptions.front()->getVariable();
  for (auto [Scope, InlinedAt] : Scopes) {
    // Not all that is emitted for a global belongs to the shader.
    if (!InlinedAt && Scope != SP)
      continue;
    auto *Shown = DILocalVariable::get(
        Ctx, Scope, ("global." + Global.getName()).str(), Global.getFile(), Global.getLine(),
        Global.getType(), /*Arg=*/0, DINode::FlagArtificial, /*AlignInBits=*/0, nullptr);
    DB.insertDeclare(&Local, Shown, DB.createExpression(),
                     DILocation::get(Ctx, Global.getLine(), 0, Scope, InlinedAt),
                     std::next(Local.getIterator()));
  }
}

/// Moves `GV` into `F`: an alloca that starts with the global's initial value, or with the buffer's
/// contents for a member of a constant buffer.
void localize(GlobalVariable &GV, Function &F) {
  IRBuilder<> B(&*F.getEntryBlock().getFirstInsertionPt());
  AllocaInst *Local = B.CreateAlloca(GV.getValueType(), nullptr, GV.getName());
  if (MaybeAlign A = GV.getAlign())
    Local->setAlignment(*A);
  describe(GV, *Local, F);
  SmallPtrSet<const Instruction *, 16> Copies;
  if (GV.getAddressSpace() == MemberSpace) {
    copyConstants(B, GV, *Local, Copies);
  } else if (!isa<UndefValue>(GV.getInitializer())) {
    initialize(B, Local, GV.getInitializer());
  }
  Value *Pointer = Local;
  if (GV.getAddressSpace() != DefaultSpace)
    Pointer = B.CreateAddrSpaceCast(Local, GV.getType());
  GV.replaceUsesWithIf(Pointer, [&](Use &U) {
    auto *I = dyn_cast<Instruction>(U.getUser());
    return I && !Copies.contains(I) && I->getFunction() == &F;
  });
}

} // namespace

PreservedAnalyses LocalizeGlobalsPass::run(Module &M, ModuleAnalysisManager &AM) {
  SmallVector<GlobalVariable *, 16> Candidates;
  contract::ModuleFacts &Facts = factsOf(M, AM);
  contract::readWritableConstants(M, Facts);
  const bool Writable = std::exchange(Facts.WritesConstants, false);
  for (GlobalVariable &GV : M.globals())
    // A constant stays a global: an immutable table needs no copy per thread.
    if ((isPerThread(GV) && !GV.isConstant()) ||
        (Writable && GV.getAddressSpace() == MemberSpace && isWritten(GV)))
      Candidates.push_back(&GV);
  for (GlobalVariable *GV : Candidates) {
    convertUsersOfConstantsToInstructions({GV});
    GV->removeDeadConstantUsers();
    const bool Anywhere = typeHoldsHandles(GV->getValueType());
    bool Localizable = all_of(GV->users(), [&](User *U) {
      auto *I = dyn_cast<Instruction>(U);
      return I && (Anywhere || I->getFunction()->hasFnAttribute(contract::ShaderAttribute));
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

} // namespace dxil::lowering
