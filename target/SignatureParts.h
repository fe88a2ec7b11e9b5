// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Signatures in the container: the parts ISG1, OSG1 and PSG1, and their share of PSV0.
#ifndef DXIL_TARGET_SIGNATUREPARTS_H
#define DXIL_TARGET_SIGNATUREPARTS_H

#include "Signature.h"
#include "llvm/ADT/SmallString.h"

namespace llvm::mcdxbc {
struct PSVRuntimeInfo;
}

namespace dxil {

/// The bytes of a signature part: one entry for each row, in the order of registers, with the
/// components that are read (of an input) or never written (of an output).
/// \p TessellatorDomain says what tessellation factors are. Older validators compare with parts as
/// they would write them, so \p Validator counts too.
llvm::SmallString<64> signaturePart(const Signature &S, bool IsOutput, bool Native16Bit,
                                    VersionPair Validator, uint32_t TessellatorDomain = 0);

/// Adds elements, vector counts, the stage's own fields and the dependency tables to \p Info.
/// \p ViewIdState is what `dx.viewIdState` holds; empty if the module has none.
void addSignatureState(const EntrySignatures &S, llvm::ArrayRef<uint32_t> ViewIdState,
                       llvm::Triple::EnvironmentType Stage, VersionPair Validator,
                       llvm::mcdxbc::PSVRuntimeInfo &Info);

} // namespace dxil

#endif // DXIL_TARGET_SIGNATUREPARTS_H
