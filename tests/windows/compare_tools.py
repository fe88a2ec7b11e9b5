#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""compare_tools.py NATIVE_BIN WINDOWS_BUILD ROOT WORK: the tools for Windows, by wine, give what the native ones give.

Exit codes, standard output and files are compared byte for byte, on the containers of tests/corpus and on damaged ones
(seeded); standard error too where only a tool's own words are in it. Then what only Windows has: names with letters of many
languages, separators, ends of pipes, commands that dxil-reduce runs, the DLL. Exit code 1 if anything differs.
"""
import concurrent.futures
import json
import os
import pathlib
import random
import re
import shutil
import subprocess
import sys

NATIVE, BUILD, ROOT, WORK = (pathlib.Path(a).resolve() for a in sys.argv[1:5])
WINE = ROOT / "cmake/toolchains/wine"
CORPUS = ROOT / "tests/corpus"
failures = []


def run(windows, tool, *words, cwd=WORK, **options):
    program = [WINE, BUILD / "bin" / f"{tool}.exe"] if windows else [NATIVE / tool]
    return subprocess.run([*map(str, program), *words], cwd=cwd, capture_output=True, timeout=300, **options)


def fail(what, *details):
    failures.append(what)
    print(what, *(repr(d)[:300] for d in details), sep="\n    ", flush=True)


def compare(tool, *words, errors=True, **options):
    """Both, with the same words; the Windows one's result."""
    a, b = run(False, tool, *words, **options), run(True, tool, *words, **options)
    for what in ("returncode", "stdout", *(("stderr",) if errors else ())):
        if getattr(a, what) != getattr(b, what):
            fail(f"{tool} {' '.join(words)}: another {what}", getattr(a, what)[:300] if what != "returncode" else a.returncode,
                 getattr(b, what)[:300] if what != "returncode" else b.returncode)
    return b


def compare_files(tool, name, *words):
    """Both write a file of this name; the native one's bytes."""
    made = []
    for windows in (False, True):
        path = WORK / f"{'w' if windows else 'n'}.{name}"
        path.parent.mkdir(parents=True, exist_ok=True)
        p = run(windows, tool, *words, "-o", path.name)
        made.append((p.returncode, path.read_bytes() if path.exists() else None))
        path.unlink(missing_ok=True)
    if made[0] != made[1]:
        fail(f"{tool} {' '.join(words)} -o: other bytes", made[0][0], made[1][0])
    return made[0]


def windows_path(path):
    return "Z:" + str(path).replace("/", "\\")


def inputs():
    """Names below WORK: the corpus, and damaged containers."""
    generator = random.Random(17)
    names = []
    for folder in ("dxil", "dxil_asm", "rootsig"):
        for path in sorted((CORPUS / folder).iterdir()):
            shutil.copy(path, WORK / path.name)
            names.append(path.name)
    damaged = []
    for number, name in enumerate(generator.sample(names, 40)):
        data = bytearray((WORK / name).read_bytes())
        for _ in range(1 + number % 4):
            data[generator.randrange(len(data))] ^= 1 << generator.randrange(8)
        if number % 5 == 0:
            del data[generator.randrange(len(data)):]
        damaged.append(f"damaged.{number}.dxil")
        (WORK / damaged[-1]).write_bytes(data)
    return names, damaged


def of_one(name):
    """Returns the outputs of the tools for one container."""
    for words in ((), ("--json",), ("--reflect",)):
        compare("dxil-dis", name, *words)
    listing = run(False, "dxil-dis", "--with-parts", name)
    if listing.returncode == 0:
        (WORK / f"{name}.ll").write_bytes(listing.stdout)
        compare_files("dxil-as", f"{name}.made", f"{name}.ll")
    compare_files("dxil-edit", f"{name}.edited", name, "--strip-debug")


def of_many(names, damaged):
    for form in ("text", "json", "sarif"):
        compare("dxil-val", "--format", form, *names)
        p = compare("dxil-val", "--format", form, *damaged)
    if not json.loads(p.stdout)["runs"][0]["results"]:
        fail("no damaged container has a finding")
    for a, b in zip(names[::40], names[1::40]):
        compare("dxil-diff", a, b)
        compare("dxil-diff", a, b, "--json")
    library = "lib_exported_functions.0.dxil"
    compare_files("dxil-link", "linked", "-T", "lib_6_6", library)
    for words in (("list",), ("show", "Sample"), ("diff", "1.0", "1.6"), ("export", "--format", "json"), ("--help",)):
        compare("dxil-ops", *words)
    for tool in ("dxil-as", "dxil-diff", "dxil-dis", "dxil-edit", "dxil-link", "dxil-ops", "dxil-reduce", "dxil-val"):
        for words in (("--help",), ("--version",), ("--manual",), ("--completion", "bash"), ("--hlep",)):
            compare(tool, *words)
    for tool, words in (("dxil-dis", ("--svg", library)), ("dxil-dis", ("missing.dxil",)), ("dxil-as", ("missing.ll",))):
        compare(tool, *words)


# ---- Features of Windows ------------------------------------------------------------------------------------------------


def check(holds, what, *details):
    if not holds:
        fail(what, *details)


def check_streams(name):
    data = (WORK / name).read_bytes()
    assert b"\r" in data or b"\n" in data or b"\x1a" in data  # bytes that a text stream would change
    p = compare("dxil-dis", "-", "--extract", "DXIL", input=data)
    check(p.stdout and p.stdout in data, "standard streams are not binary")
    words = [str(WINE), str(BUILD / "bin/dxil-ops.exe"), "export", "--format", "json"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as writer:
        writer.stdout.read(10)
        writer.stdout.close()
        said = writer.stderr.read()
        check(writer.wait(120) == 1 and not said, "nobody reading any more is no quiet failure", writer.returncode, said)


def check_names(name):
    folder = WORK / "gr\u00fc\u00dfe \u65e5\u672c"
    folder.mkdir()
    inside = folder / "\u0416.dxil"
    shutil.copy(WORK / name, inside)
    relative = str(inside.relative_to(WORK))
    for form in ("text", "json", "sarif"):
        compare("dxil-val", "--format", form, relative)
        compare("dxil-val", "--format", form, folder.name)
    p = run(True, "dxil-val", "--format", "json", relative.replace("/", "\\"))
    check(json.loads(p.stdout)["files"][0]["path"] == relative, "reports have other separators", p.stdout)
    compare_files("dxil-dis", "\u00e9.ll", relative)
    (WORK / "again.ll").write_bytes(run(False, "dxil-dis", "--with-parts", name).stdout)
    p = run(True, "dxil-as", "again.ll", "-o", relative)  # replaces the file
    expected = run(False, "dxil-as", "again.ll", "-o", "-").stdout
    check(p.returncode == 0 and inside.read_bytes() == expected, "a file is not replaced", p.stderr)
    check([f.name for f in folder.iterdir()] == [inside.name], "left in the folder", list(folder.iterdir()))
    (WORK / "bad.dxil").write_bytes(b"DXBC")
    p = run(True, "dxil-val", "--format", "sarif", windows_path(WORK / "bad.dxil"))
    uri = json.loads(p.stdout)["runs"][0]["results"][0]["locations"][0]["physicalLocation"]["artifactLocation"]["uri"]
    check(uri == "file:///Z:" + str(WORK / "bad.dxil"), "the URI of a path with a drive", uri)
    p = run(True, "dxil-dis", name, "-o", "NUL")
    check(p.returncode == 0 and not p.stderr, "-o NUL", p.stderr)
    p = run(True, "dxil-dis", name, "-o", "none\\out")
    check(p.returncode == 2 and b"cannot write" in p.stderr, "a folder that is not there", p.stderr)


def check_reduce(name):
    """The command is one of cmd; the native tool runs the same command in sh, and the results must be equal."""
    tool = windows_path(BUILD / "bin/dxil-dis.exe")
    for jobs in ("1", "3"):
        p = run(True, "dxil-reduce", name, "-j", jobs, "-o", f"reduced.{jobs}.dxil", "--test",
                f'{tool} %s | find "call void @dx.op.bufferStore"')
        check(p.returncode == 0, f"dxil-reduce -j {jobs}", p.stderr)
    p = run(False, "dxil-reduce", name, "-o", "reduced.dxil", "--test",
            f"'{NATIVE}/dxil-dis' %s | grep -qF 'call void @dx.op.bufferStore'")
    check(p.returncode == 0, "dxil-reduce", p.stderr)
    expected = (WORK / "reduced.dxil").read_bytes()
    for jobs in ("1", "3"):
        made = WORK / f"reduced.{jobs}.dxil"
        check(made.exists() and made.read_bytes() == expected, f"dxil-reduce -j {jobs} gives something else")
    p = run(True, "dxil-reduce", name, "--test", "exit 1", "-o", "no.dxil")
    check(p.returncode == 1 and b"the command fails for the input" in p.stderr, "a command that fails", p.stderr)
    p = run(True, "dxil-reduce", name, "--test", "ping -n 30 127.0.0.1", "--timeout", "1", "-o", "no.dxil")
    check(p.returncode == 1 and not (WORK / "no.dxil").exists(), "a command that takes too long", p.stderr)


def exports(*command):
    return set(re.findall(r"\bdxil_\w+", subprocess.run(command, capture_output=True, text=True, check=True).stdout))


def check_library():
    """The DLL exports what the shared library does, and the example producer that uses it makes the same containers."""
    dll, shared = BUILD / "bin/libdxil-tools.dll", NATIVE.parent / "lib/libdxil-tools.so"
    table = subprocess.run(["x86_64-w64-mingw32-objdump", "-p", dll], capture_output=True, text=True, check=True).stdout
    names = [row.split()[-1] for row in table.split("[Ordinal/Name Pointer] Table")[1].split("\n\n")[0].splitlines() if row.strip()]
    expected = exports("nm", "-D", "--defined-only", shared)
    check(set(names) == expected and expected, "exports", sorted(set(names) ^ expected))
    shutil.copy(dll, WORK)
    shutil.copy(BUILD / "tests/expr.exe", WORK)
    for stage, source in (("cs", "blend"), ("ps", "textured")):
        words = [stage, str(ROOT / f"examples/producer/{source}.expr")]
        a = subprocess.run([NATIVE.parent / "tests/expr", *words, f"n.{source}"], cwd=WORK, capture_output=True)
        b = subprocess.run([WINE, WORK / "expr.exe", *words, f"w.{source}"], cwd=WORK, capture_output=True)
        check(a.returncode == b.returncode == 0 and (WORK / f"n.{source}").read_bytes() == (WORK / f"w.{source}").read_bytes(),
              f"expr {source}", a.stderr, b.stderr)


def main():
    WORK.mkdir(parents=True, exist_ok=True)
    names, damaged = inputs()
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for done in [pool.submit(of_one, name) for name in names[::8] + damaged]:
            done.result()
    of_many(names, damaged)
    check_streams("cs_minimal.0.dxil")
    check_names("cs_minimal.0.dxil")
    check_reduce("cs_control_flow.0.dxil")
    check_library()
    print(f"{len(names[::8])} containers of the corpus and {len(damaged)} damaged ones, {len(failures)} differences")
    sys.exit(1 if failures else 0)


main()
