// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// SPIR-V to a container: any bytes give a container or an error, in bounded time and memory.
#include <dxil/spirv/Translate.h>

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *Data, size_t Size) {
  const auto Container = dxil::spirv::translate(
      {Data, Size},
      {.AddBase = true, .FlipY = true, .OtherStage = {Data, Size}, .PatchVertices = 4});
  return Container ? int(Container->empty()) : 0;
}
