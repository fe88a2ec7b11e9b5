// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <dxil/execution/Operations.h>

#include "Machine.h"

#include <dxil/meaning/Meaning.h>
#include <dxil/ops/queries.h>

namespace dxil::execution {

/// Returns true for ops that generated code performs inline and whose meaning is no computation:
/// those of FunctionWidener's families.
static bool isInline(OpCode Op) {
  using enum OpCode;
  switch (Op) {
  case ThreadId:
  case GroupId:
  case ThreadIdInGroup:
  case FlattenedThreadIdInGroup:
  case PrimitiveID:
  case OutputControlPointID:
  case GSInstanceID:
  case SampleIndex:
  case Coverage:
  case InnerCoverage:
  case ViewID:
  case StartVertexLocation:
  case StartInstanceLocation:
  case DomainLocation:
  case IsHelperLane:
  case Discard:
  case LoadInput:
  case StoreOutput:
  case LoadOutputControlPoint:
  case LoadPatchConstant:
  case StorePatchConstant:
  case CreateHandleForLib: return true;
  default: return false;
  }
}

bool runsOp(OpCode Op) {
  return meaning::findComputed(Op) || isInline(Op) || findMeaning(Op);
}

std::string_view reasonAgainst(OpCode Op) {
  using enum OpCode;
  if (runsOp(Op) || !findOp(uint32_t(Op)) || info(Op).Experimental)
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

} // namespace dxil::execution
