// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A call of an op in LLVM's IR, for the views of <dxil/generated/OpViews.h>.
#ifndef DXIL_CONTRACT_OPCALL_H
#define DXIL_CONTRACT_OPCALL_H

#include "llvm/IR/Constants.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Instructions.h"

#include <dxil/extension_names.h>
#include <dxil/generated/StructConstants.h>
#include <dxil/ops/OpView.h>

#include <optional>
#include <type_traits>

namespace dxil::contract {

/// A call of a function `dx.op.*` or of an extension intrinsic: both have the op's arguments, the
/// one after the opcode. \p Inst is llvm::CallInst or const llvm::CallInst.
template <class Inst> class BasicOpCall {
  using Source = std::conditional_t<std::is_const_v<Inst>, const llvm::Value, llvm::Value>;

public:
  /// The call that \p V is; nothing if it calls no op directly, or if its opcode is no constant.
  /// The opcode need not be one of an op that there is. \p V may be null.
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
  /// Whether it is a call of `dx.op.*`, and not of an extension intrinsic.
  bool isLowered() const { return First != 0; }
  /// Whether the function has the name of the op's class, as it should.
  bool hasFunctionOfOp() const {
    const auto Name = parseFunctionName(std::string_view(Call->getCalledFunction()->getName()));
    return isLowered() ? Name && Name->Class == op().Class : true;
  }
  /// What is known of the op; an OpInfo without a name if there is no such op.
  const OpInfo &op() const { return info(Code); }
  /// How many operands there are beside the opcode.
  unsigned size() const { return Call->arg_size() - First; }
  /// The operand of argument \p N, the opcode not counted; null if there are fewer.
  llvm::Value *argument(unsigned N) const {
    return N < size() ? Call->getArgOperand(N + First) : nullptr;
  }
  /// The operand of the argument with this name; null if the op has none.
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

/// The struct of <dxil/generated/StructConstants.h> that \p V is, which may be null; nothing for a
/// value that is no constant or has other members.
template <class Struct> std::optional<Struct> structConstant(const llvm::Value *V) {
  auto *C = llvm::dyn_cast_or_null<llvm::Constant>(V);
  return readStructConstant<Struct>([&](uint32_t I) -> std::optional<uint64_t> {
    auto *Member =
        C ? llvm::dyn_cast_or_null<llvm::ConstantInt>(C->getAggregateElement(I)) : nullptr;
    return Member ? std::optional(Member->getZExtValue()) : std::nullopt;
  });
}

/// The constant of the struct type \p Type, which has \p S's members.
template <class Struct> llvm::Constant *structConstant(llvm::StructType &Type, const Struct &S) {
  llvm::SmallVector<llvm::Constant *, 4> Members;
  for (uint32_t I = 0; I < S.Members.size(); ++I)
    Members.push_back(llvm::ConstantInt::get(
        llvm::IntegerType::get(Type.getContext(), Struct::Widths[I]), S.Members[I]));
  return llvm::ConstantStruct::get(&Type, Members);
}

} // namespace dxil::contract

namespace dxil::op {

/// The op's view of \p V, which may be null, if it is a call of the op.
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

#endif // DXIL_CONTRACT_OPCALL_H
