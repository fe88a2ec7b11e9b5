// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <dxil/module/TypeLayout.h>

#include <algorithm>
#include <charconv>

namespace dxil::ir {
namespace {

constexpr uint64_t MaxSize = 0xFFFFFFFFu;
constexpr unsigned MaxDepth = 256;

uint64_t roundUp(uint64_t Value, uint64_t Align) {
  return (Value + Align - 1) / Align * Align;
}

unsigned number(std::string_view Text) {
  unsigned Value = 0;
  std::from_chars(Text.data(), Text.data() + Text.size(), Value);
  return Value;
}

} // namespace

TypeLayout::TypeLayout(const Module &M) : M(M) {
  readString(M.DataLayout);
  Extents.resize(M.Types.size());
  State.resize(M.Types.size());
  for (TypeId T = 0; T < M.Types.size(); ++T)
    compute(T, 0);
}

/// Reads a data layout string: `i16:32` aligns i16 to 32 bits, `p:32:32` gives pointers 32 bits.
void TypeLayout::readString(std::string_view Text) {
  while (!Text.empty()) {
    std::string_view Item = Text.substr(0, Text.find('-'));
    Text.remove_prefix(std::min(Text.size(), Item.size() + 1));
    size_t Colon = Item.find(':');
    if (Colon == std::string_view::npos || Colon < 1)
      continue;
    unsigned Width = number(Item.substr(1, Colon - 1)), Bits = number(Item.substr(Colon + 1));
    unsigned Align = std::clamp(Bits / 8, 1u, 16u);
    if (Item[0] == 'p' && Width == 0)
      PointerSize = Align;
    if (Item[0] == 'i')
      for (unsigned I = 0, W[] = {1, 8, 16, 32, 64}; I < 5; ++I)
        if (W[I] == Width)
          Integer[I] = Align;
    if (Item[0] == 'f')
      for (unsigned I = 0, W[] = {16, 32, 64}; I < 3; ++I)
        if (W[I] == Width)
          Float[I] = Align;
  }
}

TypeLayout::Extent TypeLayout::computeStruct(const Type &Ty, unsigned Depth) {
  Extent E;
  uint64_t Size = 0;
  bool IsKnown = true;
  for (TypeId Field : M.fields(Ty)) {
    Extent Inner = compute(Field, Depth + 1);
    IsKnown = IsKnown && Inner.Size.has_value();
    uint32_t Align = Ty.Packed ? 1 : Inner.Align;
    E.Align = std::max(E.Align, Align);
    Size = roundUp(Size, Align) + Inner.Size.value_or(0);
    IsKnown = IsKnown && Size <= MaxSize;
    E.Scalars = std::min(E.Scalars + Inner.Scalars, MaxSize);
  }
  if (IsKnown)
    E.Size = roundUp(Size, E.Align);
  return E;
}

TypeLayout::Extent TypeLayout::compute(TypeId T, unsigned Depth) {
  if (T >= M.Types.size() || Depth > MaxDepth)
    return {};
  if (State[T])
    return Extents[T];
  State[T] = 1; // detects types that contain themselves
  const Type &Ty = M.type(T);
  Extent E;
  switch (Ty.Kind) {
  case TypeKind::Half:
  case TypeKind::Float:
  case TypeKind::Double: {
    unsigned I = unsigned(Ty.Kind) - unsigned(TypeKind::Half);
    E.Align = Float[I];
    E.Size = roundUp(2u << I, E.Align);
    E.Scalars = 1;
    break;
  }
  case TypeKind::Integer: {
    uint64_t Bytes = (uint64_t(Ty.Width) + 7) / 8;
    unsigned I = Ty.Width <= 1    ? 0
                 : Ty.Width <= 8  ? 1
                 : Ty.Width <= 16 ? 2
                 : Ty.Width <= 32 ? 3
                                  : 4;
    E.Align = Integer[I];
    E.Size = roundUp(Bytes, E.Align);
    E.Scalars = 1;
    break;
  }
  case TypeKind::Pointer:
    E.Align = PointerSize;
    E.Size = PointerSize;
    E.Scalars = 1;
    break;
  case TypeKind::Array:
  case TypeKind::Vector: {
    Extent ElementExtent = compute(Ty.Element, Depth + 1);
    E.Align = ElementExtent.Align;
    if (ElementExtent.Size && (!*ElementExtent.Size || Ty.Count <= MaxSize / *ElementExtent.Size))
      E.Size = *ElementExtent.Size * Ty.Count;
    E.Scalars = std::min(ElementExtent.Scalars * std::min(Ty.Count, MaxSize), MaxSize);
    break;
  }
  case TypeKind::Struct: E = computeStruct(Ty, Depth); break;
  default: break;
  }
  Extents[T] = E;
  return E;
}

std::optional<uint64_t> TypeLayout::allocSize(TypeId T) const {
  return T < Extents.size() ? Extents[T].Size : std::nullopt;
}

uint32_t TypeLayout::alignment(TypeId T) const {
  return T < Extents.size() ? Extents[T].Align : 1;
}

std::optional<TypeLayout::ScalarRange>
TypeLayout::scalars(TypeId Aggregate, std::span<const uint32_t> Indices) const {
  auto CountOf = [&](TypeId T) { return T < Extents.size() ? Extents[T].Scalars : 0; };
  ScalarRange Range;
  TypeId T = Aggregate;
  for (uint32_t Index : Indices) {
    const Type &Ty = M.type(T);
    if (Ty.Kind == TypeKind::Struct && Index < Ty.Fields.Count) {
      for (uint32_t K = 0; K < Index; ++K)
        Range.First += CountOf(M.fields(Ty)[K]);
      T = M.fields(Ty)[Index];
    } else if (Ty.Kind == TypeKind::Array && Index < Ty.Count) {
      Range.First += Index * CountOf(Ty.Element);
      T = Ty.Element;
    } else {
      return std::nullopt;
    }
  }
  Range.Count = CountOf(T);
  return Range;
}

std::vector<uint64_t> TypeLayout::fieldOffsets(TypeId Struct) const {
  const Type &Ty = M.type(Struct);
  std::vector<uint64_t> Offsets(Ty.Fields.Count);
  uint64_t Offset = 0;
  for (uint32_t I = 0; I < Ty.Fields.Count; ++I) {
    TypeId T = M.fields(Ty)[I];
    Offset = roundUp(Offset, Ty.Packed ? 1 : alignment(T));
    Offsets[I] = Offset;
    std::optional<uint64_t> Size = allocSize(T);
    if (!Size)
      break;
    Offset += *Size;
  }
  return Offsets;
}

std::optional<uint64_t> TypeLayout::fieldOffset(TypeId Struct, uint32_t Field) const {
  const Type &Ty = M.type(Struct);
  uint64_t Offset = 0;
  for (uint32_t I = 0; I < Ty.Fields.Count; ++I) {
    TypeId T = M.fields(Ty)[I];
    Offset = roundUp(Offset, Ty.Packed ? 1 : alignment(T));
    if (I == Field)
      return Offset;
    std::optional<uint64_t> Size = allocSize(T);
    if (!Size)
      return std::nullopt;
    Offset += *Size;
  }
  return std::nullopt;
}

} // namespace dxil::ir
