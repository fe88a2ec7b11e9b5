// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Calls of ops in an editable module: read through the views of <dxil/generated/OpViews.h>, and
// made.
#pragma once

#include <dxil/module/EditableModule.h>
#include <dxil/ops/OpView.h>

#include <optional>

namespace dxil::ir {

/// A representation of calls for op views; good as long as the instruction stays where it is.
class EditableCall {
public:
  /// The call, if the instruction calls a function of ops directly and its first operand is a
  /// constant.
  static std::optional<EditableCall> of(const EditableModule &E, EditableInstruction &I);

  dxil::OpCode code() const { return Code; }
  const OpInfo &op() const { return info(Code); }
  EditableInstruction &instruction() const { return *I; }
  /// None if the call has fewer operands.
  ValueId argument(unsigned N) const {
    return N + 1 < I->Operands.size() ? I->Operands[N + 1] : None;
  }
  void setArgument(unsigned N, ValueId V) const { I->Operands[N + 1] = V; }

private:
  EditableCall(EditableInstruction &I, dxil::OpCode Code) : I(&I), Code(Code) {}

  EditableInstruction *I;
  dxil::OpCode Code;
};

/// A new call of an op with these operands, the opcode not among them, and the overload if the op
/// has one; its function is declared if it is not there. Its result is a new value.
EditableInstruction callOp(EditableModule &E, OpCode Op, std::span<const ValueId> Operands,
                           Version DXIL, TypeId Overload = None);

/// %dx.types.Handle, and the other struct types of ops.
TypeId opStruct(EditableModule &E, dxil::TypeKind Kind);

} // namespace dxil::ir
