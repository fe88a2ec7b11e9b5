// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Names of this project's passes for `opt -passes=`.
#pragma once

namespace llvm {
class PassBuilder;
} // namespace llvm

namespace dxil::plugin {

/// Adds every pass of lowering/ to \p PB's textual pipelines, and `dxil-pipeline`, which runs all
/// of them as the target does.
void registerPassBuilderCallbacks(llvm::PassBuilder &PB);

} // namespace dxil::plugin
