#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""No call has two arguments that both create instructions.

usage: argument_order.py ROOT

C++ does not define the order in which arguments are evaluated: GCC and clang differ, and so would the
instructions of a container. A variable for the first argument defines it. An argument creates
instructions if it calls a method Create... of a builder, or a function or lambda of the same file
that does.
"""
import re
import sys
from pathlib import Path

from op_names import code

ROOMS = ("contract", "execution", "frontend", "lowering", "plugin", "upgrade")
CREATE = r"Create[A-Z]\w*"
DEFINITION = re.compile(r"(\w+)(?: = \[[^\]]*\])?\([^(){};]*(?:\([^(){};]*\)[^(){};]*)*\)(?: mutable| const)?(?: -> [\w *]+)? \{")
CLOSING = {")": "(", "]": "[", "}": "{"}


def groups(text):
    """Yields the bracket, the end, and the begins of the parts between commas of each pair of brackets."""
    open_brackets = []
    for end, character in enumerate(text):
        if character in "([{":
            open_brackets.append((character, [end + 1]))
        elif character == "," and open_brackets:
            open_brackets[-1][1].append(end + 1)
        elif character in CLOSING and open_brackets:
            bracket, starts = open_brackets.pop()
            if bracket == CLOSING[character]:
                yield bracket, end, starts


def creators(text, bodies):
    """Returns a pattern of calls that create instructions."""
    definitions = [(match.group(1), text[match.end():bodies.get(match.end(), match.end())])
                   for match in DEFINITION.finditer(text)]
    names = set()
    while True:
        pattern = re.compile(r"\b(?:" + "|".join([CREATE, *sorted(names)]) + r")\(")
        found = {name for name, body in definitions if pattern.search(body)}
        if found <= names:
            return pattern
        names |= found


def problems(text):
    """Yields the line and the two arguments."""
    pairs = list(groups(text))
    creates = creators(text, {starts[0]: end for bracket, end, starts in pairs if bracket == "{"})
    for bracket, end, starts in pairs:
        if bracket != "(":  # elements of {...} have a defined order
            continue
        arguments = [text[a:b - 1] for a, b in zip(starts, starts[1:] + [end + 1])]
        creating = [" ".join(a.split()) for a in arguments if creates.search(a) and not a.lstrip().startswith("[")]
        if len(creating) > 1:
            yield text[:starts[0]].count("\n") + 1, creating[:2]


def main():
    root = Path(sys.argv[1])
    failed = False
    for room in ROOMS:
        for path in sorted((root / room).rglob("*")):
            if path.suffix not in (".h", ".cpp"):
                continue
            text = re.sub(r'"(?:\\.|[^"\\\n])*"', '""', code(path.read_text()))
            for line, (first, second) in problems(text):
                print(f"{path.relative_to(root)}:{line}: two arguments create instructions: {first}, {second}")
                failed = True
    return failed


if __name__ == "__main__":
    sys.exit(main())
