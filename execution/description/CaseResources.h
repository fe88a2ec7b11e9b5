// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Parses views, textures, samplers and acceleration structures of cases.
#pragma once

#include <dxil/execution/Executor.h>

#include <array>
#include <string>
#include <vector>

namespace dxil::execution {

/// Reads the words after a buffer's register: `typed F32 4`, `texture W H D`, and `layers N`, `mips
/// N`, `samples N`, `mapped BYTES`.
Status parseView(const std::vector<std::string> &Words, Buffer &To);
/// Reads a sampler's words: `linear` or `point` for all three filters, `min-linear`, `mag-linear`,
/// `mip-linear`; an addressing mode; a comparison; `bias X`, `lod MIN MAX`, `border R G B A`.
Status parseSamplerWords(const std::vector<std::string> &Words, SamplerState &To);
/// Reads an instance: `at X Y Z`, `scale S`, `id N`, `mask N`, `contribution N`, `flags N`;
/// `opaque` or `geometry` starts a geometry, of `triangle` and nine numbers or `box` and six.
Status parseInstanceWords(const std::vector<std::string> &Words, SceneInstance &To);

/// Reads the group counts of a dispatch.
Status parseGroups(const std::string &Text, std::array<uint32_t, 3> &To);

} // namespace dxil::execution
