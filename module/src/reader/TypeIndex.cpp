// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "TypeIndex.h"

#include <algorithm>
#include <chrono>

namespace dxil::ir::reader {

using namespace ir;

// Multiplies to 128 bits and mixes the halves, so that all bits of both factors matter.
static uint64_t fold(uint64_t A, uint64_t B) {
#ifdef __SIZEOF_INT128__
  __extension__ using Product = unsigned __int128;
  Product P = Product(A) * B;
  return uint64_t(P) ^ uint64_t(P >> 64);
#else
  uint64_t ALow = uint32_t(A), AHigh = A >> 32, BLow = uint32_t(B), BHigh = B >> 32;
  uint64_t Low = ALow * BLow, Mid1 = AHigh * BLow, Mid2 = ALow * BHigh, High = AHigh * BHigh;
  return (Low ^ High) + (std::rotl(Mid1, 32) ^ std::rotl(Mid2, 17)) * 0x9e3779b97f4a7c15u;
#endif
}

// The key comes from addresses and the time, which an attacker cannot know when creating a file.
TypeIndex::TypeIndex() : Slots(256), Mask(255) {
  uint64_t Time = uint64_t(std::chrono::steady_clock::now().time_since_epoch().count());
  Key[0] =
      fold(uint64_t(reinterpret_cast<uintptr_t>(Slots.data())) ^ 0xa0761d6478bd642fu, Time | 1);
  Key[1] = 1 | fold(uint64_t(reinterpret_cast<uintptr_t>(this)) ^ 0xe7037ed1a0b428dbu, Key[0] | 1);
}

// Hashes two words in each step; the keys hide both factors.
uint32_t TypeIndex::hash(const Type &T, std::span<const TypeId> Fields) const {
  uint64_t H = fold(Key[0] ^ (uint64_t(T.Kind) | uint64_t(T.Packed) << 8 | uint64_t(T.VarArg) << 9 |
                              uint64_t(T.Width) << 32),
                    Key[1] ^ (uint64_t(T.Element) << 32 | T.AddressSpace));
  if (T.Count | Fields.size()) {
    H = fold(H ^ T.Count, Key[1] ^ Fields.size());
    for (TypeId F : Fields)
      H = fold(H ^ F, Key[1]);
  }
  return uint32_t(H >> 32 ^ H);
}

void TypeIndex::place(Slot S) {
  size_t Index = S.Hash & Mask;
  while (Slots[Index].Id != None)
    Index = (Index + 1) & Mask;
  Slots[Index] = S;
}

void TypeIndex::add(uint32_t Hash, TypeId Id) {
  if (++Count * 2 > Slots.size()) {
    std::vector<Slot> Old(Slots.size() * 2);
    Old.swap(Slots);
    Mask = Slots.size() - 1;
    for (const Slot &S : Old)
      if (S.Id != None)
        place(S);
  }
  place({Hash, Id});
}

// LLVM has one type for equal contents, except for named structs and opaque types.
TypeId TypeIndex::intern(Module &M, const Type &T) {
  std::span<const TypeId> Fields = M.fields(T);
  uint32_t Hash = hash(T, Fields);
  TypeId Entry = find(Hash, [&](TypeId Id) {
    const Type &Other = M.Types[Id];
    return Other.Kind == T.Kind && Other.Width == T.Width && Other.AddressSpace == T.AddressSpace &&
           Other.Packed == T.Packed && Other.VarArg == T.VarArg && Other.Element == T.Element &&
           Other.Count == T.Count && std::ranges::equal(M.fields(Other), Fields);
  });
  if (Entry != None) {
    if (T.Fields.Count)
      M.TypePool.resize(T.Fields.First);
    return Entry;
  }
  TypeId Id = TypeId(M.Types.size());
  M.Types.push_back(T);
  add(Hash, Id);
  return Id;
}

// Components of named structs may have larger ids, so the walk uses a stack.
[[gnu::cold]] std::optional<TypeProblem> containmentProblem(const Module &M, uint32_t MaxDepth) {
  enum : uint8_t { New, Open, Done };
  std::vector<uint8_t> State(M.Types.size(), New);
  std::vector<uint16_t> Depth(M.Types.size(), 0);
  struct Step {
    TypeId T;
    uint32_t Next;
  };
  std::vector<Step> Stack;
  auto child = [&](const Type &Ty, uint32_t I) -> TypeId {
    if (Ty.Kind == TypeKind::Array || Ty.Kind == TypeKind::Vector)
      return I == 0 ? Ty.Element : None;
    if (Ty.Kind == TypeKind::Struct)
      return I < Ty.Fields.Count ? M.TypePool[Ty.Fields.First + I] : None;
    return None;
  };
  for (TypeId Root = 0; Root < M.Types.size(); ++Root) {
    if (State[Root] != New)
      continue;
    Stack.push_back({Root, 0});
    State[Root] = Open;
    while (!Stack.empty()) {
      Step &Top = Stack.back();
      TypeId C = child(M.Types[Top.T], Top.Next++);
      if (C == None) {
        State[Top.T] = Done;
        uint16_t D = uint16_t(Depth[Top.T] + 1);
        if (D > MaxDepth)
          return TypeProblem{Top.T, true};
        Stack.pop_back();
        if (!Stack.empty())
          Depth[Stack.back().T] = std::max(Depth[Stack.back().T], D);
        continue;
      }
      if (State[C] == Open)
        return TypeProblem{C, false};
      if (State[C] == Done) {
        Depth[Top.T] = std::max(Depth[Top.T], uint16_t(Depth[C] + 1));
        continue;
      }
      State[C] = Open;
      Stack.push_back({C, 0});
    }
  }
  return std::nullopt;
}

} // namespace dxil::ir::reader
