// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Computed at compile time from the op table. In a file of its own, as the table changes with
// records.
#include "OpCallRules.h"

#include <algorithm>
#include <array>
#include <dxil/ops.h>

namespace dxil::validation {

uint32_t OpCallRules::restrictedArguments(const OpInfo &Op) {
  static constexpr auto Table = [] {
    std::array<uint32_t, table::NumOps> Out{};
    for (size_t I = 0; I < Out.size(); ++I)
      for (size_t N = 0; N < allOps()[I].Args.size(); ++N)
        if (isRestricted(allOps()[I].Args[N]))
          Out[I] |= 1u << std::min(N, LastRestricted);
    return Out;
  }();
  return Table[size_t(&Op - allOps().data())];
}

} // namespace dxil::validation
