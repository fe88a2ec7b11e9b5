// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The part of a container that the text of a root signature stands for.
#ifndef DXIL_FRONTEND_CODEGEN_ROOTSIGNATUREPART_H
#define DXIL_FRONTEND_CODEGEN_ROOTSIGNATUREPART_H

#include "../source/Options.h"

#include "llvm/ADT/StringRef.h"
#include "llvm/BinaryFormat/DXContainer.h"

#include <optional>
#include <string>

namespace llvm {
class LLVMContext;
} // namespace llvm

namespace dxil::frontend {

/// The version that \p Opts asks for; the newest if they do not say.
llvm::dxbc::RootSignatureVersion rootSignatureVersion(const Options &Opts);

/// The bytes of part RTS0; nothing after an error, which \p Problem says then.
std::optional<std::string> rootSignaturePart(llvm::LLVMContext &Context, llvm::StringRef Text,
                                             llvm::dxbc::RootSignatureVersion Version,
                                             std::string &Problem);

} // namespace dxil::frontend

#endif // DXIL_FRONTEND_CODEGEN_ROOTSIGNATUREPART_H
