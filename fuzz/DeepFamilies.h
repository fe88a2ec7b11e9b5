// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The families of one source file each, which DeepFiles.h shows together.
#pragma once

#include "DeepFiles.h"
#include "ModuleBytes.h"

namespace dxil::fuzz {

/// Families over instructions, blocks and calls.
std::span<const DeepFamily> deepCode();

} // namespace dxil::fuzz
