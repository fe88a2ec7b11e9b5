#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random HLSL programs that know their result, through dxil-cc and the executor at three levels.

    fuzz/known_hlsl.py --tests build/tests/language_tests --count 200 [--seed 1] [--keep DIR] [--reduce]
    fuzz/known_hlsl.py --show 17                                 the program of a seed, as a case of tests/language

A program is one wave of eight lanes: values of all types, places within them, control flow with wave operations,
functions with inout parameters, buffers of each kind. The generator runs it itself, lane by lane, by HLSL's rules.
Exit code 1 if a program goes wrong, is refused, or cannot be run. The same seed gives the same program.
"""
import argparse
import pathlib
import re
import subprocess
import sys
import tempfile

from known.programs import generate
from known.reduce import reduce_program


def words(data):
    return [int.from_bytes(data[i:i + 4], "little") for i in range(0, len(data), 4)]


def padded(data):
    return bytes(data) + bytes(-len(data) % 4)


def case_text(program, title):
    """The program as a case of tests/language."""
    after = program.run()
    given = {"t0": program.buffers["In"], "t1": program.buffers["Items"], "t2 typed 4": program.buffers["Typed"], "b0": program.constants,
             "u1": program.buffers["Raw"], "u2": program.buffers["Rec"], "u3": program.buffers["Counts"],
             "u4 typed 4": program.buffers["Cells"], "u5": program.buffers["Packed"]}
    if len(after["u1"]) != len(program.buffers["Raw"]):
        raise ValueError("a store outside of memory")
    lines = [f"// args: {program.arguments}"]
    lines += [f"// {name}: u " + " ".join(hex(w) for w in words(padded(data))) for name, data in given.items()]
    lines.append(f"// out: {len(after['u0']) // 4}")
    for name, data in after.items():
        lines.append(f"// expect{'' if name == 'u0' else ' ' + name}: " + " ".join(f"{w:08x}" for w in words(padded(data))))
    return "\n".join(lines + [f"// What: {title}"]) + "\n" + program.text()


def run_cases(tests, folder, choice):
    """Returns the wrong results: {name: [(outcome, level, detail)]}. `choice`: arguments that choose a compiler."""
    report = folder / "report.txt"
    report.unlink(missing_ok=True)
    done = subprocess.run([tests, "--cases", folder, "--report", report, "--gtest_brief=1", *choice], capture_output=True, text=True, errors="replace")
    if not report.exists():
        raise SystemExit(f"known_hlsl.py: error: {tests} gives no report: {(done.stdout + done.stderr)[-2000:]}")
    result = {}
    for entry in re.split(r"\n(?=\w+ O\w )", report.read_text(errors="replace")):
        match = re.match(r"(\w+) (\w+) (\S+): ?(.*)", entry, re.S)
        if match:
            result.setdefault(match[3].split("/")[-1], []).append((match[1], match[2], match[4].strip()))
    return result


def signature(findings):
    """What stays the same while a program is reduced: outcomes, and the words of an error."""
    return {(outcome, re.sub(r"'[^']*'|[\d.]+|.*error: ", "", detail.split("\n")[0]) if outcome != "wrong" else "")
            for outcome, _, detail in findings}


def reduce(tests, program, findings, choice):
    wanted = signature(findings)

    def still(candidates):
        """The number of the first of many candidates that shows the finding."""
        with tempfile.TemporaryDirectory() as temporary:
            folder = pathlib.Path(temporary)
            numbers = []
            for i, candidate in enumerate(candidates):
                try:
                    text = case_text(candidate, "reduced")
                except Exception:  # the remaining output is meaningless
                    continue
                (folder / f"r{i}.hlsl").write_text(text)
                numbers.append(i)
            if not numbers:
                return None
            found = run_cases(tests, folder, choice)
            return next((i for i in numbers if f"r{i}" in found and signature(found[f"r{i}"]) & wanted), None)
    return reduce_program(program, still)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tests", default="build/tests/language_tests", help="the program that runs cases (default: build/tests/language_tests)")
    parser.add_argument("--count", type=int, default=200, help="how many programs (default: 200)")
    parser.add_argument("--seed", type=int, default=1, help="the first seed (default: 1)")
    parser.add_argument("--avoid", default="", help="what programs have not, by commas: waves, odd-bools, past-the-end, shifts, min16,"
                        " matrix-places, bool-vectors, groupshared, bit-fields, templates")
    parser.add_argument("--compiler", help="another compiler than dxil-cc: DXC, to see that the results are its own too")
    parser.add_argument("--keep", help="write the programs of findings to this folder")
    parser.add_argument("--reduce", action="store_true", help="make the programs of findings small")
    parser.add_argument("--known", help="a file with a line `seedN: reason` for each finding that is known; one that is gone is a finding too")
    parser.add_argument("--show", type=int, metavar="SEED", help="print the case of a seed")
    options = parser.parse_args()
    choice = ["--compiler", options.compiler] if options.compiler else []
    avoid = [a for a in options.avoid.split(",") if a]
    if options.show is not None:
        print(case_text(generate(options.show, avoid), f"random program {options.show}."), end="")
        return 0
    lines = pathlib.Path(options.known).read_text().splitlines() if options.known else []
    known = {line.split(":")[0] for line in lines if line.startswith("seed")}
    keep = options.keep and pathlib.Path(options.keep)
    total = 0
    for first in range(options.seed, options.seed + options.count, 100):
        with tempfile.TemporaryDirectory() as temporary:
            folder, programs = pathlib.Path(temporary), {}
            for seed in range(first, min(first + 100, options.seed + options.count)):
                programs[f"seed{seed}"] = generate(seed, avoid)
                (folder / f"seed{seed}.hlsl").write_text(case_text(programs[f"seed{seed}"], f"random program {seed}."))
            found = run_cases(options.tests, folder, choice)
        for name in sorted(known & programs.keys() - found.keys()):
            total += 1
            print(f"{name}: is right now; take its line out of {options.known}")
        for name, findings in sorted(found.items()):
            if name in known:
                continue
            total += 1
            levels = ", ".join(f"{outcome} at -{level}" for outcome, level, _ in findings)
            print(f"{name}: {levels}: {findings[0][2][:300]}", flush=True)
            program = programs[name]
            if options.reduce:
                program = reduce(options.tests, program, findings, choice)
            if keep:
                keep.mkdir(parents=True, exist_ok=True)
                (keep / f"{name}.hlsl").write_text(case_text(program, f"{name}: {levels}"))
    print(f"{options.count} programs, {total} findings")
    return 1 if total else 0


if __name__ == "__main__":
    sys.exit(main())
