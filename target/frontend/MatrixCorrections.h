// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef DXIL_TARGET_FRONTEND_MATRIXCORRECTIONS_H
#define DXIL_TARGET_FRONTEND_MATRIXCORRECTIONS_H

#include "clang/AST/Type.h"
#include <string>

namespace clang {
class LangOptions;
} // namespace clang

namespace dxil {

/// The name of a type of numbers; empty for other types.
std::string nameOfNumbers(clang::QualType T, const clang::LangOptions &Options);

/// Functions for the operators of matrices that clang 22 does not have, as HLSL.
std::string matrixOperators();

} // namespace dxil

#endif // DXIL_TARGET_FRONTEND_MATRIXCORRECTIONS_H
