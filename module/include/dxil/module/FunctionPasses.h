// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What functions need once others were inlined into them, so that they are DXIL: no vectors, no
// variables but scalars and arrays of one dimension, no code that cannot run. Each pass keeps what
// a function does. The work of each is near-linear in what it leaves behind.
#pragma once

#include <dxil/module/EditableModule.h>

namespace dxil::ir {

/// Folds constants, branches on constants, elements of what was just built, phis of one value;
/// removes blocks that nothing leads to and instructions that nothing uses; makes one block of two
/// that always follow each other.
void simplify(EditableModule &E, FunctionId F);

/// Takes variables (allocas) of structs, vectors, matrices and arrays of them apart: a variable for
/// each number, or an array for numbers that are indexed dynamically. Variables whose address is
/// known elsewhere stay as they are. Fails if the function would have more than
/// `MostInstructions`.
Status splitVariables(EditableModule &E, FunctionId F, size_t MostInstructions = size_t(1) << 20);

/// Makes values of variables that are only loaded and stored as a whole, unless there are millions
/// of pairs of such a variable and a block.
void promoteVariables(EditableModule &E, FunctionId F);

/// Does with single numbers what is done with vectors. Arguments, calls and results that are
/// vectors stay: they are taken apart and put together where they stand. A function
/// with millions of numbers in vectors stays as it is.
void scalarizeVectors(EditableModule &E, FunctionId F);

/// Blocks that can be reached, from the entry on; each behind its dominators.
std::vector<uint32_t> reversePostOrder(const EditableBody &Body);
/// Removes blocks that cannot be reached, and what phis have from them. Returns whether there were
/// any.
bool removeUnreachable(EditableBody &Body);
/// Removes the other blocks, which nothing that stays branches to or has a phi for, and numbers
/// those that stay anew.
void keepBlocks(EditableBody &Body, const std::vector<bool> &Kept);
/// The element of a constant vector, array or struct; None if the value is none or has no such
/// element.
ValueId constantElement(EditableModule &E, ValueId V, uint64_t Index);

} // namespace dxil::ir
