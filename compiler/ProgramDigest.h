// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A digest of what the front end makes of a source: only what the shader reaches counts.
#pragma once

#include "CacheFolder.h"

namespace llvm {
class Module;
} // namespace llvm
namespace dxil::contract {
struct ModuleFacts;
} // namespace dxil::contract

namespace dxil::compiler {

/// Returns a digest of the module \p M before any pass, with the facts beside it. Equal digests and
/// options give the same container. \p M does not change.
CacheKey programDigest(const llvm::Module &M, const contract::ModuleFacts &Facts);

} // namespace dxil::compiler
