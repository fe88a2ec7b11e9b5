#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Processor time of all variants of a source by dxil-cc --variants, beside dxc.

usage: DXC_DIR=... variants.py DXIL_CC TABLE SOURCE [SOURCE...] -- [OPTION...]

TABLE is that of --variants, the options are those of the compile (-T, -E, -I, -D). DXC, and dxil-cc alone, compile every
fourth variant. Prints ms for each variant, and the ratio to dxc for each source and in the median.
"""
import json
import os
import resource
import statistics
import subprocess
import sys
import tempfile


def processor_time(command):
    """Seconds of user and system time of a command, which must succeed."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    if done.returncode:
        sys.exit(f"{' '.join(command)}\n{done.stderr}")
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def measure(compiler, table, source, options, folder):
    """The ratio to dxc; prints the line of a source."""
    command = [source, *options]
    output = os.path.join(folder, os.path.basename(source))
    total = processor_time([compiler, *command, "--variants", table, "-Fo", output])
    with open(os.path.join(output, "variants.json")) as f:
        variants = json.load(f)["variants"]
    alone, dxc = [], []
    for variant in variants[::4]:
        defines = [W for name, value in variant["defines"].items() if value is not None for W in ("-D", f"{name}={value}")]
        for program, times in ((compiler, alone), (os.path.join(os.environ["DXC_DIR"], "dxc"), dxc)):
            times.append(processor_time([program, *command, *defines, "-Fo", os.path.join(folder, "one.dxil")]))
    each, dxc_each = total / len(variants), statistics.mean(dxc)
    print(f"{os.path.basename(source)}: {len(variants)} variants, {len({V['container'] for V in variants})} containers, "
          f"{each * 1000:.1f} ms each, alone {statistics.mean(alone) * 1000:.1f}, dxc {dxc_each * 1000:.1f}, ratio {each / dxc_each:.3f}")
    return each / dxc_each


def main():
    words = sys.argv[1:]
    if "--" not in words or "DXC_DIR" not in os.environ:
        sys.exit(__doc__)
    (compiler, table, *sources), options = words[:words.index("--")], words[words.index("--") + 1:]
    with tempfile.TemporaryDirectory() as folder:
        ratios = sorted(measure(compiler, table, source, options, folder) for source in sources)
    print(f"median {statistics.median(ratios):.3f}, worst {ratios[-1]:.3f}")


main()
