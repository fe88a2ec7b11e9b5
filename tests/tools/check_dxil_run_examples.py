#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""check_dxil_run_examples.py DXIL_RUN SCHEMA WORK EXCEPTIONS CONTAINER...: each container runs with the
description that --example writes, and the description is one by the schema. EXCEPTIONS has lines
`name: what dxil-run says of it` for containers that cannot; one that runs after all is a failure too."""
import json
import os
import subprocess
import sys

import jsonschema

run, schema_path, work, exceptions_path, *containers = sys.argv[1:]
os.makedirs(work, exist_ok=True)
with open(schema_path) as file:
    schema = json.load(file)
jsonschema.Draft202012Validator.check_schema(schema)
validator = jsonschema.Draft202012Validator(schema)
exceptions = {}
with open(exceptions_path) as file:
    for line in file:
        if line.strip() and not line.startswith("#"):
            name, _, reason = line.partition(": ")
            exceptions[name] = reason.strip()


def try_one(container):
    """Returns the error, or an empty string."""
    name = os.path.basename(container)[: -len(".dxil")]
    description = os.path.join(work, name + ".json")
    for arguments in (["--example", container, "-o", description],
                      [container, description, "--fault=ignore", "-q"]):
        done = subprocess.run([run, *arguments], capture_output=True, text=True, timeout=300)
        if done.returncode != 0:
            return f"exit code {done.returncode}: {done.stderr.strip()}"
    with open(description) as file:
        error = next(validator.iter_errors(json.load(file)), None)
    return f"not by the schema: {error.message}" if error else ""


failures, known = 0, 0
for container in containers:
    name = os.path.basename(container)[: -len(".dxil")]
    wrong, expected = try_one(container), exceptions.get(name)
    if expected and expected in wrong:
        known += 1
    elif wrong or expected:
        failures += 1
        print(f"{name}: {wrong or 'runs, and stands among the exceptions'}")
print(f"{len(containers)} containers: {len(containers) - failures - known} run, {known} known not to, {failures} wrong")
sys.exit(failures != 0 or not containers)
