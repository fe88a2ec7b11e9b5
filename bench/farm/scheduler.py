#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What Dask's scheduler takes for a task whose result has SIZE bytes: CPU time of its process.

  bench/farm/scheduler.py [TASKS] [SIZE] [IN_FLIGHT]
"""
import os
import pathlib
import subprocess
import sys
import tempfile
import time


def cpu_seconds(process):
    fields = pathlib.Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main():
    if len(sys.argv) > 1 and not sys.argv[1].isdigit():
        sys.exit(__doc__)
    tasks, size, in_flight = (int(v) for v in [*sys.argv[1:], *("2000", "500000", "12")[len(sys.argv) - 1:]])
    import distributed
    with tempfile.TemporaryDirectory() as folder:
        file = folder + "/scheduler.json"
        start = lambda program, *words: subprocess.Popen(
            [sys.executable, "-m", f"distributed.cli.{program}", "--scheduler-file", file, "--no-dashboard", *words],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        processes = [start("dask_scheduler", "--port", "0")]
        processes += [start("dask_worker", "--no-nanny", "--nthreads", "1", "--local-directory", folder) for _ in range(2)]
        try:
            while not os.path.exists(file):
                time.sleep(0.1)
            client = distributed.Client(scheduler_file=file)
            client.wait_for_workers(2)
            before, begin, own = cpu_seconds(processes[0].pid), time.monotonic(), time.process_time()
            wanted = distributed.as_completed()
            for number in range(tasks):
                wanted.add(client.submit(os.urandom, size, pure=False))
                if number >= in_flight:
                    next(wanted).result()
            for future in wanted:
                future.result()
            taken, wall = cpu_seconds(processes[0].pid) - before, time.monotonic() - begin
            client.close()
            print(f"{tasks} tasks with {size} bytes: scheduler {1000 * taken / tasks:.2f} ms of CPU a task, this process "
                  f"{1000 * (time.process_time() - own) / tasks:.2f} ms, {wall:.1f} s")
        finally:
            for process in processes:
                process.kill()
                process.wait()


main()
