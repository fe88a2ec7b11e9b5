# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""examples/farm/slurm.sh: scheduler, workers and dxil-farm in a job of a Slurm that has this machine as its one node."""
import subprocess

from daemons import kill_a_worker, processes_of
from jobs import SOURCE, check_bytes, wait_until, write_jobs

WORDS = ("--report", "report.json", "jobs.jsonl")


def submit(folder, env):
    got = subprocess.run(["sbatch", "--parsable", "--ntasks", "3", "--output", "job.log",
                          str(SOURCE / "examples" / "farm" / "slurm.sh"), *WORDS],
                         cwd=folder.path, env={**env, "FARM_INTERFACE": "lo", "TMPDIR": str(folder.path)},
                         capture_output=True, text=True)
    assert got.returncode == 0, got.stderr
    return got.stdout.strip()


def state(env, job):
    """RUNNING, COMPLETED, ..., and the exit code of the script."""
    said = subprocess.run(["scontrol", "-o", "show", "job", job], env=env, capture_output=True, text=True).stdout
    fields = dict(word.split("=", 1) for word in said.split() if "=" in word)
    return fields.get("JobState", said), fields.get("ExitCode", "")


def has_ended(env, job):
    return state(env, job)[0] not in ("PENDING", "CONFIGURING", "RUNNING", "COMPLETING")


def log(folder):
    path = folder.path / "job.log"
    return path.read_text() if path.exists() else "no log"


def wait_for_a_result(folder, env, job, count):
    wait_until(lambda: folder.kept() > 0 or has_ended(env, job), "a first result")
    assert state(env, job)[0] == "RUNNING" and folder.kept() < count, (state(env, job), log(folder))


def test_a_worker_dies_in_the_middle(folder, slurm, daemons):
    count = write_jobs(folder)
    job = submit(folder, slurm)
    wait_for_a_result(folder, slurm, job, count)
    kill_a_worker(folder)
    wait_until(lambda: has_ended(slurm, job), "the end of the job")
    assert state(slurm, job) == ("COMPLETED", "0:0"), log(folder) + daemons.logs()
    check_bytes(folder, count)
    summary = folder.report()["summary"]
    assert (summary["made"], summary["good"], summary["workers"], summary["workers_lost"]) == (count, count, 3, 1)
    assert not list(folder.path.glob("dxil-farm-job-*"))


def test_a_job_is_cancelled_and_goes_on(folder, slurm, daemons):
    count = write_jobs(folder)
    job = submit(folder, slurm)
    wait_for_a_result(folder, slurm, job, count)
    subprocess.run(["scancel", "--full", job], env=slurm, check=True)
    wait_until(lambda: has_ended(slurm, job), "the end of the job")
    wait_until(lambda: not [w for w in processes_of(folder.path).values() if "dask" in w or "dxil-farm" in w],
               "the end of all processes of the job")
    kept = folder.kept()
    assert 0 < kept < count
    job = submit(folder, slurm)
    wait_until(lambda: has_ended(slurm, job), "the end of the job")
    assert state(slurm, job) == ("COMPLETED", "0:0"), log(folder) + daemons.logs()
    check_bytes(folder, count)
    summary = folder.report()["summary"]
    assert (summary["kept"], summary["made"]) == (kept, count - kept)
