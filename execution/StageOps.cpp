// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Barriers, and ops of stages that the runtime performs.
#include "GraphState.h"
#include "RayState.h"

namespace dxil::execution {

/// No shader debugger is attached.
static void addDebugMeanings(MeaningTable &T) {
  auto Nothing = [](Lane &, const Call &) {};
  T[OpCode::DebugBreak].Alone = T[OpCode::ExperimentalNop].Alone = Nothing;
  T[OpCode::IsDebuggingEnabled].Alone = [](Lane &, const Call &C) { C.Result[0] = 0; };
}

static void waveOfGroup(Lane &L, const Call &C) {
  C.Result[0] = L.FlatId / L.Owner->WaveSize;
}
static void wavesOfGroup(Lane &L, const Call &C) {
  const Group &G = *L.Owner;
  const uint64_t Threads =
      uint64_t(std::max(1u, G.Size[0])) * std::max(1u, G.Size[1]) * std::max(1u, G.Size[2]);
  C.Result[0] = (Threads + G.WaveSize - 1) / G.WaveSize;
}

void addStageMeanings(MeaningTable &T) {
  T[OpCode::GetGroupWaveIndex].Alone = waveOfGroup;
  T[OpCode::GetGroupWaveCount].Alone = wavesOfGroup;
  for (OpCode Op : {OpCode::Barrier, OpCode::BarrierByMemoryType, OpCode::BarrierByMemoryHandle})
    T[Op].Barrier = true;
  addDebugMeanings(T);
  addPixelMeanings(T);
  addGeometryMeanings(T);
  addMeshMeanings(T);
  addRayStageMeanings(T);
  addHitObjectMeanings(T);
  addGraphMeanings(T);
}

} // namespace dxil::execution
