// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef DXIL_TARGET_INPUTREADS_H
#define DXIL_TARGET_INPUTREADS_H

#include <dxil/ops.h>

namespace dxil {

/// Whether \p Op reads an element of the input signature, interpolated or not: its first operand
/// says which. Those that read control points or patch constants have signatures of their own.
inline bool readsInput(OpCode Op) {
  const OpInfo &Info = info(Op);
  return Op != OpCode::LoadOutputControlPoint && Op != OpCode::LoadPatchConstant &&
         !Info.Args.empty() && Info.Args[0].Name == "inputSigId";
}

} // namespace dxil

#endif // DXIL_TARGET_INPUTREADS_H
