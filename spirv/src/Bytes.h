// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <dxil/module/Ids.h>

namespace dxil::ir {
class EditableModule;
}

namespace dxil::spirv {

/// Replaces 8-bit values of a function by i32 values. Operands of calls stay as they are: ops have
/// 8-bit constants. The function has no arrays of 8-bit variables.
/// Returns true if there were such values.
bool widenBytes(ir::EditableModule &E, ir::FunctionId F);

} // namespace dxil::spirv
