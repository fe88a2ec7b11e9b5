#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Whether a change in a record of an op compiles a few files and not all that know ops.

usage: record_change.py NINJA BUILD_DIR GENERATED_DIR

Such a change writes tables of the generated folder (MAY below). Ninja's log of dependencies says which objects have
read them: only sources that are named here may, and each alone, not in a batch with others. Prints what else does, and
exits with 1 then.
"""
import pathlib
import posixpath
import subprocess
import sys

# For each table, the sources that read it.
MAY = {
    "OpRecords.inc": {"ops/OpTable.cpp", "ops/OpTableLists.cpp", "validation/RestrictedArguments.cpp", "tests/ops/table_here.cpp",
                    "bench/ops/ops_bench.cpp"},
    "OpDocs.inc": {"libdxil/ops.cpp", "tests/ops/ops_api_test.cpp", "tests/ops/one_table_test.cpp"},
    "IntrinsicToOp.inc": {"contract/IntrinsicRows.cpp"},
    "OpToIntrinsic.inc": {"contract/IntrinsicRows.cpp"},
    "ProducerOps.inc": {"libdxil/builder_instructions.cpp"},
}


def objects(ninja, build):
    """Returns the objects that the build has compiled, each with the files that it has read."""
    text = subprocess.run([ninja, "-C", build, "-t", "deps"], capture_output=True, text=True, check=True).stdout
    for block in text.split("\n\n"):
        head, *read = block.strip().splitlines() or [""]
        if ".o:" in head and "#deps" in head:
            yield head.split(": #deps")[0], [line.strip() for line in read]


def source_of(name):
    """ops/CMakeFiles/dxil_op_table.dir/OpTable.cpp.o: ops/OpTable.cpp; CMake writes __ for the folder above."""
    room, _, rest = name.partition("/CMakeFiles/")
    path = room + "/" + rest.partition(".dir/")[2].removesuffix(".o")
    return posixpath.normpath("/".join(".." if part == "__" else part for part in path.split("/")))


def main():
    ninja, build, generated = sys.argv[1:]
    folder = pathlib.Path(generated, "include/dxil/generated").resolve()
    wrong, seen = [], set()
    for name, read in objects(ninja, build):
        for path in read:
            table = path.rpartition("/")[2]
            if table not in MAY or pathlib.Path(build, path).resolve() != folder / table:
                continue
            seen.add(table)
            if source_of(name) not in MAY[table]:
                wrong.append(f"{source_of(name)} reads {table}")
    for line in wrong:
        print(line + ": a change of a record would compile it (include <dxil/ops/queries.h>, or see record_change.py)")
    if "OpRecords.inc" not in seen:
        print(f"no object of {build} has read {folder / 'OpRecords.inc'}")
        return 1
    return 1 if wrong else 0


sys.exit(main())
