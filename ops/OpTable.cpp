// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The op table for files that include only <dxil/ops/queries.h>. OpTableLists.cpp has the rest.
#include <dxil/ops.h>

namespace dxil {

/// Never called. An object file contains an inline variable only if code in it uses the variable.
const void *opTable(unsigned Number) {
  switch (Number) {
  case 0: return table::Texts;
  case 1: return table::EnumCases;
  case 2: return table::Enums;
  case 3: return table::Args;
  case 4: return table::OverloadLists;
  case 5: return table::StageLists;
  case 6: return table::AttributeLists;
  case 7: return table::StageNames;
  case 8: return table::OverloadNames;
  case 9: return table::Types;
  case 10: return table::Classes;
  case 11: return table::Ops;
  case 12: return &detail::ClassNames;
  default: return nullptr;
  }
}

} // namespace dxil
