// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef DXIL_LOWERING_RESTOREADDRESSES_H
#define DXIL_LOWERING_RESTOREADDRESSES_H

namespace llvm {
class Module;
} // namespace llvm

namespace dxil::lowering {

/// Gives the accesses to objects of an upgraded module that the optimiser has worked on the
/// addresses of DXIL. False, after a diagnostic, if one of them is to no number of its object.
bool restoreAddresses(llvm::Module &M);

} // namespace dxil::lowering

#endif // DXIL_LOWERING_RESTOREADDRESSES_H
