// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Documentation of ops from DXIL.td. It is separate from the op table, so that programs without it
// stay small.
#pragma once

#include <dxil/ops/Cpp20.h>

#include <dxil/ops/queries.h>

namespace dxil {

struct OpDocs {
  std::string_view Doc = {};
  std::string_view Result = {};
  std::span<const std::string_view> Args = {}; ///< one text for each argument but the opcode
};

struct EnumDocs {
  std::string_view Doc = {};
  std::span<const std::string_view> Cases = {}; ///< in the order of EnumInfo::Cases
};

namespace table {
#include <dxil/generated/OpDocs.inc>
} // namespace table

/// Returns the documentation of an op; empty texts for an unknown opcode.
constexpr OpDocs docs(OpCode Op) {
  const uint32_t Index = detail::indexOf(uint32_t(Op));
  return Index < table::NumOps ? table::OpTexts[Index] : OpDocs();
}
/// Returns the documentation of an element of allEnums().
constexpr const EnumDocs &docs(const EnumInfo &Enum) {
  return table::EnumTexts[&Enum - table::Enums];
}

} // namespace dxil
