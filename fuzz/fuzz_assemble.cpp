// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Fuzzes the assembler with a text, or with the listing of a container with its other parts. The
// result must be readable, and its listing must give the same bytes.
#include "Require.h"

#include <dxil/container/Assemble.h>
#include <dxil/listing/Listing.h>

#include <optional>

using namespace dxil;

static std::optional<std::string> textOf(Bytes Input) {
  auto C = container::Container::parse(Input);
  auto Parts = C ? container::partsToKeep(*C) : Result<container::PartList>(C.error());
  auto Text = listing::listing(Input);
  if (!Parts || !Text)
    return std::nullopt;
  return container::partsHeader(*Parts) + *Text;
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *Data, size_t Size) {
  std::string Text(reinterpret_cast<const char *>(Data), Size);
  if (container::Container::parse({Data, Size})) {
    auto Listed = textOf({Data, Size});
    if (!Listed)
      return 0;
    Text = std::move(*Listed);
  }
  auto Made = container::assemble(Text);
  if (!Made)
    return 0;
  auto C = container::Container::parse(*Made);
  fuzz::require(C.ok() && C->digestState() != container::DigestState::Mismatching);
  auto Again = textOf(*Made);
  if (!Again) // too long: names and types may be repeated often
    return 0;
  auto Twice = container::assemble(*Again);
  fuzz::require(Twice.ok() && *Twice == *Made);
  return 0;
}
