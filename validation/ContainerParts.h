// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "Context.h"

#include <dxil/container/Container.h>

namespace dxil::validation {

/// PSV0 against the module, field by field, and the root signature (null if there is none) against
/// the resources PSV0 lists.
void checkPipelineState(Context &Ctx, const Part &PSV, const Part *RootSignature,
                        const EntryPoint &E);

} // namespace dxil::validation
