#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Time and memory of whole processes on containers of 1 KiB to 64 MiB.

  linear.py BIN [--kind block|compute|pixel] [--sizes 4,16,64,...] [--rounds N]

BIN is the folder of make_big, make_branches, dxil-dis and dxil-val. The containers have one block, which
make_big makes, or many branches and loads (make_branches; text is in between, so that it takes 2 GB of memory
for 16 MiB). Sizes are in KiB. Prints a table: the least user time of the rounds, the least of user and system
time together, the latter also for each MiB, and the greatest resident memory. System time is the clearing of
fresh pages, which differs from round to round on a virtual machine.
"""
import argparse
import os
import subprocess
import tempfile

CORPUS = os.path.join(os.path.dirname(__file__), "../../tests/corpus/dxil/cs_float_math.0.dxil")
JOBS = (("read and reflect", "dxil-dis", ["--reflect"]), ("list", "dxil-dis", []), ("validate", "dxil-val", []))


def measure(command):
    with open(os.devnull, "wb") as nowhere:
        process = subprocess.Popen(command, stdout=nowhere)
        _, status, usage = os.wait4(process.pid, 0)
    if status:
        raise SystemExit(f"linear.py: error: {' '.join(command)}: status {status}")
    return usage.ru_utime, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("bin")
    parser.add_argument("--kind", choices=("block", "compute", "pixel"), default="block")
    parser.add_argument("--sizes", default="1,4,16,64,256,1024,4096,16384,65536")
    parser.add_argument("--rounds", type=int, default=5)
    options = parser.parse_args()
    print("| work | bytes | user ms | user and system ms | ms/MiB | memory MiB | bytes per byte |")
    print("|---|---|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as directory:
        files = []
        for size in map(int, options.sizes.split(",")):
            path = os.path.join(directory, f"{size}.dxil")
            maker = ["make_big", CORPUS] if options.kind == "block" else ["make_branches", options.kind]
            maker[0] = os.path.join(options.bin, maker[0])
            subprocess.run([*maker, str(size << 10), path], check=True)
            files.append((os.path.getsize(path), path))
        for name, tool, arguments in JOBS:
            for size, path in files:
                rounds = [measure([os.path.join(options.bin, tool), *arguments, path]) for _ in range(options.rounds)]
                user, both = (min(r[i] for r in rounds) * 1e3 for i in range(2))
                memory = max(r[2] for r in rounds)
                mib = size / (1 << 20)
                print(f"| {name} | {size:,} | {user:.1f} | {both:.1f} | {both / mib:.1f} | {memory:.1f} | "
                      f"{memory / mib:.1f} |")


if __name__ == "__main__":
    main()
