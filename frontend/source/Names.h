// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Names as numbers. Each spelling has one; those of Names.def are enumerators.
#ifndef DXIL_FRONTEND_SOURCE_NAMES_H
#define DXIL_FRONTEND_SOURCE_NAMES_H

#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"

#include <cstdint>
#include <vector>

namespace dxil::frontend {

/// A spelling. `Name::None` is that of what has no name.
enum class Name : uint32_t {
  None = 0,
#define KEYWORD(W) W##_,
#include "Names.def"
  FirstOther
};

/// Whether \p N can never name something of the program.
constexpr bool isKeyword(Name N) {
  return N > Name::None && N <= Name::auto_;
}

/// Whether \p N is a heap of descriptors, where nothing else has that name.
constexpr bool isHeapName(Name N) {
  return N == Name::ResourceDescriptorHeap_ || N == Name::SamplerDescriptorHeap_;
}

/// All names of a compile.
class NameTable {
public:
  NameTable();
  Name intern(llvm::StringRef Spelling);
  /// The name with \p Spelling, Name::None where it has not been interned.
  Name find(llvm::StringRef Spelling) const;
  /// Valid as long as the table.
  llvm::StringRef spelling(Name N) const { return Spellings[size_t(N)]; }
  size_t size() const { return Spellings.size(); }

private:
  llvm::StringMap<Name> Numbers;
  std::vector<llvm::StringRef> Spellings;
};

} // namespace dxil::frontend

#endif // DXIL_FRONTEND_SOURCE_NAMES_H
