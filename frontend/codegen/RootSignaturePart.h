// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The container part that the text of a root signature describes.
#pragma once

#include "../source/Options.h"

#include "llvm/ADT/StringRef.h"
#include "llvm/BinaryFormat/DXContainer.h"
#include "llvm/Support/Error.h"

#include <string>

namespace llvm {
class LLVMContext;
} // namespace llvm

namespace dxil::frontend {

/// Returns the version that \p Opts requests, or else the newest.
llvm::dxbc::RootSignatureVersion rootSignatureVersion(const Options &Opts);

/// Returns the bytes of part RTS0.
llvm::Expected<std::string> rootSignaturePart(llvm::LLVMContext &Context, llvm::StringRef Text,
                                              llvm::dxbc::RootSignatureVersion Version);

} // namespace dxil::frontend
