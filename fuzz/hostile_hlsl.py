#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Hostile HLSL through dxil-cc's own front end: deep, huge, endless and mutated texts.

    fuzz/hostile_hlsl.py --compiler build/bin/dxil-cc --deep 300 --mutated 1000 [--seed 1] [--keep DIR] [FOLDER...]
    fuzz/hostile_hlsl.py --list                      the families of deep texts
    fuzz/hostile_hlsl.py --family calls --depth 30   prints one

Deep texts come from families (hostile/families.py), each at depths from 1 to a million; mutated ones from the shaders
of FOLDER (default: examples and tests/corpus/src), by tokens and by bytes. Each is one process with limits of time
and memory. A compile must end in exit code 0, or in 1 with an error; anything else is a finding, and so is one above
50 ms for each KB where it takes more than a second. The same seed gives the same texts.
"""
import argparse
import pathlib
import random
import resource
import subprocess
import sys
import tempfile
import time

from hostile.families import FAMILIES
from hostile.mutate import mutate

ROOT = pathlib.Path(__file__).resolve().parent.parent
PROFILES = ["cs_6_6", "ps_6_0", "vs_6_2"]
DEPTHS = [1, 3, 10, 40, 100, 300, 1000, 5000, 20000, 100000]
MOST_TEXT = 4 << 20


class Limits:
    def __init__(self, seconds, megabytes):
        self.seconds, self.bytes = seconds, megabytes << 20

    def apply(self):
        resource.setrlimit(resource.RLIMIT_AS, (self.bytes, self.bytes))
        resource.setrlimit(resource.RLIMIT_CPU, (self.seconds, self.seconds + 1))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def run(command, limits):
    """Returns the fault of a compile, or None, and the processor time in seconds."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(command, capture_output=True, preexec_fn=limits.apply)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    took = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    said = done.stderr.decode(errors="replace")
    if done.returncode < 0:
        return f"signal {-done.returncode}: {said[-200:]}", took
    if done.returncode not in (0, 1):
        return f"exit code {done.returncode}: {said[:200]}", took
    if done.returncode == 1 and "error" not in said:
        return f"exit code 1 without an error: {said[:200]}", took
    for word in ("Assertion", "Stack dump", "LLVM ERROR", "terminate called", "internal error", "verifier"):
        if word in said:
            return f"says {word}: {said[:300]}", took
    return None, took


def texts(options):
    """Name, text and further files of each input."""
    chooser = random.Random(options.seed)
    families = [f for f in FAMILIES if not options.family or f.__name__ == options.family]
    for i in range(options.deep):
        family = families[i % len(families)]
        depth = options.depth or DEPTHS[i // len(families) % len(DEPTHS)]
        made = family(depth)
        text = made if isinstance(made, str) else made["main.hlsl"]
        if len(text) <= MOST_TEXT:
            yield f"{family.__name__}-{depth}", made if isinstance(made, dict) else {"main.hlsl": text}
    files = [p for folder in options.folders for p in sorted(pathlib.Path(folder).rglob("*.hlsl"))]
    for i in range(options.mutated):
        path = chooser.choice(files)
        other = chooser.choice(files)
        text = mutate(path.read_text(errors="replace"), other.read_text(errors="replace"), chooser)
        yield f"mutated-{path.stem}-{i}", {"main.hlsl": text}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--compiler", default=ROOT / "build/bin/dxil-cc", help="default: build/bin/dxil-cc")
    parser.add_argument("--arg", action="append", default=[], help="a further option for it (may be repeated)")
    parser.add_argument("--deep", type=int, default=0, metavar="N", help="deep texts: family by family, each time deeper")
    parser.add_argument("--mutated", type=int, default=0, metavar="N")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--family", help="only this one")
    parser.add_argument("--depth", type=int, help="only this depth; alone with --family: print the text")
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--seconds", type=int, default=20, help="of the processor, for each (default: 20)")
    parser.add_argument("--megabytes", type=int, default=2048, help="of memory, for each (default: 2048)")
    parser.add_argument("--keep", help="write the texts of findings to this folder")
    parser.add_argument("--untimed", action="store_true", help="only what does not end within the limits counts")
    parser.add_argument("folders", nargs="*", default=[ROOT / "examples", ROOT / "tests/corpus/src"])
    options = parser.parse_args()
    if options.list:
        print("\n".join(f.__name__ for f in FAMILIES))
        return 0
    if options.family and options.depth and not options.deep:
        made = next(f for f in FAMILIES if f.__name__ == options.family)(options.depth)
        print(made if isinstance(made, str) else made["main.hlsl"])
        return 0
    keep = options.keep and pathlib.Path(options.keep)
    limits, findings, count, total = Limits(options.seconds, options.megabytes), 0, 0, 0.0
    worst = (0.0, "")
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(temporary)
        for name, files in texts(options):
            for path, text in files.items():
                (folder / path).write_bytes(text.encode(errors="surrogatepass"))
            profile = PROFILES[count % len(PROFILES)] if name.startswith("mutated") else "cs_6_6"
            command = [options.compiler, "-T", profile, "-E", "main", folder / "main.hlsl",
                       "-Fo", folder / "out.dxil", *options.arg]
            started = time.time()
            wrong, took = run(command, limits)
            kilobytes = max(1.0, sum(len(t) for t in files.values()) / 1024)
            if not wrong and not options.untimed and took > 1 and took * 1000 / kilobytes > 50:
                wrong = "slow"
            worst = max(worst, (took * 1000 / kilobytes, name))
            count, total = count + 1, total + took
            if wrong:
                findings += 1
                print(f"{name}: {wrong.strip()} ({took:.1f} s, {kilobytes:.0f} KB, {time.time() - started:.0f} s of the clock)", flush=True)
                if keep:
                    keep.mkdir(parents=True, exist_ok=True)
                    for path, text in files.items():
                        (keep / f"{name}.{path}").write_bytes(text.encode(errors="surrogatepass"))
    mean = total * 1000 / max(1, count)
    print(f"{count} texts, {findings} findings; {mean:.1f} ms in the mean, at most {worst[0]:.0f} ms for each KB ({worst[1]})")
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
