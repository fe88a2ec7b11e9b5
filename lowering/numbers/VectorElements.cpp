// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dxil/lowering/Passes.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"

#include <memory>

using namespace llvm;

namespace dxil::lowering {
namespace {

/// The elements of a matrix: what LLVM's optimizer does with so many is as fast.
constexpr unsigned MostShort = 16;
/// Over how many chains an element is looked for.
constexpr unsigned MostChains = 64;
/// How many elements one branch may set that is a select afterwards.
constexpr unsigned MostSelected = 16;

bool isLong(const Value *V) {
  const auto *Type = dyn_cast<FixedVectorType>(V->getType());
  return Type && Type->getNumElements() > MostShort;
}

/// The element that \p Index names in \p Vector, where it is a constant inside it.
std::optional<uint64_t> elementOf(const Value *Index, const Value *Vector) {
  const auto *Constant = dyn_cast<ConstantInt>(Index);
  const uint64_t Count = cast<FixedVectorType>(Vector->getType())->getNumElements();
  if (!Constant || !Constant->getValue().ult(Count))
    return std::nullopt;
  return Constant->getZExtValue();
}

/// Insertions one into the other. Where one vector is the beginning of two chains, the second one
/// has it as its base.
struct Chain {
  Value *Base;
  SmallVector<InsertElementInst *, 0> Inserts;
  DenseMap<uint64_t, SmallVector<size_t, 1>> Places; ///< of each element, in Inserts, growing
};

class ElementForwarding {
public:
  bool run(Function &F) {
    if (!hasLongVectors(F))
      return false;
    // Each value comes before its uses, but for those around loops, which are bases.
    for (BasicBlock *Block : ReversePostOrderTraversal<Function *>(&F))
      for (Instruction &I : make_early_inc_range(*Block)) {
        if (auto *Insert = dyn_cast<InsertElementInst>(&I))
          add(Insert);
        else if (auto *Extract = dyn_cast<ExtractElementInst>(&I))
          forward(Extract);
        else if (auto *Select = dyn_cast<SelectInst>(&I))
          selectElements(Select);
      }
    for (const std::unique_ptr<Chain> &C : Chains) {
      removeOverwritten(*C);
      permute(*C);
    }
    return Changed;
  }

private:
  static bool hasLongVectors(Function &F) {
    for (BasicBlock &Block : F)
      for (Instruction &I : Block)
        if (isa<InsertElementInst>(I) && isLong(&I))
          return true;
    return false;
  }

  struct Position {
    Chain *In;
    size_t Place; ///< of the insertion that gives the value
  };

  void add(InsertElementInst *Insert) {
    const auto Element = isLong(Insert) ? elementOf(Insert->getOperand(2), Insert) : std::nullopt;
    if (!Element)
      return;
    Value *Before = Insert->getOperand(0);
    const auto It = Positions.find(Before);
    Chain *C = It == Positions.end() ? nullptr : It->second.In;
    if (!C || It->second.Place + 1 != C->Inserts.size()) {
      C = Chains.emplace_back(std::make_unique<Chain>()).get();
      C->Base = Before;
    }
    Positions[Insert] = {C, C->Inserts.size()};
    C->Places[*Element].push_back(C->Inserts.size());
    C->Inserts.push_back(Insert);
  }

  /// The scalar that is \p Element of \p Vector; else null, and \p Vector is the one that it has
  /// the element from.
  Value *find(Value *&Vector, uint64_t Element) const {
    for (unsigned Left = MostChains; Left; --Left) {
      const auto It = Positions.find(Vector);
      if (It == Positions.end())
        return nullptr;
      const Chain &C = *It->second.In;
      const auto Places = C.Places.find(Element);
      if (Places != C.Places.end()) {
        const auto Behind = llvm::upper_bound(Places->second, It->second.Place);
        if (Behind != Places->second.begin())
          return C.Inserts[*std::prev(Behind)]->getOperand(1);
      }
      Vector = C.Base;
    }
    return nullptr;
  }

  void forward(ExtractElementInst *Extract) {
    Value *Vector = Extract->getVectorOperand();
    const auto Element =
        isLong(Vector) ? elementOf(Extract->getIndexOperand(), Vector) : std::nullopt;
    if (!Element)
      return;
    if (Value *Scalar = find(Vector, *Element)) {
      Extract->replaceAllUsesWith(Scalar);
      Extract->eraseFromParent();
      Changed = true;
    } else if (Vector != Extract->getVectorOperand()) {
      Extract->setOperand(0, Vector);
      Changed = true;
    }
  }

  /// The insertions that make \p To of \p From, the last one first; nothing if there are others, or
  /// too many of them.
  SmallVector<InsertElementInst *, 4> between(Value *From, Value *To) const {
    SmallVector<InsertElementInst *, 4> Path;
    for (Value *At = To; At != From; At = Path.back()->getOperand(0)) {
      auto *Insert = dyn_cast<InsertElementInst>(At);
      if (!Insert || !Positions.contains(Insert) || Path.size() == MostSelected)
        return {};
      Path.push_back(Insert);
    }
    return Path;
  }

  /// A vector, or the same with some elements set: these elements are selected.
  void selectElements(SelectInst *Select) {
    if (!isLong(Select) || Select->getCondition()->getType()->isVectorTy())
      return;
    Value *Base = Select->getFalseValue();
    SmallVector<InsertElementInst *, 4> Path = between(Base, Select->getTrueValue());
    const bool IsTrue = !Path.empty();
    if (!IsTrue) {
      Base = Select->getTrueValue();
      Path = between(Base, Select->getFalseValue());
      if (Path.empty())
        return;
    }
    IRBuilder<> B(Select);
    SmallVector<std::pair<Value *, Value *>, 4> Selected; // element, index
    DenseSet<uint64_t> Known;
    for (InsertElementInst *Insert : Path) {
      const uint64_t Element = *elementOf(Insert->getOperand(2), Insert);
      if (!Known.insert(Element).second)
        continue; // overwritten in this branch
      Value *Vector = Base;
      Value *Old = find(Vector, Element);
      if (!Old)
        Old = B.CreateExtractElement(Vector, Element);
      Value *New = Insert->getOperand(1);
      Value *Each = B.CreateSelect(Select->getCondition(), IsTrue ? New : Old, IsTrue ? Old : New);
      if (auto *Made = dyn_cast<SelectInst>(Each)) {
        Made->copyIRFlags(Select);
        Made->copyMetadata(*Select);
      }
      Selected.push_back({Each, Insert->getOperand(2)});
    }
    Value *Result = Base;
    SmallVector<InsertElementInst *, 4> Made;
    for (const auto &[Element, Index] : reverse(Selected)) {
      Result = B.CreateInsertElement(Result, Element, Index);
      if (auto *Insert = dyn_cast<InsertElementInst>(Result))
        Made.push_back(Insert);
    }
    Select->replaceAllUsesWith(Result);
    Select->eraseFromParent();
    for (InsertElementInst *Insert : Path)
      if (!removeUnused(Insert))
        break;
    for (InsertElementInst *Insert : Made)
      add(Insert);
    Changed = true;
  }

  /// Takes the last insertion of a chain out of it, so that what follows goes on from there.
  bool removeUnused(InsertElementInst *Insert) {
    const Position At = Positions.lookup(Insert);
    if (!Insert->use_empty() || At.Place + 1 != At.In->Inserts.size())
      return false;
    At.In->Places[*elementOf(Insert->getOperand(2), Insert)].pop_back();
    At.In->Inserts.pop_back();
    Positions.erase(Insert);
    Insert->eraseFromParent();
    return true;
  }

  /// Insertions that nothing sees before the same element is set again.
  void removeOverwritten(Chain &C) {
    DenseSet<uint64_t> Overwritten;
    for (size_t I = C.Inserts.size(); I-- != 0;) {
      InsertElementInst *Insert = C.Inserts[I];
      const bool IsSeen = I + 1 == C.Inserts.size() || !Insert->hasOneUse();
      if (IsSeen)
        Overwritten.clear();
      if (Overwritten.insert(*elementOf(Insert->getOperand(2), Insert)).second)
        continue;
      Insert->replaceAllUsesWith(Insert->getOperand(0));
      Insert->eraseFromParent();
      C.Inserts[I] = nullptr;
      Changed = true;
    }
    llvm::erase(C.Inserts, nullptr);
  }

  /// For each element of what \p C ends in the element of \p Source that it is, -1 where it is
  /// none; nothing where one is of another vector.
  static SmallVector<int, 0> elementsOfOne(const Chain &C, Value *&Source) {
    SmallVector<int, 0> Result(cast<FixedVectorType>(C.Inserts.back()->getType())->getNumElements(),
                               -1);
    for (InsertElementInst *Insert : C.Inserts) {
      auto *From = dyn_cast<ExtractElementInst>(Insert->getOperand(1));
      if (!From || (Source && From->getVectorOperand() != Source))
        return {};
      Source = From->getVectorOperand();
      const auto Element = elementOf(From->getIndexOperand(), Source);
      if (!Element || Source->getType() != Insert->getType())
        return {};
      Result[*elementOf(Insert->getOperand(2), Insert)] = int(*Element);
    }
    // What is not set is the base's.
    Value *Base = C.Inserts.front()->getOperand(0);
    for (size_t I = 0; I != Result.size(); ++I)
      if (Result[I] < 0 && Base == Source)
        Result[I] = int(I);
      else if (Result[I] < 0 && !isa<PoisonValue>(Base))
        return {};
    return Result;
  }

  /// A long chain that sets elements of one vector alone is one step. InstCombine comes to that as
  /// well, but asks on the way for each element which ones all the others want.
  void permute(Chain &C) {
    if (C.Inserts.size() <= MostShort)
      return;
    Value *Source = nullptr;
    const SmallVector<int, 0> Elements = elementsOfOne(C, Source);
    if (Elements.empty())
      return;
    InsertElementInst *Last = C.Inserts.back();
    Last->replaceAllUsesWith(IRBuilder<>(Last).CreateShuffleVector(Source, Elements));
    for (InsertElementInst *Insert : reverse(C.Inserts)) {
      if (!Insert->use_empty())
        break;
      auto *From = cast<ExtractElementInst>(Insert->getOperand(1));
      Insert->eraseFromParent();
      if (From->use_empty())
        From->eraseFromParent();
    }
    C.Inserts.clear();
    Changed = true;
  }

  std::vector<std::unique_ptr<Chain>> Chains;
  DenseMap<Value *, Position> Positions;
  bool Changed = false;
};

} // namespace

PreservedAnalyses VectorElementsPass::run(Function &F, FunctionAnalysisManager &) {
  if (!ElementForwarding().run(F))
    return PreservedAnalyses::all();
  PreservedAnalyses Kept;
  Kept.preserveSet<CFGAnalyses>();
  return Kept;
}

} // namespace dxil::lowering
