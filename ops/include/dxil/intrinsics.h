// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The translation between LLVM intrinsics and DXIL ops, in both directions.
//
// This header has the row types and needs no LLVM. The rows name enumerators of llvm::Intrinsic, so
// a file includes <llvm/IR/Intrinsics.h> and <llvm/IR/IntrinsicsDirectX.h> first, and then writes
//
//   namespace rows {
//   #include <dxil/generated/IntrinsicToOp.inc>   // IntrinsicToOp[], by intrinsic; for lowering
//   #include <dxil/generated/OpToIntrinsic.inc>   // OpToIntrinsic[], by opcode; for upgrade
//   }
//
// inside namespace dxil. Both arrays hold the same rows in different order.
//
// Lowering a call of intrinsic I: take the row of I whose types hold the call's overload
// (selectRow), and give the op for each of its arguments the operand or the constant that
// argSource() names. Lifting an op: take the row of the op whose constants equal the call's
// (matchesConstants), and put the op's argument J at the operand that argSource(J) names. Result
// types can differ in form, but have the same contents: LLVM's { i32, i32 }, { i32, i1 } and
// <4 x i32> are dx.types.splitdouble, i32c and fouri32. A pass converts between the two types.
//
// An op without an LLVM intrinsic (OpInfo::Extension is not empty) has the extension intrinsic
// dxil.<opName>[.<overload>], with the op's arguments; parseExtensionName() and extensionName()
// convert its name.
#pragma once

#include <dxil/extension_names.h>
#include <dxil/ops/queries.h>

namespace dxil {

/// The source of one argument of an op.
struct ArgSource {
  bool IsConstant = false;
  int32_t Value = 0; ///< the constant, or the index of the intrinsic's operand

  friend constexpr bool operator==(const ArgSource &, const ArgSource &) = default;
};
constexpr ArgSource operand(int32_t Number) {
  return {false, Number};
}
constexpr ArgSource constant(int32_t Value) {
  return {true, Value};
}
template <class Enum> constexpr ArgSource constant(Enum Value) {
  return {true, int32_t(Value)};
}

/// A rule that translates an intrinsic to an op.
struct IntrinsicRow {
  unsigned Intrinsic = 0;     ///< an llvm::Intrinsic::ID
  std::string_view Name = {}; ///< name without overload suffixes, such as "llvm.dx.saturate"
  OpCode Op{};
  OverloadSet Types = {};               ///< overloads to which the row applies; empty: all
  unsigned NumOperands = 0;             ///< number of the intrinsic's operands
  std::span<const ArgSource> Args = {}; ///< sources of the op's arguments; empty: the operands in
                                        ///< order
};

/// Returns the source of argument J of the op.
constexpr ArgSource argSource(const IntrinsicRow &Row, unsigned J) {
  return J < Row.Args.size() ? Row.Args[J] : operand(int32_t(J));
}

/// Returns the row for a call of an intrinsic with this overload, or null. Rows may be any range of
/// IntrinsicRow. Does not check that the op has the overload: checkCall() does.
constexpr const IntrinsicRow *selectRow(std::span<const IntrinsicRow> Rows, unsigned Intrinsic,
                                        OverloadUse Use) {
  const IntrinsicRow *Only = nullptr;
  for (const IntrinsicRow &Row : Rows) {
    if (Row.Intrinsic != Intrinsic)
      continue;
    if (Row.Types.contains(Use))
      return &Row;
    if (Row.Types.empty())
      Only = &Row;
  }
  return Only;
}

/// Returns true if a call of Row.Op can be written as a call of Row's intrinsic. ValueOf(J) returns
/// argument J as std::optional<int64_t>, empty if it is not a constant.
template <class ValueOf> constexpr bool matchesConstants(const IntrinsicRow &Row, ValueOf Value) {
  for (unsigned J = 0; J < Row.Args.size(); ++J)
    if (Row.Args[J].IsConstant && Value(J) != std::optional<int64_t>(Row.Args[J].Value))
      return false;
  return true;
}

} // namespace dxil
