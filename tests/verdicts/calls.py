# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Groups of tables.py: each function and method of the library with each kind of argument."""
ARGUMENTS = ["float", "float1", "float3", "float4", "float4x4", "float2x3", "int", "uint", "uint3", "int2x2", "bool", "bool4", "half", "min16float", "double",
             "int64_t", "uint64_t", "S", "SamplerState", "SamplerComparisonState", "Texture2D", "E", "float[2]", "float2x2", "uint2", "int3", "uint64_t2",
             "double2", "min16uint", "string", "StructuredBuffer<S>", "ByteAddressBuffer"]
LITERALS = ["1", "1u", "1.5", "true", "-1", "0"]

# The default of each argument; a slash separates forms.
FUNCTIONS = {
    "abs acos all any asfloat asin asint asuint atan ceil cos cosh ddx ddx_coarse ddx_fine ddy ddy_coarse ddy_fine degrees exp exp2 floor frac fwidth isfinite isinf "
    "isnan log log10 log2 normalize radians rcp round rsqrt saturate sign sin sinh sqrt tan tanh trunc length clip QuadReadAcrossX QuadReadAcrossY "
    "QuadReadAcrossDiagonal WaveActiveAllEqual WaveActiveMax WaveActiveMin WaveActiveProduct WaveActiveSum WavePrefixProduct WavePrefixSum WaveReadLaneFirst "
    "WaveMatch EvaluateAttributeCentroid NonUniformResourceIndex": "float3",
    "atan2 distance dot fmod ldexp max min pow step reflect": "float3, float3",
    "clamp lerp mad smoothstep faceforward": "float3, float3, float3",
    "refract": "float3, float3, float", "cross": "float3, float3", "determinant transpose": "float3x3", "dst": "float4, float4", "lit": "float, float, float",
    "mul": "float3x3, float3 / float3, float3x3 / float3, float3 / float, float3x3", "sincos": "float, float, float", "modf frexp": "float, float",
    "fma": "double, double, double", "asdouble": "uint, uint", "countbits firstbithigh firstbitlow reversebits f16tof32": "uint", "f32tof16": "float",
    "WaveActiveBitAnd WaveActiveBitOr WaveActiveBitXor": "uint", "WaveActiveAllTrue WaveActiveAnyTrue WaveActiveBallot WaveActiveCountBits WavePrefixCountBits QuadAny QuadAll": "bool",
    "WaveReadLaneAt QuadReadLaneAt": "float, uint", "WaveMultiPrefixSum WaveMultiPrefixProduct WaveMultiPrefixBitAnd WaveMultiPrefixBitOr WaveMultiPrefixBitXor": "uint, uint4",
    "WaveMultiPrefixCountBits": "bool, uint4", "and or": "bool3, bool3", "select": "bool3, float3, float3", "msad4": "uint, uint2, uint4",
    "dot2add": "half2, half2, float", "dot4add_i8packed dot4add_u8packed": "uint, uint, int", "pack_u8 pack_s8 pack_clamp_u8 pack_clamp_s8": "int4",
    "unpack_s8s16 unpack_u8u16 unpack_s8s32 unpack_u8u32": "uint", "AddUint64": "uint2, uint2", "EvaluateAttributeAtSample": "float, uint", "EvaluateAttributeSnapped": "float, int2",
    "GetAttributeAtVertex": "float, uint", "GetRenderTargetSamplePosition": "int", "D3DCOLORtoUBYTE4": "float4",
    "InterlockedAdd InterlockedAnd InterlockedOr InterlockedXor InterlockedMin InterlockedMax InterlockedExchange": "uint, uint / uint, uint, uint",
    "InterlockedCompareExchange": "uint, uint, uint, uint", "InterlockedCompareStore": "uint, uint, uint",
    "ProcessQuadTessFactorsAvg ProcessQuadTessFactorsMax ProcessQuadTessFactorsMin": "float4, float, float4, float2, float2",
    "ProcessTriTessFactorsAvg ProcessTriTessFactorsMax": "float3, float, float3, float, float", "ProcessIsolineTessFactors": "float, float, float, float",
    "tex1D tex2D tex3D texCUBE": "SamplerState, float4", "Barrier": "uint, uint", "WaveGetLaneIndex WaveGetLaneCount WaveIsFirstLane": ""}

SAMPLER, COMPARISON = "SamplerState", "SamplerComparisonState"
TEXTURES = {"Texture1D": ("float1", "int1"), "Texture1DArray": ("float2", "int1"), "Texture2D": ("float2", "int2"), "Texture2DArray": ("float3", "int2"),
            "Texture3D": ("float3", "int3"), "TextureCube": ("float3", None), "TextureCubeArray": ("float4", None)}
SAMPLED = {"Sample": [SAMPLER, "@"], "SampleBias": [SAMPLER, "@", "float"], "SampleLevel": [SAMPLER, "@", "float"], "SampleGrad": [SAMPLER, "@", "@", "@"],
           "SampleCmp": [COMPARISON, "@", "float"], "SampleCmpBias": [COMPARISON, "@", "float", "float"], "SampleCmpLevel": [COMPARISON, "@", "float", "float"],
           "SampleCmpLevelZero": [COMPARISON, "@", "float"], "CalculateLevelOfDetail": [SAMPLER, "@"], "Gather": [SAMPLER, "@"], "GatherRed": [SAMPLER, "@"],
           "GatherCmp": [COMPARISON, "@", "float"], "GatherRaw": [SAMPLER, "@"]}
BUFFERS = {"Buffer<float4>": ["Load int", "Load int, uint", "GetDimensions uint"], "RWBuffer<float4>": ["Load int", "Load int, uint", "GetDimensions uint"],
           "StructuredBuffer<S>": ["Load int", "Load int, uint", "GetDimensions uint, uint"],
           "RWStructuredBuffer<S>": ["Load int", "IncrementCounter ", "GetDimensions uint, uint"], "AppendStructuredBuffer<S>": ["Append S"],
           "ByteAddressBuffer": ["Load uint", "Load2 uint", "Load4 uint, uint", "GetDimensions uint"],
           "RWByteAddressBuffer": ["Store uint, uint", "Store3 uint, uint3", "InterlockedAdd uint, uint, uint", "InterlockedCompareExchange uint, uint, uint, uint",
                                   "InterlockedMax64 uint, int64_t, int64_t", "InterlockedExchangeFloat uint, float, float"],
           "Texture2DMS<float4>": ["Load int2, int", "GetDimensions uint, uint, uint"], "RWTexture2D<float4>": ["Load int2", "GetDimensions uint, uint"]}


def signatures(text):
    return [[word for word in form.strip().split(", ") if word] for form in text.split(" / ")]


def variants(types):
    """The arguments, each in turn of each other kind, one too few and one too many."""
    yield types
    if types:
        yield types[:-1]
    yield types + ["float"]
    for i, _ in enumerate(types):
        for other in ARGUMENTS + LITERALS:
            yield types[:i] + [other] + types[i + 1:]


def program(receiver, name, types):
    declarations, arguments = [], []
    for i, of in enumerate(types):
        if of in LITERALS:
            arguments.append(of)
            continue
        base, _, dimension = of.partition("[")
        static = "" if of[0].isupper() and of not in ("S", "E") else "static "
        declarations.append(f"{static}{base} v{i}{'[' + dimension if dimension else ''};\n")
        arguments.append(f"v{i}")
    if receiver:
        declarations.append(f"{receiver} o;\n")
    call = f"{'o.' if receiver else ''}{name}({', '.join(arguments)})"
    return ("-T ps_6_6", "struct S { float4 a; int b; };\nenum E { E0, E1 };\n" + "".join(declarations) +
            f"float4 main() : SV_Target {{ {call}; return 0; }}\n")


def calls():
    for names, text in FUNCTIONS.items():
        for name in names.split():
            for types in signatures(text):
                for some in variants(types):
                    yield (f"{name}({', '.join(some)})", *program(None, name, some))


def methods():
    for texture, (coordinates, offset) in TEXTURES.items():
        for name, types in SAMPLED.items():
            types = [t.replace("@", coordinates) for t in types]
            for form in [types, types + [offset], types + [offset, "float"], types + [offset, "float", "uint"]] if offset else [types]:
                for some in variants(form):
                    yield (f"{texture}.{name}({', '.join(some)})", *program(f"{texture}<float4>", name, some))
    for buffer, forms in BUFFERS.items():
        for name, text in (form.split(" ", 1) for form in forms):
            for some in variants(signatures(text)[0]):
                yield (f"{buffer}.{name}({', '.join(some)})", *program(buffer, name, some))


GROUPS = {"call": calls, "method": methods}
