#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What dxil-farm costs beside dxil-cc -j: CPU time of all processes that a run starts.

  bench/farm/run.py BUILD [PERMUTATIONS] [WORKERS]

Each compute shader of examples/ in its first variant, PERMUTATIONS times with a macro that changes its text. Rounds take
turns; the least of each is printed. A run of no work at all, whose results are kept, is the cost of looking up.
"""
import ctypes
import filecmp
import json
import os
import pathlib
import re
import resource
import subprocess
import sys
import tempfile
import time

ROUNDS = 3
SUBREAPER = 36  # prctl: orphaned workers of a run become children of this process


def measure(command, folder):
    """(CPU seconds of the command and all that it has started, seconds)."""
    before, begin = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
    subprocess.run(command, cwd=folder, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    wall = time.monotonic() - begin
    try:
        while True:
            os.wait()
    except ChildProcessError:
        pass
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, wall


def write_jobs(source, folder, permutations):
    """The same jobs for dxil-cc and for dxil-farm. Returns their number."""
    with open(folder / "jobs.rsp", "w") as jobs, open(folder / "jobs.jsonl", "w") as manifest:
        for path in sorted((source / "examples").glob("*.hlsl")):
            text = path.read_text()
            words = (re.findall(r"// dxil-cc: (-T cs_.*)", text) or [""])[0]
            if not words or "#include" in text:  # only the shader itself is copied
                continue
            (folder / path.name).write_text(text + "\nstatic const int Permutation = PERMUTATION;\n")
            manifest.write(json.dumps({
                "name": path.name, "options": words, "output": f"farm/{path.stem}-{{PERMUTATION}}.dxil",
                "permutations": {"PERMUTATION": list(range(permutations))}}) + "\n")
            for n in range(permutations):
                jobs.write(f"{words} -D PERMUTATION={n} {path.name} -Fo alone/{path.stem}-{n}.dxil\n")
    (folder / "alone").mkdir()
    return permutations * len(list(folder.glob("*.hlsl")))


def main():
    if len(sys.argv) < 2 or sys.argv[1].startswith("-"):
        sys.exit(__doc__)
    build, source = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(__file__).resolve().parents[2]
    permutations = int(sys.argv[2]) if len(sys.argv) > 2 else 250
    workers = sys.argv[3] if len(sys.argv) > 3 else "2"
    ctypes.CDLL(None).prctl(SUBREAPER, 1, 0, 0, 0)
    with tempfile.TemporaryDirectory() as name:
        farm = [str(build / "bin" / "dxil-farm"), "--local", workers, "jobs.jsonl", "-q", "--report", "report.json"]
        best = {}
        for number in range(ROUNDS):  # in new folders, since outputs with the right bytes are not written again
            folder = pathlib.Path(name) / str(number)
            folder.mkdir()
            count = write_jobs(source, folder, permutations)
            for what, command in (("dxil-cc -j " + workers,
                                   [str(build / "bin" / "dxil-cc"), "-j", workers, "@jobs.rsp"]),
                                  ("dxil-farm, new work", farm), ("dxil-farm, all kept", farm)):
                got = measure(command, folder)
                best[what] = min(best.get(what, got), got)
                if what == "dxil-farm, new work":
                    summary = json.loads((folder / "report.json").read_text())["summary"]
        same = filecmp.cmpfiles(folder / "farm", folder / "alone", os.listdir(folder / "alone"), shallow=False)
        print(f"{count} jobs, {len(same[0])} with the same bytes")
        for what, (cpu, wall) in best.items():
            print(f"{what:22} {1000 * cpu / count:6.2f} ms of CPU a job, {cpu:6.2f} s in all, {wall:6.2f} s of time")
        print(json.dumps(summary, indent=1))


if __name__ == "__main__":
    main()
