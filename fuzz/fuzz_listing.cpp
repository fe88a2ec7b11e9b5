// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The disassembler, the header tables and reflection.
#include <dxil/container/Listing.h>
#include <dxil/container/Reflection.h>

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *Data, size_t Size) {
  (void)dxil::listing({Data, Size}).ok();
  if (auto C = dxil::Container::parse({Data, Size}))
    (void)dxil::reflectionJson(*C).ok();
  return 0;
}
