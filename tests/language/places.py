#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Each kind of place with each use, as cases of this folder's form whose results are computed here.

    tests/language/places.py --tests build/tests/language_tests     run each twelfth use of each place at three levels
    tests/language/places.py --all --tests ...                      each use of each place (many minutes, in the executor's compiler)
    tests/language/places.py --write DIR                            only write the cases

A place is a variable (local, parameter, member of `this`, static, groupshared, element of a writable or read-only
buffer, also a typed one, texel, member of a constant buffer) or a part of one: members, bit fields, elements and rows
with constant and run-time indices, swizzles, and these of each other. A use loads it, stores to it, or does both
(compound assignment, increments, inout and out arguments, methods, atomics). After each use the program notes a number
mixed of what was read and of the whole variable, so that a store beside its place is found too.
"""
import argparse
import pathlib
import subprocess
import sys
import tempfile

MASK = 0xFFFFFFFF
K, J = 1, 0                     # the run-time indices
USES_PER_CASE = 48
PART = 12                       # without --all, each place has every twelfth use, with another start than its neighbours
THREE = (5, 9, 14)              # numbers of a literal uint3; vectors and matrices of other sizes use as many as they need


# Types. Each has a count of numbers; a Bits is one number with fewer bits.

class Type:
    def __init__(self, kind, name, count, **more):
        self.kind, self.name, self.count = kind, name, count
        self.__dict__.update(more)


UINT = Type("scalar", "uint", 1, bits=32, signed=False)


def bits(width, signed):
    return Type("scalar", "int" if signed else "uint", 1, bits=width, signed=signed)


def vector(n):
    return Type("vector", f"uint{n}", n)


def matrix(rows, columns):
    return Type("matrix", f"uint{rows}x{columns}", rows * columns, rows=rows, columns=columns)


def array(of, n):
    return Type("array", of.name, of.count * n, of=of, length=n)


def struct(name, fields):
    return Type("struct", name, sum(t.count for _, t in fields), fields=fields)


INNER = struct("Inner", [("s", UINT), ("v", vector(3))])
THEMES = [
    struct("Plain", [("s", UINT), ("v", vector(3)), ("w", array(UINT, 3))]),
    struct("Rows", [("m", matrix(2, 3)), ("s", UINT)]),
    struct("Fields", [("a", bits(5, False)), ("b", bits(11, False)), ("c", bits(16, True)), ("d", UINT)]),
    struct("Nested", [("inner", INNER), ("vs", array(vector(3), 2))]),
]


def declare(t, name):
    if t.kind == "array":
        return declare(t.of, f"{name}[{t.length}]")
    return f"{t.name} {name}"


def define(t):
    lines = [f"struct {t.name} {{"]
    for name, f in t.fields:
        width = f" : {f.bits}" if f.kind == "scalar" and f.bits != 32 else ""
        lines.append(f"  {declare(f, name)}{width};")
    if t is INNER:
        lines += ["  void scale(uint f) { s *= f; v *= f; }", "  uint3 moved(uint by) { v += by; return v; }"]
    return "\n".join(lines + ["};"])


# Places: text, type, and the indices of its numbers in the variable, in order.

class Place:
    def __init__(self, text, kind, numbers, atomic=False):
        self.text, self.type, self.numbers, self.atomic = text, kind, numbers, atomic


ELEMENTS = "xyzw"


def parts(p):
    """The parts of a place that are places themselves, one level down."""
    t, n = p.type, p.numbers
    if t.kind == "struct":
        at = 0
        for name, f in t.fields:
            yield Place(f"{p.text}.{name}", f, n[at:at + f.count], p.atomic and f.kind in ("scalar", "array", "struct") and getattr(f, "bits", 32) == 32)
            at += f.count
    elif t.kind == "array":
        for text, i in (("1", 1), ("k", K)):
            yield Place(f"{p.text}[{text}]", t.of, n[i * t.of.count:(i + 1) * t.of.count], p.atomic and t.of.kind != "vector")
    elif t.kind == "vector":
        for text, i in (("1", 1), ("k", K)):
            yield Place(f"{p.text}[{text}]", UINT, [n[i]])
        last = t.count - 1
        yield Place(f"{p.text}.{ELEMENTS[last]}", UINT, [n[last]])
        if t.count > 2:
            yield Place(f"{p.text}.{ELEMENTS[last]}x", vector(2), [n[last], n[0]])
    elif t.kind == "matrix":
        for text, i in (("1", 1), ("k", K)):
            yield Place(f"{p.text}[{text}]", vector(t.columns), n[i * t.columns:(i + 1) * t.columns])
        yield Place(f"{p.text}._m12", UINT, [n[t.columns + 2]])
        yield Place(f"{p.text}._m12_m01", vector(2), [n[t.columns + 2], n[1]])


def places(p):
    yield p
    for part in parts(p):
        yield from places(part)


# Uses: statements, and a function from the place's old numbers to the read value and the new
# numbers.

def fit(t, value):
    """Returns the value of a number of type t after a store."""
    value &= (1 << t.bits) - 1
    if t.signed and value >> (t.bits - 1):
        value -= 1 << t.bits
    return value & MASK


def mix(h, x):
    return ((h ^ x) * 16777619 + 1) & MASK


def literal(t, values):
    if t.kind == "scalar":
        return str(values[0])
    return f"{t.name}(" + ", ".join(map(str, values)) + ")"


def read(t, text):
    """Statements that mix the value `text` of type t into r."""
    if t.kind == "scalar":
        return f"r = mix(r, uint({text}));"
    if t.kind == "vector":
        return f"{{ {t.name} q = {text}; " + "".join(f"r = mix(r, q[{i}]);" for i in range(t.count)) + " }"
    if t.kind == "matrix":
        return f"{{ {t.name} q = {text}; " + "".join(f"r = mix(r, q[{i}][{k}]);" for i in range(t.rows) for k in range(t.columns)) + " }"
    return f"{{ {declare(t, 'q')} = {text}; r = mix(r, state(q)); }}"


def state(values):
    h = 0
    for v in values:
        h = mix(h, v)
    return h


def sample(count):
    return [THREE[i % 3] + i for i in range(count)]


def loads(t, p):
    """Uses that only read."""
    one = t.kind == "scalar"
    yield read(t, p), lambda v: ([state(v)] if t.kind in ("struct", "array") else v, v)
    if one:
        wide = "int" if t.signed else "uint"
        yield f"{{ {wide}3 q = {p}.xxx; r = mix(mix(mix(r, uint(q.x)), uint(q.y)), uint(q.z)); }}", lambda v: (v * 3, v)
        yield f"r = mix(r, uint({p}.x));", lambda v: (v, v)
    elif t.kind == "vector":
        yield read(vector(2), f"{p}.yx"), lambda v: ([v[1], v[0]], v)
        yield read(vector(3), f"{p}[k].xxx"), lambda v: ([v[K]] * 3, v)
        yield read(UINT, f"{p}.yx[j]"), lambda v: ([v[1 - J]], v)
    elif t.kind == "matrix":
        yield read(vector(2), f"{p}._m10_m01"), lambda v: ([v[t.columns], v[1]], v)
        yield read(vector(2), f"{p}[k].yx"), lambda v: ([v[K * t.columns + 1], v[K * t.columns]], v)


def scalar_stores(t, p, atomic):
    put = lambda f: lambda v: ([], [fit(t, f(v[0]))])
    yield f"{p} = 107;", put(lambda v: 107)
    yield f"{p}.x = 109;", put(lambda v: 109)
    yield f"{p} += 5;", put(lambda v: v + 5)
    yield f"{p}.x += 6;", put(lambda v: v + 6)
    yield f"{p} ^= k + 2;", put(lambda v: v ^ (K + 2))
    yield f"r = mix(r, uint({p}++));", lambda v: (v, [fit(t, v[0] + 1)])
    yield f"r = mix(r, uint(--{p}));", lambda v: ([fit(t, v[0] - 1)], [fit(t, v[0] - 1)])
    yield f"{p}.x++;", put(lambda v: v + 1)
    yield f"r = mix(r, uint({p} = 203));", lambda v: ([fit(t, 203)], [fit(t, 203)])
    yield f"({p} = 6) += 2;", put(lambda v: 8)
    word = "Int" if t.signed else ""
    yield f"bump{word}({p});", put(lambda v: v * 3 + 1)
    yield f"bump{word}({p}.x);", put(lambda v: v * 3 + 1)
    yield f"give{word}({p});", put(lambda v: 77)
    if atomic:
        yield f"{{ uint q; InterlockedAdd({p}, 4, q); r = mix(r, q); }}", lambda v: (v, [(v[0] + 4) & MASK])
        yield f"InterlockedXor({p}.x, 3);", lambda v: ([], [v[0] ^ 3])


def vector_stores(t, p):
    values = sample(t.count)
    each = lambda f: lambda v: ([], [f(x) & MASK for x in v])
    yield f"{p} = {literal(t, values)};", lambda v: ([], values)
    yield f"{p}.yx = uint2(41, 42);", lambda v: ([], [42, 41] + v[2:])
    yield f"{p} += {literal(t, values)};", lambda v: ([], [(x + y) & MASK for x, y in zip(v, values)])
    yield f"{p}.yx *= 3;", lambda v: ([], [(x * 3) & MASK for x in v[:2]] + v[2:])
    yield f"{p}++;", each(lambda x: x + 1)
    yield read(t, f"--{p}"), lambda v: ([(x - 1) & MASK for x in v], [(x - 1) & MASK for x in v])
    yield f"({p} = {literal(t, values)}).y += 2;", lambda v: ([], [values[0], values[1] + 2] + values[2:])
    yield f"bump{t.count}({p});", each(lambda x: x * 3 + 1)
    yield f"bump2({p}.yx);", lambda v: ([], [(x * 3 + 1) & MASK for x in v[:2]] + v[2:])
    yield f"give{t.count}({p});", lambda v: ([], [77] * t.count)
    yield f"give2({p}.yx);", lambda v: ([], [77, 77] + v[2:])
    yield f"{p}.yx[j] += 4;", lambda v: ([], [(x + 4 * (i == 1 - J)) & MASK for i, x in enumerate(v)])


def matrix_stores(t, p):
    values = sample(t.count)
    yield f"{p} = {literal(t, values)};", lambda v: ([], values)
    yield f"{p} += {literal(t, values)};", lambda v: ([], [(x + y) & MASK for x, y in zip(v, values)])
    yield f"{p}++;", lambda v: ([], [(x + 1) & MASK for x in v])
    yield f"bumpM({p});", lambda v: ([], [(x * 3 + 1) & MASK for x in v])
    yield f"giveM({p});", lambda v: ([], [77] * t.count)
    yield f"bump2({p}._m12_m01);", lambda v: ([], [(x * 3 + 1) & MASK if i in (1, t.columns + 2) else x for i, x in enumerate(v)])


def whole_stores(t, p):
    """Structs and arrays."""
    values = sample(t.count)
    if t.kind == "struct":
        wanted, at = [], 0
        for _, f in t.fields:
            wanted += [fit(f, x) if f.kind == "scalar" else x for x in values[at:at + f.count]]
            at += f.count
    else:
        wanted = values
    yield f"{{ {declare(t, 'q')}; giveWhole(q); {p} = q; }}", lambda v: ([], wanted)
    yield f"giveWhole({p});", lambda v: ([], wanted)
    yield f"bumpWhole({p});", lambda v: ([], bumped(t, v))
    if t is INNER:
        yield f"{p}.scale(3);", lambda v: ([], [(x * 3) & MASK for x in v])
        yield read(vector(3), f"{p}.moved(2)"), lambda v: ([(x + 2) & MASK for x in v[1:]], v[:1] + [(x + 2) & MASK for x in v[1:]])


def bumped(t, values):
    """What bumpWhole makes: its first number plus one."""
    first = t
    while first.kind in ("struct", "array"):
        first = first.fields[0][1] if first.kind == "struct" else first.of
    return [fit(first, values[0] + 1) if first.kind == "scalar" else (values[0] + 1) & MASK] + values[1:]


def stores(t, p, atomic):
    if t.kind == "scalar":
        yield from scalar_stores(t, p, atomic)
    elif t.kind == "vector":
        yield from vector_stores(t, p)
    elif t.kind == "matrix":
        yield from matrix_stores(t, p)
    else:
        yield from whole_stores(t, p)


# Text shared by all programs.

def leaf_texts(t, text):
    if t.kind == "struct":
        for name, f in t.fields:
            yield from leaf_texts(f, f"{text}.{name}")
    elif t.kind == "array":
        for i in range(t.length):
            yield from leaf_texts(t.of, f"{text}[{i}]")
    elif t.kind == "vector":
        for i in range(t.count):
            yield f"{text}.{ELEMENTS[i]}"
    elif t.kind == "matrix":
        for r in range(t.rows):
            for c in range(t.columns):
                yield f"{text}._m{r}{c}"
    else:
        yield text


def first_text(t, text):
    return next(leaf_texts(t, text))


def wholes(t):
    """Struct and array types in t, the innermost first."""
    found = []
    if t.kind == "struct":
        for _, f in t.fields:
            found += wholes(f)
    if t.kind == "array":
        found += wholes(t.of)
    return found + [t] if t.kind in ("struct", "array") else found


HELPERS = """uint mix(uint h, uint x) { return (h ^ x) * 16777619 + 1; }
void bump(inout uint x) { x = x * 3 + 1; }
void bumpInt(inout int x) { x = x * 3 + 1; }
void bump2(inout uint2 x) { x = x * 3 + 1; }
void bump3(inout uint3 x) { x = x * 3 + 1; }
void bump4(inout uint4 x) { x = x * 3 + 1; }
void bumpM(inout uint2x3 x) { x = x * 3 + 1; }
void give(out uint x) { x = 77; }
void giveInt(out int x) { x = 77; }
void give2(out uint2 x) { x = 77; }
void give3(out uint3 x) { x = 77; }
void give4(out uint4 x) { x = 77; }
void giveM(out uint2x3 x) { x = 77; }
static uint k, j;"""


def functions(t):
    """state, start, giveWhole, bumpWhole of the types in t."""
    lines, seen = [], set()
    for w in wholes(t):
        key = declare(w, "x")
        if key in seen:
            continue
        seen.add(key)
        values = sample(w.count)
        lines.append(f"uint state({key}) {{ uint h = 0; " + " ".join(f"h = mix(h, uint({l}));" for l in leaf_texts(w, "x")) + " return h; }")
        lines.append(f"void giveWhole(out {key}) {{ " + " ".join(f"{l} = {v};" for l, v in zip(leaf_texts(w, "x"), values)) + " }")
        lines.append(f"void bumpWhole(inout {key}) {{ {first_text(w, 'x')} += 1; }}")
    if t.kind not in ("struct", "array"):
        lines.append(f"uint state({t.name} x) {{ uint h = 0; " + " ".join(f"h = mix(h, {l});" for l in leaf_texts(t, "x")) + " return h; }")
    body = " ".join(f"{l} = In.Load({4 * (2 + i)}) + by;" for i, l in enumerate(leaf_texts(t, "x")))
    lines.append(f"{t.name} start(uint by) {{ {t.name} x; {body} return x; }}")
    return "\n".join(lines)


# Roots: variables of each storage.

class Root:
    """`place`: how a use names it; `all`: its elements, each with what is added to its numbers; frame(): the program."""

    def __init__(self, name, place, elements, used, declaration="", local="", frame="{body}", atomic=False, only_loads=False):
        self.name, self.place, self.elements, self.used = name, place, elements, used
        self.declaration, self.local, self.frame = declaration, local, frame
        self.atomic, self.only_loads = atomic, only_loads


def struct_roots(t):
    n = t.name
    three = lambda text: [f"{text}[{i}]" for i in range(3)]
    yield Root("local", "x", ["x"], 0, local=f"{n} x;")
    yield Root("local-array", "x[1]", three("x"), 1, local=f"{n} x[3];")
    yield Root("local-array-run-time", "x[k]", three("x"), 1, local=f"{n} x[3];")
    yield Root("parameter-inout", "x", ["x"], 0, declaration="PARAMETER", frame=f"void run(inout {n} x) {{body}}")
    yield Root("parameter-in", "x", ["x"], 0, declaration="PARAMETER", frame=f"void run({n} x) {{body}}")
    yield Root("this", "x", ["x"], 0, declaration="THIS", frame=f"struct Holder {{{{ {n} x; void run() {{body}} }}}};")
    yield Root("static", "x", ["x"], 0, declaration=f"static {n} x;")
    yield Root("static-array", "x[k]", three("x"), 1, declaration=f"static {n} x[3];")
    yield Root("groupshared", "x", ["x"], 0, declaration=f"groupshared {n} x;", atomic=True)
    yield Root("groupshared-array", "x[k]", three("x"), 1, declaration=f"groupshared {n} x[3];", atomic=True)
    yield Root("structured", "b[1]", three("b"), 1, declaration=f"RWStructuredBuffer<{n}> b : register(u1);", atomic=True)
    yield Root("structured-run-time", "b[k]", three("b"), 1, declaration=f"RWStructuredBuffer<{n}> b : register(u1);", atomic=True)
    yield Root("structured-read-only", "b[k]", ["b[k]"], 0, declaration=f"StructuredBuffer<{n}> b : register(t1);", only_loads="buffer")
    yield Root("byte-address", f"b.Load<{n}>(SIZE * k)", [f"b.Load<{n}>(SIZE * k)"], 0, declaration="ByteAddressBuffer b : register(t1);", only_loads="buffer")
    yield Root("constant-buffer", "c", ["c"], 0, declaration=f"cbuffer C : register(b0) {{ {n} c; }}", only_loads="constants")
    yield Root("constant-buffer-object", "c", ["c"], 0, declaration=f"ConstantBuffer<{n}> c : register(b0);", only_loads="constants")


# Textures: type, width, height, depth and layers, a texel at K, texels beside it.
TEXTURES = {
    "1d": ("RWTexture1D", "3", "K", []),
    "2d": ("RWTexture2D", "3 2", "uint2(K, j + 1)", ["uint2(1, 0)"]),
    "3d": ("RWTexture3D", "3 2 2", "uint3(K, 0, 1)", ["uint3(1, 1, 0)", "uint3(1, 0, 0)"]),
    "1d-array": ("RWTexture1DArray", "3 1 1 2", "uint2(K, 1)", ["uint2(1, 0)"]),
    "2d-array": ("RWTexture2DArray", "3 2 1 2", "uint3(K, 1, j)", ["uint3(1, 1, 1)", "uint3(1, 0, 0)"]),
}


def typed_roots(t):
    n = t.name
    for index in ("1", "k"):
        yield Root(f"typed-{index}", f"b[{index}]", ["b[0]", "b[1]", "b[2]"], 1, declaration=f"RWBuffer<{n}> b : register(u1);", atomic=t.count == 1)
    for word, (view, _, at, beside) in TEXTURES.items():
        texels = [f"b[{at.replace('K', x)}]" for x in "012"] + [f"b[{x}]" for x in beside]
        yield Root(f"texture-{word}", f"b[{at.replace('K', 'k')}]", texels, 1, declaration=f"{view}<{n}> b : register(u1);", atomic=t.count == 1)


def buffer_words(t, values):
    """The words of a structured buffer's element."""
    words, at, bit = [], 0, 32
    for f in (f for _, f in t.fields):
        part = values[at:at + f.count]
        at += f.count
        if f.kind == "scalar" and f.bits != 32:
            if bit + f.bits > 32:
                words.append(0)
                bit = 0
            words[-1] |= (part[0] & ((1 << f.bits) - 1)) << bit
            bit += f.bits
        elif f.kind == "matrix":
            words += [part[r * f.columns + c] for c in range(f.columns) for r in range(f.rows)]
        else:
            words += part
    return words


def constant_words(t, values):
    """The same in a constant buffer: rows of four words."""
    words = []

    def align():
        words.extend([0] * (-len(words) % 4))

    def put(f, part):
        if f.kind == "struct":
            align()
            at = 0
            for _, g in f.fields:
                put(g, part[at:at + g.count])
                at += g.count
        elif f.kind == "array":
            for i in range(f.length):
                align()
                put(f.of, part[i * f.of.count:(i + 1) * f.of.count])
        elif f.kind == "matrix":
            for c in range(f.columns):
                align()
                words.extend(part[r * f.columns + c] for r in range(f.rows))
        else:
            if len(words) % 4 + f.count > 4:
                align()
            words.extend(part)

    if any(f.kind == "scalar" and f.bits != 32 for _, f in t.fields):
        return buffer_words(t, values)  # bit fields share a word; other members of this struct are single words
    put(t, values)
    return words


def start_values(t, by):
    """What start(by) gives."""
    out, at = [], 0
    fields = [f for _, f in t.fields] if t.kind == "struct" else [t]
    for f in fields:
        for _ in range(f.count):
            value = (INPUT[at] + by) & MASK
            out.append(fit(f, value) if f.kind == "scalar" else value)
            at += 1
    return out


INPUT = [0x1234567 * (i + 3) & MASK for i in range(16)]
STEP = 0x101  # difference of array elements


class Case:
    def __init__(self, root, t):
        self.root, self.type, self.lines, self.expected, self.used = root, t, [], [], []

    def add(self, place, statements, effect):
        root, t = self.root, self.type
        before = [start_values(t, STEP * i) for i in range(len(root.elements))]
        mine = before[root.used]
        got, new = effect([mine[n] for n in place.numbers])
        for n, value in zip(place.numbers, new):
            mine[n] = value
        h = 0
        for v in got:
            h = mix(h, v)
        reset = "" if root.only_loads else " ".join(f"{e} = start({STEP * i});" for i, e in enumerate(root.elements))
        note = " ".join(f"r = mix(r, state({e}));" for e in root.elements)
        for numbers in before:
            h = mix(h, state(numbers))
        number = len(self.expected)
        self.lines.append(f"  {{ {reset} uint r = 0; {statements} {note} Out.Store({4 * number}, r); }}")
        self.expected.append(h)

    def text(self):
        root, t = self.root, self.type
        lines = ["// args: -T cs_6_6 -HV 2021", "// in: u " + " ".join(map(str, [K, J] + INPUT))]
        if root.only_loads == "buffer":
            words = buffer_words(t, start_values(t, 0))
            lines.append("// t1: u " + " ".join(map(hex, words + words)))
            size = 4 * len(words)
        elif root.only_loads == "constants":
            lines.append("// cb: u " + " ".join(map(hex, constant_words(t, start_values(t, 0)))))
        elif root.name.startswith("structured"):
            lines.append("// u1: u " + " ".join(["0"] * 3 * len(buffer_words(t, [0] * t.count))))
        elif root.name.startswith("typed"):
            lines.append(f"// u1 typed {t.count}: u " + " ".join(["0"] * 3 * t.count))
        elif root.name.startswith("texture"):
            size = TEXTURES[root.name[len("texture-"):]][1]
            texels = 1
            for number in size.split():
                texels *= int(number)
            lines.append(f"// u1 texture {t.count} {size}: u " + " ".join(["0"] * texels * t.count))
        lines.append(f"// out: {len(self.expected)}")
        lines.append("// expect: " + " ".join(f"{w:08x}" for w in self.expected))
        lines.append(f"// What: uses of a place: {root.name}, {t.name} (tests/language/places.py)")
        lines += ["ByteAddressBuffer In : register(t0);", "RWByteAddressBuffer Out : register(u0);", HELPERS]
        lines += [define(s) for s in ([INNER] if t.kind == "struct" else []) + ([t] if t.kind == "struct" else [])]
        declaration = root.declaration if root.declaration not in ("PARAMETER", "THIS") else ""
        lines += [functions(t)] + [declaration] * bool(declaration)
        body = "\n".join(self.lines)
        if root.only_loads == "buffer":
            body = body.replace("SIZE", str(size))
        begin = "k = In.Load(0); j = In.Load(4);"
        if root.declaration == "PARAMETER":
            lines.append(root.frame.replace("{body}", f"{{\n{body}\n}}"))
            main = f"{t.name} x = start(0); run(x);"
        elif root.declaration == "THIS":
            lines.append(root.frame.replace("{{", "{").replace("}}", "}").replace("{body}", f"{{\n{body}\n}}"))
            main = "Holder h; h.x = start(0); h.run();"
        else:
            main = f"{root.local}\n{body}"
        return "\n".join(lines + ["[numthreads(1, 1, 1)]", "void main() {", f"  {begin}", f"  {main}", "}"]) + "\n"


def uses_of(root, t):
    for p in places(Place(root.place, t, list(range(t.count)), root.atomic)):
        for statements, effect in loads(p.type, p.text):
            yield p, statements, effect
        if not root.only_loads:
            for statements, effect in stores(p.type, p.text, p.atomic):
                yield p, statements, effect


def cases(all_uses):
    """(name, Case)"""
    combinations = [(r, t) for t in THEMES for r in struct_roots(t)]
    combinations += [(r, t) for t in (UINT, vector(2), vector(4)) for r in typed_roots(t)]
    for turn, (root, t) in enumerate(combinations):
        case, number = Case(root, t), 0
        for n, (p, statements, effect) in enumerate(uses_of(root, t)):
            if not all_uses and (n + turn) % PART:
                continue
            if len(case.expected) == USES_PER_CASE:
                yield f"{root.name}-{t.name}-{number}", case
                case, number = Case(root, t), number + 1
            case.add(p, statements, effect)
        yield f"{root.name}-{t.name}-{number}", case


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tests", help="the program that runs cases: build/tests/language_tests")
    parser.add_argument("--all", action="store_true", help="each use of each place")
    parser.add_argument("--write", help="write the cases to this folder")
    parser.add_argument("--compiler", help="another compiler than dxil-cc: DXC, to see that the results are its own too")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(options.write or temporary)
        folder.mkdir(parents=True, exist_ok=True)
        made = uses = 0
        for name, case in cases(options.all):
            (folder / f"{name}.hlsl").write_text(case.text())
            made, uses = made + 1, uses + len(case.expected)
        print(f"{made} programs with {uses} uses", flush=True)
        if not options.tests:
            return 0
        choice = ["--compiler", options.compiler] if options.compiler else []
        report = pathlib.Path(temporary) / "report.txt"
        done = subprocess.run([options.tests, "--cases", folder, "--report", report, "--gtest_brief=1", *choice],
                              capture_output=True, text=True, errors="replace")
        wrong = report.read_text(errors="replace") if report.exists() else done.stdout + done.stderr
        print(wrong, end="")
        return 1 if wrong or done.returncode else 0


if __name__ == "__main__":
    sys.exit(main())
