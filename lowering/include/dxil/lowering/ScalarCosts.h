// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Costs of LLVM's passes on a target whose instructions are scalar.
#pragma once

#include "llvm/Analysis/TargetTransformInfo.h"

namespace dxil::lowering {

/// Returns LLVM's costs of an unknown target, with limits of unrolling that count each element of a
/// vector as an instruction.
llvm::TargetTransformInfo scalarCosts(const llvm::DataLayout &DL);

} // namespace dxil::lowering
