// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Names.h"

namespace dxil::frontend {

NameTable::NameTable() {
  Spellings.push_back("");
#define KEYWORD(W) intern(#W);
#include "Names.def"
}

Name NameTable::intern(llvm::StringRef Spelling) {
  auto [At, New] = Numbers.try_emplace(Spelling, Name(Spellings.size()));
  if (New)
    Spellings.push_back(At->getKey());
  return At->second;
}

Name NameTable::find(llvm::StringRef Spelling) const {
  auto At = Numbers.find(Spelling);
  return At == Numbers.end() ? Name::None : At->second;
}

} // namespace dxil::frontend
