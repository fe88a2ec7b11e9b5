// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Numbers in a module's metadata and pipeline state that no op takes: primitives, domains, kinds of
// subobjects. MetadataNodes.td has the tags. Values are those of the DXIL specification ("Entry
// properties", "Signature elements", "Resources") and of DxilMetadataHelper.h and DxilConstants.h
// of DirectXShaderCompiler.

include "emitters/LayoutSchema.td"

//===-- Pipeline state ----------------------------------------------------===//

// Patches of N control points have the numbers 8 (one point) to 39 (32 points).
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

// The words are those in the class names PointStream, LineStream and TriangleStream.
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

// The numbers of factors in SV_TessFactor and SV_InsideTessFactor, and the number of coordinates
// that the validator allows in DomainLocation (three also for isolines, whose third is always
// zero).
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

// The words are the values of the attribute DenormalAttribute and of the option -denorm.
def FloatDenormalMode : MetadataEnum<"How arithmetic on 32-bit floats treats denormals.", [
  MetadataCase<"Any", 0, "It preserves or flushes them.", "any">,
  MetadataCase<"Preserve", 1, "It preserves them.", "preserve">,
  MetadataCase<"Flush", 2, "It flushes operands and results to zero.", "ftz">
], "FloatDenormalModes">;

//===-- Libraries ---------------------------------------------------------===//

// D3D12_STATE_SUBOBJECT_TYPE with DXIL's numbers. The words are HLSL's classes; hit groups use the
// words of their types.
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

// The number is that of the lower of two bits: read, then write.
def PayloadStage : MetadataEnum<"Who has access to a field of a payload, in its mask.", [
  MetadataCase<"Caller", 0, "Who traces the ray.", "caller">,
  MetadataCase<"ClosestHit", 4, "Closest-hit shaders.", "closesthit">,
  MetadataCase<"Miss", 8, "Miss shaders.", "miss">,
  MetadataCase<"AnyHit", 12, "Any-hit shaders.", "anyhit">
], "PayloadStages">;
