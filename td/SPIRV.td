// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// SPIR-V: the grammar, and what each part of it becomes in DXIL.
include "td/spirv/Schema.td"
include "td/spirv/Instructions.td"
include "td/spirv/ExtensionInstructions.td"
include "td/spirv/KernelInstructions.td"
include "td/spirv/GLSLInstructions.td"
include "td/spirv/Enumerants.td"
include "td/spirv/Capabilities.td"
include "td/spirv/Decorations.td"
include "td/spirv/BuiltIns.td"
include "td/spirv/ExecutionModes.td"
include "td/spirv/Arithmetic.td"
include "td/spirv/GLSL.td"
include "td/spirv/Waves.td"
include "td/spirv/RayQueries.td"
include "td/spirv/Mapping.td"
include "td/spirv/Interface.td"
