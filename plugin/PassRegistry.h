// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The names by which `opt -passes=` runs each pass of this project.
#ifndef DXIL_PLUGIN_PASSREGISTRY_H
#define DXIL_PLUGIN_PASSREGISTRY_H

namespace llvm {
class PassBuilder;
} // namespace llvm

namespace dxil::plugin {

/// Adds every pass of lowering/ and target/ to \p PB's textual pipelines, and
/// `dxil-pipeline`, which runs all of them as the target does.
void registerPassBuilderCallbacks(llvm::PassBuilder &PB);

} // namespace dxil::plugin

#endif // DXIL_PLUGIN_PASSREGISTRY_H
