// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The `hlsl.*` function attributes by which clang marks shader entry points.
#pragma once

#include "metadata/ModuleMetadata.h"

#include <dxil/generated/OpCodes.h>

namespace dxil::lowering {

/// An entry point and its attributes.
struct EntryProperties {
  llvm::Function *F = nullptr;
  llvm::Triple::EnvironmentType Stage = llvm::Triple::UnknownEnvironment; ///< unknown for a node
  uint32_t Kind = 0; ///< number of the stage in metadata
  ComputeProperties Compute;
  uint32_t PayloadSize = 0;   ///< bytes of the payload or callable data
  uint32_t AttributeSize = 0; ///< bytes of the hit attributes
};

/// Returns the stage of the entry point \p F, or nothing if it is none that DXIL knows.
std::optional<Stage> stageOf(const llvm::Function &F);

/// Collects the entry points of \p M in module order. Returns false after a diagnostic if a
/// required entry point is missing, if there are several where only one is allowed, if the stage of
/// one is not \p ModuleStage, or if an attribute value is malformed or forbidden. Limits of thread
/// and wave counts are those of the Direct3D 12 specification.
bool readEntryProperties(llvm::Module &M, llvm::Triple::EnvironmentType ModuleStage,
                         VersionPair ShaderModel, llvm::SmallVectorImpl<EntryProperties> &Entries);

/// Returns the three numbers of an attribute's text "X,Y,Z", with zero for a missing or malformed
/// one.
std::array<uint32_t, 3> attributeNumbers(llvm::StringRef Text);

/// Removes the attributes that readEntryProperties reads.
void dropEntryAttributes(llvm::Function &F);

} // namespace dxil::lowering
