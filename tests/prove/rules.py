# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Rules of tests/prove/rules/*.txt, and the programs that test them. Used by rewrites.py."""
import re
import struct

SCALARS = {  # width, integer of the same width, infinity, NaN
    "i8": (8, "i8", None, None), "i16": (16, "i16", None, None), "i32": (32, "i32", None, None),
    "i64": (64, "i64", None, None), "i24": (24, "i24", None, None), "i33": (33, "i33", None, None), "i48": (48, "i48", None, None),
    "half": (16, "i16", "0xH7C00", "0xH7E00"),
    "float": (32, "i32", "0x7FF0000000000000", "0x7FF8000000000000"),
    "double": (64, "i64", "0x7FF0000000000000", "0x7FF8000000000000"),
}
BUFFER = 'target("dx.RawBuffer", i8, {0}, 0)'
IN, OUT = BUFFER.format(0), BUFFER.format(1)

MODULE = f"""target triple = "dxil-pc-shadermodel{{model}}-compute"
{{decls}}define void @main() #0 {{{{
  %in = call {IN} @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %out = call {OUT} @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
"""
ENDING = """  ret void
}
attributes #0 = { "hlsl.numthreads"="THREADS,1,1" "hlsl.shader"="compute" }
!llvm.module.flags = !{!0FLAGS}
!0 = !{i32 1, !"dx.nativelowprec", i32 1}
"""
NATIVE = '!1 = !{i32 1, !"dx.nativevectors", i32 1}\n'



class Rule:
    """NAME : TYPES : OPTIONS. First and second are the bodies."""

    def __init__(self, kind, name, types, words):
        self.kind, self.name, self.types = kind, name, types
        self.words, self.decls, self.bodies = words, [], ([], [])

    def has(self, word):
        return word in self.words

    def value(self, key, default):
        return next((word[len(key) + 1:] for word in self.words if word.startswith(key + "=")), default)


def read(path):
    """Returns the rules of a file, and the reasons for computations without a rule."""
    rules, reasons, part = [], {}, 0
    with open(path) as f:
        for line in f:
            if match := re.fullmatch(r"(rule|hlsl) ([\w.-]+) :(?: ([^:]*?))?(?: : (.*))?\n", line):
                kind, name, types, words = match.groups()
                types = types or ""
                rules.append(Rule(kind, name, types.split() if kind == "rule" else ["hlsl"],
                                  (words or "").split() + (types.split() if kind == "hlsl" else [])))
                part = 0
            elif match := re.fullmatch(r"unproved ([\w.-]+) : (.*)\n", line):
                reasons[match.group(1)] = match.group(2)
            elif line == "is\n":
                part = 1
            elif rules and line.startswith("|"):
                rules[-1].decls.append(line[1:].strip())
            elif rules and line.strip() and not line.startswith("#"):
                rules[-1].bodies[part].append(line.rstrip())
    return rules, reasons


def constant(ty, number):
    """A constant of a type as LLVM writes it, rounded to the type."""
    if ty == "half":
        return "0xH%04X" % struct.unpack("<H", struct.pack("<e", number))
    if ty == "float":
        number = struct.unpack("<f", struct.pack("<f", number))[0]
    return "0x%016X" % struct.unpack("<Q", struct.pack("<d", number))


class Type:
    """A scalar, or "v3float": a vector."""

    def __init__(self, text):
        match = re.fullmatch(r"(?:v(\d+))?(\w+)", text)
        self.count, self.element = int(match.group(1) or 0), match.group(2)
        self.width, self.integer, self.infinity, self.nan = SCALARS[self.element]
        self.text = f"<{self.count} x {self.element}>" if self.count else self.element
        self.overload = text.replace("half", "f16").replace("float", "f32").replace("double", "f64")

    def expand(self, line):
        line = re.sub(r"\{F (-?[\d.e-]+)\}", lambda m: constant(self.element, float(m.group(1))), line)
        real = self.infinity is not None
        for name, text in (("T", self.text), ("E", self.element), ("I", self.integer), ("W", self.width), ("M", self.width - 1),
                           ("N", self.count), ("O", self.overload), ("SIGN", -(1 << self.width - 1)), ("WIDE", f"i{2 * self.width}"),
                           ("INF", self.infinity), ("NAN", self.nan),
                           ("-INF", self.infinity and "0x" + self.infinity[2:].replace("7", "F", 1)),
                           ("MASK", (1 << self.width) - 1), ("MOST", (1 << self.width - 1) - 1),
                           ("ZERO", "0.0" if real else "0"), ("ONE", "1.0" if real else "1"),
                           ("GT", "fcmp ogt" if real else "icmp sgt"), ("LT", "fcmp olt" if real else "icmp slt")):
            line = line.replace("{" + name + "}", str(text))
        return line


# ---- Macros: {NAME words} alone on a line ---------------------------------------------------------------------------

def bits(ty, name):
    """The bits of %x one by one."""
    lines, width, text = [], ty.width, ty.text
    if name in ("ctlz", "cttz"):
        last = str(width)
        for k in range(width):
            place = k if name == "ctlz" else width - 1 - k
            result = "%r" if k == width - 1 else f"%v{k}"
            lines += [f"  %b{k} = and {text} %x, {1 << place if place < width - 1 else -(1 << place)}",
                      f"  %c{k} = icmp ne {text} %b{k}, 0",
                      f"  {result} = select i1 %c{k}, {text} {width - 1 - k}, {text} {last}"]
            last = result
        return lines
    last = "0"
    for k in range(width):
        target = {"ctpop": 0, "bitreverse": width - 1 - k, "bswap": (width // 8 - 1 - k // 8) * 8 + k % 8}[name]
        result = "%r" if k == width - 1 else f"%v{k}"
        lines += [f"  %a{k} = lshr {text} %x, {k}", f"  %b{k} = and {text} %a{k}, 1", f"  %c{k} = shl {text} %b{k}, {target}",
                  f"  {result} = add {text} {last}, %c{k}"]
        last = result
    return lines


def wide(ty, op):
    """In twice the width, then clamped."""
    big, least, most = f"i{2 * ty.width}", -(1 << ty.width - 1), (1 << ty.width - 1) - 1
    other = ["  %wy = sext {T} %y to {B}"] if op != "shl" else ["  %wy = zext {T} %n to {B}"]
    lines = ["  %wx = sext {T} %x to {B}", *other, f"  %w = {op} {{B}} %wx, %wy",
             f"  %lo = icmp slt {{B}} %w, {least}", f"  %hi = icmp sgt {{B}} %w, {most}",
             f"  %a = select i1 %hi, {{B}} {most}, {{B}} %w", f"  %b = select i1 %lo, {{B}} {least}, {{B}} %a",
             "  %r = trunc {B} %b to {T}"]
    if op == "shl":
        lines.insert(0, f"  %n = and {{T}} %y, {ty.width - 1}")
    return [line.replace("{B}", big) for line in lines]


def overflow(ty, extend, op):
    big = f"i{2 * ty.width}"
    return [f"  %r = {op} {{T}} %x, %y", f"  %wx = {extend} {{T}} %x to {big}", f"  %wy = {extend} {{T}} %y to {big}",
            f"  %w = {op} {big} %wx, %wy", f"  %wr = {extend} {{T}} %r to {big}", f"  %s = icmp ne {big} %w, %wr"]


def rounded(ty):
    return ["  %t = call {T} @llvm.trunc({T} %x)", "  %f = fsub {T} %x, %t", "  %a = call {T} @llvm.fabs({T} %f)",
            "  %c = fcmp oge {T} %a, 0.5", "  %n = fcmp olt {T} %x, 0.0", "  %d = select i1 %n, {T} -1.0, {T} 1.0",
            "  %u = fadd {T} %t, %d", "  %q = select i1 %c, {T} %u, {T} %t"]


def elements(ty, *names):
    """%x0, %x1, ... of each vector."""
    return [f"  %{name}{k} = extractelement {{T}} %{name}, i32 {k}" for name in names or ("x", "y", "z") for k in range(ty.count)]


def gather(ty, name="r", source="e"):
    """The vector of %e0, %e1, ..."""
    lines, last = [], "poison"
    for k in range(ty.count):
        result = f"%{name}" if k == ty.count - 1 else f"%{name}.{k}"
        lines.append(f"  {result} = insertelement {{T}} {last}, {{E}} %{source}{k}, i32 {k}")
        last = result
    return lines


def each(ty, result, *words):
    """An instruction for each element; # is its number."""
    return [f"  %{result}{k} = " + " ".join(words).replace("#", str(k)) for k in range(ty.count)]


def fold(ty, op, source="x", start=None):
    """Joins %x0, %x1, ... from the first on. The operator is an instruction or an intrinsic."""
    lines, last = [], f"%{start}" if start else f"%{source}0"
    for k in range(0 if start else 1, ty.count):
        result = "%elem" if k == ty.count - 1 else f"%fold{k}"
        lines.append(f"  {result} = call {{E}} @{op}({{E}} {last}, {{E}} %{source}{k})" if op.startswith("llvm.") else
                     f"  {result} = {op} {{E}} {last}, %{source}{k}")
        last = result
    return lines


def load(ty, result, element, place):
    """A scalar from the input buffer."""
    return [f"  %pair.{result} = call {{ {element}, i1 }} @llvm.dx.resource.load.rawbuffer({IN} %in, i32 {place}, i32 poison)",
            f"  %{result} = extractvalue {{ {element}, i1 }} %pair.{result}, 0"]


def store(ty, element, value, place):
    return [f"  call void @llvm.dx.resource.store.rawbuffer({OUT} %out, i32 {place}, i32 poison, {element} %{value})"]


def storeeach(ty, element, value, count, place):
    """Extracts and stores the elements of a vector."""
    lines = []
    for k in range(int(count)):
        lines += [f"  %{value}.{k} = extractelement <{count} x {element}> %{value}, i32 {k}",
                  *store(ty, element, f"{value}.{k}", int(place) + 8 * k)]
    return lines


def matrix(ty, result, element, count, place):
    """A vector of scalars that are 8 bytes apart in the input buffer: %m0, %m1, ... and %m."""
    lines, last, count = [], "poison", int(count)
    for k in range(count):
        name = f"%{result}" if k == count - 1 else f"%{result}.{k}"
        lines += load(ty, f"{result}{k}", element, int(place) + 8 * k)
        lines.append(f"  {name} = insertelement <{count} x {element}> {last}, {element} %{result}{k}, i32 {k}")
        last = name
    return lines


def matrixproduct(ty, element, rows, inner, columns):
    """Columns of the product of %a and %b, element by element, as %p."""
    rows, inner, columns = int(rows), int(inner), int(columns)
    lines, last = [], "poison"
    mul, add = ("fmul", "fadd") if element in ("half", "float", "double") else ("mul", "add")
    for k in range(rows * columns):
        c, r, total = k // rows, k % rows, None
        for i in range(inner):
            lines.append(f"  %m{k}.{i} = {mul} {element} %a{i * rows + r}, %b{c * inner + i}")
            if total:
                lines.append(f"  %t{k}.{i} = {add} {element} {total}, %m{k}.{i}")
            total = f"%t{k}.{i}" if total else f"%m{k}.{i}"
        name = "%p" if k == rows * columns - 1 else f"%part{k}"
        lines.append(f"  {name} = insertelement <{rows * columns} x {element}> {last}, {element} {total}, i32 {k}")
        last = name
    return lines


def narrow(ty):
    """%p and %q of a type that DXIL lacks."""
    return load(ty, "p64", "i64", 0) + load(ty, "q64", "i64", 64) + [f"  %{name} = trunc i64 %{name}64 to {{T}}" for name in "pq"]


def from64(ty):
    """The same as i64: %pz and %qz zero-extended, %ps and %qs sign-extended."""
    lines = load(ty, "p", "i64", 0) + load(ty, "q", "i64", 64)
    for name in "pq":
        lines += [f"  %{name}z = and i64 %{name}, {{MASK}}", f"  %{name}h = shl i64 %{name}, {64 - ty.width}",
                  f"  %{name}s = ashr i64 %{name}h, {64 - ty.width}"]
    return lines


def joined(ty, low, high, result, width):
    """A wide integer of two i64."""
    return [f"  %{result}.low = zext i64 %{low} to {width}", f"  %{result}.high = zext i64 %{high} to {width}",
            f"  %{result}.up = shl {width} %{result}.high, 64", f"  %{result} = or {width} %{result}.low, %{result}.up"]


def parts(ty, source, width):
    """The two i64 of a wide integer as %r and %long."""
    return [f"  %r = trunc {width} %{source} to i64", f"  %{source}.up = lshr {width} %{source}, 64",
            f"  %long = trunc {width} %{source}.up to i64"]


def chosen(ty):
    """One of x, y, z and 5 by the low bits of x."""
    return ["  %n = and i32 %x, 3", "  %c1 = icmp eq i32 %n, 1", "  %c2 = icmp eq i32 %n, 2", "  %c3 = icmp eq i32 %n, 3",
            "  %a = select i1 %c1, i32 %y, i32 %x", "  %b = select i1 %c2, i32 %z, i32 %a", "  %r = select i1 %c3, i32 5, i32 %b"]


def quad(ty, op):
    """Joins a condition of the four lanes of a quad."""
    compare = "ugt" if op == "or" else "ult"
    lines = [f"  %c = icmp {compare} i32 %x, 3221225471", "  %k = zext i1 %c to i32", "  %lane = call i32 @dxil.waveGetLaneIndex()"]
    last = "%k"
    for k in (1, 2, 3):
        lines += [f"  %at{k} = xor i32 %lane, {k}", f"  %read{k} = call i32 @dxil.waveReadLaneAt.i32(i32 %k, i32 %at{k})",
                  f"  %all{k} = {op} i32 {last}, %read{k}"]
        last = f"%all{k}"
    return lines + [f"  %s = icmp eq i32 {last}, 1"]


MACROS = {"CHOSEN": chosen, "QUAD": quad, "NARROW": narrow, "FROM": from64, "JOINED": joined, "PARTS": parts, "BITS": bits, "WIDE": wide, "OVERFLOW": overflow, "ROUND": rounded, "ELEMENTS": elements, "GATHER": gather, "EACH": each,
          "FOLD": fold, "LOAD": load, "STORE": store, "STOREEACH": storeeach, "MATRIX": matrix, "PRODUCT": matrixproduct}


def expanded(body, ty):
    lines = []
    for line in body:
        if match := re.fullmatch(r"\{([A-Z]+)((?: .*)?)\}", line.strip()):
            lines += [ty.expand(made) for made in MACROS[match.group(1)](ty, *match.group(2).split())]
        else:
            lines.append(ty.expand(line))
    return lines


def results(lines, ty):
    """Type and place of each result that a body defines."""
    defined = {line.split("=")[0].strip() for line in lines if " = " in line}
    places = (("%r", ty.text, 0), ("%elem", ty.element, 64), ("%s", "i1", 96), ("%word", "i32", 100), ("%long", "i64", 104))
    return [(name, kind, place) for name, kind, place in places if name in defined]


def stored(name, kind, place):
    if kind != "i1":
        return store(None, kind, name[1:], place)
    return [f"  {name}.word = zext i1 {name} to i32", *store(None, "i32", f"{name[1:]}.word", place)]


def ending(threads, model):
    has_vectors = model in ("6.9", "6.10")
    return ENDING.replace("THREADS", str(threads)).replace("FLAGS", ", !1" if has_vectors else "") + (NATIVE if has_vectors else "")


def module_of(rule, which, type_name):
    """The program of one body: reads x, y and z, writes the results."""
    ty = Type(type_name)
    lines = MODULE.format(model=rule.value("model", "6.6"),
                          decls="".join(ty.expand(line) + "\n" for line in rule.decls)).splitlines()
    body = expanded(rule.bodies[which], ty)
    for k, name in enumerate("xyz"):
        if any(re.search(rf"%{name}\b", line) for line in body):
            lines += load(ty, name, ty.text, 64 * k)
    lines += body
    other = results(expanded(rule.bodies[1 - which], ty), ty)
    for result in results(body, ty):
        if result in other:
            lines += stored(*result)
    return "\n".join(lines) + "\n" + ending(1, rule.value("model", "6.6"))


# ---- Runs -----------------------------------------------------------------------------------------------------------

def mixed(name, source, seed):
    """A hash of 32 bits."""
    return [f"  %{name}.a = xor i32 %{source}, {seed}", f"  %{name}.b = lshr i32 %{name}.a, 16", f"  %{name}.c = xor i32 %{name}.a, %{name}.b",
            f"  %{name}.d = mul i32 %{name}.c, -2048144789", f"  %{name}.e = lshr i32 %{name}.d, 13",
            f"  %{name}.f = xor i32 %{name}.d, %{name}.e", f"  %{name}.g = mul i32 %{name}.f, -1028477387",
            f"  %{name}.h = lshr i32 %{name}.g, 16", f"  %{name}.i = xor i32 %{name}.g, %{name}.h"]


def argument(name, ty, source, exhaustive):
    """%x from the number of the thread: each value of the type, or any."""
    if exhaustive:
        lines, word = [f"  %{name}.w = trunc i32 %{source} to i16"] if ty.width == 16 else [], f"%{name}.w" if ty.width == 16 else f"%{source}"
    else:
        lines = mixed(f"{name}.lo", source, 77 + 1000003 * ord(name))
        word = f"%{name}.lo.i"
        if ty.width == 64:
            lines += mixed(f"{name}.hi", source, 991 + 3000017 * ord(name))
            lines += [f"  %{name}.l = zext i32 %{name}.lo.i to i64", f"  %{name}.u = zext i32 %{name}.hi.i to i64",
                      f"  %{name}.v = shl i64 %{name}.u, 32", f"  %{name}.w = or i64 %{name}.l, %{name}.v"]
            word = f"%{name}.w"
        elif ty.width == 16:
            lines.append(f"  %{name}.w = trunc i32 {word} to i16")
            word = f"%{name}.w"
    return lines + [f"  %{name} = bitcast {ty.integer} {word} to {ty.text}"]


def renamed(lines, prefix):
    return [re.sub(r"%(?!in\b|out\b|x\b|y\b|z\b)([A-Za-z])", rf"%{prefix}.\1", line) for line in lines]


def run_module(rule, type_name, threads, is_long):
    """A program that counts the threads for which the bodies differ, at byte 0, and keeps one of their numbers at byte 4."""
    ty = Type(type_name)
    bodies = [expanded(body, ty) for body in rule.bodies]
    used = [name for name in "xyz" if any(re.search(rf"%{name}\b", line) for line in bodies[0] + bodies[1])]
    lines = MODULE.format(model="6.6", decls="".join(ty.expand(line) + "\n" for line in rule.decls)).splitlines()
    lines += ["  %col = call i32 @llvm.dx.thread.id(i32 0)", "  %row = call i32 @llvm.dx.thread.id(i32 1)",
              "  %high = shl i32 %row, 20", "  %thread = or i32 %col, %high"]
    exhaustive = used == ["x"] and (ty.width == 16 or is_long and ty.width == 32)
    for name in used:
        lines += argument(name, ty, "thread", exhaustive)
    lines += renamed(bodies[0], "f") + renamed(bodies[1], "g")
    last = "false"
    for k, (name, kind, _) in enumerate(r for r in results(bodies[0], ty) if r in results(bodies[1], ty)):
        a, b = (f"%{prefix}.{name[1:]}" for prefix in "fg")
        if kind in ("half", "float", "double"):
            width = SCALARS[kind][1]
            lines += [f"  %ia{k} = bitcast {kind} {a} to {width}", f"  %ib{k} = bitcast {kind} {b} to {width}",
                      f"  %ne{k} = icmp ne {width} %ia{k}, %ib{k}", f"  %na{k} = fcmp ord {kind} {a}, {a}",
                      f"  %nb{k} = fcmp ord {kind} {b}, {b}", f"  %num{k} = or i1 %na{k}, %nb{k}", f"  %d{k} = and i1 %ne{k}, %num{k}"]
        else:
            lines.append(f"  %d{k} = icmp ne {kind} {a}, {b}")
        lines.append(f"  %any{k} = or i1 {last}, %d{k}")
        last = f"%any{k}"
    lines += [f"  br i1 {last}, label %differ, label %end", "differ:",
              f"  %count = call ptr @llvm.dx.resource.getpointer({OUT} %out, i32 0)", "  %before = atomicrmw add ptr %count, i32 1 seq_cst",
              *store(None, "i32", "thread", 4), "  br label %end", "end:"]
    return "\n".join(lines) + "\n" + ending(threads, "6.6"), exhaustive
