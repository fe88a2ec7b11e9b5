#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""bench/validation/run.py DXIL_VAL CORPUS_FOLDER [--rounds N]

Whole processes of dxil-val, and of dxv where DXC_DIR names a folder with dxc and dxv: a small
container, large ones (unrolled shaders that dxc compiles here), and the whole corpus in one dxil-val
against one dxv for each file. Times are user plus system time of the process, the least of N
rounds, since that is what a busy machine disturbs least.
"""
import argparse
import os
import resource
import subprocess
import tempfile

parser = argparse.ArgumentParser()
parser.add_argument("val")
parser.add_argument("corpus")
parser.add_argument("--rounds", type=int, default=15)
arguments = parser.parse_args()
dxc_dir = os.environ.get("DXC_DIR")


def seconds(*commands):
    """The least time of the commands one after the other."""
    best = None
    for _ in range(arguments.rounds):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        for command in commands:
            subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        time = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        best = time if best is None else min(best, time)
    return best


def row(name, size, ours, theirs, goal):
    ratio = f"{theirs / ours:8.1f}x" if theirs else "       -"
    print(f"{name:28} {size:>10} {ours * 1e3:10.2f} {theirs * 1e3 if theirs else 0:10.2f} {ratio}  {goal}")


def large(folder, statements):
    """A compute shader of that many statements that no optimiser folds."""
    source = os.path.join(folder, f"large{statements}.hlsl")
    with open(source, "w") as out:
        out.write("RWStructuredBuffer<float4> Data : register(u0);\n[numthreads(64, 1, 1)]\n"
                  "void main(uint3 Id : SV_DispatchThreadID) {\n  float4 V = Data[Id.x];\n")
        for number in range(statements):
            out.write(f"  V = sin(V * V.wxyz + {number + 0.5});\n")
        out.write("  Data[Id.x] = V;\n}\n")
    container = source.replace(".hlsl", ".dxil")
    subprocess.run([os.path.join(dxc_dir, "dxc"), "-T", "cs_6_6", "-E", "main", "-Vd", source, "-Fo", container],
                   check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return container


def compare(name, path, goal):
    theirs = seconds([os.path.join(dxc_dir, "dxv"), path]) if dxc_dir else None
    ours = seconds([arguments.val, path])
    row(name, os.path.getsize(path), ours, theirs, goal)
    return ours


files = sorted(os.path.join(arguments.corpus, f) for f in os.listdir(arguments.corpus) if f.endswith(".dxil"))
print(f"{'':28} {'bytes':>10} {'dxil-val':>10} {'dxv':>10} {'ratio':>9}  goal   (ms of CPU time)")
row("an empty process", 0, seconds(["/bin/true"]), None, "")
small = min(files, key=lambda f: abs(os.path.getsize(f) - 4096))
compare("small", small, "3x")
if dxc_dir:
    with tempfile.TemporaryDirectory() as folder:
        for statements in (1000, 2000, 4000, 8000):
            path = large(folder, statements)
            time = compare(f"{statements} statements", path, "15x from 300 KB to 1 MB")
            print(f"{'':28} {time / os.path.getsize(path) * 1e9:.2f} ns a byte")
    arguments.rounds = min(arguments.rounds, 3)
theirs = seconds(*([os.path.join(dxc_dir, "dxv"), f] for f in files)) if dxc_dir else None
row(f"corpus, {len(files)} files", sum(map(os.path.getsize, files)), seconds([arguments.val, "-j", "1", *files]),
    theirs, "80x")
