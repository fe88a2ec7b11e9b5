// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Matrices of linear algebra and their layouts in memory.
#pragma once

#include "Elements.h"
#include "MatrixNumbers.h"

#include <cstring>
#include <string_view>

namespace dxil::execution {

/// Elements are row by row.
struct Matrix {
  ComponentType Component = ComponentType::Invalid;
  uint32_t Rows = 0, Columns = 0;
  MatrixUse Use = MatrixUse::A;
  MatrixScope Scope = MatrixScope::Thread;
  std::vector<Number> Elements;

  size_t count() const { return size_t(Rows) * Columns; }
  Number at(uint32_t Row, uint32_t Column) const { return Elements[Row * Columns + Column]; }
  void set(size_t I, Number Value) { Elements[I] = rounded(Component, Value); }
};

/// Returns overload \p I from the name of an op: `dx.op.class.overload0.overload1`.
std::string_view overloadText(std::string_view Name, unsigned I);
/// Reads the number after a letter at the beginning of \p Text, and removes both.
bool takeNumber(std::string_view &Text, char Letter, uint32_t &Number);

/// The location of a matrix in memory, from its first element.
struct Placement {
  uint64_t Offset = 0, Stride = 0;
  MatrixLayout Layout = MatrixLayout::RowMajor;

  /// Returns the offset of an element from the beginning of the buffer or array. Device-specific
  /// layouts have no gaps here.
  uint64_t of(const Matrix &M, uint32_t Row, uint32_t Column, unsigned Size) const {
    switch (Layout) {
    case MatrixLayout::RowMajor: return Offset + Row * Stride + uint64_t(Column) * Size;
    case MatrixLayout::ColumnMajor: return Offset + Column * Stride + uint64_t(Row) * Size;
    case MatrixLayout::MulOptimal:
    case MatrixLayout::OuterProductOptimal:
      return Offset + (uint64_t(Row) * M.Columns + Column) * Size;
    default: return Offset + (uint64_t(Column) * M.Rows + Row) * Size;
    }
  }
};

/// Reads operands from \p I on: offset and stride in units of \p Unit bytes, then the layout.
Placement placementOf(Lane &L, const Call &C, unsigned I, uint64_t Unit);

template <typename Function> void forEachElement(const Matrix &M, Function Do) {
  for (uint32_t Row = 0; Row < M.Rows; ++Row)
    for (uint32_t Column = 0; Column < M.Columns; ++Column)
      Do(Row, Column);
}

/// Returns the component type in which a groupshared array of overload 1 stores matrices of \p
/// Element. This is \p Element if the array's elements have that type or hold it packed, else the
/// type of the array's elements.
ComponentType memoryComponent(const Call &C, ComponentType Element);

/// The groupshared memory to which an op's pointer leads.
class SharedPlace {
public:
  SharedPlace(Lane &L, Slot Address)
      : Memory(*L.Parent), Bytes(L.Owner->SharedBytes),
        Start(Address - reinterpret_cast<uintptr_t>(Memory.Shared)) {}

  /// Returns null beyond the group's memory.
  uint8_t *at(uint64_t Offset, unsigned Size) const {
    return Start <= Bytes && Offset + Size <= Bytes - Start ? Memory.Shared + Start + Offset
                                                            : nullptr;
  }
  uint64_t read(uint64_t Offset, unsigned Size) const {
    uint64_t Value = 0;
    if (const uint8_t *From = at(Offset, Size))
      std::memcpy(&Value, From, Size);
    return Value;
  }
  void write(uint64_t Offset, unsigned Size, uint64_t Value) const {
    uint8_t *To = at(Offset, Size);
    if (!To)
      return;
    std::memcpy(To, &Value, Size);
    if (Memory.SharedUndefined)
      std::memset(Memory.SharedUndefined + (To - Memory.Shared), 0, Size);
  }

private:
  Wave &Memory;
  uint64_t Bytes, Start;
};

/// Adds to a number in a buffer, atomically with respect to these ops.
void addInBuffer(Buffer &B, uint64_t Offset, ComponentType Type, Number Value);

} // namespace dxil::execution
