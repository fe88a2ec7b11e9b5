// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The RDAT part of a library, from its module.
#pragma once

#include <dxil/container/derive/Analysis.h>
#include <dxil/container/derive/Subobject.h>

#include <span>

namespace dxil::container {

struct RuntimeDataOptions {
  /// The library's, which its module does not know.
  std::span<const Subobject> Subobjects = {};
};

/// The bytes of RDAT, as the module's validator version has them. Needs the analysis' facts and
/// handles. Nothing if the module is not a library of a few million uses: lists of who uses what
/// would be out of proportion to it.
std::optional<std::vector<uint8_t>> deriveRuntimeData(const Analysis &A,
                                                      const RuntimeDataOptions &Options = {});

/// Whether the module's validator version has the table of that type (rdat::Table) in RDAT; those
/// of preview shader models only such a module has.
bool hasRuntimeTable(const ModuleFacts &Info, uint32_t Type);

} // namespace dxil::container
