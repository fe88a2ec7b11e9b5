// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

namespace dxil {
struct EnumInfo;
struct OpInfo;
} // namespace dxil

namespace dxil::tests {

// Computed at compile time.
const OpInfo *sinHere();
const EnumInfo *barrierModeHere();

} // namespace dxil::tests
