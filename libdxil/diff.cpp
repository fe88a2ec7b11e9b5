// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dxil.h"
#include "report.h"

#include <dxil/diff/Diff.h>

using namespace dxil;
using report::copy;
using report::guarded;
using report::view;

dxil_status dxil_diff(const void *First, size_t FirstSize, const void *Second, size_t SecondSize,
                      uint32_t Format, char **Report) {
  if (Report)
    *Report = nullptr;
  const bool IsKnown = Format == DXIL_REPORT_TEXT || Format == DXIL_REPORT_JSON;
  if ((!First && FirstSize) || (!Second && SecondSize) || !IsKnown)
    return DXIL_ARGUMENT;
  return guarded([&] {
    auto Differences = compare::diffContainers(view(First, FirstSize), view(Second, SecondSize));
    if (!Differences) {
      if (Report)
        *Report = copy(Differences.error().str());
      return DXIL_UNUSABLE;
    }
    if (Report)
      *Report = copy(Format == DXIL_REPORT_TEXT ? compare::diffText(*Differences, /*Color=*/false)
                                                : compare::diffJson(*Differences));
    return Differences->isEmpty() ? DXIL_OK : DXIL_INVALID;
  });
}
