// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Payload qualifiers of ray tracing.
#ifndef DXIL_FRONTEND_CHECK_PAYLOADS_H
#define DXIL_FRONTEND_CHECK_PAYLOADS_H

#include "Context.h"

namespace dxil::frontend {

// Defined in Payloads.cpp:
void readPayloadAccess(CheckContext &C, const syntax::Variable &N, Field &F);
void checkPayloadStructs(CheckContext &C);
void checkIsPayload(CheckContext &C, TypeId T, Location Where);
void checkTracedPayloads(CheckContext &C, llvm::ArrayRef<FunctionId> Roots);

} // namespace dxil::frontend

#endif // DXIL_FRONTEND_CHECK_PAYLOADS_H
