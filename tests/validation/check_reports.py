# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""check_reports.py DXIL_VAL CORPUS JSON_SCHEMA SARIF_SCHEMA WORK [OFFICIAL_SARIF_SCHEMA]

Breaks corpus files in seeded ways and checks the JSON and SARIF reports on them, and on unusable and
missing files, against their schemas by an independent JSON Schema implementation. The last argument
is the schema of OASIS, for a check by hand: it is not part of this repository.
"""
import json
import os
import random
import subprocess
import sys

import jsonschema

val, corpus, json_schema, sarif_schema, work = sys.argv[1:6]
os.makedirs(work, exist_ok=True)
generator = random.Random(6)
paths = []
for name in ("cs_minimal.0.dxil", "dbg_light_culling.0.dxil", "dbg_library.0.dxil"):
    whole = open(os.path.join(corpus, name), "rb").read()
    for number in range(60):
        broken = bytearray(whole)
        broken[generator.randrange(len(broken))] ^= 1 << generator.randrange(8)
        paths.append(os.path.join(work, f"{number} {name}"))
        open(paths[-1], "wb").write(broken)
paths += [os.path.join(work, "missing.dxil"), os.path.join(corpus, "cs_minimal.0.dxil")]


def report(form):
    run = subprocess.run([val, "--site", "https://a.example/dxil", "--format", form, *paths], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    assert run.returncode == 2, run.returncode  # the missing file
    return json.loads(run.stdout)


as_json = report("json")
jsonschema.validate(as_json, json.load(open(json_schema)))
assert as_json["summary"]["files"] == len(paths)
assert as_json["summary"]["valid"] == sum(f["valid"] for f in as_json["files"])
findings = [f for file in as_json["files"] for f in file["findings"]]
assert any("line" in f for f in findings), "no finding has a source line"
assert any("instruction" in f for f in findings), "no finding is at an instruction"

as_sarif = report("sarif")
for schema in (sarif_schema, *sys.argv[6:]):
    jsonschema.validate(as_sarif, json.load(open(schema)))
run = as_sarif["runs"][0]
unusable = sum("unusable" in file for file in as_json["files"])
assert len(run["results"]) == len(findings) + unusable
rules = run["tool"]["driver"]["rules"]
assert all(r["helpUri"] == f"https://a.example/dxil/rules/{r['id']}.html" for r in rules if r["id"] != "unusable")
for result in run["results"]:
    assert run["tool"]["driver"]["rules"][result["ruleIndex"]]["id"] == result["ruleId"]
print(f"{len(findings)} findings in {len(paths)} files, {unusable} unusable")
