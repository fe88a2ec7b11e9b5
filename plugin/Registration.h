// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Makes the `dxil` triple known to LLVM's target registry.
#pragma once

namespace llvm {
class Target;
} // namespace llvm

namespace dxil::plugin {

/// Returns the target of triples with the architecture `dxil`. Usable after registerTarget().
llvm::Target &theDXILTarget();

/// Registers the target, its TargetMachine and the few MC descriptions that
/// `llc` asks for. May be called more than once; an LLVM that was built with a
/// DirectX target of its own keeps that one for its own lookups.
void registerTarget();

} // namespace dxil::plugin
