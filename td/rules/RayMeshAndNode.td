// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Rules about ray tracing, mesh and node shaders, and calls that do not fit their entry point.

def SmRayShaderSignatures : ValidationRule<257, "SM.RAYSHADERSIGNATURES", ShaderModelRules> {
  let Text = "ray tracing entry {entry:name} has a signature; it must have none";
  let Doc = "Ray shaders pass data by payload and attributes.";
  let RuleStages = [raygeneration, intersection, anyhit, closesthit, miss, callable];
  let Since = DXIL1_3;
  let Status = Implemented;
  let Test = "cases/ShaderModel.cases";
}

def SmRayShaderPayloadSize : ValidationRule<258, "SM.RAYSHADERPAYLOADSIZE", ShaderModelRules> {
  let Text = "{entry:name} declares {declared:int} bytes of {what:name}, its parameter takes {needed:int}";
  let Doc = "The runtime allocates what is declared.";
  let RuleStages = [anyhit, closesthit, miss, callable];
  let Since = DXIL1_3;
  let Status = Implemented;
  let Test = "cases/ShaderModel.cases";
}

def SmMeshShaderMaxVertexCount : ValidationRule<259, "SM.MESHSHADERMAXVERTEXCOUNT", ShaderModelRules> {
  let Text = "mesh shader gives up to {count:int} vertices, at most {limit:int} are allowed";
  let Doc = "Hardware bounds the output of a group.";
  let RuleStages = [mesh];
  let Since = DXIL1_5;
  let Status = Implemented;
  let Test = "cases/ShaderModel.cases";
}

def SmMeshShaderMaxPrimitiveCount : ValidationRule<260, "SM.MESHSHADERMAXPRIMITIVECOUNT", ShaderModelRules> {
  let Text = "mesh shader gives up to {count:int} primitives, at most {limit:int} are allowed";
  let Doc = "Hardware bounds the output of a group.";
  let RuleStages = [mesh];
  let Since = DXIL1_5;
  let Status = Implemented;
  let Test = "cases/ShaderModel.cases";
}

def SmMeshShaderPayloadSize : ValidationRule<261, "SM.MESHSHADERPAYLOADSIZE", ShaderModelRules> {
  let Text = "mesh shader {entry:name} declares a payload of {size:int} bytes, at most {limit:int} are allowed";
  let Doc = "Hardware bounds the payload.";
  let RuleStages = [mesh];
  let Since = DXIL1_5;
  let Status = Implemented;
  let Test = "cases/ShaderModel.cases";
}

def SmMeshShaderPayloadSizeDeclared : ValidationRule<262, "SM.MESHSHADERPAYLOADSIZEDECLARED", ShaderModelRules> {
  let Text = "mesh shader {entry:name} reads a payload of {size:int} bytes, it declares {declared:int}; it must not read more than it declares";
  let Doc = "The runtime passes what is declared.";
  let RuleStages = [mesh];
  let Since = DXIL1_5;
  let Status = Implemented;
  let Test = "cases/ShaderModel.cases";
}

def SmMeshShaderOutputSize : ValidationRule<263, "SM.MESHSHADEROUTPUTSIZE", ShaderModelRules> {
  let Text = "mesh shader {entry:name} gives {size:int} bytes, at most {limit:int} are allowed";
  let Doc = "Hardware bounds the output of a group.";
  let RuleStages = [mesh];
  let Since = DXIL1_5;
  let Status = Implemented;
  let Test = "cases/ShaderModel.cases";
}

def SmMeshShaderInOutSize : ValidationRule<264, "SM.MESHSHADERINOUTSIZE", ShaderModelRules> {
  let Text = "mesh shader {entry:name} takes and gives {size:int} bytes, at most {limit:int} are allowed";
  let Doc = "Payload and output share one memory.";
  let RuleStages = [mesh];
  let Since = DXIL1_5;
  let Status = Implemented;
  let Test = "cases/ShaderModel.cases";
}

def SmMeshVSigRowCount : ValidationRule<265, "SM.MESHVSIGROWCOUNT", ShaderModelRules> {
  let Text = "mesh shader {entry:name} has {rows:int} vertex output rows, at most {limit:int} are allowed";
  let Doc = "Hardware bounds the attributes of a vertex.";
  let RuleStages = [mesh];
  let Since = DXIL1_5;
  let Status = Implemented;
  let Test = "cases/ShaderModel.cases";
}

def SmMeshPSigRowCount : ValidationRule<266, "SM.MESHPSIGROWCOUNT", ShaderModelRules> {
  let Text = "mesh shader {entry:name} has {rows:int} primitive output rows, at most {limit:int} are allowed";
  let Doc = "Hardware bounds the attributes of a primitive.";
  let RuleStages = [mesh];
  let Since = DXIL1_5;
  let Status = Implemented;
  let Test = "cases/ShaderModel.cases";
}

def SmMeshTotalSigRowCount : ValidationRule<267, "SM.MESHTOTALSIGROWCOUNT", ShaderModelRules> {
  let Text = "mesh shader {entry:name} has {rows:int} output rows, at most {limit:int} are allowed";
  let Doc = "Vertex and primitive attributes share registers.";
  let RuleStages = [mesh];
  let Since = DXIL1_5;
  let Status = Implemented;
  let Test = "cases/ShaderModel.cases";
}

def SmAmplificationShaderPayloadSize : ValidationRule<268, "SM.AMPLIFICATIONSHADERPAYLOADSIZE", ShaderModelRules> {
  let Text = "amplification shader {entry:name} has a payload of {size:int} bytes, at most {limit:int} are allowed";
  let Doc = "Hardware bounds the payload.";
  let RuleStages = [amplification];
  let Since = DXIL1_5;
  let Status = Implemented;
  let Test = "cases/ShaderModel.cases";
}

def SmAmplificationShaderPayloadSizeDeclared : ValidationRule<269, "SM.AMPLIFICATIONSHADERPAYLOADSIZEDECLARED", ShaderModelRules> {
  let Text = "amplification shader {entry:name} passes a payload of {size:int} bytes, it declares {declared:int}; it must not pass more than it declares";
  let Doc = "The runtime passes what is declared.";
  let RuleStages = [amplification];
  let Since = DXIL1_5;
  let Status = Implemented;
  let Test = "cases/ShaderModel.cases";
}

def SmIsSpecialFloat : ValidationRule<270, "SM.ISSPECIALFLOAT", ShaderModelRules> {
  let Text = "{op:name} on half needs shader model 6.9";
  let Doc = "Earlier drivers test 32-bit values only.";
  let Status = Implemented;
  let Test = "cases/ShaderModel.cases";
}

def SmIncompatibleCallInEntry : ValidationRule<296, "SM.INCOMPATIBLECALLINENTRY", ShaderModelRules> {
  let Text = "{entry:name} calls {function:name}, which it is not compatible with";
  let Doc = "A library function may be called only where all it does is allowed.";
  let Status = Implemented;
  let Test = "cases/ShaderModel.cases";
}

def SmIncompatibleOperation : ValidationRule<297, "SM.INCOMPATIBLEOPERATION", ShaderModelRules> {
  let Text = "{entry:name} does something its stage or properties do not allow";
  let Doc = "What an entry does must fit how it is launched.";
  let Status = Implemented;
  let Test = "cases/Versions.cases";
}

def SmIncompatibleStage : ValidationRule<298, "SM.INCOMPATIBLESTAGE", ShaderModelRules> {
  let Text = "{function:name} uses an operation that {stage:name} shaders do not have";
  let Doc = "A library function may be called only where all it does is allowed.";
  let Status = Implemented;
  let Test = "cases/Versions.cases";
}

def SmIncompatibleShaderModel : ValidationRule<299, "SM.INCOMPATIBLESHADERMODEL", ShaderModelRules> {
  let Text = "{function:name} needs shader model {needed:version}, the module has {found:version}";
  let Doc = "An operation exists from its shader model on.";
  let Status = Implemented;
  let Test = "cases/ShaderModel.cases";
}

def SmIncompatibleThreadGroupDim : ValidationRule<300, "SM.INCOMPATIBLETHREADGROUPDIM", ShaderModelRules> {
  let Text = "{function:name} takes derivatives in thread groups of {x:int} x {y:int} x {z:int}, which quads do not fill; either x must be divisible by 4 and y and z be 1, or x and y must be even";
  let Doc = "Derivatives are taken over quads of threads.";
  let RuleStages = [compute, mesh, amplification, node];
  let Since = DXIL1_6;
  let Status = Implemented;
  let Test = "cases/ShaderModel.cases";
}

def SmIncompatibleDerivInComputeShaderModel : ValidationRule<301, "SM.INCOMPATIBLEDERIVINCOMPUTESHADERMODEL", ShaderModelRules> {
  let Text = "{function:name} takes derivatives in a {stage:name} shader, which needs shader model 6.6";
  let Doc = "Earlier runtimes do not form quads there.";
  let RuleStages = [compute, mesh, amplification];
  let Since = DXIL1_6;
  let Status = Implemented;
  let Test = "cases/ShaderModel.cases";
}

def SmIncompatibleRequiresGroup : ValidationRule<302, "SM.INCOMPATIBLEREQUIRESGROUP", ShaderModelRules> {
  let Text = "{function:name} needs a thread group, which {entry:name} does not have";
  let Doc = "Group ids, memory and barriers exist within a group only.";
  let Status = Implemented;
  let Test = "cases/ShaderModel.cases";
}

def SmIncompatibleDerivLaunch : ValidationRule<303, "SM.INCOMPATIBLEDERIVLAUNCH", ShaderModelRules> {
  let Text = "{function:name} takes derivatives in a {launch:name} launch node; only broadcasting and coalescing nodes have quads";
  let Doc = "A thread launch has no neighbours.";
  let RuleStages = [node];
  let Since = DXIL1_8;
  let Status = Implemented;
  let Test = "cases/ShaderModel.cases";
}
