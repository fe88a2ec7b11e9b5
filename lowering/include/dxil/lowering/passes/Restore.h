// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The classes of the passes of restore/.
#pragma once

#define DXIL_PASS_ROWS "dxil/lowering/passes/Restore.def"
#include "dxil/lowering/passes/Declare.h"
