// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The families of deep files in single source files. DeepFiles.h has all of them.
#pragma once

#include "DeepFiles.h"
#include "ModuleBytes.h"

namespace dxil::fuzz {

/// Returns families over instructions, blocks and calls.
std::span<const DeepFamily> deepCode();

} // namespace dxil::fuzz
