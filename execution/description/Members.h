// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Constants by the names of their members.
#pragma once

#include "Json.h"

#include <dxil/listing/Reflection.h>

namespace dxil::execution {

/// Writes {"Scale": 2, "Colour": [1, 0, 0, 1], "Light": {"Position": [0, 1, 0]}} where the members
/// stand. A matrix is given row by row. Members that are not given stay.
void writeMembers(const JsonValue &V, const std::vector<listing::ReflectedMember> &Members,
                  uint32_t Offset, std::vector<uint8_t> &To);

} // namespace dxil::execution
