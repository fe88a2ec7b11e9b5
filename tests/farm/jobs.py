# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Folders, runs and work for the tests of dxil-farm. DXIL_BUILD names the build folder."""
import filecmp
import json
import os
import pathlib
import re
import subprocess
import sys
import time

BUILD = pathlib.Path(os.environ["DXIL_BUILD"])
SOURCE = pathlib.Path(__file__).resolve().parents[2]
EXAMPLES = SOURCE / "examples"
LONGEST = 300  # seconds until a test gives up waiting


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


def examples():
    """(file, words) of each variant of the examples."""
    return [(path, words.split()) for path in sorted(EXAMPLES.glob("*.hlsl"))
            for words in re.findall(r"// dxil-cc: (.*)", path.read_text())]


PERMUTATIONS = 60


def write_jobs(folder):
    """Work of some seconds: the compute shaders of the examples, with a macro that each uses. The same for dxil-cc,
    whose outputs go to `alone`. Returns the number of jobs."""
    commands, lines = [], []
    for path in sorted(EXAMPLES.glob("*.hlsl")):
        text = path.read_text()
        if "// dxil-cc: -T cs_6_6 -E main" not in text:
            continue
        (folder.path / path.name).write_text(text + "\nstatic const int Permutation = PERMUTATION;\n")
        lines.append({"name": path.name, "profile": "cs_6_6", "output": f"farm/{path.stem}-{{PERMUTATION}}.dxil",
                      "permutations": {"PERMUTATION": list(range(PERMUTATIONS))}})
        commands += [f"-T cs_6_6 -D PERMUTATION={n} {path.name} -Fo alone/{path.stem}-{n}.dxil"
                     for n in range(PERMUTATIONS)]
    folder.manifest(lines)
    (folder.path / "jobs.rsp").write_text("\n".join(commands))
    (folder.path / "alone").mkdir()
    return len(commands)


def check_bytes(folder, count):
    """Returns all outputs of dxil-cc for the same jobs on this machine."""
    made = folder.dxil_cc("-j", "2", "@jobs.rsp")
    assert made.returncode == 0, made.stderr
    names = os.listdir(folder.path / "alone")
    assert len(names) == count and sorted(os.listdir(folder.path / "farm")) == sorted(names)
    same, other, failed = filecmp.cmpfiles(folder.path / "farm", folder.path / "alone", names, shallow=False)
    assert (len(same), other, failed) == (count, [], [])
