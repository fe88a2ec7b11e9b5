# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A folder with sources, outputs and a cache, for tests of the compile cache; argument 1 is dxil-cc."""
import os
import re
import shutil
import subprocess
import sys
import tempfile

DXIL_CC = os.path.abspath(sys.argv[1])
failures = []

MAIN = """\
#include "a.hlsli"
#include <b.hlsli>
#if __has_include("later.hlsli")
#include "later.hlsli"
#endif
#ifndef LATER
#define LATER 0
#endif
#ifndef N
#define N 4
#endif
RWBuffer<int> Out : register(u0);
#ifdef HIDDEN
int hidden() { return HIDDEN; }
#endif
[RootSignature("UAV(u0)")] [numthreads(N, 1, 1)] void main(uint3 Id : SV_DispatchThreadID) {
  Out[Id.x] = A(int(Id.x)) + B * N + LATER;
}
[numthreads(1, 1, 1)] void other(uint3 Id : SV_DispatchThreadID) { Out[Id.x] = 7; }
"""
# A warning, whose text contains the place and the line of the source.
WARNS = MAIN.replace("  Out[Id.x] = A(", "  Id.x == 3;\n  Out[Id.x] = A(")
FILES = {
    "main.hlsl": MAIN,
    "a.hlsli": '#pragma once\n#include "deep/c.hlsli"\nint A(int X) { return X * C; }\n',
    "deep/c.hlsli": "#define C 3\n",
    "second/b.hlsli": "#define B 5\n",
    "first.hlsli": "#define FIRST 1\n",
    "options.rsp": "-D FROM_FILE=1",
    "table.csv": "ResourceName,Binding,Space\nOut,u3,0\n",
    "private.bin": "private",
    "library.hlsl": "export float f(float X) { return X * 2; }\n[shader(\"compute\")] [numthreads(1,1,1)] void cs() {}\n",
    "module.ll": 'target triple = "dxil-unknown-shadermodel6.0-compute"\n'
                 'define void @main() #0 {\n  ret void\n}\n'
                 'attributes #0 = { "hlsl.numthreads"="1,1,1" "hlsl.shader"="compute" }\n',
}


def check(holds, what):
    if not holds:
        failures.append(what)
        print("FAILED:", what)


def write(path, text):
    os.makedirs(os.path.dirname(path) or ".", exist_ok=True)
    with open(path, "wb") as f:
        f.write(text if isinstance(text, bytes) else text.encode())


class Folder:
    """A folder with the sources, a cache beside it, and its outputs in `o`."""

    def __init__(self, files=None):
        self.root = tempfile.mkdtemp(prefix="cache-test-")
        self.path = os.path.join(self.root, "work")
        self.cache = os.path.join(self.root, "cache")
        for name, text in (files or FILES).items():
            self.write(name, text)

    def write(self, name, text):
        write(os.path.join(self.path, name), text)

    def full(self, name):
        return os.path.join(self.path, name)

    def environment(self):
        kept = {K: V for K, V in os.environ.items() if not K.startswith("DXIL_CC_CACHE")}
        return {**kept, "SOURCE_DATE_EPOCH": ""}

    def run(self, words, stdin=None, cwd=None):
        """Exit code, both streams, and all files in `o`."""
        where = cwd or self.path
        outputs = os.path.join(where, "o")
        shutil.rmtree(outputs, ignore_errors=True)
        os.makedirs(outputs)
        p = subprocess.run([DXIL_CC, *words], cwd=where, input=stdin, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                           env=self.environment(), timeout=300)
        files = {}
        for folder, _, names in os.walk(outputs):
            for name in names:
                with open(os.path.join(folder, name), "rb") as f:
                    files[os.path.relpath(os.path.join(folder, name), outputs)] = f.read()
        return p.returncode, p.stdout, p.stderr, files

    def cached(self, words, **more):
        return self.run(["--cache", self.cache, *words], **more)

    def counts(self):
        text = subprocess.run([DXIL_CC, "--cache", self.cache, "--cache-stats"], stdout=subprocess.PIPE, check=True,
                              env=self.environment()).stdout.decode()
        found = dict(re.findall(r"^([a-z ]+): +(\d+)", text, re.M))
        return {K: int(V) for K, V in found.items()}

    def same(self, what, words, **more):
        """Without a cache, with it, and from it. The first of them."""
        plain = self.run(words, **more)
        for turn in ("with what was there before", "again"):
            check(self.cached(words, **more) == plain, f"{what}, {turn}: {' '.join(words)}")
        return plain

    def expect(self, what, words, event, **more):
        """The next compile is such an event, and gives the same as without a cache."""
        plain = self.run(words, **more)
        before = self.counts()
        check(self.cached(words, **more) == plain, f"{what}: {' '.join(words)}")
        after = self.counts()
        happened = [K for K in ("direct hits", "macro hits", "source hits", "program hits", "misses", "not cached") if after[K] != before.get(K, 0)]
        check(happened == [event], f"{what}: {happened}, expected {event}: {' '.join(words)}")
        return plain

    def entries(self):
        return sorted(os.path.join(F, N) for F, _, Names in os.walk(self.cache) for N in Names if N.startswith("dxil-cc-"))

    def remove(self):
        shutil.rmtree(self.root)
