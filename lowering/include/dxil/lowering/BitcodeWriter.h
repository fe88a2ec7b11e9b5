// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef DXIL_LOWERING_BITCODEWRITER_H
#define DXIL_LOWERING_BITCODEWRITER_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/Error.h"

namespace llvm {
class Module;
} // namespace llvm

namespace dxil {

/// Whether a module is written with its debug information: metadata of LLVM
/// 3.7's layout, source locations, calls of llvm.dbg.*, and named metadata
/// `dx.source.*`.
enum class DebugInfo { None, Full };

/// Appends \p M to \p Out as LLVM 3.7 bitcode (magic `BC 0xC0DE`, one module
/// block of version 1, typed pointers, triple `dxil-ms-dx`, the data layout
/// that DXIL modules have). The same module gives the same bytes.
///
/// \p M is what `dxil-prepare` leaves. What LLVM 3.7 cannot express is an error
/// that names function and instruction, and the source line where a debug
/// location gives one; \p Out is then as it was. Globals that are parts of the
/// container (`@dx.*` with a section), attributes `hlsl.*` and named metadata
/// that the validator does not know are left out: they are the back end's own.
/// The layout has native 16-bit types if the module flag `dx.nativelowprec` is
/// not zero.
llvm::Error writeDXILBitcode(const llvm::Module &M, llvm::SmallVectorImpl<char> &Out,
                             DebugInfo WantDebug = DebugInfo::None);

} // namespace dxil

#endif // DXIL_LOWERING_BITCODEWRITER_H
