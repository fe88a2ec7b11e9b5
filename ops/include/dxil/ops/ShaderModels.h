// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The known shader models.
#pragma once

#include <compare>
#include <cstdint>

namespace dxil {

/// A version as a module stores it. The numbers may be out of range.
struct ModuleVersion {
  uint32_t Major = 0, Minor = 0;
  friend constexpr auto operator<=>(const ModuleVersion &, const ModuleVersion &) = default;
};

/// The newest released shader model is 6.ReleasedMinor, the newest known one 6.NewestMinor. Shader
/// models between them are previews.
inline constexpr uint32_t ReleasedMinor = 9, NewestMinor = 10;

/// Returns true if shader model \p Major.\p Minor is known but not released.
constexpr bool isPreviewModel(uint32_t Major, uint32_t Minor) {
  return Major == 6 && Minor > ReleasedMinor && Minor <= NewestMinor;
}

/// The first shader model 6.N in which validators accept libraries. Compilers of 6.1 and 6.2 exist
/// too.
inline constexpr uint32_t FirstMinorWithLibraries = 3;
/// The first shader model 6.N in which helper lanes can take part in wave operations.
inline constexpr uint32_t FirstMinorWithHelpersInWaveOps = 7;
/// The first shader model 6.N in which entry points can limit their groupshared memory.
inline constexpr uint32_t FirstMinorWithGroupSharedLimit = 10;

} // namespace dxil
