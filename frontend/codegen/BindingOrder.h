// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef DXIL_FRONTEND_CODEGEN_BINDINGORDER_H
#define DXIL_FRONTEND_CODEGEN_BINDINGORDER_H

#include "Generator.h"

namespace dxil::frontend {

/// DXC gives buffers of constants that are textures their registers behind all other textures,
/// those in structs too.
inline uint32_t textureBufferOrder(VariableId V) {
  return uint32_t(3) << 30 | bindingOrder(V);
}

} // namespace dxil::frontend

#endif // DXIL_FRONTEND_CODEGEN_BINDINGORDER_H
