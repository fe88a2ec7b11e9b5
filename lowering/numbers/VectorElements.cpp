// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dxil/lowering/passes/Numbers.h"
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

/// The elements of a matrix. LLVM's optimizer is fast enough for vectors up to this size.
constexpr unsigned MostShort = 16;
/// Limits the chains that one search follows.
constexpr unsigned MostChains = 64;
/// Limits the elements that one branch, now a select, may set.
constexpr unsigned MostSelected = 16;

bool isLong(const Value *V) {
  const auto *Type = dyn_cast<FixedVectorType>(V->getType());
  return Type && Type->getNumElements() > MostShort;
}

/// Returns the element that \p Index names, if \p Index is a constant inside \p Vector.
std::optional<uint64_t> elementOf(const Value *Index, const Value *Vector) {
  const auto *Constant = dyn_cast<ConstantInt>(Index);
  const uint64_t Count = cast<FixedVectorType>(Vector->getType())->getNumElements();
  if (!Constant || !Constant->getValue().ult(Count))
    return std::nullopt;
  return Constant->getZExtValue();
}

/// A sequence of insertions, each into the result of the one before. If two sequences continue one
/// vector, it is the base of the second.
struct Chain {
  Value *Base;
  SmallVector<InsertElementInst *, 0> Inserts;
  DenseMap<uint64_t, SmallVector<size_t, 1>> Places; ///< for each element: sorted positions in
                                                     ///< Inserts
};

class ElementForwarding {
public:
  bool run(Function &F) {
    if (!hasLongVectors(F))
      return false;
    // Each value comes before its uses, except values around loops, which are bases.
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
    size_t Place; ///< position of the insertion that gives the value
  };

  void add(InsertElementInst *Insert) {
    const auto Element = isLong(Insert) ? elementOf(Insert->getOperand(2), Insert) : std::nullopt;
    if (!Element)
      return;
    Value *Before = Insert->getOperand(0);
    const auto Entry = Positions.find(Before);
    Chain *C = Entry == Positions.end() ? nullptr : Entry->second.In;
    if (!C || Entry->second.Place + 1 != C->Inserts.size()) {
      C = Chains.emplace_back(std::make_unique<Chain>()).get();
      C->Base = Before;
    }
    Positions[Insert] = {C, C->Inserts.size()};
    C->Places[*Element].push_back(C->Inserts.size());
    C->Inserts.push_back(Insert);
  }

  /// Returns the scalar at \p Element of \p Vector. Otherwise returns null, and sets \p Vector to
  /// the vector that the element comes from.
  Value *find(Value *&Vector, uint64_t Element) const {
    for (unsigned Left = MostChains; Left; --Left) {
      const auto Inserted = Positions.find(Vector);
      if (Inserted == Positions.end())
        return nullptr;
      const Chain &C = *Inserted->second.In;
      const auto Places = C.Places.find(Element);
      if (Places != C.Places.end()) {
        const auto Entry = llvm::upper_bound(Places->second, Inserted->second.Place);
        if (Entry != Places->second.begin())
          return C.Inserts[*std::prev(Entry)]->getOperand(1);
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

  /// Returns the insertions that lead from \p From to \p To, the last one first. Returns nothing if
  /// other instructions do, or too many insertions.
  SmallVector<InsertElementInst *, 4> between(Value *From, Value *To) const {
    SmallVector<InsertElementInst *, 4> Path;
    for (Value *Current = To; Current != From; Current = Path.back()->getOperand(0)) {
      auto *Insert = dyn_cast<InsertElementInst>(Current);
      if (!Insert || !Positions.contains(Insert) || Path.size() == MostSelected)
        return {};
      Path.push_back(Insert);
    }
    return Path;
  }

  /// Replaces a select between a vector and the same vector with some elements set by selects of
  /// these elements.
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
    DenseSet<uint64_t> Elements;
    for (InsertElementInst *Insert : Path) {
      const uint64_t Element = *elementOf(Insert->getOperand(2), Insert);
      if (!Elements.insert(Element).second)
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

  /// Removes the last insertion of a chain if it is unused, so that the chain continues before it.
  bool removeUnused(InsertElementInst *Insert) {
    const Position InSequence = Positions.lookup(Insert);
    if (!Insert->use_empty() || InSequence.Place + 1 != InSequence.In->Inserts.size())
      return false;
    InSequence.In->Places[*elementOf(Insert->getOperand(2), Insert)].pop_back();
    InSequence.In->Inserts.pop_back();
    Positions.erase(Insert);
    Insert->eraseFromParent();
    return true;
  }

  /// Removes insertions of elements that are set again before any use.
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

  /// Maps each element of the chain's result to the element of \p Source that it copies, or -1 if
  /// it is poison. Returns an empty list if other values or vectors are in the chain.
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
    // Elements that the chain does not set come from the base.
    Value *Base = C.Inserts.front()->getOperand(0);
    for (size_t I = 0; I != Result.size(); ++I)
      if (Result[I] < 0 && Base == Source)
        Result[I] = int(I);
      else if (Result[I] < 0 && !isa<PoisonValue>(Base))
        return {};
    return Result;
  }

  /// Replaces a long chain that copies elements of one vector by a shuffle. InstCombine does too,
  /// but first computes for each element which others its users need.
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
  return keptAfterInstructions(ElementForwarding().run(F));
}

} // namespace dxil::lowering
