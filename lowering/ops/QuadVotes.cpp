// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Expands `dxil.quadVote` before shader model 6.7, which added the op: each lane of the quad reads
// the votes of the three others.

#include "IntrinsicExpansion.h"
#include "OpLowering.h"

#include <dxil/contract/OpCall.h>
#include <dxil/generated/OpViews.h>

#include "dxil/extension_names.h"
#include <dxil/ops/queries.h>

#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace dxil::lowering {

bool expandQuadVotes(Module &M) {
  Function *Vote = M.getFunction(extensionName(OpCode::QuadVote, suffix(Overload::I1)));
  if (!Vote || isAvailable(OpCode::QuadVote, targetOf(M).DXIL))
    return false;
  LLVMContext &C = M.getContext();
  Type *Word = Type::getInt32Ty(C);
  FunctionCallee Read = M.getOrInsertFunction(
      extensionName(OpCode::QuadOp, suffix(Overload::I32)),
      FunctionType::get(Word, {Word, Type::getInt8Ty(C)}, /*isVarArg=*/false));
  cast<Function>(Read.getCallee())->addFnAttrs(AttrBuilder(C, Vote->getAttributes().getFnAttrs()));
  bool Changed = false;
  for (User *U : make_early_inc_range(Vote->users())) {
    const auto Vote = op::dyn_cast<op::QuadVote>(U);
    auto *Kind = Vote ? dyn_cast_or_null<ConstantInt>(Vote->op()) : nullptr;
    if (!Kind)
      continue;
    CallInst *Call = &Vote->call().inst();
    IRBuilder<> B(Call);
    Value *Mine = B.CreateSExt(Vote->cond(), Word), *All = Mine;
    for (QuadOpKind From :
         {QuadOpKind::ReadAcrossX, QuadOpKind::ReadAcrossY, QuadOpKind::ReadAcrossDiagonal}) {
      Value *Other = B.CreateCall(Read, {Mine, B.getInt8(uint8_t(From))});
      All = QuadVoteOpKind(Kind->getZExtValue()) == QuadVoteOpKind::Any ? B.CreateOr(All, Other)
                                                                        : B.CreateAnd(All, Other);
    }
    Call->replaceAllUsesWith(B.CreateTrunc(All, B.getInt1Ty()));
    Call->eraseFromParent();
    Changed = true;
  }
  return Changed;
}

} // namespace dxil::lowering
