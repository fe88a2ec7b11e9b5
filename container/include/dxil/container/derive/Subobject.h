// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a library says of the state objects that it becomes part of. A program has no word of it: a
// front end gives the list, and the RDAT part has it.
#pragma once

#include <dxil/container/Container.h>

#include <dxil/generated/MetadataNumbers.h>

#include <string>
#include <vector>

namespace dxil::container {

/// The kind says which of the fields below the name mean something.
struct Subobject {
  SubobjectKind Kind = SubobjectKind::StateObjectConfig;
  std::string Name;
  uint32_t Flags = 0;                 ///< StateObjectConfig, RaytracingPipelineConfig1
  std::vector<uint8_t> RootSignature; ///< GlobalRootSignature, LocalRootSignature: serialized
  std::string Associated;             ///< ExportsAssociation: the subobject
  std::vector<std::string> Exports;   ///< ... and what it goes with
  uint32_t MaxPayloadBytes = 0, MaxAttributeBytes = 0; ///< RaytracingShaderConfig
  uint32_t MaxRecursion = 0; ///< RaytracingPipelineConfig, RaytracingPipelineConfig1
  HitGroupType Group = HitGroupType::Triangles; ///< HitGroup: its type and shaders
  std::string AnyHit, ClosestHit, Intersection;

  friend bool operator==(const Subobject &, const Subobject &) = default;
};

/// The subobjects of an RDAT part, in its order. What leads outside of the part is empty or zero.
/// Fails if the part does not read.
Result<std::vector<Subobject>> readSubobjects(Bytes Part);

/// Whether some subobject asks for tier 1.1 of ray tracing.
bool needsRaytracingTier1_1(std::span<const Subobject> Subobjects);

} // namespace dxil::container
