#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs SPIR-V on a Vulkan driver and its translation in dxil-run, and compares what both write.

    compare.py BIN VULKAN_RUN a.spv b.comp c.frag tests...

BIN is the folder of dxil-from-spirv, dxil-dis and dxil-run; VULKAN_RUN is the program of vulkan_run.cpp. Inputs are modules,
GLSL, and files of lit (*.test) whose parts are GLSL. Compute shaders run in a few groups, pixel shaders fill a small picture.
A vertex shader runs
for a few vertices, and its outputs are captured. Buffers, constants, textures and inputs have random numbers, the same for both programs. A line for each module:

    same       all numbers agree within --tolerance
    different  with the first place
    undefined  different, and the module reads what nobody wrote, has races, or uses what implementations choose
    explained  different for the reason that --explained names
    refused    dxil-from-spirv does not translate it
    skipped    not run: the reason

Exit status: 1 if a module is different.
"""
import argparse
import json
import math
import os
import pathlib
import random
import struct
import subprocess
import sys
import tempfile

import spirv_module as S
from spirv_module import Skip

# SPIR-V's image format: VkFormat, DXGI's name, components, code of a component ("n": normalized)
FORMATS = {
    1: (109, "R32G32B32A32_FLOAT", 4, "f"), 2: (97, "R16G16B16A16_FLOAT", 4, "e"), 3: (100, "R32_FLOAT", 1, "f"),
    4: (37, "R8G8B8A8_UNORM", 4, "nB"), 5: (38, "R8G8B8A8_SNORM", 4, "nb"), 6: (103, "R32G32_FLOAT", 2, "f"),
    7: (83, "R16G16_FLOAT", 2, "e"), 9: (76, "R16_FLOAT", 1, "e"), 10: (91, "R16G16B16A16_UNORM", 4, "nH"),
    12: (77, "R16G16_UNORM", 2, "nH"), 13: (16, "R8G8_UNORM", 2, "nB"), 14: (70, "R16_UNORM", 1, "nH"),
    15: (9, "R8_UNORM", 1, "nB"), 16: (92, "R16G16B16A16_SNORM", 4, "nh"), 17: (78, "R16G16_SNORM", 2, "nh"),
    18: (17, "R8G8_SNORM", 2, "nb"), 19: (71, "R16_SNORM", 1, "nh"), 20: (10, "R8_SNORM", 1, "nb"),
    21: (108, "R32G32B32A32_SINT", 4, "i"), 22: (96, "R16G16B16A16_SINT", 4, "h"), 23: (42, "R8G8B8A8_SINT", 4, "b"),
    24: (99, "R32_SINT", 1, "i"), 25: (102, "R32G32_SINT", 2, "i"), 26: (82, "R16G16_SINT", 2, "h"), 28: (75, "R16_SINT", 1, "h"),
    30: (107, "R32G32B32A32_UINT", 4, "I"), 31: (95, "R16G16B16A16_UINT", 4, "H"), 32: (41, "R8G8B8A8_UINT", 4, "B"),
    33: (98, "R32_UINT", 1, "I"), 35: (101, "R32G32_UINT", 2, "I"), 36: (81, "R16G16_UINT", 2, "H"), 38: (74, "R16_UINT", 1, "H"),
    39: (13, "R8_UINT", 1, "B"),
}
# Scalars of images and targets: their name, and the format of those without one
KINDS = {"f": ("float", FORMATS[1]), "i": ("int", FORMATS[21]), "I": ("uint", FORMATS[30])}
DEPTH = (126, "R32_FLOAT", 1, "f")
TOP = {"B": 255, "b": 127, "H": 65535, "h": 32767}
VIEWS = {(0, 0): 0, (1, 0): 1, (2, 0): 2, (3, 0): 3, (0, 1): 4, (1, 1): 5, (3, 1): 6}  # Dim, Arrayed: VkImageViewType
CUBE, TEXELS, ATTACHMENT = 3, 5, 6  # Dim
CLASSES = {"SRV": "t", "UAV": "u", "cbuffer": "b", "sampler": "s"}
STAGES = {S.COMPUTE: "compute", S.PIXEL: "pixel", S.VERTEX: "vertex"}
SIZE = (8, 8)  # of the picture
VERTICES = 16
WAVE = "8"  # lanes of lavapipe's subgroups
# The left upper corner's values of interpolated inputs. No pixel lies on a diagonal, where cubes have two nearest faces.
CORNER = (0.0137, 0.0271, 0.251, 0.75)


def encode(form, values):
    code = form[3]
    if code[0] == "n":
        values = [round(max(-1 if code[1].islower() else 0, min(1, v)) * TOP[code[1]]) for v in values]
    return struct.pack(f"<{len(values)}{code[-1]}", *values)


def decode(form, data):
    code = form[3]
    values = struct.unpack(f"<{len(data) // struct.calcsize(code[-1])}{code[-1]}", data)
    return [max(-1, v / TOP[code[1]]) for v in values] if code[0] == "n" else list(values)


def semantic(location, component):
    return ["TEXCOORD", "TEXCOORDY", "TEXCOORDZ", "TEXCOORDW"][component] + str(location)


def place(letter, space, register):
    return f"{letter}{register}" + (f",space{space}" if space else "")


class Result:
    """What both programs write: functions that return the numbers, and how far normalized ones may be apart."""

    def __init__(self, name, ours, theirs, step=0):
        self.name, self.ours, self.theirs, self.step = name, ours, theirs, step


class Comparison:
    def __init__(self, options, path, folder):
        self.o, self.path, self.folder = options, path, folder
        self.m = S.Module(path.read_bytes())
        self.job, self.description, self.results = [], {"resources": {}}, []
        self.random = random.Random(options.seed)

    def number(self, code):
        """Floats around 0 to 1, and small integers, so that loops and indices stay small."""
        if code in "efd":
            return round(self.random.uniform(-1 if self.random.random() < 0.3 else 0, 1), 3)
        return self.random.randrange(8)

    def tool(self, name, *args):
        return subprocess.run([self.o.bin / name, *args], capture_output=True, text=True, cwd=self.folder, timeout=120)

    def execute(self, *args, wave=WAVE):
        return self.tool("dxil-run", "-q", "--wave-size", wave, "--max-iterations", "2000000", *args, "a.dxil", "a.json")

    def run(self):
        self.translate()
        self.resources()
        if self.stage == S.PIXEL:
            self.draw()
        elif self.stage == S.VERTEX:
            self.vertices()
        else:
            self.job.append("groups " + " ".join(map(str, self.o.groups)))
            self.description["dispatch"] = self.o.groups
        if not self.results:
            raise Skip("writes nothing")
        (self.folder / "job").write_text("\n".join(self.job) + "\n")
        (self.folder / "a.json").write_text(json.dumps(self.description))
        ours = self.execute("--fault=ignore", "--format", "json")
        if ours.returncode:
            raise Skip(ours.stderr.strip()[-200:])
        # Mesa's subgroups are as wide as its vectors, 32 bits a lane; 256 bits are WAVE lanes on every processor.
        environment = {**os.environ, "LP_NATIVE_VECTOR_WIDTH": str(32 * int(WAVE))}
        theirs = subprocess.run(
            [self.o.vulkan, "job"], cwd=self.folder, capture_output=True, text=True, timeout=120, env=environment
        )
        if theirs.returncode:
            raise Skip(theirs.stderr.strip()[-200:] or f"vulkan_run: signal {-theirs.returncode}")
        self.printed = {r["name"]: r for r in json.loads(ours.stdout)["results"]}
        text = self.differences()
        return (self.excuse() or text) if text.startswith("different") else text

    def translate(self):
        if len(self.m.entries) != 1 or self.m.entries[0][0] not in STAGES:
            raise Skip("not one compute, pixel or vertex shader")
        if S.RUNTIME_ARRAYS in self.m.capabilities:
            raise Skip("arrays of resources without a length, which the driver lacks")
        self.stage, name = self.m.entries[0]
        done = self.tool("dxil-from-spirv", self.path, "-o", "a.dxil")
        if done.returncode:
            raise Skip("refused: " + done.stderr.strip()[-200:])
        reflection = json.loads(self.tool("dxil-dis", "--reflect", "a.dxil").stdout)
        self.inputs = {i["semantic"] + ("" if i["semantic"].startswith("SV_") else str(i["index"])) for i in reflection["inputs"]}
        self.registers = {(CLASSES[r["class"]], r["space"], r["register"]): r["name"] for r in reflection["resources"]}
        self.job.append(f"shader {STAGES[self.stage]} {self.folder / 'feedback.spv' if self.stage == S.VERTEX else self.path} {name}")

    # Resources

    def resources(self):
        for ident, t, storage in self.m.variables:
            marks = self.m.marks.get(ident, {})
            if storage == S.PUSH:
                self.push(t)
            if storage not in (S.SAMPLED, S.UNIFORM, S.STORAGE) or S.BINDING not in marks:
                continue
            space, binding, count = marks.get(S.SET, [0])[0], marks[S.BINDING][0], 1
            if self.m.types[t][0] == S.ARRAY:
                count, t = self.m.length(t), self.m.types[t][1][0]
            if count > 64:
                raise Skip("a large array of resources")
            for index in range(count):
                self.resource(t, storage, (space, binding, index), count > 1)
        if ("b", 32, 1) in self.registers:
            self.description["resources"]["b1,space32"] = {"data": {"type": "uint", "values": [*self.o.groups, 0]}}

    def resource(self, t, storage, where, in_array):
        space, binding, index = where
        apart = 1000 * (space + 1) + binding  # docs/spirv.md: an array whose registers overlap
        places = {}
        for letter, at, register in self.registers:
            if (at, register) == (space, binding) or in_array and at == apart:
                places[letter] = (at, register + index)
        op = self.m.types[t][0]
        if op == S.STRUCT:
            self.buffer(t, storage == S.STORAGE or S.BLOCK_OF_STORAGE in self.m.marks.get(t, {}), where, places)
        elif op == S.SAMPLER:
            self.job.append(f"sampler {self.words(where)} {'compare' if self.m.compares else self.o.filter}")
            self.describe_sampler(places, self.m.compares)
        elif op in (S.IMAGE, S.COMBINED):
            self.image(t, where, places)
        else:
            raise Skip("an acceleration structure")

    def words(self, where):
        return " ".join(map(str, where))

    def file(self, where):
        return "r" + ".".join(map(str, where)) + ".bin"

    def describe(self, places, letter, entry):
        self.description["resources"][place(letter, *places[letter])] = entry

    def result(self, name, ours, theirs, step=0):
        """A result in files of both programs."""
        self.results.append(Result(name, lambda: ours((self.folder / ("out." + name)).read_bytes()),
                                   lambda: theirs((self.folder / ("vk." + name)).read_bytes()), step))

    def block(self, t, size):
        data = bytearray((size + 15) // 16 * 16)
        for at, code in self.m.numbers(t, 0, len(data)):
            struct.pack_into("<" + code, data, at, self.number(code))
        return data

    def buffer(self, t, is_storage, where, places):
        members = self.m.types[t][1]
        is_open = members and self.m.types[members[-1]][0] == S.RUNTIME_ARRAY
        size = max(self.m.size(t) + (self.o.bytes if is_open else 0), 16)
        if size > 1 << 22:
            raise Skip("a large buffer")
        data, name = self.block(t, size), self.file(where)
        (self.folder / name).write_bytes(data)
        (self.folder / ("vk." + name)).write_bytes(data)
        self.job.append(f"buffer {'storage' if is_storage else 'uniform'} {self.words(where)} vk.{name}")
        for letter in places:
            self.describe(places, letter, {"data": {"file": name}, **({"save": "out." + name} if letter == "u" else {})})
            if letter == "u":
                def values(bytes_):
                    return [struct.unpack_from("<" + code, bytes_, at)[0] for at, code in self.m.numbers(t, 0, len(bytes_))]
                self.result(name, values, values)

    def push(self, t):
        data = self.block(t, self.m.size(t))
        (self.folder / "push.bin").write_bytes(data)
        self.job.append("push push.bin")
        if "PushConstants" in self.registers.values():
            self.description["resources"]["PushConstants"] = {"data": {"file": "push.bin"}}

    def describe_sampler(self, places, compares):
        if "s" in places:
            entry = {"filter": "point", "compare": "lessEqual"} if compares else {"filter": self.o.filter.replace("nearest", "point")}
            self.describe(places, "s", {"sampler": {"address": "clamp", **entry}})

    def image(self, t, where, places):
        is_combined = self.m.types[t][0] == S.COMBINED
        sampled, dim, depth, arrayed, many, use, form = self.m.types[self.m.types[t][1][0] if is_combined else t][1][:7]
        code = self.m.scalar(sampled)
        if many or code not in KINDS:
            raise Skip("an image of several samples or wide texels")
        if form and form not in FORMATS:
            raise Skip("a format that dxil-run lacks")
        compares = depth == 1 and self.m.compares
        shape = DEPTH if compares else FORMATS[form] if form else KINDS[code][1]
        width, height, slices, layers = self.extent(dim, arrayed)
        count = width * height * slices * layers * shape[2]
        data = encode(shape, [self.number(shape[3][-1] if shape[3][0] != "n" else "f") for _ in range(count)])
        name = self.file(where)
        (self.folder / ("vk." + name)).write_bytes(data)
        if dim == TEXELS:
            self.job.append(f"texels {'storage' if use == 2 else 'uniform'} {self.words(where)} {shape[0]} vk.{name}")
        else:
            kind = "input" if dim == ATTACHMENT else "storage" if use == 2 else "combined" if is_combined else "sampled"
            view = 1 if dim == ATTACHMENT else VIEWS[dim, arrayed]
            self.job.append(f"image {kind} {self.words(where)} {shape[0]} {view} {width} {height} {slices} {layers} vk.{name}"
                            + (f" {'compare' if compares else self.o.filter}" if is_combined else ""))
        entry = {"data": {"type": KINDS[code][0], "values": decode(shape, data)}, "format": shape[1]}
        if dim != TEXELS:
            sizes = (("width", width), ("height", height), ("depth", slices), ("layers", layers))
            entry["texture"] = {k: v for k, v in sizes if v > 1}
        self.describe_sampler(places, compares)
        for letter in places:
            if letter == "u":
                entry["save"] = "out." + name
                self.result(name, lambda b: list(struct.unpack(f"<{len(b) // 4}{code}", b)), lambda b: decode(shape, b),
                            1 / TOP[shape[3][1]] if shape[3][0] == "n" else 0)
            if letter != "s":
                self.describe(places, letter, entry)

    def extent(self, dim, arrayed):
        if dim == TEXELS:
            return 256, 1, 1, 1
        if dim == ATTACHMENT:
            return *SIZE, 1, 1
        layers = (12 if arrayed else 6) if dim == CUBE else 4 if arrayed else 1
        return 16, 1 if dim == 0 else 16, 8 if dim == 2 else 1, layers

    # Pictures

    def draw(self):
        """A vertex shader whose outputs are the pixel shader's inputs, the same as corners of dxil-run's picture, and the targets."""
        self.lines, self.body, self.corners = [], [], {}
        for leaf in self.leaves(S.INPUT):
            self.input(*leaf)
        (self.folder / "v.vert").write_text("\n".join([
            "#version 450", *self.lines, "void main() {", "  vec2 uv = vec2((gl_VertexIndex << 1) & 2, gl_VertexIndex & 2);",
            "  gl_Position = vec4(uv * 2 - 1, 0, 1);", *self.body, "}"]))
        done = subprocess.run(["glslangValidator", "-V", "v.vert", "-o", "v.spv"], cwd=self.folder, capture_output=True, text=True)
        if done.returncode:
            raise Skip("inputs that a vertex shader of GLSL does not have")
        self.job += ["vertex v.spv main", f"size {SIZE[0]} {SIZE[1]}"]
        self.description["draw"] = {"width": SIZE[0], "height": SIZE[1], "targets": self.targets()}
        corners = {k: v for k, v in self.corners.items() if k in self.inputs}
        if corners:
            self.description["draw"]["corners"] = corners

    def leaves(self, storage):
        """Each vector of a stage's inputs or outputs: code of its numbers, width, location, component, decorations."""
        for ident, t, where in self.m.variables:
            marks = self.m.marks.get(ident, {})
            if where == storage and S.BUILT_IN not in marks and S.BUILT_IN not in self.m.marks_of_member(t, 0):
                yield from self.parts(t, marks.get(S.LOCATION, [0])[0], marks)

    def parts(self, t, location, marks):
        op, a = self.m.types[t]
        if op == S.STRUCT:
            for i, m in enumerate(a):
                inner = self.m.marks_of_member(t, i)
                location = inner.get(S.LOCATION, [location])[0]
                yield from self.parts(m, location, {**marks, S.COMPONENT: [0], **inner})
                location += self.m.slots(m)
        elif op in (S.MATRIX, S.ARRAY):
            for i in range(self.m.length(t) if op == S.ARRAY else a[1]):
                yield from self.parts(a[0], location + i * self.m.slots(a[0]), marks)
        else:
            code, component = self.m.scalar(t), marks.get(S.COMPONENT, [0])[0]
            if code not in KINDS:
                raise Skip("inputs or outputs of 16 or 64 bits")
            yield code, a[1] if op == S.VECTOR else 1, location, component, marks

    def vertices(self):
        """Random attributes; the module captures its outputs one after the other."""
        inputs, offsets, at = {"SV_VertexID": list(range(VERTICES)), "SV_InstanceID": [0]}, [], 0
        self.job.append(f"vertices {VERTICES}")
        for code, width, location, component, marks in self.leaves(S.INPUT):
            if component:
                raise Skip("attributes that share a location")
            rows = [[self.number(code) for _ in range(4)] for _ in range(VERTICES)]
            name = f"a{location}.bin"
            (self.folder / name).write_bytes(encode(KINDS[code][1], sum(rows, [])))
            self.job.append(f"attribute {location} {KINDS[code][1][0]} {name}")
            inputs[semantic(location, 0)] = [row[:width] for row in rows]
        for ident, t, storage in self.m.variables:
            marks = self.m.marks.get(ident, {})
            members = self.m.types[t][1] if self.m.types[t][0] == S.STRUCT else []
            if storage != S.OUTPUT or S.BUILT_IN in marks and marks[S.BUILT_IN][0] != S.POSITION:
                continue
            positions = [i for i in range(len(members)) if self.m.marks_of_member(t, i).get(S.BUILT_IN) == (S.POSITION,)]
            if S.BUILT_IN in marks or positions:
                offsets.append((t, positions[0], at) if positions else (ident, at))
                captured = [("SV_Position", "f", 4)]
            elif members:
                raise Skip("a block of outputs, which Mesa 22.3 captures wrongly")
            else:
                offsets.append((ident, at))
                captured = [(semantic(location, component), code, width)
                            for code, width, location, component, _ in self.parts(t, marks[S.LOCATION][0], marks)]
            for name, code, width in captured:
                self.capture(name, code, width, at)
                at += 4 * width
        (self.folder / "feedback.spv").write_bytes(self.m.with_feedback(offsets, at))
        self.job.append(f"feedback {at} feedback.bin")
        self.description["stage"] = {"count": VERTICES, "inputs": {k: v for k, v in inputs.items() if k in self.inputs}}

    def capture(self, name, code, width, at):
        def ours():
            result = self.printed.get(name) or self.printed.get(name.removesuffix("0"))
            if not result:
                raise Skip(f"never writes {name}")
            return [v if isinstance(v, int) else float(v) for v in result["values"]]

        def theirs():
            data = (self.folder / "feedback.bin").read_bytes()
            stride = len(data) // VERTICES
            return sum((list(struct.unpack_from(f"<{width}{code}", data, i * stride + at)) for i in range(VERTICES)), [])
        self.results.append(Result(name, ours, theirs))

    def input(self, code, width, location, component, marks):
        glsl = KINDS[code][0] if width == 1 else {"f": "vec", "i": "ivec", "I": "uvec"}[code] + str(width)
        is_flat = S.FLAT in marks or code != "f"
        name = f"v{location}_{component}"
        self.lines.append(f"layout(location = {location}, component = {component}) {'flat ' if is_flat else ''}out {glsl} {name};")
        corners = [[1] * 4] * 4
        if code == "f":
            corners = [[CORNER[0] + x, CORNER[1] + 0.93 * y, *CORNER[2:]] for y in (0, 1) for x in (0, 1)]
        if is_flat:
            corners = [corners[0]] * 4
        rest = "0" if is_flat or code != "f" else "uv * vec2(1, 0.93)"
        self.body.append(f"  {name} = {glsl}((vec4{tuple(corners[0])} + vec4({rest}, 0, 0{', 0' if rest == '0' else ''})).{'xyzw'[:width]});")
        self.corners[semantic(location, component)] = [v[:width] for v in corners]

    def targets(self):
        widths = {}
        for ident, t, storage in self.m.variables:
            marks = self.m.marks.get(ident, {})
            if storage != S.OUTPUT or S.LOCATION not in marks:
                continue
            if marks.get(S.INDEX, [0])[0]:
                raise Skip("two sources of a blend")
            count = 1
            if self.m.types[t][0] == S.ARRAY:
                count, t = self.m.length(t), self.m.types[t][1][0]
            op, a = self.m.types[t]
            for i in range(count):
                widths[marks[S.LOCATION][0] + i] = (self.m.scalar(t), a[1] if op == S.VECTOR else 1)
        described = []
        for n in range(max(widths, default=-1) + 1):
            code, width = widths.get(n, ("f", 0))
            if code not in KINDS:
                raise Skip("a target of 16 or 64 bits")
            shape, name = KINDS[code][1], f"t{n}.bin"
            self.job.append(f"target {shape[0]} vk.{name}")
            described.append({"format": shape[1], "save": f"out.{name}"})

            def values(data, shape=shape, width=width):
                return [v for i, v in enumerate(decode(shape, data)) if i % 4 < width]
            if width:
                self.result(name, values, values)
        if not described:
            raise Skip("writes nothing")
        return described

    # Results

    def agree(self, x, y, step):
        if x == y or not isinstance(x, float):
            return x == y
        if not (math.isfinite(x) and math.isfinite(y)):
            return math.isnan(x) and math.isnan(y)
        return abs(x - y) <= max(self.o.tolerance * max(1e-2, abs(x), abs(y)), 1.01 * step)

    def differences(self):
        total, bad, defined = 0, [], False
        for r in self.results:
            ours, theirs = r.ours(), r.theirs()
            if len(ours) != len(theirs):
                return f"different: {r.name}: {len(ours)} numbers and {len(theirs)}"
            total += len(ours)
            for i, (x, y) in enumerate(zip(ours, theirs)):
                if not self.agree(x, y, r.step):
                    bad.append(f"{r.name}[{i}]: {x} here, {y} there")
                    defined |= not (isinstance(x, float) and (math.isnan(x) or math.isnan(y)))
        if not bad:
            return f"same: {total}"
        return f"{'different' if defined else 'undefined: NaN'}: {len(bad)} of {total}; {bad[0]}"

    def excuse(self):
        """What makes the results depend on the implementation; empty if nothing is known that does."""
        if self.stage == S.PIXEL and any(m.get(S.BUILT_IN, [0])[0] in (16, 36, 41) for m in self.m.marks.values()):
            return "undefined: a point's coordinates, or the order of pixels in a subgroup"
        if self.m.derives:
            return "undefined: derivatives, which may be those of a quad or of a row"
        for kind in ("races", "undefined", "barriers", "bounds"):
            done = self.execute("--fault", kind + "=error")
            if done.returncode:
                return f"undefined: {kind}: {done.stderr.strip().splitlines()[0][-150:]}"
        before = [r.ours() for r in self.results]
        for wave in ("4", "32") if not self.m.capabilities & S.SUBGROUPS else ():
            if self.execute("--fault=ignore", wave=wave).returncode == 0 and before != [r.ours() for r in self.results]:
                return "undefined: the order of waves, or their size"
        return ""


def sources(paths, folder):
    """Names and files: the parts of a test of lit, and each other file as it is."""
    for path in paths:
        if path.suffix != ".test":
            yield str(path), path
            continue
        if "\n#--- " not in path.read_text():
            continue
        parts = folder / path.stem
        subprocess.run(["split-file", path, parts], check=True)
        for part in sorted(parts.iterdir()):
            if part.suffix in (".comp", ".frag", ".vert"):
                yield f"{path.stem}/{part.name}", part


def compare(o, path, folder):
    if path.suffix != ".spv":
        command = ["glslangValidator", "-V", "--target-env", "vulkan1.2", path, "-o", folder / "a.spv"]
        if subprocess.run(command, stdout=subprocess.DEVNULL).returncode:
            raise Skip("glslangValidator refuses it")
        path = folder / "a.spv"
    return Comparison(o, path.resolve(), folder).run()


def main():
    p = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    p.add_argument("bin", type=pathlib.Path, help="folder of dxil-from-spirv, dxil-dis and dxil-run")
    p.add_argument("vulkan", type=pathlib.Path, help="program of vulkan_run.cpp")
    p.add_argument("inputs", type=pathlib.Path, nargs="+", help="*.spv, *.comp, *.frag, *.vert, *.test")
    p.add_argument("--seed", type=int, default=1, help="of the random numbers (1)")
    p.add_argument("--filter", choices=["linear", "nearest"], default="nearest", help="of samplers (nearest)")
    p.add_argument("--tolerance", type=float, default=2e-3, help="relative difference of floats that agree (0.002)")
    p.add_argument("--bytes", type=int, default=16384, help="of an array without a length (16384)")
    p.add_argument("--groups", type=int, nargs=3, default=[2, 2, 1], help="of compute shaders (2 2 1)")
    p.add_argument("--explained", type=pathlib.Path, help="lines NAME: REASON for modules that may be different")
    p.add_argument("--keep", type=pathlib.Path, help="folder for the files of each run")
    o = p.parse_args()
    o.bin, o.vulkan = o.bin.resolve(), o.vulkan.resolve()
    explained = dict(line.split(": ", 1) for line in o.explained.read_text().splitlines() if line) if o.explained else {}
    counts = {}
    with tempfile.TemporaryDirectory() as temporary:
        root = o.keep.resolve() if o.keep else pathlib.Path(temporary)
        for number, (name, path) in enumerate(sources(o.inputs, root)):
            folder = root / f"{number}.{path.name}"
            folder.mkdir(parents=True, exist_ok=True)
            try:
                text = compare(o, path, folder)
            except Skip as why:
                text = str(why) if str(why).startswith("refused") else f"skipped: {why}"
            except subprocess.TimeoutExpired as why:
                text = f"skipped: {pathlib.Path(str(why.cmd[0])).name} takes too long"
            if text.startswith("different") and name in explained:
                text = "explained: " + explained[name]
            word = text.split(":")[0]
            counts[word] = counts.get(word, 0) + 1
            print(f"{name}: {' '.join(text.split())}", flush=True)
    print(", ".join(f"{n} {word}" for word, n in sorted(counts.items())))
    return 1 if counts.get("different") else 0


if __name__ == "__main__":
    sys.exit(main())
