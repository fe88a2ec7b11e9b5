// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A call of an op in an ir::Module, for the views of <dxil/generated/OpViews.h>.
#pragma once

#include <dxil/module/Module.h>
#include <dxil/ops/OpView.h>

#include <optional>

namespace dxil::ir {

/// Good as long as the module is not changed.
class OpCall {
public:
  /// The call, if the instruction calls a function `dx.op.*` directly and its first operand is a
  /// constant. That need not be the opcode of an op that there is.
  static std::optional<OpCall> of(const Module &M, const Instruction &I) {
    uint64_t Code = 0;
    if (I.Op != Opcode::Call || !isOpFunctionName(M.calleeName(I)) || M.operands(I).empty() ||
        !M.constantInt(M.operands(I)[0], Code))
      return std::nullopt;
    return OpCall(M, I, dxil::OpCode(uint32_t(Code)));
  }

  const Module &module() const { return *M; }
  const Instruction &instruction() const { return *I; }
  dxil::OpCode code() const { return Code; }
  /// What is known of the op; an OpInfo without a name if there is no such op.
  const OpInfo &op() const { return info(Code); }
  /// How many operands there are beside the opcode.
  unsigned size() const { return I->Operands.Count - 1; }
  /// The operand of argument `N`, the opcode not counted; None if there are fewer.
  ValueId argument(unsigned N) const { return N < size() ? M->operands(*I)[N + 1] : None; }
  /// The operand of the argument with this name; None if the op has none.
  ValueId argument(OperandId Name) const {
    const std::optional<unsigned> N = argumentNumber(op(), Name);
    return N ? argument(*N) : None;
  }

private:
  OpCall(const Module &M, const Instruction &I, dxil::OpCode Code) : M(&M), I(&I), Code(Code) {}

  const Module *M;
  const Instruction *I;
  dxil::OpCode Code;
};

} // namespace dxil::ir

namespace dxil::op {

template <template <class> class Op>
std::optional<Op<ir::OpCall>> dyn_cast(const ir::Module &M, const ir::Instruction &I) {
  const std::optional<ir::OpCall> Call = ir::OpCall::of(M, I);
  return Call ? dyn_cast<Op>(*Call) : std::nullopt;
}
template <template <class> class Op> bool isa(const ir::Module &M, const ir::Instruction &I) {
  return dyn_cast<Op>(M, I).has_value();
}

} // namespace dxil::op
