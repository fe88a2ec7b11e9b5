// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The rule groups; each is a file of that name. Those that judge instructions and calls of ops are
// part of one walk over the instructions (Walk.h), the others are run by Validator.cpp.
#pragma once

#include <dxil/container/Container.h>
#include <dxil/container/Program.h>
#include <dxil/container/derive/Facts.h>

namespace dxil::validation {

class Context;

/// In the order in which users see their findings.
enum class Group : uint8_t {
  Facts,
  WellFormed,
  Metadata,
  EntryPoints,
  Globals,
  Resources,
  ConstantBuffers,
  Flow,
  Handles,
  Functions,
  Instructions,
  OpCalls,
  ResourceOps,
  Counters,
  SignatureOps,
  WrittenOutputs,
  MatrixOps,
  RayAndNodeOps,
  CompletedRecords,
  MeshOps,
  StrictRules,
  Signatures,
  Compatibility,
  Parts
};

void checkMetadata(Context &Ctx);
void checkEntryPoints(Context &Ctx);
/// Needs the uses that the walk found.
void checkGlobals(Context &Ctx);
void checkResources(Context &Ctx);
/// Recursion.
void checkCallGraph(Context &Ctx);
/// Fills Ctx's facts.
void readModuleFacts(Context &Ctx);
/// Fills Ctx's handle tables.
void checkHandles(Context &Ctx);
/// Needs the uses that the walk found.
void checkFunctions(Context &Ctx);
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
