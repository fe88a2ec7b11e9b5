// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names of the DWARF 4 numbers in debug metadata. Each function returns an empty view for a number
// without a name.
#pragma once

#include <dxil/module/DebugInfo.h>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace dxil::ir::assembly {

std::string_view dwarfTag(uint64_t V);
std::string_view dwarfEncoding(uint64_t V);
std::string_view dwarfLanguage(uint64_t V);
std::string_view dwarfVirtuality(uint64_t V);
std::string_view dwarfOperation(uint64_t V);
/// Returns the number of operands that follow the operation in a DWARF expression.
unsigned dwarfOperandCount(uint64_t V);
/// Returns the number of a DWARF name in fields of this kind, or nothing.
std::optional<uint64_t> dwarfNumber(ir::FieldKind Kind, std::string_view Name);
/// Returns the flags in assembly, such as "DIFlagPrototyped | DIFlagPublic". Bits without a name
/// become a number.
std::string debugFlags(uint64_t V);

} // namespace dxil::ir::assembly
