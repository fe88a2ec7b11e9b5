// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the elements of a program's resources are made of, from the types that its module keeps.
#pragma once

#include "Numbers.h"

#include <dxil/container/Container.h>
#include <dxil/generated/OpCodes.h>

#include <map>
#include <optional>
#include <vector>

namespace dxil::execution {

/// A number of an element, and where it stands.
struct ElementScalar {
  const ScalarType *Type = nullptr;
  uint32_t Offset = 0;
};

/// The element of a buffer, texture or constant buffer.
struct ResourceElement {
  std::vector<ElementScalar> Scalars; ///< empty if it is too large or of types without numbers
  uint32_t Channels = 0;              ///< of the first vector or number, 1 to 4: of a typed view
};

using ResourceElements = std::map<std::pair<ResourceClass, uint32_t>, ResourceElement>;

/// By class and id. Signs of integers are not known: they are int. Empty if the module does not
/// read.
ResourceElements readResourceElements(const container::Container &C);

/// A place in the descriptor heap that the program uses.
struct HeapUse {
  std::optional<uint32_t> Index; ///< nothing: computed at run time
  bool Sampler = false;
  ResourceClass Class = ResourceClass::SRV;
  ResourceKind Kind = ResourceKind::Invalid;
  uint32_t Stride = 0;        ///< of a structured buffer
  uint32_t ConstantBytes = 0; ///< of a constant buffer
  ComponentType Type = ComponentType::Invalid;
  uint32_t Channels = 0;
};

/// Handles that are made from the heap, in the order of the program. Empty if it does not read.
std::vector<HeapUse> readHeapUses(const container::Container &C);

} // namespace dxil::execution
