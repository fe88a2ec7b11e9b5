// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The test that calls each part of HLSL. tests/hlsl/check_hlsl_docs.py checks the list.

def : HLSLTest<"tests/corpus/src/compute/cs_atomics_32.hlsl", [
    "RWTexture1D", "RWByteAddressBuffer.InterlockedAnd", "RWByteAddressBuffer.InterlockedOr",
    "RWByteAddressBuffer.InterlockedXor", "RWByteAddressBuffer.InterlockedExchange",
    "RWByteAddressBuffer.InterlockedCompareStore",
    "RWByteAddressBuffer.InterlockedCompareExchangeFloatBitwise",
    "InterlockedCompareExchangeFloatBitwise"]>;
def : HLSLTest<"tests/corpus/src/compute/cs_atomics_64.hlsl", [
    "RWByteAddressBuffer.InterlockedAdd64", "RWByteAddressBuffer.InterlockedAnd64",
    "RWByteAddressBuffer.InterlockedCompareExchange64",
    "RWByteAddressBuffer.InterlockedCompareStore64", "RWByteAddressBuffer.InterlockedExchange64",
    "RWByteAddressBuffer.InterlockedMax64", "RWByteAddressBuffer.InterlockedMin64",
    "RWByteAddressBuffer.InterlockedOr64", "RWByteAddressBuffer.InterlockedXor64"]>;
def : HLSLTest<"tests/corpus/src/compute/cs_constant_layouts.hlsl", ["packoffset", "min16float"]>;
def : HLSLTest<"tests/corpus/src/compute/cs_control_flow.hlsl", ["unroll"]>;
def : HLSLTest<"tests/corpus/src/compute/cs_derivatives_and_quads.hlsl", [
    "SampleCmp", "CalculateLevelOfDetailUnclamped", "ddy_fine"]>;
def : HLSLTest<"tests/corpus/src/compute/cs_float_math.hlsl", ["precise"]>;
def : HLSLTest<"tests/corpus/src/compute/cs_half_bits.hlsl", ["asint16"]>;
def : HLSLTest<"tests/language/intrinsics/names-of-ray-flags.hlsl",
               ["RAY_FLAG", "RAYQUERY_FLAG", "COMMITTED_STATUS", "CANDIDATE_TYPE"]>;
def : HLSLTest<"tests/corpus/src/compute/cs_language_2021.hlsl", ["enum", "or"]>;
def : HLSLTest<"tests/corpus/src/compute/cs_pack_unpack_bytes.hlsl", [
    "int8_t4_packed", "pack_s8", "unpack_s8s16", "uint8_t4_packed", "unpack_u8u16"]>;
def : HLSLTest<"tests/corpus/src/compute/cs_particle_update.hlsl", [
    "ConsumeStructuredBuffer", "RWStructuredBuffer.DecrementCounter",
    "ConsumeStructuredBuffer.Consume"]>;
def : HLSLTest<"tests/corpus/src/compute/cs_raw_buffers.hlsl", ["ByteAddressBuffer.Load3"]>;
def : HLSLTest<"tests/corpus/src/compute/cs_rayquery_all_state.hlsl", [
    "RayQuery.CandidateObjectToWorld3x4", "RayQuery.CandidateGeometryIndex",
    "RayQuery.CandidateInstanceContributionToHitGroupIndex", "RayQuery.CandidateInstanceID",
    "RayQuery.CandidateInstanceIndex", "RayQuery.CandidateObjectRayDirection",
    "RayQuery.CandidateObjectRayOrigin", "RayQuery.CandidateObjectToWorld4x3",
    "RayQuery.CandidateProceduralPrimitiveNonOpaque", "RayQuery.CandidateTriangleBarycentrics",
    "RayQuery.CandidateTriangleRayT", "RayQuery.CandidateWorldToObject3x4",
    "RayQuery.CandidateWorldToObject4x3", "RayQuery.CommittedObjectRayDirection",
    "RayQuery.CommittedObjectToWorld4x3", "RayQuery.CommittedWorldToObject3x4", "RayQuery.RayTMin",
    "RayQuery.WorldRayDirection"]>;
def : HLSLTest<"tests/corpus/src/compute/cs_rw_textures.hlsl", ["RWTexture1D.GetDimensions"]>;
def : HLSLTest<"tests/corpus/src/compute/cs_wave_multi_prefix.hlsl", [
    "WaveMultiPrefixProduct", "WaveMultiPrefixBitOr", "WaveMultiPrefixBitXor"]>;
def : HLSLTest<"tests/corpus/src/geometry/gs_cubemap_instanced.hlsl", [
    "SV_RenderTargetArrayIndex", "SV_ViewportArrayIndex", "SV_ClipDistance"]>;
def : HLSLTest<"tests/corpus/src/geometry/gs_silhouette_adjacency.hlsl", [
    "LineStream", "SV_ViewID", "lineadj", "triangleadj", "line"]>;
def : HLSLTest<"tests/corpus/src/library/lib_resource_table.hlsl", [
    "Texture2DMSArray", "RasterizerOrderedTexture2D"]>;
def : HLSLTest<"tests/corpus/src/mesh/ms_grass_lines.hlsl", ["SV_ShadingRate"]>;
def : HLSLTest<"tests/corpus/src/mesh/ms_meshlet.hlsl", ["SV_CullPrimitive"]>;
def : HLSLTest<"tests/corpus/src/node/wg_deferred_pipeline.hlsl", [
    "DispatchNodeInputRecord", "GroupNodeInputRecords", "EmptyNodeInput", "EmptyNodeOutput",
    "EmptyNodeOutput.GroupIncrementOutputCount"]>;
def : HLSLTest<"tests/corpus/src/node/wg_recursive_subdivision.hlsl", [
    "RWThreadNodeInputRecord", "NodeDispatchGrid"]>;
def : HLSLTest<"tests/corpus/src/pixel/ps_advanced_texture_ops.hlsl", ["GetSamplePosition"]>;
def : HLSLTest<"tests/corpus/src/pixel/ps_barycentrics.hlsl", ["fwidth", "SV_Barycentrics"]>;
def : HLSLTest<"tests/corpus/src/pixel/ps_bindless_heap.hlsl", ["IsHelperLane"]>;
def : HLSLTest<"tests/corpus/src/pixel/ps_conservative_voxelize.hlsl", ["SV_InnerCoverage"]>;
def : HLSLTest<"tests/corpus/src/pixel/ps_depth_outputs.hlsl", [
    "SV_DepthLessEqual", "SV_DepthGreaterEqual", "SV_StencilRef"]>;
def : HLSLTest<"tests/corpus/src/pixel/ps_derivatives.hlsl", [
    "ddx_coarse", "ddy_coarse", "ddx_fine"]>;
def : HLSLTest<"tests/corpus/src/pixel/ps_gather_filters.hlsl", ["GatherBlue", "GatherAlpha"]>;
def : HLSLTest<"tests/corpus/src/pixel/ps_half_textures.hlsl", [
    "SampleCmpLevel", "SampleCmpBias", "SampleCmpGrad"]>;
def : HLSLTest<"tests/corpus/src/pixel/ps_msaa_custom_resolve.hlsl", [
    "GetRenderTargetSampleCount", "GetRenderTargetSamplePosition"]>;
def : HLSLTest<"tests/corpus/src/pixel/ps_rov_transparency.hlsl", [
    "RasterizerOrderedTexture1D", "RasterizerOrderedTexture1DArray",
    "RasterizerOrderedTexture2DArray", "RasterizerOrderedTexture3D",
    "RasterizerOrderedByteAddressBuffer", "RasterizerOrderedBuffer",
    "RasterizerOrderedStructuredBuffer"]>;
def : HLSLTest<"tests/corpus/src/pixel/ps_view_and_rate.hlsl", ["SV_CullDistance"]>;
def : HLSLTest<"tests/corpus/src/raytracing/rt_hit_objects.hlsl", [
    "dx::HitObject.GetGeometryIndex", "dx::HitObject.GetHitKind", "dx::HitObject.GetInstanceID",
    "dx::HitObject.GetInstanceIndex", "dx::HitObject.GetObjectRayDirection",
    "dx::HitObject.GetObjectRayOrigin", "dx::HitObject.GetObjectToWorld3x4",
    "dx::HitObject.GetObjectToWorld4x3", "dx::HitObject.GetPrimitiveIndex",
    "dx::HitObject.GetRayFlags", "dx::HitObject.GetRayTCurrent", "dx::HitObject.GetRayTMin",
    "dx::HitObject.GetShaderTableIndex", "dx::HitObject.GetWorldRayDirection",
    "dx::HitObject.GetWorldToObject3x4", "dx::HitObject.IsMiss", "dx::HitObject.IsNop",
    "WorldRayOrigin", "dx::HitObject::MakeNop"]>;
def : HLSLTest<"tests/corpus/src/raytracing/rt_inline_in_library.hlsl", [
    "GeometryIndex", "HitKind", "RayFlags", "ObjectRayDirection", "CallShader"]>;
def : HLSLTest<"tests/corpus/src/raytracing/rt_path_tracer.hlsl", [
    "DispatchRaysDimensions", "AcceptHitAndEndSearch"]>;
def : HLSLTest<"tests/corpus/src/raytracing/rt_system_values.hlsl", [
    "InstanceID", "InstanceIndex", "ObjectToWorld", "ObjectToWorld4x3", "WorldToObject",
    "WorldToObject3x4", "WorldToObject4x3"]>;
def : HLSLTest<"tests/corpus/src/tessellation/tess_fork_heavy_constants.hlsl", ["Gather"]>;
def : HLSLTest<"tests/corpus/src/vertex/vs_draw_parameters.hlsl", [
    "SV_InstanceID", "SV_StartVertexLocation", "SV_StartInstanceLocation"]>;
def : HLSLTest<"tests/execution/cases/float.cases", [
    "rcp", "fma", "sign", "isnan", "isinf", "isfinite", "isnormal", "frexp", "ldexp", "reflect",
    "faceforward", "lit", "dst", "D3DCOLORtoUBYTE4"]>;
def : HLSLTest<"tests/execution/cases/integer.cases", [
    "asuint16", "pack_u8", "pack_clamp_u8", "unpack_s8s32"]>;
def : HLSLTest<"tests/execution/cases/memory.cases", [
    "AppendStructuredBuffer", "AppendStructuredBuffer.Append", "RWTexture2D.Load",
    "Texture2D.Load"]>;
def : HLSLTest<"tests/execution/cases/rays.cases", [
    "RWByteAddressBuffer.Store3", "RayQuery.CandidatePrimitiveIndex",
    "RayQuery.CommittedGeometryIndex", "RayQuery.CommittedInstanceContributionToHitGroupIndex",
    "RayQuery.CommittedInstanceID", "RayQuery.CommittedInstanceIndex",
    "RayQuery.CommittedObjectRayOrigin", "RayQuery.CommittedPrimitiveIndex",
    "RayQuery.CommittedTriangleBarycentrics", "RayQuery.CommittedTriangleFrontFace"]>;
def : HLSLTest<"tests/execution/cases/textures.cases", [
    "Texture1D", "Texture1DArray", "Texture2DArray", "TextureCubeArray", "RWTexture1DArray",
    "RWTexture2DArray", "RWTexture3D", "SampleBias", "GatherCmp", "CalculateLevelOfDetail",
    "StructuredBuffer.GetDimensions", "RWTexture1DArray.GetDimensions",
    "RWTexture2DArray.GetDimensions", "Texture2DMS.GetDimensions", "RWTexture2D.GetDimensions",
    "RWTexture3D.GetDimensions", "Texture1DArray.GetDimensions", "Texture1D.GetDimensions",
    "Texture2DArray.GetDimensions", "Texture2DMS.Load", "Texture3D.GetDimensions"]>;
def : HLSLTest<"tests/hlsl/atomics-errors.hlsl", [
    "uint", "InterlockedAdd", "SV_GroupIndex", "numthreads"]>;
def : HLSLTest<"tests/hlsl/atomics.hlsl", [
    "int", "int64_t", "uint64_t", "float", "RWBuffer", "RWStructuredBuffer", "InterlockedAnd",
    "InterlockedOr", "InterlockedXor", "InterlockedMin", "InterlockedMax", "InterlockedExchange",
    "InterlockedCompareExchange", "InterlockedCompareStore", "InterlockedCompareStoreFloatBitwise",
    "groupshared"]>;
def : HLSLTest<"tests/hlsl/attribute-evaluation.hlsl", [
    "struct", "EvaluateAttributeSnapped", "EvaluateAttributeAtSample", "EvaluateAttributeCentroid",
    "GetAttributeAtVertex", "SV_Position", "SV_SampleIndex", "SV_Target", "nointerpolation",
    "linear", "centroid"]>;
def : HLSLTest<"tests/hlsl/availability.hlsl", ["dot4add_u8packed", "ddx", "WaveMatch"]>;
def : HLSLTest<"tests/hlsl/barrier-flags.hlsl", ["Barrier", "register"]>;
def : HLSLTest<"tests/hlsl/barriers.hlsl", [
    "AllMemoryBarrier", "AllMemoryBarrierWithGroupSync", "DeviceMemoryBarrier",
    "DeviceMemoryBarrierWithGroupSync", "GroupMemoryBarrier", "GroupMemoryBarrierWithGroupSync"]>;
def : HLSLTest<"tests/hlsl/bits.hlsl", [
    "bool", "uint16_t", "half", "double", "countbits", "reversebits", "firstbithigh", "firstbitlow",
    "AddUint64", "and", "all", "any", "select", "asfloat", "asint", "asuint", "asfloat16",
    "asdouble", "f16tof32", "f32tof16", "dot4add_i8packed", "dot2add", "msad4", "pack_clamp_s8",
    "unpack_u8u32"]>;
def : HLSLTest<"tests/hlsl/byte-address-buffers.hlsl", [
    "ByteAddressBuffer", "RWByteAddressBuffer", "Buffer.Load", "Buffer.GetDimensions",
    "ByteAddressBuffer.Load", "ByteAddressBuffer.Load2", "ByteAddressBuffer.GetDimensions",
    "RWByteAddressBuffer.Store", "RWByteAddressBuffer.Store2", "RWByteAddressBuffer.InterlockedMin",
    "RWByteAddressBuffer.InterlockedMax", "RWByteAddressBuffer.InterlockedCompareExchange",
    "RWByteAddressBuffer.InterlockedExchangeFloat", "CheckAccessFullyMapped"]>;
def : HLSLTest<"tests/hlsl/call-semantics.hlsl", ["out", "inout"]>;
def : HLSLTest<"tests/hlsl/compute-inputs.hlsl", [
    "SV_DispatchThreadID", "SV_GroupID", "SV_GroupThreadID", "uniform"]>;
def : HLSLTest<"tests/hlsl/constant-buffers.hlsl", ["ConstantBuffer", "NonUniformResourceIndex"]>;
def : HLSLTest<"tests/hlsl/descriptor-heaps.hlsl", [
    "cbuffer", "SamplerState", "Texture2D", "RWTexture2D", "Buffer", "ResourceDescriptorHeap",
    "SamplerDescriptorHeap", "SampleLevel", "StructuredBuffer.Load", "RWTexture2D.operator[]",
    "sample"]>;
def : HLSLTest<"tests/hlsl/discard.hlsl", ["discard"]>;
def : HLSLTest<"tests/hlsl/early-depth-stencil.hlsl", ["earlydepthstencil"]>;
def : HLSLTest<"tests/hlsl/export-names.hlsl", ["export", "BuiltInTriangleIntersectionAttributes"]>;
def : HLSLTest<"tests/hlsl/gather-offsets.hlsl", [
    "SamplerComparisonState", "GatherGreen", "GatherCmpRed", "GatherCmpGreen", "GatherCmpBlue",
    "GatherCmpAlpha"]>;
def : HLSLTest<"tests/hlsl/globallycoherent.hlsl", ["StructuredBuffer", "globallycoherent"]>;
def : HLSLTest<"tests/hlsl/group-shared-limit.hlsl", ["GroupSharedLimit"]>;
def : HLSLTest<"tests/hlsl/group-waves-and-debugging.hlsl", [
    "GetGroupWaveIndex", "GetGroupWaveCount", "DebugBreak", "dx::IsDebuggingEnabled"]>;
def : HLSLTest<"tests/hlsl/groupshared.hlsl", ["max"]>;
def : HLSLTest<"tests/hlsl/integer-arithmetic.hlsl", ["int16_t", "min", "clamp", "mad"]>;
def : HLSLTest<"tests/hlsl/math-binary.hlsl", ["atan2", "pow", "step"]>;
def : HLSLTest<"tests/hlsl/math-ternary.hlsl", ["lerp"]>;
def : HLSLTest<"tests/hlsl/math-unary-convert.hlsl", [
    "acos", "asin", "atan", "cos", "cosh", "sin", "sinh", "tan", "tanh", "degrees", "radians",
    "exp", "log", "log2", "log10", "sqrt", "rsqrt", "saturate"]>;
def : HLSLTest<"tests/hlsl/math-unary.hlsl", [
    "exp2", "abs", "ceil", "floor", "round", "trunc", "frac"]>;
def : HLSLTest<"tests/hlsl/matrix-elements.hlsl", ["template", "_11_22_33"]>;
def : HLSLTest<"tests/hlsl/matrix-scalar.hlsl", ["refract", "clip"]>;
def : HLSLTest<"tests/hlsl/ray-queries.hlsl", [
    "RayDesc", "RaytracingAccelerationStructure", "RayQuery", "RayQuery.TraceRayInline",
    "RayQuery.Proceed", "RayQuery.Abort", "RayQuery.CommitNonOpaqueTriangleHit",
    "RayQuery.CommitProceduralPrimitiveHit", "RayQuery.CommittedStatus", "RayQuery.CandidateType",
    "RayQuery.CommittedRayT", "RayQuery.WorldRayOrigin", "mul",
    "RayQuery.CandidateTriangleFrontFace", "RayQuery.CommittedObjectToWorld3x4",
    "RayQuery.CommittedWorldToObject4x3", "RayQuery.RayFlags"]>;
def : HLSLTest<"tests/hlsl/raytracing/entries.hlsl", [
    "shader", "in", "PrimitiveIndex", "RayTMin", "RayTCurrent", "DispatchRaysIndex",
    "WorldRayDirection", "ObjectRayOrigin", "ObjectToWorld3x4", "IgnoreHit", "TraceRay",
    "ReportHit"]>;
def : HLSLTest<"tests/hlsl/raytracing/clusters-and-triangles.hlsl", [
    "ClusterID", "TriangleObjectPositions", "BuiltInTrianglePositions",
    "RayQuery.CandidateClusterID", "RayQuery.CommittedClusterID",
    "RayQuery.CandidateTriangleObjectPositions", "RayQuery.CommittedTriangleObjectPositions",
    "dx::HitObject.GetClusterID", "dx::HitObject.TriangleObjectPositions"]>;
def : HLSLTest<"tests/hlsl/raytracing/hit-objects.hlsl", [
    "dx::HitObject", "reordercoherent", "dx::HitObject.GetAttributes",
    "dx::HitObject.GetWorldRayOrigin", "dx::HitObject.GetWorldToObject4x3", "dx::HitObject.IsHit",
    "dx::HitObject.LoadLocalRootTableConstant", "dx::HitObject.SetShaderTableIndex",
    "dx::HitObject::MakeMiss", "dx::HitObject::TraceRay", "dx::HitObject::FromRayQuery",
    "dx::HitObject::Invoke", "dx::MaybeReorderThread"]>;
def : HLSLTest<"tests/hlsl/linear-algebra.hlsl", ["__builtin_LinAlgMatrix"]>;
def : HLSLTest<"tests/hlsl/raytracing/payload-access.hlsl", ["payload", "raypayload"]>;
def : HLSLTest<"tests/hlsl/raytracing/subobjects.hlsl", [
    "GlobalRootSignature", "LocalRootSignature", "StateObjectConfig",
    "SubobjectToExportsAssociation", "RaytracingShaderConfig", "RaytracingPipelineConfig",
    "RaytracingPipelineConfig1", "TriangleHitGroup", "ProceduralPrimitiveHitGroup"]>;
def : HLSLTest<"tests/hlsl/register-words.hlsl", ["extern"]>;
def : HLSLTest<"tests/hlsl/resource-members.hlsl", ["row_major"]>;
def : HLSLTest<"tests/hlsl/resource-methods.hlsl", ["GatherRaw"]>;
def : HLSLTest<"tests/hlsl/sampler-states.hlsl", ["SampleCmpLevelZero"]>;
def : HLSLTest<"tests/hlsl/shadowed-functions.hlsl", [
    "SampleGrad", "dot", "length", "distance", "ddy"]>;
def : HLSLTest<"tests/hlsl/stages/geometry.hlsl", [
    "PointStream", "TriangleStream", "TriangleStream.Append", "TriangleStream.RestartStrip",
    "SV_PrimitiveID", "SV_GSInstanceID", "maxvertexcount", "instance", "triangle", "point"]>;
def : HLSLTest<"tests/hlsl/stages/library-stages.hlsl", ["noinline", "DispatchMesh"]>;
def : HLSLTest<"tests/hlsl/stages/mesh.hlsl", [
    "SetMeshOutputCounts", "outputtopology", "vertices", "indices", "primitives"]>;
def : HLSLTest<"tests/hlsl/stages/tessellation.hlsl", [
    "InputPatch", "OutputPatch", "SV_OutputControlPointID", "SV_DomainLocation", "SV_TessFactor",
    "SV_InsideTessFactor", "domain", "partitioning", "outputcontrolpoints", "patchconstantfunc",
    "const"]>;
def : HLSLTest<"tests/hlsl/tessellation-factors.hlsl", [
    "ProcessIsolineTessFactors", "ProcessTriTessFactorsAvg", "ProcessTriTessFactorsMax",
    "ProcessTriTessFactorsMin", "ProcessQuadTessFactorsAvg", "ProcessQuadTessFactorsMax",
    "ProcessQuadTessFactorsMin", "Process2DQuadTessFactorsAvg", "Process2DQuadTessFactorsMax",
    "Process2DQuadTessFactorsMin"]>;
def : HLSLTest<"tests/hlsl/texture-buffers.hlsl", ["TextureBuffer", "tbuffer"]>;
def : HLSLTest<"tests/hlsl/texture-parts.hlsl", [
    "Texture2D.mips", "RWTexture2DMS", "RWTexture2DMSArray", "FeedbackTexture2D",
    "FeedbackTexture2DArray", "FeedbackTexture2D.WriteSamplerFeedback",
    "FeedbackTexture2D.WriteSamplerFeedbackBias", "FeedbackTexture2D.WriteSamplerFeedbackGrad",
    "FeedbackTexture2D.WriteSamplerFeedbackLevel", "RWTexture2DMSArray.GetDimensions",
    "RWTexture2DMS.Load", "Texture2DMS.sample"]>;
def : HLSLTest<"tests/hlsl/textures.hlsl", [
    "Texture3D", "TextureCube", "Texture2DMS", "GatherRed", "Texture2D.GetDimensions",
    "ByteAddressBuffer.Load4", "RWByteAddressBuffer.Store4", "RWByteAddressBuffer.InterlockedAdd"]>;
def : HLSLTest<"tests/hlsl/type-names.hlsl", [
    "vector", "matrix", "typedef", "column_major", "pack_matrix"]>;
def : HLSLTest<"tests/hlsl/types.hlsl", ["min10float", "min12int", "min16int", "min16uint"]>;
def : HLSLTest<"tests/hlsl/vectors.hlsl", [
    "sincos", "smoothstep", "fmod", "modf", "cross", "normalize", "determinant", "transpose"]>;
def : HLSLTest<"tests/hlsl/wave-extensions.hlsl", [
    "WaveReadLaneFirst", "WaveActiveProduct", "WaveActiveBitAnd", "WaveActiveBitOr",
    "WaveActiveBitXor", "WavePrefixSum", "WavePrefixProduct", "QuadReadAcrossX", "QuadReadAcrossY",
    "QuadReadAcrossDiagonal"]>;
def : HLSLTest<"tests/hlsl/wave-queries.hlsl", [
    "WaveIsFirstLane", "WaveGetLaneIndex", "WaveGetLaneCount", "WaveActiveAnyTrue",
    "WaveActiveAllTrue", "WaveActiveBallot", "WaveActiveCountBits", "WavePrefixCountBits",
    "WaveReadLaneAt", "WaveActiveAllEqual", "WaveMultiPrefixSum", "WaveMultiPrefixBitAnd",
    "WaveMultiPrefixCountBits", "QuadReadLaneAt", "QuadAny", "QuadAll"]>;
def : HLSLTest<"tests/hlsl/wave-reductions.hlsl", [
    "WaveActiveSum", "WaveActiveMin", "WaveActiveMax"]>;
def : HLSLTest<"tests/hlsl/workgraphs/nodes.hlsl", [
    "RWDispatchNodeInputRecord", "ThreadNodeInputRecord", "RWGroupNodeInputRecords", "NodeOutput",
    "NodeOutputArray", "EmptyNodeOutputArray", "ThreadNodeOutputRecords", "GroupNodeOutputRecords",
    "NodeLaunch", "NodeIsProgramEntry", "NodeID", "NodeShareInputOf",
    "NodeLocalRootArgumentsTableIndex", "NodeMaxDispatchGrid", "NodeMaxRecursionDepth",
    "NodeArraySize", "MaxRecords", "MaxRecordsSharedWith", "AllowSparseNodes",
    "UnboundedSparseNodes", "NodeTrackRWInputSharing", "RWGroupNodeInputRecords.Count",
    "NodeOutput.IsValid", "GroupNodeOutputRecords.OutputComplete",
    "NodeOutput.GetGroupNodeOutputRecords", "NodeOutput.GetThreadNodeOutputRecords",
    "RWDispatchNodeInputRecord.FinishedCrossGroupSharing", "GetRemainingRecursionLevels",
    "EmptyNodeOutput.ThreadIncrementOutputCount"]>;
def : HLSLTest<"tests/lowering/handle-choices/local-array.hlsl", [
    "RWStructuredBuffer.IncrementCounter"]>;
def : HLSLTest<"tests/plugin/clang-load.hlsl", ["WaveSize"]>;
def : HLSLTest<"tests/plugin/control-flow-hints.hlsl", ["loop", "branch", "flatten"]>;
def : HLSLTest<"tests/plugin/graphics/errors.hlsl", ["SV_VertexID"]>;
def : HLSLTest<"tests/plugin/graphics/pixel.hlsl", [
    "Sample", "SV_IsFrontFace", "SV_Coverage", "SV_Depth", "noperspective"]>;
def : HLSLTest<"tests/tools/dxil-cc-exports.hlsl", ["static"]>;
def : HLSLTest<"tests/tools/dxil-cc-flags.hlsl", ["RootSignature"]>;
