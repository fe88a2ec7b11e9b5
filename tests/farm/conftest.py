# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Clusters and runs for the tests of dxil-farm. DXIL_BUILD names the build folder."""
import json
import os
import pathlib
import re
import signal
import subprocess
import sys
import time

import pytest

BUILD = pathlib.Path(os.environ["DXIL_BUILD"])
SOURCE = pathlib.Path(__file__).resolve().parents[2]
EXAMPLES = SOURCE / "examples"
LONGEST = 120  # seconds until a test gives up waiting


def wait_until(holds, what):
    end = time.monotonic() + LONGEST
    while not holds():
        assert time.monotonic() < end, f"waited {LONGEST} s for {what}"
        time.sleep(0.02)


class Folder:
    """Where a test works: its manifest, and runs of the tools in it."""

    def __init__(self, path):
        self.path = path

    def manifest(self, lines, name="jobs.jsonl"):
        (self.path / name).write_text("".join((line if isinstance(line, str) else json.dumps(line)) + "\n"
                                              for line in lines))

    def command(self, *words):
        return [sys.executable, str(BUILD / "bin" / "dxil-farm"), *map(str, words)]

    def farm(self, *words, env=None, stdin=None):
        return subprocess.run(self.command(*words), cwd=self.path, capture_output=True, text=True, input=stdin,
                              env={**os.environ, **(env or {})}, timeout=LONGEST)

    def start(self, *words):
        return subprocess.Popen(self.command(*words), cwd=self.path, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                                text=True)

    def dxil_cc(self, *words):
        return subprocess.run([BUILD / "bin" / "dxil-cc", *map(str, words)], cwd=self.path, capture_output=True,
                              text=True, timeout=LONGEST)

    def report(self, name="report.json"):
        return json.loads((self.path / name).read_text())

    def kept(self, state=".dxil-farm"):
        """How many results the journal has."""
        journal = self.path / state / "journal.jsonl"
        return journal.read_text().count('"key"') if journal.exists() else 0


@pytest.fixture
def folder(tmp_path):
    return Folder(tmp_path)


def examples():
    """(file, words) of each variant of the examples."""
    return [(path, words.split()) for path in sorted(EXAMPLES.glob("*.hlsl"))
            for words in re.findall(r"// dxil-cc: (.*)", path.read_text())]


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
    """A function that starts one; what it has started ends with the test."""
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
