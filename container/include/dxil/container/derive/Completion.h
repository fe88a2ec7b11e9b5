// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a module's metadata repeats of its code: shader flags, which components of signatures are
// used, which outputs depend on which inputs. A producer need not find it out.
#pragma once

#include <dxil/container/derive/SignatureUse.h>

namespace dxil::container {

struct Completion {
  /// The shader flags of the module, option flags included.
  uint64_t Flags = 0;
  /// Numbers, in Info.UAVs, of those that 64-bit atomics reach.
  std::vector<uint32_t> Atomic64UAVs;
  /// By entry, in the order of Info.Entries; none for libraries.
  std::vector<SignatureUse> Uses;
  /// The numbers of `dx.viewIdState`; nothing where the module is to have none.
  std::optional<std::vector<uint32_t>> ViewIdState;
};

/// Finds it. Needs facts and handles. Of the flags that the module has, those that are options
/// stay; ResMayNotAlias stays where UAVs are used.
Completion deriveCompletion(const Analysis &A);

/// What the facts of the completed module are.
void complete(ModuleFacts &Info, const Completion &C);

/// Puts it into the metadata of a module: the one that it was derived from, or the same program
/// with debug information or without its functions' bodies.
void complete(ir::Module &M, const Completion &C);

} // namespace dxil::container
