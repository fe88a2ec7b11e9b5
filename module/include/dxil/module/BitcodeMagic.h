// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstdint>

namespace dxil::ir {

/// The first words of bitcode, and of a wrapper around bitcode.
inline constexpr uint32_t BitcodeMagic = 0xdec04342, BitcodeWrapperMagic = 0x0b17c0de;

} // namespace dxil::ir
