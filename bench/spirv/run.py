#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""bench/spirv/run.py DXIL_FROM_SPIRV a.spv... [--rounds N]

Whole processes: dxil-from-spirv, and the way by text, spirv-cross to HLSL and dxc to a container (DXC_DIR names dxc's
folder). Times are user plus system time, the least of N rounds in which the programs take turns. Modules that one of the
three refuses are not counted.
"""
import argparse
import os
import pathlib
import resource
import statistics
import subprocess
import tempfile

PROFILES = {0: "vs", 4: "ps", 5: "cs"}


def run(*command):
    """User plus system time in seconds; None if the program fails."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=120)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return None if done.returncode else after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def profile(data):
    """The profile of the first entry point."""
    words = memoryview(data[: len(data) // 4 * 4]).cast("I")
    at = 5
    while at < len(words) and words[at] >> 16:
        if words[at] & 0xFFFF == 15:
            return PROFILES.get(words[at + 1])
        at += words[at] >> 16
    return None


def main():
    p = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    p.add_argument("ours")
    p.add_argument("modules", type=pathlib.Path, nargs="+")
    p.add_argument("--rounds", type=int, default=5)
    o = p.parse_args()
    dxc = os.path.join(os.environ["DXC_DIR"], "dxc")
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        out, text = os.path.join(folder, "a.dxil"), os.path.join(folder, "a.hlsl")
        for path in o.modules:
            stage = profile(path.read_bytes())
            if not stage:
                continue
            best = [None, None, None]
            commands = [(o.ours, path, "-o", out), ("spirv-cross", "--hlsl", "--shader-model", "60", path, "--output", text),
                        (dxc, "-T", f"{stage}_6_6", "-E", "main", text, "-Fo", out)]
            for _ in range(o.rounds):
                times = [run(*c) for c in commands]
                if None in times:
                    best = None
                    break
                best = [t if b is None else min(b, t) for b, t in zip(best, times)]
            if best:
                rows.append((path.stat().st_size, best[0], best[1] + best[2]))
    if not rows:
        raise SystemExit("no module that all programs take")
    ratios = sorted(theirs / ours for _, ours, theirs in rows)
    near = [ours for size, ours, _ in rows if 8000 <= size <= 12000]
    print(f"{len(rows)} modules of {sum(r[0] for r in rows) // len(rows)} bytes")
    print(f"dxil-from-spirv: median {1e3 * statistics.median(r[1] for r in rows):.2f} ms, worst {1e3 * max(r[1] for r in rows):.2f} ms")
    if near:
        print(f"  of 8,000 to 12,000 bytes ({len(near)}): median {1e3 * statistics.median(near):.2f} ms, worst {1e3 * max(near):.2f} ms")
    print(f"spirv-cross and dxc: median {1e3 * statistics.median(r[2] for r in rows):.2f} ms")
    print(f"times as fast: median {statistics.median(ratios):.1f}, 10 % {ratios[len(ratios) // 10]:.1f}, least {ratios[0]:.1f}")


if __name__ == "__main__":
    main()
