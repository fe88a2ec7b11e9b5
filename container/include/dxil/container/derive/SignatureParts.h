// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a container repeats, for the runtime, of a shader's signatures and its state in the
// pipeline.
#pragma once

#include <dxil/container/derive/SignatureUse.h>

#include <span>

namespace dxil::container {

/// The bytes of a signature part of \p E: one entry for each row of an element, in the order of
/// registers, as the module's validator version has it. \p K is Input for ISG1, Output for OSG1,
/// PatchOrPrimitive for PSG1.
std::vector<uint8_t> deriveSignaturePart(const ModuleFacts &Info, const EntryPoint &E,
                                         SignatureKind K);

/// Whether a shader of this kind has a part PSG1, if it has such elements.
bool hasPatchOrPrimitivePart(const EntryPoint &E);

/// The bytes of PSV0 of \p E in the version that goes with the module's validator version. The
/// tables of dependencies are what the numbers of a `dx.viewIdState` say, zeros where it ends.
std::vector<uint8_t> derivePipelineState(const Analysis &A, const EntryPoint &E,
                                         std::span<const uint32_t> ViewIdState);

/// The numbers that `dx.viewIdState` has; none if the module has none.
std::vector<uint32_t> storedViewIdState(const ir::Module &M);

/// The number that a component type has in parts; 0 for what has none.
uint32_t partComponentType(const ModuleFacts &Info, uint64_t Component);

} // namespace dxil::container
