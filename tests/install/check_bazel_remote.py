#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""check_bazel_remote.py PREFIX SOURCE WORK: what the rules for Bazel promise of other machines. Two workspaces at
different paths, with installations at different paths, homes and servers of their own, share a cache; a third has its
actions run by a remote executor that has their declared inputs and nothing else. All on 127.0.0.1."""
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys

from bazel_services import Cache, Executor

PREFIX, SOURCE, WORK = map(pathlib.Path, sys.argv[1:4])
TESTS = SOURCE / "tests" / "install"
COVERAGE = 'filegroup(name = "coverage_report_generator", visibility = ["//visibility:public"])\n'


class Workspace:
    """A project, the tools it uses and Bazel's own folders, all below a folder with a name of its own."""

    def __init__(self, name):
        self.root = WORK / name
        self.project, self.tools = self.root / "project", self.root / "tools"
        (self.root / "home").mkdir(parents=True)
        shutil.copytree(TESTS / "shaders" / "include", self.project / "include")
        for path in [*(TESTS / "shaders").glob("*.hlsl"), TESTS / "bazel" / "BUILD.bazel"]:
            shutil.copy(path, self.project)
        (self.tools / "bin").mkdir(parents=True)
        for tool in ("dxil-cc", "dxil-val"):
            shutil.copy(PREFIX / "bin" / tool, self.tools / "bin")
        shutil.copytree(PREFIX / "share" / "dxil-tools" / "bazel", self.tools / "share" / "dxil-tools" / "bazel")
        (self.project / "WORKSPACE").write_text(
            f'new_local_repository(name = "dxil_tools", path = "{self.tools}",\n'
            "    build_file_content = 'exports_files([\"bin/dxil-cc\", \"bin/dxil-val\"])')\n")
        # Every test rule requires coverage tools, which Bazel would fetch.
        (self.root / "coverage").mkdir()
        (self.root / "coverage" / "WORKSPACE").write_text("")
        (self.root / "coverage" / "BUILD").write_text(COVERAGE)
        self.env = {"PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": str(self.root / "home"), "LANG": "C.UTF-8",
                    "DXIL_NOISE": name, "TMPDIR": str(self.root)}  # a variable that actions must not see

    def bazel(self, *words, code=0):
        got = subprocess.run(["bazel", f"--output_user_root={self.root / 'user'}", "--max_idle_secs=60", words[0],
                              f"--override_repository=remote_coverage_tools={self.root / 'coverage'}", "--color=no",
                              "--curses=no", *words[1:]],
                             cwd=self.project, env=self.env, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        assert got.returncode == code, f"bazel {words}: {got.returncode}, expected {code}\n{got.stdout}"
        return got.stdout

    def build(self, *options, target="//...", code=0):
        """What Bazel has printed, and its log of the actions: shaders' compiles by their container."""
        log = self.root / "log.json"
        log.unlink(missing_ok=True)
        said = self.bazel("build", f"--execution_log_json_file={log}", *options, target, code=code)
        spawns, at, data = [], 0, log.read_text() if log.exists() else ""
        while data[at:].strip():  # objects one after the other
            at += len(data[at:]) - len(data[at:].lstrip())
            spawn, at = json.JSONDecoder().raw_decode(data, at)
            spawns.append(spawn)
        return said, {s["listedOutputs"][0]: s for s in spawns if s["mnemonic"] == "DxilCompile"}

    def containers(self):
        return {path.name: path.read_bytes() for path in (self.project / "bazel-bin").glob("*.dxil")}

    def stop(self):
        subprocess.run(["bazel", f"--output_user_root={self.root / 'user'}", "shutdown"], cwd=self.project, env=self.env,
                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def absolute(words):
    return [w for w in words if re.search(r"(^|[ =:,])/", w) or str(WORK) in w]


def check_hermetic(spawns):
    """No action contains the path of its workspace."""
    assert len(spawns) == 5, sorted(spawns)
    for output, spawn in spawns.items():
        paths = [i["path"] for i in spawn["inputs"]]
        assert not absolute([output, *spawn["commandArgs"], *paths]), spawn
        assert not spawn.get("environmentVariables"), spawn
        assert any(p.endswith("bin/dxil-cc") for p in paths) and any(p.endswith(".hlsl") for p in paths), paths
        assert spawn["remotable"] and spawn["cacheable"], spawn


def check_cache(first, second):
    cache = Cache()
    remote = f"--remote_cache={cache.address}"
    try:
        # Runs in the sandbox, as by default. An undeclared file fails at its place, with a cache
        # and without.
        said, made = first.build(remote, "--spawn_strategy=sandboxed")
        check_hermetic(made)
        assert not any(s["remoteCacheHit"] for s in made.values()) and all("sandbox" in s["runner"] for s in made.values()), made
        said, _ = first.build(remote, "--spawn_strategy=sandboxed", target="//:undeclared", code=1)
        assert re.search(r"scale\.hlsl:\d+:\d+: fatal error: 'factor\.hlsli' file not found", said), said
        stored = set(cache.entries)
        cache.asked.clear()
        said, hits = second.build(remote, "--spawn_strategy=sandboxed")
        check_hermetic(hits)
        assert re.search(r"INFO: \d+ processes: 5 remote cache hit, \d+ internal\.", said), said
        assert set(hits) == set(made) and all(s["remoteCacheHit"] for s in hits.values()), hits
        assert not [entry for entry in cache.asked if entry[0] == "PUT"], cache.asked
        keys = {path for _, path, found in cache.asked if path.startswith("/ac/") and found}
        assert len(keys) == 5 and keys <= stored, (keys, stored)
        for output, spawn in hits.items():
            same = ("commandArgs", "inputs", "actualOutputs", "platform")
            assert [spawn.get(f) for f in same] == [made[output].get(f) for f in same], output
        there = first.containers()
        assert len(there) == 5 and second.containers() == there
        for name, data in there.items():
            for word in (str(WORK), "/home/", "execroot", "sandbox"):
                assert word.encode() not in data, f"{name} says {word}"
        # A changed shader is compiled here; the others come from the cache.
        second.bazel("clean")
        (second.project / "include" / "factor.hlsli").write_text("#define FACTOR 7\n")
        _, changed = second.build(remote, "--spawn_strategy=sandboxed")
        assert [o.rpartition("/")[2] for o, s in changed.items() if not s["remoteCacheHit"]] == ["scale.dxil"], changed
        assert second.containers()["scale.dxil"] != there["scale.dxil"]
    finally:
        cache.stop()
    print("Bazel, remote cache: another workspace has all from it, the same bytes, no absolute path")
    return there


def check_executor(third, there):
    try:
        executor = Executor()
    except ImportError:
        print("Bazel, remote executor: not tried, python3-grpcio is missing")
        return
    remote = (f"--remote_executor={executor.address}", "--spawn_strategy=remote", "--remote_default_exec_properties=OS=linux")
    try:
        said, made = third.build(*remote, target="//:all")
        assert all(s["runner"] == "remote" and not s["remoteCacheHit"] for s in made.values()) and len(made) == 5, made
        assert third.containers() == there
        assert len(executor.ran) >= 5 and not any(absolute(words + paths) for words, _, paths in executor.ran)
        compiles = [(words, env) for words, env, _ in executor.ran if words[0].endswith("bin/dxil-cc")]
        assert len(compiles) == 5 and not any(env for _, env in compiles), compiles
        said, _ = third.build(*remote, target="//:undeclared", code=1)
        assert re.search(r"scale\.hlsl:\d+:\d+: fatal error: 'factor\.hlsli' file not found", said), said
    finally:
        executor.stop()
    print("Bazel, remote executor: all compiles run with their declared inputs alone, the same bytes")


def main():
    if WORK.exists():
        for path in WORK.glob("*/user/**/"):
            path.chmod(0o755)  # Bazel leaves read-only folders
        shutil.rmtree(WORK)
    places = [Workspace(name) for name in ("first", "second/further-down", "third")]
    try:
        there = check_cache(*places[:2])
        check_executor(places[2], there)
    finally:
        for place in places:
            place.stop()


main()
