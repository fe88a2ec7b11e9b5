// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The disassembler, the header tables, reflection and the dump.
#include <dxil/container/Dump.h>
#include <dxil/container/Listing.h>
#include <dxil/container/Reflection.h>

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *Data, size_t Size) {
  auto Text = dxil::container::listing({Data, Size});
  std::string Taken;
  dxil::container::ListingOptions Pieces;
  Pieces.Sink = [&](std::string_view Piece) {
    Taken += Piece;
    return true;
  };
  if (dxil::container::listing({Data, Size}, Pieces) && (!Text || Taken != *Text))
    __builtin_trap(); // the text does not depend on how it is handed over
  if (dxil::container::listingJson({Data, Size}).ok() != Text.ok())
    __builtin_trap();
  auto C = dxil::container::Container::parse({Data, Size});
  if (!C)
    return 0;
  (void)dxil::container::reflectionJson(*C).ok();
  (void)dxil::container::dumpContainer(*C, dxil::container::DumpFormat::Json).ok();
  (void)dxil::container::dumpContainer(*C, dxil::container::DumpFormat::Yaml).ok();
  return 0;
}
