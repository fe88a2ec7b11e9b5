// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Metadata that repeats facts of the code: shader flags, used components of signatures, the outputs
// that depend on each input. A producer need not compute it.
#pragma once

#include <dxil/container/derive/SignatureUse.h>

namespace dxil::container {

struct Completion {
  /// The module's shader flags, option flags included.
  uint64_t Flags = 0;
  /// Indices in Info.UAVs of the UAVs that 64-bit atomics access.
  std::vector<uint32_t> Atomic64UAVs;
  /// Used components of signatures, for each entry in the order of Info.Entries. Empty for
  /// libraries.
  std::vector<SignatureUse> Uses;
  /// The numbers of `dx.viewIdState`; absent if the module needs none.
  std::optional<std::vector<uint32_t>> ViewIdState;
};

/// Derives the completion. Needs facts and handles. Keeps the module's option flags, and
/// ResMayNotAlias if the module uses UAVs.
Completion deriveCompletion(const Analysis &A);

/// Updates the facts to match the completed module.
void complete(ModuleFacts &Info, const Completion &C);

/// Adds the completion to a module's metadata. The module may also be a version of the analyzed
/// program with debug information or without function bodies.
void complete(ir::Module &M, const Completion &C);

} // namespace dxil::container
