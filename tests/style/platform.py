#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Whether the ground floor includes headers of POSIX or of Windows in one folder alone.

usage: platform.py ROOT

The ground floor's folders are the sources of the targets below: libraries without LLVM, and their tools. A header is the
system's if it is neither of C++, nor of C, nor of the project, nor of a library that runs on all systems. Exit code 1, with
file and line, where another file than those of tools/common/platform includes one, or knows a system by its macro.
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(sys.argv[1])
ROOMS = ("ops", "module", "container", "validation", "libdxil", "tools/common", "tools/dxil-as", "tools/dxil-diff",
         "tools/dxil-dis", "tools/dxil-edit", "tools/dxil-link", "tools/dxil-ops", "tools/dxil-reduce", "tools/dxil-val")
PLATFORM = ROOT / "tools/common/platform"
# Headers of C. Of those with a C++ name only <csignal> differs between systems.
OF_C = {"assert", "ctype", "errno", "float", "inttypes", "limits", "locale", "math", "stdarg", "stdbool", "stddef", "stdint",
        "stdio", "stdlib", "string"}
LIBRARIES = ("dxil/", "CLI/", "nlohmann/")
SYSTEMS = re.compile(r"\b(_WIN32|_WIN64|__linux__|__unix__|__APPLE__|_MSC_VER|__MINGW32__)\b")
# Interfaces may depend on the compiler.
ALLOWED = {"libdxil/include/dxil.h": "the library's functions are exported as each system has it"}


def is_of_a_system(header):
    if header.startswith(LIBRARIES):
        return False
    if header.endswith(".h"):
        return header[:-2] not in OF_C
    return "/" in header or header == "csignal"


def main():
    wrong = looked_at = 0
    for source in sorted(f for room in ROOMS for f in (ROOT / room).rglob("*") if f.suffix in (".cpp", ".h", ".inc")):
        path = source.relative_to(ROOT)
        if source.is_relative_to(PLATFORM):
            continue
        looked_at += 1
        for number, line in enumerate(source.read_text().splitlines(), 1):
            match = re.match(r"\s*#\s*include\s*<([^>]+)>", line)
            if match and is_of_a_system(match.group(1)):
                print(f"{path}:{number}: error: <{match.group(1)}> is of a system (expected a function of "
                      "tools/common/platform/Platform.h)")
                wrong += 1
            if re.match(r"\s*#", line) and SYSTEMS.search(line) and str(path) not in ALLOWED:
                print(f"{path}:{number}: error: {line.strip()} (expected in tools/common/platform)")
                wrong += 1
    if looked_at < 300:
        print(f"error: only {looked_at} files were looked at")
        wrong += 1
    sys.exit(1 if wrong else 0)


main()
