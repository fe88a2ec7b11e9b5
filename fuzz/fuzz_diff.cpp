// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Fuzzes the comparison with two containers, one after the other. A container must equal itself,
// and differences must be symmetric.
#include "Require.h"

#include <dxil/diff/Diff.h>

using namespace dxil;
using namespace dxil::container;
using namespace dxil::compare;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *Data, size_t Size) {
  auto First = Container::parse({Data, Size});
  if (!First)
    return 0;
  const Bytes A = First->bytes(), B = Bytes(Data, Size).subspan(A.size());
  if (auto Same = diffContainers(A, A))
    fuzz::require(Same->isEmpty() && diffText(*Same, false).empty());
  auto D = diffContainers(A, B);
  auto Back = diffContainers(B, A);
  fuzz::require(D.ok() == Back.ok());
  if (!D)
    return 0;
  fuzz::require(D->isEmpty() == Back->isEmpty());
  (void)diffText(*D, true);
  (void)diffJson(*D);
  return 0;
}
