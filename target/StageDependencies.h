// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Which outputs of a shader depend on which inputs and on the view, for every stage with
// signatures: what `dx.viewIdState` holds and PSV0 repeats.
#ifndef DXIL_TARGET_STAGEDEPENDENCIES_H
#define DXIL_TARGET_STAGEDEPENDENCIES_H

#include "ModuleMetadata.h"
#include "Signature.h"

namespace llvm::mcdxbc {
struct PSVRuntimeInfo;
}

namespace dxil {

/// Computes the numbers of `dx.viewIdState` from the functions of \p E: for each stream (four of a
/// geometry shader, else one) the count of output components, those that depend on the view (if
/// the shader uses it), and for each input component a mask of the outputs that depend on it;
/// before all the count of input components, behind all the same for patch constants or
/// primitives. A dependency is by value, by memory or by control flow.
llvm::SmallVector<uint32_t, 0> stageDependencies(const EntryRecord &E,
                                                 llvm::Triple::EnvironmentType Stage);

/// Adds the tables of PSV0 for the numbers \p State of `dx.viewIdState`. Numbers that are missing
/// count as zero.
void addDependencyTables(llvm::ArrayRef<uint32_t> State, llvm::Triple::EnvironmentType Stage,
                         llvm::mcdxbc::PSVRuntimeInfo &Info);

} // namespace dxil

#endif // DXIL_TARGET_STAGEDEPENDENCIES_H
