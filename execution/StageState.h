// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the ops of stages other than compute work on.
#pragma once

#include "Machine.h"

namespace dxil::execution {

struct StageState {};

} // namespace dxil::execution
