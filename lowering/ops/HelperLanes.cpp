// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Expands `dxil.isHelperLane` before shader model 6.6, which added the op: a lane starts as a
// helper if it covers no sample, and becomes one where it is discarded.

#include "IntrinsicExpansion.h"

#include "dxil/extension_names.h"
#include <dxil/ops/queries.h>

#include "llvm/IR/Dominators.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/IntrinsicsDirectX.h"
#include "llvm/IR/Module.h"
#include "llvm/TargetParser/Triple.h"
#include "llvm/Transforms/Utils/PromoteMemToReg.h"

using namespace llvm;

namespace dxil::lowering {

namespace {

/// Tracks whether the lane that runs \p F is a helper, in a variable promoted to a value.
void trackLane(Function &F, ArrayRef<CallInst *> Queries, bool IsPixel) {
  IRBuilder<> B(&F.getEntryBlock(), F.getEntryBlock().getFirstInsertionPt());
  AllocaInst *Lane = B.CreateAlloca(B.getInt1Ty());
  Value *Start = B.getFalse();
  if (IsPixel) {
    FunctionCallee Coverage =
        F.getParent()->getOrInsertFunction(extensionName(OpCode::Coverage, suffix(Overload::I32)),
                                           FunctionType::get(B.getInt32Ty(), false));
    Start = B.CreateICmpEQ(B.CreateCall(Coverage), B.getInt32(0));
  }
  B.CreateStore(Start, Lane);
  SmallVector<IntrinsicInst *> Discards;
  for (Instruction &I : instructions(F))
    if (auto *II = dyn_cast<IntrinsicInst>(&I); II && II->getIntrinsicID() == Intrinsic::dx_discard)
      Discards.push_back(II);
  for (IntrinsicInst *Discard : Discards) {
    B.SetInsertPoint(Discard);
    B.CreateStore(B.CreateOr(B.CreateLoad(B.getInt1Ty(), Lane), Discard->getArgOperand(0)), Lane);
  }
  for (CallInst *Call : Queries) {
    B.SetInsertPoint(Call);
    Call->replaceAllUsesWith(B.CreateLoad(B.getInt1Ty(), Lane));
    Call->eraseFromParent();
  }
  DominatorTree DT(F);
  PromoteMemToReg({Lane}, DT);
}

} // namespace

bool expandHelperLanes(Module &M) {
  Function *Query = M.getFunction(extensionName(OpCode::IsHelperLane, suffix(Overload::I1)));
  const Triple &T = M.getTargetTriple();
  VersionTuple Model = T.getOSVersion();
  const Version Op = info(OpCode::IsHelperLane).MinVersion;
  if (!Query || T.getEnvironment() == Triple::Library || Model.getMajor() != 6 ||
      Model.getMinor().value_or(0) >= Op.Minor)
    return false;
  MapVector<Function *, SmallVector<CallInst *, 2>> Queries;
  for (User *U : Query->users())
    if (auto *Call = dyn_cast<CallInst>(U))
      Queries[Call->getFunction()].push_back(Call);
  for (auto &[F, Calls] : Queries)
    trackLane(*F, Calls, T.getEnvironment() == Triple::Pixel);
  return !Queries.empty();
}

} // namespace dxil::lowering
