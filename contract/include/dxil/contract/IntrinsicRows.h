// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <dxil/intrinsics.h>

#include <span>

namespace dxil::contract {

// The rows are in an object file of their own, so that a changed record does not recompile the
// callers.

/// Returns the generated table of LLVM intrinsics that become ops, sorted by intrinsic.
std::span<const IntrinsicRow> intrinsicRows();
/// Returns the same rows, sorted by opcode.
std::span<const IntrinsicRow> liftingRows();

} // namespace dxil::contract
