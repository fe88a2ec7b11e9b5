// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A call of a dx.op function, with its op's record.
#pragma once

#include <dxil/container/derive/Analysis.h>

namespace dxil::container {

/// A call of an op, as the generated op views read it.
struct OpCall {
  const Analysis &Ctx;
  const ir::Instruction &I;
  const OpInfo &Op;

  OpCode code() const { return Op.Code; }
  std::string_view name() const { return Op.Name; }
  uint32_t count() const { return I.Operands.Count; }
  /// Returns operand N; 0 is the opcode, 1 the first argument. None if the call has fewer operands.
  ir::ValueId operand(uint32_t N) const { return N < count() ? Ctx.M.operands(I)[N] : ir::None; }
  /// Returns true if the call has as many operands as the op.
  bool isComplete() const { return count() == Op.Args.size() + 1; }
  /// Returns the operand of the op's argument N, not counting the opcode. None if the call has
  /// fewer operands.
  ir::ValueId argument(unsigned N) const { return operand(N + 1); }
  /// Returns the operand of the argument with that name. None if the op has no such argument.
  ir::ValueId argument(OperandId Name) const {
    const std::optional<unsigned> N = argumentNumber(Op, Name);
    return N ? argument(*N) : ir::None;
  }
  /// Returns the name of the argument in the op's record.
  std::string_view argumentName(OperandId Name) const {
    const std::optional<unsigned> N = argumentNumber(Op, Name);
    return N ? Op.Args[*N].Name : std::string_view();
  }
  bool isUndef(OperandId Name) const { return Ctx.isUndef(argument(Name)); }
  /// Sets `Out` and returns true if the operand is a constant integer.
  bool integer(OperandId Name, uint64_t &Out) const { return Ctx.constantInt(argument(Name), Out); }
  /// Returns the operand of the argument with that name in the op's record. None if the op has no
  /// such argument.
  ir::ValueId argument(std::string_view Name) const {
    for (uint32_t N = 0; N < Op.Args.size(); ++N)
      if (Op.Args[N].Name == Name)
        return operand(N + 1);
    return ir::None;
  }
  /// Returns the name of operand N in the op's record.
  std::string_view argumentName(uint32_t N) const {
    return N >= 1 && N <= Op.Args.size() ? Op.Args[N - 1].Name.str() : "opcode";
  }
  bool isUndef(uint32_t N) const { return operand(N) != ir::None && Ctx.isUndef(operand(N)); }
  /// Sets `Out` and returns true if operand N is a constant integer.
  bool integer(uint32_t N, uint64_t &Out) const {
    return operand(N) != ir::None && Ctx.constantInt(operand(N), Out);
  }
};

/// Returns the op that an instruction calls: a direct call of a dx.op function with a known opcode
/// as constant first operand. Returns null for any other instruction.
inline const OpInfo *opOf(const Analysis &Ctx, const ir::Instruction &I) {
  return Ctx.opAt(Ctx.idOf(I));
}

/// Calls Visit(OpCall) for each call of an op in the module.
template <typename Fn> void forEachOp(const Analysis &Ctx, Fn Visit) {
  for (const Analysis::KnownCall &C : Ctx.opCalls())
    Visit(OpCall{Ctx, Ctx.M.Instructions[C.Instruction], C.op()});
}

} // namespace dxil::container
