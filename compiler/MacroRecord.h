// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The macros of a command line on which a compile depends. A compile whose command line differs
// only in macros for which the source never asks has the same tokens.
#pragma once

#include "dxil/frontend/AskedMacros.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <string>

namespace dxil::compiler {

/// Returns true if \p Define (`NAME` or `NAME=VALUE`) has no effect where the source does not ask
/// for the macro: the definition itself gives no message and defines nothing else.
bool isPlainMacro(llvm::StringRef Define);

/// Returns what \p Asked says of a compile with \p Defines, as bytes. Leaves out macros that are
/// not plain.
std::string macroRecord(llvm::ArrayRef<std::string> Defines, const frontend::AskedMacros &Asked);

/// Returns true if the plain macros of \p Defines give the compile of \p Record the same tokens as
/// its own. \p Defines has each macro once. Returns false if the record is damaged.
bool macrosAgree(llvm::StringRef Record, llvm::ArrayRef<std::string> Defines);

} // namespace dxil::compiler
