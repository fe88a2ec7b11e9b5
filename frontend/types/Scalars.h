// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The facts of scalar types (td/hlsl/Scalars.td).
#pragma once

#include "Types.h"

#include <iterator>
#include <string_view>

namespace dxil::frontend {
#include <dxil/generated/HLSLScalars.inc>
} // namespace dxil::frontend
