// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Payload qualifiers of ray tracing.
#pragma once

#include "Context.h"

namespace dxil::frontend {

// Defined in Payloads.cpp:
void readPayloadAccess(CheckContext &C, const syntax::Variable &N, Field &F);
void checkPayloadStructs(CheckContext &C);
void checkIsPayload(CheckContext &C, TypeId T, Location Where);
void checkTracedPayloads(CheckContext &C, llvm::ArrayRef<FunctionId> Roots);

} // namespace dxil::frontend
