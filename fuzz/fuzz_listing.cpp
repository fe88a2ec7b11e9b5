// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The disassembler, the header tables, reflection and the dump.
#include <dxil/container/Dump.h>
#include <dxil/container/Listing.h>
#include <dxil/container/Reflection.h>

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *Data, size_t Size) {
  (void)dxil::listing({Data, Size}).ok();
  auto C = dxil::Container::parse({Data, Size});
  if (!C)
    return 0;
  (void)dxil::reflectionJson(*C).ok();
  (void)dxil::dumpContainer(*C, dxil::DumpFormat::Json).ok();
  (void)dxil::dumpContainer(*C, dxil::DumpFormat::Yaml).ok();
  return 0;
}
