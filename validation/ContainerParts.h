// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "Context.h"

#include <dxil/container/Container.h>

#include <functional>
#include <string>

namespace dxil {
struct PipelineState;
}

namespace dxil::validation {

/// PSV0 against the module, field by field, and the root signature (null if there is none) against
/// the resources PSV0 lists.
void checkPipelineState(Context &Ctx, const Part &PSV, const Part *RootSignature,
                        const EntryPoint &E);

/// The masks and tables of PSV0, which say what outputs depend on, against those derived from the
/// module. Calls Report(field, found, expected) for each row that differs.
using DependencyReport = std::function<void(const std::string &, uint32_t, uint32_t)>;
void compareDependencies(const PipelineState &Found, const PipelineState &Derived,
                         const DependencyReport &Report);
/// Strings and semantic indices of PSV0 that nothing refers to.
void checkUnusedItems(Context &Ctx, const PipelineState &P);

/// RDAT of a library against the module.
void checkRuntimeData(Context &Ctx, const Part &P);

} // namespace dxil::validation
