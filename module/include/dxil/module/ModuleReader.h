// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Reads LLVM 3.7 bitcode into the module model.
#pragma once

#include <dxil/module/Error.h>
#include <dxil/module/Module.h>

namespace dxil::ir {

/// Limits of the work that a module can request beyond its own size.
struct ReadLimits {
  uint32_t MaxBlockDepth = 16;
  /// Total number of records, abbreviation definitions and blocks.
  uint64_t MaxRecords = 1ull << 28;
};

/// Reads bare LLVM bitcode, which begins with 'BC' 0xC0DE or the wrapper 0x0B17C0DE. Errors use
/// `PartName` and `BaseBitOffset` for their place. Time and memory are linear in the size of
/// `Bitcode`. The module does not refer to `Bitcode`.
Result<ir::Module> readBitcode(Bytes Bitcode, std::string_view PartName = {},
                               uint64_t BaseBitOffset = 0, const ReadLimits &Limits = {});

} // namespace dxil::ir
