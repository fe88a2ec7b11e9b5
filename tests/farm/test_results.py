# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares the bytes and messages of a run with those of dxil-cc and dxil-val; tests kept results and work that
is not repeated."""
import json
import os
import subprocess

import pytest
from conftest import Cluster
from jobs import BUILD, SOURCE, examples

WORKERS = []  # arguments that make a run use the workers of shared()
VARIANTS = {"plain": [], "debug": ["-Zi", "-Qembed_debug"], "all": ["-Fc", "L", "-Fre", "R", "-Fh", "H", "-Vn", "Name"],
            "pdb": ["-Zi", "-Fd", "pdb/"], "sources": ["-Zs", "-Fd", "D", "-MD"]}
SCALE = """#include "factor.hlsli"
RWBuffer<float> Values : register(u0);
[numthreads(8, 1, 1)] void main(uint Id : SV_GroupIndex) { Values[Id] *= FACTOR; }
"""


@pytest.fixture(scope="module", autouse=True)
def shared(tmp_path_factory):
    """Two workers for all tests here: starting them takes longer than a test."""
    cluster = Cluster(tmp_path_factory.mktemp("cluster"), 2)
    WORKERS[:] = ["--scheduler-file", str(cluster.file)]
    yield
    cluster.stop()


def write_scale(folder, factor="2"):
    (folder.path / "inc").mkdir(exist_ok=True)
    (folder.path / "scale.hlsl").write_text(SCALE)
    (folder.path / "inc" / "factor.hlsli").write_text(f"#define FACTOR {factor}\n")


def test_same_bytes_as_dxil_cc(folder):
    """Every variant of the examples, with and without debug information, and all outputs."""
    lines = []
    for number, (path, words) in enumerate(examples()):
        for variant, more in VARIANTS.items():
            name = f"{number}-{variant}"
            given = [f"{name}.{word}" if len(word) == 1 else word for word in more]
            lines.append({"name": str(path), "options": [*words, *given, "-Fo", f"{name}.dxil"], "directory": "farm"})
            alone = folder.path / "alone"
            (alone / "pdb").mkdir(parents=True, exist_ok=True)
            made = subprocess.run([BUILD / "bin" / "dxil-cc", *words, *given, "-Fo", f"{name}.dxil", path], cwd=alone,
                                  capture_output=True)
            assert made.returncode == 0, made.stderr
    folder.manifest(lines)
    (folder.path / "farm").mkdir()
    got = folder.farm("--local", "2", "jobs.jsonl", "--report", "report.json")
    assert got.returncode == 0, got.stderr
    assert subprocess.run(["diff", "-r", "alone", "farm"], cwd=folder.path).returncode == 0
    assert sum(len(files) for _, _, files in os.walk(folder.path / "farm")) > 2 * len(lines)
    assert folder.report()["summary"]["good"] == len(lines)


def test_messages_point_to_the_files_of_the_user(folder):
    write_scale(folder, "undeclared")
    (folder.path / "missing.hlsl").write_text("#include \"nowhere.hlsli\"\n")
    folder.manifest([
        {"name": "scale.hlsl", "profile": "cs_6_6", "include_directories": ["inc"], "output": "a.dxil"},
        {"name": "missing.hlsl", "profile": "cs_6_6", "output": "b.dxil"},
        {"name": "none.hlsl", "profile": "cs_6_6", "output": "c.dxil"},
        {"name": "own.hlsl", "text": "#include \"inc/factor.hlsli\"\n\nint x = FACTOR;\n", "profile": "cs_6_6",
         "output": "d.dxil", "options": "-Zi -Qembed_debug"}])
    got = folder.farm(*WORKERS, "jobs.jsonl", "--report", "report.json")
    assert got.returncode == 2  # a missing file
    for said in ("scale.hlsl:3:74: error: use of undeclared identifier 'undeclared'", "missing.hlsl:1:10: fatal error: 'nowhere.hlsli' file not found",
                 "none.hlsl: error: No such file or directory", "own.hlsl:3:9: error: use of undeclared identifier 'undeclared'"):
        assert said in got.stderr, got.stderr
    assert got.stdout.startswith("0 of 4 compiled\n")
    assert not list(folder.path.glob("*.dxil"))
    assert [job["status"] for job in folder.report()["jobs"]] == [1, 1, 2, 1]
    assert "scale.hlsl:3" in folder.report()["jobs"][0]["messages"]


def test_equal_work_is_done_once(folder):
    write_scale(folder)
    line = {"name": "scale.hlsl", "profile": "cs_6_6", "include_directories": ["inc"], "output": "{N}.dxil",
            "permutations": {"N": list(range(20))}}
    folder.manifest([line])
    assert folder.farm(*WORKERS, "jobs.jsonl", "--report", "report.json").returncode == 0
    summary = folder.report()["summary"]
    assert (summary["made"], summary["same"], summary["kept"]) == (1, 19, 0)
    assert len({(folder.path / f"{n}.dxil").read_bytes() for n in range(20)}) == 1
    # A second run sends nothing, and keeps files that have the right bytes.
    before = (folder.path / "3.dxil").stat().st_mtime_ns
    assert folder.farm(*WORKERS, "jobs.jsonl", "--report", "report.json").returncode == 0
    summary = folder.report()["summary"]
    assert (summary["made"], summary["kept"], summary["bytes_sent"], summary["workers"]) == (0, 20, 0, 0)
    assert (folder.path / "3.dxil").stat().st_mtime_ns == before
    # Included files are part of the work.
    write_scale(folder, "3")
    assert folder.farm(*WORKERS, "jobs.jsonl", "--report", "report.json").returncode == 0
    assert folder.report()["summary"]["made"] == 1


def test_options_that_name_files(folder):
    """Files that options read are sent too, and are part of the result's key."""
    write_scale(folder)
    (folder.path / "notes.txt").write_text("first")
    words = ["-T", "cs_6_6", "-I", "inc", "-setprivate", "notes.txt"]
    folder.manifest([{"name": "scale.hlsl", "options": words, "output": "a.dxil"}])
    for text in ("first", "second"):
        (folder.path / "notes.txt").write_text(text)
        assert folder.farm(*WORKERS, "jobs.jsonl").returncode == 0
        assert folder.dxil_cc(*words, "scale.hlsl", "-Fo", "b.dxil").returncode == 0
        assert (folder.path / "a.dxil").read_bytes() == (folder.path / "b.dxil").read_bytes()


def test_damaged_state_is_made_again(folder):
    write_scale(folder)
    folder.manifest([{"name": "scale.hlsl", "profile": "cs_6_6", "include_directories": ["inc"], "output": "{N}.dxil",
                      "defines": {"FACTOR": 1}, "options": ["-Wno-macro-redefined", "-E", "main"],
                      "permutations": {"N": [1]}}])
    run = lambda: folder.farm(*WORKERS, "jobs.jsonl", "--report", "report.json")
    assert run().returncode == 0
    good = (folder.path / "1.dxil").read_bytes()
    state = folder.path / ".dxil-farm"
    made = state / "objects"
    for damage in (lambda: made.write_bytes(b"half"), made.unlink, lambda: made.write_bytes(good[:-1] + b"x"),
                   lambda: (state / "journal.jsonl").write_text('{"schema_version":1}\n{"key":"12'),
                   lambda: (state / "journal.jsonl").write_text("{\n")):
        damage()
        assert run().returncode == 0
        assert folder.report()["summary"]["made"] == 1
        assert (folder.path / "1.dxil").read_bytes() == good
        assert run().returncode == 0
        assert folder.report()["summary"]["kept"] == 1


def test_validation_says_what_dxil_val_says(folder):
    corpus = sorted((SOURCE / "tests" / "corpus" / "dxil").glob("cs_*.dxil"))[:40]
    broken = bytearray(corpus[0].read_bytes())
    broken[4] ^= 1
    (folder.path / "broken.dxil").write_bytes(broken)
    (folder.path / "again.dxil").write_bytes(broken)
    (folder.path / "nothing.dxil").write_bytes(b"nothing")
    names = [*map(str, corpus), "broken.dxil", "again.dxil"]
    folder.manifest([{"name": name, "strict": True} for name in names])
    got = folder.farm("--validate", *WORKERS, "jobs.jsonl", "--report", "report.json")
    alone = subprocess.run([BUILD / "bin" / "dxil-val", "--strict", *names], cwd=folder.path, capture_output=True, text=True)
    assert (got.returncode, got.stderr) == (alone.returncode, alone.stderr)
    assert got.returncode == 1 and "broken.dxil: error: header.Digest" in got.stderr
    assert folder.report()["summary"]["same"] == 1
    folder.manifest([{"name": "nothing.dxil"}, {"name": "none.dxil"}])
    got = folder.farm("--validate", *WORKERS, "jobs.jsonl")
    assert got.returncode == 2
    assert "nothing.dxil" in got.stderr and "none.dxil: error: No such file or directory" in got.stderr


def test_outputs_that_cannot_be_written(folder):
    write_scale(folder)
    (folder.path / "file").write_text("")
    line = {"name": "scale.hlsl", "profile": "cs_6_6", "include_directories": ["inc"]}
    folder.manifest([{**line, "output": "file/a.dxil"}])
    got = folder.farm(*WORKERS, "jobs.jsonl")
    assert got.returncode == 2 and "file" in got.stderr and "is kept in .dxil-farm" in got.stderr, got.stderr
    folder.manifest([{**line, "output": "deep/folder/a.dxil"}])
    assert folder.farm(*WORKERS, "jobs.jsonl").returncode == 0
    assert (folder.path / "deep" / "folder" / "a.dxil").exists()


def test_standard_input(folder):
    write_scale(folder)
    line = json.dumps({"name": "scale.hlsl", "options": ["-T", "cs_6_6", "-Iinc", "-Foa.dxil"]})
    got = folder.farm(*WORKERS, "-", stdin=line)
    assert got.returncode == 0, got.stderr
    assert folder.dxil_cc("-T", "cs_6_6", "-Iinc", "scale.hlsl", "-Fob.dxil").returncode == 0
    assert (folder.path / "a.dxil").read_bytes() == (folder.path / "b.dxil").read_bytes()


def test_dask_is_missing(folder):
    write_scale(folder)
    (folder.path / "hidden").mkdir()
    (folder.path / "hidden" / "distributed.py").write_text("raise ImportError('No module named distributed')\n")
    folder.manifest([{"name": "scale.hlsl", "profile": "cs_6_6", "include_directories": ["inc"], "output": "a.dxil"}])
    got = folder.farm("jobs.jsonl", env={"PYTHONPATH": str(folder.path / "hidden")})
    assert got.returncode == 2 and "expected the package python3-distributed" in got.stderr, got.stderr
    assert not (folder.path / "a.dxil").exists()
