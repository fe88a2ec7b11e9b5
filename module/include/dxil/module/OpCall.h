// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A call of an op in an ir::Module, for the views of <dxil/generated/OpViews.h>.
#pragma once

#include <dxil/generated/StructConstants.h>
#include <dxil/module/Module.h>
#include <dxil/ops/OpView.h>

#include <optional>

namespace dxil::ir {

/// A call of an op. Valid as long as the module does not change.
class OpCall {
public:
  /// Returns the call if the instruction calls a `dx.op.*` function directly and its first operand
  /// is a constant. The constant need not be a known opcode.
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
  /// Returns the record of the op; an OpInfo without a name if the opcode is unknown.
  const OpInfo &op() const { return info(Code); }
  /// The number of operands after the opcode.
  unsigned size() const { return I->Operands.Count - 1; }
  /// Returns the operand of argument `N`, not counting the opcode; None if there are fewer.
  ValueId argument(unsigned N) const { return N < size() ? M->operands(*I)[N + 1] : None; }
  /// Returns the operand of the argument with this name; None if the op has none.
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

/// Returns the constant as a struct of <dxil/generated/StructConstants.h>. A null constant gives a
/// struct of zeros. Returns nothing if the value is None, no constant, or has other members.
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
