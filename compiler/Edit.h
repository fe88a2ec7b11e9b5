// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Edits of a container's parts, by the command line's options.
#ifndef DXIL_COMPILER_EDIT_H
#define DXIL_COMPILER_EDIT_H

#include "Options.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <string>

namespace dxil::compiler {

/// Makes the edits and returns the container, or the bytes of the part that is to be extracted. The
/// error says which file or part is wrong.
llvm::Expected<std::string> editContainer(llvm::StringRef Data, const EditOptions &Edit,
                                          const Host &H);

} // namespace dxil::compiler

#endif // DXIL_COMPILER_EDIT_H
