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

With --expected FILE the results are compared with those in FILE, and the exit status is 1 if one is worse than
there, or missing; --update writes FILE instead. Exit status 2: a tool or a file is missing.
"""
import argparse
import collections
import concurrent.futures
import json
import os
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile

COLUMNS = ["resources", "signatures", "state", "features", "ops"]
RANK = {"same": 0, "counts": 1, "differs": 2, "kinds": 2, "refused": 3}
STAGES = {"cs": "compute", "ps": "pixel", "vs": "vertex", "gs": "geometry", "hs": "hull", "ds": "domain",
          "ms": "mesh", "as": "amplification", "lib": "library"}
CALL = re.compile(r"call .*?@\"?dx\.op\.([\w.\" %<>:]+?)\"?\(i32 \d+.*?; (\w+)\(")
VALIDATOR = "1.10"

# Why operations differ: (cause, operation with overload, who has more of it, what the command line has).
# The first that fits an operation is its cause; docs/comparison.md explains them. `.` fits anything.
CAUSES = [
    ("vectors whole", r".*\.v\d+\w+$|VectorReduce.*", ".", r"_6_9"),
    ("parts of vectors", r".*", ".", r"_6_9"),
    ("minimum precision", r".*\.[fi]16$", "dxc", r"^(?!.*enable-16bit)"),
    ("minimum precision, in 32 bits", r".*\.[fi]32$", ".", r"min_precision|half_math|half_bits|half_control|gbuffer|multi_stream"),
    ("constants loaded again", r"CBufferLoad.*", "dxc", r"."),
    ("handles annotated again", r"(AnnotateHandle|CreateHandle.*)", "dxc", r"."),
    ("loads and stores of the other type", r"(Raw)?Buffer(Load|Store)\.[fi](16|32)", ".", r"."),
    ("rows of signatures one by one", r"(LoadInput|StoreOutput|LoadPatchConstant|LoadOutputControlPoint|"
                                      r"StoreVertexOutput|StorePatchConstant).*", ".", r"."),
    ("loops with their test twice", r"RayQuery_Proceed.*", "dxc", r"."),
    ("minimum and maximum for a choice", r"[IUF](Max|Min)\..*", ".", r"."),
    ("code twice or once, as loops and branches went", r".*", ".", r"."),
]


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
    """What the columns are made of: column -> anything that compares, `ops` a Counter."""
    def output(option):
        result = run([dis, option, container])
        if result.returncode:
            sys.exit(f"compare_with_dxc: error: dxil-dis {option} {container}: {result.stderr.strip()}")
        return result.stdout

    parts = {part["name"]: part.get("data") for part in json.loads(output("--json"))["parts"]}
    reflection = json.loads(output("--reflect"))
    # The numbers by which the instructions name resources are the program's own business; PSV0 has their order.
    resources = [{k: v for k, v in r.items() if k not in ("members", "id")} for r in reflection["resources"]]
    resources.sort(key=lambda r: (r["class"], r["space"], r["register"], r["name"]))
    rdat = parts.get("RDAT") or {}
    ops = collections.Counter()
    for line in output("--no-headers").splitlines():
        call = CALL.search(line)
        if call:
            overload = call.group(1).partition(".")[2]
            # LLVM numbers types of one name.
            overload = re.sub(r"^(struct\..*?)\.\d+$", r"\1", overload)
            ops[f"{call.group(2)}.{overload}" if overload else call.group(2)] += 1
    return {
        "resources": {"program": resources, "RDAT": rdat.get("resources")},
        "signatures": {name: parts.get(name) for name in ("ISG1", "OSG1", "PSG1")},
        "state": {"PSV0": parts.get("PSV0"), "RDAT": {k: v for k, v in rdat.items() if k != "resources"}},
        "features": parts.get("SFI0"),
        "ops": ops,
    }


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
    made = run([options.cc, *arguments, *version, source, "-Fo", out])
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
    differing = sorted(op for op in {*a, *b} if a[op] != b[op])
    why = {op: cause_of(op, a[op] > b[op], " ".join([*arguments, name])) for op in differing}
    verdict["causes"] = why
    lines += [f"ops: {op}: {a[op]}, DXC has {b[op]} ({why[op]})" for op in differing]
    return name, stage, verdict, lines


def cause_of(op, ours_more, command):
    return next(cause for cause, operation, more, line in CAUSES
                if re.fullmatch(operation, op) and more in (".", "ours" if ours_more else "dxc")
                and re.search(line, command))


def print_causes(results):
    """How many compiles have each cause, and how many have no other."""
    print("\n| why operations differ | lines | no other cause | operations |\n| --- | --- | --- | --- |")
    for cause in dict.fromkeys(c[0] for c in CAUSES):
        having = [set(v["causes"].values()) for _, _, v, _ in results if cause in v.get("causes", {}).values()]
        ops = collections.Counter(op.partition(".")[0] for _, _, v, _ in results
                                  for op, why in v.get("causes", {}).items() if why == cause)
        names = ", ".join(op for op, _ in ops.most_common(4))
        print(f"| {cause} | {len(having)} | {sum(len(h) == 1 for h in having)} | {names} |")


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


def check(results, path):
    """The number of verdicts that are worse than in the file."""
    expected = {}
    for line in path.read_text().splitlines():
        if line and not line.startswith("#"):
            name, *verdicts = line.split()
            expected[name] = dict(v.split("=") for v in verdicts)
    worse = better = 0
    for name, _, verdict, lines in results:
        for column, was in expected.pop(name, {}).items():
            if RANK[verdict[column]] > RANK[was]:
                worse += 1
                print(f"worse: {name}: {column} was {was}, is {verdict[column]}")
                print("".join(f"  {line}\n" for line in lines if line.startswith(column) or was != "refused"
                              and verdict[column] == "refused"), end="")
            elif RANK[verdict[column]] < RANK[was]:
                better += 1
    worse += len(expected)
    print("".join(f"missing: {name} has no // dxc: line any more\n" for name in expected), end="")
    print(f"{worse} worse, {better} better than {path.name}" + (" (--update writes it anew)" if better else ""))
    return worse


def write(results, path):
    with path.open("w") as file:
        file.write("# What compare_with_dxc.py --update found: how each container of tests/corpus/dxil compares\n"
                   "# with what dxil-cc makes of the same source. A result worse than here fails the test.\n")
        for name, _, verdict, _ in results:
            file.write(" ".join([name, *(f"{c}={verdict[c]}" for c in COLUMNS)]) + "\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    here = pathlib.Path(__file__).resolve().parent
    parser.add_argument("--bin", type=pathlib.Path, required=True, help="directory of dxil-cc and dxil-dis")
    parser.add_argument("--corpus", type=pathlib.Path, default=here.parent / "corpus")
    parser.add_argument("--expected", type=pathlib.Path, help="file of results that may not get worse")
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
