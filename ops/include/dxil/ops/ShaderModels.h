// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Which shader models there are.
#pragma once

#include <compare>
#include <cstdint>

namespace dxil {

/// A version as a module has it, of any numbers.
struct ModuleVersion {
  uint32_t Major = 0, Minor = 0;
  friend constexpr auto operator<=>(const ModuleVersion &, const ModuleVersion &) = default;
};

/// The newest shader model 6.n that is released, and the newest that is known. What lies between is
/// a preview.
inline constexpr uint32_t ReleasedMinor = 9, NewestMinor = 10;

/// Whether shader model \p Major.\p Minor is known and not released yet.
constexpr bool isPreviewModel(uint32_t Major, uint32_t Minor) {
  return Major == 6 && Minor > ReleasedMinor && Minor <= NewestMinor;
}

/// Libraries that a validator knows; there are compilers of 6.1 and 6.2 too.
inline constexpr uint32_t FirstMinorWithLibraries = 3;
/// Entry points may say how much groupshared memory they have from 6.n on.
inline constexpr uint32_t FirstMinorWithGroupSharedLimit = 10;

} // namespace dxil
