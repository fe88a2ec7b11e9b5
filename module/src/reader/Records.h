// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Record codes of LLVM 3.7's function blocks.
#pragma once

#include <dxil/module/Module.h>

namespace dxil::reader {

enum FunctionCode : uint32_t {
  BinOpInst = 2, CastInst = 3, GepOldInst = 4, SelectInst = 5, ExtractEltInst = 6,
  InsertEltInst = 7, ShuffleVecInst = 8, CmpInst = 9, RetInst = 10, BrInst = 11, SwitchInst = 12,
  InvokeInst = 13, UnreachableInst = 15, PhiInst = 16, AllocaInst = 19, LoadInst = 20,
  VaArgInst = 23, StoreOldInst = 24, ExtractValInst = 26, InsertValInst = 27, Cmp2Inst = 28,
  VSelectInst = 29, InBoundsGepOldInst = 30, IndirectBrInst = 31, CallInst = 34, FenceInst = 36,
  CmpXchgOldInst = 37, AtomicRmwInst = 38, ResumeInst = 39, LandingPadOldInst = 40,
  LoadAtomicInst = 41, StoreAtomicOldInst = 42, GepInst = 43, StoreInst = 44,
  StoreAtomicInst = 45, CmpXchgInst = 46, LandingPadInst = 47,
};

/// Bits 0 to 4 of a record's fast-math operand are those of Instruction::Flags, moved up.
inline uint16_t fastMathFlags(uint64_t Raw) {
  return uint16_t((Raw & 31) * ir::FastUnsafeAlgebra);
}

} // namespace dxil::reader
