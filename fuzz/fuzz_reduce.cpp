// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Fuzzes dxil-reduce with a test that finds every third candidate interesting. The result must be a
// container no larger than the input.
#include "Require.h"

#include <dxil/container/Digest.h>
#include <dxil/reduce/Reduce.h>

using namespace dxil;
using namespace dxil::container;
using namespace dxil::reduce;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *Data, size_t Size) {
  size_t Tests = 0;
  const bool IsContainer = Container::parse({Data, Size}).ok();
  const InterestTest Test = testEach([&](Bytes Candidate) {
    if (!Tests++)
      return true;
    fuzz::require(!IsContainer || Container::parse(Candidate).ok());
    return md5(Candidate)[0] % 3 == 0;
  });
  ReduceOptions O;
  O.ShouldStop = [&] { return Tests > 64; };
  O.DeriveParts = Size % 2;
  auto R = IsContainer ? reduce::reduce({Data, Size}, Test, O)
                       : reduceText({reinterpret_cast<const char *>(Data), Size}, Test, O);
  fuzz::require(R.ok() && R->IsInteresting);
  fuzz::require(IsContainer ? Container::parse(R->Output).ok() : R->Output.size() <= Size);
  return 0;
}
