// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <dxil/module/Ids.h>

namespace dxil::ir {
class EditableModule;
}

namespace dxil::spirv {

/// Replaces a function's 8-bit values by i32 values. Operands of calls stay: ops have 8-bit
/// constants. The function must not have arrays of 8-bit variables. Returns true if there were
/// 8-bit values.
bool widenBytes(ir::EditableModule &E, ir::FunctionId F);

} // namespace dxil::spirv
