// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Records of entry points in RDAT by their stages.
#pragma once

#include "RuntimeDataBuilder.h"

#include <dxil/container/derive/Facts.h>

namespace dxil::container {

/// What is added for an entry point.
struct EntryRecord {
  uint32_t Row = rdat::Null; ///< in the table of its stage
  uint32_t Flags = 0;        ///< RuntimeFunctionFlag bits of the function's record
};

/// Adds the records of a node, which uses so many bytes of group shared memory.
EntryRecord addNodeRecord(RuntimeDataBuilder &Data, const EntryPoint &E, uint32_t GroupSharedBytes);

/// Whether RDAT has records of graphics and compute shaders: in previews only.
bool hasStageRecords(const ModuleFacts &Info);

/// Adds the records of a graphics or compute shader; none for a stage that has no records.
EntryRecord addStageRecord(RuntimeDataBuilder &Data, const EntryPoint &E,
                           uint32_t GroupSharedBytes);

} // namespace dxil::container
