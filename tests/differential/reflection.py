#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What applications that reflect learn of dxil-cc's containers, beside what they learn of dxc's.

    reflection.py --dxc DXC --bin BUILD/bin [--jobs FILE] [--drop OPTION]... [--every N] [SHADER...]

A shader is a source of tests/corpus or examples with `// dxc:` lines, which say its arguments. A line
of FILE is a name, arguments and a source, with tabs between. Both compilers get these without the
options of --drop (-Qstrip_reflect always is one); of a list only each Nth is compiled. What
`dxil-dis --reflect` says of the two containers is compared field by field: resources, by class and
name, with types and members of all depths, entries, signatures. Not compared are numbers of resources
(`id`), which say their order, what depends on the optimizer (`counters`, `operations`, `used`, which
is counted by itself), and RDAT. Prints each field that differs, and sums; fails if one differs that
does not match a line of explained-reflection.txt.
"""
import argparse
import collections
import concurrent.futures
import json
import os
import re
import shlex
import subprocess
import sys
import tempfile

SKIPPED = {"counters", "operations", "runtimeData", "id", "used", "features"}
EXPLAINED = os.path.join(os.path.dirname(os.path.abspath(__file__)), "explained-reflection.txt")


class Comparison:
    def __init__(self):
        self.differing, self.uses = [], []
        self.counts = collections.Counter()

    def key(self, item):
        return f"{item.get('class', '')} {item.get('name', item.get('semantic', ''))} {item.get('index', '')}"

    def walk(self, path, left, right):
        if isinstance(left, dict) and isinstance(right, dict):
            for name in dict.fromkeys([*left, *right]):
                if name == "used" or ("offset" in left and name == "members"):
                    self.counts["members used"] += name == "used"
                if name not in SKIPPED:
                    self.walk(f"{path}.{name}", left.get(name), right.get(name))
            if "offset" in left and left.get("used") != right.get("used"):
                self.uses.append((path, left.get("used"), right.get("used")))
        elif isinstance(left, list) and isinstance(right, list) and left and isinstance(left[0], dict):
            self.items(path, left, right)
        else:
            self.counts["fields"] += 1
            if left != right:
                self.differing.append((path, left, right))

    def items(self, path, left, right):
        """Resources are found by name; members stand in their order."""
        kind = path.rsplit(".", 1)[-1]
        if kind == "members" or kind not in ("resources", "entries"):
            self.counts[kind] += len(left)
            if len(left) != len(right):
                self.differing.append((path, [self.key(x) for x in left], [self.key(x) for x in right]))
                return
            for one, other in zip(left, right):
                self.walk(f"{path}/{one.get('name', one.get('semantic'))}", one, other)
            return
        named = [{self.key(x): x for x in items} for items in (left, right)]
        for name in dict.fromkeys([*named[0], *named[1]]):
            self.counts[kind] += 1
            self.walk(f"{path}/{name}", named[0].get(name), named[1].get(name))


def jobs_of(options):
    jobs = []
    for path in options.shaders:
        for line in open(path, encoding="utf-8", errors="replace"):
            if match := re.match(r"\s*//\s*dxc:\s*(.*)", line):
                jobs.append((os.path.basename(path), shlex.split(match[1]), path))
    if options.jobs:
        for line in open(options.jobs, encoding="utf-8"):
            name, arguments, source = line.rstrip("\n").split("\t")[:3]
            jobs.append((name, shlex.split(arguments), source))
    return jobs[::options.every]


def reflect(options, compiler, arguments, source, folder, name):
    container = os.path.join(folder, name)
    run = subprocess.run([compiler, *arguments, "-no-warnings", source, "-Fo", container], capture_output=True)
    if run.returncode or not os.path.exists(container):
        return None
    shown = subprocess.run([os.path.join(options.bin, "dxil-dis"), "--reflect", container], capture_output=True)
    os.unlink(container)
    return json.loads(shown.stdout) if shown.returncode == 0 else None


def compare(options, number, job):
    name, arguments, source = job
    arguments = [x for x in arguments if x not in options.drop]
    with tempfile.TemporaryDirectory() as folder:
        theirs = reflect(options, options.dxc, arguments, source, folder, "theirs.dxil")
        if theirs is None:
            return None
        ours = reflect(options, os.path.join(options.bin, "dxil-cc"), arguments, source, folder, "ours.dxil")
    if ours is None:
        return "refused"
    result = Comparison()
    result.walk("", theirs, ours)
    return result


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--dxc", required=True)
    parser.add_argument("--bin", required=True)
    parser.add_argument("--jobs")
    parser.add_argument("--drop", action="append", default=["-Qstrip_reflect", "/Qstrip_reflect"])
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--show", type=int, default=200)
    parser.add_argument("shaders", nargs="*")
    options = parser.parse_args()
    explained = [re.compile(line.split("  #")[0].strip()) for line in open(EXPLAINED, encoding="utf-8")
                 if line.strip() and not line.startswith("#")]
    jobs = jobs_of(options)
    sums, unexplained, known, shown = collections.Counter(), 0, collections.Counter(), 0
    with concurrent.futures.ThreadPoolExecutor(options.workers) as pool:
        results = list(pool.map(lambda job: compare(options, *job), enumerate(jobs)))
    for (name, arguments, source), result in zip(jobs, results):
        if result is None or result == "refused":
            sums["refused by dxc" if result is None else "refused by dxil-cc"] += 1
            continue
        sums["containers"] += 1
        sums.update(result.counts)
        sums["members whose use differs"] += len(result.uses)
        for path, left, right in result.differing:
            text = f"{path}: dxc {left}, dxil-cc {right}"
            reason = next((x.pattern for x in explained if x.search(text)), None)
            known[reason] += reason is not None
            if reason:
                continue
            unexplained += 1
            if shown < options.show:
                print(f"{source} {' '.join(arguments)}\n  {text}")
                shown += 1
    for key, value in sums.items():
        print(f"{value} {key}")
    for reason, count in known.items():
        if reason:
            print(f"{count} explained: {reason}")
    print(f"{unexplained} fields differ")
    return 1 if unexplained or not sums["containers"] else 0


if __name__ == "__main__":
    sys.exit(main())
