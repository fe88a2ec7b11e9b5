// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Instructions whose translation needs more than an expression, and declarations.

//===-- Declarations ------------------------------------------------------===//

def : SPIRVDeclared<[OpCapability, OpExtension, OpExtInstImport, OpMemoryModel, OpEntryPoint,
                     OpExecutionMode, OpExecutionModeId],
                    "read into the tables of the module">;
def : SPIRVDeclared<[OpName, OpMemberName, OpString, OpLine, OpNoLine],
                    "names and lines of messages and reflection">;
def : SPIRVDeclared<[OpDecorate, OpMemberDecorate, OpDecorationGroup, OpGroupDecorate,
                     OpGroupMemberDecorate, OpDecorateId, OpDecorateString, OpMemberDecorateString],
                    "see the table of decorations">;
def : SPIRVDeclared<[OpTypeVoid, OpTypeBool, OpTypeInt, OpTypeFloat, OpTypeVector, OpTypeMatrix,
                     OpTypeImage, OpTypeSampler, OpTypeSampledImage, OpTypeArray,
                     OpTypeRuntimeArray, OpTypeStruct, OpTypePointer, OpTypeFunction,
                     OpTypeForwardPointer],
                    "types; a value is a list of its scalars">;
def : SPIRVDeclared<[OpConstantTrue, OpConstantFalse, OpConstant, OpConstantComposite,
                     OpConstantNull, OpSpecConstantTrue, OpSpecConstantFalse, OpSpecConstant,
                     OpSpecConstantComposite, OpSpecConstantOp, OpUndef],
                    "constants; a specialization constant has its default or the option's value; "
                    "undefined values are 0">;
def : SPIRVDeclared<[OpFunction, OpFunctionParameter, OpFunctionEnd, OpLabel],
                    "functions are inlined into the entry point">;
def : SPIRVIgnored<[OpNop, OpSource, OpSourceContinued, OpSourceExtension, OpModuleProcessed],
                   "no effect">;
def : SPIRVIgnored<[OpSelectionMerge, OpLoopMerge],
                   "DXIL needs no merge blocks; hints of unrolling are not passed on">;

//===-- Memory ------------------------------------------------------------===//

def : SPIRVBuilt<[OpVariable], "variable", "scalars and arrays of scalars, a resource, or elements of a signature">;
def : SPIRVBuilt<[OpAccessChain, OpInBoundsAccessChain], "accessChain",
                 "no code until the pointer is used; then a handle and an offset, or an element of an array">;
def : SPIRVBuilt<[OpLoad], "load",
                 "CBufferLoadLegacy, RawBufferLoad, or loads of the variable's scalars">;
def : SPIRVBuilt<[OpStore], "store", "RawBufferStore, or stores to the variable's scalars">;
def : SPIRVBuilt<[OpCopyMemory], "copyMemory", "a load and a store">;
def : SPIRVRefused<[StorageClassPhysicalStorageBuffer, OpConvertPtrToU, OpConvertUToPtr],
                   "needs memory at an address; DXIL reaches memory only through descriptors "
                   "(expected a storage buffer)">;
def : SPIRVBuilt<[OpArrayLength], "arrayLength", "GetDimensions, less the offset, by the stride">;
def : SPIRVBuilt<[OpFunctionCall], "call", "the function's body">;
def : SPIRVBuilt<[OpImageTexelPointer], "texelPointer", "no code; AtomicBinOp takes the texel">;

//===-- Composites --------------------------------------------------------===//

def : SPIRVBuilt<[OpCompositeConstruct], "construct", "no code: a list of scalars">;
def : SPIRVBuilt<[OpCompositeExtract], "extract", "no code: a part of the list">;
def : SPIRVBuilt<[OpCompositeInsert], "insert", "no code: a list with other parts">;
def : SPIRVBuilt<[OpVectorShuffle], "shuffle", "no code: a list in another order">;
def : SPIRVBuilt<[OpVectorExtractDynamic], "extractDynamic", "a select for each element">;
def : SPIRVBuilt<[OpVectorInsertDynamic], "insertDynamic", "a select for each element">;
def : SPIRVBuilt<[OpTranspose], "transpose", "no code: a list in another order">;
def : SPIRVBuilt<[OpCopyObject, OpCopyLogical, OpExpectKHR], "copyObject", "no code">;
def : SPIRVBuilt<[OpExtInst], "extended", "see the table of GLSL.std.450; sets named NonSemantic are ignored">;

//===-- Images ------------------------------------------------------------===//

def : SPIRVBuilt<[OpSampledImage, OpImage], "image", "no code: the two handles">;
def : SPIRVBuilt<[OpImageSampleImplicitLod, OpImageSampleExplicitLod, OpImageSampleDrefImplicitLod,
                  OpImageSampleDrefExplicitLod, OpImageSampleProjImplicitLod,
                  OpImageSampleProjExplicitLod, OpImageSampleProjDrefImplicitLod,
                  OpImageSampleProjDrefExplicitLod, OpImageSparseSampleImplicitLod,
                  OpImageSparseSampleExplicitLod, OpImageSparseSampleDrefImplicitLod,
                  OpImageSparseSampleDrefExplicitLod],
                 "sample", "Sample, SampleBias, SampleLevel, SampleGrad, SampleCmp, "
                 "SampleCmpLevelZero; from 6.7 on SampleCmpLevel, from 6.8 on SampleCmpGrad, SampleCmpBias">;
def : SPIRVBuilt<[OpImageGather, OpImageDrefGather, OpImageSparseGather, OpImageSparseDrefGather], "gather",
                 "TextureGather, TextureGatherCmp; four of them for constant offsets">;
def : SPIRVBuilt<[OpImageFetch, OpImageRead, OpImageSparseFetch, OpImageSparseRead], "fetch",
                 "TextureLoad, BufferLoad">;
// The residency code of an access is the word for CheckAccessFullyMapped.
def : SPIRVComputed<OpImageSparseTexelsResident, (ne $residentCode, 0)>;
def : SPIRVBuilt<[OpImageWrite], "writeImage", "TextureStore, BufferStore">;
def : SPIRVBuilt<[OpImageQuerySizeLod, OpImageQuerySize, OpImageQueryLevels, OpImageQuerySamples],
                 "queryImage", "GetDimensions">;
def : SPIRVBuilt<[OpImageQueryLod], "queryLod", "CalculateLOD, clamped and not">;

//===-- Atomics -----------------------------------------------------------===//

def : SPIRVAtomic<OpAtomicExchange, "Exchange", "Xchg", "value">;
def : SPIRVAtomic<OpAtomicIIncrement, "Add", "Add", "one">;
def : SPIRVAtomic<OpAtomicIDecrement, "Add", "Add", "minus one">;
def : SPIRVAtomic<OpAtomicIAdd, "Add", "Add", "value">;
def : SPIRVAtomic<OpAtomicISub, "Add", "Add", "negated">;
def : SPIRVAtomic<OpAtomicSMin, "IMin", "Min", "value">;
def : SPIRVAtomic<OpAtomicUMin, "UMin", "UMin", "value">;
def : SPIRVAtomic<OpAtomicSMax, "IMax", "Max", "value">;
def : SPIRVAtomic<OpAtomicUMax, "UMax", "UMax", "value">;
def : SPIRVAtomic<OpAtomicAnd, "And", "And", "value">;
def : SPIRVAtomic<OpAtomicOr, "Or", "Or", "value">;
def : SPIRVAtomic<OpAtomicXor, "Xor", "Xor", "value">;
def : SPIRVAtomic<OpAtomicLoad, "Or", "Or", "zero">;
def : SPIRVAtomic<OpAtomicStore, "Exchange", "Xchg", "value">;
def : SPIRVBuilt<[OpAtomicCompareExchange], "compareExchange", "AtomicCompareExchange, cmpxchg">;
def : SPIRVBuilt<[OpControlBarrier, OpMemoryBarrier], "barrier",
                 "Barrier with the kinds of memory of the semantics">;

//===-- Control flow ------------------------------------------------------===//

def : SPIRVBuilt<[OpPhi], "phi", "a phi for each scalar">;
def : SPIRVBuilt<[OpBranch, OpBranchConditional, OpSwitch], "branch", "br, switch">;
def : SPIRVBuilt<[OpReturn, OpReturnValue, OpUnreachable], "leave",
                 "a branch behind the call; at the entry point the outputs are stored">;
def : SPIRVBuilt<[OpKill, OpTerminateInvocation], "kill", "Discard, then the entry point's end">;
def : SPIRVBuilt<[OpDemoteToHelperInvocation], "demote", "Discard">;
def : SPIRVComputed<OpIsHelperInvocationEXT, (IsHelperLane)>;

//===-- Vertices and primitives -------------------------------------------===//

def : SPIRVBuilt<[OpEmitVertex], "emitVertex", "StoreOutput for each output, then EmitStream">;
def : SPIRVBuilt<[OpEndPrimitive], "endPrimitive", "CutStream">;
def : SPIRVBuilt<[OpSetMeshOutputsEXT], "meshOutputs", "SetMeshOutputCounts">;
def : SPIRVBuilt<[OpEmitMeshTasksEXT], "meshTasks", "DispatchMesh, then the entry point's end">;
