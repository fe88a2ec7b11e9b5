// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "StaticOrder.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;

namespace dxil::frontend {
namespace {

/// Walks from setters to the functions and statics that they use, and on to the setters of these
/// statics. A node is visited a second time if the first visit skipped statics that are set in
/// order and the second must set them too.
class SetterWalk {
public:
  SetterWalk(const Program &P, const DenseMap<VariableId, GlobalVariable *> &GlobalOf,
             ArrayRef<StaticSetter> Setters)
      : P(P) {
    for (const StaticSetter &S : Setters) {
      SetterOf[GlobalOf.lookup(S.first)] = S;
      StaticOf[S.second] = S.first;
    }
  }

  /// Appends to \p Result the setters that have to run before \p Setter, then \p Setter.
  void add(llvm::Function *Setter, std::vector<StaticSetter> &Result) {
    enter(Setter, /*SetsAll=*/false);
    while (!Frames.empty()) {
      Frame &Top = Frames.back();
      if (Top.NextUse < Top.Uses.size()) {
        const Constant *Next = Top.Uses[Top.NextUse++];
        enter(Next, Top.SetsAll);
        continue;
      }
      const auto *F = dyn_cast<llvm::Function>(Top.Node);
      Frames.pop_back();
      if (auto Static = StaticOf.find(F); F && Static != StaticOf.end()) {
        const StaticSetter Done{Static->second, const_cast<llvm::Function *>(F)};
        StaticOf.erase(Static);
        Result.push_back(Done);
      }
    }
  }

private:
  struct Frame {
    const Constant *Node;
    bool SetsAll; ///< statics that are set in order are set here, too
    SmallVector<const Constant *, 8> Uses;
    size_t NextUse = 0;
  };

  bool isInOrder(VariableId V) const { return P.variable(V).Start == StaticStart::InOrder; }

  void enter(const Constant *Node, bool SetsAll) {
    if (const auto *F = dyn_cast<llvm::Function>(Node))
      if (auto Static = StaticOf.find(F); Static != StaticOf.end())
        SetsAll |= !isInOrder(Static->second);
    auto [Entry, IsNew] = Entered.try_emplace(Node, SetsAll);
    if (!IsNew && (Entry->second || !SetsAll))
      return;
    Entry->second = SetsAll;
    Frame New{Node, SetsAll, {}};
    auto Use = [&](const Value *V) {
      if (const auto *C = dyn_cast<Constant>(V); C && !isa<ConstantData>(C))
        New.Uses.push_back(C);
    };
    if (const auto *G = dyn_cast<GlobalVariable>(Node)) {
      auto [Static, Setter] = SetterOf.lookup(G);
      if (Setter && (SetsAll || !isInOrder(Static)))
        New.Uses.push_back(Setter);
    } else if (const auto *F = dyn_cast<llvm::Function>(Node)) {
      for (const BasicBlock &Block : *F)
        for (const Instruction &I : Block)
          for_each(I.operand_values(), Use);
    } else {
      for_each(Node->operand_values(), Use);
    }
    Frames.push_back(std::move(New));
  }

  const Program &P;
  DenseMap<const GlobalVariable *, StaticSetter> SetterOf;
  DenseMap<const llvm::Function *, VariableId> StaticOf; ///< variables of setters that are not in
                                                         ///< the result yet
  DenseMap<const Constant *, bool> Entered;              ///< visited constants, with their
                                                         ///< Frame::SetsAll
  std::vector<Frame> Frames;
};

} // namespace

std::vector<StaticSetter> inOrder(const Program &P, std::vector<StaticSetter> Setters,
                                  const DenseMap<VariableId, GlobalVariable *> &GlobalOf) {
  // Expressions are numbered in the order of the source.
  sort(Setters, [&](const StaticSetter &A, const StaticSetter &B) {
    const ExprId X = P.variable(A.first).Initializer, Y = P.variable(B.first).Initializer;
    return std::pair(X, A.first) < std::pair(Y, B.first);
  });
  SetterWalk Walk(P, GlobalOf, Setters);
  std::vector<StaticSetter> Result;
  for (const StaticSetter &S : Setters)
    Walk.add(S.second, Result);
  return Result;
}

} // namespace dxil::frontend
