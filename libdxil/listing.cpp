// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dxil.h"
#include "report.h"

#include <dxil/listing/Listing.h>

using namespace dxil;
using report::textOf;

dxil_status dxil_listing(const void *Data, size_t Size, char **Out, char **Message) {
  return textOf(Data, Size, Out, Message, [](Bytes Input) { return listing::listingJson(Input); });
}
