// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A call of an op in an ir::Module, for the views of <dxil/generated/OpViews.h>.
#pragma once

#include <dxil/generated/StructConstants.h>
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

/// The struct of <dxil/generated/StructConstants.h> that a value is, which may be None or a null
/// constant; nothing for a value that is no constant or has other members.
template <class Struct> std::optional<Struct> structConstant(const Module &M, ValueId V) {
  const Constant *C = V == None ? nullptr : M.constant(V);
  if (!C)
    return std::nullopt;
  if (C->Kind == ConstantKind::Null)
    return Struct();
  const std::span<const ValueId> Fields = M.operands(*C);
  if (C->Kind != ConstantKind::Aggregate || Fields.size() != Struct().Members.size())
    return std::nullopt;
  return readStructConstant<Struct>([&](uint32_t I) {
    uint64_t Value = 0;
    return M.constantInt(Fields[I], Value) ? std::optional(Value) : std::nullopt;
  });
}

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
