// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Graphics and compute shaders of libraries in RDAT, which has them for previews only.
#ifndef DXIL_TARGET_STAGERECORDS_H
#define DXIL_TARGET_STAGERECORDS_H

#include "ModuleMetadata.h"
#include "RuntimeDataBuilder.h"

namespace dxil {

/// What is added for an entry point.
struct StageRecord {
  uint32_t Index = RuntimeDataBuilder::Null; ///< in the table of its stage
  uint32_t Flags = 0;                        ///< of the function's record
};

/// Whether RDAT has records of such shaders.
bool hasStageRecords(const ModuleMetadata &MD);

/// Adds the record of \p E, which uses \p GroupSharedBytes of group shared memory; \p UsesViewID
/// says whether it reads the view's number. None for a stage that has no records.
StageRecord addStageRecord(RuntimeDataBuilder &Data, const EntryRecord &E,
                           uint32_t GroupSharedBytes, bool UsesViewID);

} // namespace dxil

#endif // DXIL_TARGET_STAGERECORDS_H
