// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "llvm/Support/Error.h"

#include <dxil/module/Module.h>

namespace llvm {
class Module;
} // namespace llvm

namespace dxil::lowering {

/// Debug information that a converted module keeps. Full: metadata in LLVM 3.7's layout, source
/// locations, calls of llvm.dbg.*, and the named metadata `dx.source.*`.
enum class DebugInfo { None, Full };

/// Converts \p M to a DXIL module with typed pointers, the triple `dxil-ms-dx` and DXIL's data
/// layout. The same module gives the same tables. The result owns its texts and does not refer to
/// \p M.
///
/// \p M must have passed `dxil-prepare`. Anything that DXIL cannot express is an error that names
/// function and instruction, and the source line if there is a debug location. The result omits
/// data of the lowering itself: globals that are parts of the container (`@dx.*` with a section),
/// attributes `hlsl.*`, and named metadata that the validator does not know. The layout has native
/// 16-bit types if the module flag `dx.nativelowprec` is not zero.
llvm::Expected<ir::Module> convertModule(const llvm::Module &M,
                                         DebugInfo WantDebug = DebugInfo::None);

/// Returns true if \p M has debug information beyond line tables: a compile unit with full debug
/// information.
bool hasFullDebugInfo(const llvm::Module &M);

/// Converts \p M with its debug information and sources. \p M keeps all but its named metadata
/// `dx.source.*`.
llvm::Expected<ir::Module> convertDebugModule(llvm::Module &M);

} // namespace dxil::lowering
