#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Counts the containers of a directory by the last step of the upgrade that they pass.

  corpus_figures.py --build BUILD [--corpus DIR] [--opt OPT] [--dxc DIR] [--failures]
                    [--require STEP] [--require-parts] [--every N] [--sample N] [--optimised]
                    [--only TEXT] [-j N]

Prints for each stage how many containers were lifted to LLVM IR that LLVM's verifier accepts, how
many of those pass `opt -O2`, how many are written back by `dxil-cc` with the same operations, the same
fields in the parts that are computed and the same metadata, how many of those give the same bytes a
second time, and, where --dxc (or DXC_DIR) names DXC's tools, how many of those dxv accepts. A container
that dxv does not accept in the first place is left out then.

With --optimised the lifted IR is written back after `opt -O2`, and operations, masks and what else
depends on the instructions is not compared.
"""
import argparse
import collections
import concurrent.futures
import json
import os
import random
import re
import struct
import subprocess
import sys
import tempfile

STEPS = ("files", "lifted", "opt -O2", "written", "same ops", "parts", "metadata", "stable", "dxv")
COMPUTED_PARTS = ("SFI0", "ISG1", "OSG1", "PSG1", "PSV0", "RDAT")
OPTIMISED_STEPS = ("files", "lifted", "opt -O2", "written", "stable", "dxv")


def run(*command):
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                          errors="replace", timeout=120)
    return done.returncode, done.stdout, done.stderr


def operations(text):
    """The calls of dx.op functions, by function and opcode, as a multiset."""
    return collections.Counter(re.findall(r"call .*@(dx\.op\.[^ (]*)\((?:i32 (\d+))", text))


def metadata(text):
    """The named metadata dx.*, each as a tree of lists; the properties of entries by tag."""
    nodes = dict(re.findall(r"^(!\d+) = (?:distinct )?!\{(.*)\}$", text, re.M))
    trees = {}

    def tree(body):
        items = re.findall(r'!"(?:[^"\\]|\\.)*"|"(?:[^"\\]|\\.)*"|![0-9]+|[\[\](){}<>,]|[^\[\](){}<>,"!]+|!',
                           body)
        return [expand(i) if i in nodes else i.strip() for i in items if i.strip()]

    def expand(name):
        if name not in trees:
            trees[name] = None  # a cycle ends here
            trees[name] = tree(nodes[name])
        return trees[name]

    found = {name: tree(body)
             for name, body in re.findall(r"^!(dx\.[\w.]+) = !\{(.*)\}$", text, re.M)}
    for entry in found.get("dx.entryPoints", []):
        if isinstance(entry, list) and entry and isinstance(entry[-1], list):
            pairs = [i for i in entry[-1] if i != ","]
            entry[-1] = dict(zip(pairs[::2], pairs[1::2]))
    return found


def difference(a, b, path=""):
    """The path of the first value in which two trees differ; "" if there is none."""
    if isinstance(a, dict) and isinstance(b, dict) and a.keys() == b.keys():
        pairs = [(f"{path}.{k}", a[k], b[k]) for k in a]
    elif isinstance(a, list) and isinstance(b, list) and len(a) == len(b):
        pairs = [(f"{path}[{i}]", x, y) for i, (x, y) in enumerate(zip(a, b))]
    else:
        return "" if a == b else f"{path}: {json.dumps(a)[:150]} -> {json.dumps(b)[:150]}"
    return next((d for d in (difference(x, y, p) for p, x, y in pairs) if d), "")


def parts(path):
    """The parts of a container, by name."""
    data = open(path, "rb").read()
    found = {}
    for offset in struct.unpack_from(f"<{struct.unpack_from('<I', data, 28)[0]}I", data, 32):
        name, size = struct.unpack_from("<4sI", data, offset)
        found[name.decode("latin-1")] = data[offset + 8:offset + 8 + size]
    return found


def fields(tools, path):
    """The fields of the computed parts, by name."""
    code, text, errors = run(tools["dis"], "--json", path)
    if code:
        return {"error": errors}
    found = {p["name"]: p.get("data", p.get("error")) for p in json.loads(text)["parts"]}
    return {name: found[name] for name in COMPUTED_PARTS + ("RTS0",) if name in found}


def measure(path, tools, directory, report):
    """The steps that this container passes, and the first message of the step that it does not."""
    if tools["dxv"] and run(tools["dxv"], path)[0]:
        return [], ""
    passed = ["files"]
    lifted, back, again = (os.path.join(directory, n) for n in ("a.ll", "b.dxil", "c.dxil"))
    code, _, errors = run(tools["upgrade"], path, "-o", lifted)
    if code:
        return passed, errors
    passed.append("lifted")
    optimised = os.path.join(directory, "o.ll")
    code, _, errors = run(tools["opt"], "-O2", "-S", "-o", optimised, lifted)
    if code:
        return passed, errors
    passed.append("opt -O2")
    code, _, errors = run(tools["cc"], optimised if tools["optimised"] else path, "-Fo", back)
    if code:
        return passed, errors
    passed.append("written")
    if not tools["optimised"]:
        message = compare(path, back, tools, passed, report)
        if message:
            return passed, message
    code, _, errors = run(tools["cc"], back, "-Fo", again)
    if code or open(back, "rb").read() != open(again, "rb").read():
        return passed, errors or "the second round trip gives other bytes than the first"
    passed.append("stable")
    if tools["dxv"]:
        code, out, errors = run(tools["dxv"], back)
        if code:
            return passed, errors + out
        passed.append("dxv")
    return passed, ""


def compare(path, back, tools, passed, report):
    """What differs between the container and the one that was written back."""
    before, after = parts(path), parts(back)
    for name in COMPUTED_PARTS:
        if name in before or name in after:
            report[name] = before.get(name) == after.get(name)
    texts = [run(tools["upgrade"], "--raw", p)[1] for p in (path, back)]
    before, after = map(operations, texts)
    if before != after:
        return f"operations differ: lost {before - after}, new {after - before}"
    passed.append("same ops")
    found = difference(fields(tools, path), fields(tools, back))
    if found:
        return found
    passed.append("parts")
    found = difference(*map(metadata, texts))
    if found:
        return found
    passed.append("metadata")
    return ""


def measure_named(name, options, tools):
    report = {}
    with tempfile.TemporaryDirectory() as directory:
        try:
            passed, message = measure(os.path.join(options.corpus, name), tools, directory, report)
        except subprocess.TimeoutExpired as timeout:
            passed, message = ["files"], str(timeout)
    return name, passed, message, report


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    here = os.path.dirname(os.path.abspath(__file__))
    parser.add_argument("--build", required=True)
    parser.add_argument("--corpus", default=os.path.join(here, "..", "corpus", "dxil"))
    parser.add_argument("--opt", default="opt-22")
    parser.add_argument("--dxc", default=os.environ.get("DXC_DIR", ""))
    parser.add_argument("--failures", action="store_true", help="say what each failure was")
    parser.add_argument("--require", default="", help="exit 1 if a container does not pass this step")
    parser.add_argument("--require-parts", action="store_true",
                        help="exit 1 if a computed part is not byte for byte the container's")
    parser.add_argument("--only", default="", help="files whose name contains this")
    parser.add_argument("--sample", type=int, default=0, help="so many files, always the same ones")
    parser.add_argument("--every", type=int, default=1, help="each so-manieth file")
    parser.add_argument("--optimised", action="store_true", help="write back what opt -O2 leaves")
    parser.add_argument("-j", type=int, default=1, help="how many files at a time")
    options = parser.parse_args()
    program = lambda name: os.path.join(options.build, "bin", name)
    tools = {"upgrade": program("dxil-upgrade"), "cc": program("dxil-cc"), "dis": program("dxil-dis"),
             "opt": options.opt, "optimised": options.optimised,
             "dxv": os.path.join(options.dxc, "dxv") if options.dxc else ""}
    counts = collections.defaultdict(collections.Counter)
    equal = collections.defaultdict(collections.Counter)
    files = sorted(n for n in os.listdir(options.corpus)
                   if n.endswith(".dxil") and options.only in n)[::options.every]
    if options.sample and options.sample < len(files):
        files = sorted(random.Random(1).sample(files, options.sample))
    with concurrent.futures.ThreadPoolExecutor(options.j) as pool:
        for name, passed, message, report in pool.map(
                lambda name: measure_named(name, options, tools), files):
            for key in (name.split("_")[0] if "_" in name else "", "all"):
                counts[key].update(passed)
            for part, same in report.items():
                equal[part].update(parts=1, equal=int(same))
            if message and options.failures:
                print(f"{name}: after '{passed[-1]}': {message.strip()[:400]}", flush=True)
    steps = OPTIMISED_STEPS if options.optimised else STEPS
    print(f"{'':8}" + "".join(f"{step:>10}" for step in steps))
    for key in sorted(counts, key=lambda k: (k == "all", k)):
        if key:
            print(f"{key:8}" + "".join(f"{counts[key][step]:>10}" for step in steps))
    print("parts equal to the container's, byte for byte: " +
          ", ".join(f"{n} {equal[n]['equal']}/{equal[n]['parts']}" for n in COMPUTED_PARTS))
    total = counts["all"]
    if options.require_parts and any(e["equal"] < e["parts"] for e in equal.values()):
        return 1
    return int(bool(options.require) and total[options.require] < total["files"])


if __name__ == "__main__":
    sys.exit(main())
