// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Stages that the engine does not run yet: an error each. Weak, so that a stage's own file wins.
#include <dxil/execution/Shader.h>

namespace dxil::execution {

#define PENDING(METHOD, BATCH)                                                                     \
  __attribute__((weak)) std::string Shader::METHOD(BATCH, const Resources &, const RunOptions &,   \
                                                   FaultLog *) const {                             \
    return "shaders of this stage cannot be run yet";                                              \
  }
PENDING(dispatchGraph, const GraphDispatch &)
#undef PENDING

} // namespace dxil::execution
