// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Calls of ops in an editable module. Reads them through the views of <dxil/generated/OpViews.h>
// and creates them.
#pragma once

#include <dxil/module/EditableModule.h>
#include <dxil/ops/OpView.h>

#include <optional>

namespace dxil::ir {

/// A call of an op, as op views read it. Valid as long as the instruction does not move.
class EditableCall {
public:
  /// Returns the call if the instruction calls a dx.op function directly with a constant opcode,
  /// else nothing.
  static std::optional<EditableCall> of(const EditableModule &E, EditableInstruction &I);

  dxil::OpCode code() const { return Code; }
  const OpInfo &op() const { return info(Code); }
  EditableInstruction &instruction() const { return *I; }
  /// Returns operand N without counting the opcode; None if the call has fewer operands.
  ValueId argument(unsigned N) const {
    return N + 1 < I->Operands.size() ? I->Operands[N + 1] : None;
  }
  void setArgument(unsigned N, ValueId V) const { I->Operands[N + 1] = V; }

private:
  EditableCall(EditableInstruction &I, dxil::OpCode Code) : I(&I), Code(Code) {}

  EditableInstruction *I;
  dxil::OpCode Code;
};

/// Returns a new call of an op. \p Operands are without the opcode. Declares the op's function on
/// first use. The result is a new value, None for an op without result.
EditableInstruction callOp(EditableModule &E, OpCode Op, std::span<const ValueId> Operands,
                           Version DXIL, TypeId Overload = None);

/// Returns a struct type of ops, such as %dx.types.Handle.
TypeId opStruct(EditableModule &E, dxil::TypeKind Kind);

} // namespace dxil::ir
