// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Calls of ops with their operands by name, for any representation of calls:
//
//   if (auto Store = op::dyn_cast<op::BufferStore>(Call))
//     use(Store->uav(), Store->mask());
//   op::LoadInput(Call).row();                           // only if the call is known to be one
//
// The classes, one for each op, are in the generated <dxil/generated/OpViews.h>. A representation
// is a class that is cheap to copy:
//
//   OpCode code() const;                          the op that is called
//   Value argument(unsigned N) const;             the operand of the op's argument N, the opcode
//   not
//                                                 counted; no value if the call has fewer
//   void setArgument(unsigned N, Value V) const;  where calls are changed
//
// ir::OpCall (<dxil/module/OpCall.h>) represents calls of an ir::Module, contract::OpCall
// (<dxil/contract/OpCall.h>) those of LLVM modules.
#pragma once

#include <dxil/ops/queries.h>

#include <concepts>
#include <optional>

namespace dxil::op {

template <class T>
concept CallOfOp = requires(const T &Call) {
  { Call.code() } -> std::convertible_to<OpCode>;
  Call.argument(0u);
};

/// Base of all views of calls. A view of a call of another op gives that op's operands wrong names,
/// so check the op first.
template <class Call, OpCode Op> class View {
public:
  static constexpr OpCode Code = Op;
  constexpr explicit View(const Call &C) : Viewed(C) {}
  constexpr const Call &call() const { return Viewed; }

protected:
  constexpr auto get(unsigned N) const { return Viewed.argument(N); }
  template <class Value> constexpr void set(unsigned N, Value V) const { Viewed.setArgument(N, V); }

private:
  Call Viewed;
};

/// Returns true if the call is a call of the op.
template <template <class> class Op, CallOfOp Call> constexpr bool isa(const Call &C) {
  return C.code() == Op<Call>::Code;
}
/// Returns the op's view of the call, or nothing if the call is of another op.
template <template <class> class Op, CallOfOp Call>
constexpr std::optional<Op<Call>> dyn_cast(const Call &C) {
  return isa<Op>(C) ? std::optional(Op<Call>(C)) : std::nullopt;
}

} // namespace dxil::op
