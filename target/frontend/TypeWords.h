// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Names of types that clang 22 does not know as HLSL writes them.
#ifndef DXIL_TARGET_FRONTEND_TYPEWORDS_H
#define DXIL_TARGET_FRONTEND_TYPEWORDS_H

#include <string>

namespace clang {
class LangOptions;
} // namespace clang

namespace dxil {

/// Puts other words of the same length into \p Text, a source file that is not lexed yet: for `vector`, `matrix`
/// and `Buffer` without arguments, which are `float4`, `float4x4` and `Buffer<float4>` in HLSL and templates
/// alone in clang, and for `row_major` and `column_major` behind `typedef` and in angle brackets, where clang refuses
/// or ignores the header's attribute. The other words are macros of the header. Returns whether anything changed.
bool completeTypeNames(const clang::LangOptions &Options, std::string &Text);

} // namespace dxil

#endif // DXIL_TARGET_FRONTEND_TYPEWORDS_H
