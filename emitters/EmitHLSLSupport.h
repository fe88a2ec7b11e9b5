// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "Model.h"

namespace llvm {
class raw_ostream;
class RecordKeeper;
} // namespace llvm

namespace dxil::emitters {

/// Writes docs/hlsl-support.md, the supported parts of HLSL with their tests. Has the type
/// EmitFileFn.
bool emitHLSLSupport(const Model &M, const llvm::RecordKeeper &Records, llvm::raw_ostream &OS);

} // namespace dxil::emitters
