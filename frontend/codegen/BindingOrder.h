// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In which order resources without a register get theirs, as in DXC: by declaration; behind them
// members of structs, those of one struct as the program gets to them; behind all textures buffers
// of constants that are textures, those in structs too.
#ifndef DXIL_FRONTEND_CODEGEN_BINDINGORDER_H
#define DXIL_FRONTEND_CODEGEN_BINDINGORDER_H

#include "../check/Program.h"

namespace dxil::frontend {

/// Resources that a struct may have.
inline constexpr uint32_t MostMembers = 4096;

inline uint32_t bindingOrder(VariableId V) {
  return uint32_t(V) * MostMembers;
}
inline uint32_t memberBindingOrder(VariableId V, uint32_t Turn) {
  return uint32_t(1) << 31 | (bindingOrder(V) + Turn);
}
inline uint32_t textureBufferOrder(VariableId V) {
  return uint32_t(3) << 30 | bindingOrder(V);
}

} // namespace dxil::frontend

#endif // DXIL_FRONTEND_CODEGEN_BINDINGORDER_H
