// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// SPIR-V's instructions that only OpenCL kernels and extensions of one vendor use. The reader knows
// their names for its messages.

def OpTypeOpaque : SPIRVInstruction<31, "Types", ["IdResult",
    "LiteralString theNameOfTheOpaqueType"], ["Kernel"]>;
def OpTypeEvent : SPIRVInstruction<34, "Types", ["IdResult"], ["Kernel"]>;
def OpTypeDeviceEvent : SPIRVInstruction<35, "Types", ["IdResult"], ["DeviceEnqueue"]>;
def OpTypeReserveId : SPIRVInstruction<36, "Types", ["IdResult"], ["Pipes"]>;
def OpTypeQueue : SPIRVInstruction<37, "Types", ["IdResult"], ["DeviceEnqueue"]>;
def OpTypePipe : SPIRVInstruction<38, "Types", ["IdResult", "AccessQualifier qualifier"],
    ["Pipes"]>;
def OpCopyMemorySized : SPIRVInstruction<64, "Memory", ["IdRef target", "IdRef source",
    "IdRef size", "?MemoryAccess memoryAccess", "?MemoryAccess memoryAccess2"], ["Addresses"]>;
def OpGenericPtrMemSemantics : SPIRVInstruction<69, "Memory", ["IdResultType", "IdResult",
    "IdRef pointer"], ["Kernel"]>;
def OpInBoundsPtrAccessChain : SPIRVInstruction<70, "Memory", ["IdResultType", "IdResult",
    "IdRef base", "IdRef element", "*IdRef indexes"], ["Addresses"]>;
def OpImageQueryFormat : SPIRVInstruction<101, "Images", ["IdResultType", "IdResult",
    "IdRef image"], ["Kernel"]>;
def OpImageQueryOrder : SPIRVInstruction<102, "Images", ["IdResultType", "IdResult",
    "IdRef image"], ["Kernel"]>;
def OpSatConvertSToU : SPIRVInstruction<118, "Conversions", ["IdResultType", "IdResult",
    "IdRef signedValue"], ["Kernel"]>;
def OpSatConvertUToS : SPIRVInstruction<119, "Conversions", ["IdResultType", "IdResult",
    "IdRef unsignedValue"], ["Kernel"]>;
def OpPtrCastToGeneric : SPIRVInstruction<121, "Conversions", ["IdResultType", "IdResult",
    "IdRef pointer"], ["Kernel"]>;
def OpGenericCastToPtr : SPIRVInstruction<122, "Conversions", ["IdResultType", "IdResult",
    "IdRef pointer"], ["Kernel"]>;
def OpGenericCastToPtrExplicit : SPIRVInstruction<123, "Conversions", ["IdResultType", "IdResult",
    "IdRef pointer", "StorageClass storage"], ["Kernel"]>;
def OpIsFinite : SPIRVInstruction<158, "Comparisons and logic", ["IdResultType", "IdResult",
    "IdRef x"], ["Kernel"]>;
def OpIsNormal : SPIRVInstruction<159, "Comparisons and logic", ["IdResultType", "IdResult",
    "IdRef x"], ["Kernel"]>;
def OpSignBitSet : SPIRVInstruction<160, "Comparisons and logic", ["IdResultType", "IdResult",
    "IdRef x"], ["Kernel"]>;
def OpLessOrGreater : SPIRVInstruction<161, "Comparisons and logic", ["IdResultType", "IdResult",
    "IdRef x", "IdRef y"], ["Kernel"]>;
def OpOrdered : SPIRVInstruction<162, "Comparisons and logic", ["IdResultType", "IdResult",
    "IdRef x", "IdRef y"], ["Kernel"]>;
def OpUnordered : SPIRVInstruction<163, "Comparisons and logic", ["IdResultType", "IdResult",
    "IdRef x", "IdRef y"], ["Kernel"]>;
def OpAtomicCompareExchangeWeak : SPIRVInstruction<231, "Atomics", ["IdResultType", "IdResult",
    "IdRef pointer", "IdScope memory", "IdMemorySemantics equal", "IdMemorySemantics unequal",
    "IdRef value", "IdRef comparator"], ["Kernel"]>;
def OpLifetimeStart : SPIRVInstruction<256, "Control flow", ["IdRef pointer",
    "LiteralInteger size"], ["Kernel"]>;
def OpLifetimeStop : SPIRVInstruction<257, "Control flow", ["IdRef pointer",
    "LiteralInteger size"], ["Kernel"]>;
def OpGroupAsyncCopy : SPIRVInstruction<259, "Groups", ["IdResultType", "IdResult",
    "IdScope execution", "IdRef destination", "IdRef source", "IdRef numElements", "IdRef stride",
    "IdRef event"], ["Kernel"]>;
def OpGroupWaitEvents : SPIRVInstruction<260, "Groups", ["IdScope execution", "IdRef numEvents",
    "IdRef eventsList"], ["Kernel"]>;
def OpGroupAll : SPIRVInstruction<261, "Groups", ["IdResultType", "IdResult", "IdScope execution",
    "IdRef predicate"], ["Groups"]>;
def OpGroupAny : SPIRVInstruction<262, "Groups", ["IdResultType", "IdResult", "IdScope execution",
    "IdRef predicate"], ["Groups"]>;
def OpGroupBroadcast : SPIRVInstruction<263, "Groups", ["IdResultType", "IdResult",
    "IdScope execution", "IdRef value", "IdRef localid"], ["Groups"]>;
def OpGroupIAdd : SPIRVInstruction<264, "Groups", ["IdResultType", "IdResult", "IdScope execution",
    "GroupOperation operation", "IdRef x"], ["Groups"]>;
def OpGroupFAdd : SPIRVInstruction<265, "Groups", ["IdResultType", "IdResult", "IdScope execution",
    "GroupOperation operation", "IdRef x"], ["Groups"]>;
def OpGroupFMin : SPIRVInstruction<266, "Groups", ["IdResultType", "IdResult", "IdScope execution",
    "GroupOperation operation", "IdRef x"], ["Groups"]>;
def OpGroupUMin : SPIRVInstruction<267, "Groups", ["IdResultType", "IdResult", "IdScope execution",
    "GroupOperation operation", "IdRef x"], ["Groups"]>;
def OpGroupSMin : SPIRVInstruction<268, "Groups", ["IdResultType", "IdResult", "IdScope execution",
    "GroupOperation operation", "IdRef x"], ["Groups"]>;
def OpGroupFMax : SPIRVInstruction<269, "Groups", ["IdResultType", "IdResult", "IdScope execution",
    "GroupOperation operation", "IdRef x"], ["Groups"]>;
def OpGroupUMax : SPIRVInstruction<270, "Groups", ["IdResultType", "IdResult", "IdScope execution",
    "GroupOperation operation", "IdRef x"], ["Groups"]>;
def OpGroupSMax : SPIRVInstruction<271, "Groups", ["IdResultType", "IdResult", "IdScope execution",
    "GroupOperation operation", "IdRef x"], ["Groups"]>;
def OpReadPipe : SPIRVInstruction<274, "Pipes", ["IdResultType", "IdResult", "IdRef pipe",
    "IdRef pointer", "IdRef packetSize", "IdRef packetAlignment"], ["Pipes"]>;
def OpWritePipe : SPIRVInstruction<275, "Pipes", ["IdResultType", "IdResult", "IdRef pipe",
    "IdRef pointer", "IdRef packetSize", "IdRef packetAlignment"], ["Pipes"]>;
def OpReservedReadPipe : SPIRVInstruction<276, "Pipes", ["IdResultType", "IdResult", "IdRef pipe",
    "IdRef reserveId", "IdRef index", "IdRef pointer", "IdRef packetSize",
    "IdRef packetAlignment"], ["Pipes"]>;
def OpReservedWritePipe : SPIRVInstruction<277, "Pipes", ["IdResultType", "IdResult", "IdRef pipe",
    "IdRef reserveId", "IdRef index", "IdRef pointer", "IdRef packetSize",
    "IdRef packetAlignment"], ["Pipes"]>;
def OpReserveReadPipePackets : SPIRVInstruction<278, "Pipes", ["IdResultType", "IdResult",
    "IdRef pipe", "IdRef numPackets", "IdRef packetSize", "IdRef packetAlignment"], ["Pipes"]>;
def OpReserveWritePipePackets : SPIRVInstruction<279, "Pipes", ["IdResultType", "IdResult",
    "IdRef pipe", "IdRef numPackets", "IdRef packetSize", "IdRef packetAlignment"], ["Pipes"]>;
def OpCommitReadPipe : SPIRVInstruction<280, "Pipes", ["IdRef pipe", "IdRef reserveId",
    "IdRef packetSize", "IdRef packetAlignment"], ["Pipes"]>;
def OpCommitWritePipe : SPIRVInstruction<281, "Pipes", ["IdRef pipe", "IdRef reserveId",
    "IdRef packetSize", "IdRef packetAlignment"], ["Pipes"]>;
def OpIsValidReserveId : SPIRVInstruction<282, "Pipes", ["IdResultType", "IdResult",
    "IdRef reserveId"], ["Pipes"]>;
def OpGetNumPipePackets : SPIRVInstruction<283, "Pipes", ["IdResultType", "IdResult", "IdRef pipe",
    "IdRef packetSize", "IdRef packetAlignment"], ["Pipes"]>;
def OpGetMaxPipePackets : SPIRVInstruction<284, "Pipes", ["IdResultType", "IdResult", "IdRef pipe",
    "IdRef packetSize", "IdRef packetAlignment"], ["Pipes"]>;
def OpGroupReserveReadPipePackets : SPIRVInstruction<285, "Pipes", ["IdResultType", "IdResult",
    "IdScope execution", "IdRef pipe", "IdRef numPackets", "IdRef packetSize",
    "IdRef packetAlignment"], ["Pipes"]>;
def OpGroupReserveWritePipePackets : SPIRVInstruction<286, "Pipes", ["IdResultType", "IdResult",
    "IdScope execution", "IdRef pipe", "IdRef numPackets", "IdRef packetSize",
    "IdRef packetAlignment"], ["Pipes"]>;
def OpGroupCommitReadPipe : SPIRVInstruction<287, "Pipes", ["IdScope execution", "IdRef pipe",
    "IdRef reserveId", "IdRef packetSize", "IdRef packetAlignment"], ["Pipes"]>;
def OpGroupCommitWritePipe : SPIRVInstruction<288, "Pipes", ["IdScope execution", "IdRef pipe",
    "IdRef reserveId", "IdRef packetSize", "IdRef packetAlignment"], ["Pipes"]>;
def OpEnqueueMarker : SPIRVInstruction<291, "Device-side enqueue", ["IdResultType", "IdResult",
    "IdRef queue", "IdRef numEvents", "IdRef waitEvents", "IdRef retEvent"], ["DeviceEnqueue"]>;
def OpEnqueueKernel : SPIRVInstruction<292, "Device-side enqueue", ["IdResultType", "IdResult",
    "IdRef queue", "IdRef flags", "IdRef ndRange", "IdRef numEvents", "IdRef waitEvents",
    "IdRef retEvent", "IdRef invoke", "IdRef param", "IdRef paramSize", "IdRef paramAlign",
    "*IdRef localSize"], ["DeviceEnqueue"]>;
def OpGetKernelNDrangeSubGroupCount : SPIRVInstruction<293, "Device-side enqueue", ["IdResultType",
    "IdResult", "IdRef ndRange", "IdRef invoke", "IdRef param", "IdRef paramSize",
    "IdRef paramAlign"], ["DeviceEnqueue"]>;
def OpGetKernelNDrangeMaxSubGroupSize : SPIRVInstruction<294, "Device-side enqueue",
    ["IdResultType", "IdResult", "IdRef ndRange", "IdRef invoke", "IdRef param", "IdRef paramSize",
    "IdRef paramAlign"], ["DeviceEnqueue"]>;
def OpGetKernelWorkGroupSize : SPIRVInstruction<295, "Device-side enqueue", ["IdResultType",
    "IdResult", "IdRef invoke", "IdRef param", "IdRef paramSize", "IdRef paramAlign"],
    ["DeviceEnqueue"]>;
def OpGetKernelPreferredWorkGroupSizeMultiple : SPIRVInstruction<296, "Device-side enqueue",
    ["IdResultType", "IdResult", "IdRef invoke", "IdRef param", "IdRef paramSize",
    "IdRef paramAlign"], ["DeviceEnqueue"]>;
def OpRetainEvent : SPIRVInstruction<297, "Device-side enqueue", ["IdRef event"],
    ["DeviceEnqueue"]>;
def OpReleaseEvent : SPIRVInstruction<298, "Device-side enqueue", ["IdRef event"],
    ["DeviceEnqueue"]>;
def OpCreateUserEvent : SPIRVInstruction<299, "Device-side enqueue", ["IdResultType", "IdResult"],
    ["DeviceEnqueue"]>;
def OpIsValidEvent : SPIRVInstruction<300, "Device-side enqueue", ["IdResultType", "IdResult",
    "IdRef event"], ["DeviceEnqueue"]>;
def OpSetUserEventStatus : SPIRVInstruction<301, "Device-side enqueue", ["IdRef event",
    "IdRef status"], ["DeviceEnqueue"]>;
def OpCaptureEventProfilingInfo : SPIRVInstruction<302, "Device-side enqueue", ["IdRef event",
    "IdRef profilingInfo", "IdRef value"], ["DeviceEnqueue"]>;
def OpGetDefaultQueue : SPIRVInstruction<303, "Device-side enqueue", ["IdResultType", "IdResult"],
    ["DeviceEnqueue"]>;
def OpBuildNDRange : SPIRVInstruction<304, "Device-side enqueue", ["IdResultType", "IdResult",
    "IdRef globalworksize", "IdRef localworksize", "IdRef globalworkoffset"], ["DeviceEnqueue"]>;
def OpAtomicFlagTestAndSet : SPIRVInstruction<318, "Atomics", ["IdResultType", "IdResult",
    "IdRef pointer", "IdScope memory", "IdMemorySemantics semantics"], ["Kernel"]>;
def OpAtomicFlagClear : SPIRVInstruction<319, "Atomics", ["IdRef pointer", "IdScope memory",
    "IdMemorySemantics semantics"], ["Kernel"]>;
def OpSizeOf : SPIRVInstruction<321, "Miscellaneous", ["IdResultType", "IdResult",
    "IdRef pointer"], ["Addresses"]>;
def OpTypePipeStorage : SPIRVInstruction<322, "Types", ["IdResult"], ["PipeStorage"]>;
def OpConstantPipeStorage : SPIRVInstruction<323, "Pipes", ["IdResultType", "IdResult",
    "LiteralInteger packetSize", "LiteralInteger packetAlignment", "LiteralInteger capacity"],
    ["PipeStorage"]>;
def OpCreatePipeFromPipeStorage : SPIRVInstruction<324, "Pipes", ["IdResultType", "IdResult",
    "IdRef pipeStorage"], ["PipeStorage"]>;
def OpGetKernelLocalSizeForSubgroupCount : SPIRVInstruction<325, "Device-side enqueue",
    ["IdResultType", "IdResult", "IdRef subgroupCount", "IdRef invoke", "IdRef param",
    "IdRef paramSize", "IdRef paramAlign"], ["SubgroupDispatch"]>;
def OpGetKernelMaxNumSubgroups : SPIRVInstruction<326, "Device-side enqueue", ["IdResultType",
    "IdResult", "IdRef invoke", "IdRef param", "IdRef paramSize", "IdRef paramAlign"],
    ["SubgroupDispatch"]>;
def OpTypeNamedBarrier : SPIRVInstruction<327, "Types", ["IdResult"], ["NamedBarrier"]>;
def OpNamedBarrierInitialize : SPIRVInstruction<328, "Barriers", ["IdResultType", "IdResult",
    "IdRef subgroupCount"], ["NamedBarrier"]>;
def OpMemoryNamedBarrier : SPIRVInstruction<329, "Barriers", ["IdRef namedBarrier",
    "IdScope memory", "IdMemorySemantics semantics"], ["NamedBarrier"]>;
def OpGroupIAddNonUniformAMD : SPIRVInstruction<5000, "Groups", ["IdResultType", "IdResult",
    "IdScope execution", "GroupOperation operation", "IdRef x"], ["Groups"]>;
def OpGroupFAddNonUniformAMD : SPIRVInstruction<5001, "Groups", ["IdResultType", "IdResult",
    "IdScope execution", "GroupOperation operation", "IdRef x"], ["Groups"]>;
def OpGroupFMinNonUniformAMD : SPIRVInstruction<5002, "Groups", ["IdResultType", "IdResult",
    "IdScope execution", "GroupOperation operation", "IdRef x"], ["Groups"]>;
def OpGroupUMinNonUniformAMD : SPIRVInstruction<5003, "Groups", ["IdResultType", "IdResult",
    "IdScope execution", "GroupOperation operation", "IdRef x"], ["Groups"]>;
def OpGroupSMinNonUniformAMD : SPIRVInstruction<5004, "Groups", ["IdResultType", "IdResult",
    "IdScope execution", "GroupOperation operation", "IdRef x"], ["Groups"]>;
def OpGroupFMaxNonUniformAMD : SPIRVInstruction<5005, "Groups", ["IdResultType", "IdResult",
    "IdScope execution", "GroupOperation operation", "IdRef x"], ["Groups"]>;
def OpGroupUMaxNonUniformAMD : SPIRVInstruction<5006, "Groups", ["IdResultType", "IdResult",
    "IdScope execution", "GroupOperation operation", "IdRef x"], ["Groups"]>;
def OpGroupSMaxNonUniformAMD : SPIRVInstruction<5007, "Groups", ["IdResultType", "IdResult",
    "IdScope execution", "GroupOperation operation", "IdRef x"], ["Groups"]>;
def OpSubgroupShuffleINTEL : SPIRVInstruction<5571, "Groups", ["IdResultType", "IdResult",
    "IdRef data", "IdRef invocationid"], ["SubgroupShuffleINTEL"]>;
def OpSubgroupShuffleDownINTEL : SPIRVInstruction<5572, "Groups", ["IdResultType", "IdResult",
    "IdRef current", "IdRef next", "IdRef delta"], ["SubgroupShuffleINTEL"]>;
def OpSubgroupShuffleUpINTEL : SPIRVInstruction<5573, "Groups", ["IdResultType", "IdResult",
    "IdRef previous", "IdRef current", "IdRef delta"], ["SubgroupShuffleINTEL"]>;
def OpSubgroupShuffleXorINTEL : SPIRVInstruction<5574, "Groups", ["IdResultType", "IdResult",
    "IdRef data", "IdRef value"], ["SubgroupShuffleINTEL"]>;
def OpSubgroupBlockReadINTEL : SPIRVInstruction<5575, "Groups", ["IdResultType", "IdResult",
    "IdRef ptr"], ["SubgroupBufferBlockIOINTEL"]>;
def OpSubgroupBlockWriteINTEL : SPIRVInstruction<5576, "Groups", ["IdRef ptr", "IdRef data"],
    ["SubgroupBufferBlockIOINTEL"]>;
def OpSubgroupImageBlockReadINTEL : SPIRVInstruction<5577, "Groups", ["IdResultType", "IdResult",
    "IdRef image", "IdRef coordinate"], ["SubgroupImageBlockIOINTEL"]>;
def OpSubgroupImageBlockWriteINTEL : SPIRVInstruction<5578, "Groups", ["IdRef image",
    "IdRef coordinate", "IdRef data"], ["SubgroupImageBlockIOINTEL"]>;
def OpSubgroupImageMediaBlockReadINTEL : SPIRVInstruction<5580, "Groups", ["IdResultType",
    "IdResult", "IdRef image", "IdRef coordinate", "IdRef width", "IdRef height"],
    ["SubgroupImageMediaBlockIOINTEL"]>;
def OpSubgroupImageMediaBlockWriteINTEL : SPIRVInstruction<5581, "Groups", ["IdRef image",
    "IdRef coordinate", "IdRef width", "IdRef height", "IdRef data"],
    ["SubgroupImageMediaBlockIOINTEL"]>;
def OpUCountLeadingZerosINTEL : SPIRVInstruction<5585, "Extensions", ["IdResultType", "IdResult",
    "IdRef operand"], ["IntegerFunctions2INTEL"]>;
def OpUCountTrailingZerosINTEL : SPIRVInstruction<5586, "Extensions", ["IdResultType", "IdResult",
    "IdRef operand"], ["IntegerFunctions2INTEL"]>;
def OpAbsISubINTEL : SPIRVInstruction<5587, "Extensions", ["IdResultType", "IdResult",
    "IdRef operand1", "IdRef operand2"], ["IntegerFunctions2INTEL"]>;
def OpAbsUSubINTEL : SPIRVInstruction<5588, "Extensions", ["IdResultType", "IdResult",
    "IdRef operand1", "IdRef operand2"], ["IntegerFunctions2INTEL"]>;
def OpIAddSatINTEL : SPIRVInstruction<5589, "Extensions", ["IdResultType", "IdResult",
    "IdRef operand1", "IdRef operand2"], ["IntegerFunctions2INTEL"]>;
def OpUAddSatINTEL : SPIRVInstruction<5590, "Extensions", ["IdResultType", "IdResult",
    "IdRef operand1", "IdRef operand2"], ["IntegerFunctions2INTEL"]>;
def OpIAverageINTEL : SPIRVInstruction<5591, "Extensions", ["IdResultType", "IdResult",
    "IdRef operand1", "IdRef operand2"], ["IntegerFunctions2INTEL"]>;
def OpUAverageINTEL : SPIRVInstruction<5592, "Extensions", ["IdResultType", "IdResult",
    "IdRef operand1", "IdRef operand2"], ["IntegerFunctions2INTEL"]>;
def OpIAverageRoundedINTEL : SPIRVInstruction<5593, "Extensions", ["IdResultType", "IdResult",
    "IdRef operand1", "IdRef operand2"], ["IntegerFunctions2INTEL"]>;
def OpUAverageRoundedINTEL : SPIRVInstruction<5594, "Extensions", ["IdResultType", "IdResult",
    "IdRef operand1", "IdRef operand2"], ["IntegerFunctions2INTEL"]>;
def OpISubSatINTEL : SPIRVInstruction<5595, "Extensions", ["IdResultType", "IdResult",
    "IdRef operand1", "IdRef operand2"], ["IntegerFunctions2INTEL"]>;
def OpUSubSatINTEL : SPIRVInstruction<5596, "Extensions", ["IdResultType", "IdResult",
    "IdRef operand1", "IdRef operand2"], ["IntegerFunctions2INTEL"]>;
def OpIMul32x16INTEL : SPIRVInstruction<5597, "Extensions", ["IdResultType", "IdResult",
    "IdRef operand1", "IdRef operand2"], ["IntegerFunctions2INTEL"]>;
def OpUMul32x16INTEL : SPIRVInstruction<5598, "Extensions", ["IdResultType", "IdResult",
    "IdRef operand1", "IdRef operand2"], ["IntegerFunctions2INTEL"]>;
def OpLoopControlINTEL : SPIRVInstruction<5887, "Extensions",
    ["*LiteralInteger loopControlParameters"], ["UnstructuredLoopControlsINTEL"]>;
def OpReadPipeBlockingINTEL : SPIRVInstruction<5946, "Pipes", ["IdResultType", "IdResult",
    "IdRef packetSize", "IdRef packetAlignment"], ["BlockingPipesINTEL"]>;
def OpWritePipeBlockingINTEL : SPIRVInstruction<5947, "Pipes", ["IdResultType", "IdResult",
    "IdRef packetSize", "IdRef packetAlignment"], ["BlockingPipesINTEL"]>;
def OpFPGARegINTEL : SPIRVInstruction<5949, "Extensions", ["IdResultType", "IdResult",
    "IdRef result", "IdRef input"], ["FPGARegINTEL"]>;
def OpTypeBufferSurfaceINTEL : SPIRVInstruction<6086, "Types", ["IdResult",
    "AccessQualifier accessqualifier"], ["VectorComputeINTEL"]>;
def OpTypeStructContinuedINTEL : SPIRVInstruction<6090, "Types", ["*IdRef members"],
    ["LongConstantCompositeINTEL"]>;
def OpConstantCompositeContinuedINTEL : SPIRVInstruction<6091, "Constants",
    ["*IdRef constituents"], ["LongConstantCompositeINTEL"]>;
def OpSpecConstantCompositeContinuedINTEL : SPIRVInstruction<6092, "Constants",
    ["*IdRef constituents"], ["LongConstantCompositeINTEL"]>;
def OpControlBarrierArriveINTEL : SPIRVInstruction<6142, "Barriers", ["IdScope execution",
    "IdScope memory", "IdMemorySemantics semantics"], ["SplitBarrierINTEL"]>;
def OpControlBarrierWaitINTEL : SPIRVInstruction<6143, "Barriers", ["IdScope execution",
    "IdScope memory", "IdMemorySemantics semantics"], ["SplitBarrierINTEL"]>;
