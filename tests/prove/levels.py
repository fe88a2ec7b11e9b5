#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Proves that programs do the same at -Od and -O3.

usage: levels.py BIN FOLDER [--expect LIST] [--every N] [--work SECONDS] [--compiler FILE] [-- OPTION...]

Compiles the programs of FOLDER (tests/language, or any folder of compute shaders) at both levels and runs dxil-prove.
With --expect the programs of the list, one on a line, must all be proved. Without it, prints the answer for each Nth program, and a summary by reason.
--compiler is the compiler of the second program, which is then compiled at -O3 by both. Options such as -Gis follow --. A file without options of its own
(`// args:` in tests/language, `// dxc:` in tests/corpus) is compiled for cs_6_6, each of its functions with numthreads as an entry point; its folder and those
above it are searched for included files.
"""
import argparse
import collections
import os
import re
import subprocess
import sys
import tempfile
import time

ENTRY = re.compile(r"\[\s*numthreads\s*\([^)]*\)\s*\]\s*(?:\[[^\]]*\]\s*)*void\s+(\w+)\s*\(", re.I)


def programs_of(path, root):
    """Options of each program that a file has."""
    with open(path, errors="replace") as f:
        text = f.read()
    lines = text.splitlines()
    if any(line.startswith("// refused") for line in lines):
        return []
    own = [line.split(":", 1)[1].split() for line in lines if line.startswith(("// args:", "// dxc:"))]
    if own or any(line.startswith("// expect:") for line in lines):
        own = [words + ([] if "-E" in words else ["-E", "main"]) for words in own or [[]]]
        return [words if "-T" in words else ["-T", "cs_6_0", *words] for words in own]
    folders, folder = [], os.path.dirname(path)
    while folder.startswith(root.rstrip("/")):
        folders += ["-I", folder]
        folder = os.path.dirname(folder)
    return [["-T", "cs_6_6", "-E", name, *folders] for name in ENTRY.findall(text)]


def compiled(compiler, words, source, target):
    try:
        done = subprocess.run([compiler, *words, source, "-Fo", target], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=120)
    except subprocess.TimeoutExpired:
        return False
    return done.returncode == 0 and os.path.exists(target)


def answer(options, path, words, folder):
    """The line that dxil-prove prints; None if a compiler refuses the program."""
    first, second = os.path.join(folder, "a.dxil"), os.path.join(folder, "b.dxil")
    ours = os.path.join(options.bin, "dxil-cc")
    other = options.compiler or ours
    words = words + options.words
    for target in (first, second):
        if os.path.exists(target):
            os.remove(target)
    if not compiled(ours, words + (["-O3"] if options.compiler else ["-Od"]), path, first) or \
       not compiled(other, words + ["-O3"], path, second):
        return None
    done = subprocess.run([os.path.join(options.bin, "dxil-prove"), first, second, "--work", str(options.work),
                           "--timeout", str(20 * options.work)], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    return done.stdout.splitlines()[0] if done.stdout else f"ended by {done.returncode}"


def reason_of(line):
    """A reason without names and numbers."""
    if not line.startswith("unknown"):
        return line.split(":")[0]
    line = re.sub(r"; results differ.*", "; results differ in a run", line)
    line = re.sub(r"\b(u\S+|output|groupshared|discard)( at byte \w+|[ \d]+)?( of element \d+)?: ", "", line)
    return re.sub(r"(may differ|another order|may be stored|op)\b:? .*", r"\1", line)


def read_options():
    words = sys.argv[1:]
    more = words[words.index("--") + 1:] if "--" in words else []
    parser = argparse.ArgumentParser()
    parser.add_argument("bin")
    parser.add_argument("folder")
    parser.add_argument("--expect")
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--work", type=float, default=10)
    parser.add_argument("--compiler")
    options = parser.parse_args(words[:len(words) - len(more) - 1] if "--" in words else words)
    options.words = more
    return options


def main():
    options = read_options()
    if options.expect:
        with open(options.expect) as f:
            names = [line.strip() for line in f if line.strip() and not line.startswith("#")]
    else:
        names = sorted(os.path.relpath(os.path.join(top, name), options.folder)
                       for top, _, files in os.walk(options.folder) for name in files if name.endswith(".hlsl"))
        names = names[::options.every]
    wrong, refused, counts = 0, 0, collections.Counter()
    with tempfile.TemporaryDirectory() as folder:
        for name in names:
            path = os.path.join(options.folder, name)
            for words in programs_of(path, options.folder):
                started = time.monotonic()
                line = answer(options, path, words, folder)
                if line is None:
                    refused += 1
                    continue
                counts[reason_of(line)] += 1
                if options.expect and not line.startswith("same"):
                    wrong += 1
                    print(f"{name}: error: {line} (expected same)")
                elif not options.expect:
                    print(f"{name} {' '.join(words[2:4])}: {line} [{time.monotonic() - started:.1f} s]", flush=True)
    for line, count in counts.most_common():
        print(f"{count:5} {line}")
    print(f"{sum(counts.values())} programs, {refused} not compiled")
    if options.expect and not counts:
        sys.exit("no program was compared")
    sys.exit(1 if wrong else 0)


main()
