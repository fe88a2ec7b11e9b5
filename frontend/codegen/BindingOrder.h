// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The order in which resources without a register get one, as in DXC: first by declaration; then
// members of structs, in the order in which the program reaches them, and resources in constant
// blocks, after the structs of the block and the last one first. Texture buffers come after all
// textures, including those in structs.
#ifndef DXIL_FRONTEND_CODEGEN_BINDINGORDER_H
#define DXIL_FRONTEND_CODEGEN_BINDINGORDER_H

#include "../check/Program.h"

namespace dxil::frontend {

/// Maximum number of resources in a struct.
inline constexpr uint32_t MostMembers = 4096;

/// Maximum number of a constant block's resources that get DXC's order.
inline constexpr uint32_t MostBlockResources = 1000;

inline uint32_t bindingOrder(VariableId V) {
  return uint32_t(V) * MostMembers;
}
inline uint32_t memberBindingOrder(VariableId V, uint32_t Turn) {
  return uint32_t(1) << 31 | (bindingOrder(V) + Turn);
}
/// \p Last is the block's last variable; \p Index counts the resources of the block.
inline uint32_t blockBindingOrder(VariableId Last, uint32_t Index) {
  return memberBindingOrder(Last, MostMembers - 1 - Index);
}
inline uint32_t textureBufferOrder(VariableId V) {
  return uint32_t(3) << 30 | bindingOrder(V);
}

} // namespace dxil::frontend

#endif // DXIL_FRONTEND_CODEGEN_BINDINGORDER_H
