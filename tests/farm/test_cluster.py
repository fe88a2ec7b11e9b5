# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A scheduler and workers as an administrator starts them; each of all processes dies in the middle of a run."""
import os
import signal
import sys
import textwrap

import pytest
from conftest import kill
from jobs import BUILD, LONGEST, SOURCE, check_bytes, wait_until, write_jobs


def test_a_worker_dies_in_the_middle(folder, cluster):
    count = write_jobs(folder)
    there = cluster(3)
    run = folder.start("--scheduler-file", there.file, "jobs.jsonl", "--report", "report.json")
    wait_until(lambda: folder.kept() > 0 or run.poll() is not None, "a first result")
    assert run.poll() is None and folder.kept() < count, "the run has ended before a worker could die"
    kill(there.workers[1])
    _, said = run.communicate(timeout=LONGEST)
    assert run.returncode == 0, said
    check_bytes(folder, count)
    summary = folder.report()["summary"]
    assert (summary["jobs"], summary["good"], summary["workers"]) == (count, count, 3)
    assert summary["workers_lost"] == 1
    # The journal's results are not computed again.
    assert summary["made"] == count and folder.kept() == count


@pytest.mark.parametrize("number, code", [(signal.SIGINT, 130), (signal.SIGTERM, 143), (signal.SIGKILL, -9)])
def test_a_run_is_interrupted_and_goes_on(folder, cluster, number, code):
    count = write_jobs(folder)
    there = cluster(2)
    words = ("--scheduler-file", there.file, "jobs.jsonl", "--report", "report.json")
    run = folder.start(*words)
    wait_until(lambda: folder.kept() > 0 or run.poll() is not None, "a first result")
    run.send_signal(number)
    _, said = run.communicate(timeout=LONGEST)
    assert run.returncode == code, said
    assert ("the same command goes on where it was" in said) == (number != signal.SIGKILL)
    assert not (folder.path / "report.json").exists()
    kept = folder.kept()
    assert 0 < kept < count
    for name in os.listdir(folder.path / "farm"):  # existing files are complete
        if name.endswith(".dxil"):
            data = (folder.path / "farm" / name).read_bytes()
            assert int.from_bytes(data[24:28], "little") == len(data)
    again = folder.farm(*words)
    assert again.returncode == 0, again.stderr
    summary = folder.report()["summary"]
    assert (summary["kept"], summary["made"], summary["good"]) == (kept, count - kept, count)
    for name in os.listdir(folder.path / "farm"):
        if name.endswith(".tmp"):  # from a process that was killed while writing
            (folder.path / "farm" / name).unlink()
    check_bytes(folder, count)


def test_the_scheduler_dies(folder, cluster):
    count = write_jobs(folder)
    there = cluster(2)
    run = folder.start("--scheduler-file", there.file, "jobs.jsonl", "--wait", "5")
    wait_until(lambda: folder.kept() > 0 or run.poll() is not None, "a first result")
    kill(there.scheduler)
    _, said = run.communicate(timeout=LONGEST)
    assert run.returncode == 2, said
    assert said.startswith("dxil-farm: error: tcp://") and "what has been made is kept in .dxil-farm" in said, said
    kept = folder.kept()
    again = folder.farm("--local", "2", "jobs.jsonl", "--report", "report.json")
    assert again.returncode == 0, again.stderr
    assert folder.report()["summary"]["kept"] == kept
    check_bytes(folder, count)


def test_no_scheduler_and_no_worker(folder, cluster):
    write_jobs(folder)
    got = folder.farm("--scheduler", "tcp://127.0.0.1:1", "--wait", "1", "jobs.jsonl")
    assert got.returncode == 2 and "tcp://127.0.0.1:1" in got.stderr, got.stderr
    there = cluster(0)
    got = folder.farm("--scheduler-file", there.file, "--wait", "1", "jobs.jsonl")
    assert got.returncode == 2 and "no worker has come within 1 seconds" in got.stderr, got.stderr
    got = folder.farm("--scheduler-file", "jobs.rsp", "--wait", "1", "jobs.jsonl")
    assert got.returncode == 2 and "jobs.rsp: it has no address" in got.stderr, got.stderr


def test_a_worker_with_another_compiler(folder, cluster):
    """Results of different compilers would be mixed, so the run ends."""
    write_jobs(folder)
    other = folder.path / "libdxil-compile.so.0"
    other.write_bytes((BUILD / "lib" / "libdxil-compile.so.0").read_bytes() + b"\n")
    there = cluster(1, env={"DXIL_COMPILE_LIBRARY": str(other)})
    got = folder.farm("--scheduler-file", there.file, "jobs.jsonl")
    assert got.returncode == 2 and "the library is another one" in got.stderr, got.stderr
    assert "(expected " in got.stderr


def test_two_runs_do_not_share_a_state(folder, cluster):
    write_jobs(folder)
    there = cluster(1)
    run = folder.start("--scheduler-file", there.file, "jobs.jsonl")
    wait_until(lambda: folder.kept() > 0 or run.poll() is not None, "a first result")
    got = folder.farm("--scheduler-file", there.file, "jobs.jsonl")
    assert got.returncode == 2 and ".dxil-farm: another run uses it (expected --state" in got.stderr, got.stderr
    run.send_signal(signal.SIGINT)
    run.communicate(timeout=LONGEST)


def test_a_compiler_that_crashes_or_hangs(tmp_path):
    """Only its own job fails, not other jobs of the batch or the worker."""
    sys.path.insert(0, str(SOURCE / "python"))
    from dxil_farm.server import GOOD, WRONG, Server, ServerError, pack_here, unpack_results
    package = tmp_path / "fake"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "server.py").write_text(textwrap.dedent(f"""
        import os, sys, time
        sys.path.insert(0, {str(SOURCE / "python")!r})
        from dxil_farm import server
        class Work(server.Work):
            def identity(self, validate, path):
                return "fake"
            def compile(self, job):
                if job["name"] == "crash":
                    os.abort()
                if job["name"] == "hang":
                    time.sleep(1000)
                return {{"status": 0, "outputs": {{}}, "said": job["name"], "seconds": 0.0}}
        server.Work = Work
        serve = server.serve
        """))
    server = Server(str(tmp_path), "fake", False, "", "fake")
    names = ["a", "crash", "b", "hang", "crash", "c"]
    replies = server.run("compile", pack_here([{"name": name} for name in names]), len(names), 1.0)
    results = list(unpack_results(replies))
    server.stop()
    assert [r["status"] for r in results] == [GOOD, WRONG, GOOD, WRONG, WRONG, GOOD]
    assert results[1]["said"] == "crash: error: the compiler crashed (signal 6)\n"
    assert results[3]["said"] == "hang: error: it took longer than 1 seconds\n"
    assert all(r.get("again") for r in results if r["status"] == WRONG)
    with pytest.raises(ServerError, match="the library is another one, fake"):
        Server(str(tmp_path), "fake", False, "", "other")
