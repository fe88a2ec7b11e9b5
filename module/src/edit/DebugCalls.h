// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Calls of llvm.dbg functions in an editable module, whose first operand is the value itself
// (EditableModule::describesVariable).
#pragma once

#include <dxil/module/EditableModule.h>

namespace dxil::ir {

/// Returns true for a call of llvm.dbg.declare: its value is the address of a variable.
bool declaresVariable(const EditableModule &E, const EditableInstruction &I);

/// Returns a call of llvm.dbg.value for the variable, expression and location of `Call`.
EditableInstruction valueCall(EditableModule &E, const EditableInstruction &Call, ValueId V);

/// Restricts a debug call to a part of the value that it describes. Returns false if its expression
/// cannot be restricted; the call is unchanged then.
bool restrictTo(EditableModule &E, EditableInstruction &Call, uint64_t OffsetInBits,
                uint64_t SizeInBits);

} // namespace dxil::ir
