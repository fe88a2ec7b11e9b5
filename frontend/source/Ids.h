// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The ids by which the steps of the front end refer to things, and the storage of their trees: each
// step's output is a few vectors, and references are indices.
#pragma once

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"

#include <cassert>
#include <cstdint>
#include <cstring>
#include <type_traits>
#include <vector>

namespace dxil::frontend {

/// A place in the source, macro expansions included: clang's encoding of a SourceLocation. 0 is no
/// place.
enum class Location : uint32_t { None = 0 };

/// Consecutive words of a tree's storage that are ids of type \p Id.
template <typename Id> struct List {
  uint32_t First = 0;
  uint32_t Count = 0;
  bool empty() const { return Count == 0; }
};

/// The kind of a node's struct. A family of nodes is listed once, in a macro of which the
/// enumeration of its kinds and the specializations of KindOf are made.
template <typename Node> inline constexpr auto KindOf = nullptr;
#define DXIL_NODE_ENUMERATOR(Node) Node,

/// Nodes of different kinds in one vector. A kind is a struct of 32-bit fields; its fields are
/// stored consecutively in the tree's words. Id 0 is no node.
template <typename KindType, typename Id> class FlatTree {
public:
  FlatTree() { Nodes.push_back({}); }

  template <typename T> Id add(Location Where, const T &Value) {
    static_assert(std::is_trivially_copyable_v<T> && (std::is_empty_v<T> || sizeof(T) % 4 == 0));
    Nodes.push_back({KindOf<T>, Where, uint32_t(Words.size())});
    append(&Value, wordsOf<T>());
    return Id(Nodes.size() - 1);
  }
  /// Returns the fields of \p Node, which is of kind T.
  template <typename T> T get(Id Node) const {
    assert(kind(Node) == KindOf<T>);
    T Value;
    std::memcpy(static_cast<void *>(&Value), Words.data() + Nodes[size_t(Node)].First,
                wordsOf<T>() * 4);
    return Value;
  }
  /// Replaces the fields of \p Node, which is of kind T.
  template <typename T> void set(Id Node, const T &Value) {
    assert(kind(Node) == KindOf<T>);
    std::memcpy(Words.data() + Nodes[size_t(Node)].First, &Value, wordsOf<T>() * 4);
  }
  bool is(Id Node, KindType Kind) const { return Node != Id(0) && kind(Node) == Kind; }
  KindType kind(Id Node) const { return Nodes[size_t(Node)].Kind; }
  Location location(Id Node) const { return Nodes[size_t(Node)].Where; }
  uint32_t size() const { return uint32_t(Nodes.size()); }

  template <typename T> List<T> addList(llvm::ArrayRef<T> Items) {
    static_assert(sizeof(T) == 4);
    List<T> L{uint32_t(Words.size()), uint32_t(Items.size())};
    append(Items.data(), Items.size());
    return L;
  }
  /// Returns the items of \p L. Invalid once a node or list is added.
  template <typename T> llvm::ArrayRef<T> list(List<T> L) const {
    static_assert(sizeof(T) == 4);
    return {reinterpret_cast<const T *>(Words.data() + L.First), L.Count};
  }
  template <typename T> T item(List<T> L, size_t I) const {
    assert(I < L.Count);
    return T(Words[L.First + I]);
  }

private:
  template <typename T> static constexpr size_t wordsOf() {
    return std::is_empty_v<T> ? 0 : sizeof(T) / 4;
  }
  /// Avoids std::vector::resize(), which is not inlined and sets everything to 0.
  void append(const void *From, size_t Count) {
    if (Count == 0)
      return;
    const uint32_t Before = uint32_t(Words.size());
    Words.resize_for_overwrite(Before + Count);
    std::memcpy(Words.data() + Before, From, Count * 4);
  }
  struct Entry {
    KindType Kind{};
    Location Where = Location::None;
    uint32_t First = 0;
  };
  std::vector<Entry> Nodes;
  llvm::SmallVector<uint32_t, 0> Words;
};

} // namespace dxil::frontend
