// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "table_here.h"

#include <dxil/ops.h>

namespace dxil::tests {

const OpInfo *sinHere() {
  constexpr const OpInfo *Sin = findOp("Sin").get();
  static_assert(Sin->Name == "Sin");
  return Sin;
}

const EnumInfo *barrierModeHere() {
  constexpr const EnumInfo *Match = findEnum("BarrierMode");
  return Match;
}

} // namespace dxil::tests
