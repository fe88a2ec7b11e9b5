// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dxil/contract/LibraryFacts.h"
#include "FieldLists.h"

namespace dxil::contract {

std::optional<LibraryFacts> parseLibraryFacts(llvm::StringRef Text) {
  return FieldReader::parse<LibraryFacts>(Text);
}

std::string printLibraryFacts(const LibraryFacts &Facts) {
  return FieldWriter::print(Facts);
}

} // namespace dxil::contract
