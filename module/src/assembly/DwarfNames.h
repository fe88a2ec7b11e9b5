// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names of the DWARF 4 numbers that debug metadata holds. Each function gives an empty view for a
// number without a name.
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
/// How many operands follow the operation in an expression.
unsigned dwarfOperandCount(uint64_t V);
/// The number of a name among those of a field's kind.
std::optional<uint64_t> dwarfNumber(ir::FieldKind Kind, std::string_view Name);
/// "DIFlagPrototyped | DIFlagPublic"; bits without a name as a number.
std::string debugFlags(uint64_t V);

} // namespace dxil::ir::assembly
