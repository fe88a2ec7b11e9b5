#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random HLSL through dxil-cc: shaders of every stage but ray tracing, and libraries.

    fuzz/random_hlsl.py --build build --count 500 [--seed 1] [--keep DIR]

Each shader comes from a small grammar: buffers, groupshared memory, constants, functions with
in, out and inout parameters, loops, switches, wave and barrier functions, scalars and vectors of
every type, textures and samplers, local arrays of resources, matrices, constant buffers of a type, ray
queries, descriptor heaps, and the semantics of stages.
A compile must end in a container that dxil-val (and dxv, where DXC_DIR names one)
accepts, or in exit code 1 with a message `FILE:LINE: ... error: ...` or `error: FILE:LINE: ...` and no
output file. Anything else is a finding; its source is kept. The same seed gives the same shaders.
"""
import argparse
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile

SCALARS = ["int", "uint", "float", "bool", "half", "double"]
ARITHMETIC = ["+", "-", "*", "/", "%"]
COMPARE = ["<", "<=", ">", ">=", "==", "!="]
BITWISE = ["&", "|", "^", "<<", ">>"]
UNARY_FLOAT = ["abs", "sin", "cos", "sqrt", "rsqrt", "floor", "ceil", "frac", "exp", "log2", "saturate", "round", "trunc", "tanh"]
BINARY_FLOAT = ["min", "max", "pow", "step", "atan2", "fmod"]
UNARY_INT = ["abs", "countbits", "reversebits", "firstbitlow", "firstbithigh"]
WAVE = ["WaveActiveSum", "WaveActiveMax", "WaveActiveMin", "WaveReadLaneFirst", "WavePrefixSum"]


# Functions that only a pixel shader may call.
DERIVATIVES = ["ddx", "ddy", "fwidth", "ddx_fine", "ddy_coarse"]
SEMANTICS = ["TEXCOORD0", "TEXCOORD3", "COLOR", "NORMAL", "BLENDWEIGHT1"]
MATRIX = ["float2x2", "float3x3", "float4x4", "float2x3", "int3x2"]


class Shader:
    """One shader for a profile such as cs_6_6, the same for the same seed."""

    def __init__(self, seed, profile="cs_6_6"):
        self.random = random.Random(seed)
        stage, _, minor = profile.split("_")
        self.minor = int(minor)
        self.lines, self.functions, self.depth = [], [], 0
        self.stage = stage

    def texel(self, scope, depth):
        """A float4 out of a texture."""
        r = self.random
        sub = lambda kind: self.expression(kind, scope, depth + 1)
        point = lambda n: sub("float" + (str(n) if n > 1 else ""))
        choices = [lambda: f"Tex.SampleLevel(Smp, {point(2)}, {sub('float')})",
                   lambda: f"Tex.Load(int3({sub('int2')}, {r.randint(0, 3)}))",
                   lambda: f"Tex[{sub('uint2')}]",
                   lambda: f"Tex.Gather{r.choice(['', 'Red', 'Green', 'Alpha'])}(Smp, {point(2)}, int2({r.randint(-8, 7)}, 1))",
                   lambda: f"Vol.SampleGrad(Smp, {point(3)}, {point(3)}, {point(3)})",
                   lambda: f"Cube.SampleLevel(Smp, {point(3)}, 0)",
                   lambda: f"Layers.Load(int4({sub('int2')}, {sub('int')}, 0), int2(1, -2))",
                   lambda: f"Many[{sub('uint')} & 3u].SampleLevel(Smp, {point(2)}, 1)",
                   lambda: f"Many[NonUniformResourceIndex({sub('uint')} & 3u)].Load(int3({sub('int2')}, 0))",
                   lambda: f"float4(Tex.SampleCmpLevelZero(Cmp, {point(2)}, {sub('float')}), 1, 2, 3)",
                   lambda: "float4(Rw[" + sub("uint2") + "], 0)"]
        if self.stage == "ps":
            choices += [lambda: f"Tex.Sample(Smp, {point(2)})", lambda: f"Tex.SampleBias(Smp, {point(2)}, {sub('float')})",
                        lambda: f"Many[1].Sample(Smp, {point(2)}, int2(0, 3), {sub('float')})",
                        lambda: f"{r.choice(DERIVATIVES)}({sub('float4')})",
                        lambda: f"Tex.CalculateLevelOfDetail(Smp, {point(2)}).xxxx"]
        return r.choice(choices)()

    def type(self, scalar=None):
        scalar = scalar or self.random.choice(SCALARS)
        return scalar + self.random.choice(["", "", "2", "3", "4"])

    def literal(self, kind):
        scalar = kind.rstrip("234")
        value = {"bool": lambda: self.random.choice(["true", "false"]),
                 "int": lambda: str(self.random.randint(-100, 100)),
                 "uint": lambda: str(self.random.choice([0, 1, 3, 7, 31, 255, 65535, 4294967295])) + "u"}.get(
                     scalar, lambda: f"{self.random.uniform(-4, 4):.3f}")()
        return f"(({kind}){value})"

    def expression(self, kind, scope, depth=0):
        r, scalar = self.random, kind.rstrip("234")
        known = [n for n, t in scope if t == kind]
        if depth > 3 or r.random() < 0.2:
            return r.choice(known) if known and r.random() < 0.7 else self.literal(kind)
        sub = lambda k=kind: self.expression(k, scope, depth + 1)
        choices = [lambda: f"(({kind}){sub(r.choice(['int', 'float', 'uint']) + kind[len(scalar):])})",
                   lambda: f"({sub('bool')} ? {sub()} : {sub()})"]
        if scalar == "bool":
            if kind == "bool":
                other = r.choice(["int", "uint", "float"])
                choices += [lambda: f"({sub(other)} {r.choice(COMPARE)} {sub(other)})", lambda: f"(!{sub()})",
                            lambda: f"({sub()} {r.choice(['&&', '||'])} {sub()})"]
            return r.choice(choices)()
        choices.append(lambda: f"({sub()} {r.choice(ARITHMETIC[:3] if scalar == 'double' else ARITHMETIC)} {sub()})")
        if scalar in ("float", "half"):
            choices += [lambda: f"{r.choice(UNARY_FLOAT)}({sub()})", lambda: f"{r.choice(BINARY_FLOAT)}({sub()}, {sub()})",
                        lambda: f"lerp({sub()}, {sub()}, {sub()})"]
            if kind == "float":
                choices.append(lambda: f"dot({sub('float3')}, {sub('float3')})")
        if scalar in ("int", "uint"):
            choices += [lambda: f"({sub()} {r.choice(BITWISE)} {sub()})", lambda: f"(({kind}){r.choice(UNARY_INT)}({sub()}))",
                        lambda: f"clamp({sub()}, {sub()}, {sub()})", lambda: f"(~{sub()})"]
            if kind == "uint":
                choices += [lambda: "Raw[" + sub() + " & 63u]", lambda: "asuint(" + self.expression("float", scope, depth + 1) + ")"]
        if kind in ("float4", "int", "float"):
            if kind == "float4":
                choices += [lambda: self.texel(scope, depth)] * 2
            choices.append(lambda: {"float4": f"Sets[{self.index(scope, depth)} & 1u].A", "float": f"Sets[{r.randint(0, 1)}].C[{self.index(scope, depth)} % 3]",
                                    "int": "One.B.y"}[kind])
            choices.append(lambda: {"float4": f"In[{self.expression('uint', scope, depth + 1)} & 63u]",
                                    "int": f"Items[{self.expression('uint', scope, depth + 1)} & 15u].B",
                                    "float": f"Shared[{self.expression('uint', scope, depth + 1)} & 63u]"
                                    if self.stage == "cs" else f"M[{r.randint(0, 2)}][{r.randint(0, 1)}]"}[kind])
        if kind == "float2":
            choices.append(lambda: f"mul({sub('float3')}, M)")
        if kind[-1] in "234" and scalar == "float":
            choices.append(lambda: f"{kind}({', '.join(self.expression('float', scope, depth + 1) for _ in range(int(kind[-1])))})")
        if kind == scalar and scalar in ("int", "uint", "float"):
            choices.append(lambda: f"{r.choice(WAVE)}({sub()})")
            choices.append(lambda: self.expression(kind + "4", scope, depth + 1) + "." + r.choice("xyzw"))
            choices += [lambda f=f: self.call(f, scope, depth) for f in self.functions if f[1] == kind]
        return r.choice(choices)()

    def index(self, scope, depth):
        return self.expression("uint", scope, depth + 1)

    def call(self, function, scope, depth):
        arguments = []
        for qualifier, kind in function[2]:
            if qualifier == "in":
                arguments.append(self.expression(kind, scope, depth + 1))
            else:
                fitting = [n for n, t in scope if t == kind and n.startswith("v")]
                if not fitting:
                    return self.literal(function[1])
                arguments.append(self.random.choice(fitting))
        return f"{function[0]}({', '.join(arguments)})"

    def statement(self, scope, indent):
        r, pad = self.random, "  " * indent
        kind = self.type()
        roll = r.random()
        if roll < 0.35 or not any(n.startswith("v") for n, _ in scope):
            name = f"v{len(self.lines)}_{len(scope)}"
            self.lines.append(f"{pad}{kind} {name} = {self.expression(kind, scope)};")
            scope.append((name, kind))
        elif roll < 0.6:
            name, kind = r.choice([s for s in scope if s[0].startswith("v")])
            self.lines.append(f"{pad}{name} = {self.expression(kind, scope)};")
        elif roll < 0.7 and indent < 4:
            self.lines.append(f"{pad}if ({self.expression('bool', scope)}) {{")
            self.block(scope, indent)
            self.lines.append(pad + "} else {")
            self.block(scope, indent)
            self.lines.append(pad + "}")
        elif roll < 0.78 and indent < 4:
            i = f"i{len(self.lines)}"
            self.lines.append(f"{pad}for (uint {i} = 0; {i} < {r.randint(1, 9)}; ++{i}) {{")
            self.block(scope + [(i, "uint")], indent)
            if r.random() < 0.3:
                self.lines.append(f"{pad}  if ({self.expression('bool', scope)}) {r.choice(['break', 'continue'])};")
            self.lines.append(pad + "}")
        elif roll < 0.84 and indent < 3:
            self.lines.append(f"{pad}switch ({self.expression('uint', scope)} & 3u) {{")
            for case in range(r.randint(1, 3)):
                self.lines.append(f"{pad}case {case}: {{")
                self.block(scope, indent)
                self.lines.append(f"{pad}  break; }}")
            self.lines.append(f"{pad}default: break; }}")
        elif roll < 0.86:
            self.resources(scope, pad)
        elif roll < 0.9 and self.stage == "cs":
            self.lines.append(f"{pad}Shared[{self.expression('uint', scope)} & 63u] = {self.expression('float', scope)};")
        elif roll < 0.94:
            self.lines.append(f"{pad}InterlockedAdd(Raw[{self.expression('uint', scope)} & 63u], {self.expression('uint', scope)});")
        elif roll < 0.97:
            self.lines.append(f"{pad}Items[{self.expression('uint', scope)} & 15u].A = {self.expression('float3', scope)};")
        else:
            self.lines.append(f"{pad}Out[{self.expression('uint', scope)} & 63u] = {self.expression('float4', scope)};")

    def resources(self, scope, pad):
        """Local resources, sizes, stores to textures and arithmetic of matrices."""
        r, sub = self.random, lambda kind: self.expression(kind, scope, 1)
        name = f"r{len(self.lines)}"
        roll = r.randrange(6 + (self.minor >= 5) + (self.minor >= 6))
        if roll == 6:
            self.query(name, pad, sub)
        elif roll == 7:
            self.lines += [f"{pad}Texture2D<float4> {name} = ResourceDescriptorHeap[{sub('uint')}];",
                           f"{pad}RWBuffer<float4> {name}b = ResourceDescriptorHeap[NonUniformResourceIndex({sub('uint')})];",
                           f"{pad}SamplerState {name}s = SamplerDescriptorHeap[{r.randint(0, 9)}];",
                           f"{pad}{name}b[{sub('uint')}] = {name}.SampleLevel({name}s, {sub('float2')}, 0);"]
        elif roll == 0:
            self.lines += [f"{pad}Texture2D<float4> {name}[2] = {{Many[{r.randint(0, 3)}], Many[{r.randint(0, 3)}]}};",
                           f"{pad}Out[0] = {name}[{sub('uint')} & 1u].Load(int3(0, 1, 0));"]
        elif roll == 1:
            self.lines += [f"{pad}Texture2D<float4> {name} = Many[0];", f"{pad}if ({sub('bool')}) {name} = {r.choice(['Many[2]', 'Tex'])};",
                           f"{pad}Out[1] = {name}.SampleLevel(Smp, {sub('float2')}, 0);"]
        elif roll == 2:
            self.lines += [f"{pad}uint {name}w, {name}h, {name}l;", f"{pad}Tex.GetDimensions(1, {name}w, {name}h, {name}l);"]
            scope += [(name + "w", "uint"), (name + "l", "uint")]
        elif roll == 3:
            self.lines.append(f"{pad}Rw[{sub('uint2')}] = {sub('float3')};")
        elif roll == 4:
            kind = r.choice(MATRIX)
            self.lines += [f"{pad}{kind} {name} = ({kind}){sub('float' if kind[0] == 'f' else 'int')};",
                           f"{pad}{name}[{sub('uint')} & 1u] *= 2; {name} = {name} * 3 + {name};"]
            scope.append((f"(float){name}[1][1]", "float"))
        else:
            self.lines += [f"{pad}uint {name};", f"{pad}InterlockedMax(Counts[{sub('uint2')}], {sub('uint')}, {name});"]
            scope.append((name, "uint"))

    def query(self, name, pad, sub):
        flags = self.random.choice(["RAY_FLAG_NONE", "RAY_FLAG_FORCE_OPAQUE", "RAY_FLAG_CULL_BACK_FACING_TRIANGLES"])
        self.lines += [f"{pad}RayQuery<{flags}> {name};", f"{pad}RayDesc {name}d = {{{sub('float3')}, 0, {sub('float3')}, {sub('float')}}};",
                       f"{pad}{name}.TraceRayInline(Scene, {self.random.randint(0, 3)}, {sub('uint')}, {name}d);",
                       f"{pad}while ({name}.Proceed())",
                       f"{pad}  if ({name}.CandidateType() == CANDIDATE_NON_OPAQUE_TRIANGLE && {sub('bool')}) {name}.CommitNonOpaqueTriangleHit();",
                       f"{pad}if ({name}.CommittedStatus() == COMMITTED_TRIANGLE_HIT) "
                       f"Out[3] = float4({name}.CommittedTriangleBarycentrics(), {name}.CommittedRayT(), {sub('float')});",
                       f"{pad}else Out[{name}.CandidateInstanceID()] = {name}.CommittedObjectToWorld3x4()[{self.random.randint(0, 2)}];"]

    def block(self, scope, indent):
        inner = list(scope)
        for _ in range(self.random.randint(1, 3)):
            self.statement(inner, indent + 1)

    def function(self, number):
        result = self.random.choice(["int", "uint", "float"])
        parameters = [(self.random.choice(["in", "in", "out", "inout"]), self.type(self.random.choice(["int", "uint", "float"])))
                      for _ in range(self.random.randint(1, 3))]
        text = ", ".join(f"{q} {t} v{number}p{i}" for i, (q, t) in enumerate(parameters))
        self.lines.append(f"{result} f{number}({text}) {{")
        scope = [(f"v{number}p{i}", t) for i, (_, t) in enumerate(parameters)]
        for i, (qualifier, kind) in enumerate(parameters):
            if qualifier == "out":
                self.lines.append(f"  v{number}p{i} = {self.literal(kind)};")
        for _ in range(self.random.randint(0, 3)):
            self.statement(scope, 1)
        self.lines.append(f"  return {self.expression(result, scope)};\n}}")
        self.functions.append((f"f{number}", result, parameters))

    def text(self):
        self.lines = ["struct Item { float3 A; int B; };",
                      "cbuffer Constants : register(b0) { float4 C0; uint3 C1; float C2[5]; float3x2 M; };",
                      "Buffer<float4> In : register(t0);", "RWBuffer<float4> Out : register(u0);", "RWBuffer<uint> Raw : register(u1);",
                      "RWStructuredBuffer<Item> Items : register(u2);", "Texture2D<float4> Tex : register(t1);",
                      "Texture3D<float4> Vol : register(t2);", "TextureCube<float4> Cube : register(t3);",
                      "Texture2DArray<float4> Layers : register(t4);", "Texture2D<float4> Many[4] : register(t5);",
                      "RWTexture2D<float3> Rw : register(u3);", "RWTexture2D<uint> Counts : register(u4);",
                      "SamplerState Smp : register(s0);", "SamplerComparisonState Cmp : register(s1);",
                      "struct Set { float4 A; int2 B; float C[3]; };",
                      "ConstantBuffer<Set> One : register(b1);", "ConstantBuffer<Set> Sets[2] : register(b2);"]
        if self.minor >= 5:
            self.lines.append("RaytracingAccelerationStructure Scene : register(t20);")
        if self.stage == "cs":
            self.lines.append("groupshared float Shared[64];")
        for number in range(self.random.randint(0, 3)):
            self.function(number)
        getattr(self, self.stage)()
        return "\n".join(self.lines) + "\n"

    def body(self, scope):
        scope += [("C0", "float4"), ("C1", "uint3")]
        for _ in range(self.random.randint(2, 12)):
            self.statement(scope, 1)

    def cs(self):
        self.lines.append("[numthreads(64, 1, 1)]\nvoid main(uint3 Id : SV_DispatchThreadID, uint Index : SV_GroupIndex) {")
        scope = [("Id", "uint3"), ("Index", "uint"), ("C2[Index % 5]", "float")]
        self.lines.append("  Shared[Index] = C0.x;\n  GroupMemoryBarrierWithGroupSync();")
        self.body(scope)
        self.lines.append(f"  Out[Id.x] = {self.expression('float4', scope)};\n}}")

    def fields(self, name, extra):
        """A struct of signature elements; returns its fields."""
        r = self.random
        kinds = [(f"F{i}", r.choice(["", "", "nointerpolation "]) if i else "", self.type(r.choice(["float", "float", "int", "uint", "half"])), s)
                 for i, s in enumerate(r.sample(SEMANTICS, r.randint(1, 4)))]
        kinds = [(n, "nointerpolation " if k.startswith(("int", "uint")) else m, k, s) for n, m, k, s in kinds]
        self.lines.append(f"struct {name} {{ " + " ".join(f"{m}{k} {n} : {s};" for n, m, k, s in kinds) + f" {extra} }};")
        return kinds

    def vs(self):
        inputs = self.fields("Input", "uint Vertex : SV_VertexID; uint Instance : SV_InstanceID;")
        outputs = self.fields("Output", "float4 Place : SV_Position;")
        self.lines.append("Output main(Input I) {\n  Output O;")
        scope = [(f"I.{n}", k) for n, _, k, _ in inputs] + [("I.Vertex", "uint")]
        self.body(scope)
        for name, _, kind, _ in outputs:
            self.lines.append(f"  O.{name} = {self.expression(kind, scope)};")
        self.lines.append(f"  O.Place = {self.expression('float4', scope)};\n  return O;\n}}")

    def ps(self):
        inputs = self.fields("Input", "float4 Place : SV_Position; bool Front : SV_IsFrontFace;")
        depth = self.random.random() < 0.3
        self.lines.append("float4 main(Input I" + (", out float Depth : SV_Depth" if depth else "") + ") : SV_Target {")
        scope = [(f"I.{n}", k) for n, _, k, _ in inputs] + [("I.Place", "float4"), ("I.Front", "bool")]
        self.body(scope)
        if self.random.random() < 0.3:
            self.lines.append(f"  if ({self.expression('bool', scope)}) discard;")
        if depth:
            self.lines.append(f"  Depth = {self.expression('float', scope)};")
        self.lines.append(f"  return {self.expression('float4', scope)};\n}}")

    def vertex(self, name="Output"):
        """The struct of a vertex with its position; gives its fields."""
        return self.fields(name, "float4 Place : SV_Position;") + [("Place", "", "float4", "")]

    def fill(self, place, fields, scope):
        self.lines += [f"  {place}.{n} = {self.expression(k, scope)};" for n, _, k, _ in fields]

    def gs(self):
        r = self.random
        inputs, outputs = self.vertex("Input"), self.vertex()
        word, count = r.choice([("point", 1), ("line", 2), ("triangle", 3), ("triangleadj", 6)])
        stream = r.choice(["Point", "Line", "Triangle"])
        self.lines.append(f"[maxvertexcount(6)] void main({word} Input I[{count}], uint Id : SV_PrimitiveID, inout {stream}Stream<Output> S) {{\n  Output O;")
        scope = [(f"I[{r.randrange(count)}].{n}", k) for n, _, k, _ in inputs] + [("Id", "uint"), (f"I[Id % {count}].Place", "float4")]
        self.body(scope)
        for _ in range(2):
            self.fill("O", outputs, scope)
            self.lines.append("  S.Append(O);")
        self.lines.append("  S.RestartStrip();\n}")

    def hs(self):
        inputs, outputs = self.vertex("Input"), self.vertex()
        self.lines.append("struct Factors { float E[3] : SV_TessFactor; float I : SV_InsideTessFactor; float4 Extra : EXTRA; };")
        self.lines.append("Factors patch(InputPatch<Input, 4> P, const OutputPatch<Output, 3> Q, uint Id : SV_PrimitiveID) {\n  Factors F;")
        scope = [(f"P[{self.random.randrange(4)}].{n}", k) for n, _, k, _ in inputs] + [("Q[Id % 3].Place", "float4"), ("Id", "uint")]
        self.body(scope)
        self.fill("F", [(f"E[{i}]", "", "float", "") for i in range(3)] + [("I", "", "float", ""), ("Extra", "", "float4", "")], scope)
        self.lines.append("  return F;\n}")
        self.lines.append('[domain("tri"), partitioning("integer"), outputtopology("triangle_cw"), outputcontrolpoints(3), patchconstantfunc("patch")]')
        self.lines.append("Output main(InputPatch<Input, 4> P, uint Point : SV_OutputControlPointID) {\n  Output O;")
        scope = [(f"P[Point].{n}", k) for n, _, k, _ in inputs] + [("Point", "uint"), ("P[Point + 1].Place", "float4")]
        self.body(scope)
        self.fill("O", outputs, scope)
        self.lines.append("  return O;\n}")

    def ds(self):
        inputs, outputs = self.vertex("Input"), self.vertex()
        self.lines.append("struct Factors { float E[4] : SV_TessFactor; float I[2] : SV_InsideTessFactor; float4 Extra : EXTRA; };")
        self.lines.append('[domain("quad")] Output main(Factors F, float2 At : SV_DomainLocation, const OutputPatch<Input, 4> P) {\n  Output O;')
        scope = [(f"P[{self.random.randrange(4)}].{n}", k) for n, _, k, _ in inputs]
        scope += [("At", "float2"), ("F.Extra", "float4"), ("F.E[2]", "float"), ("P[uint(At.x)].Place", "float4")]
        self.body(scope)
        self.fill("O", outputs, scope)
        self.lines.append("  return O;\n}")

    def ms(self):
        outputs = self.vertex()
        self.lines.append("struct Primitive { uint Layer : SV_RenderTargetArrayIndex; float3 Tint : TINT; };")
        self.lines.append('[numthreads(32, 1, 1), outputtopology("triangle")]\nvoid main(uint Index : SV_GroupIndex, uint3 Id : SV_DispatchThreadID,'
                          " out vertices Output V[32], out indices uint3 T[8], out primitives Primitive Q[8]) {")
        scope = [("Index", "uint"), ("Id", "uint3")]
        self.lines.append(f"  SetMeshOutputCounts({self.random.randint(1, 32)}, 8);")
        self.body(scope)
        self.fill("V[Index]", outputs, scope)
        self.lines.append("  if (Index < 8) {")
        self.fill("  Q[Index]", [("Layer", "", "uint", ""), ("Tint", "", "float3", "")], scope)
        self.lines.append(f"    T[Index] = {self.expression('uint3', scope)};\n  }}\n}}")

    def lib(self):
        self.lines.append("export float4 work(float4 A, uint B, inout int C) {")
        scope = [("A", "float4"), ("B", "uint"), ("vC", "int")]
        self.lines.append("  int vC = C;")
        self.body(scope)
        self.lines.append(f"  C = vC;\n  return {self.expression('float4', scope)};\n}}")


PROFILES = ["cs_6_0", "cs_6_2", "cs_6_5", "cs_6_6", "cs_6_6", "cs_6_8", "vs_6_0", "vs_6_4", "vs_6_6", "ps_6_0", "ps_6_3", "ps_6_6",
            "ps_6_6", "gs_6_0", "gs_6_6", "hs_6_0", "hs_6_6", "ds_6_0", "ds_6_6", "ms_6_5", "ms_6_6", "lib_6_3", "lib_6_6", "lib_6_8"]
LOCATED = re.compile(r"(\.hlsl:\d+(:\d+)?: (fatal )?error: )|(error: .*\.hlsl:\d+)")


def judge(options, folder, seed):
    """The outcome of one shader, and what was said about it."""
    source, output = folder / f"{seed}.hlsl", folder / f"{seed}.dxil"
    pick = random.Random(seed ^ 0x5EED)
    profile = pick.choice(PROFILES)
    source.write_text(Shader(seed, profile).text())
    flags = ["-T", profile, "-E", "main", pick.choice(["-O3", "-O3", "-O1", "-Od"])]
    tools = pathlib.Path(options.build) / "bin"
    try:
        run = subprocess.run([tools / "dxil-cc", *flags, source, "-Fo", output], capture_output=True, text=True, timeout=120)
    except subprocess.TimeoutExpired:
        return "finding", f"timeout with {' '.join(flags)}"
    if run.returncode == 1 and LOCATED.search(run.stderr) and not output.exists():
        return "refused", next((l for l in run.stderr.splitlines() if "error:" in l), "")
    if run.returncode != 0:
        return "finding", f"exit {run.returncode} with {' '.join(flags)}: {run.stderr[-400:]}"
    judges = [[tools / "dxil-val", output]]
    dxc = os.environ.get("DXC_DIR")
    if dxc:
        judges.append([pathlib.Path(dxc) / "dxv", output])
    for command in judges:
        verdict = subprocess.run(command, capture_output=True, text=True, errors="replace")
        if verdict.returncode != 0:
            return "finding", f"{command[0].name} refuses ({' '.join(flags)}): {(verdict.stdout + verdict.stderr)[:400]}"
    return "valid", ""


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", default="build", help="build folder (default: build)")
    parser.add_argument("--count", type=int, default=500, help="how many shaders (default: 500)")
    parser.add_argument("--seed", type=int, default=1, help="the first seed (default: 1)")
    parser.add_argument("--keep", help="keep the sources of findings in this folder")
    options = parser.parse_args()
    counts, reasons = {"valid": 0, "refused": 0, "finding": 0}, {}
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(temporary)
        for seed in range(options.seed, options.seed + options.count):
            outcome, text = judge(options, folder, seed)
            counts[outcome] += 1
            if outcome == "refused":
                reason = re.sub(r"'[^']*'", "'...'", text.split("error:")[-1].strip())
                reasons[reason] = reasons.get(reason, 0) + 1
            if outcome == "finding":
                print(f"seed {seed}: {text}", file=sys.stderr)
                if options.keep:
                    pathlib.Path(options.keep).mkdir(parents=True, exist_ok=True)
                    (folder / f"{seed}.hlsl").rename(pathlib.Path(options.keep) / f"{seed}.hlsl")
            if sys.stderr.isatty():
                print(f"\r{seed - options.seed + 1}/{options.count}", end="", file=sys.stderr)
    for reason, number in sorted(reasons.items(), key=lambda item: -item[1])[:10]:
        print(f"  refused {number}x: {reason}")
    print(f"{counts['valid']} valid, {counts['refused']} refused with a message, {counts['finding']} findings")
    sys.exit(1 if counts["finding"] else 0)


if __name__ == "__main__":
    main()
