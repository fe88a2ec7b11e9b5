// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Properties of an entry point from its attributes: topology, vertex counts, domain and others.
#pragma once

#include "llvm/ADT/StringRef.h"

namespace llvm {
class Function;
class MDNode;
class Module;
} // namespace llvm

namespace dxil::contract {
struct EntryInterface;
}

namespace dxil::lowering {

/// Sets the metadata `!dxil.properties` of \p Shader to the pairs of tag and value that its stage
/// needs in `dx.entryPoints`. Stages without such properties get none. Returns false after a
/// diagnostic if an attribute is missing or has an unknown value.
bool setStageProperties(llvm::Function &Shader, const contract::EntryInterface &Interface);

/// Makes \p Patch the patch constant function of \p Shader.
void setPatchConstantFunction(llvm::Function &Shader, llvm::Function &Patch);

/// Replaces the header's calls that ask for the hull shaders' partitioning by its number. Reports
/// an error if the hull shaders have different partitionings or there are no hull shaders.
void replacePartitioning(llvm::Module &M);

/// Returns the patch constant function of \p Shader, or null.
llvm::Function *patchConstantFunction(const llvm::Function &Shader);

/// Returns the pairs of setStageProperties(), or null.
llvm::MDNode *stageProperties(const llvm::Function &Shader);

} // namespace dxil::lowering
