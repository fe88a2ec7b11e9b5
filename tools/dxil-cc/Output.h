// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Files that are there whole or not at all.
#ifndef DXIL_CC_OUTPUT_H
#define DXIL_CC_OUTPUT_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

namespace dxil::cc {

/// Writes \p Data to \p Path, or to the standard output if that is `-`. A file
/// is written beside its place and then moved there, so that no reader sees a
/// part of it and a failure leaves what was there before.
llvm::Error writeOutput(llvm::StringRef Path, llvm::StringRef Data);

} // namespace dxil::cc

#endif // DXIL_CC_OUTPUT_H
