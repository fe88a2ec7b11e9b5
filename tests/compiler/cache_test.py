#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""cache_test.py DXIL_CC: what `dxil-cc --cache` gives is what it gives without, byte for byte.

Every input is changed, one at a time: options (all that --help-markdown lists), macros, files, what is and is not on the
include path, names, links. Each change is compiled without a cache, with one that knows the state before, and once more from
the cache. Then entries are damaged, and many processes share a folder that is too small and is cleared meanwhile."""
import os
import random
import re
import shutil
import subprocess
import sys
import threading

from cache_batch import HEADERS, check_batch, random_jobs
from cache_folder import DXIL_CC, FILES, MAIN, WARNS, Folder, check, failures, write

BASE = ["-T", "cs_6_6", "main.hlsl", "-I", "first", "-I", "second"]
ALL_OUTPUTS = ["-Fo", "o/c.dxil", "-Fc", "o/c.txt", "-Fh", "o/c.h", "-Frs", "o/c.rs", "-Fre", "o/c.re", "-Fsh", "o/c.hash",
               "-MF", "o/c.d", "-MD"]


# ---- Options ------------------------------------------------------------------------------------------------------

# A value for each option that takes one.
VALUES = {
    "-Fo": ["o/x.dxil"], "-Fc": ["o/x.txt", "-"], "-Fd": ["o/x.pdb", "o/"], "-Fe": ["o/x.err"], "-Fh": ["o/x.h"], "-Vn": ["name"],
    "-Fre": ["o/x.re"], "-Frs": ["o/x.rs"], "-Fsh": ["o/x.hash"], "-MF": ["o/x.d"], "-o": ["o/x.dxil"],
    "-T": ["cs_6_0", "cs_6_8", "lib_6_6", "rootsig_1_1"], "-E": ["other", "absent"], "-HV": ["2018", "202x"],
    "-exports": ["f"], "-default-linkage": ["external"], "-validator-version": ["1.7", "1.8"], "-rootsig-define": ["RS"],
    "-force-rootsig-ver": ["rootsig_1_0"], "-force_rootsig_ver": ["rootsig_1_0"], "-precise-output": ["SV_Target"],
    "-auto-binding-space": ["2"], "-import-binding-table": ["table.csv"], "-binding-table-define": ["TABLE"],
    "-denorm": ["preserve"], "-O": ["0", "1", "d"], "-opt-enable": ["x"], "-opt-disable": ["x"], "-W": ["no-unused-comparison", "error=unused-comparison"],
    "-D": ["N=8", "B=6", "UNUSED"], "-U": ["N", "__HLSL_VERSION"], "-I": ["deep", "absent"], "-include": ["first.hlsli"],
    "-Fi": ["o/x.i"], "-encoding": ["utf8"], "-set-root-signature": ["private.bin"], "-setrootsignature": ["private.bin"],
    "-add-part": ["PRIV=private.bin"], "-remove-part": ["STAT"], "-extract-part": ["DXIL"], "-setprivate": ["private.bin"],
    "-getprivate": ["o/x.priv"], "-other-stage": ["private.bin"], "-verifyrootsignature": ["private.bin"], "-ferror-limit=": ["1"],
    "-fdiagnostics-format=": ["msvc", "vi"], "-ftime-trace=": ["o/x.json"], "-ftime-trace-granularity=": ["1"],
    "-ignore-semdef": ["x"], "-memdep-block-scan-limit": ["1"], "-color": ["always", "never"], "-completion": ["bash"],
    **{f"-fvk-{kind}": ["0 1"] for kind in ("b-shift", "t-shift", "u-shift", "s-shift", "bind-globals", "bind-resource-heap",
                                            "bind-sampler-heap", "bind-counter-heap")},
    "-fvk-bind-register": ["t0 0 1 1"], "-vkbr": ["t0 0 1 1"],
    "-cache": ["o/unused-cache"], "-cache-size": ["100M"], "-cache-mode": ["off", "recache"],
}
TIMES = ("-ftime-report", "-ftime-trace", "-ftime-trace=")
SKIPPED = ("-j", "-variants", "-cache-stats", "-cache-clear")
# Options that change the outputs: a wrong hit of the base's entry would show.
CHANGE = ["-E other", "-T cs_6_0", "-D N=8", "-Od", "-Zi", "-Qstrip_reflect", "-Zss", "-denorm preserve", "-auto-binding-space 2",
          "-import-binding-table table.csv", "-setprivate private.bin", "-Vn name", "-HV 2018", "-ast-dump", "-fcgl", "-P",
          "-Qkeep_reflect_in_dxil", "-enable-16bit-types", "-validator-version 1.7", "-Qstrip_rootsignature"]


def options():
    text = subprocess.run([DXIL_CC, "--help-markdown"], stdout=subprocess.PIPE, check=True).stdout.decode()
    text = text.partition("## Options of dxc that are refused")[0]
    for row in re.findall(r"^\| `([^`]+)` \|", text, re.M):
        name, _, value = row.replace("\\|", "|").partition("<")
        name = re.sub("^--", "-", name)
        joined = not name.endswith(" ")
        name = name.strip()
        if name in SKIPPED:
            continue
        if not value:
            yield name, [name]
            continue
        if name not in VALUES:
            check(False, f"{name} takes a value: add one to VALUES in {__file__}")
        for v in VALUES.get(name, []):
            yield name, [name + v] if joined else [name, *v.split()]


def check_options():
    seen_changes = set()
    for title, base in (("plain", BASE + ALL_OUTPUTS),
                        ("debug", BASE + ALL_OUTPUTS + ["-Zi", "-Qembed_debug"]),
                        ("shown", BASE),
                        ("library", ["-T", "lib_6_6", "library.hlsl", "-Fo", "o/l.dxil", "-Fc", "o/l.txt"])):
        folder = Folder()
        plain = folder.expect(title, base, "misses")
        check(plain[0] == 0, f"{title} compiles: {plain[2].decode()}")
        folder.expect(title, base, "direct hits")
        for name, words in options():
            if name in TIMES:
                check(folder.cached(base + words)[0] == folder.run(base + words)[0], f"{title} {words}")
                continue
            made = folder.same(title, base + words)
            if made != plain:
                seen_changes.add(" ".join(words))
        check(folder.cached(base) == plain, f"{title}: the first compile after all others")
        folder.remove()
    for change in CHANGE:
        check(change in seen_changes, f"{change} changes something")


# ---- Files --------------------------------------------------------------------------------------------------------


def check_files():
    """Each step changes one thing on the disk; what is written out and printed is always that of the files as they are."""
    for title, words in (("plain", BASE + ALL_OUTPUTS), ("debug", BASE + ALL_OUTPUTS + ["-Zi", "-Fd", "o/"]),
                         ("preprocess", BASE + ["-P", "-Fi", "o/x.i"]), ("names", BASE + ["-M"]), ("included", BASE + ["-H"])):
        folder = Folder()
        first = folder.expect(title, words, "misses")
        seen = {repr(first)}

        def step(what, changes=True):
            made = folder.same(f"{title}: {what}", words)
            if changes and title in ("plain", "debug"):
                check(repr(made) not in seen, f"{title}: {what} changes something")
            seen.add(repr(made))
            folder.expect(f"{title}: {what}", words, "direct hits" if made[0] == 0 else "not cached")

        folder.write("main.hlsl", MAIN.replace("* N", "* N + 1"))
        step("the source")
        folder.write("deep/c.hlsli", "#define C 4\n")
        step("a file that an included one includes")
        folder.write("first/b.hlsli", "#define B 6\n")
        step("a file earlier on the include path, in a folder that was not there")
        os.remove(folder.full("first/b.hlsli"))
        step("a file that is gone, in a folder that stays", changes=False)
        os.rmdir(folder.full("first"))
        folder.expect(f"{title}: gone again", words, "direct hits")
        folder.write("b.hlsli", "#define B 66\n")
        step("a file beside the source, of the name of an angled one", changes=False)
        os.remove(folder.full("b.hlsli"))
        folder.write("deep/a.hlsli", "")
        step("a file where nothing looks", changes=False)
        folder.write("later.hlsli", "#define LATER 9\n")
        step("what __has_include asks for")
        os.remove(folder.full("second/b.hlsli"))
        step("a file that is gone")
        folder.write("second/b.hlsli", "#define B 5\n#error no\n")
        step("an error")
        folder.write("second/b.hlsli", "#define B 55\n")
        step("mended")
        os.makedirs(folder.full("first/b.hlsli"))
        step("a folder in the place of a file", changes=False)
        for name in FILES:
            os.utime(folder.full(name), (1, 1))
        folder.expect(f"{title}: other times", words, "direct hits")
        folder.remove()


def check_links():
    """`#pragma once` is about files, not their texts."""
    once = "#pragma once\n#ifdef ONCE\n#define TWICE 1\n#endif\n#define ONCE 1\n"
    main = ('#include "x.hlsli"\n#include "y.hlsli"\n#ifndef TWICE\n#define TWICE 0\n#endif\n'
            "RWBuffer<int> Out;\n[numthreads(1,1,1)] void main() { Out[0] = TWICE; }\n")
    folder = Folder({"main.hlsl": main, "x.hlsli": once})
    os.symlink("x.hlsli", folder.full("y.hlsli"))
    words = ["-T", "cs_6_0", "main.hlsl", "-Fc", "o/x.txt"]
    linked = folder.same("a link", words)
    os.remove(folder.full("y.hlsli"))
    folder.write("y.hlsli", once)
    copied = folder.same("a copy", words)
    check(linked != copied, "a copy is not a link")
    os.remove(folder.full("y.hlsli"))
    os.link(folder.full("x.hlsli"), folder.full("y.hlsli"))
    check(folder.same("another name", words) == linked, "another name is as a link")
    folder.remove()


def check_inputs():
    """Other kinds of inputs, and files that options name."""
    folder = Folder()
    for what, words, changed in (
            ("binding table", BASE + ["-import-binding-table", "table.csv", "-Qstrip_rootsignature", "-Fc", "o/x.txt"],
             ("table.csv", "ResourceName,Binding,Space\nOut,u4,0\n")),
            ("private data", BASE + ["-setprivate", "private.bin", "-Fo", "o/x.dxil", "-getprivate", "o/x.priv"],
             ("private.bin", "other")),
            ("response file", BASE + ["@options.rsp", "-Fc", "o/x.txt", "-P", "-Fi", "o/x.i"][:-3], ("options.rsp", "-D N=2")),
            ("first include", BASE + ["-include", "first.hlsli", "-Fc", "o/x.txt"], ("first.hlsli", "#define N 3\n")),
            ("LLVM IR", ["module.ll", "-Fc", "o/x.txt"], ("module.ll", FILES["module.ll"].replace('"1,1,1"', '"2,1,1"'))),
            ("libraries", ["-link", "-T", "lib_6_6", "l.dxil", "-Fc", "o/x.txt"], ("l.dxil", None)),
            ("a container", ["c.dxil", "--strip-reflection", "-Fo", "o/x.dxil"], ("c.dxil", None)),
            ("a recorded compile", ["-recompile", "z.dxil", "-Fo", "o/x.dxil", "-Fc", "o/x.txt"], ("z.dxil", None))):

        def make(n):
            for words, name in ((["-T", "lib_6_6", "library.hlsl"], "l.dxil"), (BASE, "c.dxil"),
                                (BASE + ["-Zi", "-Qembed_debug"], "z.dxil")):
                made = folder.run([*words, "-Od" if n else "-O3", "-D", f"N={n + 1}", "-Fo", "o/made"])
                folder.write(name, made[3]["made"])
        make(0)
        before = folder.same(what, words)
        check(before[0] == 0, f"{what} compiles: {before[2].decode()}")
        folder.expect(what, words, "direct hits")
        if changed[1] is None:
            make(1)
        else:
            folder.write(*changed)
        after = folder.same(f"{what} changed", words)
        check(after != before, f"{what} changes something")
    folder.same("standard input", ["-T", "cs_6_6", "-", "-I", ".", "-I", "second", "-Fc", "o/x.txt"], stdin=MAIN.encode())
    folder.expect("standard input", ["-T", "cs_6_6", "-", "-I", ".", "-I", "second", "-Fc", "o/x.txt"], "direct hits", stdin=MAIN.encode())
    folder.expect("other standard input", ["-T", "cs_6_6", "-", "-I", ".", "-I", "second", "-Fc", "o/x.txt"], "misses",
                  stdin=MAIN.replace("B * N", "B").encode())
    folder.remove()


def check_messages():
    """What is printed is printed again; what fails is compiled again."""
    folder = Folder({**FILES, "main.hlsl": WARNS})
    for words in (BASE + ALL_OUTPUTS, BASE + ["-Zi", "-Qembed_debug", "-Fo", "o/x"], BASE + ["-Zi", "-Fo", "o/x"],
                  BASE + ["-Fo", "o/x", "-fdiagnostics-format=msvc"], BASE + ["-Fo", "o/x", "--color", "always"]):
        made = folder.expect("a warning", words, "misses")
        check(b"warning" in made[2], f"a warning is said: {made[2].decode()}")
        folder.expect("a warning", words, "direct hits")
    folder.expect("an error", BASE + ["-WX", "-Fo", "o/x"], "not cached")
    folder.expect("the same error", BASE + ["-WX", "-Fo", "o/x"], "not cached")
    # The text of a warning contains the line of the source, so equal tokens are not enough: the front end runs.
    folder.write("main.hlsl", "// a comment\n" + WARNS)
    folder.expect("a warning at another line", BASE + ALL_OUTPUTS, "program hits")
    twice = "#define Q 1\n#define Q 2\n" + MAIN
    folder.write("main.hlsl", "#pragma clang diagnostic ignored \"-Wmacro-redefined\"\n" + twice)
    quiet = folder.expect("a warning that is off", BASE + ALL_OUTPUTS, "misses")
    check(not quiet[2], "it is not said")
    folder.write("main.hlsl", "\n" + twice)
    loud = folder.expect("the same tokens without the pragma", BASE + ALL_OUTPUTS, "program hits")
    check(b"warning" in loud[2], "it is said")
    folder.write("main.hlsl", MAIN + "\n// __TIME__ in a comment is none\n")
    folder.expect("no time", BASE + ["-P", "-Fi", "o/x.i"], "misses")
    folder.remove()
    folder = Folder({"main.hlsl": "static const int T = __TIME__[0];\n#define W __DATE__\n"
                                  "[numthreads(1,1,1)] void main() {}\n"})
    before = folder.counts()
    folder.cached(["-T", "cs_6_0", "main.hlsl", "-P", "-Fi", "o/x.i"])
    folder.cached(["-T", "cs_6_0", "main.hlsl", "-P", "-Fi", "o/x.i"])
    check(folder.counts()["direct hits"] == before.get("direct hits", 0), "a source with the time in it is not cached")
    folder.remove()


def check_sources():
    """Found by the preprocessed text: comments, macros that nothing uses, other folders."""
    folder = Folder()
    words = BASE + ALL_OUTPUTS
    folder.expect("first", words, "misses")
    folder.write("a.hlsli", "// a comment\n" + FILES["a.hlsli"])
    folder.expect("a comment", words, "source hits")
    folder.expect("a comment", words, "direct hits")
    folder.expect("an unused macro", words + ["-D", "UNUSED=1"], "macro hits")
    folder.expect("a used macro", words + ["-D", "N=16"], "misses")
    folder.expect("the same macro by other means", words + ["-D", "M=16", "-D", "N=M"], "source hits")
    folder.expect("the value that it has", words + ["-D", "N=4"], "source hits")
    folder.expect("a function that nothing calls", words + ["-D", "HIDDEN=1"], "program hits")
    folder.expect("a function that nothing calls", words + ["-D", "HIDDEN=1"], "direct hits")
    folder.expect("the same function by other means", words + ["-D", "H=1", "-D", "HIDDEN=H"], "source hits")
    # Functions that nothing calls and that an earlier compile has checked are not compiled.
    folder.expect("it is left out", words + ["-D", "HIDDEN=1", "-D", "N=32"], "misses")
    folder.expect("another one is not known", words + ["-D", "HIDDEN=2", "-D", "N=32"], "program hits")
    folder.expect("both are known", words + ["-D", "HIDDEN=2", "-D", "N=16"], "source hits")
    folder.expect("an error in one", words + ["-D", "HIDDEN=nothing", "-D", "N=16"], "not cached")
    folder.expect("an error that suggests one", words + ["-D", "HIDDEN=1", "-D", "LATER=hiden()"], "not cached")
    folder.expect("a warning in one", words + ["-D", "HIDDEN=1.5"], "program hits")
    folder.expect("a warning in one, again", words + ["-D", "HIDDEN=1.5", "-D", "UNUSED=2"], "program hits")
    folder.expect("with names of files", words + ["-Zi", "-Fd", "o/x.pdb"], "misses")
    folder.write("a.hlsli", FILES["a.hlsli"])
    # Files that are read after preprocessing, besides those read before.
    private = [*BASE, "-Fo", "o/x", "-setprivate", "main.hlsl"]
    folder.expect("the source as private data", private, "misses")
    folder.write("main.hlsl", MAIN + "// a comment\n")
    folder.expect("another comment as private data", private, "misses")
    folder.write("main.hlsl", MAIN)
    folder.write("moved/main.hlsl", MAIN.replace('"a.', '"../a.'))
    moved = [W if W != "main.hlsl" else "moved/main.hlsl" for W in words]
    folder.expect("moved", moved, "source hits")
    # Another folder with the same names: no result contains the folder, even with debug
    # information.
    for more in ([], ["-Zi", "-Qembed_debug"], ["-Zi", "-Fd", "o/"]):
        folder.same("here", words + more)
        other = os.path.join(folder.root, "elsewhere" + "".join(more).replace("/", ""))
        shutil.copytree(folder.path, other)
        folder.expect("in another folder", words + more, "direct hits", cwd=other)
    folder.remove()


# Ways in which a source asks for a macro, each for one of its own.
ASKS = """\
#ifdef A
#define HAS_A 1
#elifdef B
#define HAS_A 2
#else
#define HAS_A 3
#endif
#if defined(C) && C == 1 || defined D
#define HAS_C 10
#if E
#define HAS_E 100
#endif
#endif
#ifndef HAS_C
#define HAS_C E
#endif
#ifndef HAS_E
#define HAS_E 200
#endif
#undef F
#define F 1000
#define JOIN(X, Y) X##Y
#define PASTED JOIN(G, G)
#define H(A) A
#pragma push_macro("I")
#undef I
#define I 1
#pragma pop_macro("I")
#include J
#if __has_include(K)
#define HAS_K 1
#else
#define HAS_K 2
#endif
#if 0
int skipped = L;
#endif
#define NEVER L
int hidden() { return M + Y; }
#ifndef GG
#define GG 5
#endif
#ifndef I
#define I 6
#endif
RWBuffer<int> Out : register(u0);
[numthreads(1, 1, 1)] void main(uint3 Id : SV_DispatchThreadID) {
  Out[0] = HAS_A + HAS_C + HAS_E + F + H(3) + I;
  Out[1] = PASTED + HAS_K + JFILE;
}
"""


def check_macros():
    """Found by the macros for which the source asks: whatever the command line defines, the result is that of a compile."""
    folder = Folder()
    words = BASE + ALL_OUTPUTS
    folder.expect("first", words + ["-D", "UNUSED=1"], "misses")
    folder.expect("another value", words + ["-D", "UNUSED=2"], "macro hits")
    folder.expect("not defined", words, "macro hits")
    folder.expect("another name", words + ["-D", "OTHER", "-D", "UNUSED=2"], "macro hits")
    folder.expect("another target of the rule", [W.replace("c.dxil", "d.dxil") for W in words] + ["-D", "UNUSED=3"], "macro hits")
    folder.expect("a macro that the source tests", words + ["-D", "N=4"], "source hits")
    folder.expect("it and an unused one", words + ["-D", "UNUSED=2", "-D", "N=4"], "macro hits")
    folder.expect("a name in the source", words + ["-D", "Id=Jd"], "program hits")
    folder.expect("a value with a string", words + ["-D", 'UNUSED="a"'], "source hits")
    folder.expect("the same value", words + ["-D", 'UNUSED="a"', "-D", "OTHER=1"], "macro hits")
    folder.expect("a value that is none", words + ["-D", "UNUSED=##"], "not cached")
    folder.expect("an undefined one", words + ["-U", "UNUSED"], "source hits")
    folder.write("deep/c.hlsli", "#define C UNUSED\n")
    folder.expect("a header asks for it now", words + ["-D", "UNUSED=3"], "source hits")
    folder.same("the same header", words + ["-D", "UNUSED=4"])
    folder.remove()

    folder = Folder({"main.hlsl": ASKS, "j1.hlsli": "#define JFILE 1\n", "j2.hlsli": "#define JFILE 2\n"})
    names = [*"ABCDFGHIL", "GG", "JOIN", "X", "HAS_A", "HAS_E", "NEVER", "Out", "Id"]
    chance = random.Random(43)

    def command():
        chosen = [(N, chance.choice(["0", "1", "2", "E"])) for N in names if chance.random() < 0.08]
        chosen += [(N, chance.choice("12")) for N in ("Q1", "Q2", "Q3") if chance.random() < 0.5]
        chosen += [("J", chance.choice(['"j1.hlsli"', '"j2.hlsli"', "<j1.hlsli>"])), ("K", chance.choice(['"j1.hlsli"', "<none>"]))]
        chosen += [(N, chance.choice("12")) for N in "EMY"]
        chance.shuffle(chosen)
        return ["-T", "cs_6_6", "main.hlsl", "-I", ".", "-Wno-c++23-extensions"] + [W for N, V in chosen for W in ("-D", f"{N}={V}")]

    commands = [command() for _ in range(400)]
    wanted = [folder.run(C + ["-Fo", "o/x"]) for C in commands]
    check(len({W[3].get("x") for W in wanted}) > 20, "the macros give different containers")

    def work(number):
        order = random.Random(number).sample(range(len(commands)), 100)
        for n in order:
            out = os.path.join(folder.root, f"out{number}")
            p = subprocess.run([DXIL_CC, "--cache", folder.cache, *commands[n], "-Fo", out], cwd=folder.path,
                               stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=folder.environment())
            made = open(out, "rb").read() if p.returncode == 0 else None
            check((p.returncode, p.stdout, p.stderr, made) == (*wanted[n][:3], wanted[n][3].get("x")),
                  f"{' '.join(commands[n])}: {p.stderr.decode()}")

    threads = [threading.Thread(target=work, args=(N,)) for N in range(8)]
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    check(folder.counts()["macro hits"] > 50, "some are found by their macros")
    check_batch(folder, commands)
    folder.remove()

    folder = Folder(HEADERS)
    check_batch(folder, random_jobs(chance, 1600))
    folder.remove()


# ---- The folder ---------------------------------------------------------------------------------------------------


def check_damage():
    """Whatever is in the folder, it gives what there is without, or a miss."""
    folder = Folder({**FILES, "main.hlsl": WARNS})
    commands = [BASE + ["-Fo", "o/x", "-Fc", "o/y", "-D", f"N={n + 1}"] for n in range(3)]
    plain = [folder.run(W) for W in commands]
    for words in commands:
        folder.cached(words)
    entries = folder.entries()
    check(len(entries) == 10, f"three entries for each compile, and one of functions: {len(entries)}")
    chance = random.Random(19)
    originals = {E: open(E, "rb").read() for E in entries}

    def damaged(data):
        at = chance.randrange(len(data))
        yield b""
        yield data[:at]
        yield data[:-1]
        yield data + b"\0"
        yield data[:at] + bytes([data[at] ^ (1 << chance.randrange(8))]) + data[at + 1:]
        yield bytes(len(data))
        yield chance.randbytes(len(data))
        yield chance.randbytes(chance.randrange(200))
        yield originals[chance.choice(entries)]

    for entry, data in originals.items():
        for bad in damaged(data):
            write(entry, bad)
            for words, wanted in zip(commands, plain):
                check(folder.cached(words) == wanted, f"a damaged entry: {len(bad)} bytes of {len(data)}")
            for name, text in originals.items():
                write(name, text)
    check(folder.counts()["damaged"] > 0, "damaged entries are counted")
    os.remove(entries[0])
    os.makedirs(entries[0])
    for words, wanted in zip(commands, plain):
        check(folder.cached(words)[:1] == wanted[:1], "a folder in the place of an entry")
    folder.remove()


def check_modes():
    folder = Folder()
    words = BASE + ["-Fo", "o/x"]
    folder.cached(["--cache-mode", "readonly", *words])
    check(not os.path.exists(folder.cache), "readonly writes nothing")
    folder.expect("off", ["--cache-mode", "readwrite", *words], "misses")
    state = {E: open(E, "rb").read() for E in folder.entries()}
    before = folder.counts()
    check(folder.cached(["--cache-mode", "readonly", *words]) == folder.run(words), "readonly")
    check(folder.cached(["--cache-mode=off", *words]) == folder.run(words), "off")
    check(folder.counts() == before, "neither counts")
    folder.expect("recache", ["--cache-mode=recache", *words], "misses")
    check(state == {E: open(E, "rb").read() for E in folder.entries()}, "recache writes the same entries again")
    env = {"DXIL_CC_CACHE": folder.cache, "DXIL_CC_CACHE_MODE": "readwrite", "DXIL_CC_CACHE_SIZE": "1G"}
    subprocess.run([DXIL_CC, *words], cwd=folder.path, env={**os.environ, **env}, check=True)
    check(folder.counts()["direct hits"] == before["direct hits"] + 1, "the environment names a cache")
    for name, bad in (("DXIL_CC_CACHE_SIZE", "many"), ("DXIL_CC_CACHE_MODE", "always")):
        p = subprocess.run([DXIL_CC, *words], cwd=folder.path, env={**os.environ, **env, name: bad}, stderr=subprocess.PIPE)
        check(p.returncode == 2 and name.encode() in p.stderr, f"{name}={bad} is refused")
    stranger = os.path.join(folder.cache, "0", "stranger")
    write(stranger, "mine")
    subprocess.run([DXIL_CC, "--cache", folder.cache, "--cache-clear"], check=True)
    check(not folder.entries() and os.path.exists(stranger), "cleared, but for the files of others")
    check(all(V == 0 for K, V in folder.counts().items() if K != "bytes"), "and so are the counts")
    # A folder that cannot be created gives a warning, not a failure.
    write(os.path.join(folder.root, "file"), "")
    code, _, said, files = folder.run(["--cache", os.path.join(folder.root, "file", "cache"), *words])
    check(code == 0 and b"--cache" in said and files == folder.run(words)[3], "a cache that cannot be written")
    folder.remove()


def check_size():
    """The bound holds, and what is used stays."""
    folder = Folder()
    limit = 2 << 20
    bound = ["--cache-size", str(limit)]
    used = BASE + ["-Fo", "o/x", "-Fc", "o/y", "-D", "N=1"]
    folder.cached(bound + used)
    for n in range(2, 500):
        folder.cached([*bound, *BASE, "-Fo", "o/x", "-Fc", "o/y", "-Zi", "-Qembed_debug", "-D", f"N={n}"])
        for entry in folder.entries():  # what came before is older than it is
            try:
                s = os.stat(entry)
                os.utime(entry, (s.st_atime - 3600, s.st_mtime - 3600))
            except FileNotFoundError:
                pass
        if n % 5 == 0:
            folder.cached(bound + used)
    size = folder.counts()["bytes"]
    check(limit / 4 < size < limit * 1.2, f"{size} bytes, limit {limit}")
    folder.expect("what is used", bound + used, "direct hits")
    folder.remove()


def check_processes():
    """Many at a time, in a folder that is too small, which is cleared and damaged meanwhile."""
    folder = Folder({**FILES, "main.hlsl": WARNS})
    count = 24
    wanted = {n: folder.run(BASE + ["-Fo", "o/x", "-D", f"N={n + 1}"]) for n in range(count)}
    stop = threading.Event()

    def disturb():
        chance = random.Random(4)
        while not stop.wait(0.05):
            for entry in folder.entries():
                try:
                    if chance.random() < 0.2:
                        os.remove(entry)
                    elif chance.random() < 0.2:
                        os.truncate(entry, chance.randrange(os.path.getsize(entry) + 1))
                except OSError:
                    pass

    def work(number):
        chance = random.Random(number)
        for _ in range(30):
            n = chance.randrange(count)
            out = os.path.join(folder.root, f"out{number}")
            p = subprocess.run([DXIL_CC, "--cache", folder.cache, "--cache-size", "256K", *BASE, "-Fo", out, "-D", f"N={n + 1}"],
                               cwd=folder.path, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=folder.environment())
            with open(out, "rb") as f:
                made = f.read()
            check((p.returncode, p.stdout, p.stderr, made) == (*wanted[n][:3], wanted[n][3]["x"]), f"process {number}: {p.stderr.decode()}")

    threads = [threading.Thread(target=work, args=(N,)) for N in range(6)]
    disturber = threading.Thread(target=disturb)
    disturber.start()
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    stop.set()
    disturber.join()
    check(folder.counts()["direct hits"] > 0, "some were hits")
    # -j: each job alone, and from the cache.
    lines = "".join(f"main.hlsl -D N={n + 1} -Fo o/{n}.dxil\n" for n in range(count))
    folder.write("jobs.txt", lines)
    jobs = ["-j", "3", "-T", "cs_6_6", "-I", "first", "-I", "second", "@jobs.txt"]
    plain = folder.run(jobs)
    for _ in range(2):
        check(folder.cached(jobs) == plain, "jobs")
    check(folder.counts()["entries"] >= 2 * count, "entries of jobs")
    before = folder.counts()["direct hits"]
    folder.cached(jobs)
    check(folder.counts()["direct hits"] == before + count, "jobs are hits")
    folder.remove()


for test in (check_options, check_files, check_links, check_inputs, check_messages, check_sources, check_macros, check_damage, check_modes,
             check_size, check_processes):
    if len(sys.argv) < 3 or test.__name__ in sys.argv[2:]:
        test()
print(f"{len(failures)} failures")
sys.exit(1 if failures else 0)
