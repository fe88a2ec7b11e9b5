// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef DXIL_CONTRACT_INTRINSICROWS_H
#define DXIL_CONTRACT_INTRINSICROWS_H

#include <dxil/intrinsics.h>

#include <span>

namespace dxil::contract {

// In an object of their own, so that a change of a record compiles that and not who asks.

/// The LLVM intrinsics that become ops: the generated table, by intrinsic.
std::span<const IntrinsicRow> intrinsicRows();
/// The same rows, by opcode.
std::span<const IntrinsicRow> liftingRows();

} // namespace dxil::contract

#endif // DXIL_CONTRACT_INTRINSICROWS_H
