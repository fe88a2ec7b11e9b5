// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstdint>

namespace dxil::ir {

/// What bitcode starts with, and what a wrapper around it does.
inline constexpr uint32_t BitcodeMagic = 0xdec04342, BitcodeWrapperMagic = 0x0b17c0de;

} // namespace dxil::ir
