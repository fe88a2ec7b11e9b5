#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Time and memory of whole processes on containers of 1, 4, 16 and 64 MiB that make_big makes.

  linear.py BIN [--sizes 1,4,16,64] [--rounds N]

BIN is the folder of make_big, dxil-dis and dxil-val. Prints a table: the least user time of the rounds,
the least of user and system time together, both also for each MiB, and the greatest resident memory.
System time is the clearing of fresh pages, which differs from round to round on a virtual machine.
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
    parser.add_argument("--sizes", default="1,4,16,64")
    parser.add_argument("--rounds", type=int, default=5)
    options = parser.parse_args()
    print("| work | MiB | user s | ms/MiB | user and system s | ms/MiB | memory MiB | per MiB |")
    print("|---|---|---|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as directory:
        files = {}
        for size in map(int, options.sizes.split(",")):
            files[size] = os.path.join(directory, f"{size}.dxil")
            subprocess.run([os.path.join(options.bin, "make_big"), CORPUS, str(size << 20), files[size]], check=True)
        for name, tool, arguments in JOBS:
            for size, path in files.items():
                rounds = [measure([os.path.join(options.bin, tool), *arguments, path]) for _ in range(options.rounds)]
                user, both = (min(r[i] for r in rounds) for i in range(2))
                memory = max(r[2] for r in rounds)
                print(f"| {name} | {size} | {user:.2f} | {user / size * 1e3:.0f} | {both:.2f} | "
                      f"{both / size * 1e3:.0f} | {memory:.0f} | {memory / size:.0f} |")


if __name__ == "__main__":
    main()
