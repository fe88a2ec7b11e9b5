// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The table of registers of --bindings.
#pragma once

#include <dxil/spirv/Translate.h>

namespace dxil {

/// Reads a JSON document:
///   {"bindings": [{"set": 0, "binding": 3, "class": "s", "space": 1, "register": 5}],
///    "pushConstants": {"space": 0, "register": 7}, "groupCounts": {"space": 0, "register": 8}}
/// All members may be absent: numbers are then 0, and a rule without a class is for all classes.
Status readBindingTable(Bytes Text, spirv::TranslateOptions &Out);

} // namespace dxil
