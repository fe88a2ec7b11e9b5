// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Derives part RDAT of a library from its module.
#pragma once

#include <dxil/container/derive/Analysis.h>
#include <dxil/container/derive/Subobject.h>

#include <span>
#include <string_view>

namespace dxil::container {

struct RuntimeDataOptions {
  /// Subobjects of the library. They are not in the module.
  std::span<const Subobject> Subobjects = {};
};

/// Returns the HLSL name in a symbol that DXC has mangled: `Falloff` for `\1?Falloff@@YAMMM@Z`.
std::string_view sourceName(std::string_view Symbol);

/// Returns the bytes of RDAT in the form of the module's validator version. Needs the analysis'
/// facts and handles. Returns nothing if the module is not a library, or has more than a few
/// million uses: lists of users would then be out of proportion to the module.
std::optional<std::vector<uint8_t>> deriveRuntimeData(const Analysis &A,
                                                      const RuntimeDataOptions &Options = {});

/// Returns true if RDAT of the module's validator version has the table of type `Type`
/// (rdat::Table). Tables of preview shader models exist only in preview modules.
bool hasRuntimeTable(const ModuleFacts &Info, uint32_t Type);

} // namespace dxil::container
