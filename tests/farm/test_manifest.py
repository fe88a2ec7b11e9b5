# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Valid manifests, and the messages for invalid ones, of which no job is started."""
import json

import pytest

GOOD = {"name": "a.hlsl", "profile": "cs_6_6", "output": "a.dxil"}


def count(folder, lines, *words):
    folder.manifest(lines)
    got = folder.farm("--dry-run", "jobs.jsonl", *words)
    assert got.returncode == 0, got.stderr
    return got.stdout.strip()


def test_permutations_multiply(folder):
    line = {**GOOD, "output": "a-{N}-{LIT}.dxil", "permutations": {"N": [1, 2, "x"], "LIT": [True, None]}}
    assert count(folder, ["# a comment", "", line]) == "6 jobs"
    assert count(folder, [GOOD]) == "1 job"


def test_commands_of_other_compilers_are_passed_over(folder):
    entries = [{"directory": ".", "file": "a.cpp", "command": "g++ -c a.cpp -o a.o"},
               {"directory": ".", "file": "a.hlsl", "command": "dxc -T cs_6_6 -Fo a.dxil a.hlsl"},
               {"directory": ".", "file": "b.hlsl", "arguments": ["/opt/bin/dxil-cc", "-T", "cs_6_6", "b.hlsl", "-Fob.dxil"]}]
    assert count(folder, [json.dumps(entries, indent=1)]) == "2 jobs"
    assert count(folder, [json.dumps(entries, indent=1)], "--validate") == "2 jobs"


@pytest.mark.parametrize("line, said", [
    ("{", "jobs.jsonl:2:2: error: no JSON"),
    ("3", "jobs.jsonl:2: error: it is no object (expected one such as"),
    ({**GOOD, "profil": "cs_6_6"}, "jobs.jsonl:2: error: 'profil' is no field, did you mean 'profile'?"),
    ({**GOOD, "permutations": {"N": []}}, "'permutations' is {\"N\": []} (expected an object of lists"),
    ({**GOOD, "defines": {"N": [1]}}, "(expected an object, such as {\"N\": 4}, or a list"),
    ({"profile": "cs_6_6", "output": "b.dxil"}, "'name' is missing (expected the path of the source)"),
    ({"name": "a.hlsl"}, "nothing says where the container goes (expected 'output', or -Fo among 'options')"),
    (GOOD, "'a.dxil' is written by jobs.jsonl:1 too (expected a file of its own)"),
    ({**GOOD, "output": "./b.dxil", "permutations": {"N": [1, 2]}}, "'./b.dxil' is written twice (expected names of"),
    ({**GOOD, "output": "b.dxil", "options": ["-P"]}, "'-P': not in a farm (expected dxil-cc -P)"),
    ({**GOOD, "output": "b.dxil", "options": "-I"}, "'-I': its value is missing"),
    ({**GOOD, "output": "b.dxil", "options": ["-Fo", "c.dxil"]}, "there is another file for the same output, 'b.dxil'"),
    ({**GOOD, "output": "-"}, "container goes to standard output (expected a file)"),
    ({**GOOD, "output": "b.dxil", "options": ["@more"]}, "'@more': a file of options (expected the options themselves)"),
    ("[" * 100000, "no JSON: it is nested too deeply"),
    ('{"name": "b.hlsl", "options": ' + "[" * 5000 + "]" * 5000 + "}", "no JSON: it is nested too deeply"),
    ('{"name": "b.hlsl", "name": "c.hlsl"}', "'name' stands twice in an object"),
    ('{"name": "b.hlsl", "defines": {"N": NaN}}', "no JSON: NaN (expected a number)"),
    ({**GOOD, "output": "b.dxil", "defines": {"N": "\0"}}, "has a character that no file and no option can have"),
    ({**GOOD, "output": "b\ud800.dxil"}, "has a character that no file and no option can have"),
    ({**GOOD, "output": "b.dxil", "defines": {"": 1}}, "(expected an object, such as {\"N\": 4}"),
    ({**GOOD, "output": "b.dxil", "permutations": {"A B": [1]}}, "(expected an object of lists"),
    ({**GOOD, "output": "b/"}, "'b/' is a folder (expected a file)"),
    ({**GOOD, "output": "{A}{B}{C}", "permutations": {name: list(range(1000)) for name in "ABC"}},
     "'permutations' are 1000000000 jobs (expected 16777216 at most)"),
])
def test_wrong_lines(folder, line, said):
    folder.manifest([GOOD, line])
    got = folder.farm("jobs.jsonl")
    assert got.returncode == 2
    assert got.stderr.startswith("jobs.jsonl:2") and said in got.stderr, got.stderr
    assert not (folder.path / ".dxil-farm").exists()


def test_all_wrong_lines_are_told(folder):
    folder.manifest([{"name": 3}, GOOD, "nothing"])
    got = folder.farm("jobs.jsonl")
    assert [line.split(" ")[0] for line in got.stderr.splitlines()] == ["jobs.jsonl:1:", "jobs.jsonl:3:1:"]


def test_empty_manifest(folder):
    folder.manifest(["# nothing"])
    got = folder.farm("jobs.jsonl")
    assert got.returncode == 2 and "it has no job (expected a line such as" in got.stderr


def test_validation_has_other_fields(folder):
    folder.manifest([{"name": "a.dxil", "validator_version": "one"}])
    got = folder.farm("--validate", "jobs.jsonl")
    assert got.returncode == 2 and "expected a version, such as \"1.8\"" in got.stderr
