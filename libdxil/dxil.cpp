// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The C API of container/ and validation/. Both report errors as values, so std::bad_alloc is the
// only exception to catch. Large functions are in separate files, so that a program linked with the
// archive contains only those that it calls (docs/performance.md, "Size").

#include "dxil.h"
#include "report.h"

#include <algorithm>
#include <cstdlib>
#include <dxil/container/ContainerWriter.h>
#include <dxil/container/Digest.h>

using namespace dxil;
using report::guarded;
using report::view;

const char *dxil_version(void) {
  return DXILTOOLS_VERSION;
}

dxil_status dxil_digest(const void *Data, size_t Size, uint8_t Out[16]) {
  if (!Data || !Out)
    return DXIL_ARGUMENT;
  return guarded([&] {
    Result<container::Container> C = container::Container::parse(view(Data, Size));
    if (!C)
      return DXIL_UNUSABLE;
    container::Digest D = container::containerDigest(C->bytes());
    std::copy(D.begin(), D.end(), Out);
    return DXIL_OK;
  });
}

dxil_status dxil_sign(void *Data, size_t Size) {
  if (!Data)
    return DXIL_ARGUMENT;
  return guarded([&] {
    return container::signContainer({static_cast<uint8_t *>(Data), Size}) ? DXIL_OK : DXIL_UNUSABLE;
  });
}

void dxil_free(void *Memory) {
  std::free(Memory);
}
