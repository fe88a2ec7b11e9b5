// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Passes that make valid DXIL of a function after inlining: no vectors, only variables of scalars
// and one-dimensional arrays, no unreachable code. Each pass preserves the function's behaviour.
// Its work is nearly linear in the size of its result.
#pragma once

#include <dxil/module/EditableModule.h>

namespace dxil::ir {

/// Folds constants, branches on constants, reads of elements that were just inserted, and phis with
/// one value. Removes unreachable blocks and unused instructions. Merges blocks that always follow
/// each other.
void simplify(EditableModule &E, FunctionId F);

/// Splits variables (allocas) of structs, vectors, matrices and arrays of them: into one variable
/// for each number, or an array for dynamically indexed numbers. Keeps variables whose address
/// escapes. Fails if the function would have more than `MostInstructions`.
Status splitVariables(EditableModule &E, FunctionId F, size_t MostInstructions = size_t(1) << 20);

/// Returns true if values of both types have equal scalars in the same memory order, as a vector
/// and an array do. splitVariables() follows a cast between pointers to such types.
bool haveSameScalars(EditableModule &E, TypeId A, TypeId B);

/// Promotes variables that are only loaded and stored as a whole to values. Does nothing if there
/// are millions of pairs of such a variable and a block.
void promoteVariables(EditableModule &E, FunctionId F);

/// Replaces operations on vectors by operations on scalars. Arguments, calls and results keep their
/// vectors, which are split and rebuilt at their uses. Keeps functions with millions of vector
/// elements unchanged.
void scalarizeVectors(EditableModule &E, FunctionId F);

/// Returns the reachable blocks in reverse post-order: the entry first, each block after its
/// dominators.
std::vector<uint32_t> reversePostOrder(const EditableBody &Body);
/// Removes unreachable blocks and their phi entries. Returns true if there were any.
bool removeUnreachable(EditableBody &Body);
/// Removes the blocks whose bit in `Kept` is false and renumbers the others. No kept block may
/// branch to a removed one or have a phi entry for it.
void keepBlocks(EditableBody &Body, const std::vector<bool> &Kept);
/// Returns the element of a constant vector, array or struct. Returns None for other values and for
/// indices out of range.
ValueId constantElement(EditableModule &E, ValueId V, uint64_t Index);

} // namespace dxil::ir
