#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A function fails in one way: dxil::Result or dxil::Status, above the ground floor llvm::Expected or llvm::Error.

usage: failures.py ROOT

Looks, in the C++ of all rooms, comments left out, for the other ways:

  parameter  an error that leaves through a parameter: `std::string &Problem`;
  text       a call whose result is an error text: `if (std::string Error = f(); !Error.empty()) return`;
  optional   an optional text or Error that is set after a failure: `if (auto Wrong = f())`;
  latch      a member `bool fail(...)` that keeps the first error.

Each of them in a file that is not listed below is an error, and so is an entry that no longer applies.
"""
import re
import sys
from pathlib import Path

ROOMS = ("compiler", "container", "contract", "diff", "execution", "frontend", "libdxil", "link", "listing", "lowering",
         "module", "plugin", "produce", "reduce", "tools", "upgrade", "validation")

# Names of variables that contain the text of an error.
NAMES = r"(?:\w*(?:Error|Problem|Wrong|Failure)|Bad|Why)"
RULES = {
    "parameter": re.compile(rf"(?<!const )std::string [&*]{NAMES}\b(?=\s*[,)])"),
    "text": re.compile(rf"if \((?:const )?(?:std::string|auto) ({NAMES}) =[^;{{}}]*;\s*!\1\.empty\(\)\)"),
    "optional": re.compile(rf"if \((?:const )?(?:auto|std::optional<\w+(?:::\w+)?>) {NAMES} =[^;]*?\)\)\s|"
                           r"std::optional<(?:dxil::)?Error> (?:\w+::)*\w+\("),
    "latch": re.compile(r"\bbool fail\("),
}

STREAM = "a stream keeps its first error; what calls it returns a Result or an Expected"
ALLOWED = {
    ("text", "frontend/check/Check.cpp"): "the verifier lists all that is wrong with a program, as a text",
    ("optional", "tools/dxil-ops/main.cpp"): "ops/ is below module/, which has Result",
    ("optional", "lowering/ops/OpLowering.cpp"): "an op that stands for an error of the program",
    ("latch", "container/src/parts/PartReader.h"): STREAM,
    ("latch", "frontend/source/RootSignature.cpp"): STREAM,
    ("latch", "lowering/entry/EntrySignature.cpp"): "reports a diagnostic",
    ("latch", "module/src/Bitstream.h"): STREAM,
    ("latch", "module/src/parser/Parser.h"): STREAM,
    ("latch", "module/src/reader/Reader.h"): STREAM,
}


def without_comments(text):
    return re.sub(r'//[^\n]*|("(?:\\.|[^"\\\n])*")', lambda m: m.group(1) or "", text)


def main():
    root = Path(sys.argv[1])
    wrong = files = 0
    used = set()
    for source in sorted(f for room in ROOMS for f in (root / room).rglob("*") if f.suffix in (".cpp", ".h")):
        path = str(source.relative_to(root))
        text = without_comments(source.read_text())
        files += 1
        for rule, pattern in RULES.items():
            for match in pattern.finditer(text):
                if (rule, path) in ALLOWED:
                    used.add((rule, path))
                    continue
                line = text.count("\n", 0, match.start()) + 1
                print(f"{path}:{line}: error: another way to fail ({rule}): {' '.join(match.group(0).split())}")
                wrong += 1
    for rule, path in sorted(set(ALLOWED) - used):
        print(f"tests/style/failures.py: error: the entry ({rule}, {path}) is no longer needed")
        wrong += 1
    print(f"{files} files, {wrong} errors")
    return 1 if wrong or not files else 0


if __name__ == "__main__":
    sys.exit(main())
