# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Clusters for the tests of dxil-farm."""
import os
import signal
import subprocess
import sys

import pytest
from daemons import daemons, slurm, ssh  # noqa: F401 (fixtures)
from jobs import LONGEST, Folder, wait_until


@pytest.fixture
def folder(tmp_path):
    return Folder(tmp_path)


class Cluster:
    """Dask's own programs: a scheduler and workers of one thread, each without a nanny that would start it again."""

    def __init__(self, folder, workers, env=None):
        self.file = folder / "scheduler.json"
        self.folder, self.env = folder, {**os.environ, **(env or {})}
        self.scheduler = self._start("dask_scheduler", "--port", "0", "--no-dashboard")
        self.workers = [self._start("dask_worker", "--nthreads", "1", "--no-nanny", "--no-dashboard",
                                    "--local-directory", str(folder / f"worker-{n}")) for n in range(workers)]
        log = folder / "cluster.log"
        wait_until(lambda: self.file.exists() and log.read_text().count("Registered to:") == workers, "the cluster")

    def _start(self, program, *words):
        log = open(self.folder / "cluster.log", "a")
        return subprocess.Popen([sys.executable, "-m", f"distributed.cli.{program}", "--scheduler-file",
                                 str(self.file), *words], stdout=log, stderr=log, env=self.env)

    def stop(self):
        for process in [*self.workers, self.scheduler]:
            process.kill()
            process.wait()


@pytest.fixture
def cluster(tmp_path):
    """Returns a function that starts one; started processes end with the test."""
    started = []

    def start(workers, env=None):
        path = tmp_path / f"cluster-{len(started)}"
        path.mkdir()
        started.append(Cluster(path, workers, env))
        return started[-1]

    yield start
    for each in started:
        each.stop()


def kill(process, number=signal.SIGKILL):
    process.send_signal(number)
    process.wait(timeout=LONGEST)
