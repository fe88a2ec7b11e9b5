// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Assigns registers and columns to signature elements.
#pragma once

#include <dxil/generated/Kinds.h>
#include <dxil/ops/SystemValues.h>

#include <optional>
#include <span>

namespace dxil::container {

/// A signature element that needs registers.
struct PackedElement {
  uint8_t SystemValue = 0; ///< number of the system value; 0: none
  uint32_t FirstIndex = 0; ///< semantic index of the first row; a render target's register
  ComponentType Component = ComponentType::F32;
  InterpolationMode Mode = InterpolationMode::Undefined;
  uint32_t Rows = 1;
  uint8_t Columns = 1;
  /// The result; -1 if the element gets no register. Values set before the call are kept and placed
  /// first; tight packing does not support that.
  int32_t StartRow = -1;
  int8_t StartColumn = -1;
};

/// Assigns registers in declaration order (prefix-stable packing, dxc's default) or, \p Tightly, in
/// an order that needs few registers. Returns the index of the first element that does not fit, or
/// nothing if all fit.
std::optional<size_t> packSignature(std::span<PackedElement> Elements, SignaturePoint Point,
                                    uint32_t Minor, bool Native16, bool Tightly = false);

} // namespace dxil::container
