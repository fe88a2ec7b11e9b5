// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Barriers, and the ops of stages that the runtime does.
#include "GraphState.h"
#include "RayState.h"

namespace dxil::execution {

void addStageMeanings(MeaningTable &T) {
  for (OpCode Op : {OpCode::Barrier, OpCode::BarrierByMemoryType, OpCode::BarrierByMemoryHandle})
    T[Op].Barrier = true;
  addPixelMeanings(T);
  addGeometryMeanings(T);
  addMeshMeanings(T);
  addRayStageMeanings(T);
  addHitObjectMeanings(T);
  addGraphMeanings(T);
}

} // namespace dxil::execution
