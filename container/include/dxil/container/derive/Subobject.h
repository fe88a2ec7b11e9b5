// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Subobjects of state objects that a library defines. They are not part of the program: a front end
// provides the list, and part RDAT stores it.
#pragma once

#include <dxil/container/Container.h>

#include <dxil/generated/MetadataNumbers.h>

#include <string>
#include <vector>

namespace dxil::container {

/// A subobject of a library. The kind determines which fields after the name apply.
struct Subobject {
  SubobjectKind Kind = SubobjectKind::StateObjectConfig;
  std::string Name;
  uint32_t Flags = 0;                 ///< StateObjectConfig, RaytracingPipelineConfig1
  std::vector<uint8_t> RootSignature; ///< GlobalRootSignature, LocalRootSignature: serialized
  std::string Associated;             ///< ExportsAssociation: name of the associated subobject
  std::vector<std::string> Exports;   ///< ExportsAssociation: exports that it applies to
  uint32_t MaxPayloadBytes = 0, MaxAttributeBytes = 0; ///< RaytracingShaderConfig
  uint32_t MaxRecursion = 0; ///< RaytracingPipelineConfig, RaytracingPipelineConfig1
  HitGroupType Group = HitGroupType::Triangles; ///< HitGroup: its type and shaders
  std::string AnyHit, ClosestHit, Intersection;

  friend bool operator==(const Subobject &, const Subobject &) = default;
};

/// Reads the subobjects of an RDAT part, in its order. References that leave the part read as empty
/// or zero. Fails if the part is malformed.
Result<std::vector<Subobject>> readSubobjects(Bytes Part);

/// Returns true if a subobject requires ray tracing tier 1.1.
bool needsRaytracingTier1_1(std::span<const Subobject> Subobjects);

} // namespace dxil::container
