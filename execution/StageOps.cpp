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

void addStageMeanings(MeaningTable &T) {
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
