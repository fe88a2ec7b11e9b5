// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef DXIL_TARGET_FRONTEND_BUFFERLAYOUTS_H
#define DXIL_TARGET_FRONTEND_BUFFERLAYOUTS_H

#include "clang/AST/Type.h"
#include <string>
#include <vector>

namespace clang {
class FunctionDecl;
class Sema;
} // namespace clang

namespace dxil {

class MatrixOrder;

/// What lies otherwise in structured and byte-address buffers than in clang's memory: types with matrices
/// that lie row by row.
struct BufferLayouts {
  /// As JSON, empty if there are none; types as describeConstants has them, with the bytes from one line of a
  /// matrix to the next as the sixth:
  ///
  ///     "elements": types of the elements of structured buffers
  ///     "buffers": [name, type] of those whose elements are matrices
  ///     "functions": [symbol, type] of functions of the header that load or store a value of the type
  std::string Text;
  /// Those that "elements" describes, and those of the values of "functions".
  std::vector<clang::QualType> Types;
};

/// Whether \p F is an instance of a byte-address buffer's method that loads a matrix.
bool loadsMatrix(const clang::FunctionDecl &F);

/// What has no layout is an error at its declaration. \p LoadsMatrices: whether there are such instances.
BufferLayouts describeBuffers(clang::Sema &S, const MatrixOrder &Order, bool LoadsMatrices);

} // namespace dxil

#endif // DXIL_TARGET_FRONTEND_BUFFERLAYOUTS_H
