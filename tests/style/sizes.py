#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Files have at most 600 lines, functions at most 60.

usage: sizes.py ROOT

Looks at the C++ that people write. The lines of a function are counted from its signature to its closing brace. Places
that are longer for a reason stand in ALLOWED; an entry that no longer applies is an error too.
"""
import re
import subprocess
import sys
from pathlib import Path

FILE_LINES, FUNCTION_LINES = 600, 60

ALLOWED = {}

# Comments, literals and directives, whose braces do not count.
IGNORED = re.compile(r'//[^\n]*|/\*.*?\*/|R"(\w*)\(.*?\)\1"|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])+\'|(?<=\d)\'(?=\d)'
                     r'|^[ \t]*#(?:[^\n]*\\\n)*[^\n]*', re.S | re.M)
SCOPE = re.compile(r"\b(?:namespace|class|struct|union|enum)\b[^()=]*$|\bextern\s*$")


def blank(match):
    """Spaces in the place of the match, with its line ends."""
    return re.sub(r"[^\n]", " ", match.group())


def functions(text):
    """First and last line of each function."""
    text = IGNORED.sub(blank, text)
    begin, depth, start = 0, 0, None  # `start`: of the function or initializer around the current place
    for match in re.finditer(r"[{};]", text):
        character, place = match.group(), match.start()
        if start is not None:
            depth += {"{": 1, "}": -1, ";": 0}[character]
            if depth == 0:
                if is_function:
                    yield text.count("\n", 0, start) + 1, text.count("\n", 0, place) + 1
                start, begin = None, place + 1
            continue
        head = text[begin:place]
        begin = place + 1
        if character == "{" and not SCOPE.search(head):
            head = re.sub(r"\A(?:\s|public:|private:|protected:)*", "", head)
            start, depth, is_function = place - len(head), 1, "(" in head


def main():
    root = Path(sys.argv[1])
    names = subprocess.run(["git", "ls-files", "*.cpp", "*.h"], cwd=root, check=True, capture_output=True, text=True).stdout
    problems, used, count = [], set(), 0
    for name in names.split():
        if name.startswith("generated/"):
            continue
        text = (root / name).read_text(errors="replace")
        found = []
        if text.count("\n") > FILE_LINES:
            found.append(f"{name}: {text.count(chr(10))} lines (expected at most {FILE_LINES})")
        for first, last in functions(text):
            count += 1
            if last - first + 1 > FUNCTION_LINES:
                found.append(f"{name}:{first}: function of {last - first + 1} lines (expected at most {FUNCTION_LINES})")
        for reason in (prefix for prefix in ALLOWED if name.startswith(prefix) and found):
            used.add(reason)
            found = []
        problems += found
    problems += [f"{prefix}: is allowed without need" for prefix in ALLOWED if prefix not in used]
    for problem in problems:
        print(problem)
    print(f"{count} functions, {len(problems)} errors")
    return 1 if problems or not count else 0


if __name__ == "__main__":
    sys.exit(main())
