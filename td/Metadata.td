// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The numbers that a module's metadata and its pipeline state have, and that no op takes: tags of
// pairs, primitives, domains. Values are those of the DXIL specification ("Entry properties",
// "Signature elements", "Resources") and of DxilMetadataHelper.h and DxilConstants.h of
// DirectXShaderCompiler.

// Word is what HLSL calls it in an attribute or a modifier; Counts are numbers that go with it, one
// for each of the enumeration's Columns.
class MetadataCase<string name, int value, string doc, string word = "", list<int> counts = []> {
  string Name = name;
  int Value = value;
  string Doc = doc;
  string Word = word;
  list<int> Counts = counts;
}

// Plural names the table of the cases; an enumeration without one has no table.
class MetadataEnum<string doc, list<MetadataCase> cases, string plural = "",
                   list<string> columns = []> {
  string Doc = doc;
  list<MetadataCase> Cases = cases;
  string Plural = plural;
  list<string> Columns = columns;
}

//===-- Tags --------------------------------------------------------------===//

def EntryTag : MetadataEnum<"Tags of the pairs in an entry point's properties.", [
  MetadataCase<"ShaderFlags", 0, "Shader flags, 64 bits.">,
  MetadataCase<"GeometryState", 1, "Input primitive, most vertices, streams, topology, instances.">,
  MetadataCase<"DomainState", 2, "Domain and control points of the input.">,
  MetadataCase<"HullState", 3, "Patch constant function, control points, domain, partitioning, "
               "primitive, greatest factor.">,
  MetadataCase<"NumThreads", 4, "Threads of a group by dimension.">,
  MetadataCase<"AutoBindingSpace", 5, "Register space of resources without a binding.">,
  MetadataCase<"RayPayloadSize", 6, "Bytes of a ray's or a callable's payload.">,
  MetadataCase<"RayAttributeSize", 7, "Bytes of a hit's attributes.">,
  MetadataCase<"ShaderKind", 8, "The stage of a library's entry.">,
  MetadataCase<"MeshState", 9, "Threads, vertices, primitives, topology, payload bytes.">,
  MetadataCase<"AmplificationState", 10, "Threads and payload bytes.">,
  MetadataCase<"WaveSize", 11, "The one wave size, shader models 6.6 and 6.7.">,
  MetadataCase<"RootSignature", 12, "Serialized root signature of an entry.">,
  MetadataCase<"NodeLaunchType", 13, "How a node is launched.">,
  MetadataCase<"NodeIsProgramEntry", 14, "Whether the graph starts here.">,
  MetadataCase<"NodeID", 15, "A node's name and index.">,
  MetadataCase<"NodeLocalRootArguments", 16, "Index of the node's local root arguments.">,
  MetadataCase<"NodeShareInputOf", 17, "The node whose input it shares.">,
  MetadataCase<"NodeDispatchGrid", 18, "Thread groups by dimension.">,
  MetadataCase<"NodeMaxRecursionDepth", 19, "How often a node may launch itself.">,
  MetadataCase<"NodeInputs", 20, "The node's inputs.">,
  MetadataCase<"NodeOutputs", 21, "The node's outputs.">,
  MetadataCase<"NodeMaxDispatchGrid", 22, "Most thread groups by dimension.">,
  MetadataCase<"WaveSizeRange", 23, "Least, greatest and preferred wave size, from 6.8.">,
  MetadataCase<"GroupSharedLimit", 24, "Most bytes of group-shared memory.">
]>;

def ResourceTag : MetadataEnum<"Tags of the pairs in a resource's extended properties.", [
  MetadataCase<"ElementType", 0, "Component type of a typed resource.">,
  MetadataCase<"StructureStride", 1, "Bytes of a structured buffer's element.">,
  MetadataCase<"SamplerFeedbackKind", 2, "What a feedback map records.">,
  MetadataCase<"Atomic64Use", 3, "Whether 64-bit atomics reach it.">,
  MetadataCase<"ReorderCoherent", 4, "Whether it is coherent across a reordering of threads.">
]>;

def SignatureTag : MetadataEnum<"Tags of the pairs in a signature element's extended properties.", [
  MetadataCase<"OutputStream", 0, "Stream of a geometry shader's output.">,
  MetadataCase<"GlobalSymbol", 1, "Of an intermediate form; not in finished modules.">,
  MetadataCase<"DynamicIndexMask", 2, "Components that a dynamic index reaches.">,
  MetadataCase<"UsageMask", 3, "Components that the shader uses.">
]>;

def FieldTag : MetadataEnum<"Tags of the pairs in the annotation of a field or parameter.", [
  MetadataCase<"SNorm", 0, "Signed normalized.">,
  MetadataCase<"UNorm", 1, "Unsigned normalized.">,
  MetadataCase<"Matrix", 2, "Rows, columns and order of a matrix.">,
  MetadataCase<"CBufferOffset", 3, "Byte offset in a constant buffer.">,
  MetadataCase<"Semantic", 4, "The semantic's name.">,
  MetadataCase<"InterpolationMode", 5, "Number of an interpolation mode.">,
  MetadataCase<"Name", 6, "The field's name.">,
  MetadataCase<"ComponentType", 7, "Number of a component type.">,
  MetadataCase<"Precise", 8, "Whether the value is precise.">,
  MetadataCase<"CBufferUsed", 9, "Whether the shader reads it.">,
  MetadataCase<"ResourceProperties", 10, "The properties of a resource in a struct.">,
  MetadataCase<"BitFields", 11, "Annotations of the bit-fields that share it.">,
  MetadataCase<"BitFieldWidth", 12, "Bits of a bit-field.">,
  MetadataCase<"VectorSize", 13, "Components of a vector.">
]>;

def NodeTag : MetadataEnum<"Tags of the pairs in a node's input or output.", [
  MetadataCase<"OutputID", 0, "Name and index of the node it goes to.">,
  MetadataCase<"Flags", 1, "NodeIOFlag bits.">,
  MetadataCase<"RecordType", 2, "Size and grid of the record.">,
  MetadataCase<"MaxRecords", 3, "Most records.">,
  MetadataCase<"MaxRecordsSharedWith", 4, "The output it shares its limit with.">,
  MetadataCase<"OutputArraySize", 5, "Nodes of an output array.">,
  MetadataCase<"AllowSparseNodes", 6, "Whether nodes of the array may be missing.">
]>;

def NodeRecordTag : MetadataEnum<"Tags of the pairs in the record type of a node's input or output.", [
  MetadataCase<"Size", 0, "Bytes.">,
  MetadataCase<"DispatchGrid", 1, "Offset, component type and components of SV_DispatchGrid.">,
  MetadataCase<"Alignment", 2, "Bytes.">
]>;

//===-- Pipeline state ----------------------------------------------------===//

// The patches of N control points have the numbers from 8 (one point) to 39 (32 points).
def InputPrimitive : MetadataEnum<"What a geometry shader takes.", [
  MetadataCase<"Undefined", 0, "No primitive.">,
  MetadataCase<"Point", 1, "A point.", "point", [1]>,
  MetadataCase<"Line", 2, "A line.", "line", [2]>,
  MetadataCase<"Triangle", 3, "A triangle.", "triangle", [3]>,
  MetadataCase<"LineAdjacency", 6, "A line and its two neighbours.", "lineadj", [4]>,
  MetadataCase<"TriangleAdjacency", 7, "A triangle and its three neighbours.", "triangleadj", [6]>,
  MetadataCase<"FirstPatch", 8, "A patch of one control point.">,
  MetadataCase<"LastPatch", 39, "A patch of 32 control points.">
], "InputPrimitives", ["Vertices"]>;

// The words are those of the classes PointStream, LineStream and TriangleStream.
def OutputTopology : MetadataEnum<"What a geometry shader's streams hold.", [
  MetadataCase<"Undefined", 0, "No topology.">,
  MetadataCase<"PointList", 1, "Points.", "Point">,
  MetadataCase<"LineStrip", 3, "Strips of lines.", "Line">,
  MetadataCase<"TriangleStrip", 5, "Strips of triangles.", "Triangle">
], "OutputTopologies">;

def MeshTopology : MetadataEnum<"The primitives of a mesh shader.", [
  MetadataCase<"Undefined", 0, "No primitives.">,
  MetadataCase<"Line", 1, "Lines, two indices each.", "line", [2]>,
  MetadataCase<"Triangle", 2, "Triangles, three indices each.", "triangle", [3]>
], "MeshTopologies", ["Indices"]>;

// How many factors SV_TessFactor and SV_InsideTessFactor have, and how many coordinates the validator
// lets DomainLocation name (three for isolines, too, though the third is always zero).
def TessellatorDomain : MetadataEnum<"The shape of a patch.", [
  MetadataCase<"Undefined", 0, "No domain.", "", [0, 0, 0]>,
  MetadataCase<"Isoline", 1, "Lines.", "isoline", [2, 0, 3]>,
  MetadataCase<"Tri", 2, "A triangle.", "tri", [3, 1, 3]>,
  MetadataCase<"Quad", 3, "A quadrangle.", "quad", [4, 2, 2]>
], "TessellatorDomains", ["Edges", "Insides", "Coordinates"]>;

def TessellatorPartitioning : MetadataEnum<"How factors are rounded.", [
  MetadataCase<"Undefined", 0, "No partitioning.">,
  MetadataCase<"Integer", 1, "To whole numbers.", "integer">,
  MetadataCase<"Pow2", 2, "To powers of two.", "pow2">,
  MetadataCase<"FractionalOdd", 3, "To odd numbers, with transitions.", "fractional_odd">,
  MetadataCase<"FractionalEven", 4, "To even numbers, with transitions.", "fractional_even">
], "TessellatorPartitionings">;

def TessellatorPrimitive : MetadataEnum<"What the tessellator gives.", [
  MetadataCase<"Undefined", 0, "No primitives.">,
  MetadataCase<"Point", 1, "Points.", "point">,
  MetadataCase<"Line", 2, "Lines.", "line">,
  MetadataCase<"TriangleCW", 3, "Clockwise triangles.", "triangle_cw">,
  MetadataCase<"TriangleCCW", 4, "Counter-clockwise triangles.", "triangle_ccw">
], "TessellatorPrimitives">;

def NodeLaunch : MetadataEnum<"How a work graph launches a node.", [
  MetadataCase<"Invalid", 0, "It is no node.">,
  MetadataCase<"Broadcasting", 1, "A grid of groups for each record.", "broadcasting">,
  MetadataCase<"Coalescing", 2, "A group for some records.", "coalescing">,
  MetadataCase<"Thread", 3, "A thread for each record.", "thread">
], "NodeLaunches">;

//===-- Libraries ---------------------------------------------------------===//

// D3D12_STATE_SUBOBJECT_TYPE as DXIL numbers it; the words are HLSL's classes. Those of hit groups
// are the types of hit groups.
def SubobjectKind : MetadataEnum<"What a subobject of a state object is.", [
  MetadataCase<"StateObjectConfig", 0, "Flags of the state object.", "StateObjectConfig">,
  MetadataCase<"GlobalRootSignature", 1, "A root signature.", "GlobalRootSignature">,
  MetadataCase<"LocalRootSignature", 2, "A root signature of some exports.", "LocalRootSignature">,
  MetadataCase<"ExportsAssociation", 8, "A subobject and the exports it goes with.",
               "SubobjectToExportsAssociation">,
  MetadataCase<"RaytracingShaderConfig", 9, "Most bytes of payload and attributes.",
               "RaytracingShaderConfig">,
  MetadataCase<"RaytracingPipelineConfig", 10, "Most levels of recursion.",
               "RaytracingPipelineConfig">,
  MetadataCase<"HitGroup", 11, "The shaders of a hit.">,
  MetadataCase<"RaytracingPipelineConfig1", 12, "Most levels of recursion, and flags.",
               "RaytracingPipelineConfig1">
], "SubobjectKinds">;

// D3D12_HIT_GROUP_TYPE; the words are HLSL's classes.
def HitGroupType : MetadataEnum<"What the shaders of a hit group are called for.", [
  MetadataCase<"Triangles", 0, "Triangles.", "TriangleHitGroup">,
  MetadataCase<"ProceduralPrimitive", 1, "Boxes, with an intersection shader.",
               "ProceduralPrimitiveHitGroup">
], "HitGroupTypes">;

// The number is that of the lower of two bits: reads, then writes.
def PayloadStage : MetadataEnum<"Who has access to a field of a payload, in its mask.", [
  MetadataCase<"Caller", 0, "Who traces the ray.", "caller">,
  MetadataCase<"ClosestHit", 4, "Closest-hit shaders.", "closesthit">,
  MetadataCase<"Miss", 8, "Miss shaders.", "miss">,
  MetadataCase<"AnyHit", 12, "Any-hit shaders.", "anyhit">
], "PayloadStages">;

//===-- Limits ------------------------------------------------------------===//

// A limit of Direct3D 12 that metadata is held against.
class StageLimit<int value, string doc> {
  int Value = value;
  string Doc = doc;
}

def MaxControlPoints : StageLimit<32, "Control points of a patch.">;
def MaxPatchScalars : StageLimit<3968, "Scalars of all control points that a hull shader gives.">;
def MaxTessellationFactor : StageLimit<64, "Greatest tessellation factor.">;
def MaxGeometryVertices : StageLimit<1024, "Vertices of one geometry shader.">;
def MaxGeometryInstances : StageLimit<32, "Instances of a geometry shader.">;
def MaxStreams : StageLimit<4, "Streams of a geometry shader.">;
def MaxMeshVertices : StageLimit<256, "Vertices of a mesh shader's group.">;
def MaxMeshPrimitives : StageLimit<256, "Primitives of a mesh shader's group.">;
def MaxNodeGridDimension : StageLimit<65535, "Groups of a node in one dimension.">;
def MaxNodeGridGroups : StageLimit<16777215, "Groups of a node's grid.">;
def MaxNodeRecursion : StageLimit<32, "How often a node may launch itself.">;
