// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Fuzzes the disassembler, the header tables, reflection and the dump.
#include <dxil/listing/Dump.h>
#include <dxil/listing/Listing.h>
#include <dxil/listing/Reflection.h>

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *Data, size_t Size) {
  auto Text = dxil::listing::listing({Data, Size});
  std::string Taken;
  dxil::listing::ListingOptions Pieces;
  Pieces.Sink = [&](std::string_view Piece) {
    Taken += Piece;
    return true;
  };
  if (dxil::listing::listing({Data, Size}, Pieces) && (!Text || Taken != *Text))
    __builtin_trap(); // the text must not depend on the size of the pieces
  if (dxil::listing::listingJson({Data, Size}).ok() != Text.ok())
    __builtin_trap();
  auto C = dxil::container::Container::parse({Data, Size});
  if (!C)
    return 0;
  (void)dxil::listing::reflectionJson(*C).ok();
  (void)dxil::listing::dumpContainer(*C, dxil::listing::DumpFormat::Json).ok();
  (void)dxil::listing::dumpContainer(*C, dxil::listing::DumpFormat::Yaml).ok();
  return 0;
}
