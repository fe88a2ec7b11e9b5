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

/// PSV0 against the module, field by field, and the root signature (null if there is none) against
/// the resources PSV0 lists.
void checkPipelineState(Context &Ctx, const container::Part &PSV,
                        const container::Part *RootSignature, const EntryPoint &E);

/// The masks and tables of PSV0, which say what outputs depend on, against those derived from the
/// module. Calls Report(field, found, expected) for each row that differs.
using DependencyReport = std::function<void(const std::string &, uint32_t, uint32_t)>;
void compareDependencies(const container::PipelineState &Found,
                         const container::PipelineState &Derived, const DependencyReport &Report);
/// Strings and semantic indices of PSV0 that nothing refers to.
void checkUnusedItems(Context &Ctx, const container::PipelineState &P);

/// RDAT of a library against the module.
void checkRuntimeData(Context &Ctx, const container::Part &P);

} // namespace dxil::validation
