// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// SPIR-V's instructions that shaders may use: number, group, operands in their order, and
// capabilities, one of which is required. Facts of the unified grammar 1.6.

def OpNop : SPIRVInstruction<0, "Miscellaneous", [], []>;
def OpUndef : SPIRVInstruction<1, "Miscellaneous", ["IdResultType", "IdResult"], []>;
def OpSourceContinued : SPIRVInstruction<2, "Debug", ["LiteralString continuedSource"], []>;
def OpSource : SPIRVInstruction<3, "Debug", ["SourceLanguage sourceLanguage",
    "LiteralInteger version", "?IdRef file", "?LiteralString source"], []>;
def OpSourceExtension : SPIRVInstruction<4, "Debug", ["LiteralString extension"], []>;
def OpName : SPIRVInstruction<5, "Debug", ["IdRef target", "LiteralString name"], []>;
def OpMemberName : SPIRVInstruction<6, "Debug", ["IdRef type", "LiteralInteger member",
    "LiteralString name"], []>;
def OpString : SPIRVInstruction<7, "Debug", ["IdResult", "LiteralString string"], []>;
def OpLine : SPIRVInstruction<8, "Debug", ["IdRef file", "LiteralInteger line",
    "LiteralInteger column"], []>;
def OpExtension : SPIRVInstruction<10, "Extensions of the module", ["LiteralString name"], []>;
def OpExtInstImport : SPIRVInstruction<11, "Extensions of the module", ["IdResult",
    "LiteralString name"], []>;
def OpExtInst : SPIRVInstruction<12, "Extensions of the module", ["IdResultType", "IdResult",
    "IdRef set", "LiteralExtInstInteger instruction", "*IdRef operands"], []>;
def OpMemoryModel : SPIRVInstruction<14, "Modes", ["AddressingModel addressingModel",
    "MemoryModel memoryModel"], []>;
def OpEntryPoint : SPIRVInstruction<15, "Modes", ["ExecutionModel executionModel",
    "IdRef entryPoint", "LiteralString name", "*IdRef interface"], []>;
def OpExecutionMode : SPIRVInstruction<16, "Modes", ["IdRef entryPoint", "ExecutionMode mode"], []>;
def OpCapability : SPIRVInstruction<17, "Modes", ["Capability capability"], []>;
def OpTypeVoid : SPIRVInstruction<19, "Types", ["IdResult"], []>;
def OpTypeBool : SPIRVInstruction<20, "Types", ["IdResult"], []>;
def OpTypeInt : SPIRVInstruction<21, "Types", ["IdResult", "LiteralInteger width",
    "LiteralInteger signedness"], []>;
def OpTypeFloat : SPIRVInstruction<22, "Types", ["IdResult", "LiteralInteger width"], []>;
def OpTypeVector : SPIRVInstruction<23, "Types", ["IdResult", "IdRef componentType",
    "LiteralInteger componentCount"], []>;
def OpTypeMatrix : SPIRVInstruction<24, "Types", ["IdResult", "IdRef columnType",
    "LiteralInteger columnCount"], ["Matrix"]>;
def OpTypeImage : SPIRVInstruction<25, "Types", ["IdResult", "IdRef sampledType", "Dim dim",
    "LiteralInteger depth", "LiteralInteger arrayed", "LiteralInteger ms",
    "LiteralInteger sampled", "ImageFormat imageFormat", "?AccessQualifier accessQualifier"], []>;
def OpTypeSampler : SPIRVInstruction<26, "Types", ["IdResult"], []>;
def OpTypeSampledImage : SPIRVInstruction<27, "Types", ["IdResult", "IdRef imageType"], []>;
def OpTypeArray : SPIRVInstruction<28, "Types", ["IdResult", "IdRef elementType", "IdRef length"],
    []>;
def OpTypeRuntimeArray : SPIRVInstruction<29, "Types", ["IdResult", "IdRef elementType"],
    ["Shader"]>;
def OpTypeStruct : SPIRVInstruction<30, "Types", ["IdResult", "*IdRef members"], []>;
def OpTypePointer : SPIRVInstruction<32, "Types", ["IdResult", "StorageClass storageClass",
    "IdRef type"], []>;
def OpTypeFunction : SPIRVInstruction<33, "Types", ["IdResult", "IdRef returnType",
    "*IdRef parameters"], []>;
def OpTypeForwardPointer : SPIRVInstruction<39, "Types", ["IdRef pointerType",
    "StorageClass storageClass"], ["Addresses", "PhysicalStorageBufferAddresses"]>;
def OpConstantTrue : SPIRVInstruction<41, "Constants", ["IdResultType", "IdResult"], []>;
def OpConstantFalse : SPIRVInstruction<42, "Constants", ["IdResultType", "IdResult"], []>;
def OpConstant : SPIRVInstruction<43, "Constants", ["IdResultType", "IdResult",
    "LiteralContextDependentNumber value"], []>;
def OpConstantComposite : SPIRVInstruction<44, "Constants", ["IdResultType", "IdResult",
    "*IdRef constituents"], []>;
def OpConstantSampler : SPIRVInstruction<45, "Constants", ["IdResultType", "IdResult",
    "SamplerAddressingMode samplerAddressingMode", "LiteralInteger param",
    "SamplerFilterMode samplerFilterMode"], ["LiteralSampler"]>;
def OpConstantNull : SPIRVInstruction<46, "Constants", ["IdResultType", "IdResult"], []>;
def OpSpecConstantTrue : SPIRVInstruction<48, "Constants", ["IdResultType", "IdResult"], []>;
def OpSpecConstantFalse : SPIRVInstruction<49, "Constants", ["IdResultType", "IdResult"], []>;
def OpSpecConstant : SPIRVInstruction<50, "Constants", ["IdResultType", "IdResult",
    "LiteralContextDependentNumber value"], []>;
def OpSpecConstantComposite : SPIRVInstruction<51, "Constants", ["IdResultType", "IdResult",
    "*IdRef constituents"], []>;
def OpSpecConstantOp : SPIRVInstruction<52, "Constants", ["IdResultType", "IdResult",
    "LiteralSpecConstantOpInteger opcode"], []>;
def OpFunction : SPIRVInstruction<54, "Functions", ["IdResultType", "IdResult",
    "FunctionControl functionControl", "IdRef functionType"], []>;
def OpFunctionParameter : SPIRVInstruction<55, "Functions", ["IdResultType", "IdResult"], []>;
def OpFunctionEnd : SPIRVInstruction<56, "Functions", [], []>;
def OpFunctionCall : SPIRVInstruction<57, "Functions", ["IdResultType", "IdResult",
    "IdRef function", "*IdRef arguments"], []>;
def OpVariable : SPIRVInstruction<59, "Memory", ["IdResultType", "IdResult",
    "StorageClass storageClass", "?IdRef initializer"], []>;
def OpImageTexelPointer : SPIRVInstruction<60, "Memory", ["IdResultType", "IdResult",
    "IdRef image", "IdRef coordinate", "IdRef sample"], []>;
def OpLoad : SPIRVInstruction<61, "Memory", ["IdResultType", "IdResult", "IdRef pointer",
    "?MemoryAccess memoryAccess"], []>;
def OpStore : SPIRVInstruction<62, "Memory", ["IdRef pointer", "IdRef object",
    "?MemoryAccess memoryAccess"], []>;
def OpCopyMemory : SPIRVInstruction<63, "Memory", ["IdRef target", "IdRef source",
    "?MemoryAccess memoryAccess", "?MemoryAccess memoryAccess2"], []>;
def OpAccessChain : SPIRVInstruction<65, "Memory", ["IdResultType", "IdResult", "IdRef base",
    "*IdRef indexes"], []>;
def OpInBoundsAccessChain : SPIRVInstruction<66, "Memory", ["IdResultType", "IdResult",
    "IdRef base", "*IdRef indexes"], []>;
def OpPtrAccessChain : SPIRVInstruction<67, "Memory", ["IdResultType", "IdResult", "IdRef base",
    "IdRef element", "*IdRef indexes"], ["Addresses", "VariablePointers",
    "VariablePointersStorageBuffer", "PhysicalStorageBufferAddresses"]>;
def OpArrayLength : SPIRVInstruction<68, "Memory", ["IdResultType", "IdResult", "IdRef structure",
    "LiteralInteger arrayMember"], ["Shader"]>;
def OpDecorate : SPIRVInstruction<71, "Annotations", ["IdRef target", "Decoration decoration"], []>;
def OpMemberDecorate : SPIRVInstruction<72, "Annotations", ["IdRef structureType",
    "LiteralInteger member", "Decoration decoration"], []>;
def OpDecorationGroup : SPIRVInstruction<73, "Annotations", ["IdResult"], []>;
def OpGroupDecorate : SPIRVInstruction<74, "Annotations", ["IdRef decorationGroup",
    "*IdRef targets"], []>;
def OpGroupMemberDecorate : SPIRVInstruction<75, "Annotations", ["IdRef decorationGroup",
    "*PairIdRefLiteralInteger targetss"], []>;
def OpVectorExtractDynamic : SPIRVInstruction<77, "Composites", ["IdResultType", "IdResult",
    "IdRef vector", "IdRef index"], []>;
def OpVectorInsertDynamic : SPIRVInstruction<78, "Composites", ["IdResultType", "IdResult",
    "IdRef vector", "IdRef component", "IdRef index"], []>;
def OpVectorShuffle : SPIRVInstruction<79, "Composites", ["IdResultType", "IdResult",
    "IdRef vector1", "IdRef vector2", "*LiteralInteger components"], []>;
def OpCompositeConstruct : SPIRVInstruction<80, "Composites", ["IdResultType", "IdResult",
    "*IdRef constituents"], []>;
def OpCompositeExtract : SPIRVInstruction<81, "Composites", ["IdResultType", "IdResult",
    "IdRef composite", "*LiteralInteger indexes"], []>;
def OpCompositeInsert : SPIRVInstruction<82, "Composites", ["IdResultType", "IdResult",
    "IdRef object", "IdRef composite", "*LiteralInteger indexes"], []>;
def OpCopyObject : SPIRVInstruction<83, "Composites", ["IdResultType", "IdResult",
    "IdRef operand"], []>;
def OpTranspose : SPIRVInstruction<84, "Composites", ["IdResultType", "IdResult", "IdRef matrix"],
    ["Matrix"]>;
def OpSampledImage : SPIRVInstruction<86, "Images", ["IdResultType", "IdResult", "IdRef image",
    "IdRef sampler"], []>;
def OpImageSampleImplicitLod : SPIRVInstruction<87, "Images", ["IdResultType", "IdResult",
    "IdRef sampledImage", "IdRef coordinate", "?ImageOperands imageOperands"], ["Shader"]>;
def OpImageSampleExplicitLod : SPIRVInstruction<88, "Images", ["IdResultType", "IdResult",
    "IdRef sampledImage", "IdRef coordinate", "ImageOperands imageOperands"], []>;
def OpImageSampleDrefImplicitLod : SPIRVInstruction<89, "Images", ["IdResultType", "IdResult",
    "IdRef sampledImage", "IdRef coordinate", "IdRef dRef", "?ImageOperands imageOperands"],
    ["Shader"]>;
def OpImageSampleDrefExplicitLod : SPIRVInstruction<90, "Images", ["IdResultType", "IdResult",
    "IdRef sampledImage", "IdRef coordinate", "IdRef dRef", "ImageOperands imageOperands"],
    ["Shader"]>;
def OpImageSampleProjImplicitLod : SPIRVInstruction<91, "Images", ["IdResultType", "IdResult",
    "IdRef sampledImage", "IdRef coordinate", "?ImageOperands imageOperands"], ["Shader"]>;
def OpImageSampleProjExplicitLod : SPIRVInstruction<92, "Images", ["IdResultType", "IdResult",
    "IdRef sampledImage", "IdRef coordinate", "ImageOperands imageOperands"], ["Shader"]>;
def OpImageSampleProjDrefImplicitLod : SPIRVInstruction<93, "Images", ["IdResultType", "IdResult",
    "IdRef sampledImage", "IdRef coordinate", "IdRef dRef", "?ImageOperands imageOperands"],
    ["Shader"]>;
def OpImageSampleProjDrefExplicitLod : SPIRVInstruction<94, "Images", ["IdResultType", "IdResult",
    "IdRef sampledImage", "IdRef coordinate", "IdRef dRef", "ImageOperands imageOperands"],
    ["Shader"]>;
def OpImageFetch : SPIRVInstruction<95, "Images", ["IdResultType", "IdResult", "IdRef image",
    "IdRef coordinate", "?ImageOperands imageOperands"], []>;
def OpImageGather : SPIRVInstruction<96, "Images", ["IdResultType", "IdResult",
    "IdRef sampledImage", "IdRef coordinate", "IdRef component", "?ImageOperands imageOperands"],
    ["Shader"]>;
def OpImageDrefGather : SPIRVInstruction<97, "Images", ["IdResultType", "IdResult",
    "IdRef sampledImage", "IdRef coordinate", "IdRef dRef", "?ImageOperands imageOperands"],
    ["Shader"]>;
def OpImageRead : SPIRVInstruction<98, "Images", ["IdResultType", "IdResult", "IdRef image",
    "IdRef coordinate", "?ImageOperands imageOperands"], []>;
def OpImageWrite : SPIRVInstruction<99, "Images", ["IdRef image", "IdRef coordinate",
    "IdRef texel", "?ImageOperands imageOperands"], []>;
def OpImage : SPIRVInstruction<100, "Images", ["IdResultType", "IdResult", "IdRef sampledImage"],
    []>;
def OpImageQuerySizeLod : SPIRVInstruction<103, "Images", ["IdResultType", "IdResult",
    "IdRef image", "IdRef levelOfDetail"], ["Kernel", "ImageQuery"]>;
def OpImageQuerySize : SPIRVInstruction<104, "Images", ["IdResultType", "IdResult", "IdRef image"],
    ["Kernel", "ImageQuery"]>;
def OpImageQueryLod : SPIRVInstruction<105, "Images", ["IdResultType", "IdResult",
    "IdRef sampledImage", "IdRef coordinate"], ["ImageQuery"]>;
def OpImageQueryLevels : SPIRVInstruction<106, "Images", ["IdResultType", "IdResult",
    "IdRef image"], ["Kernel", "ImageQuery"]>;
def OpImageQuerySamples : SPIRVInstruction<107, "Images", ["IdResultType", "IdResult",
    "IdRef image"], ["Kernel", "ImageQuery"]>;
def OpConvertFToU : SPIRVInstruction<109, "Conversions", ["IdResultType", "IdResult",
    "IdRef floatValue"], []>;
def OpConvertFToS : SPIRVInstruction<110, "Conversions", ["IdResultType", "IdResult",
    "IdRef floatValue"], []>;
def OpConvertSToF : SPIRVInstruction<111, "Conversions", ["IdResultType", "IdResult",
    "IdRef signedValue"], []>;
def OpConvertUToF : SPIRVInstruction<112, "Conversions", ["IdResultType", "IdResult",
    "IdRef unsignedValue"], []>;
def OpUConvert : SPIRVInstruction<113, "Conversions", ["IdResultType", "IdResult",
    "IdRef unsignedValue"], []>;
def OpSConvert : SPIRVInstruction<114, "Conversions", ["IdResultType", "IdResult",
    "IdRef signedValue"], []>;
def OpFConvert : SPIRVInstruction<115, "Conversions", ["IdResultType", "IdResult",
    "IdRef floatValue"], []>;
def OpQuantizeToF16 : SPIRVInstruction<116, "Conversions", ["IdResultType", "IdResult",
    "IdRef value"], []>;
def OpConvertPtrToU : SPIRVInstruction<117, "Conversions", ["IdResultType", "IdResult",
    "IdRef pointer"], ["Addresses", "PhysicalStorageBufferAddresses"]>;
def OpConvertUToPtr : SPIRVInstruction<120, "Conversions", ["IdResultType", "IdResult",
    "IdRef integerValue"], ["Addresses", "PhysicalStorageBufferAddresses"]>;
def OpBitcast : SPIRVInstruction<124, "Conversions", ["IdResultType", "IdResult", "IdRef operand"],
    []>;
def OpSNegate : SPIRVInstruction<126, "Arithmetic", ["IdResultType", "IdResult", "IdRef operand"],
    []>;
def OpFNegate : SPIRVInstruction<127, "Arithmetic", ["IdResultType", "IdResult", "IdRef operand"],
    []>;
def OpIAdd : SPIRVInstruction<128, "Arithmetic", ["IdResultType", "IdResult", "IdRef operand1",
    "IdRef operand2"], []>;
def OpFAdd : SPIRVInstruction<129, "Arithmetic", ["IdResultType", "IdResult", "IdRef operand1",
    "IdRef operand2"], []>;
def OpISub : SPIRVInstruction<130, "Arithmetic", ["IdResultType", "IdResult", "IdRef operand1",
    "IdRef operand2"], []>;
def OpFSub : SPIRVInstruction<131, "Arithmetic", ["IdResultType", "IdResult", "IdRef operand1",
    "IdRef operand2"], []>;
def OpIMul : SPIRVInstruction<132, "Arithmetic", ["IdResultType", "IdResult", "IdRef operand1",
    "IdRef operand2"], []>;
def OpFMul : SPIRVInstruction<133, "Arithmetic", ["IdResultType", "IdResult", "IdRef operand1",
    "IdRef operand2"], []>;
def OpUDiv : SPIRVInstruction<134, "Arithmetic", ["IdResultType", "IdResult", "IdRef operand1",
    "IdRef operand2"], []>;
def OpSDiv : SPIRVInstruction<135, "Arithmetic", ["IdResultType", "IdResult", "IdRef operand1",
    "IdRef operand2"], []>;
def OpFDiv : SPIRVInstruction<136, "Arithmetic", ["IdResultType", "IdResult", "IdRef operand1",
    "IdRef operand2"], []>;
def OpUMod : SPIRVInstruction<137, "Arithmetic", ["IdResultType", "IdResult", "IdRef operand1",
    "IdRef operand2"], []>;
def OpSRem : SPIRVInstruction<138, "Arithmetic", ["IdResultType", "IdResult", "IdRef operand1",
    "IdRef operand2"], []>;
def OpSMod : SPIRVInstruction<139, "Arithmetic", ["IdResultType", "IdResult", "IdRef operand1",
    "IdRef operand2"], []>;
def OpFRem : SPIRVInstruction<140, "Arithmetic", ["IdResultType", "IdResult", "IdRef operand1",
    "IdRef operand2"], []>;
def OpFMod : SPIRVInstruction<141, "Arithmetic", ["IdResultType", "IdResult", "IdRef operand1",
    "IdRef operand2"], []>;
def OpVectorTimesScalar : SPIRVInstruction<142, "Arithmetic", ["IdResultType", "IdResult",
    "IdRef vector", "IdRef scalar"], []>;
def OpMatrixTimesScalar : SPIRVInstruction<143, "Arithmetic", ["IdResultType", "IdResult",
    "IdRef matrix", "IdRef scalar"], ["Matrix"]>;
def OpVectorTimesMatrix : SPIRVInstruction<144, "Arithmetic", ["IdResultType", "IdResult",
    "IdRef vector", "IdRef matrix"], ["Matrix"]>;
def OpMatrixTimesVector : SPIRVInstruction<145, "Arithmetic", ["IdResultType", "IdResult",
    "IdRef matrix", "IdRef vector"], ["Matrix"]>;
def OpMatrixTimesMatrix : SPIRVInstruction<146, "Arithmetic", ["IdResultType", "IdResult",
    "IdRef leftmatrix", "IdRef rightmatrix"], ["Matrix"]>;
def OpOuterProduct : SPIRVInstruction<147, "Arithmetic", ["IdResultType", "IdResult",
    "IdRef vector1", "IdRef vector2"], ["Matrix"]>;
def OpDot : SPIRVInstruction<148, "Arithmetic", ["IdResultType", "IdResult", "IdRef vector1",
    "IdRef vector2"], []>;
def OpIAddCarry : SPIRVInstruction<149, "Arithmetic", ["IdResultType", "IdResult",
    "IdRef operand1", "IdRef operand2"], []>;
def OpISubBorrow : SPIRVInstruction<150, "Arithmetic", ["IdResultType", "IdResult",
    "IdRef operand1", "IdRef operand2"], []>;
def OpUMulExtended : SPIRVInstruction<151, "Arithmetic", ["IdResultType", "IdResult",
    "IdRef operand1", "IdRef operand2"], []>;
def OpSMulExtended : SPIRVInstruction<152, "Arithmetic", ["IdResultType", "IdResult",
    "IdRef operand1", "IdRef operand2"], []>;
def OpAny : SPIRVInstruction<154, "Comparisons and logic", ["IdResultType", "IdResult",
    "IdRef vector"], []>;
def OpAll : SPIRVInstruction<155, "Comparisons and logic", ["IdResultType", "IdResult",
    "IdRef vector"], []>;
def OpIsNan : SPIRVInstruction<156, "Comparisons and logic", ["IdResultType", "IdResult",
    "IdRef x"], []>;
def OpIsInf : SPIRVInstruction<157, "Comparisons and logic", ["IdResultType", "IdResult",
    "IdRef x"], []>;
def OpLogicalEqual : SPIRVInstruction<164, "Comparisons and logic", ["IdResultType", "IdResult",
    "IdRef operand1", "IdRef operand2"], []>;
def OpLogicalNotEqual : SPIRVInstruction<165, "Comparisons and logic", ["IdResultType", "IdResult",
    "IdRef operand1", "IdRef operand2"], []>;
def OpLogicalOr : SPIRVInstruction<166, "Comparisons and logic", ["IdResultType", "IdResult",
    "IdRef operand1", "IdRef operand2"], []>;
def OpLogicalAnd : SPIRVInstruction<167, "Comparisons and logic", ["IdResultType", "IdResult",
    "IdRef operand1", "IdRef operand2"], []>;
def OpLogicalNot : SPIRVInstruction<168, "Comparisons and logic", ["IdResultType", "IdResult",
    "IdRef operand"], []>;
def OpSelect : SPIRVInstruction<169, "Comparisons and logic", ["IdResultType", "IdResult",
    "IdRef condition", "IdRef object1", "IdRef object2"], []>;
def OpIEqual : SPIRVInstruction<170, "Comparisons and logic", ["IdResultType", "IdResult",
    "IdRef operand1", "IdRef operand2"], []>;
def OpINotEqual : SPIRVInstruction<171, "Comparisons and logic", ["IdResultType", "IdResult",
    "IdRef operand1", "IdRef operand2"], []>;
def OpUGreaterThan : SPIRVInstruction<172, "Comparisons and logic", ["IdResultType", "IdResult",
    "IdRef operand1", "IdRef operand2"], []>;
def OpSGreaterThan : SPIRVInstruction<173, "Comparisons and logic", ["IdResultType", "IdResult",
    "IdRef operand1", "IdRef operand2"], []>;
def OpUGreaterThanEqual : SPIRVInstruction<174, "Comparisons and logic", ["IdResultType",
    "IdResult", "IdRef operand1", "IdRef operand2"], []>;
def OpSGreaterThanEqual : SPIRVInstruction<175, "Comparisons and logic", ["IdResultType",
    "IdResult", "IdRef operand1", "IdRef operand2"], []>;
def OpULessThan : SPIRVInstruction<176, "Comparisons and logic", ["IdResultType", "IdResult",
    "IdRef operand1", "IdRef operand2"], []>;
def OpSLessThan : SPIRVInstruction<177, "Comparisons and logic", ["IdResultType", "IdResult",
    "IdRef operand1", "IdRef operand2"], []>;
def OpULessThanEqual : SPIRVInstruction<178, "Comparisons and logic", ["IdResultType", "IdResult",
    "IdRef operand1", "IdRef operand2"], []>;
def OpSLessThanEqual : SPIRVInstruction<179, "Comparisons and logic", ["IdResultType", "IdResult",
    "IdRef operand1", "IdRef operand2"], []>;
def OpFOrdEqual : SPIRVInstruction<180, "Comparisons and logic", ["IdResultType", "IdResult",
    "IdRef operand1", "IdRef operand2"], []>;
def OpFUnordEqual : SPIRVInstruction<181, "Comparisons and logic", ["IdResultType", "IdResult",
    "IdRef operand1", "IdRef operand2"], []>;
def OpFOrdNotEqual : SPIRVInstruction<182, "Comparisons and logic", ["IdResultType", "IdResult",
    "IdRef operand1", "IdRef operand2"], []>;
def OpFUnordNotEqual : SPIRVInstruction<183, "Comparisons and logic", ["IdResultType", "IdResult",
    "IdRef operand1", "IdRef operand2"], []>;
def OpFOrdLessThan : SPIRVInstruction<184, "Comparisons and logic", ["IdResultType", "IdResult",
    "IdRef operand1", "IdRef operand2"], []>;
def OpFUnordLessThan : SPIRVInstruction<185, "Comparisons and logic", ["IdResultType", "IdResult",
    "IdRef operand1", "IdRef operand2"], []>;
def OpFOrdGreaterThan : SPIRVInstruction<186, "Comparisons and logic", ["IdResultType", "IdResult",
    "IdRef operand1", "IdRef operand2"], []>;
def OpFUnordGreaterThan : SPIRVInstruction<187, "Comparisons and logic", ["IdResultType",
    "IdResult", "IdRef operand1", "IdRef operand2"], []>;
def OpFOrdLessThanEqual : SPIRVInstruction<188, "Comparisons and logic", ["IdResultType",
    "IdResult", "IdRef operand1", "IdRef operand2"], []>;
def OpFUnordLessThanEqual : SPIRVInstruction<189, "Comparisons and logic", ["IdResultType",
    "IdResult", "IdRef operand1", "IdRef operand2"], []>;
def OpFOrdGreaterThanEqual : SPIRVInstruction<190, "Comparisons and logic", ["IdResultType",
    "IdResult", "IdRef operand1", "IdRef operand2"], []>;
def OpFUnordGreaterThanEqual : SPIRVInstruction<191, "Comparisons and logic", ["IdResultType",
    "IdResult", "IdRef operand1", "IdRef operand2"], []>;
def OpShiftRightLogical : SPIRVInstruction<194, "Bits", ["IdResultType", "IdResult", "IdRef base",
    "IdRef shift"], []>;
def OpShiftRightArithmetic : SPIRVInstruction<195, "Bits", ["IdResultType", "IdResult",
    "IdRef base", "IdRef shift"], []>;
def OpShiftLeftLogical : SPIRVInstruction<196, "Bits", ["IdResultType", "IdResult", "IdRef base",
    "IdRef shift"], []>;
def OpBitwiseOr : SPIRVInstruction<197, "Bits", ["IdResultType", "IdResult", "IdRef operand1",
    "IdRef operand2"], []>;
def OpBitwiseXor : SPIRVInstruction<198, "Bits", ["IdResultType", "IdResult", "IdRef operand1",
    "IdRef operand2"], []>;
def OpBitwiseAnd : SPIRVInstruction<199, "Bits", ["IdResultType", "IdResult", "IdRef operand1",
    "IdRef operand2"], []>;
def OpNot : SPIRVInstruction<200, "Bits", ["IdResultType", "IdResult", "IdRef operand"], []>;
def OpBitFieldInsert : SPIRVInstruction<201, "Bits", ["IdResultType", "IdResult", "IdRef base",
    "IdRef insert", "IdRef offset", "IdRef count"], ["Shader", "BitInstructions"]>;
def OpBitFieldSExtract : SPIRVInstruction<202, "Bits", ["IdResultType", "IdResult", "IdRef base",
    "IdRef offset", "IdRef count"], ["Shader", "BitInstructions"]>;
def OpBitFieldUExtract : SPIRVInstruction<203, "Bits", ["IdResultType", "IdResult", "IdRef base",
    "IdRef offset", "IdRef count"], ["Shader", "BitInstructions"]>;
def OpBitReverse : SPIRVInstruction<204, "Bits", ["IdResultType", "IdResult", "IdRef base"],
    ["Shader", "BitInstructions"]>;
def OpBitCount : SPIRVInstruction<205, "Bits", ["IdResultType", "IdResult", "IdRef base"], []>;
def OpDPdx : SPIRVInstruction<207, "Derivatives", ["IdResultType", "IdResult", "IdRef p"],
    ["Shader"]>;
def OpDPdy : SPIRVInstruction<208, "Derivatives", ["IdResultType", "IdResult", "IdRef p"],
    ["Shader"]>;
def OpFwidth : SPIRVInstruction<209, "Derivatives", ["IdResultType", "IdResult", "IdRef p"],
    ["Shader"]>;
def OpDPdxFine : SPIRVInstruction<210, "Derivatives", ["IdResultType", "IdResult", "IdRef p"],
    ["DerivativeControl"]>;
def OpDPdyFine : SPIRVInstruction<211, "Derivatives", ["IdResultType", "IdResult", "IdRef p"],
    ["DerivativeControl"]>;
def OpFwidthFine : SPIRVInstruction<212, "Derivatives", ["IdResultType", "IdResult", "IdRef p"],
    ["DerivativeControl"]>;
def OpDPdxCoarse : SPIRVInstruction<213, "Derivatives", ["IdResultType", "IdResult", "IdRef p"],
    ["DerivativeControl"]>;
def OpDPdyCoarse : SPIRVInstruction<214, "Derivatives", ["IdResultType", "IdResult", "IdRef p"],
    ["DerivativeControl"]>;
def OpFwidthCoarse : SPIRVInstruction<215, "Derivatives", ["IdResultType", "IdResult", "IdRef p"],
    ["DerivativeControl"]>;
def OpEmitVertex : SPIRVInstruction<218, "Primitives", [], ["Geometry"]>;
def OpEndPrimitive : SPIRVInstruction<219, "Primitives", [], ["Geometry"]>;
def OpEmitStreamVertex : SPIRVInstruction<220, "Primitives", ["IdRef stream"], ["GeometryStreams"]>;
def OpEndStreamPrimitive : SPIRVInstruction<221, "Primitives", ["IdRef stream"],
    ["GeometryStreams"]>;
def OpControlBarrier : SPIRVInstruction<224, "Barriers", ["IdScope execution", "IdScope memory",
    "IdMemorySemantics semantics"], []>;
def OpMemoryBarrier : SPIRVInstruction<225, "Barriers", ["IdScope memory",
    "IdMemorySemantics semantics"], []>;
def OpAtomicLoad : SPIRVInstruction<227, "Atomics", ["IdResultType", "IdResult", "IdRef pointer",
    "IdScope memory", "IdMemorySemantics semantics"], []>;
def OpAtomicStore : SPIRVInstruction<228, "Atomics", ["IdRef pointer", "IdScope memory",
    "IdMemorySemantics semantics", "IdRef value"], []>;
def OpAtomicExchange : SPIRVInstruction<229, "Atomics", ["IdResultType", "IdResult",
    "IdRef pointer", "IdScope memory", "IdMemorySemantics semantics", "IdRef value"], []>;
def OpAtomicCompareExchange : SPIRVInstruction<230, "Atomics", ["IdResultType", "IdResult",
    "IdRef pointer", "IdScope memory", "IdMemorySemantics equal", "IdMemorySemantics unequal",
    "IdRef value", "IdRef comparator"], []>;
def OpAtomicIIncrement : SPIRVInstruction<232, "Atomics", ["IdResultType", "IdResult",
    "IdRef pointer", "IdScope memory", "IdMemorySemantics semantics"], []>;
def OpAtomicIDecrement : SPIRVInstruction<233, "Atomics", ["IdResultType", "IdResult",
    "IdRef pointer", "IdScope memory", "IdMemorySemantics semantics"], []>;
def OpAtomicIAdd : SPIRVInstruction<234, "Atomics", ["IdResultType", "IdResult", "IdRef pointer",
    "IdScope memory", "IdMemorySemantics semantics", "IdRef value"], []>;
def OpAtomicISub : SPIRVInstruction<235, "Atomics", ["IdResultType", "IdResult", "IdRef pointer",
    "IdScope memory", "IdMemorySemantics semantics", "IdRef value"], []>;
def OpAtomicSMin : SPIRVInstruction<236, "Atomics", ["IdResultType", "IdResult", "IdRef pointer",
    "IdScope memory", "IdMemorySemantics semantics", "IdRef value"], []>;
def OpAtomicUMin : SPIRVInstruction<237, "Atomics", ["IdResultType", "IdResult", "IdRef pointer",
    "IdScope memory", "IdMemorySemantics semantics", "IdRef value"], []>;
def OpAtomicSMax : SPIRVInstruction<238, "Atomics", ["IdResultType", "IdResult", "IdRef pointer",
    "IdScope memory", "IdMemorySemantics semantics", "IdRef value"], []>;
def OpAtomicUMax : SPIRVInstruction<239, "Atomics", ["IdResultType", "IdResult", "IdRef pointer",
    "IdScope memory", "IdMemorySemantics semantics", "IdRef value"], []>;
def OpAtomicAnd : SPIRVInstruction<240, "Atomics", ["IdResultType", "IdResult", "IdRef pointer",
    "IdScope memory", "IdMemorySemantics semantics", "IdRef value"], []>;
def OpAtomicOr : SPIRVInstruction<241, "Atomics", ["IdResultType", "IdResult", "IdRef pointer",
    "IdScope memory", "IdMemorySemantics semantics", "IdRef value"], []>;
def OpAtomicXor : SPIRVInstruction<242, "Atomics", ["IdResultType", "IdResult", "IdRef pointer",
    "IdScope memory", "IdMemorySemantics semantics", "IdRef value"], []>;
def OpPhi : SPIRVInstruction<245, "Control flow", ["IdResultType", "IdResult",
    "*PairIdRefIdRef incoming"], []>;
def OpLoopMerge : SPIRVInstruction<246, "Control flow", ["IdRef mergeBlock",
    "IdRef continueTarget", "LoopControl loopControl"], []>;
def OpSelectionMerge : SPIRVInstruction<247, "Control flow", ["IdRef mergeBlock",
    "SelectionControl selectionControl"], []>;
def OpLabel : SPIRVInstruction<248, "Control flow", ["IdResult"], []>;
def OpBranch : SPIRVInstruction<249, "Control flow", ["IdRef targetLabel"], []>;
def OpBranchConditional : SPIRVInstruction<250, "Control flow", ["IdRef condition",
    "IdRef trueLabel", "IdRef falseLabel", "*LiteralInteger branchWeights"], []>;
def OpSwitch : SPIRVInstruction<251, "Control flow", ["IdRef selector", "IdRef default",
    "*PairLiteralIntegerIdRef targets"], []>;
def OpKill : SPIRVInstruction<252, "Control flow", [], ["Shader"]>;
def OpReturn : SPIRVInstruction<253, "Control flow", [], []>;
def OpReturnValue : SPIRVInstruction<254, "Control flow", ["IdRef value"], []>;
def OpUnreachable : SPIRVInstruction<255, "Control flow", [], []>;
def OpImageSparseSampleImplicitLod : SPIRVInstruction<305, "Images", ["IdResultType", "IdResult",
    "IdRef sampledImage", "IdRef coordinate", "?ImageOperands imageOperands"], ["SparseResidency"]>;
def OpImageSparseSampleExplicitLod : SPIRVInstruction<306, "Images", ["IdResultType", "IdResult",
    "IdRef sampledImage", "IdRef coordinate", "ImageOperands imageOperands"], ["SparseResidency"]>;
def OpImageSparseSampleDrefImplicitLod : SPIRVInstruction<307, "Images", ["IdResultType",
    "IdResult", "IdRef sampledImage", "IdRef coordinate", "IdRef dRef",
    "?ImageOperands imageOperands"], ["SparseResidency"]>;
def OpImageSparseSampleDrefExplicitLod : SPIRVInstruction<308, "Images", ["IdResultType",
    "IdResult", "IdRef sampledImage", "IdRef coordinate", "IdRef dRef",
    "ImageOperands imageOperands"], ["SparseResidency"]>;
def OpImageSparseSampleProjImplicitLod : SPIRVInstruction<309, "Images", ["IdResultType",
    "IdResult", "IdRef sampledImage", "IdRef coordinate", "?ImageOperands imageOperands"],
    ["SparseResidency"]>;
def OpImageSparseSampleProjExplicitLod : SPIRVInstruction<310, "Images", ["IdResultType",
    "IdResult", "IdRef sampledImage", "IdRef coordinate", "ImageOperands imageOperands"],
    ["SparseResidency"]>;
def OpImageSparseSampleProjDrefImplicitLod : SPIRVInstruction<311, "Images", ["IdResultType",
    "IdResult", "IdRef sampledImage", "IdRef coordinate", "IdRef dRef",
    "?ImageOperands imageOperands"], ["SparseResidency"]>;
def OpImageSparseSampleProjDrefExplicitLod : SPIRVInstruction<312, "Images", ["IdResultType",
    "IdResult", "IdRef sampledImage", "IdRef coordinate", "IdRef dRef",
    "ImageOperands imageOperands"], ["SparseResidency"]>;
def OpImageSparseFetch : SPIRVInstruction<313, "Images", ["IdResultType", "IdResult",
    "IdRef image", "IdRef coordinate", "?ImageOperands imageOperands"], ["SparseResidency"]>;
def OpImageSparseGather : SPIRVInstruction<314, "Images", ["IdResultType", "IdResult",
    "IdRef sampledImage", "IdRef coordinate", "IdRef component", "?ImageOperands imageOperands"],
    ["SparseResidency"]>;
def OpImageSparseDrefGather : SPIRVInstruction<315, "Images", ["IdResultType", "IdResult",
    "IdRef sampledImage", "IdRef coordinate", "IdRef dRef", "?ImageOperands imageOperands"],
    ["SparseResidency"]>;
def OpImageSparseTexelsResident : SPIRVInstruction<316, "Images", ["IdResultType", "IdResult",
    "IdRef residentCode"], ["SparseResidency"]>;
def OpNoLine : SPIRVInstruction<317, "Debug", [], []>;
def OpImageSparseRead : SPIRVInstruction<320, "Images", ["IdResultType", "IdResult", "IdRef image",
    "IdRef coordinate", "?ImageOperands imageOperands"], ["SparseResidency"]>;
def OpModuleProcessed : SPIRVInstruction<330, "Debug", ["LiteralString process"], []>;
def OpExecutionModeId : SPIRVInstruction<331, "Modes", ["IdRef entryPoint", "ExecutionMode mode"],
    []>;
def OpDecorateId : SPIRVInstruction<332, "Annotations", ["IdRef target", "Decoration decoration"],
    []>;
def OpGroupNonUniformElect : SPIRVInstruction<333, "Subgroups", ["IdResultType", "IdResult",
    "IdScope execution"], ["GroupNonUniform"]>;
def OpGroupNonUniformAll : SPIRVInstruction<334, "Subgroups", ["IdResultType", "IdResult",
    "IdScope execution", "IdRef predicate"], ["GroupNonUniformVote"]>;
def OpGroupNonUniformAny : SPIRVInstruction<335, "Subgroups", ["IdResultType", "IdResult",
    "IdScope execution", "IdRef predicate"], ["GroupNonUniformVote"]>;
def OpGroupNonUniformAllEqual : SPIRVInstruction<336, "Subgroups", ["IdResultType", "IdResult",
    "IdScope execution", "IdRef value"], ["GroupNonUniformVote"]>;
def OpGroupNonUniformBroadcast : SPIRVInstruction<337, "Subgroups", ["IdResultType", "IdResult",
    "IdScope execution", "IdRef value", "IdRef id"], ["GroupNonUniformBallot"]>;
def OpGroupNonUniformBroadcastFirst : SPIRVInstruction<338, "Subgroups", ["IdResultType",
    "IdResult", "IdScope execution", "IdRef value"], ["GroupNonUniformBallot"]>;
def OpGroupNonUniformBallot : SPIRVInstruction<339, "Subgroups", ["IdResultType", "IdResult",
    "IdScope execution", "IdRef predicate"], ["GroupNonUniformBallot"]>;
def OpGroupNonUniformInverseBallot : SPIRVInstruction<340, "Subgroups", ["IdResultType",
    "IdResult", "IdScope execution", "IdRef value"], ["GroupNonUniformBallot"]>;
def OpGroupNonUniformBallotBitExtract : SPIRVInstruction<341, "Subgroups", ["IdResultType",
    "IdResult", "IdScope execution", "IdRef value", "IdRef index"], ["GroupNonUniformBallot"]>;
def OpGroupNonUniformBallotBitCount : SPIRVInstruction<342, "Subgroups", ["IdResultType",
    "IdResult", "IdScope execution", "GroupOperation operation", "IdRef value"],
    ["GroupNonUniformBallot"]>;
def OpGroupNonUniformBallotFindLSB : SPIRVInstruction<343, "Subgroups", ["IdResultType",
    "IdResult", "IdScope execution", "IdRef value"], ["GroupNonUniformBallot"]>;
def OpGroupNonUniformBallotFindMSB : SPIRVInstruction<344, "Subgroups", ["IdResultType",
    "IdResult", "IdScope execution", "IdRef value"], ["GroupNonUniformBallot"]>;
def OpGroupNonUniformShuffle : SPIRVInstruction<345, "Subgroups", ["IdResultType", "IdResult",
    "IdScope execution", "IdRef value", "IdRef id"], ["GroupNonUniformShuffle"]>;
def OpGroupNonUniformShuffleXor : SPIRVInstruction<346, "Subgroups", ["IdResultType", "IdResult",
    "IdScope execution", "IdRef value", "IdRef mask"], ["GroupNonUniformShuffle"]>;
def OpGroupNonUniformShuffleUp : SPIRVInstruction<347, "Subgroups", ["IdResultType", "IdResult",
    "IdScope execution", "IdRef value", "IdRef delta"], ["GroupNonUniformShuffleRelative"]>;
def OpGroupNonUniformShuffleDown : SPIRVInstruction<348, "Subgroups", ["IdResultType", "IdResult",
    "IdScope execution", "IdRef value", "IdRef delta"], ["GroupNonUniformShuffleRelative"]>;
def OpGroupNonUniformIAdd : SPIRVInstruction<349, "Subgroups", ["IdResultType", "IdResult",
    "IdScope execution", "GroupOperation operation", "IdRef value", "?IdRef clustersize"],
    ["GroupNonUniformArithmetic", "GroupNonUniformClustered", "GroupNonUniformPartitionedNV"]>;
def OpGroupNonUniformFAdd : SPIRVInstruction<350, "Subgroups", ["IdResultType", "IdResult",
    "IdScope execution", "GroupOperation operation", "IdRef value", "?IdRef clustersize"],
    ["GroupNonUniformArithmetic", "GroupNonUniformClustered", "GroupNonUniformPartitionedNV"]>;
def OpGroupNonUniformIMul : SPIRVInstruction<351, "Subgroups", ["IdResultType", "IdResult",
    "IdScope execution", "GroupOperation operation", "IdRef value", "?IdRef clustersize"],
    ["GroupNonUniformArithmetic", "GroupNonUniformClustered", "GroupNonUniformPartitionedNV"]>;
def OpGroupNonUniformFMul : SPIRVInstruction<352, "Subgroups", ["IdResultType", "IdResult",
    "IdScope execution", "GroupOperation operation", "IdRef value", "?IdRef clustersize"],
    ["GroupNonUniformArithmetic", "GroupNonUniformClustered", "GroupNonUniformPartitionedNV"]>;
def OpGroupNonUniformSMin : SPIRVInstruction<353, "Subgroups", ["IdResultType", "IdResult",
    "IdScope execution", "GroupOperation operation", "IdRef value", "?IdRef clustersize"],
    ["GroupNonUniformArithmetic", "GroupNonUniformClustered", "GroupNonUniformPartitionedNV"]>;
def OpGroupNonUniformUMin : SPIRVInstruction<354, "Subgroups", ["IdResultType", "IdResult",
    "IdScope execution", "GroupOperation operation", "IdRef value", "?IdRef clustersize"],
    ["GroupNonUniformArithmetic", "GroupNonUniformClustered", "GroupNonUniformPartitionedNV"]>;
def OpGroupNonUniformFMin : SPIRVInstruction<355, "Subgroups", ["IdResultType", "IdResult",
    "IdScope execution", "GroupOperation operation", "IdRef value", "?IdRef clustersize"],
    ["GroupNonUniformArithmetic", "GroupNonUniformClustered", "GroupNonUniformPartitionedNV"]>;
def OpGroupNonUniformSMax : SPIRVInstruction<356, "Subgroups", ["IdResultType", "IdResult",
    "IdScope execution", "GroupOperation operation", "IdRef value", "?IdRef clustersize"],
    ["GroupNonUniformArithmetic", "GroupNonUniformClustered", "GroupNonUniformPartitionedNV"]>;
def OpGroupNonUniformUMax : SPIRVInstruction<357, "Subgroups", ["IdResultType", "IdResult",
    "IdScope execution", "GroupOperation operation", "IdRef value", "?IdRef clustersize"],
    ["GroupNonUniformArithmetic", "GroupNonUniformClustered", "GroupNonUniformPartitionedNV"]>;
def OpGroupNonUniformFMax : SPIRVInstruction<358, "Subgroups", ["IdResultType", "IdResult",
    "IdScope execution", "GroupOperation operation", "IdRef value", "?IdRef clustersize"],
    ["GroupNonUniformArithmetic", "GroupNonUniformClustered", "GroupNonUniformPartitionedNV"]>;
def OpGroupNonUniformBitwiseAnd : SPIRVInstruction<359, "Subgroups", ["IdResultType", "IdResult",
    "IdScope execution", "GroupOperation operation", "IdRef value", "?IdRef clustersize"],
    ["GroupNonUniformArithmetic", "GroupNonUniformClustered", "GroupNonUniformPartitionedNV"]>;
def OpGroupNonUniformBitwiseOr : SPIRVInstruction<360, "Subgroups", ["IdResultType", "IdResult",
    "IdScope execution", "GroupOperation operation", "IdRef value", "?IdRef clustersize"],
    ["GroupNonUniformArithmetic", "GroupNonUniformClustered", "GroupNonUniformPartitionedNV"]>;
def OpGroupNonUniformBitwiseXor : SPIRVInstruction<361, "Subgroups", ["IdResultType", "IdResult",
    "IdScope execution", "GroupOperation operation", "IdRef value", "?IdRef clustersize"],
    ["GroupNonUniformArithmetic", "GroupNonUniformClustered", "GroupNonUniformPartitionedNV"]>;
def OpGroupNonUniformLogicalAnd : SPIRVInstruction<362, "Subgroups", ["IdResultType", "IdResult",
    "IdScope execution", "GroupOperation operation", "IdRef value", "?IdRef clustersize"],
    ["GroupNonUniformArithmetic", "GroupNonUniformClustered", "GroupNonUniformPartitionedNV"]>;
def OpGroupNonUniformLogicalOr : SPIRVInstruction<363, "Subgroups", ["IdResultType", "IdResult",
    "IdScope execution", "GroupOperation operation", "IdRef value", "?IdRef clustersize"],
    ["GroupNonUniformArithmetic", "GroupNonUniformClustered", "GroupNonUniformPartitionedNV"]>;
def OpGroupNonUniformLogicalXor : SPIRVInstruction<364, "Subgroups", ["IdResultType", "IdResult",
    "IdScope execution", "GroupOperation operation", "IdRef value", "?IdRef clustersize"],
    ["GroupNonUniformArithmetic", "GroupNonUniformClustered", "GroupNonUniformPartitionedNV"]>;
def OpGroupNonUniformQuadBroadcast : SPIRVInstruction<365, "Subgroups", ["IdResultType",
    "IdResult", "IdScope execution", "IdRef value", "IdRef index"], ["GroupNonUniformQuad"]>;
def OpGroupNonUniformQuadSwap : SPIRVInstruction<366, "Subgroups", ["IdResultType", "IdResult",
    "IdScope execution", "IdRef value", "IdRef direction"], ["GroupNonUniformQuad"]>;
def OpCopyLogical : SPIRVInstruction<400, "Composites", ["IdResultType", "IdResult",
    "IdRef operand"], []>;
def OpPtrEqual : SPIRVInstruction<401, "Memory", ["IdResultType", "IdResult", "IdRef operand1",
    "IdRef operand2"], []>;
def OpPtrNotEqual : SPIRVInstruction<402, "Memory", ["IdResultType", "IdResult", "IdRef operand1",
    "IdRef operand2"], []>;
def OpPtrDiff : SPIRVInstruction<403, "Memory", ["IdResultType", "IdResult", "IdRef operand1",
    "IdRef operand2"], ["Addresses", "VariablePointers", "VariablePointersStorageBuffer"]>;
