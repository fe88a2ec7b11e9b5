// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In which order resources without a register get theirs, as in DXC: by declaration; behind them
// members of structs, those of one struct as the program gets to them, and resources in constant
// blocks, behind the structs of the block, the last one first; behind all textures buffers of
// constants that are textures, those in structs too.
#ifndef DXIL_FRONTEND_CODEGEN_BINDINGORDER_H
#define DXIL_FRONTEND_CODEGEN_BINDINGORDER_H

#include "../check/Program.h"

namespace dxil::frontend {

/// Resources that a struct may have.
inline constexpr uint32_t MostMembers = 4096;

/// Resources of a constant block that are put in DXC's order.
inline constexpr uint32_t MostBlockResources = 1000;

inline uint32_t bindingOrder(VariableId V) {
  return uint32_t(V) * MostMembers;
}
inline uint32_t memberBindingOrder(VariableId V, uint32_t Turn) {
  return uint32_t(1) << 31 | (bindingOrder(V) + Turn);
}
/// \p Last is the block's last variable, \p Index counts the resources of the block.
inline uint32_t blockBindingOrder(VariableId Last, uint32_t Index) {
  return memberBindingOrder(Last, MostMembers - 1 - Index);
}
inline uint32_t textureBufferOrder(VariableId V) {
  return uint32_t(3) << 30 | bindingOrder(V);
}

} // namespace dxil::frontend

#endif // DXIL_FRONTEND_CODEGEN_BINDINGORDER_H
