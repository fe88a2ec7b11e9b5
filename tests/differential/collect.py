#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Lists the shaders of public collections with a command line for each, for `differential_tests --list`.

    tests/differential/collect.py NAME=FOLDER... > shaders.list

NAME stands before each path in the list. A command line is taken from the file's own `// RUN: %dxc ...` or `// dxc: ...` lines, from what
its name says (`x.frag`, `x_CS.hlsl`, `xPS.hlsl`), or from the functions in it: `[shader("...")]` makes a library, other
attributes an entry of their stage, and semantics one of pixel and vertex shaders. What is no shader of its own the compilers
refuse. Nothing is copied.
"""
import pathlib
import re
import sys

ENDINGS = {".hlsl", ".frag", ".vert", ".comp", ".geom", ".tesc", ".tese", ".fx", ".ps", ".vs", ".cs"}
STAGES = {"frag": "ps", "vert": "vs", "comp": "cs", "geom": "gs", "tesc": "hs", "tese": "ds", "ps": "ps", "vs": "vs", "cs": "cs",
          "gs": "gs", "hs": "hs", "ds": "ds", "mesh": "ms", "task": "as", "ms": "ms", "as": "as"}
KEPT = ("-D", "-HV", "-enable-16bit-types", "-Zpr", "-Zpc", "-Gec", "-Gis", "-flegacy-macro-expansion", "-all-resources-bound", "-res-may-alias",
        "-pack-optimized", "-pack-prefix-stable", "-auto-binding-space", "-denorm", "-exports", "-export-shaders-only", "-enable-payload-qualifiers",
        "-disable-payload-qualifiers", "-default-linkage")
WITH_VALUE = {"-D", "-HV", "-auto-binding-space", "-denorm", "-exports", "-default-linkage"}
OLDEST = {"cs": "6_0", "vs": "6_0", "ps": "6_0", "gs": "6_0", "hs": "6_0", "ds": "6_0", "ms": "6_5", "as": "6_5", "lib": "6_3"}


def run_lines(text):
    """Command lines from `// RUN: %dxc -E main -T ps_6_0 ...`."""
    for words in re.findall(r"^\s*//\s*RUN:\s*%dxc\s+(.*)$", text, re.M):
        words = re.sub(r"[|>&].*", "", words).replace('"', "").split()
        profile, entry, kept, i = None, "main", [], 0
        while i < len(words):
            w = words[i].replace("/", "-", 1) if words[i].startswith("/") else words[i]
            joined = re.match(r"-(T|E)(.+)$", w)
            if w in ("-T", "-E") and i + 1 < len(words):
                i += 1
                profile, entry = (words[i], entry) if w == "-T" else (profile, words[i])
            elif joined and not w.startswith(("-E=", "-T=")):
                profile, entry = (joined[2], entry) if joined[1] == "T" else (profile, joined[2])
            elif w in WITH_VALUE and i + 1 < len(words):
                kept += [w, words[i + 1]]
                i += 1
            elif w.startswith(KEPT):
                kept.append(w)
            i += 1
        if profile and re.match(r"(cs|vs|ps|gs|hs|ds|ms|as|lib)_\d_\w+$", profile):
            stage, version = profile.split("_", 1)
            if version < OLDEST[stage]:
                version = OLDEST[stage]
            if version == "6_x": # not to be run
                version = "6_8"
            # Functions of a library that says of none that others may call it.
            if stage == "lib" and not re.search(r"\bexport\b|\[\s*shader\s*\(|\[\s*NodeLaunch", text, re.I) and "-default-linkage" not in kept:
                kept += ["-default-linkage", "external"]
            yield " ".join(["-T", f"{stage}_{version}"] + ([] if stage == "lib" else ["-E", entry]) + kept)


def stage_of_name(name):
    """What a file's name says of its stage, or None."""
    stem = name.removesuffix(".hlsl").removesuffix(".fx")
    last = re.split(r"[._\-]", stem)[-1].lower()
    if last in STAGES:
        return STAGES[last]
    match = re.search(r"(VS|PS|CS|GS|HS|DS|MS|AS)$", stem)
    if match:
        return match[1].lower()
    match = re.search(r"\.(frag|vert|comp|geom|tesc|tese)\b", name)
    return STAGES[match[1]] if match else None


def entries(text):
    """(stage, entry) of each function that looks like one."""
    text = re.sub(r"//[^\n]*|/\*.*?\*/", " ", text, flags=re.S)
    if re.search(r"\[\s*shader\s*\(", text, re.I):
        yield "lib", None
    for match in re.finditer(r"((?:\[\s*\w+(?:\s*\([^)]*\))?\s*\]\s*)+)(?:static\s+|inline\s+|precise\s+)*\w+\s+(\w+)\s*\(", text):
        words = set(re.findall(r"\[\s*(\w+)", match[1].lower()))
        for stage, needed, without in (("gs", "maxvertexcount", None), ("hs", "patchconstantfunc", None), ("ds", "domain", "patchconstantfunc"),
                                       ("ms", "outputtopology", "patchconstantfunc")):
            if needed in words and without not in words and "shader" not in words:
                yield stage, match[2]
    for match in re.finditer(r"\[\s*numthreads\s*\([^)]*\)\s*\](?:\s*\[[^\]]*\])*\s*void\s+(\w+)\s*\(", text, re.I):
        head = text[max(0, match.start() - 200):match.end()]
        if "outputtopology" not in head.lower():
            yield "cs", match[1]
    for match in re.finditer(r"\b(\w+)\s+(\w+)\s*\([^()]*(?:\([^()]*\)[^()]*)*\)\s*:\s*SV_(Target|Position|Depth)\w*\s*\{", text, re.I):
        yield ("vs" if match[3].lower() == "position" else "ps"), match[2]
    for match in re.finditer(r"\b\w+\s+((VS|PS|HS|DS|GS|Vertex|Pixel)\w*|\w*(VS|PS|GS|HS|DS)|main_?(vs|ps)|(vert|frag)\w*)\s*\(", text):
        word = next(w for w in match.groups()[1:] if w).lower()
        yield {"vertex": "vs", "pixel": "ps", "vert": "vs", "frag": "ps"}.get(word, word), match[1]


def command_lines(path, text):
    heads = re.findall(r"^// (?:dxc|dxil-cc): (-T (?:cs|vs|ps|gs|hs|ds|ms|as|lib)_.*)$", text, re.M)
    if heads: # the format of this repository's shaders
        return list(dict.fromkeys(heads))
    lines = list(dict.fromkeys(run_lines(text)))
    if lines or "RUN:" in text:
        return lines
    found = list(dict.fromkeys(entries(text)))
    stage = stage_of_name(path.name)
    if stage and re.search(r"\bmain\s*\(", text):
        found = [(stage, "main")]
    elif stage:
        found = [(s, e) for s, e in found if s == stage] or found
    library = "lib_6_8" if re.search(r"\[\s*shader\s*\(\s*\"node\"", text, re.I) else "lib_6_6"
    return [f"-T {library}" if s == "lib" else f"-T {s}_6_6 -E {e}" for s, e in found[:6] if s in OLDEST]


def main():
    if len(sys.argv) < 2 or any("=" not in a for a in sys.argv[1:]):
        sys.exit(__doc__)
    for argument in sys.argv[1:]:
        name, folder = argument.split("=", 1)
        root = pathlib.Path(folder)
        for path in sorted(p for p in root.rglob("*") if p.suffix in ENDINGS and p.is_file()):
            text = path.read_text(errors="replace")
            for line in command_lines(path, text):
                print(f"{name}/{path.relative_to(root)}\t{path}\t{line}")


if __name__ == "__main__":
    main()
