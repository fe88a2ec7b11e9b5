// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dxil/lowering/PassContract.h"

#include "dxil/contract_names.h"
#include "dxil/extension_names.h"
#include "dxil/lowering/Diagnostics.h"
#include "numbers/NativeVectors.h"
#include "ops/OpLowering.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/IntrinsicsDirectX.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/PassInstrumentation.h"
#include "llvm/IR/PassManager.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Support/raw_ostream.h"

#include <cstdlib>

using namespace llvm;

namespace dxil::lowering {
namespace {

constexpr unsigned StaticSpace = 5, BufferSpace = 2;

bool isCallOf(const Instruction &I, StringRef Prefix) {
  const auto *Call = dyn_cast<CallInst>(&I);
  const Function *Callee = Call ? Call->getCalledFunction() : nullptr;
  return Callee && Callee->getName().starts_with(Prefix);
}

bool isAggregateAccess(const Instruction &I) {
  if (isa<MemIntrinsic>(I))
    return true;
  const Type *T = isa<LoadInst>(I) ? I.getType() : nullptr;
  if (const auto *Store = dyn_cast<StoreInst>(&I))
    T = Store->getValueOperand()->getType();
  return T && T->isArrayTy(); // libraries load handles, which are structs
}

/// Returns true for a phi or select of pointers into different objects.
bool isPointerChoice(const Instruction &I) {
  if (!isa<PHINode, SelectInst>(I) || !I.getType()->isPointerTy())
    return false;
  SmallVector<const Value *, 4> Objects;
  getUnderlyingObjects(&I, Objects);
  return Objects.size() > 1;
}

/// Intrinsics take and return vectors until they become ops, and dxil-legalize removes casts of
/// vectors. The flag of native vectors is gone once the metadata is DXIL's.
bool isSplitVector(const Instruction &I) {
  if (!I.getType()->isVectorTy() ||
      isa<CallInst, ExtractValueInst, InsertElementInst, BitCastInst>(I))
    return false;
  return !isNativeVector(I.getType()) || targetOf(*I.getModule()).DXIL < Version{1, 9};
}

bool isOddInteger(const Instruction &I) {
  if (!I.getType()->isIntegerTy())
    return false;
  const unsigned Bits = I.getType()->getIntegerBitWidth();
  return Bits != 1 && Bits != 16 && Bits != 32 && Bits != 64;
}

bool isUnlowered(const Instruction &I) {
  return isCallOf(I, "llvm.dx.") || isCallOf(I, ExtensionPrefix) || I.getType()->isTargetExtTy();
}

bool isToken(const Instruction &I) {
  return isa<ConvergenceControlInst>(I);
}

bool isImplicitHandle(const Instruction &I) {
  return isCallOf(I, "llvm.dx.resource.handlefromimplicitbinding");
}

bool isResourcePointer(const Instruction &I) {
  return isCallOf(I, "llvm.dx.resource.getpointer");
}

bool isLoopBreak(const Instruction &I) {
  return isCallOf(I, contract::LoopBreak);
}

bool isGuardedDivision(const Instruction &I) {
  return isCallOf(I, contract::DivisionPrefix);
}

bool isPrivate(const GlobalVariable &G) {
  return G.getAddressSpace() == StaticSpace;
}

bool isConstants(const GlobalVariable &G) {
  return G.getAddressSpace() == BufferSpace;
}

bool isStageArray(const GlobalVariable &G) {
  return G.hasMetadata(contract::StageArrayMetadata);
}

/// The kind of instruction or global variable that a pass removes.
struct Promise {
  StringLiteral Pass;
  StringLiteral What;
  bool (*Instruction)(const llvm::Instruction &) = nullptr;
  bool (*Global)(const GlobalVariable &) = nullptr;
};

constexpr Promise Promises[] = {
    {"dxil-localize-globals", "a private global", nullptr, isPrivate},
    {"dxil-expand-memory", "an access of an aggregate", isAggregateAccess},
    {"dxil-structured-loops", "a convergence token", isToken},
    {"dxil-stage-arrays", "an array of stage inputs or outputs", nullptr, isStageArray},
    {"dxil-split-pointers", "a choice of pointers", isPointerChoice},
    {"hlsl-constant-access", "a global of constants", nullptr, isConstants},
    {"dxil-implicit-binding", "a handle without a binding", isImplicitHandle},
    {"dxil-resource-access", "a pointer into a resource", isResourcePointer},
    {"dxil-split-vectors", "a vector", isSplitVector},
    {"dxil-legalize", "an integer of another width", isOddInteger},
    {"dxil-loop-breaks", "a loop break", isLoopBreak},
    {"dxil-restore-divisions", "a guarded division", isGuardedDivision},
    {"dxil-op-lower", "an intrinsic or handle that is not lowered", isUnlowered},
};

/// Returns the first value in \p M that breaks \p P, or null.
const Value *findBroken(const Promise &P, const Module &M) {
  if (P.Global)
    for (const GlobalVariable &G : M.globals())
      if (P.Global(G))
        return &G;
  if (P.Instruction)
    for (const Function &F : M)
      for (const Instruction &I : instructions(F))
        if (P.Instruction(I))
          return &I;
  return nullptr;
}

/// Returns true if functions return handles, phis select handles, or there are convergence tokens.
/// LLVM's verifier rejects the first two, since handles are tokens to it; and LLVM's own passes
/// move convergence tokens within their block.
bool handlesAreFree(const Module &M) {
  return any_of(M, [](const Function &F) {
    return (!F.isIntrinsic() && F.getReturnType()->isTargetExtTy()) ||
           any_of(instructions(F), [](const Instruction &I) {
             return isToken(I) || (isa<PHINode>(I) && I.getType()->isTargetExtTy());
           });
  });
}

/// Returns the module that a pass has run on, or null for function passes, which are checked when
/// all of them have run.
const Module *moduleOf(const Any &IR) {
  const auto *M = any_cast<const Module *>(&IR);
  return M ? *M : nullptr;
}

} // namespace

bool PassContract::isWanted() {
  const char *Value = std::getenv("DXIL_CHECK_PASSES");
  return Value && *Value;
}

void PassContract::addPass(StringRef Name) {
  for (unsigned I = 0; I < std::size(Promises); ++I)
    if (Promises[I].Pass == Name && !is_contained(InForce, I))
      InForce.push_back(I);
}

llvm::Error PassContract::check(const Module &M) const {
  for (unsigned I : InForce)
    if (const Value *Broken = findBroken(Promises[I], M)) {
      std::string Text;
      raw_string_ostream(Text) << *Broken;
      return createStringError(Promises[I].What + " is there, which " + Promises[I].Pass +
                               " has removed:" + Text);
    }
  return llvm::Error::success();
}

void PassContract::afterPass(StringRef Name, const Module &M) {
  // A pass that reports an error need not guarantee its result.
  if (HasReported || hasErrors(M))
    return;
  std::string Problem;
  raw_string_ostream Stream(Problem);
  if (handlesAreFree(M) || !verifyModule(M, &Stream))
    Problem = toString(check(M));
  if (Problem.empty())
    return;
  HasReported = true;
  reportModuleError(M, "after " + Name + ": " + Problem);
}

void PassContract::registerCallbacks(PassInstrumentationCallbacks &Callbacks) {
  Callbacks.registerAfterPassCallback([this](StringRef Name, Any IR, const PreservedAnalyses &) {
    addPass(Name);
    if (const Module *M = moduleOf(IR))
      afterPass(Name, *M);
  });
}

} // namespace dxil::lowering
