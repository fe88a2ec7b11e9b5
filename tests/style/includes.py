#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Whether the rooms include only what the table of docs/architecture.md lets them.

usage: includes.py ROOT

A room is a row of the table "| room | in | out | may include |". Its last column names rooms, `generated`, LLVM and
clang's libraries. Every room has a README.md. Headers belong to the room in whose folder they are; those of generated/ to `generated`. No header
includes itself through others. A header of SHORT's folders has at most MOST_LINES lines: what a part of the folder declares, not what all do. Exit
code 1, with file and line, if some file includes what its room may not, if headers include each other, or if a room of the table is not there.
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(sys.argv[1])
# Rooms that all may include. The table lists rooms, not the C++ library and a room's own folder.
EVERYWHERE = {"ops", "generated"}
SHORT = ("frontend/check", "frontend/codegen")
MOST_LINES = 300
LIBRARIES = {"llvm/": "LLVM", "llvm-c/": "LLVM", "clang/": "clang"}


def table():
    """Maps each room to the rooms that it may include."""
    rooms = {}
    for line in (ROOT / "docs/architecture.md").read_text().splitlines():
        cells = [c.strip() for c in line.strip("|").split("|")] if line.startswith("| `") else []
        if len(cells) != 4:
            continue
        allowed = set(re.findall(r"`([\w/]+?)/?`", cells[3]))
        if "LLVM" in cells[3]:
            allowed.add("LLVM")
        if "clang" in cells[3]:
            allowed.add("clang")
        if "generated" in cells[3]:
            allowed.add("generated")
        if "the libraries" in cells[3]:
            allowed.add("*")
        for room in re.findall(r"`([\w/.]+?)/?`", cells[0]):
            rooms[room] = allowed
    return rooms


def owner_of(path, rooms):
    """The room with the longest name that a path below the root begins with."""
    found = [r for r in rooms if path == r or path.startswith(r + "/")]
    return max(found, key=len) if found else None


def resolve(text, source, headers):
    """Returns the path below the root of an included file; None for files outside of the project."""
    beside = (source.parent / text).resolve()
    if beside.is_file() and beside.is_relative_to(ROOT.resolve()):
        return str(beside.relative_to(ROOT.resolve()))
    if text.startswith("dxil/generated/"):
        return "generated/" + text
    return headers.get(text)


def circle(header, included, open_headers, done):
    """The headers between two visits of one header, from `header` on; empty if there is no circle."""
    if header in open_headers:
        return open_headers[open_headers.index(header):] + [header]
    if header in done:
        return []
    done.add(header)
    for other in included.get(header, ()):
        if found := circle(other, included, open_headers + [header], done):
            return found
    return []


def main():
    rooms = table()
    missing = [r for r in rooms if not (ROOT / r).exists()]
    for room in missing:
        print(f"docs/architecture.md: error: the room '{room}' of the table is not there")
    for room in rooms:
        readme = ROOT / room / "README.md"
        if list((ROOT / room).glob("CMakeLists.txt")) and "/" not in room and not readme.is_file():
            print(f"{room}: error: no README.md (expected in, out, files in reading order, what to know before a change)")
            missing.append(room)
    headers = {}
    for header in ROOT.glob("*/include/**/*"):
        if header.suffix in (".h", ".def"):
            headers[str(header.relative_to(ROOT)).split("/include/", 1)[1]] = str(header.relative_to(ROOT))
    for header in ROOT.glob("*/*/include/**/*.h"):
        headers[str(header.relative_to(ROOT)).split("/include/", 1)[1]] = str(header.relative_to(ROOT))
    wrong = looked_at = 0
    included = {}  # project headers that each header includes
    for room in rooms:
        for source in sorted((ROOT / room).rglob("*")):
            path = str(source.relative_to(ROOT))
            if source.suffix not in (".cpp", ".h", ".def") or owner_of(path, rooms) != room:
                continue
            looked_at += 1
            lines = source.read_text().splitlines()
            if source.suffix == ".h" and path.startswith(SHORT) and len(lines) > MOST_LINES:
                wrong += 1
                print(f"{path}:{len(lines)}: error: the header has {len(lines)} lines (expected at most {MOST_LINES})")
            for number, line in enumerate(lines, 1):
                match = re.match(r'\s*#\s*include\s+[<"]([^>"]+)[>"]', line)
                if not match:
                    continue
                text = match.group(1)
                of = next((l for start, l in LIBRARIES.items() if text.startswith(start)), None)
                if not of and (header := resolve(text, source, headers)):
                    if source.suffix == ".h":
                        included.setdefault(path, []).append(header)
                    of = owner_of(header, list(rooms) + ["generated"])
                if not of or of == room or of in EVERYWHERE or of in rooms[room] or "*" in rooms[room]:
                    continue
                if room.startswith(of + "/") or of.startswith(room + "/"):
                    continue  # a header of the same room
                wrong += 1
                print(f"{path}:{number}: error: {room} includes {text} of {of} "
                      f"(expected {', '.join(sorted(rooms[room] | EVERYWHERE))})")
    done = set()
    for header in sorted(included):
        if found := circle(header, included, [], done):
            wrong += 1
            print(f"{found[0]}: error: headers include each other: {' -> '.join(found)}")
    if looked_at < 500:
        print(f"error: only {looked_at} files were looked at")
        wrong += 1
    sys.exit(1 if wrong or missing else 0)


main()
