#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Proves that lowering replaces computations by equal ones, and that ops compute what their records say.

usage: rewrites.py BIN ROOT [--table FILE] [--only NAME] [--work SECONDS] [--long]

tests/prove/rules/*.txt of ROOT have the rules. Both forms of a rule become compute shaders, which dxil-cc lowers as it does every program; dxil-prove
compares them in each type. A rule that is not proved is an error. So is an intrinsic that is expanded, and a pass of lowering, without a rule or a
reason. Rules with the word `runs` are not for a solver: dxil-run compares both forms for all 16-bit values, or a million cases. With --long these
are all 32-bit values, or a billion cases; UPDATE=1 writes rules/long.txt. --table compares the list of rules with FILE (without the times), or writes it if UPDATE=1 is set.
"""
import argparse
import glob
import json
import os
import re
import subprocess
import sys
import tempfile
import time

import rules as R

HEADINGS = {"intrinsics": ("intrinsic", "Intrinsics"), "passes": ("rewrite", "Passes"), "functions": ("rule", "HLSL"),
            "ops": ("op", "Ops")}
BEGIN, END = "<!-- rules -->\n", "<!-- end of the rules -->"
RUN_THREADS = 64
LONG = ("# Results of UPDATE=1 rewrites.py --long, by hand: rules that are run, for all values of a single operand, "
        "else 1,073,741,824 cases.\n")


def compiled(options, folder, source, words=()):
    """Path of the container, and the compiler's messages."""
    path = os.path.join(folder, os.path.splitext(os.path.basename(source))[0] + (".lifted" if source.endswith(".dxil") else ".dxil"))
    done = subprocess.run([os.path.join(options.bin, "dxil-cc"), source, *words, "-Fo", path], stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, text=True)
    return (None if done.returncode else path), done.stdout.strip()


def hlsl_of(rule, which):
    body = rule.bodies[which]
    return "\n".join([f"#define {('FIRST', 'RAW')[which]}", "ByteAddressBuffer In : register(t0);", "RWByteAddressBuffer Out : register(u0);", *rule.decls,
                      "[numthreads(4, 1, 1)] void main(uint t : SV_DispatchThreadID, uint l : SV_GroupIndex) {", *body, "}", ""])


def hlsl_words(rule, which):
    """The first form is optimized, the second is not."""
    own = [value for key, value in (word.split("=", 1) for word in rule.words if "=" in word) if key == ("first", "second")[which]]
    return ["-T", rule.value("T", "cs_6_6"), "-E", "main", ("-O3", "-Od")[which], *own]


def proof(options, folder, rule, ty):
    paths = []
    for which in range(2):
        is_hlsl = rule.kind == "hlsl"
        source = os.path.join(folder, f"{which}.{'hlsl' if is_hlsl else 'll'}")
        with open(source, "w") as f:
            f.write(hlsl_of(rule, which) if is_hlsl else R.module_of(rule, which, ty))
        words = hlsl_words(rule, which) if is_hlsl else []
        if which and rule.has("lift"):  # the first container, read and written again
            source, words = paths[0], []
        path, messages = compiled(options, folder, source, words)
        if not path:
            return {"result": "not compiled", "reason": messages}
        paths.append(path)
    done = subprocess.run([os.path.join(options.bin, "dxil-prove"), *paths, "--json", "--work", str(options.work), "--timeout", str(20 * options.work)],
                          stdout=subprocess.PIPE, text=True)
    return json.loads(done.stdout) if done.stdout else {"result": "none", "reason": f"status {done.returncode}"}


def run(options, folder, rule, ty):
    """Runs both forms and counts their differences."""
    source, inputs = os.path.join(folder, "run.ll"), os.path.join(folder, "run.json")
    text, exhaustive = R.run_module(rule, ty, RUN_THREADS, options.long)
    with open(source, "w") as f:
        f.write(text)
    path, messages = compiled(options, folder, source)
    if not path:
        return {"result": "not compiled", "reason": messages}
    width = R.Type(ty).width
    cases = 1 << width if exhaustive else 1 << 30 if options.long else 1 << 20
    rows = max(1, cases >> 20)
    with open(inputs, "w") as f:
        json.dump({"resources": {"u0": {"data": {"zero": 8}, "expect": {"type": "uint", "values": [0, 0]}}},
                   "dispatch": [min(cases, 1 << 20) // RUN_THREADS, rows, 1]}, f)
    done = subprocess.run([os.path.join(options.bin, "dxil-run"), path, inputs], stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          text=True)
    how = "all values" if exhaustive else f"{cases:,} runs"
    return {"result": "same", "how": how} if done.returncode == 0 else {"result": "different", "reason": done.stdout.strip()}


def names_to_prove(root):
    """Intrinsics that have an expansion, from the functions that choose it, and passes."""
    found = set()
    for path in glob.glob(os.path.join(root, "lowering/ops/IntrinsicExpansion*.cpp")):
        with open(path) as f:
            text = f.read()
        for chooser in re.findall(r"IntrinsicExpander \w+Expander\(.*?\n}", text, re.S):
            found |= {("intrinsics", name) for name in re.findall(r"case Intrinsic::(\w+):", chooser)}
        for chooser in re.findall(r"Value \*expandOpCall\(.*?\n}", text, re.S):
            found |= {("intrinsics", name) for name in re.findall(r"case OpCode::(\w+):", chooser)}
    for path in glob.glob(os.path.join(root, "lowering/include/dxil/lowering/passes/*.def")):
        with open(path) as f:
            found |= {("passes", name) for name in re.findall(r'_PASS\("([\w-]+)"', f.read())}
    with open(os.path.join(root, "td/hlsl/library/Math.td")) as f:
        found |= {("functions", name) for name in re.findall(r'LibraryCode<"(\w+)"', f.read())}
    missing = {"intrinsics", "passes", "functions"} - {kind for kind, _ in found}
    if missing:
        sys.exit(f"rewrites.py: error: no {' and no '.join(sorted(missing))} in the sources (expected the forms of names_to_prove())")
    return found


def answer(options, folder, rule, ty):
    started = time.monotonic()
    found = run(options, folder, rule, ty) if rule.has("runs") else proof(options, folder, rule, ty)
    return found, time.monotonic() - started


def judge(options, folder, rule, ty, path):
    """Text of the table and whether the rule holds in a type."""
    found, seconds = answer(options, folder, rule, ty)
    holds = found["result"] != "same" if rule.has("differs") else found["result"] == "same"
    if not holds:
        print(f"{path}: error: {rule.name}, {ty}: {found['result']} {found.get('reason', '')} "
              f"{[hex(found[k]) for k in ('first', 'second') if k in found]}")
    marks = [found["how"]] if "how" in found else [text for key, text in (("rounding", "IEEE 754"), ("fast", "fast")) if found.get(key)]
    return ty + (f" ({', '.join(marks)})" if marks else ""), holds, seconds


def prove_file(options, folder, path, rows):
    """Proves the rules of a file. Returns the number of errors and the names that have a rule or reason."""
    listed, reasons = R.read(path)
    wrong = 0
    for rule in sorted(listed, key=lambda r: r.name):
        if options.only and not re.fullmatch(options.only, rule.name) or options.long and not rule.has("runs"):
            continue
        texts, total = [], 0
        for ty in rule.types:
            text, holds, seconds = judge(options, folder, rule, ty, path)
            texts.append(text)
            wrong += not holds
            total += seconds
            if wrong and options.quick:
                sys.exit(1)
        if options.long:
            options.results.append(f"{rule.name}: {', '.join(texts)} in {total:.1f} s")
        what = ("does not hold without `fast`" if rule.has("differs") else "HLSL" + texts[0][4:] if rule.kind == "hlsl" else ", ".join(texts))
        rows.append(f"| `{rule.name}` | {what} | {total:.1f} s |")
    rows += [f"| `{name}` | no proof: {why} | |" for name, why in sorted(reasons.items())]
    known = {rule.name for rule in listed} | set(reasons)
    return wrong, known | {name.split(".")[0] for name in known}


def without_times(text):
    return re.sub(r" [\d.]+ s \|", " |", text)


def check_table(options, made):
    with open(options.table) as f:
        text = f.read()
    new = text[:text.index(BEGIN) + len(BEGIN)] + made + text[text.index(END):]
    if os.environ.get("UPDATE"):
        rows = {without_times(row): row for row in text.split("\n")}  # keeps the times of rows that stay
        with open(options.table, "w") as f:
            f.write("\n".join(rows.get(without_times(row), row) for row in new.split("\n")))
        return 0
    if without_times(new) == without_times(text):
        return 0
    print(f"{options.table}: error: the table of rules is old (UPDATE=1 {' '.join(sys.argv)})")
    return 1


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("bin")
    parser.add_argument("root")
    parser.add_argument("--table")
    parser.add_argument("--only")
    parser.add_argument("--long", action="store_true")
    parser.add_argument("--quick", action="store_true", help="ends at the first rule that is not proved")
    parser.add_argument("--work", type=float, default=60)
    options = parser.parse_args()
    options.results = []
    wrong, count, made = 0, 0, ""
    needed = names_to_prove(options.root)
    with tempfile.TemporaryDirectory() as folder:
        for kind, (column, heading) in HEADINGS.items():
            rows, path = [], os.path.join(options.root, "tests/prove/rules", kind + ".txt")
            errors, known = prove_file(options, folder, path, rows)
            for name in sorted(name for of, name in needed if of == kind and name not in known and not options.only):
                print(f"{path}: error: '{name}' has no rule (expected `rule {name}` or `unproved {name}`)")
                errors += 1
            wrong += errors
            count += len(rows)
            made += f"### {heading}\n\n| {column} | proved for | time |\n|---|---|---|\n" + "\n".join(rows) + "\n\n"
    if options.table and not options.only and not options.long:
        wrong += check_table(options, made)
    if options.long and not options.only and os.environ.get("UPDATE"):
        with open(os.path.join(options.root, "tests/prove/rules/long.txt"), "w") as f:
            f.write(LONG + "\n".join(options.results) + "\n")
    if options.only or options.long:
        print(made)
    print(f"{count} rules, {wrong} errors")
    sys.exit(1 if wrong or not count else 0)


main()
