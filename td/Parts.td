// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Records of a container's parts: the tables of RDAT, the pipeline state of PSV0, the elements of
// signature parts. Facts are those of DxilContainer.h, DxilRuntimeReflection.h and
// DxilPipelineStateValidation.h of DirectXShaderCompiler.

//===-- RDAT --------------------------------------------------------------===//

def NodeIOAttribute : MetadataEnum<"Kinds of attributes of a node's input or output in RDAT.", [
  NamedCase<"OutputID", 1, "The node it goes to.">,
  NamedCase<"MaxRecords", 2, "Most records.">,
  NamedCase<"MaxRecordsSharedWith", 3, "The output it shares its limit with.">,
  NamedCase<"RecordSize", 4, "Bytes.">,
  MetadataCase<"RecordDispatchGrid", 5, "Where the record has SV_DispatchGrid.", "DispatchGrid">,
  MetadataCase<"OutputArraySize", 6, "Nodes of an output array.", "ArraySize">,
  NamedCase<"AllowSparseNodes", 7, "Nodes of the array may be missing.">,
  NamedCase<"RecordAlignment", 8, "Bytes.">
], "NodeIOAttributes"> {
  let WordsApart = 1;
}
def NodeFunctionAttribute : MetadataEnum<"Kinds of attributes of a node in RDAT.", [
  NamedCase<"ID", 1, "Its name and index.">,
  NamedCase<"NumThreads", 2, "Threads of a group.">,
  NamedCase<"ShareInputOf", 3, "The node whose input it shares.">,
  NamedCase<"DispatchGrid", 4, "Thread groups.">,
  NamedCase<"MaxRecursionDepth", 5, "How often it may launch itself.">,
  NamedCase<"LocalRootArguments", 6, "Index of its local root arguments.">,
  NamedCase<"MaxDispatchGrid", 7, "Most thread groups.">
], "NodeFunctionAttributes"> {
  let WordsApart = 1;
}
def RuntimeResourceFlag : MetadataEnum<"Flags of a resource in RDAT.", [
  MetadataCase<"GloballyCoherent", 1, "Coherent among all threads.">,
  MetadataCase<"Counter", 2, "Has a hidden counter.">,
  MetadataCase<"RasterizerOrdered", 4, "Accesses are in the order of primitives.">,
  MetadataCase<"DynamicIndexing", 8, "Indexed by what is not constant.">,
  MetadataCase<"Atomic64", 16, "64-bit atomics reach it.">,
  MetadataCase<"ReorderCoherent", 32, "Coherent across a reordering of threads.">
]>;
def RuntimeFunctionFlag : MetadataEnum<"Flags of a function in RDAT.", [
  MetadataCase<"NodeProgramEntry", 1, "The work graph starts here.">,
  MetadataCase<"OutputPositionPresent", 2, "It outputs SV_Position.">,
  MetadataCase<"DepthOutput", 4, "It outputs a depth.">,
  MetadataCase<"SampleFrequency", 8, "It runs for each sample.">,
  MetadataCase<"UsesViewID", 16, "It reads the view's number.">
]>;

def RuntimeStrings : RuntimeTable<1, "Strings", "strings", "", "Texts, each with a zero behind it.",
                                  [], []>;
def RuntimeIndexArrays : RuntimeTable<2, "IndexArrays", "index arrays", "",
                                      "Lists of words, each with its length before it.", [], []>;
def RuntimeResources : RuntimeTable<3, "Resources", "resources", "ResourceRow", "A resource.",
                                    [RecordSize<"1.3", 32>], [
  PartEnum<"class", "u32", 0, "ResourceClass", "">,
  PartEnum<"kind", "u32", 4, "ResourceKind", "">,
  PartU32<"id", 8, "Its number in its class.">,
  PartU32<"space", 12, "Register space.">,
  PartU32<"lower", 16, "First register.">,
  PartU32<"upper", 20, "Last register; all ones if unbounded.">,
  PartString<"name", 24, "">,
  PartFlags<"flags", 28, "RuntimeResourceFlag bits.">
]>;
class ShaderRef<string name, string table> : PartRef<name, 48, table, "What is known of such a "
                                                     "shader.", name> {
  let Member = "shader";
  let NullElsewhere = 1;
}
def RuntimeFunctions : RuntimeTable<4, "Functions", "functions", "FunctionRow", "A function.",
                                    [RecordSize<"1.3", 44>, RecordSize<"1.8", 52>], [
  PartString<"name", 0, "">,
  PartString<"unmangled", 4, "The name as in the source.">,
  PartRefs<"resources", 8, "Resources", "Those that it uses.">,
  PartStrings<"dependencies", 12, "Functions that another library is to define.">,
  PartEnum<"kind", "u32", 16, "Stage", "">,
  PartU32<"payload", 20, "Bytes of a ray's or callable's payload.">,
  PartU32<"attributes", 24, "Bytes of a hit's attributes.">,
  PartFlags<"features1", 28, "The lower half of the feature flags.">,
  PartFlags<"features2", 32, "The upper half.">,
  PartFlags<"stages", 36, "A bit for each stage that may call it.">,
  PartFlags<"target", 40, "The least shader model: stage << 16 | major << 4 | minor.">,
  PartU8<"minWaveLanes", 44, "0: any.">,
  PartU8<"maxWaveLanes", 45, "">,
  PartU16<"shaderFlags", 46, "RuntimeFunctionFlag bits.">,
  ShaderRef<"pixel", "PixelShaders">,
  ShaderRef<"vertex", "VertexShaders">,
  ShaderRef<"geometry", "GeometryShaders">,
  ShaderRef<"hull", "HullShaders">,
  ShaderRef<"domain", "DomainShaders">,
  ShaderRef<"compute", "ComputeShaders">,
  ShaderRef<"mesh", "MeshShaders">,
  ShaderRef<"amplification", "AmplificationShaders">,
  ShaderRef<"node", "NodeShaders">
]> {
  let Kind = "kind";
  let KindEnum = "Stage";
}
def RuntimeRawBytes : RuntimeTable<5, "RawBytes", "raw bytes", "", "Bytes that records refer to.",
                                   [], []>;
def RuntimeSubobjects : RuntimeTable<6, "Subobjects", "subobjects", "SubobjectRow",
                                     "A subobject of a state object.", [RecordSize<"1.4", 24>], [
  PartEnum<"kind", "u32", 0, "SubobjectKind", "">,
  PartString<"name", 4, "">,
  PartFlags<"flags", 8, "Of the state object.", "StateObjectConfig">,
  PartRaw<"rootSignature", 8, "Serialized.", "GlobalRootSignature">,
  PartRaw<"rootSignature", 8, "Serialized.", "LocalRootSignature">,
  PartString<"subobject", 8, "", "ExportsAssociation">,
  PartStrings<"exports", 12, "", "ExportsAssociation">,
  PartU32<"maxPayload", 8, "Bytes.", "RaytracingShaderConfig">,
  PartU32<"maxAttributes", 12, "Bytes.", "RaytracingShaderConfig">,
  PartU32<"maxRecursion", 8, "", "RaytracingPipelineConfig">,
  PartEnum<"type", "u32", 8, "HitGroupType", "", "HitGroup">,
  PartString<"anyHit", 12, "", "HitGroup">,
  PartString<"closestHit", 16, "", "HitGroup">,
  PartString<"intersection", 20, "", "HitGroup">,
  PartU32<"maxRecursion", 8, "", "RaytracingPipelineConfig1">,
  PartFlags<"flags", 12, "Of the pipeline.", "RaytracingPipelineConfig1">
]> {
  let Kind = "kind";
  let KindEnum = "SubobjectKind";
}
def RuntimeNodeIDs : RuntimeTable<7, "NodeIDs", "node ids", "NodeIDRow", "A node of a work graph.",
                                  [RecordSize<"1.8", 8>], [
  PartString<"name", 0, "">, PartU32<"index", 4, "">
]>;
def RuntimeNodeIOAttributes : RuntimeTable<8, "NodeIOAttributes",
    "node input and output attributes", "NodeIOAttributeRow",
    "An attribute of a node's input or output.", [RecordSize<"1.8", 8>], [
  PartEnum<"kind", "u32", 0, "NodeIOAttribute", "">,
  PartRef<"output", 4, "NodeIDs", "", "OutputID">,
  PartU32<"maxRecords", 4, "", "MaxRecords">,
  PartU32<"maxRecordsSharedWith", 4, "", "MaxRecordsSharedWith">,
  PartU32<"recordSize", 4, "Bytes.", "RecordSize">,
  PartU16<"dispatchGridOffset", 4, "Bytes.", "RecordDispatchGrid">,
  PartU16<"dispatchGridType", 6, "Component type << 2 | number of components.",
          "RecordDispatchGrid">,
  PartU32<"arraySize", 4, "", "OutputArraySize">,
  PartU32<"sparse", 4, "1.", "AllowSparseNodes">,
  PartU32<"alignment", 4, "Bytes.", "RecordAlignment">
]> {
  let Kind = "kind";
  let KindEnum = "NodeIOAttribute";
}
def RuntimeNodeFunctionAttributes : RuntimeTable<9, "NodeFunctionAttributes",
    "node function attributes", "NodeFunctionAttributeRow", "An attribute of a node.",
    [RecordSize<"1.8", 8>], [
  PartEnum<"kind", "u32", 0, "NodeFunctionAttribute", "">,
  PartRef<"id", 4, "NodeIDs", "", "ID">,
  PartNumbers<"threads", 4, "", "NumThreads">,
  PartRef<"shareInputOf", 4, "NodeIDs", "", "ShareInputOf">,
  PartNumbers<"dispatchGrid", 4, "", "DispatchGrid">,
  PartU32<"maxRecursion", 4, "", "MaxRecursionDepth">,
  PartU32<"localRootArguments", 4, "", "LocalRootArguments">,
  PartNumbers<"maxDispatchGrid", 4, "", "MaxDispatchGrid">
]> {
  let Kind = "kind";
  let KindEnum = "NodeFunctionAttribute";
}
def RuntimeNodeIOs : RuntimeTable<10, "NodeIOs", "node inputs and outputs", "NodeIORow",
                                  "An input or output of a node.", [RecordSize<"1.8", 8>], [
  PartFlags<"flagsAndKind", 0, "NodeIOFlag bits.">,
  PartRefs<"attributes", 4, "NodeIOAttributes", "">
]>;
def RuntimeNodeShaders : RuntimeTable<11, "NodeShaders", "node shaders", "NodeShaderRow",
                                      "What is known of a node.", [RecordSize<"1.8", 20>], [
  PartEnum<"launch", "u32", 0, "NodeLaunch", "">,
  PartU32<"groupShared", 4, "Bytes of group-shared memory.">,
  PartRefs<"attributes", 8, "NodeFunctionAttributes", "">,
  PartRefs<"outputs", 12, "NodeIOs", "">,
  PartRefs<"inputs", 16, "NodeIOs", "">
]>;

// The following tables are only in libraries of preview shader models.
def RuntimeSignatureElements : RuntimeTable<13, "SignatureElements", "signature elements",
                                            "SignatureElementRow", "An element of a signature.",
                                            [RecordSize<"1.10", 16>], [
  PartString<"name", 0, "The semantic, without its index.">,
  PartNumbers<"indices", 4, "Semantic indices, one for each row.">,
  PartU8<"semantic", 8, "Number of its system value.">,
  PartEnum<"component", "u8", 9, "ComponentType", "">,
  PartU8<"interpolation", 10, "Number of the interpolation mode.">,
  PartU8<"startRow", 11, "Register; 255 if it has none.">,
  PartBits<"columnsLessOne", 12, 0, 2, "">,
  PartBits<"startColumn", 12, 2, 2, "First component of the register; 3 if it has none.">,
  PartBits<"stream", 12, 4, 2, "">,
  PartBits<"usage", 13, 0, 4, "Columns used.">,
  PartBits<"dynamicIndexMask", 13, 4, 4, "Columns with a dynamic index.">
]>;
class StageTable<int number, string name, string label, string row, int size,
                 list<PartField> fields>
    : RuntimeTable<number, name, label, row, "What is known of such a shader.",
                   [RecordSize<"1.10", size>], fields>;
class Elements<string name, int offset> : PartRefs<name, offset, "SignatureElements", "">;
class Threads<int offset> : PartNumbers<"threads", offset, "By dimension.">;
class GroupShared<int offset> : PartU32<"groupShared", offset, "Bytes of group-shared memory.">;
def RuntimeVertexShaders : StageTable<14, "VertexShaders", "vertex shaders", "VertexShaderRow", 16, [
  Elements<"inputs", 0>, Elements<"outputs", 4>,
  PartRaw<"viewIdOutputs", 8, "">
]>;
def RuntimePixelShaders : StageTable<15, "PixelShaders", "pixel shaders", "PixelShaderRow", 8, [
  Elements<"inputs", 0>, Elements<"outputs", 4>
]>;
def RuntimeHullShaders : StageTable<16, "HullShaders", "hull shaders", "HullShaderRow", 48, [
  Elements<"inputs", 0>, Elements<"outputs", 4>, Elements<"patch", 8>,
  PartRaw<"viewIdOutputs", 12, "">, PartRaw<"viewIdPatch", 20, "">,
  PartRaw<"inputToOutput", 28, "">, PartRaw<"inputToPatch", 36, "">,
  PartU8<"inputControlPoints", 44, "">, PartU8<"outputControlPoints", 45, "">,
  PartEnum<"domain", "u8", 46, "TessellatorDomain", "">,
  PartEnum<"primitive", "u8", 47, "TessellatorPrimitive", "">
]>;
def RuntimeDomainShaders : StageTable<17, "DomainShaders", "domain shaders", "DomainShaderRow", 40, [
  Elements<"inputs", 0>, Elements<"outputs", 4>, Elements<"patch", 8>,
  PartRaw<"viewIdOutputs", 12, "">, PartRaw<"inputToOutput", 20, "">,
  PartRaw<"patchToOutput", 28, "">,
  PartU8<"inputControlPoints", 36, "">,
  PartEnum<"domain", "u8", 37, "TessellatorDomain", "">
]>;
def RuntimeGeometryShaders : StageTable<18, "GeometryShaders", "geometry shaders",
                                        "GeometryShaderRow", 28, [
  Elements<"inputs", 0>, Elements<"outputs", 4>,
  PartRaw<"viewIdOutputs", 8, "">, PartRaw<"inputToOutput", 16, "">,
  PartEnum<"inputPrimitive", "u8", 24, "InputPrimitive", "">,
  PartEnum<"topology", "u8", 25, "OutputTopology", "Of the first stream.">,
  PartU8<"maxVertices", 26, "">,
  PartU8<"streams", 27, "A bit for each.">
]>;
def RuntimeComputeShaders : StageTable<19, "ComputeShaders", "compute shaders",
                                       "ComputeShaderRow", 8, [Threads<0>, GroupShared<4>]>;
def RuntimeMeshShaders : StageTable<20, "MeshShaders", "mesh shaders", "MeshShaderRow", 48, [
  Elements<"outputs", 0>, Elements<"primitives", 4>,
  PartRaw<"viewIdOutputs", 8, "">, PartRaw<"viewIdPrimitives", 16, "">,
  Threads<24>, GroupShared<28>,
  PartU32<"groupSharedViewId", 32, "Bytes that depend on the view's number.">,
  PartU32<"payload", 36, "Bytes.">,
  PartU16<"maxVertices", 40, "">, PartU16<"maxPrimitives", 42, "">,
  PartEnum<"topology", "u8", 44, "MeshTopology", "">
]>;
def RuntimeAmplificationShaders : StageTable<21, "AmplificationShaders", "amplification shaders",
                                             "AmplificationShaderRow", 12, [
  Threads<0>, GroupShared<4>, PartU32<"payload", 8, "Bytes.">
]>;

//===-- PSV0 --------------------------------------------------------------===//

class StreamVectors<int stream>
    : PartU8<"outputVectors" # stream, !add(32, stream), !if(stream, "", "By stream.")> {
  let Member = "outputVectors[" # stream # "]";
}
class GroupSize<string axis, int dimension>
    : PartU32<"numThreads" # axis, !add(36, !mul(4, dimension)), ""> {
  let Member = "numThreads[" # dimension # "]";
}
class PipelineEntryName<int offset>
    : PartU32<"entryName", offset, "Offset in the part's strings."> {
  let Member = "entryNameOffset";
}
// The first 16 bytes and the two at offset 26 depend on the stage, which version 0 does not store.
def PipelineInfo : PartRecord<"PipelineInfo", "What PSV0 says of the whole shader.",
    [RecordSize<"0", 24>, RecordSize<"1", 36, 1>, RecordSize<"2", 48, 6>, RecordSize<"3", 52, 8>,
     RecordSize<"4", 56, 10>], [
  PartBool<"outputPositionPresent", 0, "It outputs SV_Position.", "vertex">,
  PartU32<"inputControlPoints", 0, "", "hull">,
  PartU32<"outputControlPoints", 4, "", "hull">,
  PartEnum<"tessellatorDomain", "u32", 8, "TessellatorDomain", "", "hull">,
  PartEnum<"tessellatorOutputPrimitive", "u32", 12, "TessellatorPrimitive", "", "hull">,
  PartU32<"inputControlPoints", 0, "", "domain">,
  PartBool<"outputPositionPresent", 4, "It outputs SV_Position.", "domain">,
  PartEnum<"tessellatorDomain", "u32", 8, "TessellatorDomain", "", "domain">,
  PartEnum<"inputPrimitive", "u32", 0, "InputPrimitive", "", "geometry">,
  PartEnum<"outputTopology", "u32", 4, "OutputTopology", "", "geometry">,
  PartU32<"outputStreamMask", 8, "", "geometry">,
  PartBool<"outputPositionPresent", 12, "It outputs SV_Position.", "geometry">,
  PartBool<"depthOutput", 0, "It outputs a depth.", "pixel">,
  PartBool<"sampleFrequency", 1, "It runs for each sample.", "pixel">,
  PartU32<"groupSharedBytes", 0, "", "mesh">,
  PartU32<"groupSharedBytesViewId", 4, "Those that depend on the view's number.", "mesh">,
  PartU32<"payloadBytes", 8, "", "mesh">,
  PartU16<"maxOutputVertices", 12, "", "mesh">,
  PartU16<"maxOutputPrimitives", 14, "", "mesh">,
  PartU32<"payloadBytes", 0, "", "amplification">,
  PartU32<"minWaveLanes", 16, "0: any.">,
  PartU32<"maxWaveLanes", 20, "All ones: any.">,
  PartEnum<"stage", "u8", 24, "Stage", "Version 0 does not say it.">,
  PartBool<"usesViewId", 25, "">,
  PartU16<"maxVertexCount", 26, "", "geometry">,
  PartU8<"patchOrPrimVectors", 26, "", "hull">,
  PartU8<"patchOrPrimVectors", 26, "", "domain">,
  PartU8<"patchOrPrimVectors", 26, "", "mesh">,
  PartEnum<"meshOutputTopology", "u8", 27, "MeshTopology", "", "mesh">,
  PartU8<"inputElements", 28, "">,
  PartU8<"outputElements", 29, "">,
  PartU8<"patchOrPrimElements", 30, "">,
  PartU8<"inputVectors", 31, "">,
  StreamVectors<0>, StreamVectors<1>, StreamVectors<2>, StreamVectors<3>,
  GroupSize<"X", 0>, GroupSize<"Y", 1>, GroupSize<"Z", 2>,
  PipelineEntryName<48>,
  PartU32<"numBytesGroupShared", 52, "Bytes of group-shared memory.">
]> {
  let Kind = "stage";
  let KindEnum = "Stage";
}
def PipelineResourceType : MetadataEnum<"What PSV0 calls a resource.", [
  NamedCase<"Invalid", 0, "No resource.">,
  NamedCase<"Sampler", 1, "Sampler.">,
  NamedCase<"CBV", 2, "Constant buffer.">,
  NamedCase<"SRVTyped", 3, "Texture or typed buffer that is read.">,
  NamedCase<"SRVRaw", 4, "Byte-address buffer or acceleration structure.">,
  NamedCase<"SRVStructured", 5, "Structured buffer.">,
  NamedCase<"UAVTyped", 6, "Texture or typed buffer that is written.">,
  NamedCase<"UAVRaw", 7, "Byte-address buffer that is written.">,
  NamedCase<"UAVStructured", 8, "Structured buffer that is written.">,
  NamedCase<"UAVStructuredWithCounter", 9, "The same with a hidden counter.">
], "PipelineResourceTypes"> {
  let WordsApart = 1;
}
def PipelineResourceRow : PartRecord<"PipelineResourceRow", "A resource in PSV0.",
    [RecordSize<"0", 16>, RecordSize<"2", 24>], [
  PartEnum<"type", "u32", 0, "PipelineResourceType", "">,
  PartU32<"space", 4, "Register space.">,
  PartU32<"lowerBound", 8, "First register.">,
  PartU32<"upperBound", 12, "Last register; all ones if unbounded.">,
  PartEnum<"kind", "u32", 16, "ResourceKind", "">,
  PartFlags<"flags", 20, "1: 64-bit atomics reach it.">
]>;
def PipelineElementRow : PartRecord<"PipelineElementRow", "An element of a signature in PSV0.",
    [RecordSize<"1", 16>], [
  PartU32<"name", 0, "Offset in the part's strings.">,
  PartU32<"indices", 4, "First of its rows' semantic indices.">,
  PartU8<"rows", 8, "">,
  PartU8<"startRow", 9, "">,
  PartBits<"columns", 10, 0, 4, "">,
  PartBits<"startColumn", 10, 4, 2, "">,
  PartBits<"allocated", 10, 6, 1, "Whether it has a register.">,
  PartU8<"semantic", 11, "What PSV0 calls its system value.">,
  PartU8<"component", 12, "A number of D3D_REGISTER_COMPONENT_TYPE.">,
  PartU8<"interpolation", 13, "Number of the interpolation mode.">,
  PartBits<"dynamicIndexMask", 14, 0, 4, "">,
  PartBits<"stream", 14, 4, 2, "">
]>;

//===-- ISG1, OSG1, PSG1 --------------------------------------------------===//

def SignaturePartRow : PartRecord<"SignaturePartRow", "An element in ISG1, OSG1 and PSG1. Those of "
    "ISGN, OSGN and PCSG have neither stream nor precision, those of OSG5 no precision.",
    [RecordSize<"1", 32>], [
  PartU32<"stream", 0, "">,
  PartU32<"name", 4, "Offset in the part.">,
  PartU32<"index", 8, "Semantic index.">,
  PartU32<"systemValue", 12, "A number of D3D_NAME.">,
  PartU32<"component", 16, "A number of D3D_REGISTER_COMPONENT_TYPE.">,
  PartU32<"register", 20, "All ones if it has none.">,
  PartU8<"mask", 24, "Components that it has.">,
  PartU8<"exclusiveMask", 25, "Of inputs, components that are always read; of outputs, that are never "
         "written.">,
  PartU32<"minPrecision", 28, "">
]>;

// Numbers of D3D_REGISTER_COMPONENT_TYPE and D3D_MIN_PRECISION.
def RegisterComponent : PartWords<"What signature parts call a type of components.", [
  MetadataCase<"Unknown", 0, "No type.", "unknown">,
  MetadataCase<"UInt32", 1, "Unsigned 32-bit integer.", "uint">,
  MetadataCase<"SInt32", 2, "Signed 32-bit integer.", "int">,
  MetadataCase<"Float32", 3, "Float.", "float">,
  MetadataCase<"UInt16", 4, "Unsigned 16-bit integer.", "uint16">,
  MetadataCase<"SInt16", 5, "Signed 16-bit integer.", "int16">,
  MetadataCase<"Float16", 6, "Half.", "fp16">,
  MetadataCase<"UInt64", 7, "Unsigned 64-bit integer.", "uint64">,
  MetadataCase<"SInt64", 8, "Signed 64-bit integer.", "int64">,
  MetadataCase<"Float64", 9, "Double.", "double">
], "RegisterComponents">;
def RegisterPrecision : PartWords<"The minimum precision of a signature part's element.", [
  MetadataCase<"Default", 0, "That of the type.">,
  MetadataCase<"Float16", 1, "16 bits of a float.", "min16f">,
  MetadataCase<"Float2_8", 2, "10 bits of a float.", "min2_8f">,
  MetadataCase<"SInt16", 4, "16 bits, signed.", "min16i">,
  MetadataCase<"UInt16", 5, "16 bits, unsigned.", "min16u">
], "RegisterPrecisions">;

//===-- RTS0 --------------------------------------------------------------===//

def RootParameterType : PartWords<"Parameters of a root signature.", [
  MetadataCase<"Table", 0, "Ranges of descriptors.", "table">,
  MetadataCase<"Constants", 1, "Constants in the root signature itself.", "constants">,
  NamedCase<"CBV", 2, "Constant buffer.">,
  NamedCase<"SRV", 3, "Shader resource view.">,
  NamedCase<"UAV", 4, "Unordered access view.">
], "RootParameterTypes">;
def DescriptorRangeType : PartWords<"Ranges of descriptors in a root signature.", [
  NamedCase<"SRV", 0, "Shader resource views.">,
  NamedCase<"UAV", 1, "Unordered access views.">,
  NamedCase<"CBV", 2, "Constant buffers.">,
  MetadataCase<"Sampler", 3, "Samplers.", "sampler">
], "DescriptorRangeTypes">;
def RootVisibility : PartWords<"The stages that see a parameter of a root signature.", [
  MetadataCase<"All", 0, "All stages.", "all">,
  MetadataCase<"Vertex", 1, "Vertex shaders.", "vertex">,
  MetadataCase<"Hull", 2, "Hull shaders.", "hull">,
  MetadataCase<"Domain", 3, "Domain shaders.", "domain">,
  MetadataCase<"Geometry", 4, "Geometry shaders.", "geometry">,
  MetadataCase<"Pixel", 5, "Pixel shaders.", "pixel">,
  MetadataCase<"Amplification", 6, "Amplification shaders.", "amplification">,
  MetadataCase<"Mesh", 7, "Mesh shaders.", "mesh">
], "RootVisibilities">;

//===-- Headers -----------------------------------------------------------===//

class DigestWord<int word> : PartU32<"digest" # word, !add(4, !mul(4, word)), ""> {
  let Member = "digest[" # word # "]";
}
def ContainerHeader : PartRecord<"ContainerHeader", "The start of a container. Offsets of the parts "
    "follow it, each of 32 bits.", [RecordSize<"1", 32>], [
  PartU32<"magic", 0, "DXBC.">,
  DigestWord<0>, DigestWord<1>, DigestWord<2>, DigestWord<3>,
  PartU16<"major", 20, "Version.">,
  PartU16<"minor", 22, "">,
  PartU32<"size", 24, "Bytes of the container.">,
  PartU32<"partCount", 28, "">
]> {
  let Places = 1;
}
def PartHeader : PartRecord<"PartHeader", "What stands before a part.", [RecordSize<"1", 8>], [
  PartU32<"name", 0, "Four characters.">,
  PartU32<"size", 4, "Bytes behind the header.">
]> {
  let Places = 1;
}
def ProgramHeader : PartRecord<"ProgramHeader", "The start of parts DXIL, ILDB and STAT. The last four "
    "fields are a header of their own.", [RecordSize<"1", 24>], [
  PartBits<"shaderMinor", 0, 0, 4, "">, PartBits<"shaderMajor", 0, 4, 4, "">,
  PartU16<"stage", 2, "">,
  PartU32<"words", 4, "Words of the part.">,
  PartU32<"magic", 8, "DXIL.">,
  PartU8<"dxilMinor", 12, "">, PartU8<"dxilMajor", 13, "">,
  PartU32<"bitcodeOffset", 16, "From the magic on.">,
  PartU32<"bitcodeSize", 20, "Bytes.">
]> {
  let Places = 1;
}
