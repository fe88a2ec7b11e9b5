#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""check_ci.py PREFIX SOURCE WORK: action.yml's steps as GitHub's runner runs them, and the hook by pre-commit itself, in
a repository of somebody else that has the containers of the tools in PREFIX."""
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys

import yaml

PREFIX, SOURCE, WORK = map(pathlib.Path, sys.argv[1:4])
BIN = PREFIX / "bin"
# Removes variables of this machine, as in a service's container.
CLEAN = {"PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": str(WORK / "home"), "LANG": "C.UTF-8", "CI": "true",
         "GIT_CONFIG_NOSYSTEM": "1"}
SHADER = """RWBuffer<uint> Values : register(u0);
[numthreads(1, 1, 1)] void main(uint Id : SV_GroupIndex) {
  Values[Id] = 4;
}
"""


def run(*words, cwd=None, env=None, code=0):
    got = subprocess.run([str(w) for w in words], cwd=cwd, env={**CLEAN, **(env or {})}, text=True,
                         stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    assert got.returncode == code, f"{words}: exit code {got.returncode}, expected {code}\n{got.stdout}"
    return got.stdout


def git(folder, *words, code=0):
    return run("git", "-c", "user.name=n", "-c", "user.email=e@example.com", *words, cwd=folder, code=code,
               env={"PATH": f"{BIN}:{CLEAN['PATH']}"})


def make_containers(folder):
    """A good container, and one whose program breaks a rule at a line of its source."""
    (folder / "fill.hlsl").write_text(SHADER)
    run(BIN / "dxil-cc", "-T", "cs_6_0", "-Zi", "-Qembed_debug", "fill.hlsl", "-Fo", "good.dxil", cwd=folder)
    listing = run(BIN / "dxil-dis", "--debug", "--with-parts", "good.dxil", cwd=folder)
    changed = re.sub(r"(bufferStore.i32\(.*), i8 15\)", r"\1, i8 3)", listing)
    assert changed != listing, listing
    (folder / "broken.ll").write_text(changed)
    run(BIN / "dxil-as", "broken.ll", "-o", "broken.dxil", cwd=folder)


# ---- GitHub -------------------------------------------------------------------------------------------------------


def run_action(folder, code=0, **given):
    """Runs the steps of action.yml. Returns their printed text and their outputs."""
    action = yaml.safe_load((SOURCE / "action.yml").read_text())
    unknown = set(given) - set(action["inputs"])
    assert not unknown, unknown
    inputs = {name: given.get(name, entry.get("default", "")) for name, entry in action["inputs"].items()}
    assert all(isinstance(value, str) for value in inputs.values()), "inputs are texts"
    evaluate = lambda text: re.sub(r"\$\{\{ inputs\.(\w+) \}\}", lambda m: inputs[m.group(1)], text)
    outputs = WORK / "outputs"
    outputs.write_text("")
    printed = ""
    assert action["runs"]["using"] == "composite"
    for step in action["runs"]["steps"]:
        assert set(step) <= {"name", "id", "shell", "env", "run"} and step["shell"] == "bash", step
        assert "${{" not in step["run"], "an input in the text of a script could be any command"
        script = WORK / "step.sh"
        script.write_text(step["run"])
        env = {key: evaluate(value) for key, value in step["env"].items()}
        printed += run("bash", "--noprofile", "--norc", "-e", "-o", "pipefail", script, cwd=folder, code=code,
                       env={**env, "GITHUB_ACTION_PATH": str(SOURCE), "GITHUB_OUTPUT": str(outputs),
                            "GITHUB_WORKSPACE": str(folder), "GITHUB_ACTIONS": "true"})
    return printed, dict(line.split("=", 1) for line in outputs.read_text().splitlines())


def annotations(printed):
    """Returns the annotations that GitHub's runner makes by the added matchers: at most one for each line."""
    [path] = re.findall(r"^::add-matcher::(.*)$", printed, re.M)
    matchers = json.loads(pathlib.Path(path).read_text())["problemMatcher"]
    assert {f"::remove-matcher owner={m['owner']}::" for m in matchers} <= set(printed.splitlines())
    found = []
    for line in printed.splitlines():
        of_line = []
        for matcher in matchers:
            [pattern] = matcher["pattern"]
            if m := re.match(pattern["regexp"], line):
                of_line.append({key: m.group(at) for key, at in pattern.items() if key != "regexp"})
        assert len(of_line) <= 1, of_line
        found += of_line
    return found


def check_matchers(folder):
    """Places of findings: with and without an instruction, a column, a drive; and in the container."""
    ends = f"::add-matcher::{SOURCE}/integrations/github/matcher.json\n"
    ends += "::remove-matcher owner=dxil-val-source::\n::remove-matcher owner=dxil-val-container::\n"
    for place, expected in (("function 'f', block 0, instruction 3: a.hlsl:5:7: ", ("a.hlsl", "5", "7")),
                            ("function 'f': a.hlsl:5: ", ("a.hlsl", "5", None)),
                            ("part ILDB: function 'f': C:/a.hlsl:5:7: ", ("C:/a.hlsl", "5", "7")),
                            ("part PSV0: ", ("s.dxil", None, None))):
        [found] = annotations(f"{ends}s.dxil: error: {place}what [RULE]\n")
        assert (found["file"], found.get("line"), found.get("column")) == expected, (place, found)
        assert found["message"].endswith("what [RULE]"), found


def check_action(folder):
    check_matchers(folder)
    printed, outputs = run_action(folder, files="good.dxil", path=str(BIN))
    assert "good.dxil: valid" in printed and annotations(printed) == [], printed
    assert outputs == {"sarif": "dxil.sarif"}
    assert json.loads((folder / "dxil.sarif").read_text())["runs"][0]["results"] == []
    printed, _ = run_action(folder, 1, path=str(BIN), sarif="out.sarif")  # the whole folder
    found = annotations(printed)
    assert [(f["file"], f["line"], f["severity"]) for f in found] == [("fill.hlsl", "3", "error")] * 2, found
    results = json.loads((folder / "out.sarif").read_text())["runs"][0]["results"]
    assert [r["locations"][0]["physicalLocation"]["region"]["startLine"] for r in results] == [3, 3]
    # Findings without a source line, by an option; and rules of a file.
    data = bytearray((folder / "good.dxil").read_bytes())
    data[4] ^= 1
    (folder / "digest.cso").write_bytes(data)
    printed, outputs = run_action(folder, 1, files="digest.cso", strict="true", path=str(BIN), sarif="")
    [found] = annotations(printed)
    assert (found["file"], found["severity"]) == ("digest.cso", "error") and "Digest" in found["message"], found
    assert outputs == {}
    (folder / "rules").write_text("allow CONTAINER.CONTENTMATCHES\n")
    printed, _ = run_action(folder, files="digest.cso good.dxil", config="rules", strict="true", path=str(BIN), sarif="")
    assert annotations(printed) == []
    printed, _ = run_action(folder, 2, files="good.dxil")
    assert printed.startswith("::error::dxil-val is not in PATH (expected "), printed
    (folder / "digest.cso").unlink()
    print("action.yml: findings are annotations and SARIF")


# ---- pre-commit ---------------------------------------------------------------------------------------------------


def check_hook(folder):
    """The hook's repository is a commit of .pre-commit-hooks.yaml; the user's repository installs the hook from it."""
    hooks = WORK / "hooks"
    hooks.mkdir()
    shutil.copy(SOURCE / ".pre-commit-hooks.yaml", hooks)
    git(hooks, "init", "-q")
    git(hooks, "add", "-A")
    git(hooks, "commit", "-qm", "hooks")
    revision = git(hooks, "rev-parse", "HEAD").strip()
    git(folder, "init", "-q")
    (folder / ".gitignore").write_text("*.sarif\n")
    (folder / ".pre-commit-config.yaml").write_text(
        f"repos:\n  - repo: {hooks}\n    rev: {revision}\n    hooks:\n      - id: dxil-val\n        args: [--strict]\n")
    git(folder, "add", "-A")
    git(folder, "rm", "-q", "--cached", "broken.dxil")
    path = {"PATH": f"{BIN}:{CLEAN['PATH']}"}
    run("pre-commit", "install", cwd=folder, env=path)
    assert "Passed" in git(folder, "commit", "-m", "good")
    git(folder, "add", "broken.dxil")
    said = git(folder, "commit", "-m", "broken", code=1)
    assert "Failed" in said and "broken.dxil: error: " in said and "fill.hlsl:3:" in said, said
    assert "good.dxil" not in said.replace("1 file changed", ""), said  # uncommitted files are not validated
    run("pre-commit", "run", "--all-files", cwd=folder, env=path, code=1)
    git(folder, "rm", "-qf", "broken.dxil")
    assert "Passed" in run("pre-commit", "run", "--all-files", cwd=folder, env=path)
    # Without the tool, the hook names the missing program.
    (folder / "new.dxil").write_bytes((folder / "good.dxil").read_bytes())
    git(folder, "add", "new.dxil")
    said = run("pre-commit", "run", cwd=folder, code=1)
    assert "dxil-val" in said and "not found" in said, said
    print(".pre-commit-hooks.yaml: a commit with a broken container is refused")


def main():
    shutil.rmtree(WORK, ignore_errors=True)
    folder = WORK / "repository"
    folder.mkdir(parents=True)
    (WORK / "home").mkdir()
    make_containers(folder)
    check_action(folder)
    check_hook(folder)


main()
