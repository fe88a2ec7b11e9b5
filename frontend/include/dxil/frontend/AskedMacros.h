// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The macros on which the tokens of a preprocessed source depend.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace llvm {
class StringRef;
} // namespace llvm

namespace dxil::frontend {

/// A set of names as a Bloom filter: may contain a name that was not added, with a chance of one
/// in 400.
class NameFilter {
public:
  /// A set for \p Count names.
  explicit NameFilter(size_t Count = 0) : Bits(2 * Count + 8, '\0') {}
  /// The set whose bytes() are \p Bits.
  static NameFilter fromBytes(llvm::StringRef Bits);

  void add(llvm::StringRef Name);
  bool mayContain(llvm::StringRef Name) const;
  const std::string &bytes() const { return Bits; }

private:
  std::string Bits; ///< empty: contains every name
};

/// The macros of Input::Defines on which the tokens depend, and the names that they would depend on
/// if Input::Defines had them.
struct AskedMacros {
  /// Names in Input::Defines that the source has expanded, tested, redefined or undefined.
  std::vector<std::string> Defined;
  NameFilter Names; ///< all identifiers outside of skipped text
};

} // namespace dxil::frontend
