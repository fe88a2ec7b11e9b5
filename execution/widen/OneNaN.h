// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

namespace llvm {
class Module;
}

namespace dxil::execution {

/// Makes each operation of \p M with a NaN result return the positive quiet NaN.
void giveOneNaN(llvm::Module &M);

} // namespace dxil::execution
