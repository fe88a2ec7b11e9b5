// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Findings of the validator in a container that has just been compiled, reported at the user's
// source lines.
#pragma once

#include "ModulePrinter.h"
#include "dxil/validation/Validator.h"

namespace dxil::compiler {

/// Reports the findings of \p Report, each once; leaves out those that follow from others. \p
/// Located is a container of the same source with instruction locations, or empty. \p Read returns
/// source text.
void reportFindings(Messages &Log, const Options &O, const validation::ValidationReport &Report,
                    llvm::StringRef Located, ModulePrinter::ReadSource Read);

} // namespace dxil::compiler
