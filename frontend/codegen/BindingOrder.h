// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The order in which resources without a register get one, as in DXC: first by declaration; then
// members of structs; then resources in constant blocks, the last one of a block first; then
// texture buffers. The members of a struct are in groups of one type. The type that the program
// uses last is first; within a group the members are in the order in which the program reaches
// them.
#pragma once

#include <algorithm>
#include <cstdint>

namespace dxil::frontend {

/// Maximum number of resources in a struct.
inline constexpr uint32_t MostMembers = 4096;

/// Maximum number of a constant block's resources that get DXC's order.
inline constexpr uint32_t MostBlockResources = 1000;

enum class BindingGroup : uint32_t { Declared, Member, InBlock, TextureBuffer };

/// \p Global is the position of the variable among the globals, \p Turn less than MostMembers.
inline uint32_t bindingOrder(BindingGroup Group, uint32_t Global, uint32_t Turn = 0) {
  constexpr uint32_t MostGlobals = (uint32_t(1) << 30) / MostMembers;
  return uint32_t(Group) << 30 | (std::min(Global, MostGlobals - 1) * MostMembers + Turn);
}

} // namespace dxil::frontend
