// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Finds equal types: a hash table over the types of a module.
//
// The input chooses the types. With a known hash function, an input could contain types that all
// collide, and reading would take quadratic time. So the hash has a random key. Results do not
// depend on the key: ids follow the order of the types.
#pragma once

#include <dxil/module/Module.h>

#include <bit>
#include <optional>
#include <span>
#include <vector>

namespace dxil::ir::reader {

class TypeIndex {
public:
  TypeIndex();

  uint32_t hash(const ir::Type &T, std::span<const ir::TypeId> Fields) const;
  /// Returns the first type with that hash for which `IsIt(id)` is true, or None.
  template <typename Predicate> ir::TypeId find(uint32_t Hash, Predicate &&IsIt) const {
    for (size_t Index = Hash & Mask; Slots[Index].Id != ir::None; Index = (Index + 1) & Mask)
      if (Slots[Index].Hash == Hash && IsIt(Slots[Index].Id))
        return Slots[Index].Id;
    return ir::None;
  }
  void add(uint32_t Hash, ir::TypeId Id);
  /// Returns the type of M that equals T; adds T if there is none. The fields of T must be the last
  /// ones of the pool; they are removed if the type exists.
  ir::TypeId intern(ir::Module &M, const ir::Type &T);

private:
  struct Slot {
    uint32_t Hash = 0;
    ir::TypeId Id = ir::None;
  };
  void place(Slot S);

  uint64_t Key[2];
  std::vector<Slot> Slots;
  size_t Mask, Count = 0;
};

/// Limits nesting of types without named structs between: printing them is recursive.
inline constexpr uint16_t MaxTypeDepth = 256;

/// A type that contains itself by value, or contains types nested deeper than MaxDepth (IsDepth).
struct TypeProblem {
  ir::TypeId Contained;
  bool IsDepth;
};
std::optional<TypeProblem> containmentProblem(const ir::Module &M, uint32_t MaxDepth);

} // namespace dxil::ir::reader
