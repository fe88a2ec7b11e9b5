// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Ids of threads, barriers, and what a lane says of itself.
#include "Machine.h"

namespace dxil::execution {
namespace {

uint32_t component(const Call &C) { return uint32_t(C.Arg[1]) % 3; }

void threadId(Lane &L, const Call &C) {
  const uint32_t I = component(C);
  C.Result[0] = L.Owner->Id[I] * L.Owner->Size[I] + L.IdInGroup[I];
}
void groupId(Lane &L, const Call &C) { C.Result[0] = L.Owner->Id[component(C)]; }
void threadIdInGroup(Lane &L, const Call &C) { C.Result[0] = L.IdInGroup[component(C)]; }
void flatId(Lane &L, const Call &C) { C.Result[0] = L.FlatId; }
void never(Lane &, const Call &C) { C.Result[0] = 0; }

} // namespace

void addThreadMeanings(MeaningTable &T) {
  T[OpCode::ThreadId].Alone = threadId;
  T[OpCode::GroupId].Alone = groupId;
  T[OpCode::ThreadIdInGroup].Alone = threadIdInGroup;
  T[OpCode::FlattenedThreadIdInGroup].Alone = flatId;
  T[OpCode::IsHelperLane].Alone = never;
  for (OpCode Op : {OpCode::Barrier, OpCode::BarrierByMemoryType, OpCode::BarrierByMemoryHandle})
    T[Op].Barrier = true;
}

} // namespace dxil::execution
