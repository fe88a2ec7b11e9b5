#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Instructions of a job where a farm preprocesses and compiles it, beside dxil-cc -j 1: other work on the machine changes
times, not these. What Dask's processes and dxil-farm's own take is run.py's to say.

  bench/farm/instructions.py BUILD [PERMUTATIONS]

The jobs are those of run.py. Each figure is the difference between a run of twice as many jobs and one of as many, divided
by them, by valgrind's callgrind: what happens once does not count. The system's part is not in it.
"""
import pathlib
import re
import subprocess
import sys
import tempfile

from run import write_jobs

BUILD = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else "build").resolve()
SOURCE = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(BUILD / "share" / "dxil-tools" / "python"))
from dxil_farm import farm, manifest, package  # noqa: E402

LIBRARY = str(BUILD / "lib" / "libdxil-compile.so.0")
CALLGRIND = ("valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null")
PYTHON = "/usr/bin/python3"

def collected(log):
    return sum(int(n) for n in re.findall(r"Collected : (\d+)", log.read_text()))


def of_dxil_cc(folder):
    log = folder / "cc.log"
    with open(log, "w") as file:
        subprocess.run([*CALLGRIND, "--trace-children=yes", BUILD / "bin" / "dxil-cc", "-j", "1", "@jobs.rsp"], cwd=folder,
                       check=True, stdout=subprocess.DEVNULL, stderr=file)
    return collected(log)


def of_servers(folder):
    """Preprocessing, and compiling what that gave, by the processes that do it for a farm."""
    logs = [folder / "prepare.log", folder / "compile.log"]
    root, name = package.build(folder)
    worker = package.load_worker(root, name)
    jobs = [farm._request(job) for job in manifest.Manifest("jobs", (folder / "jobs.jsonl").read_text(), False).jobs()]
    for job in jobs:
        job["directory"] = str(folder)
    made, python = None, sys.executable
    for what, log in zip(("prepare", "compile"), logs):
        wrapper = folder / f"{what}-python"
        wrapper.write_text(f'#!/bin/sh\nexec {" ".join(CALLGRIND)} --log-file={log} {PYTHON} "$@"\n')
        wrapper.chmod(0o755)
        sys.executable = str(wrapper)
        server = worker.Server(str(root), name, False, LIBRARY)
        batch = worker.pack_here(jobs) if made is None else worker.pack([m["work"] for m in made], {})
        made = list(worker.unpack_results(server.run(what, batch, len(jobs), 3600)))
        assert all(m["status"] == 0 for m in made)
        server.pipe.close()  # the process ends by itself, and valgrind prints its count
        server.process.wait()
    sys.executable = python
    return [collected(log) for log in logs]


def main():
    permutations = int(sys.argv[2]) if len(sys.argv) > 2 else 10
    counts, found = [], []
    with tempfile.TemporaryDirectory() as name:
        for number in (permutations, 2 * permutations):
            folder = pathlib.Path(name) / str(number)
            folder.mkdir()
            counts.append(write_jobs(SOURCE, folder, number))
            found.append([of_dxil_cc(folder), *of_servers(folder)])
    alone, *others = [(many - few) / (counts[1] - counts[0]) for few, many in zip(*found)]
    print(f"{'dxil-cc -j 1':15} {alone / 1e6:7.2f} million instructions a job")
    for what, instructions in zip(("preprocessing", "compiling"), others):
        print(f"{what:15} {instructions / 1e6:7.2f}   {100 * instructions / alone:5.1f} %")


if __name__ == "__main__":
    main()
