#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How many containers of a directory go through the upgrade, and how far.

  corpus_figures.py --build BUILD [--corpus DIR] [--opt OPT] [--dxc DIR] [--failures]
                    [--require-lifted]

Prints for each stage how many containers were lifted to LLVM IR that LLVM's verifier accepts, how
many of those pass `opt -O2`, how many are written back by `dxil-cc`, with the same operations, and,
where --dxc (or DXC_DIR) names DXC's tools, how many of those dxv accepts.
"""
import argparse
import collections
import os
import re
import struct
import subprocess
import sys
import tempfile

STEPS = ("files", "lifted", "opt -O2", "written", "same ops", "stable", "dxv")
COMPUTED_PARTS = ("SFI0", "ISG1", "OSG1", "PSG1", "PSV0", "RDAT")


def run(*command):
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                          errors="replace", timeout=120)
    return done.returncode, done.stdout, done.stderr


def operations(upgrade, path):
    """The calls of dx.op functions, by function and opcode, as a multiset."""
    code, text, _ = run(upgrade, "--raw", path)
    calls = re.findall(r"call .*@(dx\.op\.[^ (]*)\((?:i32 (\d+))", text) if code == 0 else []
    return collections.Counter(calls)


def parts(path):
    """The parts of a container, by name."""
    data = open(path, "rb").read()
    found = {}
    for offset in struct.unpack_from(f"<{struct.unpack_from('<I', data, 28)[0]}I", data, 32):
        name, size = struct.unpack_from("<4sI", data, offset)
        found[name.decode("latin-1")] = data[offset + 8:offset + 8 + size]
    return found


def compare_parts(path, back, equal, show):
    """Counts the parts that the back end has computed as the container has them, byte for byte."""
    before, after = parts(path), parts(back)
    for name in COMPUTED_PARTS:
        if name not in before and name not in after:
            continue
        equal[name]["parts"] += 1
        if before.get(name) == after.get(name):
            equal[name]["equal"] += 1
        elif show:
            sizes = [len(p[name]) if name in p else None for p in (before, after)]
            at = next((i for i, (a, b) in enumerate(zip(before.get(name, b""), after.get(name, b"")))
                       if a != b), min(s or 0 for s in sizes))
            print(f"{os.path.basename(path)}: {name}: {sizes[0]} -> {sizes[1]} bytes, "
                  f"first difference at {at}")


def measure(path, tools, directory, equal, show):
    """The steps that this container passes, and the first message of the step that it does not."""
    passed = ["files"]
    lifted, back, again = (os.path.join(directory, n) for n in ("a.ll", "b.dxil", "c.dxil"))
    code, _, errors = run(tools["upgrade"], path, "-o", lifted)
    if code:
        return passed, errors
    passed.append("lifted")
    code, _, errors = run(tools["opt"], "-O2", "-disable-output", lifted)
    if code:
        return passed, errors
    passed.append("opt -O2")
    code, _, errors = run(tools["cc"], path, "-Fo", back)
    if code:
        return passed, errors
    passed.append("written")
    compare_parts(path, back, equal, show)
    before, after = operations(tools["upgrade"], path), operations(tools["upgrade"], back)
    if before != after:
        return passed, f"operations differ: lost {before - after}, new {after - before}"
    passed.append("same ops")
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


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    here = os.path.dirname(os.path.abspath(__file__))
    parser.add_argument("--build", required=True)
    parser.add_argument("--corpus", default=os.path.join(here, "..", "corpus", "dxil"))
    parser.add_argument("--opt", default="opt-22")
    parser.add_argument("--dxc", default=os.environ.get("DXC_DIR", ""))
    parser.add_argument("--failures", action="store_true", help="say what each failure was")
    parser.add_argument("--require-lifted", action="store_true",
                        help="exit 1 if a container is not lifted, or LLVM cannot optimise it")
    parser.add_argument("--only", default="", help="files whose name contains this")
    options = parser.parse_args()
    tools = {"upgrade": os.path.join(options.build, "bin", "dxil-upgrade"),
             "cc": os.path.join(options.build, "bin", "dxil-cc"), "opt": options.opt,
             "dxv": os.path.join(options.dxc, "dxv") if options.dxc else ""}
    counts = collections.defaultdict(collections.Counter)
    equal = collections.defaultdict(collections.Counter)
    files = sorted(os.listdir(options.corpus))
    with tempfile.TemporaryDirectory() as directory:
        for name in files:
            if options.only not in name:
                continue
            try:
                passed, message = measure(os.path.join(options.corpus, name), tools, directory,
                                          equal, options.failures)
            except subprocess.TimeoutExpired as timeout:
                passed, message = ["files"], str(timeout)
            for key in (name.split("_")[0], "all"):
                counts[key].update(passed)
            if message and options.failures:
                print(f"{name}: after '{passed[-1]}': {message.strip()[:400]}")
    print(f"{'':8}" + "".join(f"{step:>10}" for step in STEPS))
    for key in sorted(counts, key=lambda k: (k == "all", k)):
        print(f"{key:8}" + "".join(f"{counts[key][step]:>10}" for step in STEPS))
    print("parts equal to the container's: " +
          ", ".join(f"{n} {equal[n]['equal']}/{equal[n]['parts']}" for n in COMPUTED_PARTS))
    total = counts["all"]
    return int(options.require_lifted and total["opt -O2"] < total["files"])


if __name__ == "__main__":
    sys.exit(main())
