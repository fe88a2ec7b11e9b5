// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef DXIL_CONTRACT_VERSION_H
#define DXIL_CONTRACT_VERSION_H

#include "llvm/ADT/StringRef.h"

#include <cstdint>

namespace dxil::contract {

/// The module flag in which a front end says which version of docs/ir-contract.md it writes. A
/// module without it is of the version at hand, as those of clang and of people are.
inline constexpr llvm::StringLiteral VersionFlag = "dxil.contract";
/// What is written, and the newest that is read. It grows whenever a name or a field of the JSON
/// gets another meaning.
inline constexpr uint32_t Version = 1;

} // namespace dxil::contract

#endif // DXIL_CONTRACT_VERSION_H
