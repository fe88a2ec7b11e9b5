// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The shader flags of entry points (tag 0 of their properties) with the features of part SFI0, as
// in the DXIL specification ("Shader flags", "Feature info"), and the calls of ops that require
// them. container/src/derive/ShaderFlags.cpp adds the flags required by types, resources,
// signatures and the handles behind operands.

// Calls that require a flag. Validators before 1.Validator do not count them.
class CallPredicate {
  int Validator = 0;
}
// Any call of one of the ops.
class AnyCall<list<DXILOp> ops> : CallPredicate {
  list<DXILOp> Ops = ops;
}
// Any call of an op with the attribute.
class AnyCallWith<DXILAttribute attribute, int validator = 0> : CallPredicate {
  let Validator = validator;
  DXILAttribute OpAttribute = attribute;
}
// A call of one of the ops in which one of the arguments is present and not constant.
class VariableArgument<list<DXILOp> ops, list<string> arguments> : CallPredicate {
  list<DXILOp> Ops = ops;
  list<string> Arguments = arguments;
}
// A call of any op that has the argument and writes no feedback, if the argument is present and not
// the constant 0.
class ArgumentGiven<string argument, int validator> : CallPredicate {
  let Validator = validator;
  string Argument = argument;
}
// A call of the op whose argument is, or is not, the constant 0. A value that is not constant
// counts as 0.
class ArgumentIsZero<DXILOp theOp, string argument, bit zero = 1> : CallPredicate {
  list<DXILOp> Ops = [theOp];
  string Argument = argument;
  bit Zero = zero;
}
// A call of one of the ops with values of the type.
class CallOfType<list<DXILOp> ops, DXILType type> : CallPredicate {
  list<DXILOp> Ops = ops;
  DXILType Type = type;
}

// Number is the bit in the flags, Feature the bit in SFI0, or -1. Since is the first shader model
// with the feature. A record's name is Flag followed by the flag's name in C++.
class ShaderFlag<int number, int feature, string doc> {
  int Number = number;
  int Feature = feature;
  string Doc = doc;
  Version Since = DXIL1_0;
  // An option of the compiler: the code does not determine it, and the reference validator does not
  // compare it.
  bit Option = 0;
  list<CallPredicate> SetBy = [];
}

// Flags newer than all shader models that name them.
class UnnamedFlag<int number, int feature> : ShaderFlag<number, feature, "">;

// SFI0 has a bit for each width of 16-bit values; the flags have one for use and one for width.
class PrecisionFeature<int feature, string doc> {
  int Feature = feature;
  string Doc = doc;
}

def FlagDisableOptimizations : ShaderFlag<0, -1, "Compiled without optimization"> {
  let Option = 1;
}
def FlagDisableMathRefactoring : ShaderFlag<1, -1, "Arithmetic must not be reassociated"> {
  let Option = 1;
}
def FlagDoubles : ShaderFlag<2, 0, "Double-precision arithmetic">;
def FlagForceEarlyDepthStencil : ShaderFlag<3, -1, "Depth and stencil tests run before the shader"> {
  let Option = 1;
}
def FlagRawAndStructuredBuffers : ShaderFlag<4, -1, "Raw or structured buffers are bound">;
def FlagLowPrecisionPresent : ShaderFlag<5, -1, "16-bit values are used">;
def FlagDoubleExtensions : ShaderFlag<6, 5, "Double division, conversion or fused multiply-add"> {
  let SetBy = [CallOfType<[Fma], doubleTy>];
}
def FlagMSAD : ShaderFlag<7, 6, "Masked sum of absolute differences"> {
  let SetBy = [AnyCall<[Msad]>];
}
def FlagAllResourcesBound : ShaderFlag<8, -1, "Every resource is bound during execution"> {
  let Option = 1;
}
def FlagViewportAndRTArrayIndex : ShaderFlag<9, 13, "A stage before the rasterizer writes viewport or array index">;
def FlagInnerCoverage : ShaderFlag<10, 10, "Inner coverage is read"> {
  let SetBy = [AnyCall<[InnerCoverage]>];
}
def FlagStencilRef : ShaderFlag<11, 9, "A stencil reference is written">;
def FlagTiledResources : ShaderFlag<12, 8, "Residency of tiles is asked for, or level of detail clamped"> {
  let SetBy = [AnyCall<[CheckAccessFullyMapped]>,
               ArgumentGiven<"clamp", 8>];
}
def FlagTypedUAVLoadAdditionalFormats : ShaderFlag<13, 11, "A typed UAV of several components is loaded">;
def FlagLevel9ComparisonFiltering : ShaderFlag<14, 7, "Comparison filtering as of feature level 9"> {
  let Option = 1;
}
def FlagMax64UAVs : ShaderFlag<15, 3, "More than eight UAV registers">;
def FlagUAVsAtEveryStage : ShaderFlag<16, 2, "UAVs in a geometry-pipeline stage">;
def FlagCSRawAndStructuredViaShader4X : ShaderFlag<17, 1, "Raw or structured buffers in a shader model 4 compute shader">;
def FlagROVs : ShaderFlag<18, 12, "Rasterizer-ordered views"> {
  let Option = 1;
}
def FlagWaveOps : ShaderFlag<19, 14, "Wave operations"> {
  let SetBy = [AnyCallWith<IsWave>];
}
def FlagInt64Ops : ShaderFlag<20, 15, "64-bit integers">;
def FlagViewID : ShaderFlag<21, 16, "View instancing"> {
  let Since = DXIL1_1;
  let SetBy = [AnyCall<[ViewID]>];
}
def FlagBarycentrics : ShaderFlag<22, 17, "Barycentric coordinates or per-vertex attributes"> {
  let Since = DXIL1_1;
  let SetBy = [AnyCall<[AttributeAtVertex]>];
}
def FlagNativeLowPrecision : ShaderFlag<23, -1, "16-bit types have exactly 16 bits"> {
  let Option = 1;
}
def FlagShadingRate : ShaderFlag<24, 19, "Variable-rate shading"> {
  let Since = DXIL1_4;
}
def FlagRaytracingTier1_1 : ShaderFlag<25, 20, "Inline ray tracing or geometry index"> {
  let Since = DXIL1_5;
  let SetBy = [AnyCall<[AllocateRayQuery, AllocateRayQuery2, GeometryIndex]>];
}
def FlagSamplerFeedback : ShaderFlag<26, 21, "Sampler feedback is written"> {
  let Since = DXIL1_5;
  let SetBy = [AnyCallWith<IsFeedback, 9>];
}
def FlagAtomicInt64OnTypedResource : ShaderFlag<27, 22, "64-bit atomics on typed resources"> {
  let Since = DXIL1_6;
}
def FlagAtomicInt64OnGroupShared : ShaderFlag<28, 23, "64-bit atomics on groupshared memory"> {
  let Since = DXIL1_6;
}
def FlagDerivativesInMeshAndAmpShaders : ShaderFlag<29, 24, "Derivatives in mesh or amplification shaders">;
def FlagResourceDescriptorHeapIndexing : ShaderFlag<30, 25, "Resources straight from the descriptor heap"> {
  let Since = DXIL1_6;
  let SetBy = [ArgumentIsZero<CreateHandleFromHeap, "samplerHeap">];
}
def FlagSamplerDescriptorHeapIndexing : ShaderFlag<31, 26, "Samplers straight from the descriptor heap"> {
  let Since = DXIL1_6;
  let SetBy = [ArgumentIsZero<CreateHandleFromHeap, "samplerHeap", 0>];
}
def FlagAtomicInt64OnHeapResource : ShaderFlag<32, 28, "64-bit atomics on resources from the descriptor heap"> {
  let Since = DXIL1_6;
}
def FlagResMayNotAlias : ShaderFlag<33, -1, "No UAV overlaps another in memory">;
def FlagAdvancedTextureOps : ShaderFlag<34, 29, "Raw gather, variable sampling offsets and the like"> {
  let Since = DXIL1_7;
  let SetBy = [AnyCall<[TextureStoreSample, SampleCmpLevel, TextureGatherRaw]>,
               VariableArgument<[Sample, SampleBias, SampleLevel, SampleGrad, SampleCmp, SampleCmpLevelZero,
                        SampleCmpGrad, SampleCmpBias, TextureLoad],
                       ["offset0", "offset1", "offset2"]>];
}
def FlagWriteableMSAATextures : ShaderFlag<35, 30, "Multisampled textures are written"> {
  let Since = DXIL1_7;
  let SetBy = [AnyCall<[TextureStoreSample]>];
}
def FlagSampleCmpGradientOrBias : ShaderFlag<37, 31, "Comparison sampling with gradient or bias"> {
  let Since = DXIL1_8;
  let SetBy = [AnyCall<[SampleCmpGrad, SampleCmpBias]>];
}
def FlagExtendedCommandInfo : ShaderFlag<38, 32, "First vertex or instance of the draw is read"> {
  let Since = DXIL1_8;
  let SetBy = [AnyCall<[StartVertexLocation, StartInstanceLocation]>];
}

def : UnnamedFlag<39, 40>;
def : UnnamedFlag<40, 41>;

def MinimumPrecision : PrecisionFeature<4, "Types of minimum precision">;
def NativePrecision : PrecisionFeature<18, "16-bit types with exactly 16 bits">;
