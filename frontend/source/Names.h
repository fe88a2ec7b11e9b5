// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Names as numbers, one for each spelling; the names of Names.def are enumerators.
#pragma once

#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"

#include <cstdint>
#include <vector>

namespace dxil::frontend {

/// A spelling. `Name::None`: no name.
enum class Name : uint32_t {
  None = 0,
#define KEYWORD(W) W##_,
#include "Names.def"
  FirstOther
};

/// Returns true if \p N can never name an entity of the program.
constexpr bool isKeyword(Name N) {
  return N > Name::None && N <= Name::auto_;
}

/// Returns true if \p N names a descriptor heap, unless something else is declared with that name.
constexpr bool isHeapName(Name N) {
  return N == Name::ResourceDescriptorHeap_ || N == Name::SamplerDescriptorHeap_;
}

/// All names of a compile.
class NameTable {
public:
  NameTable();
  Name intern(llvm::StringRef Spelling);
  /// Returns the name with \p Spelling, or Name::None if it was not interned.
  Name find(llvm::StringRef Spelling) const;
  /// Valid while the table exists.
  llvm::StringRef spelling(Name N) const { return Spellings[size_t(N)]; }
  size_t size() const { return Spellings.size(); }

private:
  llvm::StringMap<Name> Numbers;
  std::vector<llvm::StringRef> Spellings;
};

} // namespace dxil::frontend
