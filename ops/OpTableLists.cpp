// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tables that only some programs need: a program that only validates is 7 KB smaller without them.
#include <dxil/ops.h>

namespace dxil {

/// Never called, as in OpTable.cpp.
const void *opTableList(unsigned Number) {
  switch (Number) {
  case 0: return table::TextLists;
  case 1: return table::AttributeNames;
  case 2: return &detail::OpNames;
  default: return nullptr;
  }
}

} // namespace dxil
