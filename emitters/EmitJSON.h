// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "dxil/export/Export.h"

#include <string>

namespace dxil {
struct Model;

/// The op database of docs/json-format.md, every version of every property in it.
exporter::Json jsonDatabase(const Model &M);
/// The same as the text of ops.json.
std::string jsonText(const Model &M);
} // namespace dxil
