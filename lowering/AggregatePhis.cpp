// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Phis of structs, which the optimizer makes where it takes what two loads give apart behind the
// point where their ways meet: ops have a result whose fields are taken where they are, so that
// each field gets a phi of its own.
#include "Legalize.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"

using namespace llvm;

namespace dxil {
namespace {

class PhiSplitter {
public:
  explicit PhiSplitter(Function &F) {
    for (Instruction &I : instructions(F))
      if (auto *Phi = dyn_cast<PHINode>(&I); Phi && isa<StructType>(Phi->getType()))
        Phis.push_back(Phi);
  }

  void run() {
    for (PHINode *Phi : Phis)
      for (User *U : make_early_inc_range(Phi->users()))
        if (auto *Extract = dyn_cast<ExtractValueInst>(U);
            Extract && Extract->getNumIndices() == 1) {
          Extract->replaceAllUsesWith(fieldOf(*Phi, Extract->getIndices()[0]));
          Extract->eraseFromParent();
        }
    // Those that only other phis read hold each other.
    for (PHINode *Phi : Phis)
      if (all_of(Phi->users(), [](User *U) { return isa<PHINode>(U); }))
        Phi->replaceAllUsesWith(PoisonValue::get(Phi->getType()));
    for (PHINode *Phi : Phis)
      if (Phi->use_empty())
        Phi->eraseFromParent();
  }

private:
  Value *fieldOf(PHINode &Phi, unsigned Field) {
    PHINode *&Known = Fields[{&Phi, Field}];
    if (Known)
      return Known;
    PHINode *New = PHINode::Create(Phi.getType()->getStructElementType(Field),
                                   Phi.getNumIncomingValues(), "", Phi.getIterator());
    Known = New;
    for (unsigned I = 0; I != Phi.getNumIncomingValues(); ++I) {
      BasicBlock *Before = Phi.getIncomingBlock(I);
      // A switch may come from one block by several cases.
      if (int Same = New->getBasicBlockIndex(Before); Same >= 0) {
        New->addIncoming(New->getIncomingValue(Same), Before);
        continue;
      }
      Value *From = Phi.getIncomingValue(I);
      auto *Inner = dyn_cast<PHINode>(From);
      IRBuilder<> B(Before->getTerminator());
      New->addIncoming(Inner ? fieldOf(*Inner, Field) : B.CreateExtractValue(From, Field), Before);
    }
    return New;
  }

  SmallVector<PHINode *, 4> Phis;
  DenseMap<std::pair<PHINode *, unsigned>, PHINode *> Fields;
};

} // namespace

void splitAggregatePhis(Function &F) {
  PhiSplitter(F).run();
}

} // namespace dxil
