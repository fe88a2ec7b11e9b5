#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Plants faults into a copy of the sources, and says what finds them.

usage: faults.py plant TREE TBLGEN        TREE: a copy of the sources, which is changed; TBLGEN: dxil-tblgen
       faults.py run BUILD [--write FILE] [--only PATTERN]

faults.txt has the faults. One build has all of them: each asks the environment variable DXIL_FAULT for its number. Targets to build in a folder of its own:
dxil-cc, dxil-run, dxil-prove, meaning_tests, meaning_execution_tests. `run` sets the variable to one fault after the other and runs what is expected to find
it: rules of rewrites.py, the property tests of meanings, or the tests of lanes and atomics. Without a fault the same tests must pass. --write makes the table
of docs/planted-faults.md. Takes 3 minutes, beside the build.
"""
import argparse
import os
import re
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.normpath(os.path.join(HERE, "../../.."))
BEGIN, END = "<!-- faults -->\n", "<!-- end of the faults -->"
ASK = """#ifndef DXIL_PLANTED
#define DXIL_PLANTED
#include <cstdlib>
static inline bool dxilFault(int N) {
  const char *Planted = std::getenv("DXIL_FAULT");
  return Planted && std::atoi(Planted) == N;
}
#endif
"""


def read():
    faults = []
    with open(os.path.join(HERE, "faults.txt")) as f:
        for line in f:
            if match := re.fullmatch(r"fault (\S+) : (\S+) : (.*)\n", line):
                faults.append({"name": match.group(1), "file": match.group(2), "what": match.group(3)})
            elif line.startswith("find: "):
                faults[-1]["find"] = line[6:].split()
            elif line.startswith(("- ", "+ ")):
                faults[-1][line[0]] = line[2:].rstrip("\n")
    return faults


def replaced(text, old, new, name):
    """The text with new at the only place of old, or the first if it is a whole meaning; white space may differ."""
    pattern = re.compile(r"\s+".join(re.escape(word) for word in old.split()))
    count = len(pattern.findall(text))
    if count != 1 and (not count or "let meaning" not in old):
        sys.exit(f"{name}: error: '{old}' stands {count} times in the file (expected once)")
    return pattern.sub(lambda match: new(match.group(0)), text, count=1)


def plant_code(tree, number, fault):
    path = os.path.join(tree, fault["file"])
    with open(path) as f:
        text = f.read()
    text = replaced(text, fault["-"], lambda old: f"(dxilFault({number}) ? ({fault['+']}) : ({old}))", fault["name"])
    if "DXIL_PLANTED" not in text:
        text = ASK + text
    with open(path, "w") as f:
        f.write(text)


def plant_record(tree, number, fault, tblgen):
    """Makes the table of meanings that the changed record gives."""
    path = os.path.join(tree, fault["file"])
    with open(path) as f:
        whole = f.read()
    with open(path, "w") as f:
        f.write(replaced(whole, fault["-"], lambda old: fault["+"], fault["name"]))
    made = os.path.join(tree, f"meaning/Fault{number}.inc")
    subprocess.run([tblgen, "DXIL.td", "-I", ".", "-I", "emitters", "-gen-meaning-table", "-o", made], cwd=tree, check=True)
    with open(path, "w") as f:
        f.write(whole)
    # One list of namespaces, and one of the choice between them.
    table = os.path.join(tree, "meaning/Table.cpp")
    with open(table) as f:
        text = f.read()
    if "DXIL_PLANTED" not in text:
        text = ASK + text.replace("} // namespace\n", "std::span<const OpMeaning> current() {\n  return OpMeanings;\n}\n\n} // namespace\n", 1)
        head, tail = text.split("} // namespace\n", 1)
        text = head + "} // namespace\n" + tail.replace("OpMeanings", "current()").replace("auto *Found", "auto Found").replace(
            "? Found : nullptr", "? &*Found : nullptr")
    text = text.replace("std::span<const OpMeaning> current() {\n",
                        f"namespace fault{number} {{\n#include \"Fault{number}.inc\"\n}}\n" "std::span<const OpMeaning> current() {\n"
                        f"  if (dxilFault({number}))\n    return fault{number}::OpMeanings;\n", 1)
    text = re.sub(r"std::span<const OpMeaning> current\(\) \{\n(.*?)(?=namespace fault)", "", text, flags=re.S)
    with open(table, "w") as f:
        f.write(text)


def found(build, fault, number):
    """Returns the output of the test that should find a fault, and whether the test fails."""
    kind, pattern = fault["find"]
    environment = dict(os.environ, DXIL_FAULT=str(number))
    if kind == "rules":
        command = [sys.executable, os.path.join(HERE, "../rewrites.py"), os.path.join(build, "bin"), ROOT, "--only", pattern, "--quick",
                   "--work", "30"]
    else:
        program = "meaning_execution_tests" if kind == "property" else "meaning_tests"
        command = [os.path.join(build, "tests", program), f"--gtest_filter={pattern}"]
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode == 0:
        return None
    if kind == "rules":
        rules = sorted(set(re.findall(r"error: ([\w.-]+), (?:\w+):", done.stdout)))
        return f"rule {', '.join(f'`{rule}`' for rule in rules)}" if rules else None
    tests = sorted(set(re.findall(r"\[  FAILED  \] (?:Ops/)?([A-Za-z][\w./]+)", done.stdout)))[:1]
    return f"{'property test' if kind == 'property' else 'test'} {', '.join(f'`{test}`' for test in tests)}" if tests else None


def write(path, rows):
    with open(path) as f:
        text = f.read()
    table = "| fault | file | what is wrong | found by |\n|---|---|---|---|\n" + "\n".join(rows) + "\n"
    with open(path, "w") as f:
        f.write(text[:text.index(BEGIN) + len(BEGIN)] + table + text[text.index(END):])


def run(options):
    rows, holes = [], 0
    for number, fault in enumerate(read(), 1):
        if options.only and not re.fullmatch(options.only, fault["name"]):
            continue
        if clean := found(options.folder, fault, 0):
            print(f"{fault['name']}: error: {clean} fails without a fault")
            holes += 1
        by = found(options.folder, fault, number)
        holes += by is None
        rows.append(f"| {fault['name']} | {fault['file']} | {fault['what']} | {by or 'nothing'} |")
        print(rows[-1], flush=True)
    if options.write:
        write(options.write, rows)
    print(f"{len(rows)} faults, {holes} holes")
    sys.exit(1 if holes or not rows else 0)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("what", choices=("plant", "run"))
    parser.add_argument("folder")
    parser.add_argument("tblgen", nargs="?")
    parser.add_argument("--write")
    parser.add_argument("--only")
    options = parser.parse_args()
    if options.what == "run":
        run(options)
    for number, fault in enumerate(read(), 1):
        if fault["file"].endswith(".td"):
            plant_record(options.folder, number, fault, options.tblgen)
        else:
            plant_code(options.folder, number, fault)


main()
