// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every DXIL operation, once. The schema is emitters/DXILSchema.td; each family of
// operations has a file of its own, and every number is written out. Several files of a vendor may
// include it.
#ifndef DXIL_TD
#define DXIL_TD

include "emitters/DXILSchema.td"
include "td/StageSets.td"
include "td/Enums.td"
include "td/Registers.td"
include "td/Math.td"
include "td/Integer.td"
include "td/Handles.td"
include "td/Buffers.td"
include "td/Textures.td"
include "td/Synchronization.td"
include "td/Pixel.td"
include "td/Compute.td"
include "td/Geometry.td"
include "td/Conversions.td"
include "td/Tessellation.td"
include "td/Debug.td"
include "td/Wave.td"
include "td/Graphics.td"
include "td/RayTracing.td"
include "td/Mesh.td"
include "td/RayQuery.td"
include "td/RayQueryState.td"
include "td/Node.td"
include "td/HitObject.td"
include "td/LinearAlgebra.td"
include "td/Reserved.td"
include "td/Metadata.td"
include "td/Contract.td"
include "td/MetadataNodes.td"
include "td/Parts.td"
include "td/Limits.td"
include "td/Kinds.td"
include "td/Reflection.td"
include "td/ShaderFlags.td"
include "td/HLSL.td"
include "td/Rules.td"
include "td/Instructions.td"
include "td/Semantics.td"
include "td/LLVM.td"
include "td/SPIRV.td"

// No number of either table is without an op.
def : DenseTable<CoreOps>;
def : DenseTable<ExperimentalOps>;

#endif // DXIL_TD
