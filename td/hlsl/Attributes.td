// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// HLSL's attributes. frontend/check/Attributes.cpp has the rules beyond these records (relations of
// wave sizes, constants of clip planes).

defvar a_function = [function_declaration];
defvar a_parameter = [parameter_declaration];
defvar group_stages = [compute, mesh, amplification, node];

//===-- Of statements -----------------------------------------------------===//

class StatementAttribute<string name, list<AttributePlace> places>
    : HLSLAttribute<name, places> {
  let Misuse = misuse_warned;
  let IgnoresArguments = 1;
}
def attribute_Unroll : StatementAttribute<"unroll", [loop_statement]> {
  let Arguments = [IntegerArgument<0>];
  let Required = 0;
}
def attribute_Loop : StatementAttribute<"loop", [loop_statement]> {
  let TakesName = 1;
}
def attribute_FastOpt : StatementAttribute<"fastopt", [loop_statement]>;
def attribute_AllowUAVCondition : StatementAttribute<"allow_uav_condition", [loop_statement]>;
def attribute_Branch : StatementAttribute<"branch", [if_statement, switch_statement]>;
def attribute_Flatten : StatementAttribute<"flatten", [if_statement, switch_statement]>;
def attribute_ForceCase : StatementAttribute<"forcecase", [switch_statement]>;
def attribute_Call : StatementAttribute<"call", [switch_statement]>;

//===-- Of entry points ---------------------------------------------------===//

def attribute_Shader : HLSLAttribute<"shader", a_function> {
  let Arguments = [StageArgument];
}
def attribute_RootSignature : HLSLAttribute<"RootSignature", a_function> {
  let Arguments = [TextArgument];
  // Shaders of ray tracing have local root signatures, which are subobjects.
  let InStages = [vertex, pixel, hull, domain, geometry, compute, mesh, amplification, node];
}
def attribute_NumThreads : HLSLAttribute<"numthreads", a_function> {
  let Arguments = [IntegerArgument<1, 1024>, IntegerArgument<1, 1024>, IntegerArgument<1, 64>];
  let ProductMost = 1024;
  let InStages = group_stages;
  let NeededIn = [compute, mesh, amplification];
}
def attribute_WaveSize : HLSLAttribute<"WaveSize", a_function> {
  let Arguments = [PowerOfTwoArgument<4, 128>, PowerOfTwoArgument<4, 128>,
                   PowerOfTwoArgument<4, 128>];
  let Required = 1;
  let InStages = [compute, node];
  let Agrees = 1;
}
def attribute_GroupSharedLimit : HLSLAttribute<"GroupSharedLimit", a_function> {
  let Misuse = misuse_accepted;
  let Arguments = [IntegerArgument<0>];
  let InStages = group_stages;
}
def attribute_EarlyDepthStencil : HLSLAttribute<"earlydepthstencil", a_function> {
  let InStages = [pixel];
  let InContract = 1;
}
def attribute_WaveOpsIncludeHelperLanes : HLSLAttribute<"WaveOpsIncludeHelperLanes", a_function> {
  let NeverCalled = 1;
}
def attribute_ClipPlanes : HLSLAttribute<"clipplanes", a_function> {
  let Arguments = [ConstantArgument, ConstantArgument, ConstantArgument, ConstantArgument,
                   ConstantArgument, ConstantArgument];
  let Required = 1;
  let InStages = [vertex];
}
def attribute_MaxVertexCount : HLSLAttribute<"maxvertexcount", a_function> {
  let Arguments = [IntegerArgument<>];
  let InStages = [geometry];
  let NeededIn = [geometry];
  let InContract = 1;
}
def attribute_Instance : HLSLAttribute<"instance", a_function> {
  let Arguments = [IntegerArgument<>];
  let InStages = [geometry];
  let InContract = 1;
}
def attribute_Domain : HLSLAttribute<"domain", a_function> {
  let Arguments = [WordArgument<[TessellatorDomain]>];
  let InStages = [hull, domain];
  let NeededIn = [hull, domain];
  let InContract = 1;
}
def attribute_Partitioning : HLSLAttribute<"partitioning", a_function> {
  let Arguments = [WordArgument<[TessellatorPartitioning]>];
  let InStages = [hull];
  let OtherStageWarns = 1;
  let NeededIn = [hull];
  let InContract = 1;
}
// Both stages accept all these words.
def attribute_OutputTopology : HLSLAttribute<"outputtopology", a_function> {
  let Arguments = [WordArgument<[TessellatorPrimitive, MeshTopology]>];
  let InStages = [hull, mesh];
  let OtherStageWarns = 1;
  let NeededIn = [hull, mesh];
  let InContract = 1;
}
def attribute_OutputControlPoints : HLSLAttribute<"outputcontrolpoints", a_function> {
  let Arguments = [IntegerArgument<1, 32>];
  let InStages = [hull];
  let NeededIn = [hull];
  let InContract = 1;
}
def attribute_PatchConstantFunc : HLSLAttribute<"patchconstantfunc", a_function> {
  let Arguments = [TextArgument];
  let InStages = [hull];
  let NeededIn = [hull];
}
def attribute_MaxTessFactor : HLSLAttribute<"maxtessfactor", a_function> {
  let Arguments = [FloatArgument];
  let InStages = [hull];
  let InContract = 1;
}

//===-- Of nodes and their parameters -------------------------------------===//

class NodeAttribute<string name, list<AttributeArgument> arguments>
    : HLSLAttribute<name, a_function> {
  let Arguments = arguments;
  let InStages = [node];
  let InContract = 1;
}
def GridArgument : IntegerArgument<1, 65535>;
def attribute_NodeLaunch : NodeAttribute<"NodeLaunch", [WordArgument<[NodeLaunch]>]>;
def attribute_NodeIsProgramEntry : NodeAttribute<"NodeIsProgramEntry", []>;
def attribute_NodeLocalRootArgumentsTableIndex
    : NodeAttribute<"NodeLocalRootArgumentsTableIndex", [IntegerArgument<>]>;
def attribute_NodeShareInputOf
    : NodeAttribute<"NodeShareInputOf", [TextArgument, IntegerArgument<>]> {
  let Required = 1;
}
def attribute_NodeDispatchGrid
    : NodeAttribute<"NodeDispatchGrid", [GridArgument, GridArgument, GridArgument]> {
  let ProductMost = 16777215;
}
def attribute_NodeMaxDispatchGrid
    : NodeAttribute<"NodeMaxDispatchGrid", [GridArgument, GridArgument, GridArgument]> {
  let ProductMost = 16777215;
}
def attribute_NodeMaxRecursionDepth
    : NodeAttribute<"NodeMaxRecursionDepth", [IntegerArgument<0, 32>]>;
def attribute_NodeId : HLSLAttribute<"NodeID", [function_declaration, parameter_declaration]> {
  let Misuse = misuse_accepted;
  let Arguments = [TextArgument, IntegerArgument<>];
  let Required = 1;
  let InStages = [node];
  let InContract = 1;
}
def attribute_MaxRecords : HLSLAttribute<"MaxRecords", a_parameter> {
  let Misuse = misuse_accepted;
  let Arguments = [IntegerArgument<>];
  let InContract = 1;
}
def attribute_MaxRecordsSharedWith : HLSLAttribute<"MaxRecordsSharedWith", a_parameter> {
  let Misuse = misuse_warned;
  let Arguments = [ParameterArgument];
  let InContract = 1;
}
def attribute_NodeArraySize : HLSLAttribute<"NodeArraySize", a_parameter> {
  let Misuse = misuse_accepted;
  let Arguments = [IntegerArgument<>];
  let InContract = 1;
}
def attribute_AllowSparseNodes : HLSLAttribute<"AllowSparseNodes", a_parameter> {
  let Misuse = misuse_warned;
  let NeverCalled = 1;
  let InContract = 1;
}
def attribute_UnboundedSparseNodes : HLSLAttribute<"UnboundedSparseNodes", a_parameter> {
  let Misuse = misuse_warned;
  let NeverCalled = 1;
  let InContract = 1;
}

//===-- Of other functions, and of structs --------------------------------===//

def attribute_NoInline : HLSLAttribute<"noinline", a_function> {
  let Misuse = misuse_warned;
}
def attribute_Experimental : HLSLAttribute<"experimental", a_function> {
  let Arguments = [TextArgument, TextArgument];
}
def attribute_RayPayload : HLSLAttribute<"raypayload", [struct_definition]> {
  let Misuse = misuse_accepted;
  let NeverCalled = 1;
}
def attribute_NodeTrackRWInputSharing
    : HLSLAttribute<"NodeTrackRWInputSharing", [struct_definition]> {
  let Misuse = misuse_warned;
  let NeverCalled = 1;
}
