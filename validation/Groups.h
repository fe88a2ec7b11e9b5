// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The rule groups; each group has a file of its name. Groups that check instructions and op calls
// take part in one walk over the instructions (Walk.h); Validator.cpp runs the other groups.
#pragma once

#include <dxil/container/Container.h>
#include <dxil/container/Program.h>
#include <dxil/container/derive/Facts.h>

namespace dxil::validation {

class Context;

/// The groups, in the order in which users see their findings.
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
/// Runs after the walk, which collects the uses.
void checkGlobals(Context &Ctx);
void checkResources(Context &Ctx);
/// Reports recursion.
void checkCallGraph(Context &Ctx);
/// Reads Ctx's facts.
void readModuleFacts(Context &Ctx);
/// Maps Ctx's handles.
void checkHandles(Context &Ctx);
/// Runs after the walk, which collects the uses.
void checkFunctions(Context &Ctx);
void checkMeshOps(Context &Ctx);
/// Returns the flags that the module requires.
uint64_t checkShaderFlags(Context &Ctx);
/// `Flags` is the result of checkShaderFlags().
void checkCompatibility(Context &Ctx, uint64_t Flags);
void checkConstantBuffers(Context &Ctx);
void checkSignatures(Context &Ctx);
/// Reports findings that only a strict validator makes; the module's blocks and uses must be valid.
void checkStrictRules(Context &Ctx);
/// Checks a container that has only a root signature.
void checkRootSignatureAlone(Context &Ctx, const container::Container &C);
/// Compares the parts of a container with the module.
void checkParts(Context &Ctx, const container::Container &C,
                const container::ProgramHeader &Header);

} // namespace dxil::validation
