// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef DXIL_TARGET_FRONTEND_TEXTUREPARTS_H
#define DXIL_TARGET_FRONTEND_TEXTUREPARTS_H

#include <string>

namespace clang {
class LangOptions;
} // namespace clang

namespace dxil {

/// Makes `.mips[` and `.sample[` in \p Text, which are members of textures, macros of the same length,
/// which the header has for calls of its methods (td/hlsl/Textures.td). A word that the text declares as a variable or member of its own
/// stays. Returns whether anything changed.
bool markTextureParts(const clang::LangOptions &Options, std::string &Text);

} // namespace dxil

#endif // DXIL_TARGET_FRONTEND_TEXTUREPARTS_H
