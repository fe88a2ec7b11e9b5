// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

namespace llvm {
class Module;
} // namespace llvm

namespace dxil::lowering {

/// Rewrites the addresses of objects in an upgraded module, which the optimizer has changed, to
/// DXIL's form. Returns false, after a diagnostic, if an access is to no number of its object.
bool restoreAddresses(llvm::Module &M);

} // namespace dxil::lowering
