// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Names in an upgraded module; docs/ir-contract.md describes their contents.
#pragma once

#include "llvm/ADT/StringRef.h"

#include <dxil/contract_names.h>
#include <dxil/generated/Limits.h>

namespace dxil::upgrade::upgraded {

/// One operand for each entry: function, name, signatures, resources, properties.
inline constexpr std::string_view Entries = contract::UpgradedEntries;
/// Function metadata: for each parameter undef of its pointee type, or null.
inline constexpr std::string_view ParamTypes = contract::ParamTypes;
/// Undef of each aggregate in `ParamTypes`, and of pointee types of results. LLVM's printer writes
/// the type definitions that named metadata uses, but not those that only the metadata or name of a
/// function uses.
inline constexpr std::string_view StructTypes = contract::StructTypes;
/// Name prefix of globals that hold parts of the container.
inline constexpr llvm::StringLiteral PartPrefix = "dx.part.";

} // namespace dxil::upgrade::upgraded
