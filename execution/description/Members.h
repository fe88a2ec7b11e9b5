// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Writes constants by member names.
#pragma once

#include "Json.h"

#include <dxil/listing/Reflection.h>

namespace dxil::execution {

/// Writes {"Scale": 2, "Colour": [1, 0, 0, 1], "Light": {"Position": [0, 1, 0]}} at the offsets of
/// the members. A matrix is given row by row. Other members keep their values.
void writeMembers(const JsonValue &V, const std::vector<listing::ReflectedMember> &Members,
                  uint32_t Offset, std::vector<uint8_t> &To);

} // namespace dxil::execution
