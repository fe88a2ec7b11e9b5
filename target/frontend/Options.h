// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the command line asks of the front end module: clang hands it on as -plugin-arg-dxil-frontend.
#ifndef DXIL_TARGET_FRONTEND_OPTIONS_H
#define DXIL_TARGET_FRONTEND_OPTIONS_H

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace dxil {

struct FrontendOptions {
  bool RowMajor = false; ///< `row-major`: matrices lie by rows where nothing else is said
  bool AskedForQualifiers = false, NoQualifiers = false; ///< `payload-qualifiers`, `no-payload-qualifiers`
  bool Strict = false;          ///< `strict`: float arithmetic is as written
  bool LegacySemantics = false; ///< `legacy-semantics`: Direct3D 9's names of system values
  bool PackOptimized = false;   ///< `pack-optimized`: signatures take as few registers as they can
  bool ReserveUnused = false;   ///< `reserve-unused`: registers of resources without a use stay free
  std::optional<uint32_t> BindingSpace; ///< `binding-space=N`: of resources that say no space
  std::string BindingTable; ///< `binding-table=TEXT`: registers of resources by name
  std::vector<std::string> SilentWarnings; ///< `no-warning=FLAG`
  std::string RootSignatureMacro; ///< `root-signature-define=NAME`: stronger than the entry point's own
  std::string BindingMacro; ///< `binding-table-define=NAME`: the same, in a string that a macro is
};

/// Reads the arguments; what is none of the above says nothing.
FrontendOptions readFrontendOptions(const std::vector<std::string> &Arguments);

} // namespace dxil

#endif // DXIL_TARGET_FRONTEND_OPTIONS_H
