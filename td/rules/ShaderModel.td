// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Rules that depend on the stage and shader model.

def SmName : ValidationRule<184, "SM.NAME", ShaderModelRules> {
  let Text = "shader model {name:name} is not known";
  let Doc = "The shader model decides which operations and limits apply.";
  let Status = Implemented;
  let Test = "cases/ShaderModel.cases";
}

def SmDxilVersion : ValidationRule<185, "SM.DXILVERSION", ShaderModelRules> {
  let Text = "shader model {model:name} goes with DXIL {expected:version}, the module says {found:version}";
  let Doc = "Shader model 6.n is DXIL 1.n.";
  let Status = Implemented;
  let Test = "cases/ShaderModel.cases";
}

def SmProgramVersion : ValidationRule<186, "SM.PROGRAMVERSION", ShaderModelRules> {
  let Text = "the program header says {header:version}, it must say {module:version} as the module does";
  let Doc = "The runtime reads the header before the module.";
  let Status = Implemented;
  let Test = "cases/Container.cases";
}

def SmOpcode : ValidationRule<187, "SM.OPCODE", ShaderModelRules> {
  let Text = "{op:name} is not allowed in {stage:name} shaders of shader model {model:version}; {allowed:text}";
  let Doc = "A stage offers an operation only where the pipeline can serve it.";
  let Hint = "Move the operation to an allowed stage or raise the shader model.";
  let Status = Implemented;
  let Test = "cases/ShaderModel.cases";
}

def SmOperand : ValidationRule<188, "SM.OPERAND", ShaderModelRules> {
  let Text = "argument {argument:name} of {op:name} must be undef in a {stage:name} shader";
  let Doc = "The operand has a meaning in other stages only.";
  let Status = Implemented;
  let Test = "cases/ShaderModel.cases";
}

def SmSemantic : ValidationRule<189, "SM.SEMANTIC", ShaderModelRules> {
  let Text = "semantic {semantic:name} is not allowed as {stage:name} {signature:name}";
  let Doc = "Each system value exists at fixed points of the pipeline.";
  let Status = Implemented;
  let Test = "cases/ShaderModel.cases";
}

def SmNoInterpMode : ValidationRule<190, "SM.NOINTERPMODE", ShaderModelRules> {
  let Text = "signature element {element:name} has interpolation mode {mode:name}, it must have none";
  let Doc = "Only values that the rasterizer interpolates have a mode.";
  let Status = Implemented;
  let Test = "cases/ShaderModel.cases";
}

def SmConstantInterpMode : ValidationRule<191, "SM.CONSTANTINTERPMODE", ShaderModelRules> {
  let Text = "primitive output {element:name} has interpolation mode {mode:name}, it must be constant";
  let Doc = "A value of a whole primitive does not vary over it.";
  let RuleStages = [mesh];
  let Since = DXIL1_5;
  let Status = Implemented;
  let Test = "cases/ShaderModel.cases";
}

def SmNoPSOutputIdx : ValidationRule<192, "SM.NOPSOUTPUTIDX", ShaderModelRules> {
  let Text = "pixel output {element:name} has {rows:int} rows; pixel outputs are not indexed";
  let Doc = "Render targets are separate registers.";
  let RuleStages = [pixel];
  let Status = Implemented;
  let Test = "cases/ShaderModel.cases";
}

def SmPSConsistentInterp : ValidationRule<193, "SM.PSCONSISTENTINTERP", ShaderModelRules> {
  let Text = "position {element:name} has interpolation mode {mode:name}; with conservative depth output it must be noperspective centroid or sample";
  let Doc = "Conservative depth compares against the depth at the same place.";
  let RuleStages = [pixel];
  let Status = Implemented;
  let Test = "cases/ShaderModel.cases";
}

def SmThreadGroupChannelRange : ValidationRule<194, "SM.THREADGROUPCHANNELRANGE", ShaderModelRules> {
  let Text = "thread group size {axis:name} is {value:int}, allowed are {low:int} to {high:int}";
  let Doc = "Hardware bounds the group's size on each axis.";
  let RuleStages = [compute, mesh, amplification, node];
  let Status = Implemented;
  let Test = "cases/ShaderModel.cases";
}

def SmMaxTheadGroup : ValidationRule<195, "SM.MAXTHEADGROUP", ShaderModelRules> {
  let Text = "thread group has {count:int} threads, at most {limit:int} are allowed";
  let Doc = "Hardware bounds the threads that share group memory.";
  let RuleStages = [compute, mesh, amplification, node];
  let Status = Implemented;
  let Test = "cases/ShaderModel.cases";
}

def SmMaxTGSMSizeOnEntry : ValidationRule<196, "SM.MAXTGSMSIZEONENTRY", ShaderModelRules> {
  let Text = "{entry:name} uses {size:int} bytes of groupshared memory, at most {limit:int} are allowed";
  let Doc = "Hardware bounds the memory of a group.";
  let RuleStages = [compute, mesh, amplification, node];
  let Status = Implemented;
  let Test = "cases/ShaderModel.cases";
}

def SmExplicitTGSMSizeOnEntry : ValidationRule<197, "SM.EXPLICITTGSMSIZEONENTRY", ShaderModelRules> {
  let Text = "{entry:name} uses {size:int} bytes of groupshared memory, its own limit allows at most {limit:int}";
  let Doc = "The entry promises its limit to the runtime.";
  let RuleStages = [compute, mesh, amplification, node];
  let Since = DXIL1_10;
  let Status = Implemented;
  let Test = "cases/ShaderModel.cases";
}

def SmTGSMUnsupported : ValidationRule<198, "SM.TGSMUNSUPPORTED", ShaderModelRules> {
  let Text = "groupshared variable {variable:name} is used from {entry:name}, a {stage:name} shader; only shaders with thread groups may";
  let Doc = "Only stages that run thread groups have group memory.";
  let Status = Implemented;
  let Test = "cases/ShaderModel.cases";
}

def SmWaveSizeValue : ValidationRule<199, "SM.WAVESIZEVALUE", ShaderModelRules> {
  let Text = "wave size {which:name} is {value:int}; it must be a power of 2 from 4 to 128";
  let Doc = "Hardware runs waves of these sizes.";
  let RuleStages = [compute, node];
  let Since = DXIL1_6;
  let Status = Implemented;
  let Test = "cases/ShaderModel.cases";
}

def SmWaveSizeAllZeroWhenUndefined : ValidationRule<200, "SM.WAVESIZEALLZEROWHENUNDEFINED", ShaderModelRules> {
  let Text = "wave size maximum {max:int} and preference {preferred:int} are given without a minimum";
  let Doc = "Without a minimum there is no wave size to limit.";
  let RuleStages = [compute, node];
  let Since = DXIL1_8;
  let Status = Implemented;
  let Test = "cases/ShaderModel.cases";
}

def SmWaveSizeMaxAndPreferredZeroWhenNoRange : ValidationRule<201, "SM.WAVESIZEMAXANDPREFERREDZEROWHENNORANGE", ShaderModelRules> {
  let Text = "wave size maximum {max:int} and preference {preferred:int} must be 0 when the size is fixed";
  let Doc = "A fixed size is encoded by its minimum alone.";
  let RuleStages = [compute, node];
  let Since = DXIL1_8;
  let Status = Implemented;
  let Test = "cases/ShaderModel.cases";
}

def SmWaveSizeMaxGreaterThanMin : ValidationRule<202, "SM.WAVESIZEMAXGREATERTHANMIN", ShaderModelRules> {
  let Text = "wave size maximum {max:int} must be greater than the minimum {min:int}";
  let Doc = "The range would be empty.";
  let RuleStages = [compute, node];
  let Since = DXIL1_8;
  let Status = Implemented;
  let Test = "cases/ShaderModel.cases";
}

def SmWaveSizePreferredInRange : ValidationRule<203, "SM.WAVESIZEPREFERREDINRANGE", ShaderModelRules> {
  let Text = "preferred wave size {preferred:int} is outside {min:int} to {max:int}";
  let Doc = "The preference must be one of the allowed sizes.";
  let RuleStages = [compute, node];
  let Since = DXIL1_8;
  let Status = Implemented;
  let Test = "cases/ShaderModel.cases";
}

def SmWaveSizeOnComputeOrNode : ValidationRule<204, "SM.WAVESIZEONCOMPUTEORNODE", ShaderModelRules> {
  let Text = "{entry:name} has a wave size but is a {stage:name} shader; only compute shaders and nodes may have one";
  let Doc = "Only dispatches and nodes choose a wave size.";
  let Since = DXIL1_6;
  let Status = Implemented;
  let Test = "cases/ShaderModel.cases";
}

def SmWaveSizeNeedsSM66or67 : ValidationRule<205, "SM.WAVESIZENEEDSSM66OR67", ShaderModelRules> {
  let Text = "a single wave size needs shader model 6.6 or 6.7, the module has {model:version}";
  let Doc = "From 6.8 up the size is given as a range.";
  let RuleStages = [compute, node];
  let Since = DXIL1_6;
  let Status = Implemented;
  let Test = "cases/ShaderModel.cases";
}

def SmWaveSizeRangeNeedsSM68Plus : ValidationRule<206, "SM.WAVESIZERANGENEEDSSM68PLUS", ShaderModelRules> {
  let Text = "a wave size range needs shader model 6.8, the module has {model:version}";
  let Doc = "Earlier runtimes read a single size.";
  let RuleStages = [compute, node];
  let Since = DXIL1_8;
  let Status = Implemented;
  let Test = "cases/ShaderModel.cases";
}

def SmWaveSizeRangeExpectsThreeParams : ValidationRule<207, "SM.WAVESIZERANGEEXPECTSTHREEPARAMS", ShaderModelRules> {
  let Text = "the wave size range has {count:int} values, it must have 3";
  let Doc = "Minimum, maximum and preference are read by position.";
  let RuleStages = [compute, node];
  let Since = DXIL1_8;
  let Status = Implemented;
  let Test = "cases/ShaderModel.cases";
}

def SmWaveSizeExpectsOneParam : ValidationRule<208, "SM.WAVESIZEEXPECTSONEPARAM", ShaderModelRules> {
  let Text = "the wave size has {count:int} values, it must have 1";
  let Doc = "A fixed size is one number.";
  let RuleStages = [compute, node];
  let Since = DXIL1_6;
  let Status = Implemented;
  let Test = "cases/ShaderModel.cases";
}

def SmWaveSizeTagDuplicate : ValidationRule<209, "SM.WAVESIZETAGDUPLICATE", ShaderModelRules> {
  let Text = "{entry:name} has more than one wave size; only one is allowed";
  let Doc = "Two sizes contradict each other.";
  let RuleStages = [compute, node];
  let Since = DXIL1_6;
  let Status = Implemented;
  let Test = "cases/ShaderModel.cases";
}

def SmWaveSizeNeedsConstantOperands : ValidationRule<210, "SM.WAVESIZENEEDSCONSTANTOPERANDS", ShaderModelRules> {
  let Text = "value {index:int} of the wave size is not a constant integer";
  let Doc = "The runtime reads the size without running the shader.";
  let RuleStages = [compute, node];
  let Since = DXIL1_6;
  let Status = Implemented;
  let Test = "cases/ShaderModel.cases";
}

def SmROVOnlyInPS : ValidationRule<211, "SM.ROVONLYINPS", ShaderModelRules> {
  let Text = "{resource:name} is rasterizer-ordered in a {stage:name} shader; only pixel shaders may have such views";
  let Doc = "Only pixel shaders run in rasterizer order.";
  let Status = Implemented;
  let Test = "cases/ShaderModel.cases";
}

def SmTessFactorForDomain : ValidationRule<212, "SM.TESSFACTORFORDOMAIN", ShaderModelRules> {
  let Text = "domain {domain:name} needs {semantic:name} in the patch constants";
  let Doc = "The tessellator reads the factors from there.";
  let RuleStages = [hull];
  let Status = Implemented;
  let Test = "cases/ShaderModel.cases";
}

def SmTessFactorSizeMatchDomain : ValidationRule<213, "SM.TESSFACTORSIZEMATCHDOMAIN", ShaderModelRules> {
  let Text = "SV_TessFactor has {rows:int} rows and {columns:int} columns; domain {domain:name} needs {expected:int} rows and 1 column";
  let Doc = "There is one factor for each edge of the domain.";
  let RuleStages = [hull, domain];
  let Status = Implemented;
  let Test = "cases/ShaderModel.cases";
}

def SmInsideTessFactorSizeMatchDomain : ValidationRule<214, "SM.INSIDETESSFACTORSIZEMATCHDOMAIN", ShaderModelRules> {
  let Text = "SV_InsideTessFactor has {rows:int} rows and {columns:int} columns; domain {domain:name} needs {expected:int} rows and 1 column";
  let Doc = "There is one factor for each inner direction of the domain.";
  let RuleStages = [hull, domain];
  let Status = Implemented;
  let Test = "cases/ShaderModel.cases";
}

def SmDomainLocationIdxOOB : ValidationRule<215, "SM.DOMAINLOCATIONIDXOOB", ShaderModelRules> {
  let Text = "DomainLocation component {index:int} is outside domain {domain:name}, which has {count:int}";
  let Doc = "A domain has two or three coordinates.";
  let RuleStages = [domain];
  let Status = Implemented;
  let Test = "cases/ShaderModel.cases";
}

def SmHullPassThruControlPointCountMatch : ValidationRule<216, "SM.HULLPASSTHRUCONTROLPOINTCOUNTMATCH", ShaderModelRules> {
  let Text = "pass-through hull shader {entry:name} takes {input:int} control points and gives {output:int}";
  let Doc = "Without a body the points are only handed on.";
  let RuleStages = [hull];
  let Status = Implemented;
  let Test = "cases/ShaderModel.cases";
}

def SmOutputControlPointsTotalScalars : ValidationRule<217, "SM.OUTPUTCONTROLPOINTSTOTALSCALARS", ShaderModelRules> {
  let Text = "hull shader outputs {scalars:int} scalars over all control points, at most {limit:int} are allowed";
  let Doc = "Hardware bounds the patch's storage.";
  let RuleStages = [hull];
  let Status = Implemented;
  let Test = "cases/ShaderModel.cases";
}

def SmIsoLineOutputPrimitiveMismatch : ValidationRule<218, "SM.ISOLINEOUTPUTPRIMITIVEMISMATCH", ShaderModelRules> {
  let Text = "isoline domain with output primitive {primitive:name}; it must be point or line";
  let Doc = "Isolines have no area.";
  let RuleStages = [hull];
  let Status = Implemented;
  let Test = "cases/ShaderModel.cases";
}

def SmTriOutputPrimitiveMismatch : ValidationRule<219, "SM.TRIOUTPUTPRIMITIVEMISMATCH", ShaderModelRules> {
  let Text = "{domain:name} domain with output primitive line; it must be point or triangle";
  let Doc = "Areas are not cut into lines.";
  let RuleStages = [hull];
  let Status = Implemented;
  let Test = "cases/ShaderModel.cases";
}

def SmValidDomain : ValidationRule<220, "SM.VALIDDOMAIN", ShaderModelRules> {
  let Text = "tessellator domain {value:int} is not isoline, tri or quad";
  let Doc = "The tessellator knows three domains.";
  let RuleStages = [hull, domain];
  let Status = Implemented;
  let Test = "cases/ShaderModel.cases";
}

def SmPatchConstantOnlyForHSDS : ValidationRule<221, "SM.PATCHCONSTANTONLYFORHSDS", ShaderModelRules> {
  let Text = "{stage:name} shader has a patch constant signature; only hull, domain and mesh shaders may";
  let Doc = "Patch constants flow from hull to domain shaders only.";
  let Status = Implemented;
  let Test = "cases/ShaderModel.cases";
}

def SmStreamIndexRange : ValidationRule<222, "SM.STREAMINDEXRANGE", ShaderModelRules> {
  let Text = "signature element {element:name} is on stream {stream:int}, at most {limit:int} is allowed";
  let Doc = "Only geometry shaders have streams, and they have four.";
  let Status = Implemented;
  let Test = "cases/ShaderModel.cases";
}

def SmPSOutputSemantic : ValidationRule<223, "SM.PSOUTPUTSEMANTIC", ShaderModelRules> {
  let Text = "pixel output {semantic:name} is not a target, depth, coverage or stencil value";
  let Doc = "The output merger takes nothing else.";
  let RuleStages = [pixel];
  let Status = Implemented;
  let Test = "cases/ShaderModel.cases";
}

def SmPSMultipleDepthSemantic : ValidationRule<224, "SM.PSMULTIPLEDEPTHSEMANTIC", ShaderModelRules> {
  let Text = "pixel output {element:name} is a second depth value; only one is allowed";
  let Doc = "A pixel has one depth.";
  let RuleStages = [pixel];
  let Status = Implemented;
  let Test = "cases/ShaderModel.cases";
}

def SmPSTargetIndexMatchesRow : ValidationRule<225, "SM.PSTARGETINDEXMATCHESROW", ShaderModelRules> {
  let Text = "{element:name} has semantic index {index:int} at row {row:int}; both must be the number of the render target";
  let Doc = "Index and row name one render target.";
  let RuleStages = [pixel];
  let Status = Implemented;
  let Test = "cases/ShaderModel.cases";
}

def SmPSTargetCol0 : ValidationRule<226, "SM.PSTARGETCOL0", ShaderModelRules> {
  let Text = "{element:name} starts at column {column:int}; render targets must start at 0";
  let Doc = "A render target is a whole register.";
  let RuleStages = [pixel];
  let Status = Implemented;
  let Test = "cases/ShaderModel.cases";
}

def SmPSCoverageAndInnerCoverage : ValidationRule<227, "SM.PSCOVERAGEANDINNERCOVERAGE", ShaderModelRules> {
  let Text = "{function:name} reads both coverage and inner coverage; only one is allowed";
  let Doc = "They belong to different rasterizer modes.";
  let RuleStages = [pixel];
  let Status = Implemented;
  let Test = "cases/ShaderModel.cases";
}

def SmGSOutputVertexCountRange : ValidationRule<228, "SM.GSOUTPUTVERTEXCOUNTRANGE", ShaderModelRules> {
  let Text = "geometry shader emits up to {count:int} vertices, at most {limit:int} are allowed";
  let Doc = "Hardware bounds the output of an invocation.";
  let RuleStages = [geometry];
  let Status = Implemented;
  let Test = "cases/ShaderModel.cases";
}

def SmGSInstanceCountRange : ValidationRule<229, "SM.GSINSTANCECOUNTRANGE", ShaderModelRules> {
  let Text = "geometry shader has {count:int} instances, allowed are 1 to {limit:int}";
  let Doc = "Hardware bounds the instances.";
  let RuleStages = [geometry];
  let Status = Implemented;
  let Test = "cases/ShaderModel.cases";
}

def SmDSInputControlPointCountRange : ValidationRule<230, "SM.DSINPUTCONTROLPOINTCOUNTRANGE", ShaderModelRules> {
  let Text = "domain shader takes {count:int} control points, at most {limit:int} are allowed";
  let Doc = "A patch has at most that many points.";
  let RuleStages = [domain];
  let Status = Implemented;
  let Test = "cases/ShaderModel.cases";
}

def SmHSInputControlPointCountRange : ValidationRule<231, "SM.HSINPUTCONTROLPOINTCOUNTRANGE", ShaderModelRules> {
  let Text = "hull shader takes {count:int} control points, at most {limit:int} are allowed";
  let Doc = "A patch has at most that many points.";
  let RuleStages = [hull];
  let Status = Implemented;
  let Test = "cases/ShaderModel.cases";
}

def SmZeroHSInputControlPointWithInput : ValidationRule<232, "SM.ZEROHSINPUTCONTROLPOINTWITHINPUT", ShaderModelRules> {
  let Text = "hull shader takes 0 control points but has an input signature";
  let Doc = "Without points there is nothing to read.";
  let RuleStages = [hull];
  let Status = Implemented;
  let Test = "cases/ShaderModel.cases";
}

def SmOutputControlPointCountRange : ValidationRule<233, "SM.OUTPUTCONTROLPOINTCOUNTRANGE", ShaderModelRules> {
  let Text = "hull shader gives {count:int} control points, allowed are {low:int} to {high:int}";
  let Doc = "A patch has at least one and a bounded number of points.";
  let RuleStages = [hull];
  let Status = Implemented;
  let Test = "cases/ShaderModel.cases";
}

def SmGSValidInputPrimitive : ValidationRule<234, "SM.GSVALIDINPUTPRIMITIVE", ShaderModelRules> {
  let Text = "geometry shader input primitive {value:int} is not defined";
  let Doc = "The input assembler knows a closed set of primitives.";
  let RuleStages = [geometry];
  let Status = Implemented;
  let Test = "cases/ShaderModel.cases";
}

def SmGSValidOutputPrimitiveTopology : ValidationRule<235, "SM.GSVALIDOUTPUTPRIMITIVETOPOLOGY", ShaderModelRules> {
  let Text = "geometry shader output topology is {value:text}; it must be one of point, line strip and triangle strip for all streams";
  let Doc = "Stream output knows three topologies.";
  let RuleStages = [geometry];
  let Status = Implemented;
  let Test = "cases/ShaderModel.cases";
}

def SmAppendAndConsumeOnSameUAV : ValidationRule<236, "SM.APPENDANDCONSUMEONSAMEUAV", ShaderModelRules> {
  let Text = "counter of {resource:name} is both incremented and decremented; only one is allowed";
  let Doc = "A buffer is either appended to or consumed in one shader.";
  let Status = NotApplicable;
  let Reason = "the reference never reports it; INSTR.ONLYONEALLOCCONSUME judges the same";
}

def SmInvalidTextureKindOnUAV : ValidationRule<237, "SM.INVALIDTEXTUREKINDONUAV", ShaderModelRules> {
  let Text = "{resource:name} may not be a {kind:name}; cube textures are read-only";
  let Doc = "Cube faces are not addressed for writing.";
  let Status = Implemented;
  let Test = "cases/ShaderModel.cases";
}

def SmInvalidResourceKind : ValidationRule<238, "SM.INVALIDRESOURCEKIND", ShaderModelRules> {
  let Text = "{resource:name} has resource kind {kind:int}, which is not defined for its class";
  let Doc = "The kind decides how the resource is addressed.";
  let Status = Implemented;
  let Test = "cases/ShaderModel.cases";
}

def SmInvalidResourceCompType : ValidationRule<239, "SM.INVALIDRESOURCECOMPTYPE", ShaderModelRules> {
  let Text = "{resource:name} has component type {type:int}, which a view cannot have";
  let Doc = "Views convert a closed set of component types.";
  let Status = Implemented;
  let Test = "cases/ShaderModel.cases";
}

def SmInvalidSamplerFeedbackType : ValidationRule<240, "SM.INVALIDSAMPLERFEEDBACKTYPE", ShaderModelRules> {
  let Text = "{resource:name} has sampler feedback type {type:int}, which is not defined";
  let Doc = "There are two kinds of feedback maps.";
  let Since = DXIL1_5;
  let Status = Implemented;
  let Test = "cases/ShaderModel.cases";
}

def SmSampleCountOnlyOn2DMS : ValidationRule<241, "SM.SAMPLECOUNTONLYON2DMS", ShaderModelRules> {
  let Text = "{resource:name} is a {kind:name} with {count:int} samples; only multisampled 2D textures have samples";
  let Doc = "Other kinds store one sample a texel.";
  let Status = Implemented;
  let Test = "cases/ShaderModel.cases";
}

def SmCounterOnlyOnStructBuf : ValidationRule<242, "SM.COUNTERONLYONSTRUCTBUF", ShaderModelRules> {
  let Text = "{resource:name} is a {kind:name} with a counter; only structured buffers have one";
  let Doc = "The counter belongs to a structured view.";
  let Status = Implemented;
  let Test = "cases/ShaderModel.cases";
}

def SmGSTotalOutputVertexDataRange : ValidationRule<243, "SM.GSTOTALOUTPUTVERTEXDATARANGE", ShaderModelRules> {
  let Text = "{vertices:int} vertices of {scalars:int} scalars are {total:int}, at most {limit:int} are allowed";
  let Doc = "Hardware bounds the output of an invocation.";
  let RuleStages = [geometry];
  let Status = Implemented;
  let Test = "cases/ShaderModel.cases";
}

def SmMultiStreamMustBePoint : ValidationRule<244, "SM.MULTISTREAMMUSTBEPOINT", ShaderModelRules> {
  let Text = "{element:name} is on another stream than 0, but the topology is not a point list";
  let Doc = "With several streams only points are emitted.";
  let RuleStages = [geometry];
  let Status = Implemented;
  let Test = "cases/ShaderModel.cases";
}

def SmCompletePosition : ValidationRule<245, "SM.COMPLETEPOSITION", ShaderModelRules> {
  let Text = "SV_Position is not written whole in {entry:name}";
  let Doc = "The rasterizer needs all four components.";
  let Status = Implemented;
  let Test = "cases/ShaderModel.cases";
}

def SmUndefinedOutput : ValidationRule<246, "SM.UNDEFINEDOUTPUT", ShaderModelRules> {
  let Text = "system value output {element:name} is not written whole in {entry:name}";
  let Doc = "The next stage would read an undefined value.";
  let Status = Implemented;
  let Test = "cases/ShaderModel.cases";
}

def SmCSNoSignatures : ValidationRule<247, "SM.CSNOSIGNATURES", ShaderModelRules> {
  let Text = "compute entry {entry:name} has a signature; it must have none";
  let Doc = "A dispatch has no stages before or after it.";
  let RuleStages = [compute];
  let Status = Implemented;
  let Test = "cases/ShaderModel.cases";
}

def SmCBufferTemplateTypeMustBeStruct : ValidationRule<248, "SM.CBUFFERTEMPLATETYPEMUSTBESTRUCT", ShaderModelRules> {
  let Text = "{resource:name} has element type {type:type}; it must be a struct";
  let Doc = "A constant buffer is laid out by its struct.";
  let Status = Implemented;
  let Test = "cases/ShaderModel.cases";
}

def SmResourceRangeOverlap : ValidationRule<249, "SM.RESOURCERANGEOVERLAP", ShaderModelRules> {
  let Text = "{resource:name}, registers {base:int} with {size:int}, must not overlap the range at {otherBase:int} with {otherSize:int} in space {space:int}";
  let Doc = "One register would be two resources.";
  let Status = Implemented;
  let Test = "cases/ShaderModel.cases";
}

def SmCBufferSize : ValidationRule<250, "SM.CBUFFERSIZE", ShaderModelRules> {
  let Text = "{resource:name} has {size:int} bytes, at most 65536 are allowed";
  let Doc = "Hardware addresses 4096 rows of 16 bytes.";
  let Status = Implemented;
  let Test = "cases/ShaderModel.cases";
}

def SmCBufferOffsetOverlap : ValidationRule<251, "SM.CBUFFEROFFSETOVERLAP", ShaderModelRules> {
  let Text = "{resource:name} has two fields at byte {offset:int}; fields must not share bytes";
  let Doc = "Fields must not share bytes.";
  let Status = Implemented;
  let Test = "cases/ShaderModel.cases";
}

def SmCBufferElementOverflow : ValidationRule<252, "SM.CBUFFERELEMENTOVERFLOW", ShaderModelRules> {
  let Text = "{resource:name} ends before its field at byte {offset:int} does, which must be inside";
  let Doc = "The field would be read from outside the buffer.";
  let Status = Implemented;
  let Test = "cases/ShaderModel.cases";
}

def SmCBufferArrayOffsetAlignment : ValidationRule<253, "SM.CBUFFERARRAYOFFSETALIGNMENT", ShaderModelRules> {
  let Text = "{resource:name} has an array at byte {offset:int}, which is not a multiple of 16";
  let Doc = "Array elements start at whole rows.";
  let Status = Implemented;
  let Test = "cases/ShaderModel.cases";
}

def SmOpcodeInInvalidFunction : ValidationRule<254, "SM.OPCODEININVALIDFUNCTION", ShaderModelRules> {
  let Text = "{what:text} may stand only in {where:text}";
  let Doc = "The value exists only there.";
  let Status = Implemented;
  let Test = "cases/ShaderModel.cases";
}

def SmViewIDNeedsSlot : ValidationRule<255, "SM.VIEWIDNEEDSSLOT", ShaderModelRules> {
  let Text = "the input signature has no free component for the view id";
  let Doc = "The runtime passes the view id in a component of its own.";
  let RuleStages = [pixel];
  let Since = DXIL1_1;
  let Status = Implemented;
  let Test = "cases/ShaderModel.cases";
}

def Sm64bitRawBufferLoadStore : ValidationRule<256, "SM.64BITRAWBUFFERLOADSTORE", ShaderModelRules> {
  let Text = "{op:name} with {overload:type} needs shader model 6.3";
  let Doc = "Earlier drivers split 64-bit accesses themselves.";
  let Status = Implemented;
  let Test = "cases/ShaderModel.cases";
}
