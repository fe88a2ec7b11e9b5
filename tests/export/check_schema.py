#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""check_schema.py DXIL_OPS SCHEMA [VERSION]: the export is valid against its schema."""
import json
import subprocess
import sys

import jsonschema

tool, schema_path, *version = sys.argv[1:]
command = [tool, "export", "--format", "json"] + (["--dxil", version[0]] if version else [])
exported = json.loads(subprocess.run(command, check=True, capture_output=True).stdout)
with open(schema_path) as file:
    schema = json.load(file)
jsonschema.Draft7Validator.check_schema(schema)
errors = sorted(jsonschema.Draft7Validator(schema).iter_errors(exported), key=lambda e: str(e.path))
for error in errors[:10]:
    print("/".join(map(str, error.absolute_path)), error.message, file=sys.stderr)

# The schema must be able to reject: an op without a required member does not pass.
broken = json.loads(json.dumps(exported))
del broken["ops"][0]["opcode"]
if jsonschema.Draft7Validator(schema).is_valid(broken):
    sys.exit("the schema accepts an op without an opcode")
print(f"{len(exported['ops'])} ops checked")
sys.exit(1 if errors else 0)
