// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The classes of all passes (Passes.def).
#pragma once

#include "dxil/lowering/passes/Emission.h"
#include "dxil/lowering/passes/Entry.h"
#include "dxil/lowering/passes/Flow.h"
#include "dxil/lowering/passes/Memory.h"
#include "dxil/lowering/passes/Metadata.h"
#include "dxil/lowering/passes/Numbers.h"
#include "dxil/lowering/passes/Ops.h"
#include "dxil/lowering/passes/Resources.h"
#include "dxil/lowering/passes/Restore.h"
