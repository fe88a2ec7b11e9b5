// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Checks HLSL in records: bodies of functions, structs and constants. The front end's parser needs
// files that dxil-tblgen writes, so this is a parser of its own. It knows the syntax of statements
// and expressions, the names in scope, and the number of arguments of each function.
#pragma once

#include "LibraryModel.h"

#include <llvm/ADT/StringMap.h>
#include <llvm/ADT/StringSet.h>

namespace dxil::emitters {

/// The names that HLSL in records may use.
class LibraryNames {
public:
  explicit LibraryNames(const LibraryModel &L);

  /// Returns true for names like `float4`, `half2x2`, `RayDesc` and `RWBuffer`.
  bool isType(llvm::StringRef Word) const;
  bool isConstant(llvm::StringRef Word) const { return Constants.contains(Word); }
  bool isFunction(llvm::StringRef Word) const { return Functions.contains(Word); }
  bool isMember(llvm::StringRef Word) const;
  /// Returns true if a signature of function \p Word takes \p Count arguments.
  bool takes(llvm::StringRef Word, unsigned Count) const;

  /// Returns the types, and the vectors of scalar types.
  std::vector<std::string> types() const;
  std::vector<std::string> members() const { return words(Members); }
  /// Returns the functions and constants.
  std::vector<std::string> values() const;

private:
  template <typename Map> static std::vector<std::string> words(const Map &Names) {
    std::vector<std::string> Out;
    for (const auto &Entry : Names)
      Out.push_back(Entry.getKey().str());
    std::sort(Out.begin(), Out.end());
    return Out;
  }

  struct Counts {
    std::vector<unsigned> Exact;
    unsigned VariadicFrom = ~0u;
  };
  llvm::StringSet<> Scalars, Types, Constants, Members;
  llvm::StringMap<Counts> Functions;
};

/// A mistake in HLSL, at a byte of the text.
struct BodyError {
  size_t Offset = 0;
  std::string Message;
};

/// Returns the first mistake in the body of \p F.
std::optional<BodyError> checkBody(const LibraryFunctionDesc &F, const LibraryNames &Names);
/// Returns the first mistake in \p Text, the declaration of a struct, type or constant.
std::optional<BodyError> checkDeclaration(llvm::StringRef Text, const LibraryNames &Names);

} // namespace dxil::emitters
