// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// clang 22 counts the members of a struct in a constant buffer without the padding that it has put
// between them, so what it takes for the second member may be the padding before it. This has to be
// put right before the optimiser makes byte offsets of the indices.

#include "dxil/lowering/ConstantIndices.h"

#include "llvm/Analysis/DXILResource.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/ReplaceConstant.h"

using namespace llvm;

namespace dxil {

namespace {

constexpr unsigned ConstantSpace = 2;
/// Names a module in which this has been done: a second time would spoil it.
constexpr StringLiteral Done = "dxil.constant.indices";

/// The element of `ST` that is its member `Index`, padding not counted.
unsigned elementOf(const StructType &ST, unsigned Index) {
  unsigned Members = 0;
  for (unsigned I = 0; I != ST.getNumElements(); ++I)
    if (!isa<llvm::dxil::PaddingExtType>(ST.getElementType(I)) && Members++ == Index)
      return I;
  return Index;
}

bool repair(GetElementPtrInst &GEP) {
  Type *Ty = GEP.getSourceElementType();
  bool Changed = false;
  for (unsigned I = 2; I < GEP.getNumOperands(); ++I) {
    auto *ST = dyn_cast<StructType>(Ty);
    if (!ST) {
      Ty = GetElementPtrInst::getTypeAtIndex(Ty, GEP.getOperand(I));
      continue;
    }
    auto *Index = cast<ConstantInt>(GEP.getOperand(I));
    // A struct without a name is an element of an array and its padding.
    unsigned Element = unsigned(Index->getZExtValue());
    if (!ST->isLiteral())
      Element = elementOf(*ST, Element);
    if (Element != Index->getZExtValue()) {
      GEP.setOperand(I, ConstantInt::get(Index->getType(), Element));
      Changed = true;
    }
    Ty = ST->getElementType(Element);
  }
  return Changed;
}

} // namespace

PreservedAnalyses ConstantIndicesPass::run(Module &M, ModuleAnalysisManager &) {
  if (!M.getNamedMetadata("hlsl.cbs") || M.getNamedMetadata(Done))
    return PreservedAnalyses::all();
  M.getOrInsertNamedMetadata(Done);
  SmallVector<Constant *, 16> Members;
  for (GlobalVariable &GV : M.globals())
    if (GV.getAddressSpace() == ConstantSpace)
      Members.push_back(&GV);
  convertUsersOfConstantsToInstructions(Members);
  for (Function &F : M)
    for (BasicBlock &BB : F)
      for (Instruction &I : BB)
        if (auto *GEP = dyn_cast<GetElementPtrInst>(&I))
          if (GEP->getPointerAddressSpace() == ConstantSpace)
            repair(*GEP);
  return PreservedAnalyses::none();
}

} // namespace dxil
