#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Proves that lowering replaces intrinsics by what they compute.

usage: rewrites.py BIN RULES SOURCES [--table FILE] [--only NAME] [--timeout SECONDS]

RULES is rewrites.txt. Both forms of a rule become a compute shader in LLVM IR, which dxil-cc lowers as it does every program; dxil-prove compares
them in each type. A rule that is not proved is an error, and so is an intrinsic that SOURCES (lowering/ops/IntrinsicExpansion*.cpp) expand and RULES do not
have. --table compares the list of rules with FILE, or writes it if UPDATE=1 is set.
"""
import argparse
import glob
import json
import os
import re
import subprocess
import sys
import tempfile

TYPES = {  # width, integer of the same width, infinity, NaN
    "i16": (16, "i16", None, None), "i32": (32, "i32", None, None), "i64": (64, "i64", None, None),
    "half": (16, "i16", "0xH7C00", "0xH7E00"),
    "float": (32, "i32", "0x7FF0000000000000", "0x7FF8000000000000"),
    "double": (64, "i64", "0x7FF0000000000000", "0x7FF8000000000000"),
}

MODULE = """target triple = "dxil-pc-shadermodel6.6-compute"
define void @main() #0 {
  %in = call target("dx.RawBuffer", i8, 0, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %out = call target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
"""
ENDING = """  ret void
}
attributes #0 = { "hlsl.numthreads"="1,1,1" "hlsl.shader"="compute" }
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"dx.nativelowprec", i32 1}
"""


def bits(name, ty, width):
    """The bits of %x one by one."""
    lines = []
    if name in ("ctlz", "cttz"):
        last = str(width)
        for k in range(width):
            place = k if name == "ctlz" else width - 1 - k
            result = "%r" if k == width - 1 else f"%v{k}"
            lines += [f"  %b{k} = and {ty} %x, {1 << place if place < width - 1 else -(1 << place)}",
                      f"  %c{k} = icmp ne {ty} %b{k}, 0",
                      f"  {result} = select i1 %c{k}, {ty} {width - 1 - k}, {ty} {last}"]
            last = result
        return lines
    last = "0"
    for k in range(width):
        target = {"ctpop": 0, "bitreverse": width - 1 - k, "bswap": (width // 8 - 1 - k // 8) * 8 + k % 8}[name]
        result = "%r" if k == width - 1 else f"%v{k}"
        lines += [f"  %a{k} = lshr {ty} %x, {k}", f"  %b{k} = and {ty} %a{k}, 1", f"  %c{k} = shl {ty} %b{k}, {target}",
                  f"  {result} = add {ty} {last}, %c{k}"]
        last = result
    return lines


def wide(op, ty, width):
    """In twice the width, then clamped."""
    big = f"i{2 * width}"
    least, most = -(1 << width - 1), (1 << width - 1) - 1
    other = ["  %wy = sext {T} %y to {B}"] if op != "shl" else ["  %wy = zext {T} %n to {B}"]
    lines = ["  %wx = sext {T} %x to {B}", *other, f"  %w = {op} {{B}} %wx, %wy",
             f"  %lo = icmp slt {{B}} %w, {least}", f"  %hi = icmp sgt {{B}} %w, {most}",
             f"  %a = select i1 %hi, {{B}} {most}, {{B}} %w", f"  %b = select i1 %lo, {{B}} {least}, {{B}} %a",
             "  %r = trunc {B} %b to {T}"]
    if op == "shl":
        lines.insert(0, f"  %n = and {{T}} %y, {width - 1}")
    return [line.replace("{T}", ty).replace("{B}", big) for line in lines]


def overflow(extend, op, ty, width):
    big = f"i{2 * width}"
    return [f"  %r = {op} {ty} %x, %y", f"  %wx = {extend} {ty} %x to {big}", f"  %wy = {extend} {ty} %y to {big}",
            f"  %w = {op} {big} %wx, %wy", f"  %wr = {extend} {ty} %r to {big}", f"  %s = icmp ne {big} %w, %wr"]


def rounded(ty):
    return [line.replace("{T}", ty) for line in (
        "  %t = call {T} @llvm.trunc({T} %x)", "  %f = fsub {T} %x, %t", "  %a = call {T} @llvm.fabs({T} %f)",
        "  %c = fcmp oge {T} %a, 0.5", "  %n = fcmp olt {T} %x, 0.0", "  %d = select i1 %n, {T} -1.0, {T} 1.0",
        "  %u = fadd {T} %t, %d", "  %q = select i1 %c, {T} %u, {T} %t")]


def expanded(body, ty):
    width, integer, infinity, nan = TYPES[ty]
    lines = []
    for line in body:
        if match := re.fullmatch(r"\{(BITS|WIDE|OVERFLOW|ROUND)\s*(.*)\}", line.strip()):
            words = match.group(2).split()
            lines += {"BITS": bits, "WIDE": wide, "OVERFLOW": overflow, "ROUND": lambda t, w: rounded(t)}[match.group(1)](
                *words, ty, width)
            continue
        real = infinity is not None
        for name, text in (("T", ty), ("I", integer), ("W", width), ("M", width - 1), ("SIGN", -(1 << width - 1)),
                           ("INF", infinity), ("NAN", nan), ("-INF", infinity and "0x" + infinity[2:].replace("7", "F", 1)),
                           ("ZERO", "0.0" if real else "0"), ("ONE", "1.0" if real else "1"),
                           ("GT", "fcmp ogt" if real else "icmp sgt"), ("LT", "fcmp olt" if real else "icmp slt")):
            line = line.replace("{" + name + "}", str(text))
        lines.append(line)
    return lines


def module_of(body, ty):
    text = MODULE
    for k, name in enumerate("xyz"):
        text += (f"  %p{name} = call {{ {ty}, i1 }} @llvm.dx.resource.load.rawbuffer(target(\"dx.RawBuffer\", i8, 0, 0) %in, "
                 f"i32 {8 * k}, i32 poison)\n  %{name} = extractvalue {{ {ty}, i1 }} %p{name}, 0\n")
    lines = expanded(body, ty)
    text += "\n".join(lines) + "\n"
    text += (f"  call void @llvm.dx.resource.store.rawbuffer(target(\"dx.RawBuffer\", i8, 1, 0) %out, i32 0, i32 poison, {ty} %r)\n")
    if any(line.strip().startswith("%s = ") for line in lines):
        text += ("  %zs = zext i1 %s to i32\n  call void @llvm.dx.resource.store.rawbuffer(target(\"dx.RawBuffer\", i8, 1, 0) %out, "
                 "i32 8, i32 poison, i32 %zs)\n")
    return text + ENDING


def read(path):
    rules, reasons, rule = {}, {}, None
    with open(path) as f:
        for line in f:
            if match := re.fullmatch(r"rule (\w+) : (.*)\n", line):
                rule = rules[match.group(1)] = (match.group(2).split(), [], [])
                part = 1
            elif match := re.fullmatch(r"unproved (\w+) : (.*)\n", line):
                reasons[match.group(1)] = match.group(2)
            elif line == "is\n":
                part = 2
            elif rule and line.strip() and not line.startswith("#"):
                rule[part].append(line.rstrip())
    return rules, reasons


def answer(options, folder, bodies, ty):
    names = []
    for k, body in enumerate(bodies):
        names.append(os.path.join(folder, f"{k}.dxil"))
        source = os.path.join(folder, f"{k}.ll")
        with open(source, "w") as f:
            f.write(module_of(body, ty))
        done = subprocess.run([os.path.join(options.bin, "dxil-cc"), source, "-Fo", names[k]], stdout=subprocess.PIPE,
                              stderr=subprocess.STDOUT, text=True)
        if done.returncode:
            return {"result": "not compiled", "reason": done.stdout.strip()}
    done = subprocess.run([os.path.join(options.bin, "dxil-prove"), *names, "--json", "--timeout", str(options.timeout)],
                          stdout=subprocess.PIPE, text=True)
    return json.loads(done.stdout) if done.stdout else {"result": "none", "reason": f"status {done.returncode}"}


def expanded_intrinsics(pattern):
    """Intrinsics that have an expansion, in the functions that choose it."""
    found = set()
    for path in glob.glob(pattern):
        with open(path) as f:
            text = f.read()
        for chooser in re.findall(r"IntrinsicExpander (?:integer|float)Expander\(.*?\n}", text, re.S):
            found |= set(re.findall(r"case Intrinsic::(\w+):", chooser))
    return found


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("bin")
    parser.add_argument("rules")
    parser.add_argument("sources")
    parser.add_argument("--table")
    parser.add_argument("--only")
    parser.add_argument("--timeout", type=float, default=60)
    options = parser.parse_args()
    rules, reasons = read(options.rules)
    wrong = 0
    for name in sorted(expanded_intrinsics(options.sources) - set(rules) - set(reasons)):
        print(f"{options.rules}: error: intrinsic '{name}' is expanded and has no rule (expected `rule {name}` or `unproved {name}`)")
        wrong += 1
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        for name, (types, first, second) in sorted(rules.items()):
            if options.only and name != options.only:
                continue
            ways = []
            for ty in types:
                found = answer(options, folder, (first, second), ty)
                if found["result"] != "same":
                    print(f"{options.rules}: error: {name}, {ty}: {found['result']} {found.get('reason', '')} "
                          f"{[hex(found[k]) for k in ('first', 'second') if k in found]}")
                    wrong += 1
                ways.append(f"{ty}{' (IEEE 754)' if found.get('rounding') else ''}")
            rows.append(f"| `{name}` | {', '.join(ways)} |")
    rows += [f"| `{name}` | not proved: {why} |" for name, why in sorted(reasons.items())]
    if options.table and not options.only:
        text = open(options.table).read()
        begin, end = "| intrinsic | proved for |\n|---|---|\n", "\n\n<!-- end of the table -->"
        made = text[:text.index(begin) + len(begin)] + "\n".join(rows) + text[text.index(end):]
        if os.environ.get("UPDATE"):
            open(options.table, "w").write(made)
        elif made != text:
            print(f"{options.table}: error: the table of rules is old (UPDATE=1 {' '.join(sys.argv)})")
            wrong += 1
    print(f"{len(rows)} rules, {wrong} errors")
    sys.exit(1 if wrong or not rows else 0)


main()
