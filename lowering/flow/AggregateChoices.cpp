// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Splits each phi and select of structs into one for each field, because fields of an op's result
// have to be extracted at the op. The optimizer makes such choices when it moves the extractions
// from two loads after the merge of their paths. Also removes freezes of structs, which the
// optimizer moves from a field to the struct: the result of an op is not poison.
#include "numbers/Legalize.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"

using namespace llvm;

namespace dxil::lowering {
namespace {

bool isChoice(const Value *V) {
  return isa<PHINode, SelectInst>(V) && isa<StructType>(V->getType());
}

class ChoiceSplitter {
public:
  explicit ChoiceSplitter(Function &F) {
    for (Instruction &I : make_early_inc_range(instructions(F))) {
      if (isChoice(&I))
        Choices.push_back(&I);
      if (!isa<FreezeInst>(&I) || !isa<StructType>(I.getType()))
        continue;
      I.replaceAllUsesWith(I.getOperand(0));
      I.eraseFromParent();
      HasFreeze = true;
    }
  }

  bool run() {
    for (Instruction *Choice : Choices)
      for (User *U : make_early_inc_range(Choice->users()))
        if (auto *Extract = dyn_cast<ExtractValueInst>(U);
            Extract && Extract->getNumIndices() == 1) {
          Extract->replaceAllUsesWith(fieldOf(Choice, Extract->getIndices()[0]));
          Extract->eraseFromParent();
        }
    while (!Empty.empty()) {
      auto [Choice, Field] = Empty.pop_back_val();
      fill(*Choice, Field);
    }
    // Choices that only choices use keep each other alive.
    const SmallPtrSet<const Value *, 8> Read = readChoices();
    for (Instruction *Choice : Choices)
      if (!Read.contains(Choice))
        Choice->replaceAllUsesWith(PoisonValue::get(Choice->getType()));
    for (Instruction *Choice : Choices)
      if (Choice->use_empty())
        Choice->eraseFromParent();
    return HasFreeze || !Choices.empty();
  }

private:
  /// Returns the choices with a user that is not a choice, directly or through choices. They are
  /// handles, which ops take whole.
  SmallPtrSet<const Value *, 8> readChoices() const {
    SmallPtrSet<const Value *, 8> Read;
    SmallVector<const Instruction *, 8> Work;
    for (const Instruction *Choice : Choices)
      if (!all_of(Choice->users(), isChoice) && Read.insert(Choice).second)
        Work.push_back(Choice);
    while (!Work.empty())
      for (const Value *V : Work.pop_back_val()->operands())
        if (isChoice(V) && Read.insert(V).second)
          Work.push_back(cast<Instruction>(V));
    return Read;
  }

  /// Returns the choice of a field. run() sets its operands later, since choices may form cycles.
  Value *fieldOf(Instruction *Choice, unsigned Field) {
    Instruction *&FieldChoice = Fields[{Choice, Field}];
    if (FieldChoice)
      return FieldChoice;
    Type *Ty = Choice->getType()->getStructElementType(Field);
    if (auto *Phi = dyn_cast<PHINode>(Choice)) {
      FieldChoice = PHINode::Create(Ty, Phi->getNumIncomingValues(), "", Phi->getIterator());
    } else {
      Value *None = PoisonValue::get(Ty);
      Value *Condition = cast<SelectInst>(Choice)->getCondition();
      FieldChoice = SelectInst::Create(Condition, None, None, "", Choice->getIterator());
    }
    FieldChoice->setDebugLoc(Choice->getDebugLoc());
    Empty.push_back({Choice, Field});
    return FieldChoice;
  }

  Value *fieldOf(Value *From, unsigned Field, Instruction *Before) {
    if (isChoice(From))
      return fieldOf(cast<Instruction>(From), Field);
    return IRBuilder<>(Before).CreateExtractValue(From, Field);
  }

  void fill(Instruction &Choice, unsigned Field) {
    Instruction *New = Fields[{&Choice, Field}];
    if (auto *Select = dyn_cast<SelectInst>(New)) {
      Select->setTrueValue(fieldOf(Choice.getOperand(1), Field, Select));
      Select->setFalseValue(fieldOf(Choice.getOperand(2), Field, Select));
      return;
    }
    auto &Phi = cast<PHINode>(Choice);
    auto *NewPhi = cast<PHINode>(New);
    for (unsigned I = 0; I != Phi.getNumIncomingValues(); ++I) {
      BasicBlock *Before = Phi.getIncomingBlock(I);
      // Several cases of a switch may come from one block.
      const int Same = NewPhi->getBasicBlockIndex(Before);
      NewPhi->addIncoming(Same >= 0
                              ? NewPhi->getIncomingValue(Same)
                              : fieldOf(Phi.getIncomingValue(I), Field, Before->getTerminator()),
                          Before);
    }
  }

  SmallVector<Instruction *, 4> Choices;
  bool HasFreeze = false;
  DenseMap<std::pair<Instruction *, unsigned>, Instruction *> Fields;
  SmallVector<std::pair<Instruction *, unsigned>, 8> Empty; ///< choices of fields without operands
};

} // namespace

bool splitAggregateChoices(Function &F) {
  return ChoiceSplitter(F).run();
}

} // namespace dxil::lowering
