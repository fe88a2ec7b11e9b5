// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

namespace llvm {
class Module;
}

namespace dxil::execution {

/// Makes each operation of \p M that gives a NaN give the quiet one without a sign.
void giveOneNaN(llvm::Module &M);

} // namespace dxil::execution
