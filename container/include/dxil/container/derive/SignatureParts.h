// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Derives the parts in which a container repeats a shader's signatures and pipeline state for the
// runtime.
#pragma once

#include <dxil/container/derive/SignatureUse.h>
#include <dxil/generated/PartWords.h>

#include <span>

namespace dxil::container {

/// Returns the bytes of a signature part of \p E in the form of the module's validator version: one
/// entry for each row of an element, in the order of registers. \p K is Input for ISG1, Output for
/// OSG1, PatchOrPrimitive for PSG1.
std::vector<uint8_t> deriveSignaturePart(const ModuleFacts &Info, const EntryPoint &E,
                                         SignatureKind K);

/// Returns true if the shader's stage has a part PSG1 whenever it has patch or primitive elements.
bool hasPatchOrPrimitivePart(const EntryPoint &E);

/// Returns the bytes of PSV0 of \p E in the form of the module's validator version. The dependency
/// tables come from the numbers of `dx.viewIdState`; missing numbers are zero.
std::vector<uint8_t> derivePipelineState(const Analysis &A, const EntryPoint &E,
                                         std::span<const uint32_t> ViewIdState);

/// Returns the numbers of the module's `dx.viewIdState`; empty if it has none.
std::vector<uint32_t> storedViewIdState(const ir::Module &M);

/// Returns the number of a component type in signature parts; 0 if parts have no number for it.
RegisterComponent partComponentType(const ModuleFacts &Info, uint64_t Component);

} // namespace dxil::container
