// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Element types of a program's resources, from the types in its module.
#pragma once

#include "Numbers.h"

#include <dxil/container/Container.h>
#include <dxil/generated/OpCodes.h>

#include <map>
#include <optional>
#include <vector>

namespace dxil::execution {

/// A number in an element, and its offset.
struct ElementScalar {
  const ScalarType *Type = nullptr;
  uint32_t Offset = 0;
};

/// The element of a buffer, texture or constant buffer.
struct ResourceElement {
  std::vector<ElementScalar> Scalars; ///< scalars of an element; empty if it is too large or has
                                      ///< types other than numbers
  uint32_t Channels = 0; ///< for typed views: channels of the first vector or number, 1 to 4
};

using ResourceElements = std::map<std::pair<ResourceClass, uint32_t>, ResourceElement>;

/// Returns elements by class and id. Integers are reported as signed, since their signs are
/// unknown. Empty if the module is invalid.
ResourceElements readResourceElements(const container::Container &C);

/// An index in the descriptor heap that the program uses.
struct HeapUse {
  std::optional<uint32_t> Index; ///< nothing: computed at run time
  bool Sampler = false;
  ResourceClass Class = ResourceClass::SRV;
  ResourceKind Kind = ResourceKind::Invalid;
  uint32_t Stride = 0;        ///< element size of a structured buffer
  uint32_t ConstantBytes = 0; ///< size of a constant buffer
  ComponentType Type = ComponentType::Invalid;
  uint32_t Channels = 0;
};

/// Returns the heap handles in program order. Empty if the module is invalid.
std::vector<HeapUse> readHeapUses(const container::Container &C);

} // namespace dxil::execution
