// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// SPIR-V's enumerations, and operands of its instructions by name.
// Written by: dxil-tblgen DXIL.td -gen-spirv; edit the records, not this file.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace dxil::spirv {

/// Opcodes, without those of kernels.
enum class Op : uint16_t {
  Nop = 0,
  Undef = 1,
  SourceContinued = 2,
  Source = 3,
  SourceExtension = 4,
  Name = 5,
  MemberName = 6,
  String = 7,
  Line = 8,
  Extension = 10,
  ExtInstImport = 11,
  ExtInst = 12,
  MemoryModel = 14,
  EntryPoint = 15,
  ExecutionMode = 16,
  Capability = 17,
  TypeVoid = 19,
  TypeBool = 20,
  TypeInt = 21,
  TypeFloat = 22,
  TypeVector = 23,
  TypeMatrix = 24,
  TypeImage = 25,
  TypeSampler = 26,
  TypeSampledImage = 27,
  TypeArray = 28,
  TypeRuntimeArray = 29,
  TypeStruct = 30,
  TypeOpaque = 31,
  TypePointer = 32,
  TypeFunction = 33,
  TypeEvent = 34,
  TypeDeviceEvent = 35,
  TypeReserveId = 36,
  TypeQueue = 37,
  TypePipe = 38,
  TypeForwardPointer = 39,
  ConstantTrue = 41,
  ConstantFalse = 42,
  Constant = 43,
  ConstantComposite = 44,
  ConstantSampler = 45,
  ConstantNull = 46,
  SpecConstantTrue = 48,
  SpecConstantFalse = 49,
  SpecConstant = 50,
  SpecConstantComposite = 51,
  SpecConstantOp = 52,
  Function = 54,
  FunctionParameter = 55,
  FunctionEnd = 56,
  FunctionCall = 57,
  Variable = 59,
  ImageTexelPointer = 60,
  Load = 61,
  Store = 62,
  CopyMemory = 63,
  CopyMemorySized = 64,
  AccessChain = 65,
  InBoundsAccessChain = 66,
  PtrAccessChain = 67,
  ArrayLength = 68,
  GenericPtrMemSemantics = 69,
  InBoundsPtrAccessChain = 70,
  Decorate = 71,
  MemberDecorate = 72,
  DecorationGroup = 73,
  GroupDecorate = 74,
  GroupMemberDecorate = 75,
  VectorExtractDynamic = 77,
  VectorInsertDynamic = 78,
  VectorShuffle = 79,
  CompositeConstruct = 80,
  CompositeExtract = 81,
  CompositeInsert = 82,
  CopyObject = 83,
  Transpose = 84,
  SampledImage = 86,
  ImageSampleImplicitLod = 87,
  ImageSampleExplicitLod = 88,
  ImageSampleDrefImplicitLod = 89,
  ImageSampleDrefExplicitLod = 90,
  ImageSampleProjImplicitLod = 91,
  ImageSampleProjExplicitLod = 92,
  ImageSampleProjDrefImplicitLod = 93,
  ImageSampleProjDrefExplicitLod = 94,
  ImageFetch = 95,
  ImageGather = 96,
  ImageDrefGather = 97,
  ImageRead = 98,
  ImageWrite = 99,
  Image = 100,
  ImageQueryFormat = 101,
  ImageQueryOrder = 102,
  ImageQuerySizeLod = 103,
  ImageQuerySize = 104,
  ImageQueryLod = 105,
  ImageQueryLevels = 106,
  ImageQuerySamples = 107,
  ConvertFToU = 109,
  ConvertFToS = 110,
  ConvertSToF = 111,
  ConvertUToF = 112,
  UConvert = 113,
  SConvert = 114,
  FConvert = 115,
  QuantizeToF16 = 116,
  ConvertPtrToU = 117,
  SatConvertSToU = 118,
  SatConvertUToS = 119,
  ConvertUToPtr = 120,
  PtrCastToGeneric = 121,
  GenericCastToPtr = 122,
  GenericCastToPtrExplicit = 123,
  Bitcast = 124,
  SNegate = 126,
  FNegate = 127,
  IAdd = 128,
  FAdd = 129,
  ISub = 130,
  FSub = 131,
  IMul = 132,
  FMul = 133,
  UDiv = 134,
  SDiv = 135,
  FDiv = 136,
  UMod = 137,
  SRem = 138,
  SMod = 139,
  FRem = 140,
  FMod = 141,
  VectorTimesScalar = 142,
  MatrixTimesScalar = 143,
  VectorTimesMatrix = 144,
  MatrixTimesVector = 145,
  MatrixTimesMatrix = 146,
  OuterProduct = 147,
  Dot = 148,
  IAddCarry = 149,
  ISubBorrow = 150,
  UMulExtended = 151,
  SMulExtended = 152,
  Any = 154,
  All = 155,
  IsNan = 156,
  IsInf = 157,
  IsFinite = 158,
  IsNormal = 159,
  SignBitSet = 160,
  LessOrGreater = 161,
  Ordered = 162,
  Unordered = 163,
  LogicalEqual = 164,
  LogicalNotEqual = 165,
  LogicalOr = 166,
  LogicalAnd = 167,
  LogicalNot = 168,
  Select = 169,
  IEqual = 170,
  INotEqual = 171,
  UGreaterThan = 172,
  SGreaterThan = 173,
  UGreaterThanEqual = 174,
  SGreaterThanEqual = 175,
  ULessThan = 176,
  SLessThan = 177,
  ULessThanEqual = 178,
  SLessThanEqual = 179,
  FOrdEqual = 180,
  FUnordEqual = 181,
  FOrdNotEqual = 182,
  FUnordNotEqual = 183,
  FOrdLessThan = 184,
  FUnordLessThan = 185,
  FOrdGreaterThan = 186,
  FUnordGreaterThan = 187,
  FOrdLessThanEqual = 188,
  FUnordLessThanEqual = 189,
  FOrdGreaterThanEqual = 190,
  FUnordGreaterThanEqual = 191,
  ShiftRightLogical = 194,
  ShiftRightArithmetic = 195,
  ShiftLeftLogical = 196,
  BitwiseOr = 197,
  BitwiseXor = 198,
  BitwiseAnd = 199,
  Not = 200,
  BitFieldInsert = 201,
  BitFieldSExtract = 202,
  BitFieldUExtract = 203,
  BitReverse = 204,
  BitCount = 205,
  DPdx = 207,
  DPdy = 208,
  Fwidth = 209,
  DPdxFine = 210,
  DPdyFine = 211,
  FwidthFine = 212,
  DPdxCoarse = 213,
  DPdyCoarse = 214,
  FwidthCoarse = 215,
  EmitVertex = 218,
  EndPrimitive = 219,
  EmitStreamVertex = 220,
  EndStreamPrimitive = 221,
  ControlBarrier = 224,
  MemoryBarrier = 225,
  AtomicLoad = 227,
  AtomicStore = 228,
  AtomicExchange = 229,
  AtomicCompareExchange = 230,
  AtomicCompareExchangeWeak = 231,
  AtomicIIncrement = 232,
  AtomicIDecrement = 233,
  AtomicIAdd = 234,
  AtomicISub = 235,
  AtomicSMin = 236,
  AtomicUMin = 237,
  AtomicSMax = 238,
  AtomicUMax = 239,
  AtomicAnd = 240,
  AtomicOr = 241,
  AtomicXor = 242,
  Phi = 245,
  LoopMerge = 246,
  SelectionMerge = 247,
  Label = 248,
  Branch = 249,
  BranchConditional = 250,
  Switch = 251,
  Kill = 252,
  Return = 253,
  ReturnValue = 254,
  Unreachable = 255,
  LifetimeStart = 256,
  LifetimeStop = 257,
  GroupAsyncCopy = 259,
  GroupWaitEvents = 260,
  GroupAll = 261,
  GroupAny = 262,
  GroupBroadcast = 263,
  GroupIAdd = 264,
  GroupFAdd = 265,
  GroupFMin = 266,
  GroupUMin = 267,
  GroupSMin = 268,
  GroupFMax = 269,
  GroupUMax = 270,
  GroupSMax = 271,
  ReadPipe = 274,
  WritePipe = 275,
  ReservedReadPipe = 276,
  ReservedWritePipe = 277,
  ReserveReadPipePackets = 278,
  ReserveWritePipePackets = 279,
  CommitReadPipe = 280,
  CommitWritePipe = 281,
  IsValidReserveId = 282,
  GetNumPipePackets = 283,
  GetMaxPipePackets = 284,
  GroupReserveReadPipePackets = 285,
  GroupReserveWritePipePackets = 286,
  GroupCommitReadPipe = 287,
  GroupCommitWritePipe = 288,
  EnqueueMarker = 291,
  EnqueueKernel = 292,
  GetKernelNDrangeSubGroupCount = 293,
  GetKernelNDrangeMaxSubGroupSize = 294,
  GetKernelWorkGroupSize = 295,
  GetKernelPreferredWorkGroupSizeMultiple = 296,
  RetainEvent = 297,
  ReleaseEvent = 298,
  CreateUserEvent = 299,
  IsValidEvent = 300,
  SetUserEventStatus = 301,
  CaptureEventProfilingInfo = 302,
  GetDefaultQueue = 303,
  BuildNDRange = 304,
  ImageSparseSampleImplicitLod = 305,
  ImageSparseSampleExplicitLod = 306,
  ImageSparseSampleDrefImplicitLod = 307,
  ImageSparseSampleDrefExplicitLod = 308,
  ImageSparseSampleProjImplicitLod = 309,
  ImageSparseSampleProjExplicitLod = 310,
  ImageSparseSampleProjDrefImplicitLod = 311,
  ImageSparseSampleProjDrefExplicitLod = 312,
  ImageSparseFetch = 313,
  ImageSparseGather = 314,
  ImageSparseDrefGather = 315,
  ImageSparseTexelsResident = 316,
  NoLine = 317,
  AtomicFlagTestAndSet = 318,
  AtomicFlagClear = 319,
  ImageSparseRead = 320,
  SizeOf = 321,
  TypePipeStorage = 322,
  ConstantPipeStorage = 323,
  CreatePipeFromPipeStorage = 324,
  GetKernelLocalSizeForSubgroupCount = 325,
  GetKernelMaxNumSubgroups = 326,
  TypeNamedBarrier = 327,
  NamedBarrierInitialize = 328,
  MemoryNamedBarrier = 329,
  ModuleProcessed = 330,
  ExecutionModeId = 331,
  DecorateId = 332,
  GroupNonUniformElect = 333,
  GroupNonUniformAll = 334,
  GroupNonUniformAny = 335,
  GroupNonUniformAllEqual = 336,
  GroupNonUniformBroadcast = 337,
  GroupNonUniformBroadcastFirst = 338,
  GroupNonUniformBallot = 339,
  GroupNonUniformInverseBallot = 340,
  GroupNonUniformBallotBitExtract = 341,
  GroupNonUniformBallotBitCount = 342,
  GroupNonUniformBallotFindLSB = 343,
  GroupNonUniformBallotFindMSB = 344,
  GroupNonUniformShuffle = 345,
  GroupNonUniformShuffleXor = 346,
  GroupNonUniformShuffleUp = 347,
  GroupNonUniformShuffleDown = 348,
  GroupNonUniformIAdd = 349,
  GroupNonUniformFAdd = 350,
  GroupNonUniformIMul = 351,
  GroupNonUniformFMul = 352,
  GroupNonUniformSMin = 353,
  GroupNonUniformUMin = 354,
  GroupNonUniformFMin = 355,
  GroupNonUniformSMax = 356,
  GroupNonUniformUMax = 357,
  GroupNonUniformFMax = 358,
  GroupNonUniformBitwiseAnd = 359,
  GroupNonUniformBitwiseOr = 360,
  GroupNonUniformBitwiseXor = 361,
  GroupNonUniformLogicalAnd = 362,
  GroupNonUniformLogicalOr = 363,
  GroupNonUniformLogicalXor = 364,
  GroupNonUniformQuadBroadcast = 365,
  GroupNonUniformQuadSwap = 366,
  CopyLogical = 400,
  PtrEqual = 401,
  PtrNotEqual = 402,
  PtrDiff = 403,
  TerminateInvocation = 4416,
  SubgroupBallotKHR = 4421,
  SubgroupFirstInvocationKHR = 4422,
  SubgroupAllKHR = 4428,
  SubgroupAnyKHR = 4429,
  SubgroupAllEqualKHR = 4430,
  GroupNonUniformRotateKHR = 4431,
  SubgroupReadInvocationKHR = 4432,
  TraceRayKHR = 4445,
  ExecuteCallableKHR = 4446,
  ConvertUToAccelerationStructureKHR = 4447,
  IgnoreIntersectionKHR = 4448,
  TerminateRayKHR = 4449,
  SDot = 4450,
  UDot = 4451,
  SUDot = 4452,
  SDotAccSat = 4453,
  UDotAccSat = 4454,
  SUDotAccSat = 4455,
  TypeRayQueryKHR = 4472,
  RayQueryInitializeKHR = 4473,
  RayQueryTerminateKHR = 4474,
  RayQueryGenerateIntersectionKHR = 4475,
  RayQueryConfirmIntersectionKHR = 4476,
  RayQueryProceedKHR = 4477,
  RayQueryGetIntersectionTypeKHR = 4479,
  GroupIAddNonUniformAMD = 5000,
  GroupFAddNonUniformAMD = 5001,
  GroupFMinNonUniformAMD = 5002,
  GroupUMinNonUniformAMD = 5003,
  GroupSMinNonUniformAMD = 5004,
  GroupFMaxNonUniformAMD = 5005,
  GroupUMaxNonUniformAMD = 5006,
  GroupSMaxNonUniformAMD = 5007,
  FragmentMaskFetchAMD = 5011,
  FragmentFetchAMD = 5012,
  ReadClockKHR = 5056,
  HitObjectRecordHitMotionNV = 5249,
  HitObjectRecordHitWithIndexMotionNV = 5250,
  HitObjectRecordMissMotionNV = 5251,
  HitObjectGetWorldToObjectNV = 5252,
  HitObjectGetObjectToWorldNV = 5253,
  HitObjectGetObjectRayDirectionNV = 5254,
  HitObjectGetObjectRayOriginNV = 5255,
  HitObjectTraceRayMotionNV = 5256,
  HitObjectGetShaderRecordBufferHandleNV = 5257,
  HitObjectGetShaderBindingTableRecordIndexNV = 5258,
  HitObjectRecordEmptyNV = 5259,
  HitObjectTraceRayNV = 5260,
  HitObjectRecordHitNV = 5261,
  HitObjectRecordHitWithIndexNV = 5262,
  HitObjectRecordMissNV = 5263,
  HitObjectExecuteShaderNV = 5264,
  HitObjectGetCurrentTimeNV = 5265,
  HitObjectGetAttributesNV = 5266,
  HitObjectGetHitKindNV = 5267,
  HitObjectGetPrimitiveIndexNV = 5268,
  HitObjectGetGeometryIndexNV = 5269,
  HitObjectGetInstanceIdNV = 5270,
  HitObjectGetInstanceCustomIndexNV = 5271,
  HitObjectGetWorldRayDirectionNV = 5272,
  HitObjectGetWorldRayOriginNV = 5273,
  HitObjectGetRayTMaxNV = 5274,
  HitObjectGetRayTMinNV = 5275,
  HitObjectIsEmptyNV = 5276,
  HitObjectIsHitNV = 5277,
  HitObjectIsMissNV = 5278,
  ReorderThreadWithHitObjectNV = 5279,
  ReorderThreadWithHintNV = 5280,
  TypeHitObjectNV = 5281,
  ImageSampleFootprintNV = 5283,
  EmitMeshTasksEXT = 5294,
  SetMeshOutputsEXT = 5295,
  GroupNonUniformPartitionNV = 5296,
  WritePackedPrimitiveIndices4x8NV = 5299,
  ReportIntersectionKHR = 5334,
  IgnoreIntersectionNV = 5335,
  TerminateRayNV = 5336,
  TraceNV = 5337,
  TraceMotionNV = 5338,
  TraceRayMotionNV = 5339,
  TypeAccelerationStructureKHR = 5341,
  ExecuteCallableNV = 5344,
  TypeCooperativeMatrixNV = 5358,
  CooperativeMatrixLoadNV = 5359,
  CooperativeMatrixStoreNV = 5360,
  CooperativeMatrixMulAddNV = 5361,
  CooperativeMatrixLengthNV = 5362,
  BeginInvocationInterlockEXT = 5364,
  EndInvocationInterlockEXT = 5365,
  DemoteToHelperInvocation = 5380,
  IsHelperInvocationEXT = 5381,
  ConvertUToImageNV = 5391,
  ConvertUToSamplerNV = 5392,
  ConvertImageToUNV = 5393,
  ConvertSamplerToUNV = 5394,
  ConvertUToSampledImageNV = 5395,
  ConvertSampledImageToUNV = 5396,
  SamplerImageAddressingModeNV = 5397,
  SubgroupShuffleINTEL = 5571,
  SubgroupShuffleDownINTEL = 5572,
  SubgroupShuffleUpINTEL = 5573,
  SubgroupShuffleXorINTEL = 5574,
  SubgroupBlockReadINTEL = 5575,
  SubgroupBlockWriteINTEL = 5576,
  SubgroupImageBlockReadINTEL = 5577,
  SubgroupImageBlockWriteINTEL = 5578,
  SubgroupImageMediaBlockReadINTEL = 5580,
  SubgroupImageMediaBlockWriteINTEL = 5581,
  UCountLeadingZerosINTEL = 5585,
  UCountTrailingZerosINTEL = 5586,
  AbsISubINTEL = 5587,
  AbsUSubINTEL = 5588,
  IAddSatINTEL = 5589,
  UAddSatINTEL = 5590,
  IAverageINTEL = 5591,
  UAverageINTEL = 5592,
  IAverageRoundedINTEL = 5593,
  UAverageRoundedINTEL = 5594,
  ISubSatINTEL = 5595,
  USubSatINTEL = 5596,
  IMul32x16INTEL = 5597,
  UMul32x16INTEL = 5598,
  AtomicFMinEXT = 5614,
  AtomicFMaxEXT = 5615,
  AssumeTrueKHR = 5630,
  ExpectKHR = 5631,
  DecorateString = 5632,
  MemberDecorateString = 5633,
  LoopControlINTEL = 5887,
  ReadPipeBlockingINTEL = 5946,
  WritePipeBlockingINTEL = 5947,
  FPGARegINTEL = 5949,
  RayQueryGetRayTMinKHR = 6016,
  RayQueryGetRayFlagsKHR = 6017,
  RayQueryGetIntersectionTKHR = 6018,
  RayQueryGetIntersectionInstanceCustomIndexKHR = 6019,
  RayQueryGetIntersectionInstanceIdKHR = 6020,
  RayQueryGetIntersectionInstanceShaderBindingTableRecordOffsetKHR = 6021,
  RayQueryGetIntersectionGeometryIndexKHR = 6022,
  RayQueryGetIntersectionPrimitiveIndexKHR = 6023,
  RayQueryGetIntersectionBarycentricsKHR = 6024,
  RayQueryGetIntersectionFrontFaceKHR = 6025,
  RayQueryGetIntersectionCandidateAABBOpaqueKHR = 6026,
  RayQueryGetIntersectionObjectRayDirectionKHR = 6027,
  RayQueryGetIntersectionObjectRayOriginKHR = 6028,
  RayQueryGetWorldRayDirectionKHR = 6029,
  RayQueryGetWorldRayOriginKHR = 6030,
  RayQueryGetIntersectionObjectToWorldKHR = 6031,
  RayQueryGetIntersectionWorldToObjectKHR = 6032,
  AtomicFAddEXT = 6035,
  TypeBufferSurfaceINTEL = 6086,
  TypeStructContinuedINTEL = 6090,
  ConstantCompositeContinuedINTEL = 6091,
  SpecConstantCompositeContinuedINTEL = 6092,
  ControlBarrierArriveINTEL = 6142,
  ControlBarrierWaitINTEL = 6143,
  GroupIMulKHR = 6401,
  GroupFMulKHR = 6402,
  GroupBitwiseAndKHR = 6403,
  GroupBitwiseOrKHR = 6404,
  GroupBitwiseXorKHR = 6405,
  GroupLogicalAndKHR = 6406,
  GroupLogicalOrKHR = 6407,
  GroupLogicalXorKHR = 6408,
};

/// Instructions of GLSL.std.450.
enum class Extended : uint16_t {
  Round = 1,
  RoundEven = 2,
  Trunc = 3,
  FAbs = 4,
  SAbs = 5,
  FSign = 6,
  SSign = 7,
  Floor = 8,
  Ceil = 9,
  Fract = 10,
  Radians = 11,
  Degrees = 12,
  Sin = 13,
  Cos = 14,
  Tan = 15,
  Asin = 16,
  Acos = 17,
  Atan = 18,
  Sinh = 19,
  Cosh = 20,
  Tanh = 21,
  Asinh = 22,
  Acosh = 23,
  Atanh = 24,
  Atan2 = 25,
  Pow = 26,
  Exp = 27,
  Log = 28,
  Exp2 = 29,
  Log2 = 30,
  Sqrt = 31,
  InverseSqrt = 32,
  Determinant = 33,
  MatrixInverse = 34,
  Modf = 35,
  ModfStruct = 36,
  FMin = 37,
  UMin = 38,
  SMin = 39,
  FMax = 40,
  UMax = 41,
  SMax = 42,
  FClamp = 43,
  UClamp = 44,
  SClamp = 45,
  FMix = 46,
  IMix = 47,
  Step = 48,
  SmoothStep = 49,
  Fma = 50,
  Frexp = 51,
  FrexpStruct = 52,
  Ldexp = 53,
  PackSnorm4x8 = 54,
  PackUnorm4x8 = 55,
  PackSnorm2x16 = 56,
  PackUnorm2x16 = 57,
  PackHalf2x16 = 58,
  PackDouble2x32 = 59,
  UnpackSnorm2x16 = 60,
  UnpackUnorm2x16 = 61,
  UnpackHalf2x16 = 62,
  UnpackSnorm4x8 = 63,
  UnpackUnorm4x8 = 64,
  UnpackDouble2x32 = 65,
  Length = 66,
  Distance = 67,
  Cross = 68,
  Normalize = 69,
  FaceForward = 70,
  Reflect = 71,
  Refract = 72,
  FindILsb = 73,
  FindSMsb = 74,
  FindUMsb = 75,
  InterpolateAtCentroid = 76,
  InterpolateAtSample = 77,
  InterpolateAtOffset = 78,
  NMin = 79,
  NMax = 80,
  NClamp = 81,
};

enum class ImageOperands : uint32_t {
  None = 0,
  Bias = 1,
  Lod = 2,
  Grad = 4,
  ConstOffset = 8,
  Offset = 16,
  ConstOffsets = 32,
  Sample = 64,
  MinLod = 128,
  MakeTexelAvailable = 256,
  MakeTexelVisible = 512,
  NonPrivateTexel = 1024,
  VolatileTexel = 2048,
  SignExtend = 4096,
  ZeroExtend = 8192,
  Nontemporal = 16384,
  Offsets = 65536,
};
constexpr bool has(uint32_t Mask, ImageOperands Bit) { return Mask & uint32_t(Bit); }

enum class SelectionControl : uint32_t {
  None = 0,
  Flatten = 1,
  DontFlatten = 2,
};
constexpr bool has(uint32_t Mask, SelectionControl Bit) { return Mask & uint32_t(Bit); }

enum class LoopControl : uint32_t {
  None = 0,
  Unroll = 1,
  DontUnroll = 2,
  DependencyInfinite = 4,
  DependencyLength = 8,
  MinIterations = 16,
  MaxIterations = 32,
  IterationMultiple = 64,
  PeelCount = 128,
  PartialCount = 256,
  InitiationIntervalINTEL = 65536,
  MaxConcurrencyINTEL = 131072,
  DependencyArrayINTEL = 262144,
  PipelineEnableINTEL = 524288,
  LoopCoalesceINTEL = 1048576,
  MaxInterleavingINTEL = 2097152,
  SpeculatedIterationsINTEL = 4194304,
  NoFusionINTEL = 8388608,
  LoopCountINTEL = 16777216,
  MaxReinvocationDelayINTEL = 33554432,
};
constexpr bool has(uint32_t Mask, LoopControl Bit) { return Mask & uint32_t(Bit); }

enum class FunctionControl : uint32_t {
  None = 0,
  Inline = 1,
  DontInline = 2,
  Pure = 4,
  Const = 8,
  OptNoneINTEL = 65536,
};
constexpr bool has(uint32_t Mask, FunctionControl Bit) { return Mask & uint32_t(Bit); }

enum class MemorySemantics : uint32_t {
  Relaxed = 0,
  Acquire = 2,
  Release = 4,
  AcquireRelease = 8,
  SequentiallyConsistent = 16,
  UniformMemory = 64,
  SubgroupMemory = 128,
  WorkgroupMemory = 256,
  CrossWorkgroupMemory = 512,
  AtomicCounterMemory = 1024,
  ImageMemory = 2048,
  OutputMemory = 4096,
  MakeAvailable = 8192,
  MakeVisible = 16384,
  Volatile = 32768,
};
constexpr bool has(uint32_t Mask, MemorySemantics Bit) { return Mask & uint32_t(Bit); }

enum class MemoryAccess : uint32_t {
  None = 0,
  Volatile = 1,
  Aligned = 2,
  Nontemporal = 4,
  MakePointerAvailable = 8,
  MakePointerVisible = 16,
  NonPrivatePointer = 32,
  AliasScopeINTELMask = 65536,
  NoAliasINTELMask = 131072,
};
constexpr bool has(uint32_t Mask, MemoryAccess Bit) { return Mask & uint32_t(Bit); }

enum class RayFlags : uint32_t {
  NoneKHR = 0,
  OpaqueKHR = 1,
  NoOpaqueKHR = 2,
  TerminateOnFirstHitKHR = 4,
  SkipClosestHitShaderKHR = 8,
  CullBackFacingTrianglesKHR = 16,
  CullFrontFacingTrianglesKHR = 32,
  CullOpaqueKHR = 64,
  CullNoOpaqueKHR = 128,
  SkipTrianglesKHR = 256,
  SkipAABBsKHR = 512,
  ForceOpacityMicromap2StateEXT = 1024,
};
constexpr bool has(uint32_t Mask, RayFlags Bit) { return Mask & uint32_t(Bit); }

enum class FragmentShadingRate : uint32_t {
  Vertical2Pixels = 1,
  Vertical4Pixels = 2,
  Horizontal2Pixels = 4,
  Horizontal4Pixels = 8,
};
constexpr bool has(uint32_t Mask, FragmentShadingRate Bit) { return Mask & uint32_t(Bit); }

enum class SourceLanguage : uint32_t {
  Unknown = 0,
  ESSL = 1,
  GLSL = 2,
  OpenCL_C = 3,
  OpenCL_CPP = 4,
  HLSL = 5,
  CPP_for_OpenCL = 6,
  SYCL = 7,
};

enum class ExecutionModel : uint32_t {
  Vertex = 0,
  TessellationControl = 1,
  TessellationEvaluation = 2,
  Geometry = 3,
  Fragment = 4,
  GLCompute = 5,
  Kernel = 6,
  TaskNV = 5267,
  MeshNV = 5268,
  RayGenerationKHR = 5313,
  IntersectionKHR = 5314,
  AnyHitKHR = 5315,
  ClosestHitKHR = 5316,
  MissKHR = 5317,
  CallableKHR = 5318,
  TaskEXT = 5364,
  MeshEXT = 5365,
};

enum class AddressingModel : uint32_t {
  Logical = 0,
  Physical32 = 1,
  Physical64 = 2,
  PhysicalStorageBuffer64 = 5348,
};

enum class MemoryModel : uint32_t {
  Simple = 0,
  GLSL450 = 1,
  OpenCL = 2,
  Vulkan = 3,
};

enum class StorageClass : uint32_t {
  UniformConstant = 0,
  Input = 1,
  Uniform = 2,
  Output = 3,
  Workgroup = 4,
  CrossWorkgroup = 5,
  Private = 6,
  Function = 7,
  Generic = 8,
  PushConstant = 9,
  AtomicCounter = 10,
  Image = 11,
  StorageBuffer = 12,
  CallableDataKHR = 5328,
  IncomingCallableDataKHR = 5329,
  RayPayloadKHR = 5338,
  HitAttributeKHR = 5339,
  IncomingRayPayloadKHR = 5342,
  ShaderRecordBufferKHR = 5343,
  PhysicalStorageBuffer = 5349,
  HitObjectAttributeNV = 5385,
  TaskPayloadWorkgroupEXT = 5402,
  CodeSectionINTEL = 5605,
  DeviceOnlyINTEL = 5936,
  HostOnlyINTEL = 5937,
};

enum class Dim : uint32_t {
  Dim1D = 0,
  Dim2D = 1,
  Dim3D = 2,
  Cube = 3,
  Rect = 4,
  Buffer = 5,
  SubpassData = 6,
};

enum class ImageFormat : uint32_t {
  Unknown = 0,
  Rgba32f = 1,
  Rgba16f = 2,
  R32f = 3,
  Rgba8 = 4,
  Rgba8Snorm = 5,
  Rg32f = 6,
  Rg16f = 7,
  R11fG11fB10f = 8,
  R16f = 9,
  Rgba16 = 10,
  Rgb10A2 = 11,
  Rg16 = 12,
  Rg8 = 13,
  R16 = 14,
  R8 = 15,
  Rgba16Snorm = 16,
  Rg16Snorm = 17,
  Rg8Snorm = 18,
  R16Snorm = 19,
  R8Snorm = 20,
  Rgba32i = 21,
  Rgba16i = 22,
  Rgba8i = 23,
  R32i = 24,
  Rg32i = 25,
  Rg16i = 26,
  Rg8i = 27,
  R16i = 28,
  R8i = 29,
  Rgba32ui = 30,
  Rgba16ui = 31,
  Rgba8ui = 32,
  R32ui = 33,
  Rgb10a2ui = 34,
  Rg32ui = 35,
  Rg16ui = 36,
  Rg8ui = 37,
  R16ui = 38,
  R8ui = 39,
  R64ui = 40,
  R64i = 41,
};

enum class FPRoundingMode : uint32_t {
  RTE = 0,
  RTZ = 1,
  RTP = 2,
  RTN = 3,
};

enum class Scope : uint32_t {
  CrossDevice = 0,
  Device = 1,
  Workgroup = 2,
  Subgroup = 3,
  Invocation = 4,
  QueueFamily = 5,
  ShaderCallKHR = 6,
};

enum class GroupOperation : uint32_t {
  Reduce = 0,
  InclusiveScan = 1,
  ExclusiveScan = 2,
  ClusteredReduce = 3,
  PartitionedReduceNV = 6,
  PartitionedInclusiveScanNV = 7,
  PartitionedExclusiveScanNV = 8,
};

enum class RayQueryIntersection : uint32_t {
  RayQueryCandidateIntersectionKHR = 0,
  RayQueryCommittedIntersectionKHR = 1,
};

enum class RayQueryCommittedIntersectionType : uint32_t {
  RayQueryCommittedIntersectionNoneKHR = 0,
  RayQueryCommittedIntersectionTriangleKHR = 1,
  RayQueryCommittedIntersectionGeneratedKHR = 2,
};

enum class RayQueryCandidateIntersectionType : uint32_t {
  RayQueryCandidateIntersectionTriangleKHR = 0,
  RayQueryCandidateIntersectionAABBKHR = 1,
};

enum class PackedVectorFormat : uint32_t {
  PackedVectorFormat4x8Bit = 0,
};

enum class Capability : uint32_t {
  Matrix = 0,
  Shader = 1,
  Geometry = 2,
  Tessellation = 3,
  Addresses = 4,
  Linkage = 5,
  Kernel = 6,
  Vector16 = 7,
  Float16Buffer = 8,
  Float16 = 9,
  Float64 = 10,
  Int64 = 11,
  Int64Atomics = 12,
  ImageBasic = 13,
  ImageReadWrite = 14,
  ImageMipmap = 15,
  Pipes = 17,
  Groups = 18,
  DeviceEnqueue = 19,
  LiteralSampler = 20,
  AtomicStorage = 21,
  Int16 = 22,
  TessellationPointSize = 23,
  GeometryPointSize = 24,
  ImageGatherExtended = 25,
  StorageImageMultisample = 27,
  UniformBufferArrayDynamicIndexing = 28,
  SampledImageArrayDynamicIndexing = 29,
  StorageBufferArrayDynamicIndexing = 30,
  StorageImageArrayDynamicIndexing = 31,
  ClipDistance = 32,
  CullDistance = 33,
  ImageCubeArray = 34,
  SampleRateShading = 35,
  ImageRect = 36,
  SampledRect = 37,
  GenericPointer = 38,
  Int8 = 39,
  InputAttachment = 40,
  SparseResidency = 41,
  MinLod = 42,
  Sampled1D = 43,
  Image1D = 44,
  SampledCubeArray = 45,
  SampledBuffer = 46,
  ImageBuffer = 47,
  ImageMSArray = 48,
  StorageImageExtendedFormats = 49,
  ImageQuery = 50,
  DerivativeControl = 51,
  InterpolationFunction = 52,
  TransformFeedback = 53,
  GeometryStreams = 54,
  StorageImageReadWithoutFormat = 55,
  StorageImageWriteWithoutFormat = 56,
  MultiViewport = 57,
  SubgroupDispatch = 58,
  NamedBarrier = 59,
  PipeStorage = 60,
  GroupNonUniform = 61,
  GroupNonUniformVote = 62,
  GroupNonUniformArithmetic = 63,
  GroupNonUniformBallot = 64,
  GroupNonUniformShuffle = 65,
  GroupNonUniformShuffleRelative = 66,
  GroupNonUniformClustered = 67,
  GroupNonUniformQuad = 68,
  ShaderLayer = 69,
  ShaderViewportIndex = 70,
  UniformDecoration = 71,
  CoreBuiltinsARM = 4165,
  FragmentShadingRateKHR = 4422,
  SubgroupBallotKHR = 4423,
  DrawParameters = 4427,
  WorkgroupMemoryExplicitLayoutKHR = 4428,
  WorkgroupMemoryExplicitLayout8BitAccessKHR = 4429,
  WorkgroupMemoryExplicitLayout16BitAccessKHR = 4430,
  SubgroupVoteKHR = 4431,
  StorageBuffer16BitAccess = 4433,
  UniformAndStorageBuffer16BitAccess = 4434,
  StoragePushConstant16 = 4435,
  StorageInputOutput16 = 4436,
  DeviceGroup = 4437,
  MultiView = 4439,
  VariablePointersStorageBuffer = 4441,
  VariablePointers = 4442,
  AtomicStorageOps = 4445,
  SampleMaskPostDepthCoverage = 4447,
  StorageBuffer8BitAccess = 4448,
  UniformAndStorageBuffer8BitAccess = 4449,
  StoragePushConstant8 = 4450,
  DenormPreserve = 4464,
  DenormFlushToZero = 4465,
  SignedZeroInfNanPreserve = 4466,
  RoundingModeRTE = 4467,
  RoundingModeRTZ = 4468,
  RayQueryProvisionalKHR = 4471,
  RayQueryKHR = 4472,
  RayTraversalPrimitiveCullingKHR = 4478,
  RayTracingKHR = 4479,
  Float16ImageAMD = 5008,
  ImageGatherBiasLodAMD = 5009,
  FragmentMaskAMD = 5010,
  StencilExportEXT = 5013,
  ImageReadWriteLodAMD = 5015,
  Int64ImageEXT = 5016,
  ShaderClockKHR = 5055,
  SampleMaskOverrideCoverageNV = 5249,
  GeometryShaderPassthroughNV = 5251,
  ShaderViewportIndexLayerEXT = 5254,
  ShaderViewportMaskNV = 5255,
  ShaderStereoViewNV = 5259,
  PerViewAttributesNV = 5260,
  FragmentFullyCoveredEXT = 5265,
  MeshShadingNV = 5266,
  ImageFootprintNV = 5282,
  MeshShadingEXT = 5283,
  FragmentBarycentricKHR = 5284,
  ComputeDerivativeGroupQuadsNV = 5288,
  FragmentDensityEXT = 5291,
  GroupNonUniformPartitionedNV = 5297,
  ShaderNonUniform = 5301,
  RuntimeDescriptorArray = 5302,
  InputAttachmentArrayDynamicIndexing = 5303,
  UniformTexelBufferArrayDynamicIndexing = 5304,
  StorageTexelBufferArrayDynamicIndexing = 5305,
  UniformBufferArrayNonUniformIndexing = 5306,
  SampledImageArrayNonUniformIndexing = 5307,
  StorageBufferArrayNonUniformIndexing = 5308,
  StorageImageArrayNonUniformIndexing = 5309,
  InputAttachmentArrayNonUniformIndexing = 5310,
  UniformTexelBufferArrayNonUniformIndexing = 5311,
  StorageTexelBufferArrayNonUniformIndexing = 5312,
  RayTracingNV = 5340,
  RayTracingMotionBlurNV = 5341,
  VulkanMemoryModel = 5345,
  VulkanMemoryModelDeviceScope = 5346,
  PhysicalStorageBufferAddresses = 5347,
  ComputeDerivativeGroupLinearNV = 5350,
  RayTracingProvisionalKHR = 5353,
  CooperativeMatrixNV = 5357,
  FragmentShaderSampleInterlockEXT = 5363,
  FragmentShaderShadingRateInterlockEXT = 5372,
  ShaderSMBuiltinsNV = 5373,
  FragmentShaderPixelInterlockEXT = 5378,
  DemoteToHelperInvocation = 5379,
  RayTracingOpacityMicromapEXT = 5381,
  ShaderInvocationReorderNV = 5383,
  BindlessTextureNV = 5390,
  SubgroupShuffleINTEL = 5568,
  SubgroupBufferBlockIOINTEL = 5569,
  SubgroupImageBlockIOINTEL = 5570,
  SubgroupImageMediaBlockIOINTEL = 5579,
  RoundToInfinityINTEL = 5582,
  FloatingPointModeINTEL = 5583,
  IntegerFunctions2INTEL = 5584,
  FunctionPointersINTEL = 5603,
  IndirectReferencesINTEL = 5604,
  AsmINTEL = 5606,
  AtomicFloat32MinMaxEXT = 5612,
  AtomicFloat64MinMaxEXT = 5613,
  AtomicFloat16MinMaxEXT = 5616,
  VectorComputeINTEL = 5617,
  VectorAnyINTEL = 5619,
  ExpectAssumeKHR = 5629,
  SubgroupAvcMotionEstimationINTEL = 5696,
  SubgroupAvcMotionEstimationIntraINTEL = 5697,
  SubgroupAvcMotionEstimationChromaINTEL = 5698,
  VariableLengthArrayINTEL = 5817,
  FunctionFloatControlINTEL = 5821,
  FPGAMemoryAttributesINTEL = 5824,
  FPFastMathModeINTEL = 5837,
  ArbitraryPrecisionIntegersINTEL = 5844,
  ArbitraryPrecisionFloatingPointINTEL = 5845,
  UnstructuredLoopControlsINTEL = 5886,
  FPGALoopControlsINTEL = 5888,
  KernelAttributesINTEL = 5892,
  FPGAKernelAttributesINTEL = 5897,
  FPGAMemoryAccessesINTEL = 5898,
  FPGAClusterAttributesINTEL = 5904,
  LoopFuseINTEL = 5906,
  FPGADSPControlINTEL = 5908,
  MemoryAccessAliasingINTEL = 5910,
  FPGAInvocationPipeliningAttributesINTEL = 5916,
  FPGABufferLocationINTEL = 5920,
  ArbitraryPrecisionFixedPointINTEL = 5922,
  USMStorageClassesINTEL = 5935,
  RuntimeAlignedAttributeINTEL = 5939,
  IOPipesINTEL = 5943,
  BlockingPipesINTEL = 5945,
  FPGARegINTEL = 5948,
  DotProductInputAll = 6016,
  DotProductInput4x8Bit = 6017,
  DotProductInput4x8BitPacked = 6018,
  DotProduct = 6019,
  RayCullMaskKHR = 6020,
  BitInstructions = 6025,
  GroupNonUniformRotateKHR = 6026,
  AtomicFloat32AddEXT = 6033,
  AtomicFloat64AddEXT = 6034,
  LongConstantCompositeINTEL = 6089,
  OptNoneINTEL = 6094,
  AtomicFloat16AddEXT = 6095,
  DebugInfoModuleINTEL = 6114,
  SplitBarrierINTEL = 6141,
  GroupUniformArithmeticKHR = 6400,
};

enum class Decoration : uint32_t {
  RelaxedPrecision = 0,
  SpecId = 1,
  Block = 2,
  BufferBlock = 3,
  RowMajor = 4,
  ColMajor = 5,
  ArrayStride = 6,
  MatrixStride = 7,
  GLSLShared = 8,
  GLSLPacked = 9,
  CPacked = 10,
  BuiltIn = 11,
  NoPerspective = 13,
  Flat = 14,
  Patch = 15,
  Centroid = 16,
  Sample = 17,
  Invariant = 18,
  Restrict = 19,
  Aliased = 20,
  Volatile = 21,
  Constant = 22,
  Coherent = 23,
  NonWritable = 24,
  NonReadable = 25,
  Uniform = 26,
  UniformId = 27,
  SaturatedConversion = 28,
  Stream = 29,
  Location = 30,
  Component = 31,
  Index = 32,
  Binding = 33,
  DescriptorSet = 34,
  Offset = 35,
  XfbBuffer = 36,
  XfbStride = 37,
  FuncParamAttr = 38,
  FPRoundingMode = 39,
  FPFastMathMode = 40,
  LinkageAttributes = 41,
  NoContraction = 42,
  InputAttachmentIndex = 43,
  Alignment = 44,
  MaxByteOffset = 45,
  AlignmentId = 46,
  MaxByteOffsetId = 47,
  NoSignedWrap = 4469,
  NoUnsignedWrap = 4470,
  ExplicitInterpAMD = 4999,
  OverrideCoverageNV = 5248,
  PassthroughNV = 5250,
  ViewportRelativeNV = 5252,
  SecondaryViewportRelativeNV = 5256,
  PerPrimitiveEXT = 5271,
  PerViewNV = 5272,
  PerTaskNV = 5273,
  PerVertexKHR = 5285,
  NonUniform = 5300,
  RestrictPointer = 5355,
  AliasedPointer = 5356,
  HitObjectShaderRecordBufferNV = 5386,
  BindlessSamplerNV = 5398,
  BindlessImageNV = 5399,
  BoundSamplerNV = 5400,
  BoundImageNV = 5401,
  SIMTCallINTEL = 5599,
  ReferencedIndirectlyINTEL = 5602,
  ClobberINTEL = 5607,
  SideEffectsINTEL = 5608,
  VectorComputeVariableINTEL = 5624,
  FuncParamIOKindINTEL = 5625,
  VectorComputeFunctionINTEL = 5626,
  StackCallINTEL = 5627,
  GlobalVariableOffsetINTEL = 5628,
  CounterBuffer = 5634,
  UserSemantic = 5635,
  UserTypeGOOGLE = 5636,
  FunctionRoundingModeINTEL = 5822,
  FunctionDenormModeINTEL = 5823,
  RegisterINTEL = 5825,
  MemoryINTEL = 5826,
  NumbanksINTEL = 5827,
  BankwidthINTEL = 5828,
  MaxPrivateCopiesINTEL = 5829,
  SinglepumpINTEL = 5830,
  DoublepumpINTEL = 5831,
  MaxReplicatesINTEL = 5832,
  SimpleDualPortINTEL = 5833,
  MergeINTEL = 5834,
  BankBitsINTEL = 5835,
  ForcePow2DepthINTEL = 5836,
  BurstCoalesceINTEL = 5899,
  CacheSizeINTEL = 5900,
  DontStaticallyCoalesceINTEL = 5901,
  PrefetchINTEL = 5902,
  StallEnableINTEL = 5905,
  FuseLoopsInFunctionINTEL = 5907,
  MathOpDSPModeINTEL = 5909,
  AliasScopeINTEL = 5914,
  NoAliasINTEL = 5915,
  InitiationIntervalINTEL = 5917,
  MaxConcurrencyINTEL = 5918,
  PipelineEnableINTEL = 5919,
  BufferLocationINTEL = 5921,
  IOPipeStorageINTEL = 5944,
  FunctionFloatingPointModeINTEL = 6080,
  SingleElementVectorINTEL = 6085,
  VectorComputeCallableFunctionINTEL = 6087,
  MediaBlockIOINTEL = 6140,
};

enum class BuiltIn : uint32_t {
  Position = 0,
  PointSize = 1,
  ClipDistance = 3,
  CullDistance = 4,
  VertexId = 5,
  InstanceId = 6,
  PrimitiveId = 7,
  InvocationId = 8,
  Layer = 9,
  ViewportIndex = 10,
  TessLevelOuter = 11,
  TessLevelInner = 12,
  TessCoord = 13,
  PatchVertices = 14,
  FragCoord = 15,
  PointCoord = 16,
  FrontFacing = 17,
  SampleId = 18,
  SamplePosition = 19,
  SampleMask = 20,
  FragDepth = 22,
  HelperInvocation = 23,
  NumWorkgroups = 24,
  WorkgroupSize = 25,
  WorkgroupId = 26,
  LocalInvocationId = 27,
  GlobalInvocationId = 28,
  LocalInvocationIndex = 29,
  WorkDim = 30,
  GlobalSize = 31,
  EnqueuedWorkgroupSize = 32,
  GlobalOffset = 33,
  GlobalLinearId = 34,
  SubgroupSize = 36,
  SubgroupMaxSize = 37,
  NumSubgroups = 38,
  NumEnqueuedSubgroups = 39,
  SubgroupId = 40,
  SubgroupLocalInvocationId = 41,
  VertexIndex = 42,
  InstanceIndex = 43,
  CoreIDARM = 4160,
  CoreCountARM = 4161,
  CoreMaxIDARM = 4162,
  WarpIDARM = 4163,
  WarpMaxIDARM = 4164,
  SubgroupEqMask = 4416,
  SubgroupGeMask = 4417,
  SubgroupGtMask = 4418,
  SubgroupLeMask = 4419,
  SubgroupLtMask = 4420,
  BaseVertex = 4424,
  BaseInstance = 4425,
  DrawIndex = 4426,
  PrimitiveShadingRateKHR = 4432,
  DeviceIndex = 4438,
  ViewIndex = 4440,
  ShadingRateKHR = 4444,
  BaryCoordNoPerspAMD = 4992,
  BaryCoordNoPerspCentroidAMD = 4993,
  BaryCoordNoPerspSampleAMD = 4994,
  BaryCoordSmoothAMD = 4995,
  BaryCoordSmoothCentroidAMD = 4996,
  BaryCoordSmoothSampleAMD = 4997,
  BaryCoordPullModelAMD = 4998,
  FragStencilRefEXT = 5014,
  ViewportMaskNV = 5253,
  SecondaryPositionNV = 5257,
  SecondaryViewportMaskNV = 5258,
  PositionPerViewNV = 5261,
  ViewportMaskPerViewNV = 5262,
  FullyCoveredEXT = 5264,
  TaskCountNV = 5274,
  PrimitiveCountNV = 5275,
  PrimitiveIndicesNV = 5276,
  ClipDistancePerViewNV = 5277,
  CullDistancePerViewNV = 5278,
  LayerPerViewNV = 5279,
  MeshViewCountNV = 5280,
  MeshViewIndicesNV = 5281,
  BaryCoordKHR = 5286,
  BaryCoordNoPerspKHR = 5287,
  FragSizeEXT = 5292,
  FragInvocationCountEXT = 5293,
  PrimitivePointIndicesEXT = 5294,
  PrimitiveLineIndicesEXT = 5295,
  PrimitiveTriangleIndicesEXT = 5296,
  CullPrimitiveEXT = 5299,
  LaunchIdKHR = 5319,
  LaunchSizeKHR = 5320,
  WorldRayOriginKHR = 5321,
  WorldRayDirectionKHR = 5322,
  ObjectRayOriginKHR = 5323,
  ObjectRayDirectionKHR = 5324,
  RayTminKHR = 5325,
  RayTmaxKHR = 5326,
  InstanceCustomIndexKHR = 5327,
  ObjectToWorldKHR = 5330,
  WorldToObjectKHR = 5331,
  HitTNV = 5332,
  HitKindKHR = 5333,
  CurrentRayTimeNV = 5334,
  IncomingRayFlagsKHR = 5351,
  RayGeometryIndexKHR = 5352,
  WarpsPerSMNV = 5374,
  SMCountNV = 5375,
  WarpIDNV = 5376,
  SMIDNV = 5377,
  CullMaskKHR = 6021,
};

enum class ExecutionMode : uint32_t {
  Invocations = 0,
  SpacingEqual = 1,
  SpacingFractionalEven = 2,
  SpacingFractionalOdd = 3,
  VertexOrderCw = 4,
  VertexOrderCcw = 5,
  PixelCenterInteger = 6,
  OriginUpperLeft = 7,
  OriginLowerLeft = 8,
  EarlyFragmentTests = 9,
  PointMode = 10,
  Xfb = 11,
  DepthReplacing = 12,
  DepthGreater = 14,
  DepthLess = 15,
  DepthUnchanged = 16,
  LocalSize = 17,
  LocalSizeHint = 18,
  InputPoints = 19,
  InputLines = 20,
  InputLinesAdjacency = 21,
  Triangles = 22,
  InputTrianglesAdjacency = 23,
  Quads = 24,
  Isolines = 25,
  OutputVertices = 26,
  OutputPoints = 27,
  OutputLineStrip = 28,
  OutputTriangleStrip = 29,
  VecTypeHint = 30,
  ContractionOff = 31,
  Initializer = 33,
  Finalizer = 34,
  SubgroupSize = 35,
  SubgroupsPerWorkgroup = 36,
  SubgroupsPerWorkgroupId = 37,
  LocalSizeId = 38,
  LocalSizeHintId = 39,
  SubgroupUniformControlFlowKHR = 4421,
  PostDepthCoverage = 4446,
  DenormPreserve = 4459,
  DenormFlushToZero = 4460,
  SignedZeroInfNanPreserve = 4461,
  RoundingModeRTE = 4462,
  RoundingModeRTZ = 4463,
  EarlyAndLateFragmentTestsAMD = 5017,
  StencilRefReplacingEXT = 5027,
  StencilRefUnchangedFrontAMD = 5079,
  StencilRefGreaterFrontAMD = 5080,
  StencilRefLessFrontAMD = 5081,
  StencilRefUnchangedBackAMD = 5082,
  StencilRefGreaterBackAMD = 5083,
  StencilRefLessBackAMD = 5084,
  OutputLinesEXT = 5269,
  OutputPrimitivesEXT = 5270,
  DerivativeGroupQuadsNV = 5289,
  DerivativeGroupLinearNV = 5290,
  OutputTrianglesEXT = 5298,
  PixelInterlockOrderedEXT = 5366,
  PixelInterlockUnorderedEXT = 5367,
  SampleInterlockOrderedEXT = 5368,
  SampleInterlockUnorderedEXT = 5369,
  ShadingRateInterlockOrderedEXT = 5370,
  ShadingRateInterlockUnorderedEXT = 5371,
  SharedLocalMemorySizeINTEL = 5618,
  RoundingModeRTPINTEL = 5620,
  RoundingModeRTNINTEL = 5621,
  FloatingPointModeALTINTEL = 5622,
  FloatingPointModeIEEEINTEL = 5623,
  MaxWorkgroupSizeINTEL = 5893,
  MaxWorkDimINTEL = 5894,
  NoGlobalOffsetINTEL = 5895,
  NumSIMDWorkitemsINTEL = 5896,
  SchedulerTargetFmaxMhzINTEL = 5903,
  StreamingInterfaceINTEL = 6154,
  NamedBarrierCountINTEL = 6417,
};

/// What an operand is.
enum class OperandKind : uint8_t {
  IdResultType,
  IdResult,
  IdRef,
  IdScope,
  IdMemorySemantics,
  LiteralInteger,
  LiteralString,
  LiteralContextDependentNumber,
  LiteralExtInstInteger,
  LiteralSpecConstantOpInteger,
  PairLiteralIntegerIdRef,
  PairIdRefLiteralInteger,
  PairIdRefIdRef,
  // Enumerations from here on.
  ImageOperands,
  FPFastMathMode,
  SelectionControl,
  LoopControl,
  FunctionControl,
  MemorySemantics,
  MemoryAccess,
  KernelProfilingInfo,
  RayFlags,
  FragmentShadingRate,
  SourceLanguage,
  ExecutionModel,
  AddressingModel,
  MemoryModel,
  StorageClass,
  Dim,
  SamplerAddressingMode,
  SamplerFilterMode,
  ImageFormat,
  ImageChannelOrder,
  ImageChannelDataType,
  FPRoundingMode,
  FPDenormMode,
  QuantizationModes,
  FPOperationMode,
  OverflowModes,
  LinkageType,
  AccessQualifier,
  FunctionParameterAttribute,
  Scope,
  GroupOperation,
  KernelEnqueueFlags,
  RayQueryIntersection,
  RayQueryCommittedIntersectionType,
  RayQueryCandidateIntersectionType,
  PackedVectorFormat,
  Capability,
  Decoration,
  BuiltIn,
  ExecutionMode,
};

/// Calls BUILDER(name) for each function that builds instructions.
#define DXIL_SPIRV_BUILDERS(BUILDER) \
  BUILDER(accessChain) \
  BUILDER(arrayLength) \
  BUILDER(barrier) \
  BUILDER(bitcast) \
  BUILDER(branch) \
  BUILDER(call) \
  BUILDER(callCallable) \
  BUILDER(choose) \
  BUILDER(compareExchange) \
  BUILDER(construct) \
  BUILDER(copyMemory) \
  BUILDER(copyObject) \
  BUILDER(demote) \
  BUILDER(dotProduct) \
  BUILDER(emitVertex) \
  BUILDER(endAnyHit) \
  BUILDER(endPrimitive) \
  BUILDER(extended) \
  BUILDER(extract) \
  BUILDER(extractDynamic) \
  BUILDER(fetch) \
  BUILDER(gather) \
  BUILDER(image) \
  BUILDER(insert) \
  BUILDER(insertDynamic) \
  BUILDER(interpolate) \
  BUILDER(kill) \
  BUILDER(leave) \
  BUILDER(load) \
  BUILDER(matrix) \
  BUILDER(matrixFunction) \
  BUILDER(meshOutputs) \
  BUILDER(meshTasks) \
  BUILDER(phi) \
  BUILDER(quadSwap) \
  BUILDER(queryImage) \
  BUILDER(queryLod) \
  BUILDER(reportHit) \
  BUILDER(sample) \
  BUILDER(shuffle) \
  BUILDER(splitNumber) \
  BUILDER(store) \
  BUILDER(texelPointer) \
  BUILDER(traceQuery) \
  BUILDER(traceRay) \
  BUILDER(transpose) \
  BUILDER(variable) \
  BUILDER(writeImage)

enum class Builder : uint8_t {
  accessChain,
  arrayLength,
  barrier,
  bitcast,
  branch,
  call,
  callCallable,
  choose,
  compareExchange,
  construct,
  copyMemory,
  copyObject,
  demote,
  dotProduct,
  emitVertex,
  endAnyHit,
  endPrimitive,
  extended,
  extract,
  extractDynamic,
  fetch,
  gather,
  image,
  insert,
  insertDynamic,
  interpolate,
  kill,
  leave,
  load,
  matrix,
  matrixFunction,
  meshOutputs,
  meshTasks,
  phi,
  quadSwap,
  queryImage,
  queryLod,
  reportHit,
  sample,
  shuffle,
  splitNumber,
  store,
  texelPointer,
  traceQuery,
  traceRay,
  transpose,
  variable,
  writeImage,
};

/// The operands of an instruction after its result, which the reader has checked.
struct View {
  std::span<const uint32_t> Operands;

  uint32_t word(size_t I) const { return I < Operands.size() ? Operands[I] : 0; }
  uint32_t optional(size_t I) const { return word(I); }
  std::span<const uint32_t> rest(size_t I) const {
    return I < Operands.size() ? Operands.subspan(I) : std::span<const uint32_t>();
  }
  /// Returns a string, without its terminating zero.
  std::string_view text(size_t I) const;
  /// Returns the operands after a string.
  std::span<const uint32_t> behindText(size_t I) const;
};

namespace inst {

struct Undef : View {
};

struct Name : View {
  uint32_t target_() const { return word(0); }
  std::string_view name() const { return text(1); }
  std::span<const uint32_t> afterText() const { return behindText(1); }
};

struct MemberName : View {
  uint32_t type() const { return word(0); }
  uint32_t member() const { return word(1); }
  std::string_view name() const { return text(2); }
  std::span<const uint32_t> afterText() const { return behindText(2); }
};

struct String : View {
  std::string_view string() const { return text(0); }
  std::span<const uint32_t> afterText() const { return behindText(0); }
};

struct Line : View {
  uint32_t file() const { return word(0); }
  uint32_t line() const { return word(1); }
  uint32_t column() const { return word(2); }
};

struct Extension : View {
  std::string_view name() const { return text(0); }
  std::span<const uint32_t> afterText() const { return behindText(0); }
};

struct ExtInstImport : View {
  std::string_view name() const { return text(0); }
  std::span<const uint32_t> afterText() const { return behindText(0); }
};

struct ExtInst : View {
  uint32_t set() const { return word(0); }
  std::span<const uint32_t> instruction() const { return rest(1); }
};

struct MemoryModel : View {
  spirv::AddressingModel addressingModel() const { return spirv::AddressingModel(word(0)); }
  spirv::MemoryModel memoryModel() const { return spirv::MemoryModel(word(1)); }
};

struct EntryPoint : View {
  spirv::ExecutionModel executionModel() const { return spirv::ExecutionModel(word(0)); }
  uint32_t entryPoint() const { return word(1); }
  std::string_view name() const { return text(2); }
  std::span<const uint32_t> afterText() const { return behindText(2); }
};

struct ExecutionMode : View {
  uint32_t entryPoint() const { return word(0); }
  std::span<const uint32_t> mode() const { return rest(1); }
};

struct Capability : View {
  spirv::Capability capability() const { return spirv::Capability(word(0)); }
};

struct TypeVoid : View {
};

struct TypeBool : View {
};

struct TypeInt : View {
  uint32_t width() const { return word(0); }
  uint32_t signedness() const { return word(1); }
};

struct TypeFloat : View {
  uint32_t width() const { return word(0); }
};

struct TypeVector : View {
  uint32_t componentType() const { return word(0); }
  uint32_t componentCount() const { return word(1); }
};

struct TypeMatrix : View {
  uint32_t columnType() const { return word(0); }
  uint32_t columnCount() const { return word(1); }
};

struct TypeImage : View {
  uint32_t sampledType() const { return word(0); }
  spirv::Dim dim() const { return spirv::Dim(word(1)); }
  uint32_t depth() const { return word(2); }
  uint32_t arrayed() const { return word(3); }
  uint32_t ms() const { return word(4); }
  uint32_t sampled() const { return word(5); }
  spirv::ImageFormat imageFormat() const { return spirv::ImageFormat(word(6)); }
  uint32_t accessQualifier() const { return optional(7); }
};

struct TypeSampler : View {
};

struct TypeSampledImage : View {
  uint32_t imageType() const { return word(0); }
};

struct TypeArray : View {
  uint32_t elementType() const { return word(0); }
  uint32_t length() const { return word(1); }
};

struct TypeRuntimeArray : View {
  uint32_t elementType() const { return word(0); }
};

struct TypeStruct : View {
  std::span<const uint32_t> members() const { return rest(0); }
};

struct TypePointer : View {
  spirv::StorageClass storageClass() const { return spirv::StorageClass(word(0)); }
  uint32_t type() const { return word(1); }
};

struct TypeFunction : View {
  uint32_t returnType() const { return word(0); }
  std::span<const uint32_t> parameters() const { return rest(1); }
};

struct TypeForwardPointer : View {
  uint32_t pointerType() const { return word(0); }
  spirv::StorageClass storageClass() const { return spirv::StorageClass(word(1)); }
};

struct ConstantTrue : View {
};

struct ConstantFalse : View {
};

struct Constant : View {
  std::span<const uint32_t> value() const { return rest(0); }
};

struct ConstantComposite : View {
  std::span<const uint32_t> constituents() const { return rest(0); }
};

struct ConstantNull : View {
};

struct SpecConstantTrue : View {
};

struct SpecConstantFalse : View {
};

struct SpecConstant : View {
  std::span<const uint32_t> value() const { return rest(0); }
};

struct SpecConstantComposite : View {
  std::span<const uint32_t> constituents() const { return rest(0); }
};

struct SpecConstantOp : View {
  std::span<const uint32_t> opcode() const { return rest(0); }
};

struct Function : View {
  uint32_t functionControl() const { return word(0); }
  uint32_t functionType() const { return word(1); }
};

struct FunctionParameter : View {
};

struct FunctionEnd : View {
};

struct FunctionCall : View {
  uint32_t function() const { return word(0); }
  std::span<const uint32_t> arguments() const { return rest(1); }
};

struct Variable : View {
  spirv::StorageClass storageClass() const { return spirv::StorageClass(word(0)); }
  uint32_t initializer() const { return optional(1); }
};

struct ImageTexelPointer : View {
  uint32_t image() const { return word(0); }
  uint32_t coordinate() const { return word(1); }
  uint32_t sample() const { return word(2); }
};

struct Load : View {
  uint32_t pointer() const { return word(0); }
  uint32_t memoryAccess() const { return optional(1); }
};

struct Store : View {
  uint32_t pointer() const { return word(0); }
  uint32_t object() const { return word(1); }
  uint32_t memoryAccess() const { return optional(2); }
};

struct CopyMemory : View {
  uint32_t target_() const { return word(0); }
  uint32_t source() const { return word(1); }
  uint32_t memoryAccess() const { return optional(2); }
  uint32_t memoryAccess2() const { return optional(3); }
};

struct AccessChain : View {
  uint32_t base() const { return word(0); }
  std::span<const uint32_t> indexes() const { return rest(1); }
};

struct InBoundsAccessChain : View {
  uint32_t base() const { return word(0); }
  std::span<const uint32_t> indexes() const { return rest(1); }
};

struct ArrayLength : View {
  uint32_t structure() const { return word(0); }
  uint32_t arrayMember() const { return word(1); }
};

struct Decorate : View {
  uint32_t target_() const { return word(0); }
  std::span<const uint32_t> decoration() const { return rest(1); }
};

struct MemberDecorate : View {
  uint32_t structureType() const { return word(0); }
  uint32_t member() const { return word(1); }
  std::span<const uint32_t> decoration() const { return rest(2); }
};

struct DecorationGroup : View {
};

struct GroupDecorate : View {
  uint32_t decorationGroup() const { return word(0); }
  std::span<const uint32_t> targets() const { return rest(1); }
};

struct GroupMemberDecorate : View {
  uint32_t decorationGroup() const { return word(0); }
  std::span<const uint32_t> targetss() const { return rest(1); }
};

struct VectorExtractDynamic : View {
  uint32_t vector() const { return word(0); }
  uint32_t index() const { return word(1); }
};

struct VectorInsertDynamic : View {
  uint32_t vector() const { return word(0); }
  uint32_t component() const { return word(1); }
  uint32_t index() const { return word(2); }
};

struct VectorShuffle : View {
  uint32_t vector1() const { return word(0); }
  uint32_t vector2() const { return word(1); }
  std::span<const uint32_t> components() const { return rest(2); }
};

struct CompositeConstruct : View {
  std::span<const uint32_t> constituents() const { return rest(0); }
};

struct CompositeExtract : View {
  uint32_t composite() const { return word(0); }
  std::span<const uint32_t> indexes() const { return rest(1); }
};

struct CompositeInsert : View {
  uint32_t object() const { return word(0); }
  uint32_t composite() const { return word(1); }
  std::span<const uint32_t> indexes() const { return rest(2); }
};

struct CopyObject : View {
  uint32_t operand() const { return word(0); }
};

struct Transpose : View {
  uint32_t matrix() const { return word(0); }
};

struct SampledImage : View {
  uint32_t image() const { return word(0); }
  uint32_t sampler() const { return word(1); }
};

struct ImageSampleImplicitLod : View {
  uint32_t sampledImage() const { return word(0); }
  uint32_t coordinate() const { return word(1); }
  std::span<const uint32_t> imageOperands() const { return rest(2); }
};

struct ImageSampleExplicitLod : View {
  uint32_t sampledImage() const { return word(0); }
  uint32_t coordinate() const { return word(1); }
  std::span<const uint32_t> imageOperands() const { return rest(2); }
};

struct ImageSampleDrefImplicitLod : View {
  uint32_t sampledImage() const { return word(0); }
  uint32_t coordinate() const { return word(1); }
  uint32_t dRef() const { return word(2); }
  std::span<const uint32_t> imageOperands() const { return rest(3); }
};

struct ImageSampleDrefExplicitLod : View {
  uint32_t sampledImage() const { return word(0); }
  uint32_t coordinate() const { return word(1); }
  uint32_t dRef() const { return word(2); }
  std::span<const uint32_t> imageOperands() const { return rest(3); }
};

struct ImageSampleProjImplicitLod : View {
  uint32_t sampledImage() const { return word(0); }
  uint32_t coordinate() const { return word(1); }
  std::span<const uint32_t> imageOperands() const { return rest(2); }
};

struct ImageSampleProjExplicitLod : View {
  uint32_t sampledImage() const { return word(0); }
  uint32_t coordinate() const { return word(1); }
  std::span<const uint32_t> imageOperands() const { return rest(2); }
};

struct ImageSampleProjDrefImplicitLod : View {
  uint32_t sampledImage() const { return word(0); }
  uint32_t coordinate() const { return word(1); }
  uint32_t dRef() const { return word(2); }
  std::span<const uint32_t> imageOperands() const { return rest(3); }
};

struct ImageSampleProjDrefExplicitLod : View {
  uint32_t sampledImage() const { return word(0); }
  uint32_t coordinate() const { return word(1); }
  uint32_t dRef() const { return word(2); }
  std::span<const uint32_t> imageOperands() const { return rest(3); }
};

struct ImageFetch : View {
  uint32_t image() const { return word(0); }
  uint32_t coordinate() const { return word(1); }
  std::span<const uint32_t> imageOperands() const { return rest(2); }
};

struct ImageGather : View {
  uint32_t sampledImage() const { return word(0); }
  uint32_t coordinate() const { return word(1); }
  uint32_t component() const { return word(2); }
  std::span<const uint32_t> imageOperands() const { return rest(3); }
};

struct ImageDrefGather : View {
  uint32_t sampledImage() const { return word(0); }
  uint32_t coordinate() const { return word(1); }
  uint32_t dRef() const { return word(2); }
  std::span<const uint32_t> imageOperands() const { return rest(3); }
};

struct ImageRead : View {
  uint32_t image() const { return word(0); }
  uint32_t coordinate() const { return word(1); }
  std::span<const uint32_t> imageOperands() const { return rest(2); }
};

struct ImageWrite : View {
  uint32_t image() const { return word(0); }
  uint32_t coordinate() const { return word(1); }
  uint32_t texel() const { return word(2); }
  std::span<const uint32_t> imageOperands() const { return rest(3); }
};

struct Image : View {
  uint32_t sampledImage() const { return word(0); }
};

struct ImageQuerySizeLod : View {
  uint32_t image() const { return word(0); }
  uint32_t levelOfDetail() const { return word(1); }
};

struct ImageQuerySize : View {
  uint32_t image() const { return word(0); }
};

struct ImageQueryLod : View {
  uint32_t sampledImage() const { return word(0); }
  uint32_t coordinate() const { return word(1); }
};

struct ImageQueryLevels : View {
  uint32_t image() const { return word(0); }
};

struct ImageQuerySamples : View {
  uint32_t image() const { return word(0); }
};

struct Bitcast : View {
  uint32_t operand() const { return word(0); }
};

struct VectorTimesMatrix : View {
  uint32_t vector() const { return word(0); }
  uint32_t matrix() const { return word(1); }
};

struct MatrixTimesVector : View {
  uint32_t matrix() const { return word(0); }
  uint32_t vector() const { return word(1); }
};

struct MatrixTimesMatrix : View {
  uint32_t leftmatrix() const { return word(0); }
  uint32_t rightmatrix() const { return word(1); }
};

struct OuterProduct : View {
  uint32_t vector1() const { return word(0); }
  uint32_t vector2() const { return word(1); }
};

struct Select : View {
  uint32_t condition() const { return word(0); }
  uint32_t object1() const { return word(1); }
  uint32_t object2() const { return word(2); }
};

struct EmitVertex : View {
};

struct EndPrimitive : View {
};

struct ControlBarrier : View {
  uint32_t execution() const { return word(0); }
  uint32_t memory() const { return word(1); }
  uint32_t semantics() const { return word(2); }
};

struct MemoryBarrier : View {
  uint32_t memory() const { return word(0); }
  uint32_t semantics() const { return word(1); }
};

struct AtomicLoad : View {
  uint32_t pointer() const { return word(0); }
  uint32_t memory() const { return word(1); }
  uint32_t semantics() const { return word(2); }
};

struct AtomicStore : View {
  uint32_t pointer() const { return word(0); }
  uint32_t memory() const { return word(1); }
  uint32_t semantics() const { return word(2); }
  uint32_t value() const { return word(3); }
};

struct AtomicExchange : View {
  uint32_t pointer() const { return word(0); }
  uint32_t memory() const { return word(1); }
  uint32_t semantics() const { return word(2); }
  uint32_t value() const { return word(3); }
};

struct AtomicCompareExchange : View {
  uint32_t pointer() const { return word(0); }
  uint32_t memory() const { return word(1); }
  uint32_t equal() const { return word(2); }
  uint32_t unequal() const { return word(3); }
  uint32_t value() const { return word(4); }
  uint32_t comparator() const { return word(5); }
};

struct AtomicIIncrement : View {
  uint32_t pointer() const { return word(0); }
  uint32_t memory() const { return word(1); }
  uint32_t semantics() const { return word(2); }
};

struct AtomicIDecrement : View {
  uint32_t pointer() const { return word(0); }
  uint32_t memory() const { return word(1); }
  uint32_t semantics() const { return word(2); }
};

struct AtomicIAdd : View {
  uint32_t pointer() const { return word(0); }
  uint32_t memory() const { return word(1); }
  uint32_t semantics() const { return word(2); }
  uint32_t value() const { return word(3); }
};

struct AtomicISub : View {
  uint32_t pointer() const { return word(0); }
  uint32_t memory() const { return word(1); }
  uint32_t semantics() const { return word(2); }
  uint32_t value() const { return word(3); }
};

struct AtomicSMin : View {
  uint32_t pointer() const { return word(0); }
  uint32_t memory() const { return word(1); }
  uint32_t semantics() const { return word(2); }
  uint32_t value() const { return word(3); }
};

struct AtomicUMin : View {
  uint32_t pointer() const { return word(0); }
  uint32_t memory() const { return word(1); }
  uint32_t semantics() const { return word(2); }
  uint32_t value() const { return word(3); }
};

struct AtomicSMax : View {
  uint32_t pointer() const { return word(0); }
  uint32_t memory() const { return word(1); }
  uint32_t semantics() const { return word(2); }
  uint32_t value() const { return word(3); }
};

struct AtomicUMax : View {
  uint32_t pointer() const { return word(0); }
  uint32_t memory() const { return word(1); }
  uint32_t semantics() const { return word(2); }
  uint32_t value() const { return word(3); }
};

struct AtomicAnd : View {
  uint32_t pointer() const { return word(0); }
  uint32_t memory() const { return word(1); }
  uint32_t semantics() const { return word(2); }
  uint32_t value() const { return word(3); }
};

struct AtomicOr : View {
  uint32_t pointer() const { return word(0); }
  uint32_t memory() const { return word(1); }
  uint32_t semantics() const { return word(2); }
  uint32_t value() const { return word(3); }
};

struct AtomicXor : View {
  uint32_t pointer() const { return word(0); }
  uint32_t memory() const { return word(1); }
  uint32_t semantics() const { return word(2); }
  uint32_t value() const { return word(3); }
};

struct Phi : View {
  std::span<const uint32_t> incoming() const { return rest(0); }
};

struct Label : View {
};

struct Branch : View {
  uint32_t targetLabel() const { return word(0); }
};

struct BranchConditional : View {
  uint32_t condition() const { return word(0); }
  uint32_t trueLabel() const { return word(1); }
  uint32_t falseLabel() const { return word(2); }
  std::span<const uint32_t> branchWeights() const { return rest(3); }
};

struct Switch : View {
  uint32_t selector() const { return word(0); }
  uint32_t default_() const { return word(1); }
  std::span<const uint32_t> targets() const { return rest(2); }
};

struct Kill : View {
};

struct Return : View {
};

struct ReturnValue : View {
  uint32_t value() const { return word(0); }
};

struct Unreachable : View {
};

struct ImageSparseSampleImplicitLod : View {
  uint32_t sampledImage() const { return word(0); }
  uint32_t coordinate() const { return word(1); }
  std::span<const uint32_t> imageOperands() const { return rest(2); }
};

struct ImageSparseSampleExplicitLod : View {
  uint32_t sampledImage() const { return word(0); }
  uint32_t coordinate() const { return word(1); }
  std::span<const uint32_t> imageOperands() const { return rest(2); }
};

struct ImageSparseSampleDrefImplicitLod : View {
  uint32_t sampledImage() const { return word(0); }
  uint32_t coordinate() const { return word(1); }
  uint32_t dRef() const { return word(2); }
  std::span<const uint32_t> imageOperands() const { return rest(3); }
};

struct ImageSparseSampleDrefExplicitLod : View {
  uint32_t sampledImage() const { return word(0); }
  uint32_t coordinate() const { return word(1); }
  uint32_t dRef() const { return word(2); }
  std::span<const uint32_t> imageOperands() const { return rest(3); }
};

struct ImageSparseFetch : View {
  uint32_t image() const { return word(0); }
  uint32_t coordinate() const { return word(1); }
  std::span<const uint32_t> imageOperands() const { return rest(2); }
};

struct ImageSparseGather : View {
  uint32_t sampledImage() const { return word(0); }
  uint32_t coordinate() const { return word(1); }
  uint32_t component() const { return word(2); }
  std::span<const uint32_t> imageOperands() const { return rest(3); }
};

struct ImageSparseDrefGather : View {
  uint32_t sampledImage() const { return word(0); }
  uint32_t coordinate() const { return word(1); }
  uint32_t dRef() const { return word(2); }
  std::span<const uint32_t> imageOperands() const { return rest(3); }
};

struct NoLine : View {
};

struct ImageSparseRead : View {
  uint32_t image() const { return word(0); }
  uint32_t coordinate() const { return word(1); }
  std::span<const uint32_t> imageOperands() const { return rest(2); }
};

struct ExecutionModeId : View {
  uint32_t entryPoint() const { return word(0); }
  std::span<const uint32_t> mode() const { return rest(1); }
};

struct DecorateId : View {
  uint32_t target_() const { return word(0); }
  std::span<const uint32_t> decoration() const { return rest(1); }
};

struct GroupNonUniformBallotBitCount : View {
  uint32_t execution() const { return word(0); }
  spirv::GroupOperation operation() const { return spirv::GroupOperation(word(1)); }
  uint32_t value() const { return word(2); }
};

struct GroupNonUniformIAdd : View {
  uint32_t execution() const { return word(0); }
  spirv::GroupOperation operation() const { return spirv::GroupOperation(word(1)); }
  uint32_t value() const { return word(2); }
  uint32_t clustersize() const { return optional(3); }
};

struct GroupNonUniformFAdd : View {
  uint32_t execution() const { return word(0); }
  spirv::GroupOperation operation() const { return spirv::GroupOperation(word(1)); }
  uint32_t value() const { return word(2); }
  uint32_t clustersize() const { return optional(3); }
};

struct GroupNonUniformIMul : View {
  uint32_t execution() const { return word(0); }
  spirv::GroupOperation operation() const { return spirv::GroupOperation(word(1)); }
  uint32_t value() const { return word(2); }
  uint32_t clustersize() const { return optional(3); }
};

struct GroupNonUniformFMul : View {
  uint32_t execution() const { return word(0); }
  spirv::GroupOperation operation() const { return spirv::GroupOperation(word(1)); }
  uint32_t value() const { return word(2); }
  uint32_t clustersize() const { return optional(3); }
};

struct GroupNonUniformSMin : View {
  uint32_t execution() const { return word(0); }
  spirv::GroupOperation operation() const { return spirv::GroupOperation(word(1)); }
  uint32_t value() const { return word(2); }
  uint32_t clustersize() const { return optional(3); }
};

struct GroupNonUniformUMin : View {
  uint32_t execution() const { return word(0); }
  spirv::GroupOperation operation() const { return spirv::GroupOperation(word(1)); }
  uint32_t value() const { return word(2); }
  uint32_t clustersize() const { return optional(3); }
};

struct GroupNonUniformFMin : View {
  uint32_t execution() const { return word(0); }
  spirv::GroupOperation operation() const { return spirv::GroupOperation(word(1)); }
  uint32_t value() const { return word(2); }
  uint32_t clustersize() const { return optional(3); }
};

struct GroupNonUniformSMax : View {
  uint32_t execution() const { return word(0); }
  spirv::GroupOperation operation() const { return spirv::GroupOperation(word(1)); }
  uint32_t value() const { return word(2); }
  uint32_t clustersize() const { return optional(3); }
};

struct GroupNonUniformUMax : View {
  uint32_t execution() const { return word(0); }
  spirv::GroupOperation operation() const { return spirv::GroupOperation(word(1)); }
  uint32_t value() const { return word(2); }
  uint32_t clustersize() const { return optional(3); }
};

struct GroupNonUniformFMax : View {
  uint32_t execution() const { return word(0); }
  spirv::GroupOperation operation() const { return spirv::GroupOperation(word(1)); }
  uint32_t value() const { return word(2); }
  uint32_t clustersize() const { return optional(3); }
};

struct GroupNonUniformBitwiseAnd : View {
  uint32_t execution() const { return word(0); }
  spirv::GroupOperation operation() const { return spirv::GroupOperation(word(1)); }
  uint32_t value() const { return word(2); }
  uint32_t clustersize() const { return optional(3); }
};

struct GroupNonUniformBitwiseOr : View {
  uint32_t execution() const { return word(0); }
  spirv::GroupOperation operation() const { return spirv::GroupOperation(word(1)); }
  uint32_t value() const { return word(2); }
  uint32_t clustersize() const { return optional(3); }
};

struct GroupNonUniformBitwiseXor : View {
  uint32_t execution() const { return word(0); }
  spirv::GroupOperation operation() const { return spirv::GroupOperation(word(1)); }
  uint32_t value() const { return word(2); }
  uint32_t clustersize() const { return optional(3); }
};

struct GroupNonUniformLogicalAnd : View {
  uint32_t execution() const { return word(0); }
  spirv::GroupOperation operation() const { return spirv::GroupOperation(word(1)); }
  uint32_t value() const { return word(2); }
  uint32_t clustersize() const { return optional(3); }
};

struct GroupNonUniformLogicalOr : View {
  uint32_t execution() const { return word(0); }
  spirv::GroupOperation operation() const { return spirv::GroupOperation(word(1)); }
  uint32_t value() const { return word(2); }
  uint32_t clustersize() const { return optional(3); }
};

struct GroupNonUniformLogicalXor : View {
  uint32_t execution() const { return word(0); }
  spirv::GroupOperation operation() const { return spirv::GroupOperation(word(1)); }
  uint32_t value() const { return word(2); }
  uint32_t clustersize() const { return optional(3); }
};

struct GroupNonUniformQuadSwap : View {
  uint32_t execution() const { return word(0); }
  uint32_t value() const { return word(1); }
  uint32_t direction() const { return word(2); }
};

struct CopyLogical : View {
  uint32_t operand() const { return word(0); }
};

struct TerminateInvocation : View {
};

struct TraceRayKHR : View {
  uint32_t accel() const { return word(0); }
  uint32_t rayFlags() const { return word(1); }
  uint32_t cullMask() const { return word(2); }
  uint32_t sbtOffset() const { return word(3); }
  uint32_t sbtStride() const { return word(4); }
  uint32_t missIndex() const { return word(5); }
  uint32_t rayOrigin() const { return word(6); }
  uint32_t rayTmin() const { return word(7); }
  uint32_t rayDirection() const { return word(8); }
  uint32_t rayTmax() const { return word(9); }
  uint32_t payload() const { return word(10); }
};

struct ExecuteCallableKHR : View {
  uint32_t sbtIndex() const { return word(0); }
  uint32_t callableData() const { return word(1); }
};

struct IgnoreIntersectionKHR : View {
};

struct TerminateRayKHR : View {
};

struct SDot : View {
  uint32_t vector1() const { return word(0); }
  uint32_t vector2() const { return word(1); }
  uint32_t packedVectorFormat() const { return optional(2); }
};

struct UDot : View {
  uint32_t vector1() const { return word(0); }
  uint32_t vector2() const { return word(1); }
  uint32_t packedVectorFormat() const { return optional(2); }
};

struct SUDot : View {
  uint32_t vector1() const { return word(0); }
  uint32_t vector2() const { return word(1); }
  uint32_t packedVectorFormat() const { return optional(2); }
};

struct SDotAccSat : View {
  uint32_t vector1() const { return word(0); }
  uint32_t vector2() const { return word(1); }
  uint32_t accumulator() const { return word(2); }
  uint32_t packedVectorFormat() const { return optional(3); }
};

struct UDotAccSat : View {
  uint32_t vector1() const { return word(0); }
  uint32_t vector2() const { return word(1); }
  uint32_t accumulator() const { return word(2); }
  uint32_t packedVectorFormat() const { return optional(3); }
};

struct SUDotAccSat : View {
  uint32_t vector1() const { return word(0); }
  uint32_t vector2() const { return word(1); }
  uint32_t accumulator() const { return word(2); }
  uint32_t packedVectorFormat() const { return optional(3); }
};

struct TypeRayQueryKHR : View {
};

struct RayQueryInitializeKHR : View {
  uint32_t rayquery() const { return word(0); }
  uint32_t accel() const { return word(1); }
  uint32_t rayflags() const { return word(2); }
  uint32_t cullmask() const { return word(3); }
  uint32_t rayorigin() const { return word(4); }
  uint32_t raytmin() const { return word(5); }
  uint32_t raydirection() const { return word(6); }
  uint32_t raytmax() const { return word(7); }
};

struct EmitMeshTasksEXT : View {
  uint32_t groupCountX() const { return word(0); }
  uint32_t groupCountY() const { return word(1); }
  uint32_t groupCountZ() const { return word(2); }
  uint32_t payload() const { return optional(3); }
};

struct SetMeshOutputsEXT : View {
  uint32_t vertexCount() const { return word(0); }
  uint32_t primitiveCount() const { return word(1); }
};

struct ReportIntersectionKHR : View {
  uint32_t hit() const { return word(0); }
  uint32_t hitkind() const { return word(1); }
};

struct IgnoreIntersectionNV : View {
};

struct TerminateRayNV : View {
};

struct TraceNV : View {
  uint32_t accel() const { return word(0); }
  uint32_t rayFlags() const { return word(1); }
  uint32_t cullMask() const { return word(2); }
  uint32_t sbtOffset() const { return word(3); }
  uint32_t sbtStride() const { return word(4); }
  uint32_t missIndex() const { return word(5); }
  uint32_t rayOrigin() const { return word(6); }
  uint32_t rayTmin() const { return word(7); }
  uint32_t rayDirection() const { return word(8); }
  uint32_t rayTmax() const { return word(9); }
  uint32_t payloadid() const { return word(10); }
};

struct TypeAccelerationStructureKHR : View {
};

struct ExecuteCallableNV : View {
  uint32_t sbtIndex() const { return word(0); }
  uint32_t callableDataId() const { return word(1); }
};

struct DemoteToHelperInvocation : View {
};

struct ExpectKHR : View {
  uint32_t value() const { return word(0); }
  uint32_t expectedvalue() const { return word(1); }
};

struct DecorateString : View {
  uint32_t target_() const { return word(0); }
  std::span<const uint32_t> decoration() const { return rest(1); }
};

struct MemberDecorateString : View {
  uint32_t structType() const { return word(0); }
  uint32_t member() const { return word(1); }
  std::span<const uint32_t> decoration() const { return rest(2); }
};

} // namespace inst
} // namespace dxil::spirv
