#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random HLSL compute shaders through dxil-cc.

    fuzz/random_hlsl.py --build build --count 500 [--seed 1] [--keep DIR]

Each shader comes from a small grammar: buffers, groupshared memory, constants, functions with
in, out and inout parameters, loops, switches, wave and barrier functions, scalars and vectors of
every type. A compile must end in a container that dxil-val (and dxv, where DXC_DIR names one)
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


class Shader:
    def __init__(self, seed):
        self.random = random.Random(seed)
        self.lines, self.functions, self.depth = [], [], 0

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
        choices = [lambda: f"({kind}){self.expression(self.type(r.choice(['int', 'float', 'uint'])) if kind == scalar else kind, scope, depth + 1)}"
                   if kind != scalar else sub(),
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
            choices += [lambda: f"({sub()} {r.choice(BITWISE)} {sub()})", lambda: f"({kind}){r.choice(UNARY_INT)}({sub()})",
                        lambda: f"clamp({sub()}, {sub()}, {sub()})", lambda: f"(~{sub()})"]
            if kind == "uint":
                choices += [lambda: "Raw[" + sub() + " & 63u]", lambda: "asuint(" + self.expression("float", scope, depth + 1) + ")"]
        if kind in ("float4", "int", "float"):
            choices.append(lambda: {"float4": f"In[{self.expression('uint', scope, depth + 1)} & 63u]",
                                    "int": f"Items[{self.expression('uint', scope, depth + 1)} & 15u].B",
                                    "float": f"Shared[{self.expression('uint', scope, depth + 1)} & 63u]"}[kind])
        if kind[-1] in "234" and scalar == "float":
            choices.append(lambda: f"{kind}({', '.join(self.expression('float', scope, depth + 1) for _ in range(int(kind[-1])))})")
        if kind == scalar and scalar in ("int", "uint", "float"):
            choices.append(lambda: f"{r.choice(WAVE)}({sub()})")
            choices.append(lambda: self.expression(kind + "4", scope, depth + 1) + "." + r.choice("xyzw"))
            choices += [lambda f=f: self.call(f, scope, depth) for f in self.functions if f[1] == kind]
        return r.choice(choices)()

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
        elif roll < 0.9:
            self.lines.append(f"{pad}Shared[{self.expression('uint', scope)} & 63u] = {self.expression('float', scope)};")
        elif roll < 0.94:
            self.lines.append(f"{pad}InterlockedAdd(Raw[{self.expression('uint', scope)} & 63u], {self.expression('uint', scope)});")
        elif roll < 0.97:
            self.lines.append(f"{pad}Items[{self.expression('uint', scope)} & 15u].A = {self.expression('float3', scope)};")
        else:
            self.lines.append(f"{pad}Out[{self.expression('uint', scope)} & 63u] = {self.expression('float4', scope)};")

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
        self.lines = ["struct Item { float3 A; int B; };", "cbuffer Constants : register(b0) { float4 C0; uint3 C1; float C2[5]; };",
                      "Buffer<float4> In : register(t0);", "RWBuffer<float4> Out : register(u0);", "RWBuffer<uint> Raw : register(u1);",
                      "RWStructuredBuffer<Item> Items : register(u2);", "groupshared float Shared[64];"]
        for number in range(self.random.randint(0, 3)):
            self.function(number)
        self.lines.append("[numthreads(64, 1, 1)]\nvoid main(uint3 Id : SV_DispatchThreadID, uint Index : SV_GroupIndex) {")
        scope = [("Id", "uint3"), ("Index", "uint"), ("C0", "float4"), ("C1", "uint3"), ("C2[Index % 5]", "float")]
        self.lines.append("  Shared[Index] = C0.x;\n  GroupMemoryBarrierWithGroupSync();")
        for _ in range(self.random.randint(2, 12)):
            self.statement(scope, 1)
        self.lines.append(f"  Out[Id.x] = {self.expression('float4', scope)};\n}}")
        return "\n".join(self.lines) + "\n"


LOCATED = re.compile(r"(\.hlsl:\d+(:\d+)?: (fatal )?error: )|(error: .*\.hlsl:\d+)")


def judge(options, folder, seed):
    """The outcome of one shader, and what was said about it."""
    source, output = folder / f"{seed}.hlsl", folder / f"{seed}.dxil"
    source.write_text(Shader(seed).text())
    pick = random.Random(seed ^ 0x5EED)
    flags = ["-T", pick.choice(["cs_6_0", "cs_6_2", "cs_6_5", "cs_6_6", "cs_6_8"]), "-E", "main", pick.choice(["-O3", "-O3", "-O1", "-Od"])]
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
