// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <dxil/module/Module.h>

namespace dxil::ir {

/// Whether the cast `Op` converts values of one type to the other.
bool castFits(const Module &M, Opcode Op, TypeId From, TypeId To);

} // namespace dxil::ir
