// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "Machine.h"

namespace dxil::execution {

using EntryPoint = void (*)();

/// Runs one group to its end, or to the first error, which is left in `G.Error`. Each lane is a fiber:
/// it runs until a wave op or a barrier, or to its end.
void runGroup(Group &G, EntryPoint Entry);

/// What the compiled program calls; each works on the lane that runs.
extern "C" {
/// Does the op of opcode Args[0]; may switch to another lane.
void dxilExecCall(const Shape *Function, const Slot *Args, Slot *Results);
/// Tells where the next call of a wave op or barrier stands.
void dxilExecAt(const Site *Where, const uint32_t *LoopCounters);
/// One more turn of a loop.
void dxilExecTurn(uint32_t *LoopCounter);
/// A double as a half.
uint16_t dxilExecHalf(double Value);
}

} // namespace dxil::execution
