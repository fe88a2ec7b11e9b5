// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The HLSL header: types and functions, and the builtin or operation each
// reaches. Families have the names that those of the operations have. The header's
// order is this order: a function stands below those that it is written with.

include "td/hlsl/HLSLSchema.td"
include "td/hlsl/Types.td"
include "td/hlsl/Integer.td"
include "td/hlsl/Math.td"
include "td/hlsl/Matrix.td"
include "td/hlsl/Wave.td"
include "td/hlsl/Synchronization.td"
include "td/hlsl/Pixel.td"
include "td/hlsl/ResourceSchema.td"
include "td/hlsl/Buffers.td"
include "td/hlsl/Heaps.td"
include "td/hlsl/Textures.td"
include "td/hlsl/RayTracing.td"
include "td/hlsl/RayQuery.td"
include "td/hlsl/HitObjects.td"
include "td/hlsl/Stages.td"
include "td/hlsl/Tessellation.td"
include "td/hlsl/WorkGraphs.td"
include "td/hlsl/SupportSchema.td"
include "td/hlsl/Support.td"
include "td/hlsl/Tests.td"
include "td/hlsl/Libraries.td"
