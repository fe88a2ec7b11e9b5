// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Shader flags and features that a module's instructions, ops, resources and signatures require.
// Validators of different versions count differently; the module's validator version decides.
#pragma once

#include <dxil/container/derive/Analysis.h>
#include <dxil/ops/CallFlags.h>

namespace dxil::container {

/// Returns the name of a flag, given as a single bit. Empty if there is no such flag.
std::string_view flagName(uint64_t Bit);

struct DerivedFlags {
  /// Flags of the module without option flags. Includes ResMayNotAlias if the module uses UAVs:
  /// only the compiler can know whether that promise holds.
  uint64_t Flags = 0;
  /// Indices in Info.UAVs of the UAVs that 64-bit atomics access; sorted.
  std::vector<uint32_t> Atomic64UAVs;
};

/// Returns the flags of the whole module. Needs facts and handles.
DerivedFlags deriveShaderFlags(const Analysis &A);

/// Returns the flags that a function's instructions require, plus those of its signatures if the
/// function is an entry. Includes NativeLowPrecision if the module has it.
uint64_t shaderFlagsOf(const Analysis &A, ir::FunctionId F);

/// Returns the lowest N for which shader model 6.N supports all of the flags.
unsigned minorFor(uint64_t Flags);

/// Returns the bits of part SFI0 for the shader flags.
uint64_t featureInfo(uint64_t Flags);

} // namespace dxil::container
