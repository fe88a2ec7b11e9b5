// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The files of a source, for debug information that has their texts.
#ifndef DXIL_CONTRACT_SOURCEFILES_H
#define DXIL_CONTRACT_SOURCEFILES_H

#include "llvm/ADT/StringRef.h"

namespace dxil::contract {

/// Named metadata, a DIFile with its text for each file that was read: no instruction needs to come
/// from it.
inline constexpr llvm::StringLiteral SourceFiles = "dxil.sources";

} // namespace dxil::contract

#endif // DXIL_CONTRACT_SOURCEFILES_H
