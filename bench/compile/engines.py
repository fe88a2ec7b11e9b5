#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares dxil-cc with dxc on the shaders of whole engines, in one run: processor time and peak memory.

    DXC_DIR=<folder of dxc> bench/compile/engines.py build-bench/bin/dxil-cc JOBS [--rounds N] [--every N]
        [--only ENGINE] [--jobs] [--lines] [--flags FLAGS]

JOBS has a compile on each line: the engine's name, the arguments and the source file, with tabs between them. Times
are user and system time of whole processes, the least of the rounds; the programs take turns. Both are copied first, as
an installation does: Linux keeps what a linker wrote in single pages, and both start slower from them. What dxc refuses
is left out. --jobs compiles all of an engine in one process (`dxil-cc -j 1`), and with a thread for each
processor, by the clock beside dxc's processor time; --lines counts the preprocessed lines that the
front end reads in a second (`-ftime-report`).
"""
import argparse
import collections
import os
import pathlib
import re
import shlex
import shutil
import statistics
import subprocess
import tempfile
import time


def run(command):
    """(processor seconds, peak memory in KB), or None where the command fails."""
    child = os.posix_spawn(command[0], command, os.environ, file_actions=[
        (os.POSIX_SPAWN_OPEN, stream, "/dev/null", os.O_WRONLY, 0) for stream in (1, 2)])
    _, status, usage = os.wait4(child, 0)
    return (usage.ru_utime + usage.ru_stime, usage.ru_maxrss) if status == 0 else None


def least(command, rounds):
    results = [run(command) for _ in range(rounds)]
    return tuple(map(min, zip(*results))) if all(results) else None


def spread(values):
    values = sorted(values)
    return "median %.2f, 90%% %.2f, worst %.2f" % (
        statistics.median(values), values[int(len(values) * 0.9)], values[-1])


def compare(engine, jobs, ours, dxc, options, work):
    flags = shlex.split(options.flags)
    ratios, memory, taken, refused = [], [], [], []
    for job in jobs:
        theirs = least([dxc, *job, "-Fo", f"{work}/dxc.dxil"], options.rounds)
        if not theirs:
            continue
        own = least([ours, *flags, *job, "-Fo", f"{work}/ours.dxil"], options.rounds)
        if not own:
            refused.append(job[-1])
            continue
        taken.append((job, theirs[0]))
        ratios.append(own[0] / theirs[0])
        memory.append(own[1] / theirs[1])
    if refused:
        print(f"{engine}: dxil-cc refuses {len(refused)}, such as {refused[0]}", flush=True)
    if ratios:
        slowest = pathlib.Path(taken[ratios.index(max(ratios))][0][-1]).name
        print(f"{engine}: {len(ratios)} shaders; time {spread(ratios)} ({slowest}); memory {spread(memory)}", flush=True)
    return taken


def together(engine, taken, ours, work):
    """All jobs in one process, compared with the sum of dxc's processes."""
    list_file = pathlib.Path(work) / "jobs.rsp"
    list_file.write_text("".join(f"{shlex.join(job)} -Fo {work}/{number}.dxil\n"
                                 for number, (job, _) in enumerate(taken)))
    theirs = sum(seconds for _, seconds in taken)
    result = least([ours, "-j", "1", f"@{list_file}"], 2)
    if result:
        clocks = []
        for _ in range(2):
            begin = time.monotonic()
            if run([ours, "-j", "0", f"@{list_file}"]):
                clocks.append(time.monotonic() - begin)
        print(f"{engine}: -j 1: {result[0] / theirs:.2f}; -j 0, by the clock: {min(clocks, default=float('nan')) / theirs:.2f}", flush=True)


def lines_a_second(engine, taken, ours, dxc, work):
    """Of the shader with the longest text."""
    def text(job):
        subprocess.run([dxc, *job, "-P", "-Fi", f"{work}/text.hlsl"], capture_output=True)
        path = pathlib.Path(work) / "text.hlsl"
        if not path.exists():
            return 0
        return sum(1 for line in path.read_text(errors="replace").splitlines() if line.strip() and line[0] != "#")

    job, _ = max(taken, key=lambda entry: entry[1])
    lines, seconds = text(job), []
    for _ in range(10):
        report = subprocess.run([ours, *job, "-ftime-report", "-Fo", f"{work}/ours.dxil"],
                                capture_output=True, text=True).stderr
        front_end = report.split("HLSL front end")[-1]
        seconds.append(float(re.search(r"Total Execution Time: ([\d.]+)", front_end).group(1)))
    print(f"{engine}: {lines} lines in {1e3 * min(seconds):.1f} ms, {lines / min(seconds) / 1e6:.2f} million a second")


def installed(program, folder):
    """A copy of the program, with its library where it has one."""
    source = pathlib.Path(program).resolve()
    target = pathlib.Path(folder) / "bin" / source.name
    target.parent.mkdir(parents=True)
    shutil.copy(source, target)
    library = source.parent.parent / "lib" / "libdxcompiler.so"
    if library.exists():
        (target.parent.parent / "lib").mkdir()
        shutil.copy(library, target.parent.parent / "lib")
    return str(target)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("compiler")
    parser.add_argument("jobs_file")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--only", default="")
    parser.add_argument("--flags", default="")
    parser.add_argument("--jobs", action="store_true")
    parser.add_argument("--lines", action="store_true")
    options = parser.parse_args()
    ours, dxc = os.path.abspath(options.compiler), os.path.join(os.environ["DXC_DIR"], "dxc")
    engines = collections.defaultdict(list)
    for line in open(options.jobs_file):
        engine, arguments, source = line.rstrip("\n").split("\t")
        if re.search(options.only, engine) and re.search(r"-T *(vs|ps|cs)", arguments):
            engines[engine].append(shlex.split(arguments) + [source.strip()])
    with tempfile.TemporaryDirectory() as work:
        ours, dxc = installed(ours, f"{work}/ours"), installed(dxc, f"{work}/dxc")
        for engine, jobs in engines.items():
            taken = compare(engine, jobs[::options.every], ours, dxc, options, work)
            if taken and options.jobs:
                together(engine, taken, ours, work)
            if taken and options.lines:
                lines_a_second(engine, taken, ours, dxc, work)


if __name__ == "__main__":
    main()
