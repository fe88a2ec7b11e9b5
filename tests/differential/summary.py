#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Counts what differential_collection has written, for each collection (the part of a name before the first slash).

    tests/differential/summary.py [--explained FILE] RESULTS...

--explained has a line for each shader that may differ: name, a text that its details have (or nothing), reason, with tabs between.
A line that explains nothing any more is named. The last columns: of the shaders that ran, how many wrote something that is neither zero
nor NaN, and how many of the numbers written were so.
"""
import collections
import re
import sys

CLASSES = ["same", "imprecise", "minimum precision", "explained", "different", "not run", "refused", "dxc refuses", "both refuse"]


def read_explained(path):
    lines = [l.rstrip("\n").split("\t") for l in open(path) if l.strip() and not l.startswith("#")]
    return [(name, text, reason) for name, text, reason in lines]


def cause_of(details):
    """What stops a run, without its numbers and names."""
    text = re.sub(r"^group [\d,]+: ", "", details.split(" | ")[0])
    return re.sub(r"\d+", "N", text)[:100]


def main():
    arguments, explained = sys.argv[1:], []
    if arguments[:1] == ["--explained"]:
        explained, arguments = read_explained(arguments[1]), arguments[2:]
    if not arguments:
        sys.exit(__doc__)
    counts, ran, live = (collections.defaultdict(collections.Counter) for _ in range(3))
    causes, used, differing = collections.Counter(), set(), []
    for path in arguments:
        for line in open(path):
            what, name, command, contents, numbers, alive, details = (line.rstrip("\n").split("\t") + [""])[:7]
            group = name.split("/")[0]
            if what == "different":
                found = [e for e in explained if e[0] == name and e[1] in command + " " + details]
                what = "explained" if found else what
                used.update(found)
                if not found:
                    differing.append(f"{name} {command}")
            counts[group][what] += 1
            if int(contents):
                ran[group]["ran"] += 1
                ran[group]["live"] += int(alive) > 0
                live[group]["numbers"] += int(numbers)
                live[group]["live"] += int(alive)
            if what == "not run":
                causes[cause_of(details)] += 1
    print("| collection | lines | " + " | ".join(CLASSES) + " | shaders with live numbers | live numbers |")
    print("|---" * (len(CLASSES) + 4) + "|")
    for group in [*sorted(counts), "all"]:
        own = sum(counts.values(), collections.Counter()) if group == "all" else counts[group]
        runs = sum(ran.values(), collections.Counter()) if group == "all" else ran[group]
        written = sum(live.values(), collections.Counter()) if group == "all" else live[group]
        print(f"| {group} | {own.total()} | " + " | ".join(str(own[c]) for c in CLASSES) +
              f" | {runs['live']} of {runs['ran']} | {100 * written['live'] // max(1, written['numbers'])} % |")
    for cause, count in causes.most_common():
        print(f"not run: {count}: {cause}")
    for line in differing:
        print("different:", line)
    for entry in set(explained) - used:
        print("explains nothing:", entry[0])


if __name__ == "__main__":
    main()
