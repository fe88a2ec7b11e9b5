// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Built-in variables, decorations, execution modes and capabilities that the translation accepts.
// Others are refused.

//===-- Built-in variables ------------------------------------------------===//

def : SPIRVSystemValue<BuiltInPosition, "SV_Position", "F32">;
def : SPIRVSystemValue<BuiltInClipDistance, "SV_ClipDistance", "F32">;
def : SPIRVSystemValue<BuiltInCullDistance, "SV_CullDistance", "F32">;
def : SPIRVSystemValue<BuiltInVertexId, "SV_VertexID", "U32">;
def : SPIRVSystemValue<BuiltInInstanceId, "SV_InstanceID", "U32",
                       "the op InstanceIndex where a ray has hit something">;
def : SPIRVSystemValue<BuiltInVertexIndex, "SV_VertexID", "U32",
                       "without the base vertex unless an option adds it">;
def : SPIRVSystemValue<BuiltInInstanceIndex, "SV_InstanceID", "U32",
                       "without the base instance unless an option adds it">;
def : SPIRVSystemValue<BuiltInLayer, "SV_RenderTargetArrayIndex", "U32">;
def : SPIRVSystemValue<BuiltInViewportIndex, "SV_ViewportArrayIndex", "U32">;
def : SPIRVSystemValue<BuiltInFragCoord, "SV_Position", "F32", "w is its reciprocal">;
def : SPIRVSystemValue<BuiltInFrontFacing, "SV_IsFrontFace", "U32">;
def : SPIRVSystemValue<BuiltInSampleId, "SV_SampleIndex", "U32">;
def : SPIRVSystemValue<BuiltInFragDepth, "SV_Depth", "F32",
                       "SV_DepthGreaterEqual, SV_DepthLessEqual by the mode">;
def : SPIRVSystemValue<BuiltInFragStencilRefEXT, "SV_StencilRef", "U32">;
def : SPIRVSystemValue<BuiltInPrimitiveId, "SV_PrimitiveID", "U32",
                       "the op PrimitiveID, or PrimitiveIndex where a ray has hit something">;
def : SPIRVSystemValue<BuiltInSampleMask, "SV_Coverage", "U32", "as an input the op Coverage">;

def : SPIRVSystemValue<BuiltInTessLevelOuter, "SV_TessFactor", "F32",
                       "as many as the domain has edges; the others are 0">;
def : SPIRVSystemValue<BuiltInTessLevelInner, "SV_InsideTessFactor", "F32",
                       "as many as the domain has inside; the others are 0">;
def : SPIRVBuilt<[BuiltInTessCoord], "", "DomainLocation; 0 behind the coordinates of the domain">;
def : SPIRVBuilt<[BuiltInPatchVertices], "", "a constant: the control points of the input patch">;

def : SPIRVSystemValue<BuiltInBaryCoordKHR, "SV_Barycentrics", "F32">;
def : SPIRVSystemValue<BuiltInBaryCoordNoPerspKHR, "SV_Barycentrics", "F32",
                       "of index 1, without perspective">;
def : SPIRVBuiltInOp<BuiltInPointCoord, (list_ "0.5", "0.5"), "points have one size">;

def : SPIRVSystemValue<BuiltInCullPrimitiveEXT, "SV_CullPrimitive", "I1">;
// SPIR-V and Direct3D encode the rate alike: log2 of the height in the lower two bits, log2 of the
// width above.
def : SPIRVSystemValue<BuiltInPrimitiveShadingRateKHR, "SV_ShadingRate", "U32">;
def : SPIRVSystemValue<BuiltInShadingRateKHR, "SV_ShadingRate", "U32">;

def : SPIRVBuiltInOp<BuiltInInvocationId, (GSInstanceID),
                     "OutputControlPointID in a hull shader">;
def : SPIRVBuiltInOp<BuiltInGlobalInvocationId, (list_ (ThreadId 0), (ThreadId 1), (ThreadId 2))>;
def : SPIRVBuiltInOp<BuiltInWorkgroupId, (list_ (GroupId 0), (GroupId 1), (GroupId 2))>;
def : SPIRVBuiltInOp<BuiltInLocalInvocationId,
                     (list_ (ThreadIdInGroup 0), (ThreadIdInGroup 1), (ThreadIdInGroup 2))>;
def : SPIRVBuiltInOp<BuiltInLocalInvocationIndex, (FlattenedThreadIdInGroup)>;
def : SPIRVBuiltInOp<BuiltInSubgroupSize, (WaveGetLaneCount)>;
def : SPIRVBuiltInOp<BuiltInSubgroupLocalInvocationId, (WaveGetLaneIndex)>;
def : SPIRVBuiltInOp<BuiltInHelperInvocation, (IsHelperLane)>;
def : SPIRVBuiltInOp<BuiltInViewIndex, (ViewID)>;
def : SPIRVBuiltInOp<BuiltInBaseVertex, (StartVertexLocation)>;
def : SPIRVBuiltInOp<BuiltInBaseInstance, (StartInstanceLocation)>;
defvar lanes_below = LanesBefore<lane_index>.Words;
defvar lanes_to_here = LanesBefore<(add lane_index, 1)>.Words;
defvar all_lanes = LanesBefore<(WaveGetLaneCount)>.Words;
def : SPIRVBuiltInOp<BuiltInSubgroupEqMask, (xor lanes_below, lanes_to_here)>;
def : SPIRVBuiltInOp<BuiltInSubgroupLtMask, lanes_below>;
def : SPIRVBuiltInOp<BuiltInSubgroupLeMask, lanes_to_here>;
def : SPIRVBuiltInOp<BuiltInSubgroupGtMask, (xor lanes_to_here, all_lanes)>;
def : SPIRVBuiltInOp<BuiltInSubgroupGeMask, (xor lanes_below, all_lanes)>;

def : SPIRVBuilt<[BuiltInNumWorkgroups], "", "a constant buffer of three words that the caller fills">;
def : SPIRVBuilt<[BuiltInPrimitiveLineIndicesEXT, BuiltInPrimitiveTriangleIndicesEXT], "", "EmitIndices">;
def : SPIRVRefused<[BuiltInPrimitivePointIndicesEXT], "has no counterpart: mesh shaders of Direct3D put out lines and triangles">;
def : SPIRVBuilt<[BuiltInSubgroupId, BuiltInNumSubgroups], "",
                 "the first lanes count in groupshared memory, since any lanes may form a wave">;
def : SPIRVBuilt<[BuiltInWorkgroupSize], "", "the constant that it decorates is the group's size">;
def : SPIRVBuilt<[BuiltInSamplePosition], "", "RenderTargetGetSamplePosition, plus a half">;
def : SPIRVIgnored<[BuiltInPointSize], "Direct3D has points of one size">;

//===-- Decorations -------------------------------------------------------===//

def : SPIRVDeclared<[DecorationSpecId], "the number of a specialization constant">;
def : SPIRVDeclared<[DecorationBlock, DecorationBufferBlock], "the class of the resource">;
def : SPIRVDeclared<[DecorationRowMajor, DecorationColMajor, DecorationArrayStride,
                     DecorationMatrixStride, DecorationOffset], "the layout of memory">;
def : SPIRVDeclared<[DecorationBuiltIn, DecorationLocation, DecorationComponent, DecorationIndex],
                    "elements of signatures">;
def : SPIRVDeclared<[DecorationNoPerspective, DecorationFlat, DecorationCentroid, DecorationSample],
                    "the interpolation of an element">;
def : SPIRVDeclared<[DecorationPerPrimitiveEXT], "an element of the signature of primitives">;
def : SPIRVDeclared<[DecorationPerVertexKHR], "AttributeAtVertex reads the element">;
def : SPIRVDeclared<[DecorationPatch], "an element of the signature of patch constants">;
def : SPIRVDeclared<[DecorationDescriptorSet, DecorationBinding], "space and register">;
def : SPIRVDeclared<[DecorationNonWritable], "a buffer that is not written is an SRV">;
def : SPIRVDeclared<[DecorationCoherent], "a UAV is globally coherent">;
def : SPIRVDeclared<[DecorationNonUniform], "the handle's index may differ between lanes">;
def : SPIRVIgnored<[DecorationRelaxedPrecision, DecorationRestrict, DecorationAliased,
                    DecorationVolatile, DecorationConstant, DecorationNonReadable,
                    DecorationInvariant, DecorationUniform, DecorationUniformId,
                    DecorationNoContraction, DecorationInputAttachmentIndex,
                    DecorationCounterBuffer, DecorationUserSemantic, DecorationUserTypeGOOGLE,
                    DecorationNoSignedWrap, DecorationNoUnsignedWrap, DecorationGLSLShared,
                    DecorationGLSLPacked, DecorationCPacked],
                   "the code is right without it">;

//===-- Execution modes ---------------------------------------------------===//

class GroupMode<SPIRVEnumerant of>
    : SPIRVEntryMode<of, [EntryList<"Threads">], "the thread group">;
def : GroupMode<ExecutionModeLocalSize>;
def : GroupMode<ExecutionModeLocalSizeId>;
class PrimitiveMode<SPIRVEnumerant of, string case>
    : SPIRVEntryMode<of, [EntryCase<"Input", InputPrimitive, case>],
                     "the primitive that a geometry shader takes">;
def : PrimitiveMode<ExecutionModeInputPoints, "Point">;
def : PrimitiveMode<ExecutionModeInputLines, "Line">;
def : PrimitiveMode<ExecutionModeInputLinesAdjacency, "LineAdjacency">;
def : PrimitiveMode<ExecutionModeInputTrianglesAdjacency, "TriangleAdjacency">;
class TopologyMode<SPIRVEnumerant of, EntryField set, string text = "">
    : SPIRVEntryMode<of, [set], "the topology that a geometry or mesh shader puts out" # text>;
def : TopologyMode<ExecutionModeOutputPoints, EntryCase<"Topology", OutputTopology, "PointList">,
                   "; refused in a mesh shader">;
def : TopologyMode<ExecutionModeOutputLineStrip,
                   EntryCase<"Topology", OutputTopology, "LineStrip">>;
def : TopologyMode<ExecutionModeOutputTriangleStrip,
                   EntryCase<"Topology", OutputTopology, "TriangleStrip">>;
def : TopologyMode<ExecutionModeOutputLinesEXT, EntryCase<"Mesh", MeshTopology, "Line">>;
def : TopologyMode<ExecutionModeOutputTrianglesEXT, EntryCase<"Mesh", MeshTopology, "Triangle">>;
def : SPIRVEntryMode<ExecutionModeOutputVertices,
                     [EntryField<"MaxVertices">, EntryField<"OutputControlPoints">],
                     "the most vertices, or the control points of a hull shader">;
def : SPIRVEntryMode<ExecutionModeOutputPrimitivesEXT, [EntryField<"MaxPrimitives">],
                     "the most primitives">;
def : SPIRVEntryMode<ExecutionModeInvocations, [EntryField<"Instances">],
                     "the instances of a geometry shader">;
// Either tessellation stage's module may have the modes of the tessellator; option --other-stage
// names the other module.
class DomainMode<SPIRVEnumerant of, string case, list<EntryField> others = []>
    : SPIRVEntryMode<of, [EntryCase<"Domain", TessellatorDomain, case>] # others,
                     "the tessellator's domain, of a hull and of a domain shader">;
def : DomainMode<ExecutionModeTriangles, "Tri", [EntryCase<"Input", InputPrimitive, "Triangle">]>;
def : DomainMode<ExecutionModeQuads, "Quad">;
def : DomainMode<ExecutionModeIsolines, "Isoline">;
class SpacingMode<SPIRVEnumerant of, string case>
    : SPIRVEntryMode<of, [EntryCase<"Partitioning", TessellatorPartitioning, case>],
                     "the tessellator's partitioning, of a hull shader">;
def : SpacingMode<ExecutionModeSpacingEqual, "Integer">;
def : SpacingMode<ExecutionModeSpacingFractionalEven, "FractionalEven">;
def : SpacingMode<ExecutionModeSpacingFractionalOdd, "FractionalOdd">;
class TessellatedMode<SPIRVEnumerant of, string case>
    : SPIRVEntryMode<of, [EntryCase<"Primitive", TessellatorPrimitive, case>],
                     "the tessellator's primitive, of a hull shader; isolines have lines">;
def : TessellatedMode<ExecutionModeVertexOrderCw, "TriangleCW">;
def : TessellatedMode<ExecutionModeVertexOrderCcw, "TriangleCCW">;
def : TessellatedMode<ExecutionModePointMode, "Point">;
def : SPIRVEntryMode<ExecutionModeEarlyFragmentTests, [EntryFlag<"ForceEarlyDepthStencil">],
                     "the flag ForceEarlyDepthStencil">;
class DenormMode<SPIRVEnumerant of, string case, string refusal = "">
    : SPIRVEntryMode<of, [EntryCaseFor<32, "Denormals", FloatDenormalMode, case, refusal>],
                     !strconcat("the attribute ", DenormalAttribute.Value,
                                " for 32 bits; DXIL keeps denormals of 16 and 64 bits")>;
def : DenormMode<ExecutionModeDenormPreserve, "Preserve">;
def : DenormMode<ExecutionModeDenormFlushToZero, "Flush",
                 "bits has no counterpart in DXIL, which keeps these denormals">;
class DepthMode<SPIRVEnumerant of, string semantic>
    : SPIRVEntryMode<of, [EntrySemantic<BuiltInFragDepth, semantic>],
                     "the semantic " # semantic # " of the depth">;
def : DepthMode<ExecutionModeDepthGreater, "SV_DepthGreaterEqual">;
def : DepthMode<ExecutionModeDepthLess, "SV_DepthLessEqual">;
def : SPIRVIgnored<[ExecutionModeOriginUpperLeft, ExecutionModeDepthReplacing,
                    ExecutionModeDepthUnchanged, ExecutionModeLocalSizeHint,
                    ExecutionModeContractionOff, ExecutionModeSignedZeroInfNanPreserve,
                    ExecutionModeRoundingModeRTE, ExecutionModeStencilRefReplacingEXT,
                    ExecutionModeSubgroupUniformControlFlowKHR],
                   "as DXIL is without it">;

//===-- Capabilities ------------------------------------------------------===//

def : SPIRVDeclared<[CapabilityMatrix, CapabilityShader, CapabilityGeometry, CapabilityGeometryPointSize, CapabilityTessellation,
                     CapabilityTessellationPointSize, CapabilityMeshShadingEXT,
                     CapabilityFragmentShadingRateKHR, CapabilityRayQueryKHR, CapabilityRayTracingKHR,
                     CapabilityRayTracingNV, CapabilityPhysicalStorageBufferAddresses,
                     CapabilityRayTraversalPrimitiveCullingKHR, CapabilityFloat16, CapabilityFloat64,
                     CapabilityInt64, CapabilityInt64Atomics, CapabilityInt16, CapabilityInt8,
                     CapabilityDotProduct, CapabilityDotProductInputAll,
                     CapabilityDotProductInput4x8Bit, CapabilityDotProductInput4x8BitPacked,
                     CapabilityImageGatherExtended,
                     CapabilityStorageImageMultisample,
                     CapabilityUniformBufferArrayDynamicIndexing,
                     CapabilitySampledImageArrayDynamicIndexing,
                     CapabilityStorageBufferArrayDynamicIndexing,
                     CapabilityStorageImageArrayDynamicIndexing, CapabilityClipDistance,
                     CapabilityCullDistance, CapabilityImageCubeArray, CapabilitySampleRateShading,
                     CapabilityFragmentBarycentricKHR, CapabilitySparseResidency,
                     CapabilityInputAttachment, CapabilityMinLod, CapabilitySampled1D,
                     CapabilityImage1D, CapabilitySampledCubeArray, CapabilitySampledBuffer,
                     CapabilityImageBuffer, CapabilityImageMSArray,
                     CapabilityStorageImageExtendedFormats, CapabilityImageQuery,
                     CapabilityDerivativeControl, CapabilityInterpolationFunction,
                     CapabilityStorageImageReadWithoutFormat,
                     CapabilityStorageImageWriteWithoutFormat, CapabilityMultiViewport,
                     CapabilityGroupNonUniform, CapabilityGroupNonUniformVote,
                     CapabilityGroupNonUniformArithmetic, CapabilityGroupNonUniformBallot,
                     CapabilityGroupNonUniformShuffle, CapabilityGroupNonUniformShuffleRelative,
                     CapabilityGroupNonUniformQuad, CapabilityShaderLayer,
                     CapabilityShaderViewportIndex, CapabilitySubgroupBallotKHR,
                     CapabilityDrawParameters, CapabilitySubgroupVoteKHR,
                     CapabilityStorageBuffer8BitAccess, CapabilityStorageBuffer16BitAccess,
                     CapabilityUniformAndStorageBuffer8BitAccess, CapabilityStoragePushConstant8,
                     CapabilityUniformAndStorageBuffer16BitAccess, CapabilityStoragePushConstant16,
                     CapabilityStorageInputOutput16, CapabilityMultiView,
                     CapabilityVariablePointersStorageBuffer, CapabilityVariablePointers,
                     CapabilitySignedZeroInfNanPreserve, CapabilityRoundingModeRTE,
                     CapabilityDenormPreserve, CapabilityDenormFlushToZero,
                     CapabilityStencilExportEXT, CapabilityShaderViewportIndexLayerEXT,
                     CapabilityShaderNonUniform, CapabilityRuntimeDescriptorArray,
                     CapabilityInputAttachmentArrayDynamicIndexing,
                     CapabilityUniformTexelBufferArrayDynamicIndexing,
                     CapabilityStorageTexelBufferArrayDynamicIndexing,
                     CapabilityUniformBufferArrayNonUniformIndexing,
                     CapabilitySampledImageArrayNonUniformIndexing,
                     CapabilityStorageBufferArrayNonUniformIndexing,
                     CapabilityStorageImageArrayNonUniformIndexing,
                     CapabilityInputAttachmentArrayNonUniformIndexing,
                     CapabilityUniformTexelBufferArrayNonUniformIndexing,
                     CapabilityStorageTexelBufferArrayNonUniformIndexing,
                     CapabilityVulkanMemoryModel, CapabilityVulkanMemoryModelDeviceScope,
                     CapabilityDemoteToHelperInvocation, CapabilityExpectAssumeKHR,
                     CapabilityImageReadWriteLodAMD],
                    "what it allows is in the other tables">;
