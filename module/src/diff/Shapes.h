// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Hashes of instructions that can be compared between modules.
#pragma once

#include <dxil/module/Assembly.h>
#include <dxil/module/Module.h>

#include <unordered_map>

namespace dxil::ir::diff {

constexpr uint64_t mix(uint64_t Hash, uint64_t Value) {
  Hash ^= Value + 0x9e3779b97f4a7c15u + (Hash << 6) + (Hash >> 2);
  Hash *= 0xff51afd7ed558ccdu;
  return Hash ^ Hash >> 32;
}
uint64_t hashOf(std::string_view Text);

/// Hashes of one function's instructions, without those of debug information. Equal hashes mean
/// equal instructions, also across modules.
class Shapes {
public:
  Shapes(const Module &M, const Function &F);

  const Module &M;
  const Function &F;
  std::vector<InstId> Items;   ///< instructions in their order
  std::vector<uint64_t> Heads; ///< hash of each item without its operands
  std::vector<uint64_t> Local; ///< hash of the head and of operands that are constants or arguments
  std::vector<uint64_t> Deep;  ///< hash of everything that the item is computed from
  std::vector<bool> IsPure;    ///< true if the position of the item does not matter

  /// Returns the item that defines a value; None for constants and arguments.
  uint32_t itemOf(ValueId V) const;
  /// Returns the hash of a value that no instruction defines.
  uint64_t outside(ValueId V);
  static bool commutes(const Module &M, const Instruction &I);

private:
  uint64_t typeHash(TypeId T);
  uint64_t constantHash(ValueId V, unsigned Depth);
  uint64_t headOf(const Instruction &I);
  bool isPure(const Instruction &I) const;
  void add(InstId Id);

  TypePrinter Types;
  std::unordered_map<TypeId, uint64_t> TypeHashes;
  std::unordered_map<ValueId, uint64_t> ValueHashes;
  std::vector<uint32_t> ItemNumbers; ///< item of each instruction of the function
};

} // namespace dxil::ir::diff
