// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the validator finds in a container that has just been compiled, said at the user's lines.
#ifndef DXIL_COMPILER_FINDINGS_H
#define DXIL_COMPILER_FINDINGS_H

#include "ModulePrinter.h"
#include "dxil/validation/Validator.h"

namespace dxil::compiler {

/// Says the findings of \p Report, each once: those that only follow from others are left out.
/// \p Located is the container of the same source with the places of its instructions; empty where
/// there is none. \p Read gives the lines.
void reportFindings(Messages &Said, const Options &O, const validation::ValidationReport &Report,
                    llvm::StringRef Located, ModulePrinter::ReadSource Read);

} // namespace dxil::compiler

#endif // DXIL_COMPILER_FINDINGS_H
