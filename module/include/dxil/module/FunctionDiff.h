// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Compares two versions of a function by the structure of their instructions.
#pragma once

#include <dxil/module/Module.h>

#include <vector>

namespace dxil::ir {

enum class DiffKind : uint8_t {
  Removed, ///< in A only
  Added,   ///< in B only
  Changed, ///< in both functions, with another operand, type or flag
};

struct InstructionChange {
  DiffKind Kind = DiffKind::Changed;
  InstId A = None, B = None; ///< indices in Module::Instructions; None where the function has no
                             ///< such instruction
};

struct FunctionDiff {
  std::vector<InstructionChange> Changes; ///< changes in the order of B
  uint32_t Moved = 0;                     ///< number of unchanged instructions at another position
  bool isEmpty() const { return Changes.empty(); }
};

/// Compares two functions with bodies, of one module or of two. Ignores numbers and names of values
/// and blocks, the order of commutative operands and of instructions without effects, and debug
/// information. Matches instructions by everything that they are computed from, at any position.
/// Matches the remaining instructions by position and operands.
///
/// Time is nearly linear in the number of instructions: small gaps are aligned exactly; in larger
/// gaps an instruction is searched among the next hundred. Both modules must have passed
/// checkModule().
FunctionDiff diffFunctions(const Module &A, const Function &FA, const Module &B,
                           const Function &FB);

} // namespace dxil::ir
