// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tables that a program for validation alone does not contain: 7 KB.
#include <dxil/ops.h>

namespace dxil {

/// As in OpTable.cpp.
const void *opTableList(unsigned Number) {
  switch (Number) {
  case 0: return table::TextLists;
  case 1: return table::AttributeNames;
  case 2: return &detail::OpNames;
  default: return nullptr;
  }
}

} // namespace dxil
