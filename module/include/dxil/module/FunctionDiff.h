// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Two versions of a function side by side, by the structure of their instructions.
#pragma once

#include <dxil/module/Module.h>

#include <vector>

namespace dxil::ir {

enum class DiffKind : uint8_t {
  Removed, ///< only in A
  Added,   ///< only in B
  Changed, ///< in both, with another operand, type or flag
};

struct InstructionChange {
  DiffKind Kind = DiffKind::Changed;
  InstId A = None, B = None; ///< in Module::Instructions; None on the side that has none
};

struct FunctionDiff {
  std::vector<InstructionChange> Changes; ///< in the order of B
  uint32_t Moved = 0;                     ///< the same, but behind what it was before
  bool isEmpty() const { return Changes.empty(); }
};

/// What differs between two functions with bodies, of the same module or of two. Numbers and names
/// of values and blocks, the order of what commutes and of what has no effects, and debug
/// information are no difference. Instructions that are the same by all that they are computed from
/// are found wherever they are; the others by their place and what they are computed from.
///
/// Time is near-linear in the number of instructions: small gaps are aligned exactly, in larger
/// ones an instruction is looked for among the next hundred. Both modules must have passed
/// checkModule().
FunctionDiff diffFunctions(const Module &A, const Function &FA, const Module &B,
                           const Function &FB);

} // namespace dxil::ir
