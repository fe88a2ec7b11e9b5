// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A call of an op in LLVM IR, for the views of <dxil/generated/OpViews.h>.
#pragma once

#include "llvm/IR/Constants.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Instructions.h"

#include <dxil/extension_names.h>
#include <dxil/generated/StructConstants.h>
#include <dxil/ops/OpView.h>

#include <optional>
#include <type_traits>

namespace dxil::contract {

/// A call of a `dx.op.*` function or of an extension intrinsic. Both take the op's arguments;
/// `dx.op.*` takes the opcode before them. \p Inst is llvm::CallInst or const llvm::CallInst.
template <class Inst> class BasicOpCall {
  using Source = std::conditional_t<std::is_const_v<Inst>, const llvm::Value, llvm::Value>;

public:
  /// Returns \p V as an op call. Returns nothing if \p V is null, no direct call of an op, or has
  /// no constant opcode. The opcode may be one that does not exist.
  static std::optional<BasicOpCall> of(Source *V) {
    auto *Call = llvm::dyn_cast_or_null<llvm::CallInst>(V);
    const llvm::Function *Callee = Call ? Call->getCalledFunction() : nullptr;
    if (!Callee)
      return std::nullopt;
    const std::string_view Name = Callee->getName();
    if (isOpFunctionName(Name)) {
      auto *Code =
          Call->arg_empty() ? nullptr : llvm::dyn_cast<llvm::ConstantInt>(Call->getArgOperand(0));
      return Code ? std::optional(BasicOpCall(*Call, OpCode(Code->getZExtValue()), 1))
                  : std::nullopt;
    }
    const auto Extension = parseExtensionName(Name);
    return Extension ? std::optional(BasicOpCall(*Call, Extension->Op->Code, 0)) : std::nullopt;
  }

  Inst &inst() const { return *Call; }
  OpCode code() const { return Code; }
  /// Returns true for a call of `dx.op.*`, false for an extension intrinsic.
  bool isLowered() const { return First != 0; }
  /// Returns true if the called function has the name of the op's class, as it should.
  bool hasFunctionOfOp() const {
    const auto Name = parseFunctionName(std::string_view(Call->getCalledFunction()->getName()));
    return isLowered() ? Name && Name->Class == op().Class : true;
  }
  /// Returns the record of the op; an OpInfo without a name if there is no such op.
  const OpInfo &op() const { return info(Code); }
  /// Returns the number of operands without the opcode.
  unsigned size() const { return Call->arg_size() - First; }
  /// Returns the operand of argument \p N, without the opcode; null if the call has fewer operands.
  llvm::Value *argument(unsigned N) const {
    return N < size() ? Call->getArgOperand(N + First) : nullptr;
  }
  /// Returns the operand of the argument with this name; null if the op has no such argument.
  llvm::Value *argument(OperandId Name) const {
    const std::optional<unsigned> N = argumentNumber(op(), Name);
    return N ? argument(*N) : nullptr;
  }
  void setArgument(unsigned N, llvm::Value *V) const requires(!std::is_const_v<Inst>) {
    Call->setArgOperand(N + First, V);
  }

private:
  BasicOpCall(Inst &Call, OpCode Code, unsigned First) : Call(&Call), Code(Code), First(First) {}

  Inst *Call;
  OpCode Code;
  unsigned First;
};

using OpCall = BasicOpCall<llvm::CallInst>;
using ConstOpCall = BasicOpCall<const llvm::CallInst>;

/// Reads \p V, which may be null, as a struct of <dxil/generated/StructConstants.h>. Returns
/// nothing if \p V is not constant or has other members.
template <class Struct> std::optional<Struct> structConstant(const llvm::Value *V) {
  auto *C = llvm::dyn_cast_or_null<llvm::Constant>(V);
  return readStructConstant<Struct>([&](uint32_t I) -> std::optional<uint64_t> {
    auto *Member =
        C ? llvm::dyn_cast_or_null<llvm::ConstantInt>(C->getAggregateElement(I)) : nullptr;
    return Member ? std::optional(Member->getZExtValue()) : std::nullopt;
  });
}

/// Returns a constant of the struct type \p Type with the members of \p S.
template <class Struct> llvm::Constant *structConstant(llvm::StructType &Type, const Struct &S) {
  llvm::SmallVector<llvm::Constant *, 4> Members;
  for (uint32_t I = 0; I < S.Members.size(); ++I)
    Members.push_back(llvm::ConstantInt::get(
        llvm::IntegerType::get(Type.getContext(), Struct::Widths[I]), S.Members[I]));
  return llvm::ConstantStruct::get(&Type, Members);
}

} // namespace dxil::contract

namespace dxil::op {

/// Returns the op's view of \p V, or nothing if \p V is null or no call of the op.
template <template <class> class Op> std::optional<Op<contract::OpCall>> dyn_cast(llvm::Value *V) {
  const auto Call = contract::OpCall::of(V);
  return Call ? dyn_cast<Op>(*Call) : std::nullopt;
}
template <template <class> class Op>
std::optional<Op<contract::ConstOpCall>> dyn_cast(const llvm::Value *V) {
  const auto Call = contract::ConstOpCall::of(V);
  return Call ? dyn_cast<Op>(*Call) : std::nullopt;
}
template <template <class> class Op> bool isa(const llvm::Value *V) {
  return dyn_cast<Op>(V).has_value();
}

} // namespace dxil::op
