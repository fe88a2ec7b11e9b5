// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dxil.h"
#include "report.h"

#include <dxil/container/Assemble.h>

using namespace dxil;
using report::copy;
using report::guarded;

dxil_status dxil_assemble(const char *Text, size_t TextSize, void **Out, size_t *Size,
                          char **Message) {
  if (Out)
    *Out = nullptr;
  if (Size)
    *Size = 0;
  if (Message)
    *Message = nullptr;
  if (!Out || !Size || (!Text && TextSize))
    return DXIL_ARGUMENT;
  return guarded([&] {
    auto Made = container::assemble(std::string_view(Text, TextSize));
    if (!Made) {
      if (Message)
        *Message = copy(Made.error().str());
      return DXIL_UNUSABLE;
    }
    *Out = report::copyBytes(*Made);
    *Size = Made->size();
    return DXIL_OK;
  });
}
