// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "dxil/export/Export.h"

namespace llvm {
class RecordKeeper;
}

namespace dxil::emitters {
struct Model;

/// Returns the op database of docs/json-format.md with every version of each property.
exporter::Json jsonDatabase(const Model &M, const llvm::RecordKeeper &Records);
} // namespace dxil::emitters
