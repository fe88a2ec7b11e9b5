// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <dxil/execution/Operations.h>

#include "Machine.h"

#include <dxil/meaning/Meaning.h>
#include <dxil/ops/queries.h>

namespace dxil::execution {

std::string_view reasonAgainst(OpCode Op) {
  using enum OpCode;
  if (!findOp(uint32_t(Op)) || info(Op).Experimental)
    return {};
  if (info(Op).Reserved)
    return "the number is reserved and has no meaning yet";
  switch (Op) {
  case TempRegLoad:
  case TempRegStore:
  case MinPrecXRegLoad:
  case MinPrecXRegStore: return "stands for a register of an older language; no compiler writes it";
  case CycleCounterLegacy: return "counts cycles of a processor, so no two runs give the same";
  default: return {};
  }
}

bool runsOp(OpCode Op) {
  // CreateHandleForLib has no meaning: the code refers to the global variable itself.
  return reasonAgainst(Op).empty() &&
         (meaning::findMeaning(Op) || findMeaning(Op) || Op == OpCode::CreateHandleForLib);
}

} // namespace dxil::execution
