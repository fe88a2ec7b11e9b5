# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reads the PNG files that dxil-run writes: eight bits, red, green, blue and alpha, not interlaced."""
import struct
import zlib


def read(path):
    """Width, height, and for each row its bytes."""
    data = open(path, "rb").read()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    at, raw = 8, b""
    while at < len(data):
        size, kind = struct.unpack(">I4s", data[at:at + 8])
        body = data[at + 8:at + 8 + size]
        if kind == b"IHDR":
            width, height, depth, colours = struct.unpack(">IIBB", body[:10])
            assert (depth, colours) == (8, 6)
        raw += body if kind == b"IDAT" else b""
        at += size + 12
    raw, rows, before, step = zlib.decompress(raw), [], bytes(width * 4), width * 4 + 1
    for y in range(height):
        kind, line = raw[y * step], bytearray(raw[y * step + 1:(y + 1) * step])
        for i in range(len(line)):
            a, b, c = line[i - 4] if i > 3 else 0, before[i], before[i - 4] if i > 3 else 0
            p = a + b - c
            pa, pb, pc = abs(p - a), abs(p - b), abs(p - c)
            paeth = a if pa <= pb and pa <= pc else b if pb <= pc else c
            line[i] = (line[i] + (0, a, b, (a + b) // 2, paeth)[kind]) & 255
        rows.append(line)
        before = line
    return width, height, rows
