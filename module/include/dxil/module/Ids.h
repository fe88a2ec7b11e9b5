// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Ids of the module model: indices into the tables of ir::Module.
#pragma once

#include <cstdint>

namespace dxil::ir {

using TypeId = uint32_t;
using ValueId = uint32_t;
using ConstantId = uint32_t;
using GlobalId = uint32_t;
using FunctionId = uint32_t;
using AliasId = uint32_t;
using BlockId = uint32_t;
using InstId = uint32_t;
using MetadataId = uint32_t;
using AttributeListId = uint32_t;

/// The id that stands for nothing, for every kind of id.
inline constexpr uint32_t None = ~0u;

/// An operand of type `metadata` (the calls of llvm.dbg.*) is not a Value: its ValueId has this bit
/// set and the metadata's id below it.
inline constexpr uint32_t MetadataOperandBit = 0x80000000u;
inline constexpr bool isMetadataOperand(ValueId V) {
  return V != None && (V & MetadataOperandBit);
}
inline constexpr MetadataId metadataOperand(ValueId V) {
  return V & ~MetadataOperandBit;
}

/// Consecutive entries of a pool.
struct Range {
  uint32_t First = 0;
  uint32_t Count = 0;
};

} // namespace dxil::ir
