#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints docs/messages.md: what dxil-cc and dxc say of each shader in this folder.

A shader ends in what is known of it: `RUN:`, `CHECK:` (dxil-cc's messages, which lit tests), `DXC:`
(place and words of dxc's first message, shortened) and `VERDICT:`.

  table.py                 the page
  table.py --dxc BINARY    runs dxc as well, and names the shaders whose DXC line is not what it says
"""
import argparse
import pathlib
import re
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
HEAD = """# Messages beside dxc's

{count} small shaders that are wrong, or that warnings are for: the first message of each compiler, `line:column` and words.
`tests/messages` has the shaders, with all that `dxil-cc` says of them as a test; `tests/messages/table.py` prints this page.
A dash in place of a number: the message has no place.

{summary}

| shader | dxil-cc | dxc | |
|---|---|---|---|
"""


def first_message(text, name):
    """Place and words of the first error in a compiler's output, or of the first warning."""
    found = None
    for line in text.splitlines():
        match = re.match(r"(?:.*?%s:(\d+)(?::(\d+))?: )?.*?(fatal error|error|warning): (.*)" % re.escape(name), line)
        if not match or match[4].startswith("validation errors"):
            continue
        place = f"{match[1] or '-'}:{match[2] or '-'}" if match[1] else "-"
        if match[3] != "warning":
            return place, match[4]
        found = found or (place, match[4])
    return found or ("-", "")


def shorten(words, length=90):
    words = re.sub(r"\s+", " ", words).strip()
    return words if len(words) <= length else words[: length - 3].rstrip() + "..."


class Case:
    def __init__(self, path):
        self.path, self.name = path, path.stem
        fields = re.findall(r"^// (RUN|CHECK|DXC|VERDICT)(?:-DAG)?: (.*)$", path.read_text(), re.M)
        get = lambda key: next((value for k, value in fields if k == key), "")
        self.run, self.dxc, self.verdict = get("RUN"), get("DXC"), get("VERDICT")
        checks = [value for k, value in fields if k == "CHECK"]
        worst = [c for c in checks if "error: " in c] or checks or [""]
        match = re.match(r"(?::(\d+):(\d+): )?.*?(?:error|warning): (.*)", worst[0])
        self.place = f"{match[1]}:{match[2]}" if match and match[1] else "-"
        # Removes FileCheck's pattern syntax.
        self.words = re.sub(r"\{\{(.*?)\}\}", lambda p: re.sub(r"[\[\]]", "", p[1]).replace(".*", ""),
                            match[3]) if match else ""

    def options(self):
        match = re.search(r"%dxil-cc-unchecked (.*?) %s", self.run)
        return match[1].split() if match else []


def cell(place, words):
    return f"{place} {words}".replace("|", "\\|")


def page(cases):
    verdicts = [c.verdict.split(":")[0] for c in cases]
    summary = (f"dxil-cc says more than dxc of {verdicts.count('more')}, as much of {verdicts.count('same')}, "
               f"less of {verdicts.count('less')}.")
    text = HEAD.format(count=len(cases), summary=summary)
    for c in cases:
        place, _, words = c.dxc.partition(" ")
        text += f"| {c.name} | {cell(c.place, c.words)} | {cell(place, words)} | {c.verdict} |\n"
    return text


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--dxc")
    args = parser.parse_args()
    cases = [Case(p) for p in sorted(HERE.glob("*.hlsl"))]
    if not args.dxc:
        sys.stdout.write(page(cases))
        return 0
    wrong = 0
    for c in cases:
        run = subprocess.run([args.dxc, *c.options(), str(c.path), "-Fo", "/dev/null"], capture_output=True,
                             text=True, errors="replace")
        place, words = first_message(run.stderr, c.path.name)
        if shorten(f"{place} {words}").replace(" /* ", " ") != c.dxc:
            print(f"{c.name}: {shorten(f'{place} {words}')}")
            wrong += 1
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
