#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Whether what a room declares is in the room's namespace, as the table of docs/architecture.md has it.

usage: namespaces.py ROOT

The table "| namespace | of |" has a row for each namespace, with folders or files in its second column. A file belongs to
the longest of them that its path begins with, and declares in that namespace or one inside it. What else it may open:
LLVM's and clang's namespaces, generated ones that rooms extend, and any other for forward declarations alone. Exit code 1, with file and line, where that does not hold.
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(sys.argv[1])
# Namespaces that any file may extend: generated views and readers, and embedded texts.
EXTENDED = ("dxil::op", "dxil::md", "dxil::embedded")
FORWARD = re.compile(r"\s*((struct|class|enum|enum class) \w+( : \w+)?;)?\s*(//.*)?")


def table():
    """The namespace of each folder and file that the table names."""
    places = {}
    for line in (ROOT / "docs/architecture.md").read_text().splitlines():
        cells = [c.strip() for c in line.strip("|").split("|")]
        if len(cells) == 2 and (name := re.fullmatch(r"`(dxil[\w:]*)`", cells[0])):
            for place in re.findall(r"`([\w/.]+)`", cells[1]):
                places[place.rstrip("/")] = name.group(1)
    return places


def namespace_of(path, places):
    found = [p for p in places if path == p or path.startswith(p + "/")]
    return places[max(found, key=len)] if found else None


def is_forward_only(lines):
    """Returns true if the block that begins after the first of these lines only declares types."""
    for line in lines[1:]:
        if line.startswith("}"):
            return True
        if not FORWARD.fullmatch(line):
            return False
    return False


def main():
    places = table()
    wrong = looked_at = 0
    for place in places:
        if not (ROOT / place).exists():
            print(f"docs/architecture.md: error: '{place}' of the table of namespaces is not there")
            wrong += 1
    folders = sorted({place.split("/")[0] for place in places})
    for source in sorted(f for folder in folders for f in (ROOT / folder).rglob("*") if f.suffix in (".cpp", ".h")):
        path = str(source.relative_to(ROOT))
        own = namespace_of(path, places)
        if not own:
            print(f"{path}: error: no namespace in the table of docs/architecture.md")
            wrong += 1
            continue
        looked_at += 1
        # Texts of emitters contain namespaces too.
        lines = re.sub(r'R"(\w*)\(.*?\)\1"', lambda m: "\n" * m.group().count("\n"), source.read_text(),
                       flags=re.S).splitlines()
        for number, line in enumerate(lines):
            opened = re.match(r"(?:inline )?namespace (dxil[\w:]*) \{", line)
            if not opened:
                continue
            name = opened.group(1)
            if name == own or name.startswith(own + "::") and own != "dxil":
                continue
            if any(name == e or name.startswith(e + "::") for e in EXTENDED) or is_forward_only(lines[number:]):
                continue
            wrong += 1
            print(f"{path}:{number + 1}: error: declares in {name} (expected {own})")
    if looked_at < 500:
        print(f"error: only {looked_at} files were looked at")
        wrong += 1
    sys.exit(1 if wrong else 0)


main()
