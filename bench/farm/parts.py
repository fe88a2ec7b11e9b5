#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Where a farm's CPU time goes, beside dxil-cc -j 1: scheduler, workers, their compilers, and dxil-farm with what preprocesses.

  bench/farm/parts.py BUILD [PERMUTATIONS] [ROUNDS]

The jobs are those of run.py; scheduler and two workers are processes of their own. Rounds take turns with dxil-cc, each in a
folder of its own, as a file system takes long to make files where it has just removed some. What a run of one permutation
takes is subtracted: it happens once.
"""
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

from run import write_jobs

BUILD = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else "build").resolve()
SOURCE = pathlib.Path(__file__).resolve().parents[2]
QUIET = {"DASK_DISTRIBUTED__WORKER__PROFILE__ENABLED": "False", "DASK_DISTRIBUTED__ADMIN__TICK__INTERVAL": "1s",
         "DASK_DISTRIBUTED__ADMIN__SYSTEM_MONITOR__INTERVAL": "10s",
         "DASK_DISTRIBUTED__WORKER__MEMORY__MONITOR_INTERVAL": "10s",
         "DASK_DISTRIBUTED__SCHEDULER__WORK_STEALING_INTERVAL": "1s",
         "DXIL_COMPILE_LIBRARY": str(BUILD / "lib" / "libdxil-compile.so.0")}


def cpu_of(*command, folder):
    """CPU seconds of a program and of the processes that it has waited for."""
    process = subprocess.Popen(list(map(str, command)), cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = status
    assert status == 0, command
    return usage.ru_utime + usage.ru_stime


def cpu_seconds(process):
    fields = pathlib.Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def children(process):
    return [int(child) for task in pathlib.Path(f"/proc/{process}/task").iterdir()
            for child in (task / "children").read_text().split()]


class Cluster:
    def __init__(self, folder):
        self.file = folder / "scheduler.json"
        start = lambda program, *words: subprocess.Popen(
            ["/usr/bin/python3", "-m", f"distributed.cli.{program}", "--scheduler-file", str(self.file), "--no-dashboard",
             *words], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env={**os.environ, **QUIET})
        self.scheduler = start("dask_scheduler", "--port", "0")
        self.workers = [start("dask_worker", "--no-nanny", "--nthreads", "1", "--local-directory", str(folder)) for _ in range(2)]

    def seconds(self):
        """Of the scheduler, of the workers, and of their compilers."""
        return (cpu_seconds(self.scheduler.pid), sum(cpu_seconds(w.pid) for w in self.workers),
                sum(cpu_seconds(c) for w in self.workers for c in children(w.pid)))

    def stop(self):
        for process in (*self.workers, self.scheduler):
            process.kill()
            process.wait()


def run_round(cluster, source, folder):
    """CPU seconds of dxil-cc, and of each part of a farm."""
    shutil.copytree(source, folder)
    alone = cpu_of(BUILD / "bin" / "dxil-cc", "-j", "1", "@jobs.rsp", folder=folder)
    before = cluster.seconds()
    own = cpu_of(BUILD / "bin" / "dxil-farm", "--scheduler-file", cluster.file, "-q", "--report", "report.json", "jobs.jsonl",
                 folder=folder)
    assert json.loads((folder / "report.json").read_text())["summary"]["failed"] == 0
    return [alone, *(b - a for a, b in zip(before, cluster.seconds())), own]


def main():
    permutations, rounds = (int(v) for v in [*sys.argv[2:], *("200", "5")[max(len(sys.argv) - 2, 0):]])
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        counts = {}
        for number in (1, permutations):
            (folder / f"jobs-{number}").mkdir()
            counts[number] = write_jobs(SOURCE, folder / f"jobs-{number}", number)
        jobs = counts[permutations] - counts[1]
        cluster = Cluster(folder)
        try:
            once = [run_round(cluster, folder / "jobs-1", folder / f"once-{n}") for n in range(3)]
            taken = [run_round(cluster, folder / f"jobs-{permutations}", folder / f"round-{n}") for n in range(rounds)]
        finally:
            cluster.stop()
    least = [min(column) for column in zip(*once)]
    print("CPU ms a job: dxil-cc -j 1 | scheduler, workers, compilers, dxil-farm and preprocessing | speed, % of linear")
    for row in [*taken, [min(column) for column in zip(*taken)]]:
        alone, *parts = [1000 * (a - b) / jobs for a, b in zip(row, least)]
        print(f"{alone:6.2f} | " + " ".join(f"{p:6.3f}" for p in parts) + f" | {100 * alone / sum(parts):5.1f}")
    print(f"the last line is the least of each; once for all: {least[-1]:.2f} s of dxil-farm")


if __name__ == "__main__":
    main()
