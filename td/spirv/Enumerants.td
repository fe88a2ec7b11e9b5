// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The enumerations of SPIR-V's operands: number, name, parameters, capabilities. Facts of the unified grammar 1.6.

def SPIRVImageOperands : SPIRVKind<1>;
def ImageOperandsNone : SPIRVEnumerant<SPIRVImageOperands, 0, "None", [], []>;
def ImageOperandsBias : SPIRVEnumerant<SPIRVImageOperands, 1, "Bias", ["IdRef value"], ["Shader"]>;
def ImageOperandsLod : SPIRVEnumerant<SPIRVImageOperands, 2, "Lod", ["IdRef value"], []>;
def ImageOperandsGrad : SPIRVEnumerant<SPIRVImageOperands, 4, "Grad", ["IdRef value",
    "IdRef value"], []>;
def ImageOperandsConstOffset : SPIRVEnumerant<SPIRVImageOperands, 8, "ConstOffset",
    ["IdRef value"], []>;
def ImageOperandsOffset : SPIRVEnumerant<SPIRVImageOperands, 16, "Offset", ["IdRef value"],
    ["ImageGatherExtended"]>;
def ImageOperandsConstOffsets : SPIRVEnumerant<SPIRVImageOperands, 32, "ConstOffsets",
    ["IdRef value"], ["ImageGatherExtended"]>;
def ImageOperandsSample : SPIRVEnumerant<SPIRVImageOperands, 64, "Sample", ["IdRef value"], []>;
def ImageOperandsMinLod : SPIRVEnumerant<SPIRVImageOperands, 128, "MinLod", ["IdRef value"],
    ["MinLod"]>;
def ImageOperandsMakeTexelAvailable : SPIRVEnumerant<SPIRVImageOperands, 256, "MakeTexelAvailable",
    ["IdScope value"], ["VulkanMemoryModel"]>;
def ImageOperandsMakeTexelVisible : SPIRVEnumerant<SPIRVImageOperands, 512, "MakeTexelVisible",
    ["IdScope value"], ["VulkanMemoryModel"]>;
def ImageOperandsNonPrivateTexel : SPIRVEnumerant<SPIRVImageOperands, 1024, "NonPrivateTexel", [],
    ["VulkanMemoryModel"]>;
def ImageOperandsVolatileTexel : SPIRVEnumerant<SPIRVImageOperands, 2048, "VolatileTexel", [],
    ["VulkanMemoryModel"]>;
def ImageOperandsSignExtend : SPIRVEnumerant<SPIRVImageOperands, 4096, "SignExtend", [], []>;
def ImageOperandsZeroExtend : SPIRVEnumerant<SPIRVImageOperands, 8192, "ZeroExtend", [], []>;
def ImageOperandsNontemporal : SPIRVEnumerant<SPIRVImageOperands, 16384, "Nontemporal", [], []>;
def ImageOperandsOffsets : SPIRVEnumerant<SPIRVImageOperands, 65536, "Offsets", ["IdRef value"],
    []>;

def SPIRVFPFastMathMode : SPIRVKind<1>;

def SPIRVSelectionControl : SPIRVKind<1>;
def SelectionControlNone : SPIRVEnumerant<SPIRVSelectionControl, 0, "None", [], []>;
def SelectionControlFlatten : SPIRVEnumerant<SPIRVSelectionControl, 1, "Flatten", [], []>;
def SelectionControlDontFlatten : SPIRVEnumerant<SPIRVSelectionControl, 2, "DontFlatten", [], []>;

def SPIRVLoopControl : SPIRVKind<1>;
def LoopControlNone : SPIRVEnumerant<SPIRVLoopControl, 0, "None", [], []>;
def LoopControlUnroll : SPIRVEnumerant<SPIRVLoopControl, 1, "Unroll", [], []>;
def LoopControlDontUnroll : SPIRVEnumerant<SPIRVLoopControl, 2, "DontUnroll", [], []>;
def LoopControlDependencyInfinite : SPIRVEnumerant<SPIRVLoopControl, 4, "DependencyInfinite", [],
    []>;
def LoopControlDependencyLength : SPIRVEnumerant<SPIRVLoopControl, 8, "DependencyLength",
    ["LiteralInteger value"], []>;
def LoopControlMinIterations : SPIRVEnumerant<SPIRVLoopControl, 16, "MinIterations",
    ["LiteralInteger value"], []>;
def LoopControlMaxIterations : SPIRVEnumerant<SPIRVLoopControl, 32, "MaxIterations",
    ["LiteralInteger value"], []>;
def LoopControlIterationMultiple : SPIRVEnumerant<SPIRVLoopControl, 64, "IterationMultiple",
    ["LiteralInteger value"], []>;
def LoopControlPeelCount : SPIRVEnumerant<SPIRVLoopControl, 128, "PeelCount",
    ["LiteralInteger value"], []>;
def LoopControlPartialCount : SPIRVEnumerant<SPIRVLoopControl, 256, "PartialCount",
    ["LiteralInteger value"], []>;
def LoopControlInitiationIntervalINTEL : SPIRVEnumerant<SPIRVLoopControl, 65536,
    "InitiationIntervalINTEL", ["LiteralInteger value"], ["FPGALoopControlsINTEL"]>;
def LoopControlMaxConcurrencyINTEL : SPIRVEnumerant<SPIRVLoopControl, 131072,
    "MaxConcurrencyINTEL", ["LiteralInteger value"], ["FPGALoopControlsINTEL"]>;
def LoopControlDependencyArrayINTEL : SPIRVEnumerant<SPIRVLoopControl, 262144,
    "DependencyArrayINTEL", ["LiteralInteger value"], ["FPGALoopControlsINTEL"]>;
def LoopControlPipelineEnableINTEL : SPIRVEnumerant<SPIRVLoopControl, 524288,
    "PipelineEnableINTEL", ["LiteralInteger value"], ["FPGALoopControlsINTEL"]>;
def LoopControlLoopCoalesceINTEL : SPIRVEnumerant<SPIRVLoopControl, 1048576, "LoopCoalesceINTEL",
    ["LiteralInteger value"], ["FPGALoopControlsINTEL"]>;
def LoopControlMaxInterleavingINTEL : SPIRVEnumerant<SPIRVLoopControl, 2097152,
    "MaxInterleavingINTEL", ["LiteralInteger value"], ["FPGALoopControlsINTEL"]>;
def LoopControlSpeculatedIterationsINTEL : SPIRVEnumerant<SPIRVLoopControl, 4194304,
    "SpeculatedIterationsINTEL", ["LiteralInteger value"], ["FPGALoopControlsINTEL"]>;
def LoopControlNoFusionINTEL : SPIRVEnumerant<SPIRVLoopControl, 8388608, "NoFusionINTEL", [],
    ["FPGALoopControlsINTEL"]>;
def LoopControlLoopCountINTEL : SPIRVEnumerant<SPIRVLoopControl, 16777216, "LoopCountINTEL",
    ["LiteralInteger value"], ["FPGALoopControlsINTEL"]>;
def LoopControlMaxReinvocationDelayINTEL : SPIRVEnumerant<SPIRVLoopControl, 33554432,
    "MaxReinvocationDelayINTEL", ["LiteralInteger value"], ["FPGALoopControlsINTEL"]>;

def SPIRVFunctionControl : SPIRVKind<1>;
def FunctionControlNone : SPIRVEnumerant<SPIRVFunctionControl, 0, "None", [], []>;
def FunctionControlInline : SPIRVEnumerant<SPIRVFunctionControl, 1, "Inline", [], []>;
def FunctionControlDontInline : SPIRVEnumerant<SPIRVFunctionControl, 2, "DontInline", [], []>;
def FunctionControlPure : SPIRVEnumerant<SPIRVFunctionControl, 4, "Pure", [], []>;
def FunctionControlConst : SPIRVEnumerant<SPIRVFunctionControl, 8, "Const", [], []>;
def FunctionControlOptNoneINTEL : SPIRVEnumerant<SPIRVFunctionControl, 65536, "OptNoneINTEL", [],
    ["OptNoneINTEL"]>;

def SPIRVMemorySemantics : SPIRVKind<1>;
def MemorySemanticsRelaxed : SPIRVEnumerant<SPIRVMemorySemantics, 0, "Relaxed", [], []>;
def MemorySemanticsAcquire : SPIRVEnumerant<SPIRVMemorySemantics, 2, "Acquire", [], []>;
def MemorySemanticsRelease : SPIRVEnumerant<SPIRVMemorySemantics, 4, "Release", [], []>;
def MemorySemanticsAcquireRelease : SPIRVEnumerant<SPIRVMemorySemantics, 8, "AcquireRelease", [],
    []>;
def MemorySemanticsSequentiallyConsistent : SPIRVEnumerant<SPIRVMemorySemantics, 16,
    "SequentiallyConsistent", [], []>;
def MemorySemanticsUniformMemory : SPIRVEnumerant<SPIRVMemorySemantics, 64, "UniformMemory", [],
    ["Shader"]>;
def MemorySemanticsSubgroupMemory : SPIRVEnumerant<SPIRVMemorySemantics, 128, "SubgroupMemory", [],
    []>;
def MemorySemanticsWorkgroupMemory : SPIRVEnumerant<SPIRVMemorySemantics, 256, "WorkgroupMemory",
    [], []>;
def MemorySemanticsCrossWorkgroupMemory : SPIRVEnumerant<SPIRVMemorySemantics, 512,
    "CrossWorkgroupMemory", [], []>;
def MemorySemanticsAtomicCounterMemory : SPIRVEnumerant<SPIRVMemorySemantics, 1024,
    "AtomicCounterMemory", [], ["AtomicStorage"]>;
def MemorySemanticsImageMemory : SPIRVEnumerant<SPIRVMemorySemantics, 2048, "ImageMemory", [], []>;
def MemorySemanticsOutputMemory : SPIRVEnumerant<SPIRVMemorySemantics, 4096, "OutputMemory", [],
    ["VulkanMemoryModel"]>;
def MemorySemanticsMakeAvailable : SPIRVEnumerant<SPIRVMemorySemantics, 8192, "MakeAvailable", [],
    ["VulkanMemoryModel"]>;
def MemorySemanticsMakeVisible : SPIRVEnumerant<SPIRVMemorySemantics, 16384, "MakeVisible", [],
    ["VulkanMemoryModel"]>;
def MemorySemanticsVolatile : SPIRVEnumerant<SPIRVMemorySemantics, 32768, "Volatile", [],
    ["VulkanMemoryModel"]>;

def SPIRVMemoryAccess : SPIRVKind<1>;
def MemoryAccessNone : SPIRVEnumerant<SPIRVMemoryAccess, 0, "None", [], []>;
def MemoryAccessVolatile : SPIRVEnumerant<SPIRVMemoryAccess, 1, "Volatile", [], []>;
def MemoryAccessAligned : SPIRVEnumerant<SPIRVMemoryAccess, 2, "Aligned", ["LiteralInteger value"],
    []>;
def MemoryAccessNontemporal : SPIRVEnumerant<SPIRVMemoryAccess, 4, "Nontemporal", [], []>;
def MemoryAccessMakePointerAvailable : SPIRVEnumerant<SPIRVMemoryAccess, 8, "MakePointerAvailable",
    ["IdScope value"], ["VulkanMemoryModel"]>;
def MemoryAccessMakePointerVisible : SPIRVEnumerant<SPIRVMemoryAccess, 16, "MakePointerVisible",
    ["IdScope value"], ["VulkanMemoryModel"]>;
def MemoryAccessNonPrivatePointer : SPIRVEnumerant<SPIRVMemoryAccess, 32, "NonPrivatePointer", [],
    ["VulkanMemoryModel"]>;
def MemoryAccessAliasScopeINTELMask : SPIRVEnumerant<SPIRVMemoryAccess, 65536,
    "AliasScopeINTELMask", ["IdRef value"], ["MemoryAccessAliasingINTEL"]>;
def MemoryAccessNoAliasINTELMask : SPIRVEnumerant<SPIRVMemoryAccess, 131072, "NoAliasINTELMask",
    ["IdRef value"], ["MemoryAccessAliasingINTEL"]>;

def SPIRVKernelProfilingInfo : SPIRVKind<1>;

def SPIRVRayFlags : SPIRVKind<1>;
def RayFlagsNoneKHR : SPIRVEnumerant<SPIRVRayFlags, 0, "NoneKHR", [], ["RayQueryKHR",
    "RayTracingKHR"]>;
def RayFlagsOpaqueKHR : SPIRVEnumerant<SPIRVRayFlags, 1, "OpaqueKHR", [], ["RayQueryKHR",
    "RayTracingKHR"]>;
def RayFlagsNoOpaqueKHR : SPIRVEnumerant<SPIRVRayFlags, 2, "NoOpaqueKHR", [], ["RayQueryKHR",
    "RayTracingKHR"]>;
def RayFlagsTerminateOnFirstHitKHR : SPIRVEnumerant<SPIRVRayFlags, 4, "TerminateOnFirstHitKHR", [],
    ["RayQueryKHR", "RayTracingKHR"]>;
def RayFlagsSkipClosestHitShaderKHR : SPIRVEnumerant<SPIRVRayFlags, 8, "SkipClosestHitShaderKHR",
    [], ["RayQueryKHR", "RayTracingKHR"]>;
def RayFlagsCullBackFacingTrianglesKHR : SPIRVEnumerant<SPIRVRayFlags, 16,
    "CullBackFacingTrianglesKHR", [], ["RayQueryKHR", "RayTracingKHR"]>;
def RayFlagsCullFrontFacingTrianglesKHR : SPIRVEnumerant<SPIRVRayFlags, 32,
    "CullFrontFacingTrianglesKHR", [], ["RayQueryKHR", "RayTracingKHR"]>;
def RayFlagsCullOpaqueKHR : SPIRVEnumerant<SPIRVRayFlags, 64, "CullOpaqueKHR", [], ["RayQueryKHR",
    "RayTracingKHR"]>;
def RayFlagsCullNoOpaqueKHR : SPIRVEnumerant<SPIRVRayFlags, 128, "CullNoOpaqueKHR", [],
    ["RayQueryKHR", "RayTracingKHR"]>;
def RayFlagsSkipTrianglesKHR : SPIRVEnumerant<SPIRVRayFlags, 256, "SkipTrianglesKHR", [],
    ["RayTraversalPrimitiveCullingKHR"]>;
def RayFlagsSkipAABBsKHR : SPIRVEnumerant<SPIRVRayFlags, 512, "SkipAABBsKHR", [],
    ["RayTraversalPrimitiveCullingKHR"]>;
def RayFlagsForceOpacityMicromap2StateEXT : SPIRVEnumerant<SPIRVRayFlags, 1024,
    "ForceOpacityMicromap2StateEXT", [], ["RayTracingOpacityMicromapEXT"]>;

def SPIRVFragmentShadingRate : SPIRVKind<1>;
def FragmentShadingRateVertical2Pixels : SPIRVEnumerant<SPIRVFragmentShadingRate, 1,
    "Vertical2Pixels", [], ["FragmentShadingRateKHR"]>;
def FragmentShadingRateVertical4Pixels : SPIRVEnumerant<SPIRVFragmentShadingRate, 2,
    "Vertical4Pixels", [], ["FragmentShadingRateKHR"]>;
def FragmentShadingRateHorizontal2Pixels : SPIRVEnumerant<SPIRVFragmentShadingRate, 4,
    "Horizontal2Pixels", [], ["FragmentShadingRateKHR"]>;
def FragmentShadingRateHorizontal4Pixels : SPIRVEnumerant<SPIRVFragmentShadingRate, 8,
    "Horizontal4Pixels", [], ["FragmentShadingRateKHR"]>;

def SPIRVSourceLanguage : SPIRVKind<0>;
def SourceLanguageUnknown : SPIRVEnumerant<SPIRVSourceLanguage, 0, "Unknown", [], []>;
def SourceLanguageESSL : SPIRVEnumerant<SPIRVSourceLanguage, 1, "ESSL", [], []>;
def SourceLanguageGLSL : SPIRVEnumerant<SPIRVSourceLanguage, 2, "GLSL", [], []>;
def SourceLanguageOpenCL_C : SPIRVEnumerant<SPIRVSourceLanguage, 3, "OpenCL_C", [], []>;
def SourceLanguageOpenCL_CPP : SPIRVEnumerant<SPIRVSourceLanguage, 4, "OpenCL_CPP", [], []>;
def SourceLanguageHLSL : SPIRVEnumerant<SPIRVSourceLanguage, 5, "HLSL", [], []>;
def SourceLanguageCPP_for_OpenCL : SPIRVEnumerant<SPIRVSourceLanguage, 6, "CPP_for_OpenCL", [], []>;
def SourceLanguageSYCL : SPIRVEnumerant<SPIRVSourceLanguage, 7, "SYCL", [], []>;

def SPIRVExecutionModel : SPIRVKind<0>;
def ExecutionModelVertex : SPIRVEnumerant<SPIRVExecutionModel, 0, "Vertex", [], ["Shader"]>;
def ExecutionModelTessellationControl : SPIRVEnumerant<SPIRVExecutionModel, 1,
    "TessellationControl", [], ["Tessellation"]>;
def ExecutionModelTessellationEvaluation : SPIRVEnumerant<SPIRVExecutionModel, 2,
    "TessellationEvaluation", [], ["Tessellation"]>;
def ExecutionModelGeometry : SPIRVEnumerant<SPIRVExecutionModel, 3, "Geometry", [], ["Geometry"]>;
def ExecutionModelFragment : SPIRVEnumerant<SPIRVExecutionModel, 4, "Fragment", [], ["Shader"]>;
def ExecutionModelGLCompute : SPIRVEnumerant<SPIRVExecutionModel, 5, "GLCompute", [], ["Shader"]>;
def ExecutionModelKernel : SPIRVEnumerant<SPIRVExecutionModel, 6, "Kernel", [], ["Kernel"]>;
def ExecutionModelTaskNV : SPIRVEnumerant<SPIRVExecutionModel, 5267, "TaskNV", [],
    ["MeshShadingNV"]>;
def ExecutionModelMeshNV : SPIRVEnumerant<SPIRVExecutionModel, 5268, "MeshNV", [],
    ["MeshShadingNV"]>;
def ExecutionModelRayGenerationKHR : SPIRVEnumerant<SPIRVExecutionModel, 5313, "RayGenerationKHR",
    [], ["RayTracingNV", "RayTracingKHR"]>;
def ExecutionModelIntersectionKHR : SPIRVEnumerant<SPIRVExecutionModel, 5314, "IntersectionKHR",
    [], ["RayTracingNV", "RayTracingKHR"]>;
def ExecutionModelAnyHitKHR : SPIRVEnumerant<SPIRVExecutionModel, 5315, "AnyHitKHR", [],
    ["RayTracingNV", "RayTracingKHR"]>;
def ExecutionModelClosestHitKHR : SPIRVEnumerant<SPIRVExecutionModel, 5316, "ClosestHitKHR", [],
    ["RayTracingNV", "RayTracingKHR"]>;
def ExecutionModelMissKHR : SPIRVEnumerant<SPIRVExecutionModel, 5317, "MissKHR", [],
    ["RayTracingNV", "RayTracingKHR"]>;
def ExecutionModelCallableKHR : SPIRVEnumerant<SPIRVExecutionModel, 5318, "CallableKHR", [],
    ["RayTracingNV", "RayTracingKHR"]>;
def ExecutionModelTaskEXT : SPIRVEnumerant<SPIRVExecutionModel, 5364, "TaskEXT", [],
    ["MeshShadingEXT"]>;
def ExecutionModelMeshEXT : SPIRVEnumerant<SPIRVExecutionModel, 5365, "MeshEXT", [],
    ["MeshShadingEXT"]>;

def SPIRVAddressingModel : SPIRVKind<0>;
def AddressingModelLogical : SPIRVEnumerant<SPIRVAddressingModel, 0, "Logical", [], []>;
def AddressingModelPhysical32 : SPIRVEnumerant<SPIRVAddressingModel, 1, "Physical32", [],
    ["Addresses"]>;
def AddressingModelPhysical64 : SPIRVEnumerant<SPIRVAddressingModel, 2, "Physical64", [],
    ["Addresses"]>;
def AddressingModelPhysicalStorageBuffer64 : SPIRVEnumerant<SPIRVAddressingModel, 5348,
    "PhysicalStorageBuffer64", [], ["PhysicalStorageBufferAddresses"]>;

def SPIRVMemoryModel : SPIRVKind<0>;
def MemoryModelSimple : SPIRVEnumerant<SPIRVMemoryModel, 0, "Simple", [], ["Shader"]>;
def MemoryModelGLSL450 : SPIRVEnumerant<SPIRVMemoryModel, 1, "GLSL450", [], ["Shader"]>;
def MemoryModelOpenCL : SPIRVEnumerant<SPIRVMemoryModel, 2, "OpenCL", [], ["Kernel"]>;
def MemoryModelVulkan : SPIRVEnumerant<SPIRVMemoryModel, 3, "Vulkan", [], ["VulkanMemoryModel"]>;

def SPIRVStorageClass : SPIRVKind<0>;
def StorageClassUniformConstant : SPIRVEnumerant<SPIRVStorageClass, 0, "UniformConstant", [], []>;
def StorageClassInput : SPIRVEnumerant<SPIRVStorageClass, 1, "Input", [], []>;
def StorageClassUniform : SPIRVEnumerant<SPIRVStorageClass, 2, "Uniform", [], ["Shader"]>;
def StorageClassOutput : SPIRVEnumerant<SPIRVStorageClass, 3, "Output", [], ["Shader"]>;
def StorageClassWorkgroup : SPIRVEnumerant<SPIRVStorageClass, 4, "Workgroup", [], []>;
def StorageClassCrossWorkgroup : SPIRVEnumerant<SPIRVStorageClass, 5, "CrossWorkgroup", [], []>;
def StorageClassPrivate : SPIRVEnumerant<SPIRVStorageClass, 6, "Private", [], ["Shader",
    "VectorComputeINTEL"]>;
def StorageClassFunction : SPIRVEnumerant<SPIRVStorageClass, 7, "Function", [], []>;
def StorageClassGeneric : SPIRVEnumerant<SPIRVStorageClass, 8, "Generic", [], ["GenericPointer"]>;
def StorageClassPushConstant : SPIRVEnumerant<SPIRVStorageClass, 9, "PushConstant", [], ["Shader"]>;
def StorageClassAtomicCounter : SPIRVEnumerant<SPIRVStorageClass, 10, "AtomicCounter", [],
    ["AtomicStorage"]>;
def StorageClassImage : SPIRVEnumerant<SPIRVStorageClass, 11, "Image", [], []>;
def StorageClassStorageBuffer : SPIRVEnumerant<SPIRVStorageClass, 12, "StorageBuffer", [],
    ["Shader"]>;
def StorageClassCallableDataKHR : SPIRVEnumerant<SPIRVStorageClass, 5328, "CallableDataKHR", [],
    ["RayTracingNV", "RayTracingKHR"]>;
def StorageClassIncomingCallableDataKHR : SPIRVEnumerant<SPIRVStorageClass, 5329,
    "IncomingCallableDataKHR", [], ["RayTracingNV", "RayTracingKHR"]>;
def StorageClassRayPayloadKHR : SPIRVEnumerant<SPIRVStorageClass, 5338, "RayPayloadKHR", [],
    ["RayTracingNV", "RayTracingKHR"]>;
def StorageClassHitAttributeKHR : SPIRVEnumerant<SPIRVStorageClass, 5339, "HitAttributeKHR", [],
    ["RayTracingNV", "RayTracingKHR"]>;
def StorageClassIncomingRayPayloadKHR : SPIRVEnumerant<SPIRVStorageClass, 5342,
    "IncomingRayPayloadKHR", [], ["RayTracingNV", "RayTracingKHR"]>;
def StorageClassShaderRecordBufferKHR : SPIRVEnumerant<SPIRVStorageClass, 5343,
    "ShaderRecordBufferKHR", [], ["RayTracingNV", "RayTracingKHR"]>;
def StorageClassPhysicalStorageBuffer : SPIRVEnumerant<SPIRVStorageClass, 5349,
    "PhysicalStorageBuffer", [], ["PhysicalStorageBufferAddresses"]>;
def StorageClassHitObjectAttributeNV : SPIRVEnumerant<SPIRVStorageClass, 5385,
    "HitObjectAttributeNV", [], ["ShaderInvocationReorderNV"]>;
def StorageClassTaskPayloadWorkgroupEXT : SPIRVEnumerant<SPIRVStorageClass, 5402,
    "TaskPayloadWorkgroupEXT", [], ["MeshShadingEXT"]>;
def StorageClassCodeSectionINTEL : SPIRVEnumerant<SPIRVStorageClass, 5605, "CodeSectionINTEL", [],
    ["FunctionPointersINTEL"]>;
def StorageClassDeviceOnlyINTEL : SPIRVEnumerant<SPIRVStorageClass, 5936, "DeviceOnlyINTEL", [],
    ["USMStorageClassesINTEL"]>;
def StorageClassHostOnlyINTEL : SPIRVEnumerant<SPIRVStorageClass, 5937, "HostOnlyINTEL", [],
    ["USMStorageClassesINTEL"]>;

def SPIRVDim : SPIRVKind<0>;
def Dim1D : SPIRVEnumerant<SPIRVDim, 0, "1D", [], ["Sampled1D", "Image1D"]>;
def Dim2D : SPIRVEnumerant<SPIRVDim, 1, "2D", [], ["Shader", "Kernel", "ImageMSArray"]>;
def Dim3D : SPIRVEnumerant<SPIRVDim, 2, "3D", [], []>;
def DimCube : SPIRVEnumerant<SPIRVDim, 3, "Cube", [], ["Shader", "ImageCubeArray"]>;
def DimRect : SPIRVEnumerant<SPIRVDim, 4, "Rect", [], ["SampledRect", "ImageRect"]>;
def DimBuffer : SPIRVEnumerant<SPIRVDim, 5, "Buffer", [], ["SampledBuffer", "ImageBuffer"]>;
def DimSubpassData : SPIRVEnumerant<SPIRVDim, 6, "SubpassData", [], ["InputAttachment"]>;

def SPIRVSamplerAddressingMode : SPIRVKind<0>;

def SPIRVSamplerFilterMode : SPIRVKind<0>;

def SPIRVImageFormat : SPIRVKind<0>;
def ImageFormatUnknown : SPIRVEnumerant<SPIRVImageFormat, 0, "Unknown", [], []>;
def ImageFormatRgba32f : SPIRVEnumerant<SPIRVImageFormat, 1, "Rgba32f", [], ["Shader"]>;
def ImageFormatRgba16f : SPIRVEnumerant<SPIRVImageFormat, 2, "Rgba16f", [], ["Shader"]>;
def ImageFormatR32f : SPIRVEnumerant<SPIRVImageFormat, 3, "R32f", [], ["Shader"]>;
def ImageFormatRgba8 : SPIRVEnumerant<SPIRVImageFormat, 4, "Rgba8", [], ["Shader"]>;
def ImageFormatRgba8Snorm : SPIRVEnumerant<SPIRVImageFormat, 5, "Rgba8Snorm", [], ["Shader"]>;
def ImageFormatRg32f : SPIRVEnumerant<SPIRVImageFormat, 6, "Rg32f", [],
    ["StorageImageExtendedFormats"]>;
def ImageFormatRg16f : SPIRVEnumerant<SPIRVImageFormat, 7, "Rg16f", [],
    ["StorageImageExtendedFormats"]>;
def ImageFormatR11fG11fB10f : SPIRVEnumerant<SPIRVImageFormat, 8, "R11fG11fB10f", [],
    ["StorageImageExtendedFormats"]>;
def ImageFormatR16f : SPIRVEnumerant<SPIRVImageFormat, 9, "R16f", [],
    ["StorageImageExtendedFormats"]>;
def ImageFormatRgba16 : SPIRVEnumerant<SPIRVImageFormat, 10, "Rgba16", [],
    ["StorageImageExtendedFormats"]>;
def ImageFormatRgb10A2 : SPIRVEnumerant<SPIRVImageFormat, 11, "Rgb10A2", [],
    ["StorageImageExtendedFormats"]>;
def ImageFormatRg16 : SPIRVEnumerant<SPIRVImageFormat, 12, "Rg16", [],
    ["StorageImageExtendedFormats"]>;
def ImageFormatRg8 : SPIRVEnumerant<SPIRVImageFormat, 13, "Rg8", [],
    ["StorageImageExtendedFormats"]>;
def ImageFormatR16 : SPIRVEnumerant<SPIRVImageFormat, 14, "R16", [],
    ["StorageImageExtendedFormats"]>;
def ImageFormatR8 : SPIRVEnumerant<SPIRVImageFormat, 15, "R8", [], ["StorageImageExtendedFormats"]>;
def ImageFormatRgba16Snorm : SPIRVEnumerant<SPIRVImageFormat, 16, "Rgba16Snorm", [],
    ["StorageImageExtendedFormats"]>;
def ImageFormatRg16Snorm : SPIRVEnumerant<SPIRVImageFormat, 17, "Rg16Snorm", [],
    ["StorageImageExtendedFormats"]>;
def ImageFormatRg8Snorm : SPIRVEnumerant<SPIRVImageFormat, 18, "Rg8Snorm", [],
    ["StorageImageExtendedFormats"]>;
def ImageFormatR16Snorm : SPIRVEnumerant<SPIRVImageFormat, 19, "R16Snorm", [],
    ["StorageImageExtendedFormats"]>;
def ImageFormatR8Snorm : SPIRVEnumerant<SPIRVImageFormat, 20, "R8Snorm", [],
    ["StorageImageExtendedFormats"]>;
def ImageFormatRgba32i : SPIRVEnumerant<SPIRVImageFormat, 21, "Rgba32i", [], ["Shader"]>;
def ImageFormatRgba16i : SPIRVEnumerant<SPIRVImageFormat, 22, "Rgba16i", [], ["Shader"]>;
def ImageFormatRgba8i : SPIRVEnumerant<SPIRVImageFormat, 23, "Rgba8i", [], ["Shader"]>;
def ImageFormatR32i : SPIRVEnumerant<SPIRVImageFormat, 24, "R32i", [], ["Shader"]>;
def ImageFormatRg32i : SPIRVEnumerant<SPIRVImageFormat, 25, "Rg32i", [],
    ["StorageImageExtendedFormats"]>;
def ImageFormatRg16i : SPIRVEnumerant<SPIRVImageFormat, 26, "Rg16i", [],
    ["StorageImageExtendedFormats"]>;
def ImageFormatRg8i : SPIRVEnumerant<SPIRVImageFormat, 27, "Rg8i", [],
    ["StorageImageExtendedFormats"]>;
def ImageFormatR16i : SPIRVEnumerant<SPIRVImageFormat, 28, "R16i", [],
    ["StorageImageExtendedFormats"]>;
def ImageFormatR8i : SPIRVEnumerant<SPIRVImageFormat, 29, "R8i", [],
    ["StorageImageExtendedFormats"]>;
def ImageFormatRgba32ui : SPIRVEnumerant<SPIRVImageFormat, 30, "Rgba32ui", [], ["Shader"]>;
def ImageFormatRgba16ui : SPIRVEnumerant<SPIRVImageFormat, 31, "Rgba16ui", [], ["Shader"]>;
def ImageFormatRgba8ui : SPIRVEnumerant<SPIRVImageFormat, 32, "Rgba8ui", [], ["Shader"]>;
def ImageFormatR32ui : SPIRVEnumerant<SPIRVImageFormat, 33, "R32ui", [], ["Shader"]>;
def ImageFormatRgb10a2ui : SPIRVEnumerant<SPIRVImageFormat, 34, "Rgb10a2ui", [],
    ["StorageImageExtendedFormats"]>;
def ImageFormatRg32ui : SPIRVEnumerant<SPIRVImageFormat, 35, "Rg32ui", [],
    ["StorageImageExtendedFormats"]>;
def ImageFormatRg16ui : SPIRVEnumerant<SPIRVImageFormat, 36, "Rg16ui", [],
    ["StorageImageExtendedFormats"]>;
def ImageFormatRg8ui : SPIRVEnumerant<SPIRVImageFormat, 37, "Rg8ui", [],
    ["StorageImageExtendedFormats"]>;
def ImageFormatR16ui : SPIRVEnumerant<SPIRVImageFormat, 38, "R16ui", [],
    ["StorageImageExtendedFormats"]>;
def ImageFormatR8ui : SPIRVEnumerant<SPIRVImageFormat, 39, "R8ui", [],
    ["StorageImageExtendedFormats"]>;
def ImageFormatR64ui : SPIRVEnumerant<SPIRVImageFormat, 40, "R64ui", [], ["Int64ImageEXT"]>;
def ImageFormatR64i : SPIRVEnumerant<SPIRVImageFormat, 41, "R64i", [], ["Int64ImageEXT"]>;

def SPIRVImageChannelOrder : SPIRVKind<0>;

def SPIRVImageChannelDataType : SPIRVKind<0>;

def SPIRVFPRoundingMode : SPIRVKind<0>;
def FPRoundingModeRTE : SPIRVEnumerant<SPIRVFPRoundingMode, 0, "RTE", [], []>;
def FPRoundingModeRTZ : SPIRVEnumerant<SPIRVFPRoundingMode, 1, "RTZ", [], []>;
def FPRoundingModeRTP : SPIRVEnumerant<SPIRVFPRoundingMode, 2, "RTP", [], []>;
def FPRoundingModeRTN : SPIRVEnumerant<SPIRVFPRoundingMode, 3, "RTN", [], []>;

def SPIRVFPDenormMode : SPIRVKind<0>;

def SPIRVQuantizationModes : SPIRVKind<0>;

def SPIRVFPOperationMode : SPIRVKind<0>;

def SPIRVOverflowModes : SPIRVKind<0>;

def SPIRVLinkageType : SPIRVKind<0>;

def SPIRVAccessQualifier : SPIRVKind<0>;

def SPIRVFunctionParameterAttribute : SPIRVKind<0>;

def SPIRVScope : SPIRVKind<0>;
def ScopeCrossDevice : SPIRVEnumerant<SPIRVScope, 0, "CrossDevice", [], []>;
def ScopeDevice : SPIRVEnumerant<SPIRVScope, 1, "Device", [], []>;
def ScopeWorkgroup : SPIRVEnumerant<SPIRVScope, 2, "Workgroup", [], []>;
def ScopeSubgroup : SPIRVEnumerant<SPIRVScope, 3, "Subgroup", [], []>;
def ScopeInvocation : SPIRVEnumerant<SPIRVScope, 4, "Invocation", [], []>;
def ScopeQueueFamily : SPIRVEnumerant<SPIRVScope, 5, "QueueFamily", [], ["VulkanMemoryModel"]>;
def ScopeShaderCallKHR : SPIRVEnumerant<SPIRVScope, 6, "ShaderCallKHR", [], ["RayTracingKHR"]>;

def SPIRVGroupOperation : SPIRVKind<0>;
def GroupOperationReduce : SPIRVEnumerant<SPIRVGroupOperation, 0, "Reduce", [], ["Kernel",
    "GroupNonUniformArithmetic", "GroupNonUniformBallot"]>;
def GroupOperationInclusiveScan : SPIRVEnumerant<SPIRVGroupOperation, 1, "InclusiveScan", [],
    ["Kernel", "GroupNonUniformArithmetic", "GroupNonUniformBallot"]>;
def GroupOperationExclusiveScan : SPIRVEnumerant<SPIRVGroupOperation, 2, "ExclusiveScan", [],
    ["Kernel", "GroupNonUniformArithmetic", "GroupNonUniformBallot"]>;
def GroupOperationClusteredReduce : SPIRVEnumerant<SPIRVGroupOperation, 3, "ClusteredReduce", [],
    ["GroupNonUniformClustered"]>;
def GroupOperationPartitionedReduceNV : SPIRVEnumerant<SPIRVGroupOperation, 6,
    "PartitionedReduceNV", [], ["GroupNonUniformPartitionedNV"]>;
def GroupOperationPartitionedInclusiveScanNV : SPIRVEnumerant<SPIRVGroupOperation, 7,
    "PartitionedInclusiveScanNV", [], ["GroupNonUniformPartitionedNV"]>;
def GroupOperationPartitionedExclusiveScanNV : SPIRVEnumerant<SPIRVGroupOperation, 8,
    "PartitionedExclusiveScanNV", [], ["GroupNonUniformPartitionedNV"]>;

def SPIRVKernelEnqueueFlags : SPIRVKind<0>;

def SPIRVRayQueryIntersection : SPIRVKind<0>;
def RayQueryIntersectionRayQueryCandidateIntersectionKHR : SPIRVEnumerant<SPIRVRayQueryIntersection, 0, "RayQueryCandidateIntersectionKHR", [], ["RayQueryKHR"]>;
def RayQueryIntersectionRayQueryCommittedIntersectionKHR : SPIRVEnumerant<SPIRVRayQueryIntersection, 1, "RayQueryCommittedIntersectionKHR", [], ["RayQueryKHR"]>;

def SPIRVRayQueryCommittedIntersectionType : SPIRVKind<0>;
def RayQueryCommittedIntersectionTypeRayQueryCommittedIntersectionNoneKHR : SPIRVEnumerant<SPIRVRayQueryCommittedIntersectionType, 0, "RayQueryCommittedIntersectionNoneKHR", [], ["RayQueryKHR"]>;
def RayQueryCommittedIntersectionTypeRayQueryCommittedIntersectionTriangleKHR : SPIRVEnumerant<SPIRVRayQueryCommittedIntersectionType, 1, "RayQueryCommittedIntersectionTriangleKHR", [], ["RayQueryKHR"]>;
def RayQueryCommittedIntersectionTypeRayQueryCommittedIntersectionGeneratedKHR : SPIRVEnumerant<SPIRVRayQueryCommittedIntersectionType, 2, "RayQueryCommittedIntersectionGeneratedKHR", [], ["RayQueryKHR"]>;

def SPIRVRayQueryCandidateIntersectionType : SPIRVKind<0>;
def RayQueryCandidateIntersectionTypeRayQueryCandidateIntersectionTriangleKHR : SPIRVEnumerant<SPIRVRayQueryCandidateIntersectionType, 0, "RayQueryCandidateIntersectionTriangleKHR", [], ["RayQueryKHR"]>;
def RayQueryCandidateIntersectionTypeRayQueryCandidateIntersectionAABBKHR : SPIRVEnumerant<SPIRVRayQueryCandidateIntersectionType, 1, "RayQueryCandidateIntersectionAABBKHR", [], ["RayQueryKHR"]>;

def SPIRVPackedVectorFormat : SPIRVKind<0>;
def PackedVectorFormatPackedVectorFormat4x8Bit : SPIRVEnumerant<SPIRVPackedVectorFormat, 0,
    "PackedVectorFormat4x8Bit", [], []>;
