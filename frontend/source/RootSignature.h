// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Parses root signatures in HLSL syntax:
// https://learn.microsoft.com/windows/win32/direct3d12/specifying-root-signatures-in-hlsl
#pragma once

#include "llvm/ADT/StringRef.h"
#include "llvm/BinaryFormat/DXContainer.h"
#include "llvm/Frontend/HLSL/HLSLRootSignature.h"
#include "llvm/Support/Error.h"

#include <vector>

namespace dxil::frontend {

/// Returns the elements that \p Text lists.
llvm::Expected<std::vector<llvm::hlsl::rootsig::RootElement>>
parseRootSignature(llvm::StringRef Text, llvm::dxbc::RootSignatureVersion Version);

} // namespace dxil::frontend
