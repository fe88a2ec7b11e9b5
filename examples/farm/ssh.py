#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""dxil-farm on machines that SSH reaches, by Dask's SSHCluster: scheduler and workers are started, and end with the run.

  ssh.py --workers 16 build1 build2 build3 -- --report farm.json shaders.jsonl

The scheduler runs on the first machine. Each needs python3-distributed and DXIL Tools, this one python3-asyncssh too.
Names, ports and keys are those of ~/.ssh/config.
"""
import argparse
import subprocess
import sys

import dask
from distributed import SSHCluster

# Dask's own measurements cost as much as some shaders.
QUIET = {"distributed.worker.profile.enabled": False, "distributed.admin.tick.interval": "1s",
         "distributed.admin.system-monitor.interval": "10s", "distributed.worker.memory.monitor-interval": "10s"}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--workers", type=int, default=1, metavar="N", help="worker processes on each machine; 1 if not given")
    parser.add_argument("--python", help="Python of the machines; the path of this one's if not given")
    parser.add_argument("--interface", help="network interface of the machines that scheduler and workers use, such as eth1")
    parser.add_argument("--directory", help="folder of the machines for workers' files")
    parser.add_argument("--farm", default="dxil-farm", help="the program to run")
    parser.add_argument("machines", nargs="+", metavar="MACHINE")
    if "--" not in sys.argv:
        parser.error("no -- (expected it before the arguments of dxil-farm)")
    at = sys.argv.index("--")
    given = parser.parse_args(sys.argv[1:at])
    place = {"interface": given.interface} if given.interface else {}
    dask.config.set(QUIET)
    with SSHCluster([given.machines[0], *given.machines], remote_python=given.python,
                    scheduler_options={"port": 0, "dashboard": False, **place},
                    worker_options={"nthreads": 1, "n_workers": given.workers, "memory_limit": 0,
                                    "dashboard": False, "local_directory": given.directory, **place}) as cluster:
        return subprocess.run([given.farm, "--scheduler", cluster.scheduler_address, *sys.argv[at + 1:]]).returncode


if __name__ == "__main__":
    sys.exit(main())
