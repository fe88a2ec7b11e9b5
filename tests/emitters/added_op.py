#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A new op changes its own lines in generated files, and counts, but no line of another op.

usage: added_op.py BEFORE AFTER

BEFORE and AFTER are what dxil-tblgen -gen-all writes without and with an op. A line that is gone must be there again with
other numbers only: a count, which few lines of a file are.
"""
import re
import subprocess
import sys
from pathlib import Path

COUNTS = 8
APART = ("rules.md",  # shows cases that stand beside the input
         "meanings.md")  # names ops in paragraphs


def masked(line):
    return re.sub(r"\d+", "#", line)


def changed(before, after):
    """The lines that are gone, and those that are new."""
    text = subprocess.run(["diff", "-U0", before, after], capture_output=True, text=True).stdout
    lines = text.splitlines()[2:]
    return ([line[1:] for line in lines if line.startswith("-")], [line[1:] for line in lines if line.startswith("+")])


def main():
    before, after = map(Path, sys.argv[1:])
    problems, new_lines = [], 0
    for path in sorted(before.rglob("*")):
        name = path.relative_to(before)
        if not path.is_file() or name.parts[0] == "html" or name.name in APART:
            continue
        gone, new = changed(path, after / name)
        new_lines += len(new)
        again = {masked(line) for line in new}
        problems += [f"{name}: of another op: {line}" for line in gone if masked(line) not in again]
        if len(gone) > COUNTS:
            problems.append(f"{name}: {len(gone)} lines change, of which an op has none")
    if not new_lines:
        problems.append(f"{after} has no other op than {before}")
    print("\n".join(problems[:40]))
    return bool(problems)


if __name__ == "__main__":
    sys.exit(main())
