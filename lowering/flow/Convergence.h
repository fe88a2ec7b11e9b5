// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

namespace llvm {
class Function;
} // namespace llvm

namespace dxil::lowering {

/// Returns true if the effect of a declared function depends on the lanes that execute a call
/// together: wave and quad operations, derivatives, samples with implicit gradients, barriers. The
/// op's record decides for functions that represent an op, LLVM's own attribute for other
/// intrinsics.
bool dependsOnLanes(const llvm::Function &Declaration);

} // namespace dxil::lowering
