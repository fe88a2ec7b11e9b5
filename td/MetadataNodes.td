// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The metadata nodes of a module, operand by operand, and the tags of tag lists. A node follows the
// nodes that it refers to. Facts are those of the DXIL specification ("Metadata", "Shader
// properties", "Signatures", "Resources") and of DxilMetadataHelper.h of DirectXShaderCompiler.

//===-- Versions ----------------------------------------------------------===//

def VersionNode : MetadataNode<"Version", "A version.", [
  MdI32<"major">, MdI32<"minor">
], "dx.version">;
// ValidatorNode has the layout of VersionNode.
def ValidatorNode : MetadataNode<"ValidatorVersion", "The version of the validator that the module "
                                 "was written for; 0.0 for none.", [
  MdI32<"major">, MdI32<"minor">
], "dx.valver">;
def ShaderModelNode : MetadataNode<"ShaderModel", "The target.", [
  MdText<"profile", "The prefix of the target: \"ps\", \"lib\", ...">,
  MdI32<"major">, MdI32<"minor">
], "dx.shaderModel">;

//===-- Resources ---------------------------------------------------------===//

def ResourceTag : TagList<"ResourceProperties", "Tags of the pairs in a resource's extended properties.",
                          "The extended properties of an SRV or UAV.", [
  Tag<"ElementType", 0, MdEnum<"", "ComponentType">, "Component type of a typed resource.">,
  Tag<"StructureStride", 1, MdI32<"">, "Bytes of a structured buffer's element.">,
  Tag<"SamplerFeedbackKind", 2, MdEnum<"", "SamplerFeedbackType">, "What a feedback map records.">,
  Tag<"Atomic64Use", 3, MdI32<"">, "Whether 64-bit atomics reach it.">,
  Tag<"ReorderCoherent", 4, MdFlag<"">, "Whether it is coherent across a reordering of threads.">
]>;

// The first operands of the records of all resource classes.
class ResourceNode<string view, string summary, list<MdField> fields>
    : MetadataNode<view, summary, !listconcat([
        MdI32<"id", "Its number in its class.">,
        MdValue<"symbol", "The global that stands for it in a library; else undef.">,
        MdText<"name", "As in the source.">,
        MdI32<"space", "Register space.">,
        MdI32<"lowerBound", "First register.">,
        MdI32<"rangeSize", "Number of registers; all ones if unbounded.">], fields)>;
def ResourceHead : ResourceNode<"Resource", "What the records of all classes start with.", []> {
  let Prefix = 1;
}
def SRVNode : ResourceNode<"SRV", "A resource that is read.", [
  MdEnum<"kind", "ResourceKind", "Its shape.">,
  MdI32<"sampleCount", "Samples of a multisampled texture.">,
  MdNode<"properties", ResourceTag>
]>;
def UAVNode : ResourceNode<"UAV", "A resource that is written.", [
  MdEnum<"kind", "ResourceKind", "Its shape.">,
  MdFlag<"globallyCoherent">,
  MdFlag<"hasCounter", "Whether a structured buffer has a hidden counter.">,
  MdFlag<"isROV", "Whether accesses are in the order of primitives.">,
  MdNode<"properties", ResourceTag>
]>;
def CBufferNode : ResourceNode<"CBuffer", "A constant buffer.", [
  MdI32<"size", "Bytes.">,
  MdNode<"properties", ResourceTag, "Always null.">
]>;
def SamplerNode : ResourceNode<"Sampler", "A sampler.", [
  MdEnum<"kind", "SamplerKind">,
  MdNode<"properties", ResourceTag, "Always null.">
]>;
def ResourcesNode : MetadataNode<"Resources", "The resources by class, in the order of "
                                 "ResourceClass. Null for a class that has none.", [
  MdNodes<"srvs", SRVNode>, MdNodes<"uavs", UAVNode>, MdNodes<"cbuffers", CBufferNode>,
  MdNodes<"samplers", SamplerNode>
], "dx.resources">;

// Constants in which ops on handles describe a resource (DXIL specification, "Resource handles";
// DxilResourceProperties.h of DirectXShaderCompiler).
def HandleBinding : ConstantStruct<"HandleBinding", "ResBind", "The range of registers of a handle.",
    [32, 32, 32, 8], [
  ConstantField<"lowerBound", 0, "First register.">,
  ConstantField<"upperBound", 1, "Last register; all ones if unbounded.">,
  ConstantField<"space", 2, "Register space.">,
  ConstantField<"resourceClass", 3, "The class, and so the sort of registers.", "ResourceClass">
]>;
def HandleProperties : ConstantStruct<"HandleProperties", "ResProperties",
    "What a driver knows of a resource at a handle.", [32, 32], [
  ConstantField<"kind", 0, "Its shape.", "ResourceKind", 0, 8>,
  ConstantField<"alignment", 0, "Logarithm of a structured buffer's alignment.", "", 8, 4>,
  ConstantField<"isUAV", 0, "Whether it is written.", "", 12, 1>,
  ConstantField<"isROV", 0, "Whether accesses are in the order of primitives.", "", 13, 1>,
  ConstantField<"isGloballyCoherent", 0, "Whether other groups see writes.", "", 14, 1>,
  ConstantField<"comparesOrCounts", 0, "Of a sampler: for comparisons. Of a structured buffer: it "
                "has a counter.", "", 15, 1>,
  ConstantField<"isReorderCoherent", 0, "Whether it is coherent across a reordering of threads.",
                "", 16, 1>,
  ConstantField<"component", 1, "Of a typed resource.", "ComponentType", 0, 8>,
  ConstantField<"componentCount", 1, "Of a typed resource.", "", 8, 8>,
  ConstantField<"sampleCount", 1, "Of a multisampled texture.", "", 16, 8>,
  ConstantField<"feedback", 1, "Of a feedback map.", "SamplerFeedbackType", 0, 8>,
  ConstantField<"stride", 1, "Bytes of a structured buffer's element.">,
  ConstantField<"size", 1, "Bytes of a constant or texture buffer.">
]>;

//===-- Signatures --------------------------------------------------------===//

def SignatureTag : TagList<"ElementProperties",
                           "Tags of the pairs in a signature element's extended properties.",
                           "The extended properties of a signature's element.", [
  Tag<"OutputStream", 0, MdI32<"">, "Stream of a geometry shader's output.">,
  Tag<"GlobalSymbol", 1, MdValue<"">, "Of an intermediate form; not in finished modules.">,
  Tag<"DynamicIndexMask", 2, MdI32<"">, "Components that a dynamic index reaches.">,
  Tag<"UsageMask", 3, MdI32<"">, "Components that the shader uses.">
]>;
def SignatureElementNode : MetadataNode<"SignatureElement", "An element of a signature.", [
  MdI32<"id", "Its place in the signature.">,
  MdText<"name", "The semantic, without its index.">,
  MdEnum8<"component", "ComponentType">,
  MdI8<"semantic", "Number of its system value (dxil::semantic); 0 for none.">,
  MdNumbers<"indices", "Semantic indices, one for each row.">,
  MdI8<"interpolation", "Number of the interpolation mode.">,
  MdI32<"rows">,
  MdI8<"columns">,
  MdS32<"startRow", "Register; -1 if it has none.">,
  MdS8<"startColumn", "First component of the register; -1 if it has none.">,
  MdNode<"properties", SignatureTag>
]>;
def SignaturesNode : MetadataNode<"Signatures", "The signatures of an entry point. Null for one "
                                  "without elements.", [
  MdNodes<"inputs", SignatureElementNode>, MdNodes<"outputs", SignatureElementNode>,
  MdNodes<"patchOrPrimitive", SignatureElementNode>
]>;
def ViewIdStateNode : MetadataNode<"ViewIdState", "Which outputs depend on which inputs and on the "
                                   "view's number, as the shader's compiler found it.", [
  MdValue<"numbers", "An array of i32.">
], "dx.viewIdState">;

//===-- Entry points ------------------------------------------------------===//

def ThreadsNode : MetadataNode<"Threads", "Sizes by dimension.", [
  MdI32<"x">, MdI32<"y">, MdI32<"z">
]>;
def GeometryStateNode : MetadataNode<"GeometryState", "The state of a geometry shader.", [
  MdEnum<"inputPrimitive", "InputPrimitive">,
  MdI32<"maxVertices", "Most vertices of a call.">,
  MdI32<"streamMask", "A bit for each stream.">,
  MdEnum<"topology", "OutputTopology">,
  MdI32<"instances">
]>;
def DomainStateNode : MetadataNode<"DomainState", "The state of a domain shader.", [
  MdEnum<"domain", "TessellatorDomain">,
  MdI32<"inputControlPoints">
]>;
def HullStateNode : MetadataNode<"HullState", "The state of a hull shader.", [
  MdValue<"patchConstantFunction">,
  MdI32<"inputControlPoints">,
  MdI32<"outputControlPoints">,
  MdEnum<"domain", "TessellatorDomain">,
  MdEnum<"partitioning", "TessellatorPartitioning">,
  MdEnum<"outputPrimitive", "TessellatorPrimitive">,
  MdF32<"maxTessFactor">
]>;
def MeshStateNode : MetadataNode<"MeshState", "The state of a mesh shader.", [
  MdNode<"numThreads", ThreadsNode>,
  MdI32<"maxVertices">,
  MdI32<"maxPrimitives">,
  MdEnum<"topology", "MeshTopology">,
  MdI32<"payloadSize", "Bytes.">
]>;
def AmplificationStateNode : MetadataNode<"AmplificationState",
                                          "The state of an amplification shader.", [
  MdNode<"numThreads", ThreadsNode>,
  MdI32<"payloadSize", "Bytes.">
]>;
def WaveSizeNode : MetadataNode<"WaveSize", "The one wave size of shader models 6.6 and 6.7.", [
  MdI32<"size", "Lanes.">
]>;
def WaveSizeRangeNode : MetadataNode<"WaveSizeRange", "Wave sizes from shader model 6.8 on.", [
  MdI32<"min", "Lanes.">,
  MdI32<"max", "Lanes; 0: min and no other.">,
  MdI32<"preferred", "Lanes; 0: none.">
]>;
def RootSignatureNode : MetadataNode<"RootSignature", "A serialized root signature.", [
  MdValue<"bytes", "An array of i8.">
]>;
def AutoBindingSpaceNode : MetadataNode<"AutoBindingSpace",
                                        "Where resources without a binding come.", [
  MdI32<"space">
]>;

//===-- Work graphs -------------------------------------------------------===//

def NodeIDNode : MetadataNode<"NodeID", "A node of a work graph.", [
  MdText<"name">, MdI32<"index">
]>;
def RecordGridNode : MetadataNode<"RecordGrid", "Where a record has SV_DispatchGrid.", [
  MdI32<"offset", "Bytes.">,
  MdEnum<"component", "ComponentType">,
  MdI32<"components", "1 to 3.">
]>;
def NodeRecordTag : TagList<"NodeRecord",
                            "Tags of the pairs in the record type of a node's input or output.",
                            "The record type of a node's input or output.", [
  Tag<"Size", 0, MdI32<"">, "Bytes.">,
  Tag<"DispatchGrid", 1, MdNode<"", RecordGridNode>,
      "Offset, component type and components of SV_DispatchGrid.">,
  Tag<"Alignment", 2, MdI32<"">, "Bytes.">
]>;
def NodeTag : TagList<"NodeIO", "Tags of the pairs in a node's input or output.",
                      "An input or output of a node.", [
  Tag<"OutputID", 0, MdNode<"", NodeIDNode>, "Name and index of the node it goes to.">,
  Tag<"Flags", 1, MdI32<"">, "NodeIOFlag bits.">,
  Tag<"RecordType", 2, MdNode<"", NodeRecordTag>, "Size and grid of the record.">,
  Tag<"MaxRecords", 3, MdI32<"">, "Most records.">,
  Tag<"MaxRecordsSharedWith", 4, MdI32<"">, "The output it shares its limit with.">,
  Tag<"OutputArraySize", 5, MdI32<"">, "Nodes of an output array.">,
  Tag<"AllowSparseNodes", 6, MdFlag<"">, "Whether nodes of the array may be missing.">
]>;

def EntryTag : TagList<"EntryProperties", "Tags of the pairs in an entry point's properties.",
                       "The properties of an entry point.", [
  Tag<"ShaderFlags", 0, MdI64<"">, "Shader flags, 64 bits.">,
  Tag<"GeometryState", 1, MdNode<"", GeometryStateNode>,
      "Input primitive, most vertices, streams, topology, instances.">,
  Tag<"DomainState", 2, MdNode<"", DomainStateNode>, "Domain and control points of the input.">,
  Tag<"HullState", 3, MdNode<"", HullStateNode>, "Patch constant function, control points, domain, "
      "partitioning, primitive, greatest factor.">,
  Tag<"NumThreads", 4, MdNode<"", ThreadsNode>, "Threads of a group by dimension.">,
  Tag<"AutoBindingSpace", 5, MdNode<"", AutoBindingSpaceNode>,
      "Register space of resources without a binding.">,
  Tag<"RayPayloadSize", 6, MdI32<"">, "Bytes of a ray's or a callable's payload.">,
  Tag<"RayAttributeSize", 7, MdI32<"">, "Bytes of a hit's attributes.">,
  Tag<"ShaderKind", 8, MdEnum<"", "Stage">, "The stage of a library's entry.">,
  Tag<"MeshState", 9, MdNode<"", MeshStateNode>,
      "Threads, vertices, primitives, topology, payload bytes.">,
  Tag<"AmplificationState", 10, MdNode<"", AmplificationStateNode>, "Threads and payload bytes.">,
  Tag<"WaveSize", 11, MdNode<"", WaveSizeNode>, "The one wave size, shader models 6.6 and 6.7.">,
  Tag<"RootSignature", 12, MdNode<"", RootSignatureNode>,
      "Serialized root signature of an entry.">,
  Tag<"NodeLaunchType", 13, MdEnum<"", "NodeLaunch">, "How a node is launched.">,
  Tag<"NodeIsProgramEntry", 14, MdFlag<"">, "Whether the graph starts here.">,
  Tag<"NodeID", 15, MdNode<"", NodeIDNode>, "A node's name and index.">,
  Tag<"NodeLocalRootArguments", 16, MdI32<"">, "Index of the node's local root arguments.">,
  Tag<"NodeShareInputOf", 17, MdNode<"", NodeIDNode>, "The node whose input it shares.">,
  Tag<"NodeDispatchGrid", 18, MdNode<"", ThreadsNode>, "Thread groups by dimension.">,
  Tag<"NodeMaxRecursionDepth", 19, MdI32<"">, "How often a node may launch itself.">,
  Tag<"NodeInputs", 20, MdNodes<"", NodeTag>, "The node's inputs.">,
  Tag<"NodeOutputs", 21, MdNodes<"", NodeTag>, "The node's outputs.">,
  Tag<"NodeMaxDispatchGrid", 22, MdNode<"", ThreadsNode>, "Most thread groups by dimension.">,
  Tag<"WaveSizeRange", 23, MdNode<"", WaveSizeRangeNode>,
      "Least, greatest and preferred wave size, from 6.8.">,
  Tag<"GroupSharedLimit", 24, MdI32<"">, "Most bytes of group-shared memory.">
]>;
def EntryPointNode : MetadataNode<"EntryPoint", "An entry point; of a library also one for the "
                                  "module, without function and name, which has the resources.", [
  MdValue<"function">,
  MdText<"name">,
  MdNode<"signatures", SignaturesNode>,
  MdNode<"resources", ResourcesNode>,
  MdNode<"properties", EntryTag>
], "dx.entryPoints">;

//===-- Libraries ---------------------------------------------------------===//

// The first operands of the nodes of all kinds of subobjects.
class SubobjectNode<string view, string summary, list<MdField> fields>
    : MetadataNode<view, summary, !listconcat([
        MdText<"name">, MdEnum<"kind", "SubobjectKind">], fields)>;
def SubobjectHead : SubobjectNode<"Subobject", "What all subobjects start with.", []> {
  let Prefix = 1;
  let Named = "dx.subobjects";
  let In = "front";
}
def StateObjectConfigNode : SubobjectNode<"StateObjectConfig", "Of kind StateObjectConfig.", [
  MdI32<"flags">]>;
def RootSignatureSubobjectNode : SubobjectNode<"RootSignatureSubobject",
    "Of kinds GlobalRootSignature and LocalRootSignature.", [
  MdNode<"signature", RootSignatureNode>]>;
def ExportsAssociationNode : SubobjectNode<"ExportsAssociation", "Of kind ExportsAssociation.", [
  MdText<"subobject">, MdTexts<"exports">]>;
def ShaderConfigNode : SubobjectNode<"ShaderConfig", "Of kind RaytracingShaderConfig.", [
  MdI32<"maxPayload", "Bytes.">, MdI32<"maxAttributes", "Bytes.">]>;
def PipelineConfigNode : SubobjectNode<"PipelineConfig", "Of kind RaytracingPipelineConfig.", [
  MdI32<"maxRecursion">]>;
def HitGroupNode : SubobjectNode<"HitGroup", "Of kind HitGroup.", [
  MdEnum<"type", "HitGroupType">, MdText<"intersection">, MdText<"anyHit">,
  MdText<"closestHit">]>;
def PipelineConfig1Node : SubobjectNode<"PipelineConfig1", "Of kind RaytracingPipelineConfig1.", [
  MdI32<"maxRecursion">, MdI32<"flags">]>;

def PayloadTag : TagList<"PayloadField", "Tags of the pairs in the annotation of a payload's field.",
                         "Who has access to a field of a payload.", [
  Tag<"Access", 0, MdI32<"">, "A mask: two bits for each PayloadStage.">
]>;
// Repeats a value of the struct's type and a node with an annotation for each field.
def PayloadAnnotationsNode : MetadataNode<"PayloadAnnotations", "Before pairs of undef of a "
                                          "payload's type and a node of PayloadField nodes.", [
  MdEnum<"tag", "AnnotatedKind", "Structs.">
], "dx.dxrPayloadAnnotations"> {
  let Prefix = 1;
}

//===-- Type annotations --------------------------------------------------===//

def MatrixOrder : MetadataEnum<"Which numbers of a matrix lie side by side.", [
  MetadataCase<"RowMajor", 1, "Those of a row.">,
  MetadataCase<"ColumnMajor", 2, "Those of a column.">
]>;
def MatrixNode : MetadataNode<"Matrix", "The shape of a matrix.", [
  MdI32<"rows">, MdI32<"columns">, MdEnum<"orientation", "MatrixOrder">
]>;
def FieldTag : TagList<"FieldAnnotation",
                       "Tags of the pairs in the annotation of a field or parameter.",
                       "What is known of a field or a parameter.", [
  Tag<"SNorm", 0, MdFlag<"">, "Signed normalized.">,
  Tag<"UNorm", 1, MdFlag<"">, "Unsigned normalized.">,
  Tag<"Matrix", 2, MdNode<"", MatrixNode>, "Rows, columns and order of a matrix.">,
  Tag<"CBufferOffset", 3, MdI32<"">, "Byte offset in a constant buffer.">,
  Tag<"Semantic", 4, MdText<"">, "The semantic's name.">,
  Tag<"InterpolationMode", 5, MdI32<"">, "Number of an interpolation mode.">,
  Tag<"Name", 6, MdText<"">, "The field's name.">,
  Tag<"ComponentType", 7, MdEnum<"", "ComponentType">, "Number of a component type.">,
  Tag<"Precise", 8, MdFlag<"">, "Whether the value is precise.">,
  Tag<"CBufferUsed", 9, MdFlag<"">, "Whether the shader reads it.">,
  Tag<"ResourceProperties", 10, MdValue<"">, "The properties of a resource in a struct.">,
  Tag<"BitFields", 11, MdField<"", "nodes", ""> , "Annotations of the bit-fields that share it.">,
  Tag<"BitFieldWidth", 12, MdI32<"">, "Bits of a bit-field.">,
  Tag<"VectorSize", 13, MdI32<"">, "Components of a vector.">
]>;
def ParameterDirection : MetadataEnum<"What a function does with a parameter.", [
  MetadataCase<"In", 0, "It reads it.">,
  MetadataCase<"Out", 1, "It writes it.">,
  MetadataCase<"InOut", 2, "Both.">
]>;
def ParameterNode : MetadataNode<"ParameterAnnotation", "A parameter, or first the result, of a "
                                 "function.", [
  MdEnum<"direction", "ParameterDirection">, MdNode<"field", FieldTag>, MdNumbers<"indices">
]>;
def ArgumentTag : TagList<"TemplateArgument", "Tags of the pair that is an argument of a template.",
                          "An argument of a template: one of the two.", [
  Tag<"Type", 0, MdValue<"">, "Undef of a type.">,
  Tag<"Number", 1, MdI64<"">, "A number.">
]>;
def TemplateTag : TagList<"TemplateAnnotation", "Tags of the pairs behind a struct's fields.",
                          "What is known of a template's instance.", [
  Tag<"Arguments", 0, MdNodes<"", ArgumentTag>, "Those of the template.">
]>;
def StructAnnotationNode : MetadataNode<"StructAnnotation", "Before a FieldAnnotation for each "
                                        "field, and from validator 1.5 on a TemplateAnnotation.", [
  MdI32<"size", "Bytes in a constant buffer.">
]> {
  let Prefix = 1;
}
def TypeAnnotationsNode : MetadataNode<"TypeAnnotations", "Before pairs of a value (undef of a "
                                       "struct, a function) and its annotation.", [
  MdEnum<"tag", "AnnotatedKind">
], "dx.typeAnnotations"> {
  let Prefix = 1;
}
def AnnotatedKind : MetadataEnum<"What a list of type annotations is of.", [
  MetadataCase<"Structs", 0, "Structs: StructAnnotation nodes.">,
  MetadataCase<"Functions", 1, "Functions: nodes of ParameterAnnotation nodes.">
]>;

//===-- Linear algebra ----------------------------------------------------===//

def MatrixTypeNode : MetadataNode<"MatrixType", "What a type dx.types.LinAlgMatrix is.", [
  MdValue<"type", "Undef of the type.">,
  MdEnum<"component", "ComponentType">,
  MdI32<"rows">, MdI32<"columns">,
  MdEnum<"use", "MatrixUse">,
  MdEnum<"scope", "MatrixScope">
], "dx.targetTypes">;

//===-- Names -------------------------------------------------------------===//

def CountersName : NamedMetadata<"dx.counters", "reflection", "Pairs of a counter and its value.">;
def CompilerName : NamedMetadata<"llvm.ident", "program", "Which compiler made the module.">;
def ModuleFlagsName : NamedMetadata<"llvm.module.flags", "program", "LLVM's flags of modules.">;
def UnitsName : NamedMetadata<"llvm.dbg.cu", "debug", "Compile units.">;
def SourceTextsName : NamedMetadata<"dx.source.contents", "debug", "Pairs of a file and its text.">;
def SourceDefinesName : NamedMetadata<"dx.source.defines", "debug", "Macros of the command line.">;
def SourceMainName : NamedMetadata<"dx.source.mainFileName", "debug", "The file that was compiled.">;
def SourceArgumentsName : NamedMetadata<"dx.source.args", "debug", "The command line.">;
// The same four facts, under the names that they had before DXIL 1.0 was final.
def OldSourceTextsName : NamedMetadata<"llvm.dbg.contents", "debug", "As dx.source.contents.">;
def OldSourceDefinesName : NamedMetadata<"llvm.dbg.defines", "debug", "As dx.source.defines.">;
def OldSourceMainName : NamedMetadata<"llvm.dbg.mainFileName", "debug",
                                      "As dx.source.mainFileName.">;
def OldSourceArgumentsName : NamedMetadata<"llvm.dbg.args", "debug", "As dx.source.args.">;

def DebugKind : AttachmentKind<"dbg", 0, 0, "The place in the source.">;
def AliasTypeKind : AttachmentKind<"tbaa", 1, 0, "Aliasing by type.">;
def ProfileKind : AttachmentKind<"prof", 2, 0, "How often a branch is taken.">;
def AccuracyKind : AttachmentKind<"fpmath", 3, 0, "Accuracy of a float operation.">;
def RangeKind : AttachmentKind<"range", 4, 1, "What a loaded integer may be.">;
def AliasStructKind : AttachmentKind<"tbaa.struct", 5, 0, "Aliasing of a copied struct.">;
def InvariantLoadKind : AttachmentKind<"invariant.load", 6, 0, "The memory does not change.">;
def AliasScopeKind : AttachmentKind<"alias.scope", 7, 1, "Scopes of an access.">;
def NoAliasKind : AttachmentKind<"noalias", 8, 1, "Scopes that an access is apart from.">;
def NonTemporalKind : AttachmentKind<"nontemporal", 9, 0, "The memory is not used soon.">;
def ParallelAccessKind : AttachmentKind<"llvm.mem.parallel_loop_access", 10, 0,
                                        "Iterations do not depend on each other.">;
def NonNullKind : AttachmentKind<"nonnull", 11, 0, "A loaded pointer is not null.">;
def DereferenceableKind : AttachmentKind<"dereferenceable", 12, 0, "Bytes behind a pointer.">;
def DereferenceableOrNullKind : AttachmentKind<"dereferenceable_or_null", 13, 0,
                                               "Bytes behind a pointer that is not null.">;
def LoopKind : AttachmentKind<"llvm.loop", -1, 1, "Hints of a loop, at its branch back.">;
def FlowHintsKind : AttachmentKind<"dx.controlflow.hints", -1, 1, "[branch], [flatten] and the like.">;
def PreciseKind : AttachmentKind<"dx.precise", -1, 1, "The operation is computed as it is written.">;
def NonUniformKind : AttachmentKind<"dx.nonuniform", -1, 1, "The index differs between threads.">;
