// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// LLVM 3.7 bitcode to the module model.
#pragma once

#include <dxil/module/Error.h>
#include <dxil/module/Module.h>

namespace dxil::ir {

/// Bounds on what a module may ask for beyond what its own size already bounds.
struct ReadLimits {
  uint32_t MaxBlockDepth = 16;
  /// Records, abbreviation definitions and blocks together.
  uint64_t MaxRecords = 1ull << 28;
};

/// Reads bare LLVM bitcode ('BC' 0xC0DE, or in the 0x0B17C0DE wrapper). `PartName` and
/// `BaseBitOffset` only place errors. Time and memory are linear in the size of `Bitcode`; the
/// module keeps no reference to it.
Result<ir::Module> readBitcode(Bytes Bitcode, std::string_view PartName = {},
                               uint64_t BaseBitOffset = 0, const ReadLimits &Limits = {});

} // namespace dxil::ir
