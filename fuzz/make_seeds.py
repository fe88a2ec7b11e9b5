#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Seed corpora of the fuzz targets, from containers and HLSL.

  fuzz/make_seeds.py OUT tests/corpus [MORE ...]

makes OUT/<target>/ for each target: whole containers, bare bitcode, or the bytes of one kind of
part. Inputs are named by their digest and each is there once. Prints how many each target got and
fails if one got none.
"""
import hashlib
import pathlib
import random
import struct
import sys

# Part names of containers, and the target that reads only that part.
PARTS = {
    "PSV0": "fuzz_part_psv0", "RDAT": "fuzz_part_rdat", "RTS0": "fuzz_part_rts0",
    "STAT": "fuzz_part_stat", "SRCI": "fuzz_part_srci", "PDBI": "fuzz_part_pdbi",
    "ISG1": "fuzz_part_signature", "OSG1": "fuzz_part_signature", "PSG1": "fuzz_part_signature",
    "SFI0": "fuzz_part_small", "HASH": "fuzz_part_small", "VERS": "fuzz_part_small",
    "ILDN": "fuzz_part_small",
}
WHOLE = ["fuzz_assemble", "fuzz_assembly", "fuzz_container", "fuzz_listing", "fuzz_reduce", "fuzz_validator"]
HLSL = ["fuzz_hlsl_tokens", "fuzz_hlsl_tree", "fuzz_hlsl_program", "fuzz_hlsl_module"]
# Larger seeds make a fuzzer slow without new coverage.
LARGEST = 16384


def parts(data):
    count = struct.unpack_from("<I", data, 28)[0]
    for i in range(count):
        offset = struct.unpack_from("<I", data, 32 + 4 * i)[0]
        name, size = struct.unpack_from("<4sI", data, offset)
        yield name.decode("latin-1"), data[offset + 8:offset + 8 + size]


def source_parts():
    """SRCI and PDBI, which compilers put into debug files only: small ones, written here."""
    def aligned(b):
        return b + b"\0" * (-len(b) % 4)

    name = aligned(b"main.hlsl\0")
    entry = struct.pack("<4I", 16 + len(name), 0, 10, 6) + name
    names = struct.pack("<IIH", 0, 1, len(entry)) + b"\0\0" + entry
    args = b"T\0cs_6_0\0E\0main\0"
    arguments = aligned(struct.pack("<3I", 0, len(args), 2) + args)
    text = struct.pack("<2I", 16, 0) + struct.pack("<I", 6) + b"void\n\0\0\0"
    contents = struct.pack("<IHHIII", 20 + len(text), 0, 0, len(text), len(text), 1) + text
    sections = b""
    for kind, data in ((0, contents), (1, names), (2, arguments)):
        sections += struct.pack("<IHH", 8 + len(data), 0, kind) + data
    yield "SRCI", struct.pack("<IHH", 8 + len(sections), 0, 3) + sections
    yield "PDBI", struct.pack("<HHII", 0, 0, len(sections), len(sections)) + sections
    yield "PDBI", struct.pack("<HHII", 0, 1, 4, 64) + b"\x78\x9c\x03\x00"


def spirv_module():
    """A compute shader that stores a sum into a buffer."""
    def name(text):
        data = text.encode() + b"\0"
        data += b"\0" * (-len(data) % 4)
        return struct.unpack(f"<{len(data) // 4}I", data)

    code = [
        (17, 1), (14, 0, 1), (15, 5, 1, *name("main")), (16, 1, 17, 4, 1, 1),
        (71, 2, 6, 4), (72, 3, 0, 35, 0), (71, 3, 3), (71, 4, 34, 0), (71, 4, 33, 0),
        (19, 5), (33, 6, 5), (21, 7, 32, 0), (43, 7, 8, 0), (43, 7, 9, 3),
        (29, 2, 7), (30, 3, 2), (32, 10, 2, 3), (59, 10, 4, 2), (32, 11, 2, 7),
        (54, 5, 1, 0, 6), (248, 12), (65, 11, 13, 4, 8, 9), (61, 7, 14, 13), (128, 7, 15, 14, 9),
        (62, 13, 15), (253,), (56,)]
    words = [0x07230203, 0x10000, 0, 16, 0]
    for opcode, *operands in code:
        words += [(len(operands) + 1) << 16 | opcode, *operands]
    return struct.pack(f"<{len(words)}I", *words)


def builder_calls():
    """Sequences of calls as fuzz_builder reads them: an entry of each stage with some declarations, types, constants and
    instructions before its end, and bytes that are anything."""
    def entry(stage, threads):
        return bytes([0, 2, 2, stage, 0, *threads, *[0] * 14])  # declare: an entry "main" of void ()

    ret = bytes([3, 0, 0, 0, 0, 5, 0])
    chosen = random.Random(1)
    for stage in range(17):
        threads = (1, 1, 1) if stage in (5, 13, 14, 15) else (0, 0, 0)
        for _ in range(12):
            calls = bytes([stage, chosen.randrange(10), 0])
            calls += bytes([0, 1] + [0] * 40) if chosen.random() < 0.3 else b""
            calls += entry(stage, threads)
            for _ in range(chosen.randrange(12)):
                kind = chosen.choice([1, 1, 2, 2, 3, 4, 4, 5, 5])
                calls += bytes([kind] + [chosen.randrange(12) for _ in range(chosen.randrange(3, 9))])
            yield calls + ret
            yield calls + chosen.randbytes(chosen.randrange(600)) + ret


def main(out, folders):
    seeds = {}

    def add(target, data):
        if len(data) <= LARGEST:
            seeds.setdefault(target, {})[hashlib.sha1(data).hexdigest()[:16]] = data

    for folder in folders:
        for path in sorted(pathlib.Path(folder).rglob("*.hlsl")):
            for target in [*HLSL, "fuzz_reduce"]:
                add(target, path.read_bytes())
        before = b""
        for path in sorted(pathlib.Path(folder).rglob("*.dxil")):
            data = path.read_bytes()
            for target in WHOLE:
                add(target, data)
            for edits in (0x2f, 0x1c, 0x30):  # fuzz_edit reads a byte with the selected edits first
                add("fuzz_edit", bytes([edits]) + data)
            add("fuzz_diff", before + data)  # one after the other
            before = data
            for name, body in parts(data):
                if name in PARTS:
                    add(PARTS[name], body)
                if name in ("DXIL", "ILDB"):
                    offset, size = struct.unpack_from("<II", body, 16)
                    bitcode = body[8 + offset:8 + offset + size]
                    add("fuzz_bitstream", bitcode[4:])
                    add("fuzz_module", bitcode)
    # Libraries alone and in pairs: fuzz_link reads one after the other.
    libraries = [path.read_bytes() for folder in folders
                 for path in sorted(pathlib.Path(folder).rglob("lib_*.dxil"))]
    for first in libraries:
        for second in [b"", *libraries]:
            add("fuzz_link", first + second)
    # The text of the parser's own tests, which uses nearly all of the assembly language.
    texts = pathlib.Path(__file__).parent.parent / "tests" / "module" / "AssemblyTexts.h"
    for target in ("fuzz_assemble", "fuzz_assembly"):
        add(target, texts.read_bytes().split(b'R"(')[1].split(b')";')[0])
    for name, body in source_parts():
        add(PARTS[name], body)
    for calls in builder_calls():
        add("fuzz_builder", calls)
    add("fuzz_spirv", spirv_module())
    missing = 0
    for target in sorted(set(WHOLE) | set(HLSL) | set(PARTS.values()) | {"fuzz_bitstream", "fuzz_builder", "fuzz_spirv", "fuzz_diff",
                                                                            "fuzz_edit", "fuzz_link", "fuzz_module"}):
        folder = pathlib.Path(out) / target
        folder.mkdir(parents=True, exist_ok=True)
        files = seeds.get(target, {})
        for name, data in files.items():
            (folder / name).write_bytes(data)
        print(f"{target}: {len(files)} seeds")
        missing += not files
    return 1 if missing else 0


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1], sys.argv[2:]))
