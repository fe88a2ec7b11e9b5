// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// SPIR-V's capabilities and the ones that each implies. Facts of the unified grammar 1.6.

def SPIRVCapability : SPIRVKind<0>;
def CapabilityMatrix : SPIRVEnumerant<SPIRVCapability, 0, "Matrix", [], []>;
def CapabilityShader : SPIRVEnumerant<SPIRVCapability, 1, "Shader", [], ["Matrix"]>;
def CapabilityGeometry : SPIRVEnumerant<SPIRVCapability, 2, "Geometry", [], ["Shader"]>;
def CapabilityTessellation : SPIRVEnumerant<SPIRVCapability, 3, "Tessellation", [], ["Shader"]>;
def CapabilityAddresses : SPIRVEnumerant<SPIRVCapability, 4, "Addresses", [], []>;
def CapabilityLinkage : SPIRVEnumerant<SPIRVCapability, 5, "Linkage", [], []>;
def CapabilityKernel : SPIRVEnumerant<SPIRVCapability, 6, "Kernel", [], []>;
def CapabilityVector16 : SPIRVEnumerant<SPIRVCapability, 7, "Vector16", [], ["Kernel"]>;
def CapabilityFloat16Buffer : SPIRVEnumerant<SPIRVCapability, 8, "Float16Buffer", [], ["Kernel"]>;
def CapabilityFloat16 : SPIRVEnumerant<SPIRVCapability, 9, "Float16", [], []>;
def CapabilityFloat64 : SPIRVEnumerant<SPIRVCapability, 10, "Float64", [], []>;
def CapabilityInt64 : SPIRVEnumerant<SPIRVCapability, 11, "Int64", [], []>;
def CapabilityInt64Atomics : SPIRVEnumerant<SPIRVCapability, 12, "Int64Atomics", [], ["Int64"]>;
def CapabilityImageBasic : SPIRVEnumerant<SPIRVCapability, 13, "ImageBasic", [], ["Kernel"]>;
def CapabilityImageReadWrite : SPIRVEnumerant<SPIRVCapability, 14, "ImageReadWrite", [],
    ["ImageBasic"]>;
def CapabilityImageMipmap : SPIRVEnumerant<SPIRVCapability, 15, "ImageMipmap", [], ["ImageBasic"]>;
def CapabilityPipes : SPIRVEnumerant<SPIRVCapability, 17, "Pipes", [], ["Kernel"]>;
def CapabilityGroups : SPIRVEnumerant<SPIRVCapability, 18, "Groups", [], []>;
def CapabilityDeviceEnqueue : SPIRVEnumerant<SPIRVCapability, 19, "DeviceEnqueue", [], ["Kernel"]>;
def CapabilityLiteralSampler : SPIRVEnumerant<SPIRVCapability, 20, "LiteralSampler", [],
    ["Kernel"]>;
def CapabilityAtomicStorage : SPIRVEnumerant<SPIRVCapability, 21, "AtomicStorage", [], ["Shader"]>;
def CapabilityInt16 : SPIRVEnumerant<SPIRVCapability, 22, "Int16", [], []>;
def CapabilityTessellationPointSize : SPIRVEnumerant<SPIRVCapability, 23, "TessellationPointSize",
    [], ["Tessellation"]>;
def CapabilityGeometryPointSize : SPIRVEnumerant<SPIRVCapability, 24, "GeometryPointSize", [],
    ["Geometry"]>;
def CapabilityImageGatherExtended : SPIRVEnumerant<SPIRVCapability, 25, "ImageGatherExtended", [],
    ["Shader"]>;
def CapabilityStorageImageMultisample : SPIRVEnumerant<SPIRVCapability, 27,
    "StorageImageMultisample", [], ["Shader"]>;
def CapabilityUniformBufferArrayDynamicIndexing : SPIRVEnumerant<SPIRVCapability, 28,
    "UniformBufferArrayDynamicIndexing", [], ["Shader"]>;
def CapabilitySampledImageArrayDynamicIndexing : SPIRVEnumerant<SPIRVCapability, 29,
    "SampledImageArrayDynamicIndexing", [], ["Shader"]>;
def CapabilityStorageBufferArrayDynamicIndexing : SPIRVEnumerant<SPIRVCapability, 30,
    "StorageBufferArrayDynamicIndexing", [], ["Shader"]>;
def CapabilityStorageImageArrayDynamicIndexing : SPIRVEnumerant<SPIRVCapability, 31,
    "StorageImageArrayDynamicIndexing", [], ["Shader"]>;
def CapabilityClipDistance : SPIRVEnumerant<SPIRVCapability, 32, "ClipDistance", [], ["Shader"]>;
def CapabilityCullDistance : SPIRVEnumerant<SPIRVCapability, 33, "CullDistance", [], ["Shader"]>;
def CapabilityImageCubeArray : SPIRVEnumerant<SPIRVCapability, 34, "ImageCubeArray", [],
    ["SampledCubeArray"]>;
def CapabilitySampleRateShading : SPIRVEnumerant<SPIRVCapability, 35, "SampleRateShading", [],
    ["Shader"]>;
def CapabilityImageRect : SPIRVEnumerant<SPIRVCapability, 36, "ImageRect", [], ["SampledRect"]>;
def CapabilitySampledRect : SPIRVEnumerant<SPIRVCapability, 37, "SampledRect", [], ["Shader"]>;
def CapabilityGenericPointer : SPIRVEnumerant<SPIRVCapability, 38, "GenericPointer", [],
    ["Addresses"]>;
def CapabilityInt8 : SPIRVEnumerant<SPIRVCapability, 39, "Int8", [], []>;
def CapabilityInputAttachment : SPIRVEnumerant<SPIRVCapability, 40, "InputAttachment", [],
    ["Shader"]>;
def CapabilitySparseResidency : SPIRVEnumerant<SPIRVCapability, 41, "SparseResidency", [],
    ["Shader"]>;
def CapabilityMinLod : SPIRVEnumerant<SPIRVCapability, 42, "MinLod", [], ["Shader"]>;
def CapabilitySampled1D : SPIRVEnumerant<SPIRVCapability, 43, "Sampled1D", [], []>;
def CapabilityImage1D : SPIRVEnumerant<SPIRVCapability, 44, "Image1D", [], ["Sampled1D"]>;
def CapabilitySampledCubeArray : SPIRVEnumerant<SPIRVCapability, 45, "SampledCubeArray", [],
    ["Shader"]>;
def CapabilitySampledBuffer : SPIRVEnumerant<SPIRVCapability, 46, "SampledBuffer", [], []>;
def CapabilityImageBuffer : SPIRVEnumerant<SPIRVCapability, 47, "ImageBuffer", [],
    ["SampledBuffer"]>;
def CapabilityImageMSArray : SPIRVEnumerant<SPIRVCapability, 48, "ImageMSArray", [], ["Shader"]>;
def CapabilityStorageImageExtendedFormats : SPIRVEnumerant<SPIRVCapability, 49,
    "StorageImageExtendedFormats", [], ["Shader"]>;
def CapabilityImageQuery : SPIRVEnumerant<SPIRVCapability, 50, "ImageQuery", [], ["Shader"]>;
def CapabilityDerivativeControl : SPIRVEnumerant<SPIRVCapability, 51, "DerivativeControl", [],
    ["Shader"]>;
def CapabilityInterpolationFunction : SPIRVEnumerant<SPIRVCapability, 52, "InterpolationFunction",
    [], ["Shader"]>;
def CapabilityTransformFeedback : SPIRVEnumerant<SPIRVCapability, 53, "TransformFeedback", [],
    ["Shader"]>;
def CapabilityGeometryStreams : SPIRVEnumerant<SPIRVCapability, 54, "GeometryStreams", [],
    ["Geometry"]>;
def CapabilityStorageImageReadWithoutFormat : SPIRVEnumerant<SPIRVCapability, 55,
    "StorageImageReadWithoutFormat", [], ["Shader"]>;
def CapabilityStorageImageWriteWithoutFormat : SPIRVEnumerant<SPIRVCapability, 56,
    "StorageImageWriteWithoutFormat", [], ["Shader"]>;
def CapabilityMultiViewport : SPIRVEnumerant<SPIRVCapability, 57, "MultiViewport", [],
    ["Geometry"]>;
def CapabilitySubgroupDispatch : SPIRVEnumerant<SPIRVCapability, 58, "SubgroupDispatch", [],
    ["DeviceEnqueue"]>;
def CapabilityNamedBarrier : SPIRVEnumerant<SPIRVCapability, 59, "NamedBarrier", [], ["Kernel"]>;
def CapabilityPipeStorage : SPIRVEnumerant<SPIRVCapability, 60, "PipeStorage", [], ["Pipes"]>;
def CapabilityGroupNonUniform : SPIRVEnumerant<SPIRVCapability, 61, "GroupNonUniform", [], []>;
def CapabilityGroupNonUniformVote : SPIRVEnumerant<SPIRVCapability, 62, "GroupNonUniformVote", [],
    ["GroupNonUniform"]>;
def CapabilityGroupNonUniformArithmetic : SPIRVEnumerant<SPIRVCapability, 63,
    "GroupNonUniformArithmetic", [], ["GroupNonUniform"]>;
def CapabilityGroupNonUniformBallot : SPIRVEnumerant<SPIRVCapability, 64, "GroupNonUniformBallot",
    [], ["GroupNonUniform"]>;
def CapabilityGroupNonUniformShuffle : SPIRVEnumerant<SPIRVCapability, 65,
    "GroupNonUniformShuffle", [], ["GroupNonUniform"]>;
def CapabilityGroupNonUniformShuffleRelative : SPIRVEnumerant<SPIRVCapability, 66,
    "GroupNonUniformShuffleRelative", [], ["GroupNonUniform"]>;
def CapabilityGroupNonUniformClustered : SPIRVEnumerant<SPIRVCapability, 67,
    "GroupNonUniformClustered", [], ["GroupNonUniform"]>;
def CapabilityGroupNonUniformQuad : SPIRVEnumerant<SPIRVCapability, 68, "GroupNonUniformQuad", [],
    ["GroupNonUniform"]>;
def CapabilityShaderLayer : SPIRVEnumerant<SPIRVCapability, 69, "ShaderLayer", [], []>;
def CapabilityShaderViewportIndex : SPIRVEnumerant<SPIRVCapability, 70, "ShaderViewportIndex", [],
    []>;
def CapabilityUniformDecoration : SPIRVEnumerant<SPIRVCapability, 71, "UniformDecoration", [], []>;
def CapabilityCoreBuiltinsARM : SPIRVEnumerant<SPIRVCapability, 4165, "CoreBuiltinsARM", [], []>;
def CapabilityFragmentShadingRateKHR : SPIRVEnumerant<SPIRVCapability, 4422,
    "FragmentShadingRateKHR", [], ["Shader"]>;
def CapabilitySubgroupBallotKHR : SPIRVEnumerant<SPIRVCapability, 4423, "SubgroupBallotKHR", [],
    []>;
def CapabilityDrawParameters : SPIRVEnumerant<SPIRVCapability, 4427, "DrawParameters", [],
    ["Shader"]>;
def CapabilityWorkgroupMemoryExplicitLayoutKHR : SPIRVEnumerant<SPIRVCapability, 4428,
    "WorkgroupMemoryExplicitLayoutKHR", [], ["Shader"]>;
def CapabilityWorkgroupMemoryExplicitLayout8BitAccessKHR : SPIRVEnumerant<SPIRVCapability, 4429,
    "WorkgroupMemoryExplicitLayout8BitAccessKHR", [], ["WorkgroupMemoryExplicitLayoutKHR"]>;
def CapabilityWorkgroupMemoryExplicitLayout16BitAccessKHR : SPIRVEnumerant<SPIRVCapability, 4430,
    "WorkgroupMemoryExplicitLayout16BitAccessKHR", [], ["Shader"]>;
def CapabilitySubgroupVoteKHR : SPIRVEnumerant<SPIRVCapability, 4431, "SubgroupVoteKHR", [], []>;
def CapabilityStorageBuffer16BitAccess : SPIRVEnumerant<SPIRVCapability, 4433,
    "StorageBuffer16BitAccess", [], []>;
def CapabilityUniformAndStorageBuffer16BitAccess : SPIRVEnumerant<SPIRVCapability, 4434,
    "UniformAndStorageBuffer16BitAccess", [], ["StorageBuffer16BitAccess",
    "StorageUniformBufferBlock16"]>;
def CapabilityStoragePushConstant16 : SPIRVEnumerant<SPIRVCapability, 4435,
    "StoragePushConstant16", [], []>;
def CapabilityStorageInputOutput16 : SPIRVEnumerant<SPIRVCapability, 4436, "StorageInputOutput16",
    [], []>;
def CapabilityDeviceGroup : SPIRVEnumerant<SPIRVCapability, 4437, "DeviceGroup", [], []>;
def CapabilityMultiView : SPIRVEnumerant<SPIRVCapability, 4439, "MultiView", [], ["Shader"]>;
def CapabilityVariablePointersStorageBuffer : SPIRVEnumerant<SPIRVCapability, 4441,
    "VariablePointersStorageBuffer", [], ["Shader"]>;
def CapabilityVariablePointers : SPIRVEnumerant<SPIRVCapability, 4442, "VariablePointers", [],
    ["VariablePointersStorageBuffer"]>;
def CapabilityAtomicStorageOps : SPIRVEnumerant<SPIRVCapability, 4445, "AtomicStorageOps", [], []>;
def CapabilitySampleMaskPostDepthCoverage : SPIRVEnumerant<SPIRVCapability, 4447,
    "SampleMaskPostDepthCoverage", [], []>;
def CapabilityStorageBuffer8BitAccess : SPIRVEnumerant<SPIRVCapability, 4448,
    "StorageBuffer8BitAccess", [], []>;
def CapabilityUniformAndStorageBuffer8BitAccess : SPIRVEnumerant<SPIRVCapability, 4449,
    "UniformAndStorageBuffer8BitAccess", [], ["StorageBuffer8BitAccess"]>;
def CapabilityStoragePushConstant8 : SPIRVEnumerant<SPIRVCapability, 4450, "StoragePushConstant8",
    [], []>;
def CapabilityDenormPreserve : SPIRVEnumerant<SPIRVCapability, 4464, "DenormPreserve", [], []>;
def CapabilityDenormFlushToZero : SPIRVEnumerant<SPIRVCapability, 4465, "DenormFlushToZero", [],
    []>;
def CapabilitySignedZeroInfNanPreserve : SPIRVEnumerant<SPIRVCapability, 4466,
    "SignedZeroInfNanPreserve", [], []>;
def CapabilityRoundingModeRTE : SPIRVEnumerant<SPIRVCapability, 4467, "RoundingModeRTE", [], []>;
def CapabilityRoundingModeRTZ : SPIRVEnumerant<SPIRVCapability, 4468, "RoundingModeRTZ", [], []>;
def CapabilityRayQueryProvisionalKHR : SPIRVEnumerant<SPIRVCapability, 4471,
    "RayQueryProvisionalKHR", [], ["Shader"]>;
def CapabilityRayQueryKHR : SPIRVEnumerant<SPIRVCapability, 4472, "RayQueryKHR", [], ["Shader"]>;
def CapabilityRayTraversalPrimitiveCullingKHR : SPIRVEnumerant<SPIRVCapability, 4478,
    "RayTraversalPrimitiveCullingKHR", [], ["RayQueryKHR", "RayTracingKHR"]>;
def CapabilityRayTracingKHR : SPIRVEnumerant<SPIRVCapability, 4479, "RayTracingKHR", [],
    ["Shader"]>;
def CapabilityFloat16ImageAMD : SPIRVEnumerant<SPIRVCapability, 5008, "Float16ImageAMD", [],
    ["Shader"]>;
def CapabilityImageGatherBiasLodAMD : SPIRVEnumerant<SPIRVCapability, 5009,
    "ImageGatherBiasLodAMD", [], ["Shader"]>;
def CapabilityFragmentMaskAMD : SPIRVEnumerant<SPIRVCapability, 5010, "FragmentMaskAMD", [],
    ["Shader"]>;
def CapabilityStencilExportEXT : SPIRVEnumerant<SPIRVCapability, 5013, "StencilExportEXT", [],
    ["Shader"]>;
def CapabilityImageReadWriteLodAMD : SPIRVEnumerant<SPIRVCapability, 5015, "ImageReadWriteLodAMD",
    [], ["Shader"]>;
def CapabilityInt64ImageEXT : SPIRVEnumerant<SPIRVCapability, 5016, "Int64ImageEXT", [],
    ["Shader"]>;
def CapabilityShaderClockKHR : SPIRVEnumerant<SPIRVCapability, 5055, "ShaderClockKHR", [],
    ["Shader"]>;
def CapabilitySampleMaskOverrideCoverageNV : SPIRVEnumerant<SPIRVCapability, 5249,
    "SampleMaskOverrideCoverageNV", [], ["SampleRateShading"]>;
def CapabilityGeometryShaderPassthroughNV : SPIRVEnumerant<SPIRVCapability, 5251,
    "GeometryShaderPassthroughNV", [], ["Geometry"]>;
def CapabilityShaderViewportIndexLayerEXT : SPIRVEnumerant<SPIRVCapability, 5254,
    "ShaderViewportIndexLayerEXT", [], ["MultiViewport"]>;
def CapabilityShaderViewportMaskNV : SPIRVEnumerant<SPIRVCapability, 5255, "ShaderViewportMaskNV",
    [], ["ShaderViewportIndexLayerNV"]>;
def CapabilityShaderStereoViewNV : SPIRVEnumerant<SPIRVCapability, 5259, "ShaderStereoViewNV", [],
    ["ShaderViewportMaskNV"]>;
def CapabilityPerViewAttributesNV : SPIRVEnumerant<SPIRVCapability, 5260, "PerViewAttributesNV",
    [], ["MultiView"]>;
def CapabilityFragmentFullyCoveredEXT : SPIRVEnumerant<SPIRVCapability, 5265,
    "FragmentFullyCoveredEXT", [], ["Shader"]>;
def CapabilityMeshShadingNV : SPIRVEnumerant<SPIRVCapability, 5266, "MeshShadingNV", [],
    ["Shader"]>;
def CapabilityImageFootprintNV : SPIRVEnumerant<SPIRVCapability, 5282, "ImageFootprintNV", [], []>;
def CapabilityMeshShadingEXT : SPIRVEnumerant<SPIRVCapability, 5283, "MeshShadingEXT", [],
    ["Shader"]>;
def CapabilityFragmentBarycentricKHR : SPIRVEnumerant<SPIRVCapability, 5284,
    "FragmentBarycentricKHR", [], []>;
def CapabilityComputeDerivativeGroupQuadsNV : SPIRVEnumerant<SPIRVCapability, 5288,
    "ComputeDerivativeGroupQuadsNV", [], []>;
def CapabilityFragmentDensityEXT : SPIRVEnumerant<SPIRVCapability, 5291, "FragmentDensityEXT", [],
    ["Shader"]>;
def CapabilityGroupNonUniformPartitionedNV : SPIRVEnumerant<SPIRVCapability, 5297,
    "GroupNonUniformPartitionedNV", [], []>;
def CapabilityShaderNonUniform : SPIRVEnumerant<SPIRVCapability, 5301, "ShaderNonUniform", [],
    ["Shader"]>;
def CapabilityRuntimeDescriptorArray : SPIRVEnumerant<SPIRVCapability, 5302,
    "RuntimeDescriptorArray", [], ["Shader"]>;
def CapabilityInputAttachmentArrayDynamicIndexing : SPIRVEnumerant<SPIRVCapability, 5303,
    "InputAttachmentArrayDynamicIndexing", [], ["InputAttachment"]>;
def CapabilityUniformTexelBufferArrayDynamicIndexing : SPIRVEnumerant<SPIRVCapability, 5304,
    "UniformTexelBufferArrayDynamicIndexing", [], ["SampledBuffer"]>;
def CapabilityStorageTexelBufferArrayDynamicIndexing : SPIRVEnumerant<SPIRVCapability, 5305,
    "StorageTexelBufferArrayDynamicIndexing", [], ["ImageBuffer"]>;
def CapabilityUniformBufferArrayNonUniformIndexing : SPIRVEnumerant<SPIRVCapability, 5306,
    "UniformBufferArrayNonUniformIndexing", [], ["ShaderNonUniform"]>;
def CapabilitySampledImageArrayNonUniformIndexing : SPIRVEnumerant<SPIRVCapability, 5307,
    "SampledImageArrayNonUniformIndexing", [], ["ShaderNonUniform"]>;
def CapabilityStorageBufferArrayNonUniformIndexing : SPIRVEnumerant<SPIRVCapability, 5308,
    "StorageBufferArrayNonUniformIndexing", [], ["ShaderNonUniform"]>;
def CapabilityStorageImageArrayNonUniformIndexing : SPIRVEnumerant<SPIRVCapability, 5309,
    "StorageImageArrayNonUniformIndexing", [], ["ShaderNonUniform"]>;
def CapabilityInputAttachmentArrayNonUniformIndexing : SPIRVEnumerant<SPIRVCapability, 5310,
    "InputAttachmentArrayNonUniformIndexing", [], ["InputAttachment", "ShaderNonUniform"]>;
def CapabilityUniformTexelBufferArrayNonUniformIndexing : SPIRVEnumerant<SPIRVCapability, 5311,
    "UniformTexelBufferArrayNonUniformIndexing", [], ["SampledBuffer", "ShaderNonUniform"]>;
def CapabilityStorageTexelBufferArrayNonUniformIndexing : SPIRVEnumerant<SPIRVCapability, 5312,
    "StorageTexelBufferArrayNonUniformIndexing", [], ["ImageBuffer", "ShaderNonUniform"]>;
def CapabilityRayTracingNV : SPIRVEnumerant<SPIRVCapability, 5340, "RayTracingNV", [], ["Shader"]>;
def CapabilityRayTracingMotionBlurNV : SPIRVEnumerant<SPIRVCapability, 5341,
    "RayTracingMotionBlurNV", [], ["Shader"]>;
def CapabilityVulkanMemoryModel : SPIRVEnumerant<SPIRVCapability, 5345, "VulkanMemoryModel", [],
    []>;
def CapabilityVulkanMemoryModelDeviceScope : SPIRVEnumerant<SPIRVCapability, 5346,
    "VulkanMemoryModelDeviceScope", [], []>;
def CapabilityPhysicalStorageBufferAddresses : SPIRVEnumerant<SPIRVCapability, 5347,
    "PhysicalStorageBufferAddresses", [], ["Shader"]>;
def CapabilityComputeDerivativeGroupLinearNV : SPIRVEnumerant<SPIRVCapability, 5350,
    "ComputeDerivativeGroupLinearNV", [], []>;
def CapabilityRayTracingProvisionalKHR : SPIRVEnumerant<SPIRVCapability, 5353,
    "RayTracingProvisionalKHR", [], ["Shader"]>;
def CapabilityCooperativeMatrixNV : SPIRVEnumerant<SPIRVCapability, 5357, "CooperativeMatrixNV",
    [], ["Shader"]>;
def CapabilityFragmentShaderSampleInterlockEXT : SPIRVEnumerant<SPIRVCapability, 5363,
    "FragmentShaderSampleInterlockEXT", [], ["Shader"]>;
def CapabilityFragmentShaderShadingRateInterlockEXT : SPIRVEnumerant<SPIRVCapability, 5372,
    "FragmentShaderShadingRateInterlockEXT", [], ["Shader"]>;
def CapabilityShaderSMBuiltinsNV : SPIRVEnumerant<SPIRVCapability, 5373, "ShaderSMBuiltinsNV", [],
    ["Shader"]>;
def CapabilityFragmentShaderPixelInterlockEXT : SPIRVEnumerant<SPIRVCapability, 5378,
    "FragmentShaderPixelInterlockEXT", [], ["Shader"]>;
def CapabilityDemoteToHelperInvocation : SPIRVEnumerant<SPIRVCapability, 5379,
    "DemoteToHelperInvocation", [], ["Shader"]>;
def CapabilityRayTracingOpacityMicromapEXT : SPIRVEnumerant<SPIRVCapability, 5381,
    "RayTracingOpacityMicromapEXT", [], ["RayQueryKHR", "RayTracingKHR"]>;
def CapabilityShaderInvocationReorderNV : SPIRVEnumerant<SPIRVCapability, 5383,
    "ShaderInvocationReorderNV", [], ["RayTracingKHR"]>;
def CapabilityBindlessTextureNV : SPIRVEnumerant<SPIRVCapability, 5390, "BindlessTextureNV", [],
    []>;
def CapabilitySubgroupShuffleINTEL : SPIRVEnumerant<SPIRVCapability, 5568, "SubgroupShuffleINTEL",
    [], []>;
def CapabilitySubgroupBufferBlockIOINTEL : SPIRVEnumerant<SPIRVCapability, 5569,
    "SubgroupBufferBlockIOINTEL", [], []>;
def CapabilitySubgroupImageBlockIOINTEL : SPIRVEnumerant<SPIRVCapability, 5570,
    "SubgroupImageBlockIOINTEL", [], []>;
def CapabilitySubgroupImageMediaBlockIOINTEL : SPIRVEnumerant<SPIRVCapability, 5579,
    "SubgroupImageMediaBlockIOINTEL", [], []>;
def CapabilityRoundToInfinityINTEL : SPIRVEnumerant<SPIRVCapability, 5582, "RoundToInfinityINTEL",
    [], []>;
def CapabilityFloatingPointModeINTEL : SPIRVEnumerant<SPIRVCapability, 5583,
    "FloatingPointModeINTEL", [], []>;
def CapabilityIntegerFunctions2INTEL : SPIRVEnumerant<SPIRVCapability, 5584,
    "IntegerFunctions2INTEL", [], ["Shader"]>;
def CapabilityFunctionPointersINTEL : SPIRVEnumerant<SPIRVCapability, 5603,
    "FunctionPointersINTEL", [], []>;
def CapabilityIndirectReferencesINTEL : SPIRVEnumerant<SPIRVCapability, 5604,
    "IndirectReferencesINTEL", [], []>;
def CapabilityAsmINTEL : SPIRVEnumerant<SPIRVCapability, 5606, "AsmINTEL", [], []>;
def CapabilityAtomicFloat32MinMaxEXT : SPIRVEnumerant<SPIRVCapability, 5612,
    "AtomicFloat32MinMaxEXT", [], []>;
def CapabilityAtomicFloat64MinMaxEXT : SPIRVEnumerant<SPIRVCapability, 5613,
    "AtomicFloat64MinMaxEXT", [], []>;
def CapabilityAtomicFloat16MinMaxEXT : SPIRVEnumerant<SPIRVCapability, 5616,
    "AtomicFloat16MinMaxEXT", [], []>;
def CapabilityVectorComputeINTEL : SPIRVEnumerant<SPIRVCapability, 5617, "VectorComputeINTEL", [],
    ["VectorAnyINTEL"]>;
def CapabilityVectorAnyINTEL : SPIRVEnumerant<SPIRVCapability, 5619, "VectorAnyINTEL", [], []>;
def CapabilityExpectAssumeKHR : SPIRVEnumerant<SPIRVCapability, 5629, "ExpectAssumeKHR", [], []>;
def CapabilitySubgroupAvcMotionEstimationINTEL : SPIRVEnumerant<SPIRVCapability, 5696,
    "SubgroupAvcMotionEstimationINTEL", [], []>;
def CapabilitySubgroupAvcMotionEstimationIntraINTEL : SPIRVEnumerant<SPIRVCapability, 5697,
    "SubgroupAvcMotionEstimationIntraINTEL", [], []>;
def CapabilitySubgroupAvcMotionEstimationChromaINTEL : SPIRVEnumerant<SPIRVCapability, 5698,
    "SubgroupAvcMotionEstimationChromaINTEL", [], []>;
def CapabilityVariableLengthArrayINTEL : SPIRVEnumerant<SPIRVCapability, 5817,
    "VariableLengthArrayINTEL", [], []>;
def CapabilityFunctionFloatControlINTEL : SPIRVEnumerant<SPIRVCapability, 5821,
    "FunctionFloatControlINTEL", [], []>;
def CapabilityFPGAMemoryAttributesINTEL : SPIRVEnumerant<SPIRVCapability, 5824,
    "FPGAMemoryAttributesINTEL", [], []>;
def CapabilityFPFastMathModeINTEL : SPIRVEnumerant<SPIRVCapability, 5837, "FPFastMathModeINTEL",
    [], ["Kernel"]>;
def CapabilityArbitraryPrecisionIntegersINTEL : SPIRVEnumerant<SPIRVCapability, 5844,
    "ArbitraryPrecisionIntegersINTEL", [], []>;
def CapabilityArbitraryPrecisionFloatingPointINTEL : SPIRVEnumerant<SPIRVCapability, 5845,
    "ArbitraryPrecisionFloatingPointINTEL", [], []>;
def CapabilityUnstructuredLoopControlsINTEL : SPIRVEnumerant<SPIRVCapability, 5886,
    "UnstructuredLoopControlsINTEL", [], []>;
def CapabilityFPGALoopControlsINTEL : SPIRVEnumerant<SPIRVCapability, 5888,
    "FPGALoopControlsINTEL", [], []>;
def CapabilityKernelAttributesINTEL : SPIRVEnumerant<SPIRVCapability, 5892,
    "KernelAttributesINTEL", [], []>;
def CapabilityFPGAKernelAttributesINTEL : SPIRVEnumerant<SPIRVCapability, 5897,
    "FPGAKernelAttributesINTEL", [], []>;
def CapabilityFPGAMemoryAccessesINTEL : SPIRVEnumerant<SPIRVCapability, 5898,
    "FPGAMemoryAccessesINTEL", [], []>;
def CapabilityFPGAClusterAttributesINTEL : SPIRVEnumerant<SPIRVCapability, 5904,
    "FPGAClusterAttributesINTEL", [], []>;
def CapabilityLoopFuseINTEL : SPIRVEnumerant<SPIRVCapability, 5906, "LoopFuseINTEL", [], []>;
def CapabilityFPGADSPControlINTEL : SPIRVEnumerant<SPIRVCapability, 5908, "FPGADSPControlINTEL",
    [], []>;
def CapabilityMemoryAccessAliasingINTEL : SPIRVEnumerant<SPIRVCapability, 5910,
    "MemoryAccessAliasingINTEL", [], []>;
def CapabilityFPGAInvocationPipeliningAttributesINTEL : SPIRVEnumerant<SPIRVCapability, 5916,
    "FPGAInvocationPipeliningAttributesINTEL", [], []>;
def CapabilityFPGABufferLocationINTEL : SPIRVEnumerant<SPIRVCapability, 5920,
    "FPGABufferLocationINTEL", [], []>;
def CapabilityArbitraryPrecisionFixedPointINTEL : SPIRVEnumerant<SPIRVCapability, 5922,
    "ArbitraryPrecisionFixedPointINTEL", [], []>;
def CapabilityUSMStorageClassesINTEL : SPIRVEnumerant<SPIRVCapability, 5935,
    "USMStorageClassesINTEL", [], []>;
def CapabilityRuntimeAlignedAttributeINTEL : SPIRVEnumerant<SPIRVCapability, 5939,
    "RuntimeAlignedAttributeINTEL", [], []>;
def CapabilityIOPipesINTEL : SPIRVEnumerant<SPIRVCapability, 5943, "IOPipesINTEL", [], []>;
def CapabilityBlockingPipesINTEL : SPIRVEnumerant<SPIRVCapability, 5945, "BlockingPipesINTEL", [],
    []>;
def CapabilityFPGARegINTEL : SPIRVEnumerant<SPIRVCapability, 5948, "FPGARegINTEL", [], []>;
def CapabilityDotProductInputAll : SPIRVEnumerant<SPIRVCapability, 6016, "DotProductInputAll", [],
    []>;
def CapabilityDotProductInput4x8Bit : SPIRVEnumerant<SPIRVCapability, 6017,
    "DotProductInput4x8Bit", [], ["Int8"]>;
def CapabilityDotProductInput4x8BitPacked : SPIRVEnumerant<SPIRVCapability, 6018,
    "DotProductInput4x8BitPacked", [], []>;
def CapabilityDotProduct : SPIRVEnumerant<SPIRVCapability, 6019, "DotProduct", [], []>;
def CapabilityRayCullMaskKHR : SPIRVEnumerant<SPIRVCapability, 6020, "RayCullMaskKHR", [], []>;
def CapabilityBitInstructions : SPIRVEnumerant<SPIRVCapability, 6025, "BitInstructions", [], []>;
def CapabilityGroupNonUniformRotateKHR : SPIRVEnumerant<SPIRVCapability, 6026,
    "GroupNonUniformRotateKHR", [], ["GroupNonUniform"]>;
def CapabilityAtomicFloat32AddEXT : SPIRVEnumerant<SPIRVCapability, 6033, "AtomicFloat32AddEXT",
    [], []>;
def CapabilityAtomicFloat64AddEXT : SPIRVEnumerant<SPIRVCapability, 6034, "AtomicFloat64AddEXT",
    [], []>;
def CapabilityLongConstantCompositeINTEL : SPIRVEnumerant<SPIRVCapability, 6089,
    "LongConstantCompositeINTEL", [], []>;
def CapabilityOptNoneINTEL : SPIRVEnumerant<SPIRVCapability, 6094, "OptNoneINTEL", [], []>;
def CapabilityAtomicFloat16AddEXT : SPIRVEnumerant<SPIRVCapability, 6095, "AtomicFloat16AddEXT",
    [], []>;
def CapabilityDebugInfoModuleINTEL : SPIRVEnumerant<SPIRVCapability, 6114, "DebugInfoModuleINTEL",
    [], []>;
def CapabilitySplitBarrierINTEL : SPIRVEnumerant<SPIRVCapability, 6141, "SplitBarrierINTEL", [],
    []>;
def CapabilityGroupUniformArithmeticKHR : SPIRVEnumerant<SPIRVCapability, 6400,
    "GroupUniformArithmeticKHR", [], []>;
