// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The text that -Fc writes.
#ifndef DXIL_COMPILER_LISTING_H
#define DXIL_COMPILER_LISTING_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <string>

namespace dxil::compiler {

/// What dxil-dis prints of a container: tables of its parts, as comments, and its program as
/// LLVM 3.7 assembly in which calls of operations have their names. The container is read back by
/// the reader that reads untrusted ones, so a listing also shows that the container can be read.
llvm::Expected<std::string> listing(llvm::StringRef Container);

} // namespace dxil::compiler

#endif // DXIL_COMPILER_LISTING_H
