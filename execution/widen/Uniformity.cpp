// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Uniformity.h"

#include <algorithm>
#include <map>

namespace dxil::execution {

using ir::None;
using ir::Opcode;

constexpr uint64_t MaxWork = 1u << 26;

bool Uniformity::isUniform(ir::ValueId V) const {
  if (ir::isMetadataOperand(V) || V == None)
    return true;
  const ir::Value &Value = M->Values[V];
  if (Value.Kind == ir::ValueKind::Argument)
    return false;
  if (Value.Kind != ir::ValueKind::Instruction)
    return true;
  return !GaveUp && !Varying[Value.Index - F->Instructions.First];
}

bool Uniformity::leavesDivergently(ir::ValueId V, uint32_t InBlock) const {
  const ir::Instruction *I = M->definition(V);
  if (!I)
    return false;
  for (uint32_t L = Order->loopOf(blockOf(*I));
       L != None && !Order->isInside(Order->loopOf(InBlock), L); L = Order->loops()[L].Parent)
    if (GaveUp || DivergentLoops[L])
      return true;
  return false;
}

bool Uniformity::isUniform(ir::ValueId V, uint32_t InBlock) const {
  return isUniform(V) && !leavesDivergently(V, InBlock);
}

void Uniformity::makeVarying(uint32_t Index) {
  if (Varying[Index])
    return;
  Varying[Index] = true;
  Queue.push_back(Index);
}

void Uniformity::joinAt(uint32_t Block) {
  if (Joined[Block])
    return;
  Joined[Block] = true;
  for (const ir::Instruction &I : M->instructions(M->Blocks[F->Blocks.First + Block])) {
    if (I.Op != Opcode::Phi)
      break;
    makeVarying(uint32_t(&I - M->Instructions.data()) - F->Instructions.First);
  }
}

/// Lanes leave the loop in different iterations: the values that they take along differ, and so do
/// values where their exits meet.
void Uniformity::makeLoopDivergent(uint32_t Loop) {
  if (DivergentLoops[Loop])
    return;
  DivergentLoops[Loop] = true;
  std::map<uint32_t, unsigned> Exits;
  uint32_t Last = 0;
  for (uint32_t B : Order->order()) {
    if (!Order->isInside(Order->loopOf(B), Loop))
      continue;
    Last = std::max(Last, Order->position(B));
    for (uint32_t To : Order->successors(B))
      if (!Order->isInside(Order->loopOf(To), Loop))
        ++Exits[To];
    for (const ir::Instruction &I : M->instructions(M->Blocks[F->Blocks.First + B]))
      for (uint32_t User : Users[uint32_t(&I - M->Instructions.data()) - F->Instructions.First])
        if (!Order->isInside(Order->loopOf(blockOf(M->Instructions[F->Instructions.First + User])),
                             Loop))
          makeVarying(User);
  }
  std::vector<uint32_t> Targets;
  for (auto [To, Count] : Exits) {
    Targets.push_back(To);
    if (Count > 1)
      joinAt(To);
  }
  spread(None, Targets, Last, Order->loops()[Loop].Parent);
}

/// Follows the paths of lanes from a divergent branch to the blocks where two paths meet.
void Uniformity::spread(uint32_t, const std::vector<uint32_t> &Targets, uint32_t From,
                        uint32_t Loop) {
  if (GaveUp || Targets.size() < 2)
    return;
  std::vector<uint32_t> Label(Order->blockCount(), None);
  // Headers of enclosing loops to which the paths lead back.
  std::vector<uint32_t> Headers;
  std::vector<uint32_t> Left;
  bool Stays = false;
  auto Arrive = [&](uint32_t To, uint32_t By, uint32_t FromLoop, uint32_t FromPosition) {
    for (uint32_t L = FromLoop; L != None && !Order->isInside(Order->loopOf(To), L);
         L = Order->loops()[L].Parent)
      if (Order->isInside(Loop, L))
        Left.push_back(L);
    if (Label[To] != None && Label[To] != By) {
      joinAt(To);
      By = To;
    }
    Label[To] = By;
    if (Order->position(To) <= FromPosition)
      Headers.push_back(To);
  };
  for (uint32_t To : Targets)
    Arrive(To, To, Loop, From);
  for (size_t P = From + 1; P < Order->order().size(); ++P) {
    const uint32_t B = Order->order()[P];
    if (++Work > MaxWork) {
      GaveUp = true;
      return;
    }
    if (Label[B] != None)
      for (uint32_t To : Order->successors(B))
        Arrive(To, Label[B], Order->loopOf(B), uint32_t(P));
  }
  (void)Stays;
  // Some lanes left a loop while others continued in it, or left it elsewhere later.
  for (uint32_t L : Left) {
    const bool GoesOn = std::ranges::any_of(
        Headers, [&](uint32_t H) { return Order->isInside(Order->loopOf(H), L); });
    if (GoesOn)
      makeLoopDivergent(L);
  }
}

void Uniformity::addUses() {
  for (uint32_t I = 0; I < F->Instructions.Count; ++I)
    for (ir::ValueId V : M->operands(M->Instructions[F->Instructions.First + I]))
      if (const ir::Instruction *D = ir::isMetadataOperand(V) ? nullptr : M->definition(V))
        Users[uint32_t(D - M->Instructions.data()) - F->Instructions.First].push_back(I);
}

void Uniformity::build(const ir::Module &Mod, const ir::Function &Func, const Flow &Blocks,
                       const RuleOf &R) {
  M = &Mod;
  F = &Func;
  Order = &Blocks;
  Rules = R;
  Varying.assign(F->Instructions.Count, false);
  Users.assign(F->Instructions.Count, {});
  Joined.assign(Order->blockCount(), false);
  DivergentLoops.assign(Order->loops().size(), false);
  addUses();
  for (uint32_t I = 0; I < F->Instructions.Count; ++I) {
    const ir::Instruction &In = M->Instructions[F->Instructions.First + I];
    const Rule Kind = Rules(In);
    bool Own = Kind == Rule::Never;
    if (Kind == Rule::IfOperands)
      for (ir::ValueId V : M->operands(In))
        Own |= !ir::isMetadataOperand(V) && M->Values[V].Kind == ir::ValueKind::Argument;
    if (Own)
      makeVarying(I);
  }
  while (!Queue.empty() && !GaveUp) {
    const uint32_t Index = Queue.back();
    Queue.pop_back();
    const ir::Instruction &I = M->Instructions[F->Instructions.First + Index];
    if (ir::isTerminator(I.Op)) {
      const uint32_t B = blockOf(I);
      if (Order->position(B) == None)
        continue;
      std::vector<uint32_t> Targets = Order->successors(B);
      std::ranges::sort(Targets);
      // Two edges to one block meet in it.
      for (size_t K = 1; K < Targets.size(); ++K)
        if (Targets[K] == Targets[K - 1])
          joinAt(Targets[K]);
      Targets.erase(std::unique(Targets.begin(), Targets.end()), Targets.end());
      spread(B, Targets, Order->position(B), Order->loopOf(B));
      continue;
    }
    for (uint32_t User : Users[Index])
      if (Rules(M->Instructions[F->Instructions.First + User]) != Rule::Always)
        makeVarying(User);
  }
}

} // namespace dxil::execution
