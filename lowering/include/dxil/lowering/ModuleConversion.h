// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef DXIL_LOWERING_MODULECONVERSION_H
#define DXIL_LOWERING_MODULECONVERSION_H

#include "llvm/Support/Error.h"

#include <dxil/module/Module.h>

namespace llvm {
class Module;
} // namespace llvm

namespace dxil::lowering {

/// Whether a module keeps its debug information: metadata of LLVM 3.7's layout, source locations,
/// calls of llvm.dbg.*, and named metadata `dx.source.*`.
enum class DebugInfo { None, Full };

/// The end of lowering: \p M as a module of DXIL, with typed pointers, the triple `dxil-ms-dx` and
/// the data layout that DXIL modules have. The same module gives the same tables. It owns all its
/// texts and refers to nothing of \p M.
///
/// \p M is what `dxil-prepare` leaves. What DXIL cannot express is an error that names function and
/// instruction, and the source line where a debug location gives one. Globals that are parts of the
/// container (`@dx.*` with a section), attributes `hlsl.*` and named metadata that the validator
/// does not know are left out: they are the back end's own. The layout has native 16-bit types if
/// the module flag `dx.nativelowprec` is not zero.
llvm::Expected<ir::Module> convertModule(const llvm::Module &M,
                                         DebugInfo WantDebug = DebugInfo::None);

/// Whether \p M has debug information beyond line tables: a compile unit of full debug information.
bool hasFullDebugInfo(const llvm::Module &M);

/// convertModule() with the debug information of \p M and its sources. \p M is then as before, but
/// for its named metadata `dx.source.*`.
llvm::Expected<ir::Module> convertDebugModule(llvm::Module &M);

} // namespace dxil::lowering

#endif // DXIL_LOWERING_MODULECONVERSION_H
