#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""executable.py SOURCE: what begins with `#!` can be run as the documentation says, by its path."""
import os
import subprocess
import sys

root = sys.argv[1]
names = subprocess.run(["git", "ls-files", "-z"], cwd=root, check=True, capture_output=True, text=True).stdout
seen, failed = 0, False
for name in filter(None, names.split("\0")):
    path = os.path.join(root, name)
    if not os.path.isfile(path):
        continue
    with open(path, "rb") as file:
        if file.read(2) != b"#!":
            continue
    seen += 1
    if not os.access(path, os.X_OK):
        print(f"{name}: error: it begins with '#!' and is not executable (chmod +x)")
        failed = True
if seen < 60:
    sys.exit(f"executable.py: error: only {seen} programs were found")
sys.exit(failed)
