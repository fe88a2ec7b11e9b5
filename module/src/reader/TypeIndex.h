// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Which type has a shape: a hash table over the types of a module.
//
// The shapes are the input's choice. Were the hash known, an input could be made whose types all
// meet in one place, and reading it would take quadratic time; so it has a key, which no input
// knows. Nothing that the reader returns depends on the key: ids are given in the order of the
// types.
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
  /// The first type with that hash for which `IsIt(id)` holds, or None.
  template <typename Predicate> ir::TypeId find(uint32_t Hash, Predicate &&IsIt) const {
    for (size_t At = Hash & Mask; Slots[At].Id != ir::None; At = (At + 1) & Mask)
      if (Slots[At].Hash == Hash && IsIt(Slots[At].Id))
        return Slots[At].Id;
    return ir::None;
  }
  void add(uint32_t Hash, ir::TypeId Id);
  /// The id of a type of this shape in M, added if there is none. Its fields, if it has any, are
  /// the last ones of the pool, and are given back if there is one.
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

/// How deep types may nest without a named struct between; what prints them recurses.
inline constexpr uint16_t MaxTypeDepth = 256;

/// A type that contains itself by value, or one that contains others deeper than MaxDepth
/// (IsDepth).
struct TypeProblem {
  ir::TypeId At;
  bool IsDepth;
};
std::optional<TypeProblem> containmentProblem(const ir::Module &M, uint32_t MaxDepth);

} // namespace dxil::ir::reader
