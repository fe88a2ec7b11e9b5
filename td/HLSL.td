// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// HLSL: the library that the front end knows, and the page about it. Of several signatures with one
// name the front end tries that which stands first.

include "td/hlsl/library/LibrarySchema.td"
include "td/hlsl/library/Sets.td"
include "td/hlsl/library/Math.td"
include "td/hlsl/library/Integer.td"
include "td/hlsl/library/Wave.td"
include "td/hlsl/library/Synchronization.td"
include "td/hlsl/library/Pixel.td"
include "td/hlsl/library/Buffers.td"
include "td/hlsl/library/Textures.td"
include "td/hlsl/library/RayTracing.td"
include "td/hlsl/library/HitObjects.td"
include "td/hlsl/library/Stages.td"
include "td/hlsl/library/WorkGraphs.td"
include "td/hlsl/library/Tessellation.td"
include "td/hlsl/library/Debug.td"
include "td/hlsl/library/LinearAlgebra.td"
include "td/hlsl/library/Structs.td"
include "td/hlsl/DeclarationSchema.td"
include "td/hlsl/Attributes.td"
include "td/hlsl/Modifiers.td"
include "td/hlsl/Forms.td"
include "td/hlsl/SupportSchema.td"
include "td/hlsl/Support.td"
include "td/hlsl/Tests.td"
