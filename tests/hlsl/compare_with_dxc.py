#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares what dxil-cc makes of the shaders in tests/corpus/src with what DXC made of them.

Each `// dxc:` line of a shader is a compile; the container that DXC made of it stands in tests/corpus/dxil
(tests/corpus/README.md says how they are named), so no DXC is needed here. dxil-cc compiles the line for the
same version of the validator (1.10, if the line names none), and dxil-dis reads both containers. Compared are, in columns:

  resources    names, classes, kinds, registers, counts and sizes; in a library also those of RDAT
  signatures   every field of ISG1, OSG1 and PSG1
  state        every field of PSV0; in a library the functions of RDAT
  features     the flags of SFI0
  ops          the multiset of calls of DXIL operations, by name and overload

A column is 'same' or 'differs'; for ops it is 'same', 'counts' (the same operations, called another number of
times in the text of the program) or 'kinds' (an operation that only one of the two programs has). A compile that
dxil-cc refuses is 'refused' in all columns.

Each difference gets a cause that is found in the two programs; one for which none is found is 'unexplained'.

With --expected FILE the results are compared with those in FILE: verdicts, every difference of the interface and
the multiset of operations, so that any change fails (exit status 1) until it has been looked at; --update writes
FILE anew. A shader that FILE does not name fails as well. Exit status 2: a tool or a file is missing.
"""
import argparse
import collections
import concurrent.futures
import difflib
import json
import os
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile

COLUMNS = ["resources", "signatures", "state", "features", "ops"]
STAGES = {"cs": "compute", "ps": "pixel", "vs": "vertex", "gs": "geometry", "hs": "hull", "ds": "domain",
          "ms": "mesh", "as": "amplification", "lib": "library"}
CALL = re.compile(r"call .*?@\"?dx\.op\.([\w.\" %<>:]+?)\"?\(i32 -?\d+.*?; (\w+)\(")
VALIDATOR = "1.10"

UNEXPLAINED = "unexplained"
SSA = re.compile(r"%\"?[\w.$-]+\"?")
MINIMUM_PRECISION = "minimum precision"


def jobs(corpus):
    """Yields (name, source, arguments) for each `// dxc:` line, in the order of names."""
    found = []
    for source in corpus.joinpath("src").rglob("*.hlsl"):
        lines = []
        for line in source.read_text().splitlines():
            if line.startswith("// dxc:"):
                lines.append(shlex.split(line[len("// dxc:"):]))
        for number, arguments in enumerate(lines):
            name = source.stem if len(lines) == 1 else f"{source.stem}.{number}"
            found.append((name, source, arguments))
    return sorted(found)


def run(command):
    return subprocess.run([str(c) for c in command], capture_output=True, text=True, errors="replace", timeout=120)


def read(dis, container):
    """The contents of the columns: column -> any comparable value, `ops` a Counter."""
    def output(option):
        result = run([dis, option, container])
        if result.returncode:
            sys.exit(f"compare_with_dxc: error: dxil-dis {option} {container}: {result.stderr.strip()}")
        return result.stdout

    parts = {part["name"]: part.get("data") for part in json.loads(output("--json"))["parts"]}
    reflection = json.loads(output("--reflect"))
    # Instructions may number resources in any order; PSV0 has the order.
    resources = [{k: v for k, v in r.items() if k not in ("members", "id")} for r in reflection["resources"]]
    resources.sort(key=lambda r: (r["class"], r["space"], r["register"], r["name"]))
    rdat = parts.get("RDAT") or {}
    ops, calls, words = collections.Counter(), collections.defaultdict(set), collections.Counter()
    for line in output("--no-headers").splitlines():
        words.update(re.findall(r"(?:= |^  )(select|icmp|fcmp|br|switch)\b", line))
        call = CALL.search(line)
        if call:
            overload = call.group(1).partition(".")[2]
            # LLVM adds numbers to types of the same name.
            overload = re.sub(r"^(struct\..*?)\.\d+$", r"\1", overload)
            op = f"{call.group(2)}.{overload}" if overload else call.group(2)
            ops[op] += 1
            # The part of a call that does not depend on its position: constants, and names of
            # resources.
            calls[op].add(SSA.sub("%", line.split("call ", 1)[1]))
    return {
        "resources": {"program": resources, "RDAT": rdat.get("resources")},
        "signatures": {name: parts.get(name) for name in ("ISG1", "OSG1", "PSG1")},
        "state": {"PSV0": parts.get("PSV0"), "RDAT": {k: v for k, v in rdat.items() if k != "resources"}},
        "features": parts.get("SFI0"),
        "ops": ops,
        "calls": calls,
        "words": words,
    }


def is_minimum_precision(program):
    """Returns true if a program declares minimum precision, not 16-bit types: bit 4 of SFI0."""
    return bool((program["features"] or {}).get("bits", 0) >> 4 & 1)


def differences(ours, theirs, path=""):
    """Lines `path: ours, DXC has theirs` for every leaf of the trees that differs."""
    if ours == theirs:
        return []
    if isinstance(ours, dict) and isinstance(theirs, dict):
        return [line for key in dict.fromkeys([*theirs, *ours])
                for line in differences(ours.get(key), theirs.get(key), f"{path}.{key}" if path else str(key))]
    if isinstance(ours, list) and isinstance(theirs, list) and len(ours) == len(theirs):
        return [line for index, pair in enumerate(zip(ours, theirs))
                for line in differences(*pair, f"{path}[{index}]")]
    return [f"{path}: {json.dumps(ours)}, DXC has {json.dumps(theirs)}"]


def compare(job, options, directory):
    """(name, stage, column -> verdict, lines that tell the differences)"""
    name, source, arguments = job
    stage = STAGES[arguments[arguments.index("-T") + 1].split("_")[0]]
    out = pathlib.Path(directory) / f"{name}.dxil"
    version = [] if "-validator-version" in arguments else ["-validator-version", VALIDATOR]
    made = run([options.cc, "--check-undefined", *arguments, *version, source, "-Fo", out])
    if made.returncode or not out.exists():
        errors = [line for line in made.stderr.splitlines() if "error" in line]
        return name, stage, dict.fromkeys(COLUMNS, "refused"), errors[:1]
    ours, theirs = read(options.dis, out), read(options.dis, options.corpus / "dxil" / f"{name}.dxil")
    verdict, lines = {}, []
    for column in COLUMNS[:-1]:
        verdict[column] = "same" if ours[column] == theirs[column] else "differs"
        lines += [f"{column}: {line}" for line in differences(ours[column], theirs[column])]
    a, b = ours["ops"], theirs["ops"]
    verdict["ops"] = "same" if a == b else "counts" if a.keys() == b.keys() else "kinds"
    verdict["multiset"] = " ".join(f"{op}:{count}" for op, count in sorted(a.items()))
    differing = sorted(op for op in {*a, *b} if a[op] != b[op])
    why = {op: cause_of(op, ours, theirs) for op in differing}
    verdict["causes"] = why
    verdict["interface"] = {c: interface_causes(c, ours[c], theirs[c], ours, theirs) for c in COLUMNS[:-1]
                            if verdict[c] == "differs"}
    verdict["lines"] = list(lines)
    lines += [f"ops: {op}: {a[op]}, DXC has {b[op]} ({why[op]})" for op in differing]
    return name, stage, verdict, lines


def split(op):
    name, _, overload = op.partition(".")
    return name, overload


def cause_of(op, ours, theirs):
    """Returns the cause of a different operation that the two programs show, or UNEXPLAINED."""
    a, b = ours["ops"], theirs["ops"]
    name, overload = split(op)
    alike = [other for other in {*a, *b} if split(other)[0] == name]
    if re.match(r"v\d", overload) or "Vector" in name:
        return "vectors whole"
    if any(re.match(r"v\d", split(other)[1]) for other in b) and a[op] > b[op]:
        return "parts of vectors"
    if is_minimum_precision(theirs) and not is_minimum_precision(ours):
        narrow = sum(b[o] - a[o] for o in alike if split(o)[1].endswith("16"))
        wide = sum(a[o] - b[o] for o in alike if split(o)[1].endswith("32"))
        if overload.endswith("16") and narrow > 0 or overload.endswith("32") and wide > 0:
            return MINIMUM_PRECISION
    for width in ("16", "32"):
        both = [o for o in alike if split(o)[1] in ("f" + width, "i" + width)]
        if op in both and len(both) == 2 and sum(a[o] for o in both) == sum(b[o] for o in both):
            return "the same bytes as the other type"
    if ours["calls"].get(op) and ours["calls"].get(op) == theirs["calls"].get(op):
        return "the same calls, more copies here" if a[op] > b[op] else "the same calls, more copies in DXC's"
    if name in ("FMax", "FMin", "IMax", "IMin", "UMax", "UMin") and a[op] > b[op] and \
            theirs["words"]["select"] - ours["words"]["select"] >= a[op] - b[op]:
        return "minimum and maximum for a choice"
    if op in a and op in b and ours["calls"][op] < theirs["calls"][op]:
        return "calls that only DXC's has, of an operation in both"
    if op in a and op in b and ours["calls"][op] > theirs["calls"][op]:
        return "calls that only ours has, of an operation in both"
    return UNEXPLAINED


def functions_of(state):
    """The facts of RDAT about functions, without order; record numbers, which depend on the order, are left out."""
    places = {"node", "compute", "pixel", "vertex", "geometry", "hull", "domain", "mesh", "amplification"}
    return sorted(json.dumps({k: v for k, v in f.items() if k not in places}, sort_keys=True)
                  for f in (state.get("RDAT") or {}).get("functions") or [])


def interface_causes(column, ours, theirs, our_program, their_program):
    """The causes of the differences of a column; UNEXPLAINED among them if some have none."""
    causes = set()
    narrow = is_minimum_precision(their_program) and not is_minimum_precision(our_program)
    sorted_here = lambda tree: sorted(json.dumps(r, sort_keys=True) for r in tree or [])
    for line in differences(ours, theirs):
        path = line.partition(":")[0]
        if re.search(r"(?i)depend|dynamicIndexMask|viewId|ToOutput|ToPatch", path):
            causes.add("dependency tables")
        elif narrow and (column == "features" or re.search(r"(?i)component|precision|format|size|bytes", path)):
            causes.add(MINIMUM_PRECISION)
        elif column == "state" and "resources" in path and sorted_here((ours["PSV0"] or {}).get("resources")) == \
                sorted_here((theirs["PSV0"] or {}).get("resources")):
            causes.add("order of resources")
        elif column == "state" and path.startswith("RDAT.functions") and \
                functions_of(ours) and functions_of(ours) == functions_of(theirs):
            causes.add("order of functions")
        elif narrow and "min16" in line:
            causes.add(MINIMUM_PRECISION)
        elif column == "resources" and path.endswith(".name") and '""' in line:
            causes.add("names of resources")
        elif column == "features" and any(re.match(r"v\d", split(op)[1]) for op in their_program["ops"]):
            causes.add("flags of long vectors")
        else:
            causes.add(UNEXPLAINED)
    return sorted(causes)


def print_causes(results):
    """How many compiles have each cause, and how many have no other."""
    print("\n| why operations differ | lines | no other cause | operations |\n| --- | --- | --- | --- |")
    having = [(v["causes"], set(v["causes"].values())) for _, _, v, _ in results if v.get("causes")]
    found = {cause for _, causes in having for cause in causes}
    for cause in sorted(found - {UNEXPLAINED}) + [UNEXPLAINED]:
        ops = collections.Counter(op.partition(".")[0] for why, _ in having for op, c in why.items() if c == cause)
        print(f"| {cause} | {sum(cause in c for _, c in having)} | {sum(c == {cause} for _, c in having)} | "
              f"{', '.join(op for op, _ in ops.most_common(4))} |")
    print("\n| why the interface differs | " + " | ".join(COLUMNS[:-1]) + " |\n| --- " + "| --- " * 4 + "|")
    found = {c for _, _, v, _ in results for causes in v.get("interface", {}).values() for c in causes}
    for cause in sorted(found - {UNEXPLAINED}) + [UNEXPLAINED]:
        counts = [sum(cause in v.get("interface", {}).get(column, []) for _, _, v, _ in results)
                  for column in COLUMNS[:-1]]
        print(f"| {cause} | " + " | ".join(map(str, counts)) + " |")


def print_table(results):
    rows = [["stage", "lines", "compiled", *(f"same {c}" for c in COLUMNS), "ops: counts", "ops: kinds"]]
    for stage in [*STAGES.values(), "all"]:
        chosen = [v for _, s, v, _ in results if stage in (s, "all")]
        compiled = [v for v in chosen if v["ops"] != "refused"]
        rows.append([stage, len(chosen), len(compiled), *(sum(v[c] == "same" for v in compiled) for c in COLUMNS),
                     sum(v["ops"] == "counts" for v in compiled), sum(v["ops"] == "kinds" for v in compiled)])
    widths = [max(len(str(row[i])) for row in rows) for i in range(len(rows[0]))]
    rows.insert(1, ["-" * width for width in widths])
    for row in rows:
        print("| " + " | ".join(str(cell).ljust(width) for cell, width in zip(row, widths)) + " |")


def expectation(name, verdict):
    """The lines of the expectation file for a compile: its verdicts, then the facts behind them."""
    lines = [" ".join([name, *(f"{c}={verdict[c]}" for c in COLUMNS)])]
    if verdict["ops"] != "refused":
        lines += ["  " + line for line in verdict["lines"]]
        lines.append("  ops: " + (verdict["multiset"] or "none"))
    return lines


def check(results, path):
    """The number of compiles that are not as the file has them."""
    expected, name = {}, None
    for line in path.read_text().splitlines():
        if line.startswith("  "):
            expected[name].append(line)
        elif line and not line.startswith("#"):
            name = line.split()[0]
            expected[name] = [line]
    changed = 0
    for name, _, verdict, lines in results:
        was, now = expected.pop(name, None), expectation(name, verdict)
        if was == now:
            continue
        changed += 1
        if was is None:
            print(f"not expected: {name} is not in {path.name}")
            continue
        print(f"changed: {name}")
        print("".join(f"  {line}\n" for line in difflib.unified_diff(was, now, "was", "is", lineterm="", n=0)
                      if not line.startswith(("---", "+++", "@@"))), end="")
        print("".join(f"  {line}\n" for line in lines if verdict["ops"] == "refused"), end="")
    changed += len(expected)
    print("".join(f"missing: {name} has no // dxc: line any more\n" for name in expected), end="")
    print(f"{changed} not as in {path.name}" + (" (look at them, then --update writes it anew)" if changed else ""))
    return changed


def write(results, path):
    with path.open("w") as file:
        file.write("# What compare_with_dxc.py --update found: how each container of tests/corpus/dxil compares with\n"
                   "# what dxil-cc makes of the same source; each difference of the interface, and the operations of\n"
                   "# ours. Any other result fails the test. Written anew by: --bin BUILD/bin --expected FILE --update\n")
        for name, _, verdict, _ in results:
            file.write("\n".join(expectation(name, verdict)) + "\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    here = pathlib.Path(__file__).resolve().parent
    parser.add_argument("--bin", type=pathlib.Path, required=True, help="directory of dxil-cc and dxil-dis")
    parser.add_argument("--corpus", type=pathlib.Path, default=here.parent / "corpus")
    parser.add_argument("--expected", type=pathlib.Path, help="file of results that are as they were looked at")
    parser.add_argument("--update", action="store_true", help="write the file of --expected")
    parser.add_argument("--verbose", action="store_true", help="tell every difference")
    parser.add_argument("-k", default="", help="only compiles whose name contains this (not with --expected)")
    options = parser.parse_args()
    options.cc, options.dis = options.bin / "dxil-cc", options.bin / "dxil-dis"
    chosen = [job for job in jobs(options.corpus) if options.k in job[0]
              and (options.corpus / "dxil" / f"{job[0]}.dxil").exists()]
    if not chosen or not options.cc.exists() or not options.dis.exists():
        print(f"compare_with_dxc: error: dxil-cc and dxil-dis expected in {options.bin}, "
              f"shaders in {options.corpus}", file=sys.stderr)
        return 2
    if options.k and options.expected:
        parser.error("-k chooses, --expected wants all")
    with tempfile.TemporaryDirectory() as directory, \
            concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        results = list(pool.map(lambda job: compare(job, options, directory), chosen))
    if options.verbose:
        for name, stage, verdict, lines in results:
            if lines:
                print(f"{name} ({stage}):", *(f"\n  {line}" for line in lines), "\n", sep="")
    print_table(results)
    print_causes(results)
    if options.expected and options.update:
        write(results, options.expected)
    elif options.expected:
        return 1 if check(results, options.expected) else 0
    return 0


if __name__ == "__main__":
    sys.exit(main())
