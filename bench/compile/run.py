#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares dxil-cc with dxc, shader by shader in one run: time, peak memory, and how both grow.

    DXC_DIR=<folder of dxc> bench/compile/run.py build-bench [shader.hlsl ...] [--rounds N] [--growth] [--jobs]

A shader's command lines are its comments `// dxil-cc: <flags>` or `// dxc: <flags>`; without shaders, those
of examples/ are taken. Times are those of whole processes, user and system together, the least of the
rounds; the programs take turns. Without DXC_DIR, dxil-cc alone is measured. Clang's share is stock
clang-22 with the same precompiled header, up to optimised IR (it loads the shared LLVM, which takes most
of the time of a small shader).
"""
import argparse
import os
import pathlib
import re
import shutil
import statistics
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]

STEPS = """RWStructuredBuffer<float> Out : register(u0);
StructuredBuffer<float> In : register(t0);
[numthreads(64, 1, 1)]
void main(uint3 Id : SV_DispatchThreadID) {
  float V = In[Id.x];
  float W = In[Id.x + 1];
%s  Out[Id.x] = V + W;
}
"""


def measure(command):
    """(CPU ms, wall ms, peak memory in KB) of one run; exits if the command fails."""
    start = time.perf_counter()
    child = os.posix_spawn(command[0], command, os.environ, file_actions=[
        (os.POSIX_SPAWN_OPEN, 1, "/dev/null", os.O_WRONLY, 0),
        (os.POSIX_SPAWN_OPEN, 2, "/dev/null", os.O_WRONLY, 0)])
    _, status, usage = os.wait4(child, 0)
    wall = time.perf_counter() - start
    if status != 0:
        return None
    return (1e3 * (usage.ru_utime + usage.ru_stime), 1e3 * wall, usage.ru_maxrss)


def least(commands, rounds):
    """The least of each measure, for each command; None for one that fails."""
    runs = [[] for _ in commands]
    for _ in range(rounds):
        for index, command in enumerate(commands):
            result = measure(command) if command and (not runs[index] or runs[index][0]) else None
            runs[index].append(result)
    return [tuple(map(min, zip(*r))) if r and all(r) else None for r in runs]


class Tools:
    def __init__(self, build):
        self.build = pathlib.Path(build).resolve()
        self.ours = str(self.build / "bin/dxil-cc")
        folder = os.environ.get("DXC_DIR")
        self.dxc = str(pathlib.Path(folder) / "dxc") if folder else None
        self.clang = shutil.which("clang-22")
        self.work = pathlib.Path(tempfile.mkdtemp())

    def commands(self, source, flags):
        """dxil-cc, dxc, clang."""
        return [[self.ours, *flags, source, "-Fo", str(self.work / "ours.dxil")],
                self.dxc and [self.dxc, *flags, source, "-Fo", str(self.work / "dxc.dxil")],
                self.clang_command(source, flags)]

    def clang_command(self, source, flags):
        profile = re.fullmatch(r"cs_6_(\d+)", flags[flags.index("-T") + 1])
        if not self.clang or not profile or set(flags) - {"-T", "-E", profile.string, "main"}:
            return None
        minor = profile.group(1)
        return [self.clang, "-cc1", "-triple", f"dxil-pc-shadermodel6.{minor}-compute", "-emit-llvm-bc", "-O3",
                "-hlsl-entry", "main", "-include-pch", str(self.build / f"share/dxil-tools/pch/hlsl202x-6.{minor}.pch"),
                "-fno-validate-pch", "-x", "hlsl", source, "-o", str(self.work / "clang.bc")]


def command_lines(source):
    found = re.findall(r"^//\s*(?:dxil-cc|dxc):\s*(.+)$", pathlib.Path(source).read_text(errors="replace"), re.M)
    return [line.split() for line in found] or [["-T", "cs_6_6", "-E", "main"]]


def show(name, results):
    ours, dxc, clang = results
    text = f"{name:44}"
    if ours is None:
        print(text + "  dxil-cc fails")
        return None
    text += f"{ours[0]:8.1f}{ours[1]:8.1f}{ours[2] / 1024:7.1f}"
    if dxc:
        text += f"{dxc[0]:9.1f}{dxc[1]:8.1f}{dxc[2] / 1024:7.1f}{ours[0] / dxc[0]:8.2f}{ours[2] / dxc[2]:8.2f}"
    if clang:
        text += f"{clang[0]:9.1f}"
    print(text, flush=True)
    return ours[0] / dxc[0] if dxc else None


def header(title):
    print(f"\n{title}\n{'':44}{'dxil-cc ms':>11}{'wall':>5}{'MB':>7}{'dxc ms':>9}{'wall':>8}{'MB':>7}"
          f"{'ratio':>8}{'memory':>8}{'clang ms':>9}")


def compare(tools, sources, rounds):
    header("Shaders")
    ratios = []
    for source in sources:
        for flags in command_lines(source):
            name = pathlib.Path(source).name + " " + " ".join(flags).replace("-E main", "").replace("-T ", "")
            ratio = show(name[:43], least(tools.commands(source, flags), rounds))
            if ratio:
                ratios.append(ratio)
    if ratios:
        print(f"{len(ratios)} compiles, ratio to dxc: median {statistics.median(ratios):.2f}, "
              f"worst {max(ratios):.2f}")


def growth(tools, rounds):
    straight = "  V = V * {0}.5 + W;\n  W = W * V - {1}.25;\n"  # four instructions
    branches = "  V = V * In[Id.x + {0}] + {0}.0;\n  if (V > 3.0)\n    V = sqrt(V);\n"
    guarded = "  if (Id.x + {0} < 9000) {{\n    V = V * In[Id.x + {1}] + {0}.5;\n    Out[Id.x * 97 + {0}] = V;\n  }}\n"
    loops = "  [loop] for (uint I{2} = 0; I{2} < (uint)In[{2}]; ++I{2})\n    V += In[I{2} + {1}];\n"
    equal = "  if (Id.x == {2}) {{\n    V += sin(W);\n    Out[{2}] = V;\n  }} else {{\n    W *= V;\n  }}\n"
    for title, step, counts in [("Growth: straight code, 4 instructions a step", straight, [25, 250, 2500, 25000]),
                                ("Growth: unrolled steps with a branch", branches, [10, 100, 1000, 4000]),
                                ("Growth: loads, multiplications and stores with guards", guarded, [750, 1500, 3000, 6000, 12000]),
                                ("Growth: equalities on one value", equal, [1000, 2000, 4000]),
                                ("Growth: loops in a row", loops, [50, 100, 200, 400])]:
        header(title)
        for count in counts:
            source = tools.work / f"steps{count}.hlsl"
            source.write_text(STEPS % "".join(step.format(i % 97 + 1, i % 89 + 1, i) for i in range(count)))
            commands = tools.commands(str(source), ["-T", "cs_6_6", "-E", "main"])
            if step is guarded and count > 3000:
                commands[1] = None  # dxc takes minutes
            show(f"{count} steps", least(commands, rounds if count < 1000 else 1))


def jobs(tools, rounds, files=200):
    source = str(ROOT / "examples/vector_scale.hlsl")
    listing = tools.work / "jobs.txt"
    listing.write_text("".join(f"-T cs_6_6 {source} -Fo {tools.work}/{i}.dxil\n" for i in range(files)))
    print(f"\nMany files: {files} jobs by one call, CPU ms for each")
    alone = least(tools.commands(source, ["-T", "cs_6_6", "-E", "main"]), rounds * 3)
    for parallel in (1, 2):
        many = least([[tools.ours, "-j", str(parallel), "@" + str(listing)]], rounds)[0]
        ratio = f", {many[0] / files / alone[1][0]:.2f} of a dxc" if alone[1] else ""
        print(f"-j {parallel}: {many[0] / files:.1f} (alone {alone[0][0]:.1f}){ratio}; wall {many[1] / files:.1f}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("build")
    parser.add_argument("shaders", nargs="*")
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--growth", action="store_true")
    parser.add_argument("--jobs", action="store_true")
    options = parser.parse_args()
    tools = Tools(options.build)
    try:
        compare(tools, options.shaders or sorted(map(str, (ROOT / "examples").glob("*.hlsl"))), options.rounds)
        if options.growth:
            growth(tools, options.rounds)
        if options.jobs:
            jobs(tools, max(1, options.rounds // 4))
    finally:
        shutil.rmtree(tools.work)
    return 0


if __name__ == "__main__":
    sys.exit(main())
