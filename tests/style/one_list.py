#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Words that records give stand in no second list.

usage: one_list.py ROOT GENERATED_DIR

A family is the words of one table that dxil-tblgen writes: HLSL's attributes, modifiers and scalar types, the words of an
enumeration, of resource kinds, of interpolation modes. Three or more different words of a family as string literals
within ten lines of hand-written C++ are a list: the table is to be read instead. Words of LLVM's types count for none. Files that have a list for another
reason stand in ALLOWED; an entry without such lines is an error too.
"""
import re
import sys
from pathlib import Path

ROOMS = ("compiler", "container", "contract", "diff", "execution", "frontend", "libdxil", "link", "listing", "lowering",
         "module", "ops/include", "plugin", "produce", "reduce", "tools", "upgrade", "validation")
HEADERS = ("DataTypes.h", "HLSLDeclarations.h", "HLSLScalars.inc", "Kinds.h", "MetadataNumbers.h", "PartWords.h", "SemanticWords.h",
           "SystemValues.h")
WORDS, LINES = 3, 10
LLVM = {"half", "float", "double", "i1", "i8", "i16", "i32", "i64"}  # words of LLVM IR

# Annotations of the contract are text (docs/ir-contract.md): attributes, roles of arrays, component
# types.
CONTRACT = "lowering/entry/"
ALLOWED = {
    "compiler/dxc/ReflectedTypes.cpp": "names and numbers of D3D_SHADER_VARIABLE_TYPE",
    "execution/description/ResourceTypes.cpp": "integers of LLVM's IR by their width",
    "execution/offload/Pipeline.cpp": "kinds of resources of llvm/offload-test-suite",
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


def main():
    root, folder = Path(sys.argv[1]), Path(sys.argv[2], "include/dxil/generated")
    tables = list(families(folder))
    problems, used = [], set()
    for room in ROOMS:
        for path in sorted((root / room).rglob("*")):
            if path.suffix not in (".h", ".cpp"):
                continue
            name = path.relative_to(root).as_posix()
            for table, line in lists(path, tables):
                used.add(name)
                if name not in ALLOWED and not name.startswith(CONTRACT):
                    problems.append(f"{name}:{line}: words of {table}, which <dxil/generated/> has")
    problems += [f"{name}: is allowed without need" for name in ALLOWED if name not in used]
    for problem in problems:
        print(problem)
    return bool(problems)


if __name__ == "__main__":
    sys.exit(main())
