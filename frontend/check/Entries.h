// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Entry points, exports, and what their stages require.
#pragma once

#include "Context.h"

namespace dxil::frontend {

// Defined in Entry.cpp:
void findEntry(CheckContext &C);
void addEntry(CheckContext &C, FunctionId F, Stage ShaderStage);
void checkCalls(CheckContext &C, llvm::ArrayRef<FunctionId> Roots);

// Defined in LibraryEntry.cpp:
void checkLibraryEntries(CheckContext &C);
std::vector<std::pair<FunctionId, ExprId>>
reachedExpressions(CheckContext &C, llvm::ArrayRef<FunctionId> Roots, ExprKind Kind);
void checkLibraryParameters(CheckContext &C, FunctionId F);

// Defined in StageEntry.cpp:
void checkStageParameters(CheckContext &C, FunctionId Entry);
void checkPrimitiveLength(CheckContext &C, const Variable &V);
void checkPatchReach(CheckContext &C, const EntryPoint &Entry);

} // namespace dxil::frontend
