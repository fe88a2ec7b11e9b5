#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Changes the meaning of one op in its record, and generates the files that depend on records.

usage: changed_record.py TBLGEN ROOT FOLDER

IMad subtracts where it should add. FOLDER gets the changed record, the table that programs read, the database, and the list of meanings.
"""
import pathlib
import re
import subprocess
import sys

OLD, NEW = "let meaning = (add (mul $a, $b), $c);", "let meaning = (sub (mul $a, $b), $c);"
MADE = {"-gen-meaning-table": "dxil/generated/Meanings.inc", "-gen-json": "ops.json", "-gen-meaning-docs": "meanings.md"}


def main():
    tblgen, root, folder = sys.argv[1], pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3])
    text = (root / "td/Integer.td").read_text()
    changed, count = re.subn(r"(def IMad : .*?)" + re.escape(OLD), lambda match: match.group(1) + NEW, text, count=1, flags=re.S)
    if count != 1:
        sys.exit(f"{root / 'td/Integer.td'}: error: op IMad has another meaning than '{OLD}'")
    (folder / "td").mkdir(parents=True, exist_ok=True)
    (folder / "td/Integer.td").write_text(changed)
    for option, name in MADE.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        subprocess.run([tblgen, root / "DXIL.td", "-I", folder, "-I", root, "-I", root / "emitters", option, "-o", folder / name],
                       cwd=folder, check=True)


main()
