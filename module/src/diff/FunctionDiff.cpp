// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Pairs instructions in this order:
//   1. equal runs around instructions that occur once in both functions; equal means computed
//      from equal values
//   2. equal instructions without effects, at any position
//   3. in the gaps between pairs, operands first: equal instructions with paired operands, then
//      similar ones; operands that paired users have at the same index; at last similar
//      instructions by position
// A pair whose operands are not paired with each other is a change.
#include "Shapes.h"

#include <dxil/module/FunctionDiff.h>

#include <algorithm>
#include <map>
#include <span>

namespace dxil::ir {

using namespace diff;

namespace {

/// A range of items in both functions, from First to before End.
struct Gap {
  uint32_t FirstA, EndA, FirstB, EndB;
};

class Aligner {
public:
  Aligner(const Module &MA, const Function &FA, const Module &MB, const Function &FB)
      : A(MA, FA), B(MB, FB), ToB(A.Items.size(), None), ToA(B.Items.size(), None) {}

  FunctionDiff run() {
    const uint32_t SizeA = uint32_t(A.Items.size()), SizeB = uint32_t(B.Items.size());
    alignDeep({0, SizeA, 0, SizeB});
    pairAnywhere();
    for (const Gap &G : gaps()) {
      constexpr int MostRounds = 12;
      for (int Round = 0; Round < MostRounds; ++Round) {
        pairByOperands(G);
        if (!pairByLikeness(G, /*OnlyReady=*/true))
          break;
      }
      pairByUsers(G);
      pairByLikeness(G, /*OnlyReady=*/false);
      pairByOperands(G);
    }
    pairBlocks();
    return result();
  }

private:
  void pair(uint32_t I, uint32_t J) {
    ToB[I] = J;
    ToA[J] = I;
  }
  void alignDeep(Gap All);
  std::vector<std::pair<uint32_t, uint32_t>> anchors(const Gap &G) const;
  void pairAnywhere();
  bool fits(uint32_t I, uint32_t J);
  std::vector<Gap> gaps() const;
  uint64_t contextOfA(uint32_t I);
  uint64_t contextOfB(uint32_t J);
  void pairByOperands(const Gap &G);
  bool pairByLikeness(const Gap &G, bool OnlyReady);
  void pairByUsers(const Gap &G);
  bool isReady(const Shapes &Side, const std::vector<uint32_t> &Mates, uint32_t I) const;
  unsigned likeness(uint32_t I, uint32_t J);
  bool alignExactly(std::span<const uint32_t> Left, std::span<const uint32_t> Right);
  bool alignNearby(std::span<const uint32_t> Left, std::span<const uint32_t> Right);
  void pairBlocks();
  bool sameOperand(ValueId OfA, ValueId OfB);
  bool isSame(uint32_t I, uint32_t J);
  bool samePhi(const Instruction &X, const Instruction &Y);
  FunctionDiff result();

  Shapes A, B;
  std::vector<uint32_t> ToB, ToA; ///< indexed by item: its partner in the other function; None if
                                  ///< it has none
  std::map<BlockId, BlockId> Blocks;
};

// ---- Equal instructions -------------------------------------------------------------------------

/// Returns pairs of equal instructions that occur once in both functions: the longest list with the
/// same order in both.
std::vector<std::pair<uint32_t, uint32_t>> Aligner::anchors(const Gap &G) const {
  struct Seen {
    uint32_t CountA = 0, CountB = 0, B = 0;
  };
  std::unordered_map<uint64_t, Seen> ByKey;
  for (uint32_t I = G.FirstA; I < G.EndA; ++I)
    ++ByKey[A.Deep[I]].CountA;
  for (uint32_t J = G.FirstB; J < G.EndB; ++J)
    if (auto Entry = ByKey.find(B.Deep[J]); Entry != ByKey.end()) {
      ++Entry->second.CountB;
      Entry->second.B = J;
    }
  // The longest increasing subsequence: Ends[k] is the end of the subsequence of length k + 1 with
  // the lowest last element.
  struct Node {
    uint32_t I, J, Before;
  };
  std::vector<Node> Nodes;
  std::vector<uint32_t> Ends;
  for (uint32_t I = G.FirstA; I < G.EndA; ++I) {
    const Seen &S = ByKey.at(A.Deep[I]);
    if (S.CountA != 1 || S.CountB != 1)
      continue;
    auto Entry = std::ranges::lower_bound(Ends, S.B, {}, [&](uint32_t N) { return Nodes[N].J; });
    Nodes.push_back({I, S.B, Entry == Ends.begin() ? None : *(Entry - 1)});
    if (Entry == Ends.end())
      Ends.push_back(uint32_t(Nodes.size() - 1));
    else
      *Entry = uint32_t(Nodes.size() - 1);
  }
  std::vector<std::pair<uint32_t, uint32_t>> Out;
  for (uint32_t N = Ends.empty() ? None : Ends.back(); N != None; N = Nodes[N].Before)
    Out.emplace_back(Nodes[N].I, Nodes[N].J);
  std::ranges::reverse(Out);
  return Out;
}

void Aligner::alignDeep(Gap All) {
  constexpr unsigned MostRounds = 16;
  std::vector<std::pair<Gap, unsigned>> Work{{All, 0}};
  while (!Work.empty()) {
    auto [G, Round] = Work.back();
    Work.pop_back();
    while (G.FirstA < G.EndA && G.FirstB < G.EndB && A.Deep[G.FirstA] == B.Deep[G.FirstB])
      pair(G.FirstA++, G.FirstB++);
    while (G.FirstA < G.EndA && G.FirstB < G.EndB && A.Deep[G.EndA - 1] == B.Deep[G.EndB - 1])
      pair(--G.EndA, --G.EndB);
    if (G.FirstA == G.EndA || G.FirstB == G.EndB || Round == MostRounds)
      continue;
    const auto Fixed = anchors(G);
    if (Fixed.empty())
      continue;
    uint32_t FromA = G.FirstA, FromB = G.FirstB;
    for (auto [I, J] : Fixed) {
      pair(I, J);
      Work.push_back({{FromA, I, FromB, J}, Round + 1});
      FromA = I + 1;
      FromB = J + 1;
    }
    Work.push_back({{FromA, G.EndA, FromB, G.EndB}, Round + 1});
  }
}

void Aligner::pairAnywhere() {
  std::unordered_map<uint64_t, std::vector<uint32_t>> Left; // last first
  for (uint32_t J = uint32_t(ToA.size()); J-- > 0;)
    if (ToA[J] == None && B.IsPure[J])
      Left[B.Deep[J]].push_back(J);
  for (uint32_t I = 0; I < ToB.size(); ++I) {
    if (ToB[I] != None || !A.IsPure[I])
      continue;
    auto Entry = Left.find(A.Deep[I]);
    if (Entry == Left.end())
      continue;
    // Values of cycles have equal hashes, so their operands decide.
    constexpr size_t MostTried = 16;
    std::vector<uint32_t> &List = Entry->second;
    for (size_t Tried = 0; Tried < std::min(MostTried, List.size()); ++Tried) {
      const auto Candidate = List.end() - 1 - ptrdiff_t(Tried);
      if (!fits(I, *Candidate))
        continue;
      pair(I, *Candidate);
      List.erase(Candidate);
      break;
    }
  }
}

/// Returns true if all operands that precede both instructions are paired with each other.
bool Aligner::fits(uint32_t I, uint32_t J) {
  const Instruction &X = A.M.Instructions[A.Items[I]], &Y = B.M.Instructions[B.Items[J]];
  const auto OpsX = A.M.operands(X), OpsY = B.M.operands(Y);
  auto Fits = [&](ValueId OfA, ValueId OfB) {
    const uint32_t Item = A.itemOf(OfA);
    return (Item != None && Item >= I) || sameOperand(OfA, OfB);
  };
  if (OpsX.size() != OpsY.size())
    return false;
  if (Shapes::commutes(A.M, X) && Fits(OpsX[0], OpsY[1]) && Fits(OpsX[1], OpsY[0]))
    return true;
  for (size_t K = 0; K < OpsX.size(); ++K)
    if (!Fits(OpsX[K], OpsY[K]))
      return false;
  return true;
}

// ---- Similar instructions -----------------------------------------------------------------------

/// Returns the ranges between consecutive pairs in which both functions have instructions without a
/// partner.
std::vector<Gap> Aligner::gaps() const {
  std::vector<Gap> Out;
  const uint32_t SizeA = uint32_t(ToB.size()), SizeB = uint32_t(ToA.size());
  Gap G{0, 0, 0, 0};
  auto Close = [&](uint32_t EndA, uint32_t EndB) {
    G.EndA = EndA;
    G.EndB = EndB;
    auto IsOpen = [](const std::vector<uint32_t> &Mates, uint32_t First, uint32_t End) {
      return std::find(Mates.begin() + First, Mates.begin() + End, None) != Mates.begin() + End;
    };
    if (IsOpen(ToB, G.FirstA, G.EndA) && IsOpen(ToA, G.FirstB, G.EndB))
      Out.push_back(G);
    G.FirstA = EndA + 1;
    G.FirstB = EndB + 1;
  };
  for (uint32_t I = 0; I < SizeA; ++I)
    if (ToB[I] != None && ToB[I] >= G.FirstB && !A.IsPure[I])
      Close(I, ToB[I]); // instructions with effects keep their order, except for pairs that
                        // alignDeep found
  Close(SizeA, SizeB);
  return Out;
}

/// Hashes an instruction of A, using the partners of its operands.
uint64_t Aligner::contextOfA(uint32_t I) {
  const Instruction &X = A.M.Instructions[A.Items[I]];
  uint64_t Hash = A.Heads[I], Sum = 0;
  const bool Commutes = Shapes::commutes(A.M, X);
  for (ValueId Op : A.M.operands(X)) {
    const uint32_t Item = A.itemOf(Op);
    const uint64_t Part = mix(Item != None, Item == None ? A.outside(Op) : ToB[Item]);
    Sum += Part;
    Hash = Commutes ? Hash : mix(Hash, Part);
  }
  return mix(Hash, Commutes ? Sum : 0);
}

uint64_t Aligner::contextOfB(uint32_t J) {
  const Instruction &Y = B.M.Instructions[B.Items[J]];
  uint64_t Hash = B.Heads[J], Sum = 0;
  const bool Commutes = Shapes::commutes(B.M, Y);
  for (ValueId Op : B.M.operands(Y)) {
    const uint32_t Item = B.itemOf(Op);
    const uint64_t Part = mix(Item != None, Item == None        ? B.outside(Op)
                                            : ToA[Item] == None ? None
                                                                : Item);
    Sum += Part;
    Hash = Commutes ? Hash : mix(Hash, Part);
  }
  return mix(Hash, Commutes ? Sum : 0);
}

// Visits instructions in A's order, so that operands are paired before their users.
void Aligner::pairByOperands(const Gap &G) {
  constexpr int MostRounds = 4;
  for (int Round = 0; Round < MostRounds; ++Round) {
    std::unordered_map<uint64_t, std::vector<uint32_t>> Left; // last first
    for (uint32_t J = G.EndB; J-- > G.FirstB;)
      if (ToA[J] == None && isReady(B, ToA, J))
        Left[contextOfB(J)].push_back(J);
    bool Any = false;
    for (uint32_t I = G.FirstA; I < G.EndA && !Left.empty(); ++I) {
      if (ToB[I] != None || !isReady(A, ToB, I))
        continue;
      auto Entry = Left.find(contextOfA(I));
      if (Entry == Left.end() || Entry->second.empty())
        continue;
      pair(I, Entry->second.back());
      Entry->second.pop_back();
      Any = true;
    }
    if (!Any)
      return;
  }
}

unsigned Aligner::likeness(uint32_t I, uint32_t J) {
  const Instruction &X = A.M.Instructions[A.Items[I]], &Y = B.M.Instructions[B.Items[J]];
  if (X.Op != Y.Op || A.M.calleeName(X) != B.M.calleeName(Y) ||
      (X.Result == None) != (Y.Result == None))
    return 0;
  if (A.Local[I] == B.Local[J])
    return 4;
  // The first operand of a dx.op call is the opcode.
  if (X.Op == Opcode::Call && X.Operands.Count && Y.Operands.Count &&
      A.outside(A.M.operands(X)[0]) != B.outside(B.M.operands(Y)[0]))
    return 0;
  return A.Heads[I] == B.Heads[J] ? 3 : 2;
}

/// Returns true if all operands that precede the instruction have a partner. Phis' later operands
/// do not count.
bool Aligner::isReady(const Shapes &Side, const std::vector<uint32_t> &Mates, uint32_t I) const {
  const Instruction &X = Side.M.Instructions[Side.Items[I]];
  return std::ranges::all_of(Side.M.operands(X), [&](ValueId Op) {
    const uint32_t Item = Side.itemOf(Op);
    return Item == None || Item >= I || Mates[Item] != None;
  });
}

// Returns true if it paired any.
bool Aligner::pairByLikeness(const Gap &G, bool OnlyReady) {
  std::vector<uint32_t> Left, Right;
  for (uint32_t I = G.FirstA; I < G.EndA; ++I)
    if (ToB[I] == None && (!OnlyReady || isReady(A, ToB, I)))
      Left.push_back(I);
  for (uint32_t J = G.FirstB; J < G.EndB; ++J)
    if (ToA[J] == None && (!OnlyReady || isReady(B, ToA, J)))
      Right.push_back(J);
  constexpr size_t MostCells = size_t(1) << 14;
  return Left.size() * Right.size() <= MostCells ? alignExactly(Left, Right)
                                                 : alignNearby(Left, Right);
}

// Pairs similar operands that two paired instructions use at the same index, from the last
// instruction to the first.
void Aligner::pairByUsers(const Gap &G) {
  for (uint32_t I = G.EndA; I-- > G.FirstA;) {
    if (ToB[I] == None)
      continue;
    const auto OpsX = A.M.operands(A.M.Instructions[A.Items[I]]);
    const auto OpsY = B.M.operands(B.M.Instructions[B.Items[ToB[I]]]);
    for (size_t K = 0; K < std::min(OpsX.size(), OpsY.size()); ++K) {
      const uint32_t X = A.itemOf(OpsX[K]), Y = B.itemOf(OpsY[K]);
      if (X != None && Y != None && ToB[X] == None && ToA[Y] == None && likeness(X, Y) >= 3)
        pair(X, Y);
    }
  }
}

/// Pairs instructions in order so that the total likeness is greatest.
bool Aligner::alignExactly(std::span<const uint32_t> Left, std::span<const uint32_t> Right) {
  const size_t Width = Right.size() + 1;
  std::vector<unsigned> Best((Left.size() + 1) * Width, 0);
  for (size_t I = Left.size(); I-- > 0;)
    for (size_t J = Right.size(); J-- > 0;) {
      const unsigned Like = likeness(Left[I], Right[J]);
      Best[I * Width + J] = std::max({Best[(I + 1) * Width + J], Best[I * Width + J + 1],
                                      Like ? Like + Best[(I + 1) * Width + J + 1] : 0});
    }
  for (size_t I = 0, J = 0; I < Left.size() && J < Right.size();) {
    const unsigned Score = Best[I * Width + J];
    if (Score == Best[(I + 1) * Width + J])
      ++I;
    else if (Score == Best[I * Width + J + 1])
      ++J;
    else
      pair(Left[I++], Right[J++]);
  }
  return Best[0] != 0;
}

bool Aligner::alignNearby(std::span<const uint32_t> Left, std::span<const uint32_t> Right) {
  constexpr size_t Window = 100;
  constexpr unsigned Enough = 3;
  size_t J = 0;
  for (uint32_t I : Left) {
    const size_t End = std::min(Right.size(), J + Window);
    for (size_t K = J; K < End; ++K)
      if (likeness(I, Right[K]) >= Enough) {
        pair(I, Right[K]);
        J = K + 1;
        break;
      }
  }
  return J != 0;
}

// ---- Changes ------------------------------------------------------------------------------------

// Pairs blocks by their terminators, or else by the first instruction that has a partner.
void Aligner::pairBlocks() {
  for (bool OfEnds : {true, false})
    for (uint32_t I = 0; I < ToB.size(); ++I) {
      const Instruction &X = A.M.Instructions[A.Items[I]];
      if (ToB[I] != None && isTerminator(X.Op) == OfEnds)
        Blocks.emplace(A.M.parent(X), B.M.parent(B.Items[ToB[I]]));
    }
}

bool Aligner::sameOperand(ValueId OfA, ValueId OfB) {
  const uint32_t I = A.itemOf(OfA), J = B.itemOf(OfB);
  if (I == None || J == None)
    return I == J && A.outside(OfA) == B.outside(OfB);
  return ToB[I] == J;
}

bool Aligner::samePhi(const Instruction &X, const Instruction &Y) {
  const auto OpsX = A.M.operands(X), OpsY = B.M.operands(Y);
  const auto FromX = A.M.successors(X), FromY = B.M.successors(Y);
  std::map<BlockId, ValueId> ByBlock;
  for (size_t K = 0; K < OpsY.size(); ++K)
    ByBlock.emplace(FromY[K], OpsY[K]);
  return OpsX.size() == OpsY.size() &&
         std::ranges::all_of(OpsX, [&, K = size_t(0)](ValueId V) mutable {
           auto Block = Blocks.find(FromX[K++]);
           auto Entry = Block == Blocks.end() ? ByBlock.end() : ByBlock.find(Block->second);
           return Entry != ByBlock.end() && sameOperand(V, Entry->second);
         });
}

bool Aligner::isSame(uint32_t I, uint32_t J) {
  const Instruction &X = A.M.Instructions[A.Items[I]], &Y = B.M.Instructions[B.Items[J]];
  if (A.Heads[I] != B.Heads[J])
    return false;
  if (X.Op == Opcode::Phi)
    return samePhi(X, Y);
  const auto OpsX = A.M.operands(X), OpsY = B.M.operands(Y);
  const auto NextX = A.M.successors(X), NextY = B.M.successors(Y);
  for (size_t K = 0; K < NextX.size(); ++K)
    if (auto Entry = Blocks.find(NextX[K]); Entry == Blocks.end() || Entry->second != NextY[K])
      return false;
  if (Shapes::commutes(A.M, X) && sameOperand(OpsX[0], OpsY[1]) && sameOperand(OpsX[1], OpsY[0]))
    return true;
  for (size_t K = 0; K < OpsX.size(); ++K)
    if (!sameOperand(OpsX[K], OpsY[K]))
      return false;
  return true;
}

FunctionDiff Aligner::result() {
  FunctionDiff Out;
  struct Placed {
    uint64_t Key;
    InstructionChange Change;
  };
  std::vector<Placed> List;
  uint32_t Last = 0; // last item of B that was emitted; removed items follow it
  for (uint32_t I = 0; I < ToB.size(); ++I) {
    if (ToB[I] == None) {
      List.push_back({uint64_t(Last) * 2, {DiffKind::Removed, A.Items[I], None}});
      continue;
    }
    Out.Moved += ToB[I] < Last;
    Last = std::max(Last, ToB[I] + 1);
    if (!isSame(I, ToB[I]))
      List.push_back({uint64_t(ToB[I]) * 2 + 1, {DiffKind::Changed, A.Items[I], B.Items[ToB[I]]}});
  }
  for (uint32_t J = 0; J < ToA.size(); ++J)
    if (ToA[J] == None)
      List.push_back({uint64_t(J) * 2 + 1, {DiffKind::Added, None, B.Items[J]}});
  std::ranges::stable_sort(List, {}, &Placed::Key);
  for (const Placed &P : List)
    Out.Changes.push_back(P.Change);
  return Out;
}

} // namespace

FunctionDiff diffFunctions(const Module &A, const Function &FA, const Module &B,
                           const Function &FB) {
  return Aligner(A, FA, B, FB).run();
}

} // namespace dxil::ir
