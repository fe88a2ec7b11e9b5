// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The names by which `opt -passes=` runs each pass of this project.
#ifndef DXIL_TARGET_PASSREGISTRY_H
#define DXIL_TARGET_PASSREGISTRY_H

namespace llvm {
class PassBuilder;
} // namespace llvm

namespace dxil::target {

/// Adds every pass of lowering/ and target/ to \p PB's textual pipelines, and
/// `dxil-pipeline`, which runs all of them as the target does.
void registerPassBuilderCallbacks(llvm::PassBuilder &PB);

} // namespace dxil::target

#endif // DXIL_TARGET_PASSREGISTRY_H
