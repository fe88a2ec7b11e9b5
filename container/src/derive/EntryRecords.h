// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RDAT records of entry points by stage.
#pragma once

#include "RuntimeDataBuilder.h"

#include <dxil/container/derive/Facts.h>

namespace dxil::container {

/// An entry point's place in RDAT.
struct EntryRecord {
  uint32_t Row = rdat::Null; ///< index in the table of its stage
  uint32_t Flags = 0;        ///< RuntimeFunctionFlag bits for the function's record
};

/// Adds the records of a node with `GroupSharedBytes` bytes of groupshared memory.
EntryRecord addNodeRecord(RuntimeDataBuilder &Data, const EntryPoint &E, uint32_t GroupSharedBytes);

/// Returns true if RDAT has records of graphics and compute shaders: only in preview shader models.
bool hasStageRecords(const ModuleFacts &Info);

/// Adds the record of a graphics or compute shader. Adds nothing if its stage has no records.
EntryRecord addStageRecord(RuntimeDataBuilder &Data, const EntryPoint &E,
                           uint32_t GroupSharedBytes);

} // namespace dxil::container
