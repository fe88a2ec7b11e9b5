#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""check_pictures.py COMMITTED DRAWN: each picture of the folder COMMITTED is what the examples draw in DRAWN.

Machines differ in the width of their vectors and LLVM in what it contracts, so that the last bit of a colour,
and the coverage of a pixel at an edge, may differ: of a thousand pixels one may be off by more than 2 of 255.
No picture of DRAWN is of few colours."""
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent / "Inputs"))
from png import read  # noqa: E402 — beside this file

committed, drawn = map(pathlib.Path, sys.argv[1:3])
wrong = []


def differing(before, after):
    """How many pixels differ; all of them if the sizes do."""
    if before[:2] != after[:2]:
        return before[0] * before[1]
    return sum(any(abs(a - b) > 2 for a, b in zip(old[x:x + 4], new[x:x + 4]))
               for old, new in zip(before[2], after[2]) if old != new for x in range(0, len(old), 4))


names = sorted(path.name for path in committed.glob("*.png"))
for name in names:
    before, after = read(committed / name), read(drawn / name)
    count = differing(before, after)
    print(f"{name}: {count} of {before[0] * before[1]} pixels differ")
    if count * 1000 > before[0] * before[1]:
        wrong.append(f"{name} is no longer what the example draws (if it is meant: cp {drawn / name} {committed})")
for path in sorted(drawn.glob("*.png")):
    width, _, rows = read(path)
    colours = {bytes(row[x:x + 4]) for row in rows for x in range(0, width * 4, 4)}
    print(f"{path.name}: {len(colours)} colours")
    if len(colours) < 100:
        wrong.append(f"{path.name} has {len(colours)} colours: nothing is drawn")
print("\n".join(wrong))
sys.exit(bool(wrong) or not names)
