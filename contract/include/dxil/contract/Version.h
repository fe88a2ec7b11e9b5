// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef DXIL_CONTRACT_VERSION_H
#define DXIL_CONTRACT_VERSION_H

#include <cstdint>

namespace dxil::contract {

/// The version of docs/ir-contract.md that is written, and the newest that is read. It grows
/// whenever a name or a field of the JSON gets another meaning.
inline constexpr uint32_t Version = 1;

} // namespace dxil::contract

#endif // DXIL_CONTRACT_VERSION_H
