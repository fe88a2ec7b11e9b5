# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares the jobs of a batch with single compiles."""
import os
import random
import shlex
import subprocess

from cache_folder import DXIL_CC, check

# Headers whose contents depend on what stands before them, and sources that share them.
HEADERS = {
    "common.hlsli": """\
#pragma once
#pragma warning(disable : 3206)
#include "deep/names.hlsli"
#ifdef WARN
float warns(float4 V) { float X = V; V == FACTOR; return X; }
#endif
#ifdef WRONG
float wrong() { return nothing; }
#endif
static const float Table[3] = {FACTOR, 2, Weight};
static float4 Unused = float4(1, 2, 3, FACTOR) * Table[1];
static const int Bound = Line + 1;
#ifdef NARROW
static const int Narrow = float2(1.5, FACTOR);
float narrow(int I) { return Table[I] + Narrow; }
#endif
float table(int I) { return Table[I] + Unused.x; }
float used(float X) { return X * FACTOR + helper(X); }
float unused(float X) { return used(X) * __COUNTER__ + __LINE__; }
float inside(float X) { return unused(X) + later(X); }
#undef LOCAL
#define LOCAL FACTOR
""",
    "deep/names.hlsli": """\
#pragma once
#ifndef FACTOR
#define FACTOR 3
#endif
#ifndef LATE
#define LATE 1
#endif
#define JOIN2(A, B) A##B
#define JOIN(A, B) JOIN2(A, B)
static const float Weight = 1 + LATE;
static const int Line = __LINE__;
static const string File = __FILE__;
float later(float X);
float helper(float X) { return X + __COUNTER__ + LATE + Line; }
""",
    "twice.hlsli": """\
float JOIN(scaled, SCALE)(float X) { return X * SCALE + LOCAL; }
#undef LOCAL
#define LOCAL SCALE
""",
    "guarded.hlsli": """\
#ifndef GUARDED
#define GUARDED
float guarded(float X) { return X / 0.5 + FACTOR; } /* FACTOR \\
*/
#endif
""",
    "half-guarded.hlsli": """\
#ifndef HALF
#define HALF 2
static const int Half = HALF;
#endif
float JOIN(rest, SCALE)(float X) { return guarded(X) * SCALE + Half; }
#if LATE == 2
#define guarded(X) (X)
#endif
""",
    "open.hlsli": "#if 1\nfloat open() { return 1; }\n",
    "call.hlsli": "#define SUM(A, B) (A + B)\nstatic const int Sum = SUM(1,\n",
    "named.hlsli": "#define CALLED(A) A\nfloat CALLED\n",
    "last.hlsli": "float later(float X) { return scaled2(X) * LOCAL; }\n",
    "a.hlsl": """\
#include "common.hlsli"
#define SCALE 2
#include "guarded.hlsli"
#include "half-guarded.hlsli"
#include "twice.hlsli"
#undef SCALE
#define SCALE 3
#include "guarded.hlsli"
#include "half-guarded.hlsli"
#include "twice.hlsli"
#include "last.hlsli"
#ifdef OPEN
#include "open.hlsli"
#endif
#ifdef CALL
#include "call.hlsli"
2);
#endif
#ifdef NAMED
#include "named.hlsli"
(float X) { return X; }
#endif
RWBuffer<float> Out : register(u0);
[numthreads(1, 1, 1)] void main(uint I : SV_DispatchThreadID) { Out[I] = used(I) + scaled2(I); }
[numthreads(1, 1, 1)] void second(uint I : SV_DispatchThreadID) { Out[I] = scaled3(__COUNTER__) + rest2(I) + rest3(I); }
""",
    "b.hlsl": """\
#ifdef BEFORE
float helper(int X) { return X * 2; }
#endif
#include "common.hlsli"
#include "common.hlsli"
#define SCALE 2
#include "twice.hlsli"
#include "last.hlsli"
#ifdef AFTER
float used(int X) { return X + KIND; }
#endif
#ifdef ONLY
float only(int X) { return used(X, wrongName) + wrongName; }
#endif
template <typename T> T twice(T X) { return helper(X) + X; }
struct Holder { float Value; float get() { return unused(Value); } };
RWBuffer<float> Out : register(u1);
[numthreads(1, 1, 1)] void main(uint I : SV_DispatchThreadID) { Holder H = {I}; Out[I] = used(I) + H.get(); }
[numthreads(1, 1, 1)] void other(uint I : SV_DispatchThreadID) { Out[I] = twice<float>(I) + inside(I); }
""",
    "c.hlsl": """\
#define SCALE 2
#include "common.hlsli"
#include "twice.hlsli"
#include "last.hlsli"
RWBuffer<float> Out : register(u1);
#if KIND == 2
static const float Offset = helper(1);
#else
#define Offset 2
#endif
float4 main(float4 P : SV_Position) : SV_Target { return used(P.x) + Offset; }
[numthreads(1, 1, 1)] void other(uint I : SV_DispatchThreadID) { Out[I] = inside(I) + Offset + table(I); }
[numthreads(Bound, 1, 1)] void bound() { Out[Bound] = Bound; }
""",
}


def random_jobs(chance, count):
    """Command lines that compile entry points of HEADERS with random macros."""
    values = [("FACTOR", "123"), ("LATE", "12"), ("Q1", "123"), ("Q2", "123"), ("NAMED", "1"), ("AFTER", "1"), ("BEFORE", "1"), ("KIND", "12")]
    rare = [("WARN", 0.06), ("WRONG", 0.03), ("OPEN", 0.02), ("CALL", 0.02), ("ONLY", 0.03), ("NARROW", 0.06)]

    # Outputs that show places and files; %n is the job's name.
    extras = [["-Zi", "-Qembed_debug"], ["-Zi", "-Zss", "-Fd", "%n.pdb"], ["-MD", "-MF", "%n.d"], ["-P", "-Fi", "%n.i"], ["-H"], ["-Wall"], ["-Od"],
              ["-fcolor-diagnostics"]]

    def job():
        main, entries = chance.choice([("a.hlsl", ["cs_6_6 main", "cs_6_2 second"]), ("b.hlsl", ["cs_6_6 main", "cs_6_6 other"]),
                                       ("c.hlsl", ["ps_6_6 main", "cs_6_6 other", "cs_6_6 bound"])])
        profile, entry = chance.choice(entries).split()
        chosen = [(N, chance.choice(V)) for N, V in values if chance.random() < 0.3] + [(N, "1") for N, P in rare if chance.random() < P]
        return ["-T", profile, "-E", entry, main, "-I", "."] + [W for N, V in chosen for W in ("-D", f"{N}={V}")] + (
            chance.choice(extras) if chance.random() < 0.2 else [])

    return [job() for _ in range(count)]


def check_batch(folder, commands):
    """Runs the commands as jobs in random order, in one process and in eight: outputs, messages and exit codes are those of single compiles."""
    alone = []

    def run(words):
        return subprocess.run([DXIL_CC, *words], cwd=folder.path, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=folder.environment())

    def paths(n):
        return [os.path.join(folder.root, f"{n}.{ending}") for ending in ("dxil", "pdb", "d", "i")]

    def outputs(n):
        return [open(path, "rb").read() if os.path.exists(path) else None for path in paths(n)]

    lines = [[word.replace("%n", f"../{n}") for word in words] + ["-Fo", f"../{n}.dxil"] for n, words in enumerate(commands)]
    for n, words in enumerate(lines):
        made = run(words)
        alone.append((made.returncode, made.stdout, outputs(n)))
    for parallel in ("1", "8"):
        order = random.Random(int(parallel)).sample(range(len(commands)), len(commands))
        for n in range(len(commands)):
            for path in filter(os.path.exists, paths(n)):
                os.remove(path)
        folder.write("jobs.rsp", "".join(shlex.join(lines[n]) + "\n" for n in order))
        made = run(["-j", parallel, "@jobs.rsp"])
        good = sum(code == 0 for code, _, _ in alone)
        check(made.returncode == max(code for code, _, _ in alone), f"-j {parallel}: exit code {made.returncode}")
        count = len(commands)
        printed = b"".join(alone[n][1] + (f"dxil-cc: job {number + 1} of {count} failed: {' '.join(lines[n])}\n".encode() if alone[n][0] else b"")
                           for number, n in enumerate(order))
        check(made.stdout == printed + b"dxil-cc: %d of %d compiled\n" % (good, count), f"-j {parallel}: what is printed")
        for n, words in enumerate(commands):
            check(outputs(n) == alone[n][2], f"-j {parallel}: {' '.join(words)}")
    print(f"{len(commands)} jobs, {good} compile, {sum(bool(text) for _, text, _ in alone)} with messages, "
          f"{len({files[0] for _, _, files in alone})} containers")
