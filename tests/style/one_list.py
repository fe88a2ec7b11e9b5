#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Words and facts that records give stand in no second list.

usage: one_list.py ROOT GENERATED_DIR

A family is the words of one table that dxil-tblgen writes: HLSL's attributes, modifiers and scalar types, the words of an
enumeration, of resource kinds, of interpolation modes. Three or more different words of a family as string literals
within ten lines of hand-written C++ are a list: the table is to be read instead. Words of LLVM's types count for none.

A table in hand-written C++ is a second list too: a switch whose cases return a literal, or an array of braces of an
enumerator and a literal, for five or more enumerators and at least half of a generated enumeration. The literal
belongs to the record of the enumerator. Files that have a list for another
reason stand in ALLOWED; an entry without such lines is an error too.
"""
import re
import sys
from pathlib import Path

ROOMS = ("compiler", "container", "contract", "diff", "execution", "frontend", "libdxil", "link", "listing", "lowering",
         "meaning", "module", "ops/include", "plugin", "produce", "prove", "reduce", "spirv", "tools", "upgrade",
         "validation")
HEADERS = ("DataTypes.h", "HLSLDeclarations.h", "HLSLScalars.inc", "Kinds.h", "MetadataNumbers.h", "PartWords.h", "SemanticWords.h",
           "SystemValues.h")
WORDS, LINES = 3, 10
ENUMERATORS = 5
NUMBER_OR_TEXT = r"(?:-?\d[\w.']*|\"[^\"]*\")"
LITERAL = rf"\w*\(?\{{?\s*{NUMBER_OR_TEXT}(?:,\s*{NUMBER_OR_TEXT})*\s*\}}?\)?"
CASE = re.compile(r"case (?:\w+::)*(\w+)::(\w+):\s*")
RESULT = re.compile(rf"return (?:\w+ \? {LITERAL} : )?{LITERAL};")
ROW = re.compile(rf"\{{(?:{NUMBER_OR_TEXT},\s*)?(?:\w+::)*(\w+)::(\w+)\b(,\s*{NUMBER_OR_TEXT})?")
LLVM = {"half", "float", "double", "i1", "i8", "i16", "i32", "i64"}  # words of LLVM IR

# Annotations of the contract are text (docs/ir-contract.md): attributes, roles of arrays, component
# types.
CONTRACT = "lowering/entry/"
ALLOWED = {
    "execution/description/ResourceTypes.cpp": "integers of LLVM's IR by their width",
    "execution/offload/Pipeline.cpp": "stages and kinds of resources of llvm/offload-test-suite",
    "frontend/check/LibraryCalls.cpp": "results of the methods of node outputs",
    "frontend/source/Literals.cpp": "suffixes of literals",
    "frontend/source/RootSignature.cpp": "words of the language of root signatures",
    "frontend/syntax/ParseAnnotations.cpp": "profiles of Direct3D 9 and 10",
    "frontend/syntax/ParseTypes.cpp": "what `unsigned` may stand before",
    "lowering/conversion/PointerTypes.cpp": "suffixes of ops' names",
    "validation/OpCalls.cpp": "suffixes of ops' names",
}


def families(folder):
    """The words of each table, by the table's name."""
    for header in HEADERS:
        text = (folder / header).read_text()
        for name, body in re.findall(r"inline constexpr \w+ (\w+)\[\] = \{\n(.*?)^\};", text, re.S | re.M):
            words = set(re.findall(r'"(\w[\w ]*)"', body)) - LLVM
            if len(words) >= WORDS:
                yield name, words


def literals(text):
    """String literals by line; comments are none."""
    text = re.sub(r"//[^\n]*", "", text)
    for number, line in enumerate(text.split("\n"), 1):
        if not line.startswith("#include"):
            for word in re.findall(r'"((?:\\.|[^"\\])*)"', line):
                yield number, word


def lists(path, tables):
    """The tables of which the file has a list, with the line where it begins."""
    found = list(literals(path.read_text()))
    for table, words in tables:
        at = [(number, word) for number, word in found if word in words]
        for start, _ in at:
            if len({word for number, word in at if start <= number < start + LINES}) >= WORDS:
                yield table, start
                break


def enumerations(folder):
    """The enumerators of each generated enumeration, by its name."""
    found = {}
    for header in sorted(folder.iterdir()):
        text = re.sub(r"//[^\n]*", "", header.read_text())
        for name, body in re.findall(r"enum(?: class)? (\w+)(?:\s*:\s*[\w:]+)?\s*\{([^}]*)\}", text):
            found.setdefault(name, set()).update(re.findall(r"(?:^|,)\s*(\w+)", body))
    return {name: cases for name, cases in found.items() if len(cases) >= ENUMERATORS}


def rows(text):
    """Enumerators with a literal, as (position, enumeration, enumerator)."""
    text = re.sub(r"//[^\n]*", "", text)
    waiting, end = [], -1
    for match in CASE.finditer(text):
        if match.start() != end:
            waiting = []
        waiting.append((match.start(), match[1], match[2]))
        end = match.end()
        if RESULT.match(text, end):
            yield from waiting
    for match in ROW.finditer(text):
        if match[3] or match[0][1:2] in '"-0123456789':
            yield match.start(), match[1], match[2]


def tables_of(path, enums):
    """The generated enumerations of which the file has a table, with the line where it begins."""
    text = path.read_text()
    found = {}
    for place, name, case in rows(text):
        if case in enums.get(name, ()):
            found.setdefault(name, {}).setdefault(case, place)
    for name, cases in found.items():
        if len(cases) >= max(ENUMERATORS, len(enums[name]) / 2):
            yield name, text.count("\n", 0, min(cases.values())) + 1


def main():
    root, folder = Path(sys.argv[1]), Path(sys.argv[2], "include/dxil/generated")
    tables, enums = list(families(folder)), enumerations(folder)
    problems, used = [], set()
    for room in ROOMS:
        for path in sorted((root / room).rglob("*")):
            if path.suffix not in (".h", ".cpp"):
                continue
            name = path.relative_to(root).as_posix()
            found = [(line, f"words of {table}") for table, line in lists(path, tables)]
            found += [(line, f"a table of {enum}") for enum, line in tables_of(path, enums)]
            for line, what in found:
                used.add(name)
                if name not in ALLOWED and not name.startswith(CONTRACT):
                    problems.append(f"{name}:{line}: {what}, which <dxil/generated/> has")
    problems += [f"{name}: is allowed without need" for name in ALLOWED if name not in used]
    for problem in problems:
        print(problem)
    return bool(problems)


if __name__ == "__main__":
    sys.exit(main())
