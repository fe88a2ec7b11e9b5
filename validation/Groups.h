// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The rule groups, in the order Validator.cpp runs them; each is a file of that name.
#pragma once

#include <dxil/container/Container.h>
#include <dxil/container/Program.h>
#include <dxil/container/derive/Facts.h>

namespace dxil::validation {

class Context;

/// Dominance, phis, terminators: what makes a module well formed beyond what the reader guarantees.
/// False if a function is too broken for the groups that follow control flow.
bool checkWellFormed(Context &Ctx);
void checkMetadata(Context &Ctx);
void checkEntryPoints(Context &Ctx);
void checkGlobals(Context &Ctx);
void checkResources(Context &Ctx);
void checkFlow(Context &Ctx);
/// Fills Ctx's facts.
void readModuleFacts(Context &Ctx);
/// Fills Ctx's handle tables.
void checkHandles(Context &Ctx);
void checkFunctions(Context &Ctx);
void checkInstructions(Context &Ctx);
void checkOpCalls(Context &Ctx);
void checkResourceOps(Context &Ctx);
void checkSignatureOps(Context &Ctx);
void checkMatrixOps(Context &Ctx);
void checkRayAndNodeOps(Context &Ctx);
void checkMeshOps(Context &Ctx);
/// Returns the flags that the module calls for.
uint64_t checkShaderFlags(Context &Ctx);
/// Flags are the module's, as checkShaderFlags returned them.
void checkCompatibility(Context &Ctx, uint64_t Flags);
void checkConstantBuffers(Context &Ctx);
void checkSignatures(Context &Ctx);
/// What only a strict validator reports; the module's blocks and uses must be sound.
void checkStrictRules(Context &Ctx);
/// A container whose only content is a root signature.
void checkRootSignatureAlone(Context &Ctx, const container::Container &C);
/// The parts of a container against the module.
void checkParts(Context &Ctx, const container::Container &C,
                const container::ProgramHeader &Header);

} // namespace dxil::validation
