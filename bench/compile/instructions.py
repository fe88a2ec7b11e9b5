#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The number of instructions that dxil-cc and dxc make of each shader, at -O3.

    DXC_DIR=<folder of dxc> bench/compile/instructions.py build-bench [shader.hlsl ...] [--details]

dxil-dis lists both containers; counted is what stands in function bodies. Command lines are those of
run.py. --details shows the ops and instructions whose numbers differ.
"""
import argparse
import collections
import os
import pathlib
import re
import subprocess
import sys
import tempfile

from run import ROOT, command_lines


def instructions(tool, container):
    """Counts each op, and each instruction that is not an op, in the container's functions."""
    listing = subprocess.run([tool, container], capture_output=True, text=True, errors="replace").stdout
    counts = collections.Counter()
    inside = False
    for line in listing.splitlines():
        if line.startswith("define"):
            inside = True
        elif line.startswith("}"):
            inside = False
        elif inside and re.match(r"  \S", line):
            op = re.search(r"@dx\.op\.(\w+)", line)
            what = op or re.match(r"  (?:%\S+ = )?(\w+)", line)
            if what and not line.lstrip().startswith(("]", "i32 ", ";")):
                counts["dx.op." + op.group(1) if op else what.group(1)] += 1
    return counts


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("build")
    parser.add_argument("shaders", nargs="*")
    parser.add_argument("--details", action="store_true")
    options = parser.parse_args()
    dxc = str(pathlib.Path(os.environ["DXC_DIR"]) / "dxc")
    build = pathlib.Path(options.build).resolve()
    within = total = 0
    print("| shader | dxil-cc | dxc | difference |\n|---|---|---|---|")
    with tempfile.TemporaryDirectory() as work:
        out = str(pathlib.Path(work) / "out.dxil")
        for source in options.shaders or sorted(map(str, (ROOT / "examples").glob("*.hlsl"))):
            for flags in command_lines(source):
                counts = []
                for tool in (str(build / "bin/dxil-cc"), dxc):
                    if subprocess.run([tool, *flags, source, "-Fo", out], capture_output=True).returncode == 0:
                        counts.append(instructions(str(build / "bin/dxil-dis"), out))
                if len(counts) != 2:
                    continue
                ours, theirs = (sum(c.values()) for c in counts)
                total += 1
                within += ours <= 1.1 * theirs
                name = pathlib.Path(source).stem + " " + " ".join(flags).replace("-E main", "").replace("-T ", "")
                print(f"| {name.strip()} | {ours} | {theirs} | {100 * (ours - theirs) / theirs:+.0f}% |")
                if options.details:
                    for what in sorted(counts[0].keys() | counts[1].keys()):
                        if counts[0][what] != counts[1][what]:
                            print(f"    {what}: {counts[0][what]} {counts[1][what]}")
    print(f"\n{within} of {total} have at most 10% more.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
