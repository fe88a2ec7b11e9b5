// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Shader flags and features: what the instructions, operations, resources and signatures of a
// module call for. Where validators of different versions count differently, the module's own
// validator version decides.
#pragma once

#include <dxil/container/derive/Analysis.h>
#include <dxil/ops/CallFlags.h>

namespace dxil::container {

/// The name of the flag with that bit alone; empty if there is none.
std::string_view flagName(uint64_t Bit);

struct DerivedFlags {
  /// Without option flags. ResMayNotAlias is there wherever UAVs are used: the promise is the
  /// compiler's to make.
  uint64_t Flags = 0;
  /// Numbers of the UAVs, in Info.UAVs, that 64-bit atomics reach; sorted.
  std::vector<uint32_t> Atomic64UAVs;
};

/// The flags of the whole module. Needs facts and handles.
DerivedFlags deriveShaderFlags(const Analysis &A);

/// The flags that one function's instructions, and its signatures if it is an entry, call for; with
/// NativeLowPrecision where the module has it.
uint64_t shaderFlagsOf(const Analysis &A, ir::FunctionId F);

/// The least n of the shader models 6.n that have what the flags stand for.
unsigned minorFor(uint64_t Flags);

/// What of the flags SFI0 says, in its own order of bits.
uint64_t featureInfo(uint64_t Flags);

} // namespace dxil::container
