// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The classes of the passes of conversion/ and emission/.
#pragma once

#define DXIL_PASS_ROWS "dxil/lowering/passes/Emission.def"
#include "dxil/lowering/passes/Declare.h"
