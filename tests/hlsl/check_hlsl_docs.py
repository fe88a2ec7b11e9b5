#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Holds td/hlsl/Tests.td and docs/hlsl-support.md to the tests that they name.

usage: check_hlsl_docs.py [ROOT]

Each file has to exist and to mention the names (or the message) in its code, not only in comments. A scalar type
may stand there in a vector (float3), a semantic in any case and with a number, a method behind a dot."""
import os
import re
import sys

ROOT = sys.argv[1] if len(sys.argv) > 1 else os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
SCALARS = {"bool", "int16_t", "uint16_t", "int", "uint", "int64_t", "uint64_t", "half", "float", "double",
           "min16float", "min10float", "min16int", "min12int", "min16uint"}


def text_of(name):
    with open(os.path.join(ROOT, name), encoding="utf-8") as file:
        return file.read()


def code_of(text):
    """Without lines of comments, but with RUN lines and pragmas."""
    return "\n".join(l for l in text.splitlines() if not re.match(r"\s*(//(?! RUN)|#(?!pragma|define))", l))


def pattern(name):
    if name in SCALARS:
        return re.compile(r"\b%s([1-4](x[1-4])?)?\b" % name)
    if name.startswith("SV_"):
        return re.compile(r"\b%s\d*\b" % name, re.IGNORECASE)
    method = name.split(".")[-1]
    if method == "operator[]":
        return re.compile(r"\w\[[^\]]+\]")
    return re.compile(r"(?<!\w)%s\b" % re.escape(method))


def main():
    wrong, checked = [], 0
    records = text_of("td/hlsl/Tests.td")
    for file, names in re.findall(r'HLSLTest<"([^"]+)",\s*\[(.*?)\]>;', records, re.DOTALL):
        if not os.path.exists(os.path.join(ROOT, file)):
            wrong.append("%s does not exist" % file)
            continue
        code = code_of(text_of(file))
        for name in re.findall(r'"([^"]+)"', names):
            checked += 1
            if not pattern(name).search(code):
                wrong.append("%s does not mention '%s'" % (file, name))
            owner = name.split(".")[0] if "." in name else ""
            if owner and owner not in code:
                wrong.append("%s does not mention the class of '%s'" % (file, name))
    page = text_of("docs/hlsl-support.md")
    for row in re.findall(r"^\| .* \|$", page.partition("## Refused HLSL")[2], re.MULTILINE)[1:]:
        checked += 1
        cells = [cell.strip(" `").replace("\\|", "|") for cell in re.split(r"(?<!\\)\|", row)]
        message, test = cells[2], cells[4]
        if not os.path.isfile(os.path.join(ROOT, test)):
            wrong.append("%s does not exist" % test)
        elif message not in text_of(test):
            wrong.append("%s does not expect '%s'" % (test, message))
    for row in re.findall(r"^\| (.*?) \|.*\| none \|$", page, re.MULTILINE):
        wrong.append("%s has no test (expected its name in an HLSLTest of td/hlsl/Tests.td)" % row)
    for line in wrong:
        print("check_hlsl_docs.py: error: td/hlsl: %s" % line, file=sys.stderr)
    print("%d names and messages, %d wrong" % (checked, len(wrong)))
    return 1 if wrong or not checked else 0


if __name__ == "__main__":
    sys.exit(main())
