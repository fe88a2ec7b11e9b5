// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <dxil/execution/Operations.h>

#include "Machine.h"

#include <dxil/ops/queries.h>

namespace dxil::execution {

/// Returns true for ops that generated code performs inline: those of FunctionWidener's families.
static bool isInline(OpCode Op) {
  using enum OpCode;
  switch (Op) {
  case FAbs:
  case Saturate:
  case IsNaN:
  case IsInf:
  case IsFinite:
  case Sqrt:
  case Rsqrt:
  case Frc:
  case Round_ne:
  case Round_ni:
  case Round_pi:
  case Round_z:
  case FMax:
  case FMin:
  case FMad:
  case Fma:
  case Dot2:
  case Dot3:
  case Dot4:
  case FDot:
  case VectorReduceAnd:
  case VectorReduceOr:
  case IMax:
  case IMin:
  case UMax:
  case UMin:
  case IMul:
  case UMul:
  case UDiv:
  case UAddc:
  case USubb:
  case IMad:
  case UMad:
  case Bfrev:
  case Countbits:
  case FirstbitLo:
  case FirstbitHi:
  case FirstbitSHi:
  case BitcastI16toF16:
  case BitcastF16toI16:
  case BitcastI32toF32:
  case BitcastF32toI32:
  case BitcastI64toF64:
  case BitcastF64toI64:
  case MakeDouble:
  case SplitDouble:
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
  case WaveGetLaneIndex:
  case WaveGetLaneCount:
  case IsHelperLane:
  case Discard:
  case DerivCoarseX:
  case DerivCoarseY:
  case DerivFineX:
  case DerivFineY:
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
  return isInline(Op) || findMeaning(Op);
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
