// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Which register and column each element of a signature gets.
#pragma once

#include <dxil/generated/Kinds.h>
#include <dxil/ops/SystemValues.h>

#include <optional>
#include <span>

namespace dxil::container {

/// An element to place.
struct PackedElement {
  uint8_t SystemValue = 0; ///< its number; 0: none
  uint32_t FirstIndex = 0; ///< semantic index of its first row, which is a render target's register
  ComponentType Component = ComponentType::F32;
  InterpolationMode Mode = InterpolationMode::Undefined;
  uint32_t Rows = 1;
  uint8_t Columns = 1;
  /// Where it is: the result, and -1 for what has no register. What is there already stays, and is
  /// placed before the others; tight packing knows none such.
  int32_t StartRow = -1;
  int8_t StartColumn = -1;
};

/// Gives elements their registers in declaration order (prefix-stable packing, as dxc's default)
/// or, \p Tightly, in an order that takes few of them. Returns the number of the first element that
/// finds no place among the registers; none if all do.
std::optional<size_t> packSignature(std::span<PackedElement> Elements, SignaturePoint Point,
                                    uint32_t Minor, bool Native16, bool Tightly = false);

} // namespace dxil::container
