// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The text of -Fc.
#pragma once

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <string>

namespace dxil::compiler {

/// Returns the text that dxil-dis prints: tables of the parts as comments, and the program as LLVM
/// 3.7 assembly in which op calls have their names. Uses the reader for untrusted input, so a
/// listing also shows that the container is readable.
llvm::Expected<std::string> listing(llvm::StringRef Container);

/// Returns the same with the program of part ILDB if the container has one.
llvm::Expected<std::string> debugListing(llvm::StringRef Container);

} // namespace dxil::compiler
