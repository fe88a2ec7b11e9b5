// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstdint>

namespace dxil::contract {

/// The version of docs/ir-contract.md that this project writes, and the newest that it can read.
/// Increased when a name or JSON field changes its meaning.
inline constexpr uint32_t Version = 1;

} // namespace dxil::contract
