// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "Context.h"

#include <dxil/container/Container.h>

#include <functional>
#include <string>

namespace dxil::container {
struct PipelineState;
}

namespace dxil::validation {

/// Compares PSV0 with the module, field by field, and the root signature (null if there is none)
/// with the resources of PSV0.
void checkPipelineState(Context &Ctx, const container::Part &PSV,
                        const container::Part *RootSignature, const EntryPoint &E);

/// Compares the masks and dependency tables of PSV0 with those derived from the module. Calls
/// Report(field, found, expected) for each row that differs.
using DependencyReport = std::function<void(const std::string &, uint32_t, uint32_t)>;
void compareDependencies(const container::PipelineState &Stored,
                         const container::PipelineState &Derived, const DependencyReport &Report);
/// Reports unused strings and semantic indices of PSV0.
void checkUnusedItems(Context &Ctx, const container::PipelineState &P);

/// Compares a library's RDAT with the module.
void checkRuntimeData(Context &Ctx, const container::Part &P);

} // namespace dxil::validation
