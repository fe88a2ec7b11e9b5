// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef DXIL_LOWERING_INTRINSICROWS_H
#define DXIL_LOWERING_INTRINSICROWS_H

#include <dxil/intrinsics.h>

#include <span>

namespace dxil::lowering {

/// The LLVM intrinsics that become ops: the generated table, ordered by intrinsic.
std::span<const IntrinsicRow> intrinsicRows();

} // namespace dxil::lowering

#endif // DXIL_LOWERING_INTRINSICROWS_H
