// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The facts of scalar types (td/hlsl/Scalars.td).
#ifndef DXIL_FRONTEND_TYPES_SCALARS_H
#define DXIL_FRONTEND_TYPES_SCALARS_H

#include "Types.h"

#include <iterator>
#include <string_view>

namespace dxil::frontend {
#include <dxil/generated/HLSLScalars.inc>
} // namespace dxil::frontend

#endif // DXIL_FRONTEND_TYPES_SCALARS_H
