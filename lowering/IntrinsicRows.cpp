// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "IntrinsicRows.h"

#include "llvm/IR/Intrinsics.h"
#include "llvm/IR/IntrinsicsDirectX.h"

using namespace llvm;

namespace dxil::lowering {

namespace rows {
using ::dxil::constant, ::dxil::operand;
#include <dxil/generated/IntrinsicToOp.inc>
} // namespace rows

std::span<const IntrinsicRow> intrinsicRows() {
  return rows::IntrinsicToOp;
}

} // namespace dxil::lowering
