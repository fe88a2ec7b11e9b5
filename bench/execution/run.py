#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Five compute shaders of examples/ on the engine of dxil-run and on Mesa's Vulkan driver for the CPU.

    cmake --build build --target execution_bench dxil-cc vulkan_run
    bench/execution/run.py build

Both get the same bytes and as many threads as there are processors. The least CPU time of the rounds counts, since
other programs may run; what both wrote is compared. Without the Vulkan packages only the engine's times are printed.
"""
import array
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
N = 1 << 20


def floats(count, low=-1.0, high=1.0):
    r = random.Random(count)
    block = array.array("f", (r.uniform(low, high) for _ in range(4096)))
    return (block * (count // 4096 + 1))[:count].tobytes()


def words(*numbers):
    return b"".join((array.array("I", [n]) if isinstance(n, int) else array.array("f", [n])).tobytes() for n in numbers)


def particles():
    r = random.Random(1)
    one = b"".join(words(*(r.uniform(-2, 2) for _ in range(3)), 0.5, *(r.uniform(-2, 2) for _ in range(3)), 1)
                   for _ in range(1024))
    return one * (N // 1024)


def shaders():
    """name: (groups, buffers by register)"""
    return {
        "vector_scale": ((N // 64, 1, 1), {
            "b0": words(2.0, 3.0, 4.0, 5.0, 0.5, 0.25, 0.125, N), "t0": floats(4 * N), "u0": bytes(16 * N)}),
        "transform": ((N // 64, 1, 1), {
            "b0": floats(16) + floats(16) + floats(11) + words(N) + bytes(64), "t0": floats(8 * N), "u0": bytes(16 * N),
            "u1": bytes(16 * N), "u2": bytes(4 * N)}),
        "particles": ((N // 64, 1, 1), {
            "b0": words(0.0, -9.8, 0.0, 0.01) + floats(16) + words(0.1, 0.7, 9.0, N), "t0": particles(),
            "u0": bytes(32 * N)}),
        "blur": ((1024 // 64, 1024, 1), {
            "b0": words(1024, 1024, 2.0, 0), "t0": floats(4 * N), "u0": bytes(16 * N)}),
        "reduction": ((N // 256, 1, 1), {
            "b0": words(2 * N, 0, 0, 0), "t0": floats(2 * N), "u0": bytes(4 * (N // 256))}),
    }


# Vulkan has one sequence of register numbers for all kinds of registers, and glslang one for
# structured buffers, read-only or not.
FIRST = {"b": 0, "t": 40, "u": 32}


def spirv(source, target):
    moved = pathlib.Path(f"{target}.hlsl")
    apart = FIRST["t"] - FIRST["u"]
    moved.write_text(re.sub(r"register\(t(\d+)\)", lambda m: f"register(t{int(m[1]) + apart})", source.read_text()))
    subprocess.run(["glslangValidator", "-V", "-D", "-e", "main", "-S", "comp", "--target-env", "vulkan1.1",
                    "--hlsl-offsets", "--shift-ssbo-binding", str(FIRST["u"]), moved, "-o", target],
                   check=True, stdout=subprocess.DEVNULL)


def write(folder, buffers):
    folder.mkdir()
    for name, data in buffers.items():
        (folder / name).write_bytes(data)


def best(command):
    out = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, stderr=subprocess.PIPE)
    rounds = [tuple(map(float, line.split())) for line in out.stdout.splitlines()]
    return min(r[0] for r in rounds), min(r[1] for r in rounds)


def difference(a, b):
    """The greatest difference of two results, relative to the greater of 1 and the number."""
    x, y = array.array("f", a.read_bytes()), array.array("f", b.read_bytes())
    return max((abs(p - q) / max(1.0, abs(p)) for p, q in zip(x, y) if p == p and q == q), default=0)


def main():
    build = pathlib.Path(sys.argv[1])
    rounds = sys.argv[2] if len(sys.argv) > 2 else "10"
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        vulkan = build / "bin/vulkan_run"
        has_vulkan = vulkan.exists() and bool(shutil.which("glslangValidator"))
        print("| shader | engine: CPU ms | clock ms | lavapipe: CPU ms | clock ms | speed, CPU | differs by |")
        print("|---|---|---|---|---|---|---|")
        for shader, (groups, buffers) in shaders().items():
            source = ROOT / "examples" / f"{shader}.hlsl"
            ours, theirs = folder / shader, folder / f"{shader}.vk"
            write(ours, buffers)
            subprocess.run([build / "bin/dxil-cc", "-T", "cs_6_5", "-E", "main", source, "-Fo", f"{ours}.dxil"], check=True)
            where = [str(g) for g in groups] + [rounds]
            binary = next(p for p in (build / "bin/execution_bench", build / "bench/execution/execution_bench") if p.exists())
            cpu, clock = best([binary, f"{ours}.dxil", *where, *(f"{r[0]}:{r[1:]}:{ours / r}" for r in buffers)])
            line = f"| {shader} | {1e3 * cpu:.1f} | {1e3 * clock:.1f} |"
            if has_vulkan:
                write(theirs, buffers)
                spirv(source, f"{theirs}.spv")
                job = [f"shader compute {theirs}.spv main", "groups " + " ".join(where[:3])]
                for r in buffers:
                    kind = "uniform" if r[0] == "b" else "storage"
                    job.append(f"buffer {kind} 0 {FIRST[r[0]] + int(r[1:])} 0 {theirs / r}")
                (theirs / "job").write_text("\n".join(job) + "\n")
                vcpu, vclock = best([vulkan, theirs / "job", rounds])
                worst = max(difference(ours / r, theirs / r) for r in buffers if r[0] == "u")
                # glslang gives a float3 in a structured buffer 16 bytes, so transform reads other
                # numbers.
                apart = "-" if shader == "transform" else f"{worst:.1e}"
                line += f" {1e3 * vcpu:.1f} | {1e3 * vclock:.1f} | {vcpu / cpu:.2f} | {apart} |"
            print(line, flush=True)


if __name__ == "__main__":
    main()
