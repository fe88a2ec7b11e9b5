// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The enumerations that op arguments take. Values are those of the DXIL
// specification (docs/DXIL.rst and DxilConstants.h of DirectXShaderCompiler).

def SignedOpKind : DXILEnum<"How an integer operand of a reduction is read.", [
  EnumCase<"Signed", 0, "Signed integer, or floating point.">,
  EnumCase<"Unsigned", 1, "Unsigned integer.">
]>;

def WaveOpKind : DXILEnum<"The reduction of WaveActiveOp and WavePrefixOp.", [
  EnumCase<"Sum", 0, "Sum of the values.">,
  EnumCase<"Product", 1, "Product of the values.">,
  EnumCase<"Min", 2, "Smallest value.">,
  EnumCase<"Max", 3, "Largest value.">
]>;

def WaveBitOpKind : DXILEnum<"The bitwise reduction of WaveActiveBit.", [
  EnumCase<"And", 0, "Bitwise and.">,
  EnumCase<"Or", 1, "Bitwise or.">,
  EnumCase<"Xor", 2, "Bitwise exclusive or.">
]>;

def QuadOpKind : DXILEnum<"Which neighbour in the quad a lane reads from.", [
  EnumCase<"ReadAcrossX", 0, "The lane beside it in x.">,
  EnumCase<"ReadAcrossY", 1, "The lane beside it in y.">,
  EnumCase<"ReadAcrossDiagonal", 2, "The lane at the opposite corner.">
]>;

def WaveMultiPrefixOpKind : DXILEnum<"The reduction of WaveMultiPrefixOp.", [
  EnumCase<"Sum", 0, "Sum of the values.">,
  EnumCase<"And", 1, "Bitwise and.">,
  EnumCase<"Or", 2, "Bitwise or.">,
  EnumCase<"Xor", 3, "Bitwise exclusive or.">,
  EnumCase<"Product", 4, "Product of the values.">
]>;

def QuadVoteOpKind : DXILEnum<"How QuadVote combines the conditions of a quad.", [
  EnumCase<"Any", 0, "True in at least one lane.">,
  EnumCase<"All", 1, "True in every lane.">
]>;

def AtomicBinOpKind : DXILEnum<"The operation of AtomicBinOp.", [
  EnumCase<"Add", 0, "Sum.">,
  EnumCase<"And", 1, "Bitwise and.">,
  EnumCase<"Or", 2, "Bitwise or.">,
  EnumCase<"Xor", 3, "Bitwise exclusive or.">,
  EnumCase<"IMin", 4, "Signed minimum.">,
  EnumCase<"IMax", 5, "Signed maximum.">,
  EnumCase<"UMin", 6, "Unsigned minimum.">,
  EnumCase<"UMax", 7, "Unsigned maximum.">,
  EnumCase<"Exchange", 8, "The new value replaces the old one.">
]>;

def BarrierMode : DXILEnum<"What a Barrier waits for and orders. Stages without a thread group may "
                           "only use UAVFenceGlobal, alone; the two UAV fences exclude each other; "
                           "and at least one fence must be set.", [
  EnumCase<"SyncThreadGroup", 1, "Every thread of the group reaches the barrier before one goes "
           "on.", DXIL1_0, group_fence_stages>,
  EnumCase<"UAVFenceGlobal", 2, "Orders UAV accesses for the whole device.">,
  EnumCase<"UAVFenceThreadGroup", 4, "Orders UAV accesses within the thread group.",
           DXIL1_0, group_fence_stages>,
  EnumCase<"TGSMFence", 8, "Orders accesses to groupshared memory.", DXIL1_0, group_fence_stages>
], /*flags=*/1>;

def MemoryTypeFlags : DXILEnum<"The kinds of memory that BarrierByMemoryType orders. All four bits "
                               "together stand for the kinds that the stage has, and are allowed "
                               "in every stage.", [
  EnumCase<"UavMemory", 1, "Unordered access views.">,
  EnumCase<"GroupSharedMemory", 2, "Groupshared memory.", DXIL1_0, group_fence_stages>,
  EnumCase<"NodeInputMemory", 4, "Node input records.", DXIL1_0, node_fence_stages>,
  EnumCase<"NodeOutputMemory", 8, "Node output records.", DXIL1_0, node_fence_stages>
], /*flags=*/1>;

def BarrierSemanticFlags : DXILEnum<"What a barrier by memory type or handle waits for, and how "
                                    "far its order reaches.", [
  EnumCase<"GroupSync", 1, "Every thread of the group reaches the barrier before one goes on.",
           DXIL1_0, group_fence_stages>,
  EnumCase<"GroupScope", 2, "Memory order holds within the thread group.",
           DXIL1_0, group_fence_stages>,
  EnumCase<"DeviceScope", 4, "Memory order holds for the whole device.">,
  EnumCase<"ReorderScope", 8, "Memory order holds for the same thread across a reordering of "
           "threads.", DXIL1_9, [library, raygeneration]>
], /*flags=*/1>;

def ResourceClass : DXILEnum<"Class of a resource binding.", [
  EnumCase<"SRV", 0, "Shader resource view: read only.">,
  EnumCase<"UAV", 1, "Unordered access view: read and write.">,
  EnumCase<"CBuffer", 2, "Constant buffer.">,
  EnumCase<"Sampler", 3, "Sampler.">
]>;

def ComponentMask : DXILEnum<"The components that a load or store touches.", [
  EnumCase<"X", 1, "First component.">,
  EnumCase<"Y", 2, "Second component.">,
  EnumCase<"Z", 4, "Third component.">,
  EnumCase<"W", 8, "Fourth component.">
], /*flags=*/1>;

def GatherChannel : DXILEnum<"The component that a gather collects from four texels.", [
  EnumCase<"Red", 0, "First component.">,
  EnumCase<"Green", 1, "Second component.">,
  EnumCase<"Blue", 2, "Third component.">,
  EnumCase<"Alpha", 3, "Fourth component.">
]>;

def UnpackMode : DXILEnum<"How Unpack4x8 widens a byte.", [
  EnumCase<"Unsigned", 0, "With zeros.">,
  EnumCase<"Signed", 1, "With copies of its sign bit.">
]>;

def PackMode : DXILEnum<"What Pack4x8 does with values that do not fit a byte.", [
  EnumCase<"Trunc", 0, "Keeps the low eight bits.">,
  EnumCase<"UClamp", 1, "Clamps to the range from 0 to 255.">,
  EnumCase<"SClamp", 2, "Clamps to the range from -128 to 127.">
]>;

def RayFlag : DXILEnum<"How a ray is traced. Of ForceOpaque, ForceNonOpaque, CullOpaque and "
                       "CullNonOpaque a ray may have one, and of the two face culls and "
                       "SkipTriangles one.", [
  EnumCase<"ForceOpaque", 1, "Treats all geometry as opaque: no any-hit shader runs.">,
  EnumCase<"ForceNonOpaque", 2, "Treats all geometry as not opaque.">,
  EnumCase<"AcceptFirstHitAndEndSearch", 4, "Ends the search at the first hit that is accepted.">,
  EnumCase<"SkipClosestHitShader", 8, "Runs no closest-hit shader.">,
  EnumCase<"CullBackFacingTriangles", 0x10, "Ignores triangles seen from behind.">,
  EnumCase<"CullFrontFacingTriangles", 0x20, "Ignores triangles seen from the front.">,
  EnumCase<"CullOpaque", 0x40, "Ignores opaque geometry.">,
  EnumCase<"CullNonOpaque", 0x80, "Ignores geometry that is not opaque.">,
  EnumCase<"SkipTriangles", 0x100, "Ignores triangles.", DXIL1_5>,
  EnumCase<"SkipProceduralPrimitives", 0x200, "Ignores procedural primitives.", DXIL1_5>,
  EnumCase<"ForceOMM2State", 0x400, "Reads opacity micromaps of four states as if they had two.",
           DXIL1_9>
], /*flags=*/1>;

def RayQueryFlag : DXILEnum<"What a ray query object may meet.", [
  EnumCase<"AllowOpacityMicromaps", 1, "Lets the query use opacity micromaps; ForceOMM2State needs "
           "it.">
], /*flags=*/1>;

def CommittedStatus : DXILEnum<"What RayQuery_CommittedStatus returns: the hit that a query has "
                               "committed.", [
  EnumCase<"CommittedNothing", 0, "No hit yet.">,
  EnumCase<"CommittedTriangleHit", 1, "A triangle.">,
  EnumCase<"CommittedProceduralPrimitiveHit", 2, "A procedural primitive.">
]>;

def CandidateType : DXILEnum<"What RayQuery_CandidateType returns: the hit that a query "
                             "proposes.", [
  EnumCase<"CandidateNonOpaqueTriangle", 0, "A triangle that is not opaque, inside the current ray "
           "interval.">,
  EnumCase<"CandidateProceduralPrimitive", 1, "A procedural primitive whose bounds the ray enters.">
]>;

def HitKindValue : DXILEnum<"The hit kinds with a fixed meaning. Intersection shaders choose kinds "
                            "of their own from 0 to 127.", [
  EnumCase<"None", 0, "No kind; also the first free kind of an intersection shader.">,
  EnumCase<"TriangleFrontFace", 254, "A triangle, hit from the front.">,
  EnumCase<"TriangleBackFace", 255, "A triangle, hit from behind.">
]>;

def ResourceKind : DXILEnum<"Shape of a resource, in resource metadata and in the properties of "
                            "AnnotateHandle.", [
  EnumCase<"Invalid", 0, "No resource.">,
  EnumCase<"Texture1D", 1, "One-dimensional texture.">,
  EnumCase<"Texture2D", 2, "Two-dimensional texture.">,
  EnumCase<"Texture2DMS", 3, "Two-dimensional multisampled texture.">,
  EnumCase<"Texture3D", 4, "Three-dimensional texture.">,
  EnumCase<"TextureCube", 5, "Cube texture.">,
  EnumCase<"Texture1DArray", 6, "Array of one-dimensional textures.">,
  EnumCase<"Texture2DArray", 7, "Array of two-dimensional textures.">,
  EnumCase<"Texture2DMSArray", 8, "Array of two-dimensional multisampled textures.">,
  EnumCase<"TextureCubeArray", 9, "Array of cube textures.">,
  EnumCase<"TypedBuffer", 10, "Buffer of formatted elements.">,
  EnumCase<"RawBuffer", 11, "Byte-address buffer.">,
  EnumCase<"StructuredBuffer", 12, "Buffer of structures.">,
  EnumCase<"CBuffer", 13, "Constant buffer.">,
  EnumCase<"Sampler", 14, "Sampler.">,
  EnumCase<"TBuffer", 15, "Texture buffer: constants read through an SRV.">,
  EnumCase<"RTAccelerationStructure", 16, "Raytracing acceleration structure.">,
  EnumCase<"FeedbackTexture2D", 17, "Sampler feedback map of a two-dimensional texture.">,
  EnumCase<"FeedbackTexture2DArray", 18, "Sampler feedback map of an array of two-dimensional "
           "textures.">
]>;

def ComponentType : DXILEnum<"Type of one component of a resource, a signature element, a matrix "
                             "or an interpreted vector.", [
  EnumCase<"Invalid", 0, "No type.">,
  EnumCase<"I1", 1, "Boolean.">,
  EnumCase<"I16", 2, "Signed 16-bit integer.">,
  EnumCase<"U16", 3, "Unsigned 16-bit integer.">,
  EnumCase<"I32", 4, "Signed 32-bit integer.">,
  EnumCase<"U32", 5, "Unsigned 32-bit integer.">,
  EnumCase<"I64", 6, "Signed 64-bit integer.">,
  EnumCase<"U64", 7, "Unsigned 64-bit integer.">,
  EnumCase<"F16", 8, "Half.">,
  EnumCase<"F32", 9, "Float.">,
  EnumCase<"F64", 10, "Double.">,
  EnumCase<"SNormF16", 11, "Half normalized to the range from -1 to 1.">,
  EnumCase<"UNormF16", 12, "Half normalized to the range from 0 to 1.">,
  EnumCase<"SNormF32", 13, "Float normalized to the range from -1 to 1.">,
  EnumCase<"UNormF32", 14, "Float normalized to the range from 0 to 1.">,
  EnumCase<"SNormF64", 15, "Double normalized to the range from -1 to 1.">,
  EnumCase<"UNormF64", 16, "Double normalized to the range from 0 to 1.">,
  EnumCase<"PackedS8x32", 17, "Four signed bytes in 32 bits.">,
  EnumCase<"PackedU8x32", 18, "Four unsigned bytes in 32 bits.">,
  EnumCase<"I8", 19, "Signed byte.", DXIL1_9>,
  EnumCase<"U8", 20, "Unsigned byte.", DXIL1_9>,
  EnumCase<"F8_E4M3FN", 21, "Eight-bit float: four bits of exponent, three of fraction, no "
           "infinities.", DXIL1_9>,
  EnumCase<"F8_E5M2", 22, "Eight-bit float: five bits of exponent, two of fraction.", DXIL1_9>,
  EnumCase<"BFloat16", 23, "Sixteen-bit float with the exponent range of a float.", DXIL1_10>
]>;

def MatrixUse : DXILEnum<"Role of a matrix in a multiplication, part of its type.", [
  EnumCase<"A", 0, "Left factor.">,
  EnumCase<"B", 1, "Right factor.">,
  EnumCase<"Accumulator", 2, "Product, or value added to a product.">
]>;

def MatrixScope : DXILEnum<"The threads that hold a matrix together, part of its type.", [
  EnumCase<"Thread", 0, "Each thread has a matrix of its own.">,
  EnumCase<"Wave", 1, "The lanes of a wave.">,
  EnumCase<"ThreadGroup", 2, "The threads of a group.">
]>;

def MatrixLayout : DXILEnum<"Order of the elements of a matrix in memory. Only the first two have "
                            "a stride.", [
  EnumCase<"RowMajor", 0, "Row by row.">,
  EnumCase<"ColumnMajor", 1, "Column by column.">,
  EnumCase<"MulOptimal", 2, "An order of the device, made for multiplication.">,
  EnumCase<"MulOptimalTranspose", 3, "An order of the device, made for multiplication by the "
           "transposed matrix.">,
  EnumCase<"OuterProductOptimal", 4, "An order of the device, made for accumulating outer "
           "products.">,
  EnumCase<"OuterProductOptimalTranspose", 5, "An order of the device, made for accumulating "
           "transposed outer products.">
]>;

def NodeIOFlag : DXILEnum<"Properties of a node input or output, in the annotation of its handle. "
                          "ThreadRecord and GroupRecord together stand for records of a whole "
                          "dispatch.", [
  EnumCase<"Input", 1, "Input of the node.">,
  EnumCase<"Output", 2, "Output of the node.">,
  EnumCase<"ReadWrite", 4, "Records may be written.">,
  EnumCase<"EmptyRecord", 8, "Records have no data.">,
  EnumCase<"NodeArray", 0x10, "An array of nodes.">,
  EnumCase<"ThreadRecord", 0x20, "Records belong to a thread.">,
  EnumCase<"GroupRecord", 0x40, "Records belong to a thread group.">,
  EnumCase<"TrackRWInputSharing", 0x100, "Counts the groups that share an input, for "
           "FinishedCrossGroupSharing.">,
  EnumCase<"GloballyCoherent", 0x200, "Accesses are coherent for the whole device.">
], /*flags=*/1>;

def SamplerFeedbackType : DXILEnum<"What a sampler feedback map records.", [
  EnumCase<"MinMip", 0, "The finest mip level that was sampled, for each region.">,
  EnumCase<"MipRegionUsed", 1, "Whether a region of a mip level was sampled.">
]>;

def SamplerKind : DXILEnum<"Mode that a sampler is declared with.", [
  EnumCase<"Default", 0, "Filters texels.">,
  EnumCase<"Comparison", 1, "Compares texels with a value, then filters the results.">,
  EnumCase<"Mono", 2, "Not used in shader model 6.">
]>;
