// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The instructions of SPIR-V's extensions that shaders may use.

def OpTerminateInvocation : SPIRVInstruction<4416, "Control flow", [], ["Shader"]>;
def OpSubgroupBallotKHR : SPIRVInstruction<4421, "Groups", ["IdResultType", "IdResult",
    "IdRef predicate"], ["SubgroupBallotKHR"]>;
def OpSubgroupFirstInvocationKHR : SPIRVInstruction<4422, "Groups", ["IdResultType", "IdResult",
    "IdRef value"], ["SubgroupBallotKHR"]>;
def OpSubgroupAllKHR : SPIRVInstruction<4428, "Groups", ["IdResultType", "IdResult",
    "IdRef predicate"], ["SubgroupVoteKHR"]>;
def OpSubgroupAnyKHR : SPIRVInstruction<4429, "Groups", ["IdResultType", "IdResult",
    "IdRef predicate"], ["SubgroupVoteKHR"]>;
def OpSubgroupAllEqualKHR : SPIRVInstruction<4430, "Groups", ["IdResultType", "IdResult",
    "IdRef predicate"], ["SubgroupVoteKHR"]>;
def OpGroupNonUniformRotateKHR : SPIRVInstruction<4431, "Groups", ["IdResultType", "IdResult",
    "IdScope execution", "IdRef value", "IdRef delta", "?IdRef clustersize"],
    ["GroupNonUniformRotateKHR"]>;
def OpSubgroupReadInvocationKHR : SPIRVInstruction<4432, "Groups", ["IdResultType", "IdResult",
    "IdRef value", "IdRef index"], ["SubgroupBallotKHR"]>;
def OpTraceRayKHR : SPIRVInstruction<4445, "Extensions", ["IdRef accel", "IdRef rayFlags",
    "IdRef cullMask", "IdRef sbtOffset", "IdRef sbtStride", "IdRef missIndex", "IdRef rayOrigin",
    "IdRef rayTmin", "IdRef rayDirection", "IdRef rayTmax", "IdRef payload"], ["RayTracingKHR"]>;
def OpExecuteCallableKHR : SPIRVInstruction<4446, "Extensions", ["IdRef sbtIndex",
    "IdRef callableData"], ["RayTracingKHR"]>;
def OpConvertUToAccelerationStructureKHR : SPIRVInstruction<4447, "Extensions", ["IdResultType",
    "IdResult", "IdRef accel"], ["RayTracingKHR", "RayQueryKHR"]>;
def OpIgnoreIntersectionKHR : SPIRVInstruction<4448, "Extensions", [], ["RayTracingKHR"]>;
def OpTerminateRayKHR : SPIRVInstruction<4449, "Extensions", [], ["RayTracingKHR"]>;
def OpSDot : SPIRVInstruction<4450, "Arithmetic", ["IdResultType", "IdResult", "IdRef vector1",
    "IdRef vector2", "?PackedVectorFormat packedVectorFormat"], ["DotProduct"]>;
def OpUDot : SPIRVInstruction<4451, "Arithmetic", ["IdResultType", "IdResult", "IdRef vector1",
    "IdRef vector2", "?PackedVectorFormat packedVectorFormat"], ["DotProduct"]>;
def OpSUDot : SPIRVInstruction<4452, "Arithmetic", ["IdResultType", "IdResult", "IdRef vector1",
    "IdRef vector2", "?PackedVectorFormat packedVectorFormat"], ["DotProduct"]>;
def OpSDotAccSat : SPIRVInstruction<4453, "Arithmetic", ["IdResultType", "IdResult",
    "IdRef vector1", "IdRef vector2", "IdRef accumulator",
    "?PackedVectorFormat packedVectorFormat"], ["DotProduct"]>;
def OpUDotAccSat : SPIRVInstruction<4454, "Arithmetic", ["IdResultType", "IdResult",
    "IdRef vector1", "IdRef vector2", "IdRef accumulator",
    "?PackedVectorFormat packedVectorFormat"], ["DotProduct"]>;
def OpSUDotAccSat : SPIRVInstruction<4455, "Arithmetic", ["IdResultType", "IdResult",
    "IdRef vector1", "IdRef vector2", "IdRef accumulator",
    "?PackedVectorFormat packedVectorFormat"], ["DotProduct"]>;
def OpTypeRayQueryKHR : SPIRVInstruction<4472, "Extensions", ["IdResult"], ["RayQueryKHR"]>;
def OpRayQueryInitializeKHR : SPIRVInstruction<4473, "Extensions", ["IdRef rayquery",
    "IdRef accel", "IdRef rayflags", "IdRef cullmask", "IdRef rayorigin", "IdRef raytmin",
    "IdRef raydirection", "IdRef raytmax"], ["RayQueryKHR"]>;
def OpRayQueryTerminateKHR : SPIRVInstruction<4474, "Extensions", ["IdRef rayquery"],
    ["RayQueryKHR"]>;
def OpRayQueryGenerateIntersectionKHR : SPIRVInstruction<4475, "Extensions", ["IdRef rayquery",
    "IdRef hitt"], ["RayQueryKHR"]>;
def OpRayQueryConfirmIntersectionKHR : SPIRVInstruction<4476, "Extensions", ["IdRef rayquery"],
    ["RayQueryKHR"]>;
def OpRayQueryProceedKHR : SPIRVInstruction<4477, "Extensions", ["IdResultType", "IdResult",
    "IdRef rayquery"], ["RayQueryKHR"]>;
def OpRayQueryGetIntersectionTypeKHR : SPIRVInstruction<4479, "Extensions", ["IdResultType",
    "IdResult", "IdRef rayquery", "IdRef intersection"], ["RayQueryKHR"]>;
def OpFragmentMaskFetchAMD : SPIRVInstruction<5011, "Extensions", ["IdResultType", "IdResult",
    "IdRef image", "IdRef coordinate"], ["FragmentMaskAMD"]>;
def OpFragmentFetchAMD : SPIRVInstruction<5012, "Extensions", ["IdResultType", "IdResult",
    "IdRef image", "IdRef coordinate", "IdRef fragmentIndex"], ["FragmentMaskAMD"]>;
def OpReadClockKHR : SPIRVInstruction<5056, "Extensions", ["IdResultType", "IdResult",
    "IdScope scope"], ["ShaderClockKHR"]>;
def OpHitObjectRecordHitMotionNV : SPIRVInstruction<5249, "Extensions", ["IdRef hitObject",
    "IdRef accelerationStructure", "IdRef instanceid", "IdRef primitiveid", "IdRef geometryindex",
    "IdRef hitKind", "IdRef sbtRecordOffset", "IdRef sbtRecordStride", "IdRef origin",
    "IdRef tmin", "IdRef direction", "IdRef tmax", "IdRef currentTime",
    "IdRef hitobjectAttributes"], ["ShaderInvocationReorderNV", "RayTracingMotionBlurNV"]>;
def OpHitObjectRecordHitWithIndexMotionNV : SPIRVInstruction<5250, "Extensions",
    ["IdRef hitObject", "IdRef accelerationStructure", "IdRef instanceid", "IdRef primitiveid",
    "IdRef geometryindex", "IdRef hitKind", "IdRef sbtRecordIndex", "IdRef origin", "IdRef tmin",
    "IdRef direction", "IdRef tmax", "IdRef currentTime", "IdRef hitobjectAttributes"],
    ["ShaderInvocationReorderNV", "RayTracingMotionBlurNV"]>;
def OpHitObjectRecordMissMotionNV : SPIRVInstruction<5251, "Extensions", ["IdRef hitObject",
    "IdRef sbtIndex", "IdRef origin", "IdRef tmin", "IdRef direction", "IdRef tmax",
    "IdRef currentTime"], ["ShaderInvocationReorderNV", "RayTracingMotionBlurNV"]>;
def OpHitObjectGetWorldToObjectNV : SPIRVInstruction<5252, "Extensions", ["IdResultType",
    "IdResult", "IdRef hitObject"], ["ShaderInvocationReorderNV"]>;
def OpHitObjectGetObjectToWorldNV : SPIRVInstruction<5253, "Extensions", ["IdResultType",
    "IdResult", "IdRef hitObject"], ["ShaderInvocationReorderNV"]>;
def OpHitObjectGetObjectRayDirectionNV : SPIRVInstruction<5254, "Extensions", ["IdResultType",
    "IdResult", "IdRef hitObject"], ["ShaderInvocationReorderNV"]>;
def OpHitObjectGetObjectRayOriginNV : SPIRVInstruction<5255, "Extensions", ["IdResultType",
    "IdResult", "IdRef hitObject"], ["ShaderInvocationReorderNV"]>;
def OpHitObjectTraceRayMotionNV : SPIRVInstruction<5256, "Extensions", ["IdRef hitObject",
    "IdRef accelerationStructure", "IdRef rayflags", "IdRef cullmask", "IdRef sbtRecordOffset",
    "IdRef sbtRecordStride", "IdRef missIndex", "IdRef origin", "IdRef tmin", "IdRef direction",
    "IdRef tmax", "IdRef time", "IdRef payload"], ["ShaderInvocationReorderNV",
    "RayTracingMotionBlurNV"]>;
def OpHitObjectGetShaderRecordBufferHandleNV : SPIRVInstruction<5257, "Extensions",
    ["IdResultType", "IdResult", "IdRef hitObject"], ["ShaderInvocationReorderNV"]>;
def OpHitObjectGetShaderBindingTableRecordIndexNV : SPIRVInstruction<5258, "Extensions",
    ["IdResultType", "IdResult", "IdRef hitObject"], ["ShaderInvocationReorderNV"]>;
def OpHitObjectRecordEmptyNV : SPIRVInstruction<5259, "Extensions", ["IdRef hitObject"],
    ["ShaderInvocationReorderNV"]>;
def OpHitObjectTraceRayNV : SPIRVInstruction<5260, "Extensions", ["IdRef hitObject",
    "IdRef accelerationStructure", "IdRef rayflags", "IdRef cullmask", "IdRef sbtRecordOffset",
    "IdRef sbtRecordStride", "IdRef missIndex", "IdRef origin", "IdRef tmin", "IdRef direction",
    "IdRef tmax", "IdRef payload"], ["ShaderInvocationReorderNV"]>;
def OpHitObjectRecordHitNV : SPIRVInstruction<5261, "Extensions", ["IdRef hitObject",
    "IdRef accelerationStructure", "IdRef instanceid", "IdRef primitiveid", "IdRef geometryindex",
    "IdRef hitKind", "IdRef sbtRecordOffset", "IdRef sbtRecordStride", "IdRef origin",
    "IdRef tmin", "IdRef direction", "IdRef tmax", "IdRef hitobjectAttributes"],
    ["ShaderInvocationReorderNV"]>;
def OpHitObjectRecordHitWithIndexNV : SPIRVInstruction<5262, "Extensions", ["IdRef hitObject",
    "IdRef accelerationStructure", "IdRef instanceid", "IdRef primitiveid", "IdRef geometryindex",
    "IdRef hitKind", "IdRef sbtRecordIndex", "IdRef origin", "IdRef tmin", "IdRef direction",
    "IdRef tmax", "IdRef hitobjectAttributes"], ["ShaderInvocationReorderNV"]>;
def OpHitObjectRecordMissNV : SPIRVInstruction<5263, "Extensions", ["IdRef hitObject",
    "IdRef sbtIndex", "IdRef origin", "IdRef tmin", "IdRef direction", "IdRef tmax"],
    ["ShaderInvocationReorderNV"]>;
def OpHitObjectExecuteShaderNV : SPIRVInstruction<5264, "Extensions", ["IdRef hitObject",
    "IdRef payload"], ["ShaderInvocationReorderNV"]>;
def OpHitObjectGetCurrentTimeNV : SPIRVInstruction<5265, "Extensions", ["IdResultType", "IdResult",
    "IdRef hitObject"], ["ShaderInvocationReorderNV"]>;
def OpHitObjectGetAttributesNV : SPIRVInstruction<5266, "Extensions", ["IdRef hitObject",
    "IdRef hitObjectAttribute"], ["ShaderInvocationReorderNV"]>;
def OpHitObjectGetHitKindNV : SPIRVInstruction<5267, "Extensions", ["IdResultType", "IdResult",
    "IdRef hitObject"], ["ShaderInvocationReorderNV"]>;
def OpHitObjectGetPrimitiveIndexNV : SPIRVInstruction<5268, "Extensions", ["IdResultType",
    "IdResult", "IdRef hitObject"], ["ShaderInvocationReorderNV"]>;
def OpHitObjectGetGeometryIndexNV : SPIRVInstruction<5269, "Extensions", ["IdResultType",
    "IdResult", "IdRef hitObject"], ["ShaderInvocationReorderNV"]>;
def OpHitObjectGetInstanceIdNV : SPIRVInstruction<5270, "Extensions", ["IdResultType", "IdResult",
    "IdRef hitObject"], ["ShaderInvocationReorderNV"]>;
def OpHitObjectGetInstanceCustomIndexNV : SPIRVInstruction<5271, "Extensions", ["IdResultType",
    "IdResult", "IdRef hitObject"], ["ShaderInvocationReorderNV"]>;
def OpHitObjectGetWorldRayDirectionNV : SPIRVInstruction<5272, "Extensions", ["IdResultType",
    "IdResult", "IdRef hitObject"], ["ShaderInvocationReorderNV"]>;
def OpHitObjectGetWorldRayOriginNV : SPIRVInstruction<5273, "Extensions", ["IdResultType",
    "IdResult", "IdRef hitObject"], ["ShaderInvocationReorderNV"]>;
def OpHitObjectGetRayTMaxNV : SPIRVInstruction<5274, "Extensions", ["IdResultType", "IdResult",
    "IdRef hitObject"], ["ShaderInvocationReorderNV"]>;
def OpHitObjectGetRayTMinNV : SPIRVInstruction<5275, "Extensions", ["IdResultType", "IdResult",
    "IdRef hitObject"], ["ShaderInvocationReorderNV"]>;
def OpHitObjectIsEmptyNV : SPIRVInstruction<5276, "Extensions", ["IdResultType", "IdResult",
    "IdRef hitObject"], ["ShaderInvocationReorderNV"]>;
def OpHitObjectIsHitNV : SPIRVInstruction<5277, "Extensions", ["IdResultType", "IdResult",
    "IdRef hitObject"], ["ShaderInvocationReorderNV"]>;
def OpHitObjectIsMissNV : SPIRVInstruction<5278, "Extensions", ["IdResultType", "IdResult",
    "IdRef hitObject"], ["ShaderInvocationReorderNV"]>;
def OpReorderThreadWithHitObjectNV : SPIRVInstruction<5279, "Extensions", ["IdRef hitObject",
    "?IdRef hint", "?IdRef bits"], ["ShaderInvocationReorderNV"]>;
def OpReorderThreadWithHintNV : SPIRVInstruction<5280, "Extensions", ["IdRef hint", "IdRef bits"],
    ["ShaderInvocationReorderNV"]>;
def OpTypeHitObjectNV : SPIRVInstruction<5281, "Extensions", ["IdResult"],
    ["ShaderInvocationReorderNV"]>;
def OpImageSampleFootprintNV : SPIRVInstruction<5283, "Images", ["IdResultType", "IdResult",
    "IdRef sampledImage", "IdRef coordinate", "IdRef granularity", "IdRef coarse",
    "?ImageOperands imageOperands"], ["ImageFootprintNV"]>;
def OpEmitMeshTasksEXT : SPIRVInstruction<5294, "Extensions", ["IdRef groupCountX",
    "IdRef groupCountY", "IdRef groupCountZ", "?IdRef payload"], ["MeshShadingEXT"]>;
def OpSetMeshOutputsEXT : SPIRVInstruction<5295, "Extensions", ["IdRef vertexCount",
    "IdRef primitiveCount"], ["MeshShadingEXT"]>;
def OpGroupNonUniformPartitionNV : SPIRVInstruction<5296, "Subgroups", ["IdResultType", "IdResult",
    "IdRef value"], ["GroupNonUniformPartitionedNV"]>;
def OpWritePackedPrimitiveIndices4x8NV : SPIRVInstruction<5299, "Extensions", ["IdRef indexOffset",
    "IdRef packedIndices"], ["MeshShadingNV"]>;
def OpReportIntersectionKHR : SPIRVInstruction<5334, "Extensions", ["IdResultType", "IdResult",
    "IdRef hit", "IdRef hitkind"], ["RayTracingNV", "RayTracingKHR"]>;
def OpIgnoreIntersectionNV : SPIRVInstruction<5335, "Extensions", [], ["RayTracingNV"]>;
def OpTerminateRayNV : SPIRVInstruction<5336, "Extensions", [], ["RayTracingNV"]>;
def OpTraceNV : SPIRVInstruction<5337, "Extensions", ["IdRef accel", "IdRef rayFlags",
    "IdRef cullMask", "IdRef sbtOffset", "IdRef sbtStride", "IdRef missIndex", "IdRef rayOrigin",
    "IdRef rayTmin", "IdRef rayDirection", "IdRef rayTmax", "IdRef payloadid"], ["RayTracingNV"]>;
def OpTraceMotionNV : SPIRVInstruction<5338, "Extensions", ["IdRef accel", "IdRef rayFlags",
    "IdRef cullMask", "IdRef sbtOffset", "IdRef sbtStride", "IdRef missIndex", "IdRef rayOrigin",
    "IdRef rayTmin", "IdRef rayDirection", "IdRef rayTmax", "IdRef time", "IdRef payloadid"],
    ["RayTracingMotionBlurNV"]>;
def OpTraceRayMotionNV : SPIRVInstruction<5339, "Extensions", ["IdRef accel", "IdRef rayFlags",
    "IdRef cullMask", "IdRef sbtOffset", "IdRef sbtStride", "IdRef missIndex", "IdRef rayOrigin",
    "IdRef rayTmin", "IdRef rayDirection", "IdRef rayTmax", "IdRef time", "IdRef payload"],
    ["RayTracingMotionBlurNV"]>;
def OpTypeAccelerationStructureKHR : SPIRVInstruction<5341, "Extensions", ["IdResult"],
    ["RayTracingNV", "RayTracingKHR", "RayQueryKHR"]>;
def OpExecuteCallableNV : SPIRVInstruction<5344, "Extensions", ["IdRef sbtIndex",
    "IdRef callableDataId"], ["RayTracingNV"]>;
def OpTypeCooperativeMatrixNV : SPIRVInstruction<5358, "Extensions", ["IdResult",
    "IdRef componentType", "IdScope execution", "IdRef rows", "IdRef columns"],
    ["CooperativeMatrixNV"]>;
def OpCooperativeMatrixLoadNV : SPIRVInstruction<5359, "Extensions", ["IdResultType", "IdResult",
    "IdRef pointer", "IdRef stride", "IdRef columnMajor", "?MemoryAccess memoryAccess"],
    ["CooperativeMatrixNV"]>;
def OpCooperativeMatrixStoreNV : SPIRVInstruction<5360, "Extensions", ["IdRef pointer",
    "IdRef object", "IdRef stride", "IdRef columnMajor", "?MemoryAccess memoryAccess"],
    ["CooperativeMatrixNV"]>;
def OpCooperativeMatrixMulAddNV : SPIRVInstruction<5361, "Extensions", ["IdResultType", "IdResult",
    "IdRef a", "IdRef b", "IdRef c"], ["CooperativeMatrixNV"]>;
def OpCooperativeMatrixLengthNV : SPIRVInstruction<5362, "Extensions", ["IdResultType", "IdResult",
    "IdRef type"], ["CooperativeMatrixNV"]>;
def OpBeginInvocationInterlockEXT : SPIRVInstruction<5364, "Extensions", [],
    ["FragmentShaderSampleInterlockEXT", "FragmentShaderPixelInterlockEXT",
    "FragmentShaderShadingRateInterlockEXT"]>;
def OpEndInvocationInterlockEXT : SPIRVInstruction<5365, "Extensions", [],
    ["FragmentShaderSampleInterlockEXT", "FragmentShaderPixelInterlockEXT",
    "FragmentShaderShadingRateInterlockEXT"]>;
def OpDemoteToHelperInvocation : SPIRVInstruction<5380, "Control flow", [],
    ["DemoteToHelperInvocation"]>;
def OpIsHelperInvocationEXT : SPIRVInstruction<5381, "Extensions", ["IdResultType", "IdResult"],
    ["DemoteToHelperInvocationEXT"]>;
def OpConvertUToImageNV : SPIRVInstruction<5391, "Extensions", ["IdResultType", "IdResult",
    "IdRef operand"], ["BindlessTextureNV"]>;
def OpConvertUToSamplerNV : SPIRVInstruction<5392, "Extensions", ["IdResultType", "IdResult",
    "IdRef operand"], ["BindlessTextureNV"]>;
def OpConvertImageToUNV : SPIRVInstruction<5393, "Extensions", ["IdResultType", "IdResult",
    "IdRef operand"], ["BindlessTextureNV"]>;
def OpConvertSamplerToUNV : SPIRVInstruction<5394, "Extensions", ["IdResultType", "IdResult",
    "IdRef operand"], ["BindlessTextureNV"]>;
def OpConvertUToSampledImageNV : SPIRVInstruction<5395, "Extensions", ["IdResultType", "IdResult",
    "IdRef operand"], ["BindlessTextureNV"]>;
def OpConvertSampledImageToUNV : SPIRVInstruction<5396, "Extensions", ["IdResultType", "IdResult",
    "IdRef operand"], ["BindlessTextureNV"]>;
def OpSamplerImageAddressingModeNV : SPIRVInstruction<5397, "Extensions",
    ["LiteralInteger bitWidth"], ["BindlessTextureNV"]>;
def OpAtomicFMinEXT : SPIRVInstruction<5614, "Atomics", ["IdResultType", "IdResult",
    "IdRef pointer", "IdScope memory", "IdMemorySemantics semantics", "IdRef value"],
    ["AtomicFloat16MinMaxEXT", "AtomicFloat32MinMaxEXT", "AtomicFloat64MinMaxEXT"]>;
def OpAtomicFMaxEXT : SPIRVInstruction<5615, "Atomics", ["IdResultType", "IdResult",
    "IdRef pointer", "IdScope memory", "IdMemorySemantics semantics", "IdRef value"],
    ["AtomicFloat16MinMaxEXT", "AtomicFloat32MinMaxEXT", "AtomicFloat64MinMaxEXT"]>;
def OpAssumeTrueKHR : SPIRVInstruction<5630, "Miscellaneous", ["IdRef condition"],
    ["ExpectAssumeKHR"]>;
def OpExpectKHR : SPIRVInstruction<5631, "Miscellaneous", ["IdResultType", "IdResult",
    "IdRef value", "IdRef expectedvalue"], ["ExpectAssumeKHR"]>;
def OpDecorateString : SPIRVInstruction<5632, "Annotations", ["IdRef target",
    "Decoration decoration"], []>;
def OpMemberDecorateString : SPIRVInstruction<5633, "Annotations", ["IdRef structType",
    "LiteralInteger member", "Decoration decoration"], []>;
def OpRayQueryGetRayTMinKHR : SPIRVInstruction<6016, "Extensions", ["IdResultType", "IdResult",
    "IdRef rayquery"], ["RayQueryKHR"]>;
def OpRayQueryGetRayFlagsKHR : SPIRVInstruction<6017, "Extensions", ["IdResultType", "IdResult",
    "IdRef rayquery"], ["RayQueryKHR"]>;
def OpRayQueryGetIntersectionTKHR : SPIRVInstruction<6018, "Extensions", ["IdResultType",
    "IdResult", "IdRef rayquery", "IdRef intersection"], ["RayQueryKHR"]>;
def OpRayQueryGetIntersectionInstanceCustomIndexKHR : SPIRVInstruction<6019, "Extensions",
    ["IdResultType", "IdResult", "IdRef rayquery", "IdRef intersection"], ["RayQueryKHR"]>;
def OpRayQueryGetIntersectionInstanceIdKHR : SPIRVInstruction<6020, "Extensions", ["IdResultType",
    "IdResult", "IdRef rayquery", "IdRef intersection"], ["RayQueryKHR"]>;
def OpRayQueryGetIntersectionInstanceShaderBindingTableRecordOffsetKHR : SPIRVInstruction<6021,
    "Extensions", ["IdResultType", "IdResult", "IdRef rayquery", "IdRef intersection"],
    ["RayQueryKHR"]>;
def OpRayQueryGetIntersectionGeometryIndexKHR : SPIRVInstruction<6022, "Extensions",
    ["IdResultType", "IdResult", "IdRef rayquery", "IdRef intersection"], ["RayQueryKHR"]>;
def OpRayQueryGetIntersectionPrimitiveIndexKHR : SPIRVInstruction<6023, "Extensions",
    ["IdResultType", "IdResult", "IdRef rayquery", "IdRef intersection"], ["RayQueryKHR"]>;
def OpRayQueryGetIntersectionBarycentricsKHR : SPIRVInstruction<6024, "Extensions",
    ["IdResultType", "IdResult", "IdRef rayquery", "IdRef intersection"], ["RayQueryKHR"]>;
def OpRayQueryGetIntersectionFrontFaceKHR : SPIRVInstruction<6025, "Extensions", ["IdResultType",
    "IdResult", "IdRef rayquery", "IdRef intersection"], ["RayQueryKHR"]>;
def OpRayQueryGetIntersectionCandidateAABBOpaqueKHR : SPIRVInstruction<6026, "Extensions",
    ["IdResultType", "IdResult", "IdRef rayquery"], ["RayQueryKHR"]>;
def OpRayQueryGetIntersectionObjectRayDirectionKHR : SPIRVInstruction<6027, "Extensions",
    ["IdResultType", "IdResult", "IdRef rayquery", "IdRef intersection"], ["RayQueryKHR"]>;
def OpRayQueryGetIntersectionObjectRayOriginKHR : SPIRVInstruction<6028, "Extensions",
    ["IdResultType", "IdResult", "IdRef rayquery", "IdRef intersection"], ["RayQueryKHR"]>;
def OpRayQueryGetWorldRayDirectionKHR : SPIRVInstruction<6029, "Extensions", ["IdResultType",
    "IdResult", "IdRef rayquery"], ["RayQueryKHR"]>;
def OpRayQueryGetWorldRayOriginKHR : SPIRVInstruction<6030, "Extensions", ["IdResultType",
    "IdResult", "IdRef rayquery"], ["RayQueryKHR"]>;
def OpRayQueryGetIntersectionObjectToWorldKHR : SPIRVInstruction<6031, "Extensions",
    ["IdResultType", "IdResult", "IdRef rayquery", "IdRef intersection"], ["RayQueryKHR"]>;
def OpRayQueryGetIntersectionWorldToObjectKHR : SPIRVInstruction<6032, "Extensions",
    ["IdResultType", "IdResult", "IdRef rayquery", "IdRef intersection"], ["RayQueryKHR"]>;
def OpAtomicFAddEXT : SPIRVInstruction<6035, "Atomics", ["IdResultType", "IdResult",
    "IdRef pointer", "IdScope memory", "IdMemorySemantics semantics", "IdRef value"],
    ["AtomicFloat16AddEXT", "AtomicFloat32AddEXT", "AtomicFloat64AddEXT"]>;
def OpGroupIMulKHR : SPIRVInstruction<6401, "Groups", ["IdResultType", "IdResult",
    "IdScope execution", "GroupOperation operation", "IdRef x"], ["GroupUniformArithmeticKHR"]>;
def OpGroupFMulKHR : SPIRVInstruction<6402, "Groups", ["IdResultType", "IdResult",
    "IdScope execution", "GroupOperation operation", "IdRef x"], ["GroupUniformArithmeticKHR"]>;
def OpGroupBitwiseAndKHR : SPIRVInstruction<6403, "Groups", ["IdResultType", "IdResult",
    "IdScope execution", "GroupOperation operation", "IdRef x"], ["GroupUniformArithmeticKHR"]>;
def OpGroupBitwiseOrKHR : SPIRVInstruction<6404, "Groups", ["IdResultType", "IdResult",
    "IdScope execution", "GroupOperation operation", "IdRef x"], ["GroupUniformArithmeticKHR"]>;
def OpGroupBitwiseXorKHR : SPIRVInstruction<6405, "Groups", ["IdResultType", "IdResult",
    "IdScope execution", "GroupOperation operation", "IdRef x"], ["GroupUniformArithmeticKHR"]>;
def OpGroupLogicalAndKHR : SPIRVInstruction<6406, "Groups", ["IdResultType", "IdResult",
    "IdScope execution", "GroupOperation operation", "IdRef x"], ["GroupUniformArithmeticKHR"]>;
def OpGroupLogicalOrKHR : SPIRVInstruction<6407, "Groups", ["IdResultType", "IdResult",
    "IdScope execution", "GroupOperation operation", "IdRef x"], ["GroupUniformArithmeticKHR"]>;
def OpGroupLogicalXorKHR : SPIRVInstruction<6408, "Groups", ["IdResultType", "IdResult",
    "IdScope execution", "GroupOperation operation", "IdRef x"], ["GroupUniformArithmeticKHR"]>;
