// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Edits of a container's parts by command-line options.
#pragma once

#include "Options.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <string>

namespace dxil::compiler {

/// Applies the edits. Returns the container, or the bytes of the extracted part. The error names
/// the wrong file or part.
llvm::Expected<std::string> editContainer(llvm::StringRef Data, const EditOptions &Edit,
                                          const Host &H);

} // namespace dxil::compiler
