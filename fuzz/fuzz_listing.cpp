// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The disassembler and the header tables.
#include <dxil/container/Listing.h>

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *Data, size_t Size) {
  (void)dxil::listing({Data, Size}).ok();
  return 0;
}
