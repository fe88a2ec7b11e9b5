// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The `hlsl.*` function attributes by which clang marks shader entry points.
#ifndef DXIL_LOWERING_ENTRYPROPERTIES_H
#define DXIL_LOWERING_ENTRYPROPERTIES_H

#include "metadata/ModuleMetadata.h"

namespace dxil::lowering {

/// One entry function and what its attributes say.
struct EntryProperties {
  llvm::Function *F = nullptr;
  llvm::Triple::EnvironmentType Stage = llvm::Triple::UnknownEnvironment; ///< unknown for a node
  uint32_t Kind = 0; ///< the number of its stage in metadata
  ComputeProperties Compute;
  uint32_t PayloadSize = 0;   ///< bytes of payload or callable data
  uint32_t AttributeSize = 0; ///< bytes of a hit's attributes
};

/// Collects the entry functions of \p M in module order. Reports to the
/// context, and returns false, if there is none where one is needed, more than
/// one where one is allowed, one of another stage than \p ModuleStage, or a
/// malformed or forbidden attribute value. Limits on thread and wave counts
/// are those of the Direct3D 12 specification.
bool readEntryProperties(llvm::Module &M, llvm::Triple::EnvironmentType ModuleStage,
                         VersionPair ShaderModel, llvm::SmallVectorImpl<EntryProperties> &Entries);

/// The three numbers of an attribute's text "X,Y,Z"; zeros where there are none.
std::array<uint32_t, 3> attributeNumbers(llvm::StringRef Text);

/// Removes the attributes that readEntryProperties reads.
void dropEntryAttributes(llvm::Function &F);

} // namespace dxil::lowering

#endif // DXIL_LOWERING_ENTRYPROPERTIES_H
