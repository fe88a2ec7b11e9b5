#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Draws a case of this folder with dxil-cc's code at three levels.

    drawn.py [--compiler DXC] BIN FOLDER FILE ENTRY:PROFILE[:OPTION]...

A case is HLSL with a stage for each ENTRY, and at its head a description for dxil-run, between `/* draw` and `*/`; the
names of the stages in it are filled in. Exit code 1 if a level does not compile or does not give what is expected.
"""
import argparse
import json
import pathlib
import subprocess
import sys

NAMES = {"vs": "vertex", "hs": "hull", "ds": "domain", "gs": "geometry", "ps": "pixel", "as": "amplification", "ms": "mesh"}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--compiler", help="instead of BIN/dxil-cc")
    parser.add_argument("bin", type=pathlib.Path)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("file", type=pathlib.Path)
    parser.add_argument("stages", nargs="+")
    options = parser.parse_args()
    text = options.file.read_text()
    description = json.loads(text.split("/* draw", 1)[1].split("*/", 1)[0])
    options.folder.mkdir(parents=True, exist_ok=True)
    failed = False
    for level in ("-O3", "-O1", "-Od"):
        shaders = {}
        for stage in options.stages:
            entry, profile, *more = stage.split(":")
            shaders[NAMES[profile[:2]]] = f"{entry}{level}.dxil"
            subprocess.run([options.compiler or options.bin / "dxil-cc", "-T", profile, "-E", entry, level, *more, options.file, "-Fo",
                            options.folder / shaders[NAMES[profile[:2]]]], check=True)
        description["draw"]["shaders"] = shaders
        case = options.folder / f"case{level}.json"
        last = shaders.pop("pixel")
        case.write_text(json.dumps(description))
        done = subprocess.run([options.bin / "dxil-run", options.folder / last, case], capture_output=True, text=True)
        if done.returncode:
            print(f"{options.file.name} {level}: {done.stdout}{done.stderr}")
            failed = True
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
