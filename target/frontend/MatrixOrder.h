// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef DXIL_TARGET_FRONTEND_MATRIXORDER_H
#define DXIL_TARGET_FRONTEND_MATRIXORDER_H

#include "clang/AST/Type.h"
#include "clang/Basic/SourceLocation.h"
#include <utility>
#include <vector>

namespace clang {
class Decl;
class NamedDecl;
class Preprocessor;
class SourceManager;
} // namespace clang

namespace dxil {

/// Which matrices lie row by row: those that a declaration says so of, and those behind
/// `#pragma pack_matrix(row_major)`.
class MatrixOrder {
public:
  /// The pragmas; the words `row_major` and `column_major` are macros of the header.
  void addTo(clang::Preprocessor &PP);
  /// What holds where no declaration and no pragma says anything.
  void setDefault(bool RowMajor) { Default = RowMajor; }
  /// Whether a matrix that \p D declares lies row by row.
  bool isRowMajor(const clang::Decl &D) const;
  /// The same of a matrix of type \p T that is written in \p Range.
  bool isRowMajor(clang::QualType T, clang::SourceRange Range, const clang::SourceManager &SM) const;
  /// What holds at \p At where no declaration says anything.
  bool isRowMajorAt(clang::SourceLocation At, const clang::SourceManager &SM) const;

  /// Whether matrices may lie row by row anywhere in what \p PP has read.
  bool mayHaveRows(clang::Preprocessor &PP) const;
  /// What holds of the elements of structured buffers that are matrices: DXC heeds neither words nor pragmas there.
  bool defaultsToRows() const { return Default; }

  void pragma(clang::SourceLocation At, bool RowMajor) { Pragmas.emplace_back(At, RowMajor); }
  /// The word in angle brackets at \p At.
  void element(clang::SourceLocation At, bool RowMajor) { Elements.emplace_back(At, RowMajor); }

private:
  using Marks = std::vector<std::pair<clang::SourceLocation, bool>>;

  bool Default = false;
  Marks Pragmas, Elements;
};

/// The typedef with `row_major` or `column_major` that \p T is, or an array of it; nullptr if it is none.
const clang::NamedDecl *orderedType(clang::QualType T);

} // namespace dxil

#endif // DXIL_TARGET_FRONTEND_MATRIXORDER_H
