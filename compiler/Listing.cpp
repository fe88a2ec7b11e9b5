// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Listing.h"

#include <dxil/listing/Listing.h>

using namespace llvm;

namespace dxil::compiler {
namespace {

llvm::Error unreadable(const dxil::Error &E) {
  return createStringError("the container that was made cannot be read back: " + E.str());
}

Expected<std::string> listingOf(StringRef Data, bool Debug) {
  auto Parsed = dxil::container::Container::parse(Bytes(Data.bytes_begin(), Data.size()));
  if (!Parsed)
    return unreadable(Parsed.error());
  if (!Parsed->find(container::part::DXIL)) // only a root signature
    return dxil::listing::partTable(*Parsed) + dxil::listing::headerTables(*Parsed, nullptr);
  dxil::listing::ListingOptions Options;
  if (Debug && Parsed->find(container::part::ILDB))
    Options.Program = container::part::ILDB;
  auto Text = dxil::listing::listing(Parsed->bytes(), Options);
  if (!Text)
    return unreadable(Text.error());
  return std::move(*Text);
}

} // namespace

Expected<std::string> listing(StringRef Data) {
  return listingOf(Data, /*Debug=*/false);
}

Expected<std::string> debugListing(StringRef Data) {
  return listingOf(Data, /*Debug=*/true);
}

} // namespace dxil::compiler
