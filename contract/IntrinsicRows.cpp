// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "dxil/contract/IntrinsicRows.h"

#include "llvm/IR/Intrinsics.h"
#include "llvm/IR/IntrinsicsDirectX.h"

using namespace llvm;

namespace dxil::contract {

namespace rows {
using ::dxil::constant, ::dxil::operand;
#include <dxil/generated/IntrinsicToOp.inc>
#include <dxil/generated/OpToIntrinsic.inc>
} // namespace rows

std::span<const IntrinsicRow> intrinsicRows() {
  return rows::IntrinsicToOp;
}

std::span<const IntrinsicRow> liftingRows() {
  return rows::OpToIntrinsic;
}

} // namespace dxil::contract
