// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// All validation rules of DXIL; see td/rules/RuleSchema.td.

include "td/rules/RuleSchema.td"
include "td/rules/Container.td"
include "td/rules/Metadata.td"
include "td/rules/Instructions.td"
include "td/rules/Resources.td"
include "td/rules/LinearAlgebra.td"
include "td/rules/Types.td"
include "td/rules/ShaderModel.td"
include "td/rules/RayMeshAndNode.td"
include "td/rules/Flow.td"
include "td/rules/Declarations.td"
