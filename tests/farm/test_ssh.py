# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""examples/farm/ssh.py: scheduler and workers by Dask's SSHCluster, over an sshd of this machine."""
import subprocess
import sys

from daemons import ENVIRONMENT, kill_a_worker, processes_of
from jobs import LONGEST, SOURCE, check_bytes, wait_until, write_jobs


def test_a_worker_dies_in_the_middle(folder, ssh):
    count = write_jobs(folder)
    run = subprocess.Popen(
        [sys.executable, str(SOURCE / "examples" / "farm" / "ssh.py"), "--workers", "2", "--interface", "lo",
         "--directory", str(folder.path), "build1", "build2", "--", "--report", "report.json", "jobs.jsonl"],
        cwd=folder.path, env={**ENVIRONMENT, "HOME": str(ssh)}, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    wait_until(lambda: folder.kept() > 0 or run.poll() is not None, "a first result")
    assert run.poll() is None and folder.kept() < count, run.communicate()
    kill_a_worker(folder)
    _, said = run.communicate(timeout=LONGEST)
    assert run.returncode == 0, said
    check_bytes(folder, count)
    summary = folder.report()["summary"]
    assert (summary["made"], summary["good"]) == (count, count)
    # A worker that a nanny starts again may come back.
    assert summary["workers"] >= 4 and summary["workers_lost"] >= 1, summary
    wait_until(lambda: not [w for w in processes_of(folder.path).values() if "distributed" in w], "the end of all workers")
