// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// SPIR-V's decorations. Facts of the unified grammar 1.6.

def SPIRVDecoration : SPIRVKind<0>;
def DecorationRelaxedPrecision : SPIRVEnumerant<SPIRVDecoration, 0, "RelaxedPrecision", [],
    ["Shader"]>;
def DecorationSpecId : SPIRVEnumerant<SPIRVDecoration, 1, "SpecId",
    ["LiteralInteger specializationConstantID"], ["Shader", "Kernel"]>;
def DecorationBlock : SPIRVEnumerant<SPIRVDecoration, 2, "Block", [], ["Shader"]>;
def DecorationBufferBlock : SPIRVEnumerant<SPIRVDecoration, 3, "BufferBlock", [], ["Shader"]>;
def DecorationRowMajor : SPIRVEnumerant<SPIRVDecoration, 4, "RowMajor", [], ["Matrix"]>;
def DecorationColMajor : SPIRVEnumerant<SPIRVDecoration, 5, "ColMajor", [], ["Matrix"]>;
def DecorationArrayStride : SPIRVEnumerant<SPIRVDecoration, 6, "ArrayStride",
    ["LiteralInteger arrayStride"], ["Shader"]>;
def DecorationMatrixStride : SPIRVEnumerant<SPIRVDecoration, 7, "MatrixStride",
    ["LiteralInteger matrixStride"], ["Matrix"]>;
def DecorationGLSLShared : SPIRVEnumerant<SPIRVDecoration, 8, "GLSLShared", [], ["Shader"]>;
def DecorationGLSLPacked : SPIRVEnumerant<SPIRVDecoration, 9, "GLSLPacked", [], ["Shader"]>;
def DecorationCPacked : SPIRVEnumerant<SPIRVDecoration, 10, "CPacked", [], ["Kernel"]>;
def DecorationBuiltIn : SPIRVEnumerant<SPIRVDecoration, 11, "BuiltIn", ["BuiltIn value"], []>;
def DecorationNoPerspective : SPIRVEnumerant<SPIRVDecoration, 13, "NoPerspective", [], ["Shader"]>;
def DecorationFlat : SPIRVEnumerant<SPIRVDecoration, 14, "Flat", [], ["Shader"]>;
def DecorationPatch : SPIRVEnumerant<SPIRVDecoration, 15, "Patch", [], ["Tessellation"]>;
def DecorationCentroid : SPIRVEnumerant<SPIRVDecoration, 16, "Centroid", [], ["Shader"]>;
def DecorationSample : SPIRVEnumerant<SPIRVDecoration, 17, "Sample", [], ["SampleRateShading"]>;
def DecorationInvariant : SPIRVEnumerant<SPIRVDecoration, 18, "Invariant", [], ["Shader"]>;
def DecorationRestrict : SPIRVEnumerant<SPIRVDecoration, 19, "Restrict", [], []>;
def DecorationAliased : SPIRVEnumerant<SPIRVDecoration, 20, "Aliased", [], []>;
def DecorationVolatile : SPIRVEnumerant<SPIRVDecoration, 21, "Volatile", [], []>;
def DecorationConstant : SPIRVEnumerant<SPIRVDecoration, 22, "Constant", [], ["Kernel"]>;
def DecorationCoherent : SPIRVEnumerant<SPIRVDecoration, 23, "Coherent", [], []>;
def DecorationNonWritable : SPIRVEnumerant<SPIRVDecoration, 24, "NonWritable", [], []>;
def DecorationNonReadable : SPIRVEnumerant<SPIRVDecoration, 25, "NonReadable", [], []>;
def DecorationUniform : SPIRVEnumerant<SPIRVDecoration, 26, "Uniform", [], ["Shader",
    "UniformDecoration"]>;
def DecorationUniformId : SPIRVEnumerant<SPIRVDecoration, 27, "UniformId", ["IdScope execution"],
    ["Shader", "UniformDecoration"]>;
def DecorationSaturatedConversion : SPIRVEnumerant<SPIRVDecoration, 28, "SaturatedConversion", [],
    ["Kernel"]>;
def DecorationStream : SPIRVEnumerant<SPIRVDecoration, 29, "Stream",
    ["LiteralInteger streamNumber"], ["GeometryStreams"]>;
def DecorationLocation : SPIRVEnumerant<SPIRVDecoration, 30, "Location",
    ["LiteralInteger location"], ["Shader"]>;
def DecorationComponent : SPIRVEnumerant<SPIRVDecoration, 31, "Component",
    ["LiteralInteger component"], ["Shader"]>;
def DecorationIndex : SPIRVEnumerant<SPIRVDecoration, 32, "Index", ["LiteralInteger index"],
    ["Shader"]>;
def DecorationBinding : SPIRVEnumerant<SPIRVDecoration, 33, "Binding",
    ["LiteralInteger bindingPoint"], ["Shader"]>;
def DecorationDescriptorSet : SPIRVEnumerant<SPIRVDecoration, 34, "DescriptorSet",
    ["LiteralInteger descriptorSet"], ["Shader"]>;
def DecorationOffset : SPIRVEnumerant<SPIRVDecoration, 35, "Offset", ["LiteralInteger byteOffset"],
    ["Shader"]>;
def DecorationXfbBuffer : SPIRVEnumerant<SPIRVDecoration, 36, "XfbBuffer",
    ["LiteralInteger xfbBufferNumber"], ["TransformFeedback"]>;
def DecorationXfbStride : SPIRVEnumerant<SPIRVDecoration, 37, "XfbStride",
    ["LiteralInteger xfbStride"], ["TransformFeedback"]>;
def DecorationFuncParamAttr : SPIRVEnumerant<SPIRVDecoration, 38, "FuncParamAttr",
    ["FunctionParameterAttribute functionParameterAttribute"], ["Kernel"]>;
def DecorationFPRoundingMode : SPIRVEnumerant<SPIRVDecoration, 39, "FPRoundingMode",
    ["FPRoundingMode floatingPointRoundingMode"], []>;
def DecorationFPFastMathMode : SPIRVEnumerant<SPIRVDecoration, 40, "FPFastMathMode",
    ["FPFastMathMode fastMathMode"], ["Kernel"]>;
def DecorationLinkageAttributes : SPIRVEnumerant<SPIRVDecoration, 41, "LinkageAttributes",
    ["LiteralString name", "LinkageType linkageType"], ["Linkage"]>;
def DecorationNoContraction : SPIRVEnumerant<SPIRVDecoration, 42, "NoContraction", [], ["Shader"]>;
def DecorationInputAttachmentIndex : SPIRVEnumerant<SPIRVDecoration, 43, "InputAttachmentIndex",
    ["LiteralInteger attachmentIndex"], ["InputAttachment"]>;
def DecorationAlignment : SPIRVEnumerant<SPIRVDecoration, 44, "Alignment",
    ["LiteralInteger alignment"], ["Kernel"]>;
def DecorationMaxByteOffset : SPIRVEnumerant<SPIRVDecoration, 45, "MaxByteOffset",
    ["LiteralInteger maxByteOffset"], ["Addresses"]>;
def DecorationAlignmentId : SPIRVEnumerant<SPIRVDecoration, 46, "AlignmentId", ["IdRef alignment"],
    ["Kernel"]>;
def DecorationMaxByteOffsetId : SPIRVEnumerant<SPIRVDecoration, 47, "MaxByteOffsetId",
    ["IdRef maxByteOffset"], ["Addresses"]>;
def DecorationNoSignedWrap : SPIRVEnumerant<SPIRVDecoration, 4469, "NoSignedWrap", [], []>;
def DecorationNoUnsignedWrap : SPIRVEnumerant<SPIRVDecoration, 4470, "NoUnsignedWrap", [], []>;
def DecorationExplicitInterpAMD : SPIRVEnumerant<SPIRVDecoration, 4999, "ExplicitInterpAMD", [],
    []>;
def DecorationOverrideCoverageNV : SPIRVEnumerant<SPIRVDecoration, 5248, "OverrideCoverageNV", [],
    ["SampleMaskOverrideCoverageNV"]>;
def DecorationPassthroughNV : SPIRVEnumerant<SPIRVDecoration, 5250, "PassthroughNV", [],
    ["GeometryShaderPassthroughNV"]>;
def DecorationViewportRelativeNV : SPIRVEnumerant<SPIRVDecoration, 5252, "ViewportRelativeNV", [],
    ["ShaderViewportMaskNV"]>;
def DecorationSecondaryViewportRelativeNV : SPIRVEnumerant<SPIRVDecoration, 5256,
    "SecondaryViewportRelativeNV", ["LiteralInteger offset"], ["ShaderStereoViewNV"]>;
def DecorationPerPrimitiveEXT : SPIRVEnumerant<SPIRVDecoration, 5271, "PerPrimitiveEXT", [],
    ["MeshShadingNV", "MeshShadingEXT"]>;
def DecorationPerViewNV : SPIRVEnumerant<SPIRVDecoration, 5272, "PerViewNV", [], ["MeshShadingNV"]>;
def DecorationPerTaskNV : SPIRVEnumerant<SPIRVDecoration, 5273, "PerTaskNV", [], ["MeshShadingNV",
    "MeshShadingEXT"]>;
def DecorationPerVertexKHR : SPIRVEnumerant<SPIRVDecoration, 5285, "PerVertexKHR", [],
    ["FragmentBarycentricNV", "FragmentBarycentricKHR"]>;
def DecorationNonUniform : SPIRVEnumerant<SPIRVDecoration, 5300, "NonUniform", [],
    ["ShaderNonUniform"]>;
def DecorationRestrictPointer : SPIRVEnumerant<SPIRVDecoration, 5355, "RestrictPointer", [],
    ["PhysicalStorageBufferAddresses"]>;
def DecorationAliasedPointer : SPIRVEnumerant<SPIRVDecoration, 5356, "AliasedPointer", [],
    ["PhysicalStorageBufferAddresses"]>;
def DecorationHitObjectShaderRecordBufferNV : SPIRVEnumerant<SPIRVDecoration, 5386,
    "HitObjectShaderRecordBufferNV", [], ["ShaderInvocationReorderNV"]>;
def DecorationBindlessSamplerNV : SPIRVEnumerant<SPIRVDecoration, 5398, "BindlessSamplerNV", [],
    ["BindlessTextureNV"]>;
def DecorationBindlessImageNV : SPIRVEnumerant<SPIRVDecoration, 5399, "BindlessImageNV", [],
    ["BindlessTextureNV"]>;
def DecorationBoundSamplerNV : SPIRVEnumerant<SPIRVDecoration, 5400, "BoundSamplerNV", [],
    ["BindlessTextureNV"]>;
def DecorationBoundImageNV : SPIRVEnumerant<SPIRVDecoration, 5401, "BoundImageNV", [],
    ["BindlessTextureNV"]>;
def DecorationSIMTCallINTEL : SPIRVEnumerant<SPIRVDecoration, 5599, "SIMTCallINTEL",
    ["LiteralInteger n"], ["VectorComputeINTEL"]>;
def DecorationReferencedIndirectlyINTEL : SPIRVEnumerant<SPIRVDecoration, 5602,
    "ReferencedIndirectlyINTEL", [], ["IndirectReferencesINTEL"]>;
def DecorationClobberINTEL : SPIRVEnumerant<SPIRVDecoration, 5607, "ClobberINTEL",
    ["LiteralString register"], ["AsmINTEL"]>;
def DecorationSideEffectsINTEL : SPIRVEnumerant<SPIRVDecoration, 5608, "SideEffectsINTEL", [],
    ["AsmINTEL"]>;
def DecorationVectorComputeVariableINTEL : SPIRVEnumerant<SPIRVDecoration, 5624,
    "VectorComputeVariableINTEL", [], ["VectorComputeINTEL"]>;
def DecorationFuncParamIOKindINTEL : SPIRVEnumerant<SPIRVDecoration, 5625, "FuncParamIOKindINTEL",
    ["LiteralInteger kind"], ["VectorComputeINTEL"]>;
def DecorationVectorComputeFunctionINTEL : SPIRVEnumerant<SPIRVDecoration, 5626,
    "VectorComputeFunctionINTEL", [], ["VectorComputeINTEL"]>;
def DecorationStackCallINTEL : SPIRVEnumerant<SPIRVDecoration, 5627, "StackCallINTEL", [],
    ["VectorComputeINTEL"]>;
def DecorationGlobalVariableOffsetINTEL : SPIRVEnumerant<SPIRVDecoration, 5628,
    "GlobalVariableOffsetINTEL", ["LiteralInteger offset"], ["VectorComputeINTEL"]>;
def DecorationCounterBuffer : SPIRVEnumerant<SPIRVDecoration, 5634, "CounterBuffer",
    ["IdRef counterBuffer"], []>;
def DecorationUserSemantic : SPIRVEnumerant<SPIRVDecoration, 5635, "UserSemantic",
    ["LiteralString semantic"], []>;
def DecorationUserTypeGOOGLE : SPIRVEnumerant<SPIRVDecoration, 5636, "UserTypeGOOGLE",
    ["LiteralString userType"], []>;
def DecorationFunctionRoundingModeINTEL : SPIRVEnumerant<SPIRVDecoration, 5822,
    "FunctionRoundingModeINTEL", ["LiteralInteger targetWidth", "FPRoundingMode fpRoundingMode"],
    ["FunctionFloatControlINTEL"]>;
def DecorationFunctionDenormModeINTEL : SPIRVEnumerant<SPIRVDecoration, 5823,
    "FunctionDenormModeINTEL", ["LiteralInteger targetWidth", "FPDenormMode fpDenormMode"],
    ["FunctionFloatControlINTEL"]>;
def DecorationRegisterINTEL : SPIRVEnumerant<SPIRVDecoration, 5825, "RegisterINTEL", [],
    ["FPGAMemoryAttributesINTEL"]>;
def DecorationMemoryINTEL : SPIRVEnumerant<SPIRVDecoration, 5826, "MemoryINTEL",
    ["LiteralString memoryType"], ["FPGAMemoryAttributesINTEL"]>;
def DecorationNumbanksINTEL : SPIRVEnumerant<SPIRVDecoration, 5827, "NumbanksINTEL",
    ["LiteralInteger banks"], ["FPGAMemoryAttributesINTEL"]>;
def DecorationBankwidthINTEL : SPIRVEnumerant<SPIRVDecoration, 5828, "BankwidthINTEL",
    ["LiteralInteger bankWidth"], ["FPGAMemoryAttributesINTEL"]>;
def DecorationMaxPrivateCopiesINTEL : SPIRVEnumerant<SPIRVDecoration, 5829,
    "MaxPrivateCopiesINTEL", ["LiteralInteger maximumCopies"], ["FPGAMemoryAttributesINTEL"]>;
def DecorationSinglepumpINTEL : SPIRVEnumerant<SPIRVDecoration, 5830, "SinglepumpINTEL", [],
    ["FPGAMemoryAttributesINTEL"]>;
def DecorationDoublepumpINTEL : SPIRVEnumerant<SPIRVDecoration, 5831, "DoublepumpINTEL", [],
    ["FPGAMemoryAttributesINTEL"]>;
def DecorationMaxReplicatesINTEL : SPIRVEnumerant<SPIRVDecoration, 5832, "MaxReplicatesINTEL",
    ["LiteralInteger maximumReplicates"], ["FPGAMemoryAttributesINTEL"]>;
def DecorationSimpleDualPortINTEL : SPIRVEnumerant<SPIRVDecoration, 5833, "SimpleDualPortINTEL",
    [], ["FPGAMemoryAttributesINTEL"]>;
def DecorationMergeINTEL : SPIRVEnumerant<SPIRVDecoration, 5834, "MergeINTEL",
    ["LiteralString mergeKey", "LiteralString mergeType"], ["FPGAMemoryAttributesINTEL"]>;
def DecorationBankBitsINTEL : SPIRVEnumerant<SPIRVDecoration, 5835, "BankBitsINTEL",
    ["LiteralInteger bankBits"], ["FPGAMemoryAttributesINTEL"]>;
def DecorationForcePow2DepthINTEL : SPIRVEnumerant<SPIRVDecoration, 5836, "ForcePow2DepthINTEL",
    ["LiteralInteger forceKey"], ["FPGAMemoryAttributesINTEL"]>;
def DecorationBurstCoalesceINTEL : SPIRVEnumerant<SPIRVDecoration, 5899, "BurstCoalesceINTEL", [],
    ["FPGAMemoryAccessesINTEL"]>;
def DecorationCacheSizeINTEL : SPIRVEnumerant<SPIRVDecoration, 5900, "CacheSizeINTEL",
    ["LiteralInteger cacheSizeInBytes"], ["FPGAMemoryAccessesINTEL"]>;
def DecorationDontStaticallyCoalesceINTEL : SPIRVEnumerant<SPIRVDecoration, 5901,
    "DontStaticallyCoalesceINTEL", [], ["FPGAMemoryAccessesINTEL"]>;
def DecorationPrefetchINTEL : SPIRVEnumerant<SPIRVDecoration, 5902, "PrefetchINTEL",
    ["LiteralInteger prefetcherSizeInBytes"], ["FPGAMemoryAccessesINTEL"]>;
def DecorationStallEnableINTEL : SPIRVEnumerant<SPIRVDecoration, 5905, "StallEnableINTEL", [],
    ["FPGAClusterAttributesINTEL"]>;
def DecorationFuseLoopsInFunctionINTEL : SPIRVEnumerant<SPIRVDecoration, 5907,
    "FuseLoopsInFunctionINTEL", [], ["LoopFuseINTEL"]>;
def DecorationMathOpDSPModeINTEL : SPIRVEnumerant<SPIRVDecoration, 5909, "MathOpDSPModeINTEL",
    ["LiteralInteger mode", "LiteralInteger propagate"], ["FPGADSPControlINTEL"]>;
def DecorationAliasScopeINTEL : SPIRVEnumerant<SPIRVDecoration, 5914, "AliasScopeINTEL",
    ["IdRef aliasingScopesList"], ["MemoryAccessAliasingINTEL"]>;
def DecorationNoAliasINTEL : SPIRVEnumerant<SPIRVDecoration, 5915, "NoAliasINTEL",
    ["IdRef aliasingScopesList"], ["MemoryAccessAliasingINTEL"]>;
def DecorationInitiationIntervalINTEL : SPIRVEnumerant<SPIRVDecoration, 5917,
    "InitiationIntervalINTEL", ["LiteralInteger cycles"],
    ["FPGAInvocationPipeliningAttributesINTEL"]>;
def DecorationMaxConcurrencyINTEL : SPIRVEnumerant<SPIRVDecoration, 5918, "MaxConcurrencyINTEL",
    ["LiteralInteger invocations"], ["FPGAInvocationPipeliningAttributesINTEL"]>;
def DecorationPipelineEnableINTEL : SPIRVEnumerant<SPIRVDecoration, 5919, "PipelineEnableINTEL",
    ["LiteralInteger enable"], ["FPGAInvocationPipeliningAttributesINTEL"]>;
def DecorationBufferLocationINTEL : SPIRVEnumerant<SPIRVDecoration, 5921, "BufferLocationINTEL",
    ["LiteralInteger bufferLocationID"], ["FPGABufferLocationINTEL"]>;
def DecorationIOPipeStorageINTEL : SPIRVEnumerant<SPIRVDecoration, 5944, "IOPipeStorageINTEL",
    ["LiteralInteger ioPipeID"], ["IOPipesINTEL"]>;
def DecorationFunctionFloatingPointModeINTEL : SPIRVEnumerant<SPIRVDecoration, 6080,
    "FunctionFloatingPointModeINTEL", ["LiteralInteger targetWidth",
    "FPOperationMode fpOperationMode"], ["FunctionFloatControlINTEL"]>;
def DecorationSingleElementVectorINTEL : SPIRVEnumerant<SPIRVDecoration, 6085,
    "SingleElementVectorINTEL", [], ["VectorComputeINTEL"]>;
def DecorationVectorComputeCallableFunctionINTEL : SPIRVEnumerant<SPIRVDecoration, 6087,
    "VectorComputeCallableFunctionINTEL", [], ["VectorComputeINTEL"]>;
def DecorationMediaBlockIOINTEL : SPIRVEnumerant<SPIRVDecoration, 6140, "MediaBlockIOINTEL", [],
    ["VectorComputeINTEL"]>;
