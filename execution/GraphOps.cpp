// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Node records. The handle of an output holds its number and its array index; that of records is a
// block number plus one, or denotes the input.
#include "GraphState.h"

#include <algorithm>

namespace dxil::execution {
namespace {

constexpr Slot InputHandle = Slot(1) << 40;
constexpr uint64_t MaxBlockBytes = 1u << 26;
constexpr size_t MaxBlocks = 1u << 16;

GraphState *stateOf(Lane &L) {
  return L.Owner->Stage ? L.Owner->Stage->Graph : nullptr;
}

uint32_t portOf(Slot Handle) {
  return uint32_t(Handle & 0xffff);
}
uint32_t placeOf(Slot Handle) {
  return uint32_t(Handle >> 16);
}

void createOutput(Lane &, const Call &C) {
  C.Result[0] = C.Arg[1] & 0xffff;
}
void sameHandle(Lane &, const Call &C) {
  C.Result[0] = C.Arg[1];
}
void indexOutput(Lane &, const Call &C) {
  C.Result[0] = portOf(C.Arg[1]) | Slot(uint32_t(placeOf(C.Arg[1]) + uint32_t(C.Arg[2]))) << 16;
}
void createInput(Lane &, const Call &C) {
  C.Result[0] = InputHandle;
}

void isValid(Lane &L, const Call &C) {
  const GraphState *S = stateOf(L);
  if (!S || portOf(C.Arg[1]) >= S->Node->Outputs.size())
    return;
  const NodePort &P = S->Node->Outputs[portOf(C.Arg[1])];
  C.Result[0] = S->Nodes->count({P.Target, P.TargetIndex + placeOf(C.Arg[1])});
}

Slot makeBlock(Lane &L, Slot Output, uint32_t Count) {
  GraphState *S = stateOf(L);
  if (!S || portOf(Output) >= S->Node->Outputs.size() || !Count)
    return 0;
  const uint64_t Size = std::max(1u, S->Node->Outputs[portOf(Output)].RecordBytes);
  if (S->Blocks.size() >= MaxBlocks || Size * Count > MaxBlockBytes) {
    L.Owner->fail("a group makes more records than there is memory for");
    return 0;
  }
  auto Block = std::make_unique<RecordBlock>();
  Block->Port = portOf(Output);
  Block->ArrayIndex = placeOf(Output);
  Block->Count = Count;
  Block->Bytes.resize(size_t(Size * Count) + 8);
  S->Blocks.push_back(std::move(Block));
  return S->Blocks.size();
}

/// Returns the result that all waves of the group share for the same call. The first wave creates
/// it.
Slot groupCall(Lane &L, Slot Output, uint32_t Count) {
  GraphState *S = stateOf(L);
  if (!S)
    return 0;
  const size_t Number = S->CallsOf[L.Parent]++;
  if (Number >= S->GroupCalls.size())
    S->GroupCalls.push_back(makeBlock(L, Output, Count));
  return S->GroupCalls[std::min(Number, S->GroupCalls.size() - 1)];
}

// Operands: 1 the output, 2 the count, 3 whether for each thread.
void allocate(std::span<Lane *const> Lanes) {
  const Call &First = Lanes.front()->Pending;
  if (First.Arg[3]) {
    for (Lane *L : Lanes)
      L->Pending.Result[0] = makeBlock(*L, L->Pending.Arg[1], uint32_t(L->Pending.Arg[2]));
    return;
  }
  const Slot Block = groupCall(*Lanes.front(), First.Arg[1], uint32_t(First.Arg[2]));
  for (Lane *L : Lanes)
    L->Pending.Result[0] = Block;
}
/// Counts empty records.
void increment(std::span<Lane *const> Lanes) {
  const Call &First = Lanes.front()->Pending;
  if (First.Arg[3]) {
    for (Lane *L : Lanes)
      makeBlock(*L, L->Pending.Arg[1], uint32_t(L->Pending.Arg[2]));
    return;
  }
  groupCall(*Lanes.front(), First.Arg[1], uint32_t(First.Arg[2]));
}

void recordPointer(Lane &L, const Call &C) {
  GraphState *S = stateOf(L);
  if (!S)
    return;
  const auto Index = uint32_t(C.Arg[2]);
  uint64_t Size = S->InputBytes, Count = S->InputCount;
  uint8_t *Base = S->Input;
  if (C.Arg[1] != InputHandle) {
    if (!C.Arg[1] || C.Arg[1] > S->Blocks.size())
      return;
    RecordBlock &Block = *S->Blocks[C.Arg[1] - 1];
    Size = std::max(1u, S->Node->Outputs[Block.Port].RecordBytes);
    Count = Block.Count;
    Base = Block.Bytes.data();
  }
  if (Index >= Count)
    return;
  if (C.Function->PointeeBytes > Size)
    return L.Owner->fail("a record has " + std::to_string(Size) + " bytes (expected " +
                         std::to_string(C.Function->PointeeBytes) + ")");
  C.Result[0] = reinterpret_cast<Slot>(Base + Index * Size);
}

void inputCount(Lane &L, const Call &C) {
  if (const GraphState *S = stateOf(L))
    C.Result[0] = S->InputCount;
}
void complete(Lane &, const Call &) {}

/// The result is true for the last group that shares the input. All its lanes ask together.
void finishedSharing(std::span<Lane *const> Lanes) {
  GraphState *S = stateOf(*Lanes.front());
  if (!S || !S->GroupsLeft)
    return;
  const size_t Number = S->CallsOf[Lanes.front()->Parent]++;
  if (Number >= S->GroupCalls.size())
    S->GroupCalls.push_back(S->GroupsLeft->fetch_sub(1) == 1);
  for (Lane *L : Lanes)
    L->Pending.Result[0] = S->GroupCalls[std::min(Number, S->GroupCalls.size() - 1)];
}
void levelsLeft(Lane &L, const Call &C) {
  if (const GraphState *S = stateOf(L))
    C.Result[0] = S->Node->MaxRecursion > S->Depth ? S->Node->MaxRecursion - S->Depth : 0;
}

} // namespace

void addGraphMeanings(MeaningTable &T) {
  using enum OpCode;
  T[CreateNodeOutputHandle].Alone = createOutput;
  T[AnnotateNodeHandle].Alone = T[AnnotateNodeRecordHandle].Alone = sameHandle;
  T[IndexNodeHandle].Alone = indexOutput;
  T[CreateNodeInputRecordHandle].Alone = createInput;
  T[NodeOutputIsValid].Alone = isValid;
  T[AllocateNodeOutputRecords].Together = allocate;
  T[IncrementOutputCount].Together = increment;
  T[GetNodeRecordPtr].Alone = recordPointer;
  T[GetNodeRecordPtr].GivesPointer = true;
  T[GetInputRecordCount].Alone = inputCount;
  T[OutputComplete].Alone = complete;
  T[FinishedCrossGroupSharing].Together = finishedSharing;
  T[GetRemainingRecursionLevels].Alone = levelsLeft;
  T[BarrierByNodeRecordHandle].Barrier = true;
}

} // namespace dxil::execution
