#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Time and memory of whole processes on containers of 1 KiB to 64 MiB.

  linear.py BIN [--kind block|compute|pixel] [--sizes 4,16,64,...] [--rounds N] [--jobs list,link,...]

BIN is the folder of make_big, make_branches and the tools. The containers have one block, which
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
# Placeholders: a container, its listing, a second container of the same program, and a library of
# the same size.
JOBS = {
    "reflect": ("read and reflect", ["dxil-dis", "--reflect", "CONTAINER"]),
    "list": ("list", ["dxil-dis", "CONTAINER"]),
    "validate": ("validate", ["dxil-val", "CONTAINER"]),
    "edit": ("edit", ["dxil-edit", "--rehash", "CONTAINER", "-o", "OUT"]),
    "assemble": ("assemble", ["dxil-as", "TEXT", "-o", "OUT"]),
    "diff": ("compare", ["dxil-diff", "CONTAINER", "AGAIN"]),
    "link": ("link", ["dxil-link", "-T", "lib_6_6", "LIBRARY", "-o", "OUT"]),
}
LIBRARY_END = """
attributes #0 = { nounwind }
!dx.version = !{!0}
!dx.valver = !{!1}
!dx.shaderModel = !{!2}
!dx.entryPoints = !{!3}
!0 = !{i32 1, i32 6}
!1 = !{i32 1, i32 8}
!2 = !{!"lib", i32 6, i32 6}
!3 = !{null, !"", null, null, null}
"""


def write_library(size, out):
    """The text of a library of one function, whose container has about that many bytes."""
    bytes_of_step = 9
    out.write('target triple = "dxil-ms-dx"\ndefine float @work(float %v0, float %v1) #0 {\n')
    for n in range(2, 2 + size // bytes_of_step, 2):
        out.write(f"  %v{n} = fmul float %v{n - 1}, %v{n - 2}\n  %v{n + 1} = fadd float %v{n}, %v{n - 2}\n")
    out.write(f"  ret float %v{n + 1}\n}}\n{LIBRARY_END}")


def inputs(options, size, directory):
    """The files of one size by their role; a file is made if a job of these options takes it."""
    wanted = {word for job in options.jobs for word in JOBS[job][1]}
    path = {name: os.path.join(directory, f"{size}.{name.lower()}") for name in ("CONTAINER", "TEXT", "AGAIN", "LIBRARY", "OUT")}
    tool = lambda name: os.path.join(options.bin, name)  # noqa: E731
    maker = [tool("make_big"), CORPUS] if options.kind == "block" else [tool("make_branches"), options.kind]
    subprocess.run([*maker, str(size << 10), path["CONTAINER"]], check=True)
    if wanted & {"TEXT", "AGAIN"}:
        with open(path["TEXT"], "wb") as out:
            subprocess.run([tool("dxil-dis"), "--no-comments", path["CONTAINER"]], stdout=out, check=True)
        subprocess.run([tool("dxil-as"), path["TEXT"], "-o", path["AGAIN"]], check=True)
    if "LIBRARY" in wanted:
        with open(path["LIBRARY"] + ".ll", "w") as out:
            write_library(size << 10, out)
        subprocess.run([tool("dxil-as"), path["LIBRARY"] + ".ll", "-o", path["LIBRARY"]], check=True)
    return path


def measure(command):
    with open(os.devnull, "wb") as nowhere:
        process = subprocess.Popen(command, stdout=nowhere)
        _, status, usage = os.wait4(process.pid, 0)
    if os.waitstatus_to_exitcode(status) not in (0, 1):  # 1: dxil-diff found differences
        raise SystemExit(f"linear.py: error: {' '.join(command)}: status {status}")
    return usage.ru_utime, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("bin")
    parser.add_argument("--kind", choices=("block", "compute", "pixel"), default="block")
    parser.add_argument("--sizes", default="1,4,16,64,256,1024,4096,16384,65536")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--jobs", default=",".join(JOBS), help=f"of {', '.join(JOBS)}; all if not given")
    options = parser.parse_args()
    options.jobs = options.jobs.split(",")
    print("| work | bytes | user ms | user and system ms | ms/MiB | memory MiB | bytes per byte |")
    print("|---|---|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as directory:
        files = [inputs(options, size, directory) for size in map(int, options.sizes.split(","))]
        for name, command in (JOBS[job] for job in options.jobs):
            for path in files:
                size = os.path.getsize(path["LIBRARY" if "LIBRARY" in command else "CONTAINER"])
                words = [os.path.join(options.bin, command[0]), *(path.get(word, word) for word in command[1:])]
                rounds = [measure(words) for _ in range(options.rounds)]
                user, both = (min(r[i] for r in rounds) * 1e3 for i in range(2))
                memory = max(r[2] for r in rounds)
                mib = size / (1 << 20)
                print(f"| {name} | {size:,} | {user:.1f} | {both:.1f} | {both / mib:.1f} | {memory:.1f} | "
                      f"{memory / mib:.1f} |", flush=True)


if __name__ == "__main__":
    main()
