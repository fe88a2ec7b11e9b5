// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef DXIL_TARGET_FRONTEND_CONSTANTLAYOUTS_H
#define DXIL_TARGET_FRONTEND_CONSTANTLAYOUTS_H

#include "ConstantObjects.h"
#include "clang/Basic/SourceLocation.h"
#include <string>
#include <utility>
#include <vector>

namespace clang {
class ASTContext;
class Decl;
class Preprocessor;
} // namespace clang

namespace dxil {

/// Which matrices lie row by row: those that a declaration says so of, and those behind
/// `#pragma pack_matrix(row_major)`.
class MatrixOrder {
public:
  /// The pragma; the words `row_major` and `column_major` are macros of the header.
  void addTo(clang::Preprocessor &PP);
  /// What holds where no declaration and no pragma says anything.
  void setDefault(bool RowMajor) { Default = RowMajor; }
  /// Whether a matrix that \p D declares lies row by row.
  bool isRowMajor(const clang::Decl &D) const;

  /// Whether that may be rows anywhere.
  bool hasDefaultRows() const { return Default || !Pragmas.empty(); }

  void pragma(clang::SourceLocation At, bool RowMajor) { Pragmas.emplace_back(At, RowMajor); }

private:
  bool Default = false;
  std::vector<std::pair<clang::SourceLocation, bool>> Pragmas;
};

/// Where HLSL has each member of the constant buffers of a translation unit, as JSON: an array of
/// [name in the IR, offset in bytes, type, size of the buffer]. A type is one of
///
///     ["v", components, bytes of one]
///     ["m", rows, columns, bytes of one, 1 if it lies row by row]
///     ["a", elements, bytes from one to the next, type]
///     ["s", [offset, type]...]
///
/// Empty if there are no constant buffers. What has no layout is an error at its declaration.
std::string describeConstants(clang::ASTContext &Ctx, const MatrixOrder &Order,
                              const ConstantTypes &Objects);

} // namespace dxil

#endif // DXIL_TARGET_FRONTEND_CONSTANTLAYOUTS_H
