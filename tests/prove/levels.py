#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Proves that programs do the same at -Od and -O3.

usage: levels.py BIN FOLDER [--expect LIST] [--every N] [--timeout SECONDS] [--compiler FILE]

Compiles the programs of FOLDER (tests/language, or any folder of compute shaders) at both levels and runs dxil-prove.
With --expect the programs of the list, one on a line, must all be proved. Without it, prints the answer for each Nth program, and a summary by reason.
--compiler is the compiler of the second program, which is then compiled at -O3 by both.
"""
import argparse
import collections
import os
import re
import subprocess
import sys
import tempfile
import time


def arguments_of(path):
    with open(path) as f:
        for line in f:
            if line.startswith("// refused"):
                return None
            if line.startswith("// args:"):
                words = line[8:].split()
                return words if "-T" in words else ["-T", "cs_6_0", *words]
            if line.startswith("// expect:"):
                break
    return ["-T", "cs_6_0"]


def compiled(compiler, words, source, target):
    done = subprocess.run([compiler, *words, "-E", "main", source, "-Fo", target], stdout=subprocess.DEVNULL,
                          stderr=subprocess.DEVNULL)
    return done.returncode == 0 and os.path.exists(target)


def answer(options, path, folder):
    """The line that dxil-prove prints; None if the program is not for it."""
    words = arguments_of(path)
    if words is None:
        return None
    first, second = os.path.join(folder, "a.dxil"), os.path.join(folder, "b.dxil")
    ours = os.path.join(options.bin, "dxil-cc")
    other = options.compiler or ours
    for target in (first, second):
        if os.path.exists(target):
            os.remove(target)
    if not compiled(ours, words + (["-O3"] if options.compiler else ["-Od"]), path, first) or \
       not compiled(other, words + ["-O3"], path, second):
        return None
    done = subprocess.run([os.path.join(options.bin, "dxil-prove"), first, second, "--timeout", str(options.timeout)],
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    return done.stdout.splitlines()[0] if done.stdout else f"ended by {done.returncode}"


def reason_of(line):
    """A reason without names and numbers."""
    line = re.sub(r"; results differ.*", "; results differ in a run", line)
    return re.sub(r"\b(u\d+|output|groupshared)( at byte \w+|[ \d]+)?( of element \d+)?: ", "", line)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("bin")
    parser.add_argument("folder")
    parser.add_argument("--expect")
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--timeout", type=float, default=10)
    parser.add_argument("--compiler")
    options = parser.parse_args()
    if options.expect:
        with open(options.expect) as f:
            names = [line.strip() for line in f if line.strip() and not line.startswith("#")]
    else:
        names = sorted(os.path.relpath(os.path.join(top, name), options.folder)
                       for top, _, files in os.walk(options.folder) for name in files if name.endswith(".hlsl"))
        names = names[::options.every]
    wrong, counts = 0, collections.Counter()
    with tempfile.TemporaryDirectory() as folder:
        for name in names:
            started = time.monotonic()
            line = answer(options, os.path.join(options.folder, name), folder)
            if line is None:
                continue
            counts[reason_of(line)] += 1
            if options.expect:
                if not line.startswith("same"):
                    wrong += 1
                    print(f"{name}: error: {line} (expected same)")
            else:
                print(f"{name}: {line} [{time.monotonic() - started:.1f} s]", flush=True)
    for line, count in counts.most_common():
        print(f"{count:5} {line}")
    if options.expect and not counts:
        sys.exit("no program was compared")
    sys.exit(1 if wrong else 0)


main()
