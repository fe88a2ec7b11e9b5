// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "Model.h"

namespace llvm {
class raw_ostream;
class RecordKeeper;
} // namespace llvm

namespace dxil::emitters {

/// docs/hlsl-support.md: what of HLSL is there, with its tests. Has the type EmitFileFn.
bool emitHLSLSupport(const Model &M, const llvm::RecordKeeper &Records, llvm::raw_ostream &OS);

} // namespace dxil::emitters
