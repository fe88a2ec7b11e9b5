// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The names that an upgraded module uses; docs/ir-contract.md says what they hold.
#ifndef DXIL_UPGRADE_UPGRADEDMODULE_H
#define DXIL_UPGRADE_UPGRADEDMODULE_H

#include "llvm/ADT/StringRef.h"

#include <dxil/contract_names.h>
#include <dxil/generated/Limits.h>

namespace dxil::upgrade::upgraded {

/// Named metadata `dx.<name>` is kept as `dxil.<name>`.
inline constexpr std::string_view MetadataPrefix = contract::KeptPrefix;
/// An operand for each entry: function, name, signatures, resources, properties.
inline constexpr std::string_view Entries = contract::UpgradedEntries;
/// On a function: for each parameter undef of its pointee type, or null.
inline constexpr std::string_view ParamTypes = contract::ParamTypes;
/// Undef of each aggregate in `ParamTypes`, and of those that results point to. LLVM's printer
/// writes the definitions of types that it finds in named metadata, but not of those that only a
/// function's metadata or name has.
inline constexpr std::string_view StructTypes = contract::StructTypes;
/// Globals that are parts of the container.
inline constexpr llvm::StringLiteral PartPrefix = "dx.part.";

} // namespace dxil::upgrade::upgraded

#endif // DXIL_UPGRADE_UPGRADEDMODULE_H
