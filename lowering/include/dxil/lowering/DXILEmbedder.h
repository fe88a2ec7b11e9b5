// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef DXIL_LOWERING_DXILEMBEDDER_H
#define DXIL_LOWERING_DXILEMBEDDER_H

#include "dxil/lowering/ModuleConversion.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/Error.h"

namespace llvm {
class Module;
} // namespace llvm

namespace dxil {

/// The content of a container's `DXIL` part for \p M: the program header and
/// the bitcode, padded to a multiple of 4 bytes.
///
/// The shader model and the stage are those of the module's triple
/// (`dxil-pc-shadermodel6.6-compute`); the DXIL version is that of
/// `!dx.version`, or without one, 1.n for shader model 6.n. A triple that names
/// no shader model, and what convertModule() cannot convert, is an error.
llvm::Expected<llvm::SmallVector<char, 0>> buildProgram(const llvm::Module &M,
                                                        DebugInfo WantDebug = DebugInfo::None);

} // namespace dxil

#endif // DXIL_LOWERING_DXILEMBEDDER_H
