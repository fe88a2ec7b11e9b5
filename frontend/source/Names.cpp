// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Names.h"

namespace dxil::frontend {

NameTable::NameTable() {
  Spellings.push_back("");
#define KEYWORD(W) intern(#W);
#include "Names.def"
}

Name NameTable::intern(llvm::StringRef Spelling) {
  auto [Entry, New] = Numbers.try_emplace(Spelling, Name(Spellings.size()));
  if (New)
    Spellings.push_back(Entry->getKey());
  return Entry->second;
}

Name NameTable::find(llvm::StringRef Spelling) const {
  auto Entry = Numbers.find(Spelling);
  return Entry == Numbers.end() ? Name::None : Entry->second;
}

} // namespace dxil::frontend
