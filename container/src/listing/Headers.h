// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <dxil/container/Listing.h>

#include "Table.h"

namespace dxil {

namespace listing_detail {
class ResourceNames;

/// Text of the input, fit for a comment: control characters escaped.
std::string printable(std::string_view Text);
/// "xy  "
std::string maskText(uint32_t Mask);
/// The name of a case of one of the table's enums, or the number.
std::string enumCase(std::string_view Enum, uint64_t Value);
} // namespace listing_detail

/// Appends opComment, with the names of resources behind handles where `Resources` is there and
/// knows them.
void appendOpComment(const ir::Module &M, const ir::Instruction &I,
                     listing_detail::ResourceNames *Resources, std::string &Out);

/// Entry points, shader model and validator version, from the module's metadata.
std::string moduleTables(const ir::Module &M);
/// dx.resources.
std::string resourceTable(const ir::Module &M);
/// PSV0.
std::string pipelineState(Bytes Data, const Container &C);
/// RDAT.
std::string runtimeData(Bytes Data);

} // namespace dxil
