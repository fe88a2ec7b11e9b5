# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""HLSL's types, their values as Python's, and what memory has of them.

A scalar is a bool, an int or a float of Python; a vector, matrix (its rows), array or struct is a list.
Floats stay exact: the generator bounds what it multiplies, and `check` says where a result would be rounded.
"""
import struct


class Inexact(Exception):
    """A float that its type does not hold: a mistake of the generator."""


class Scalar:
    def __init__(self, name, size, kind, mantissa=0):
        self.name, self.size, self.kind = name, size, kind  # size in memory; kind: bool, int, uint, float
        self.mantissa = mantissa
        self.bits = 8 * size

    def wrap(self, value):
        """The value that a whole number has in this type."""
        if self.kind == "bool":
            return bool(value)
        if self.kind == "float":
            return self.check(float(value))
        value &= (1 << self.bits) - 1
        return value - (1 << self.bits) if self.kind == "int" and value >> (self.bits - 1) else value

    def check(self, value):
        code = {11: "e", 24: "f", 53: "d"}[self.mantissa]
        if struct.unpack(code, struct.pack(code, value))[0] != value:
            raise Inexact(f"{value} is no {self.name}")
        return value

    def pack(self, value):
        if self.kind == "float":
            return struct.pack({2: "<e", 4: "<f", 8: "<d"}[self.size], value)
        return (int(value) & ((1 << self.bits) - 1)).to_bytes(self.size, "little")

    def unpack(self, data):
        if self.kind == "float":
            return struct.unpack({2: "<e", 4: "<f", 8: "<d"}[self.size], data)[0]
        return self.wrap(int.from_bytes(data, "little"))

    def literal(self, value):
        """The value as HLSL text of exactly this type."""
        if self.kind == "bool":
            return "true" if value else "false"
        if self.kind == "float":
            text = f"{value!r}{'L' if self.size == 8 else 'f'}"
            return f"({text})" if self.name in ("float", "double") else f"{self.name}({text})"
        if self.name == "uint":
            return f"{value}u"
        if self.name == "int":
            return f"int({value})" if value > -(1 << 31) else "int(0x80000000u)"
        if self.size == 8:
            low, high = value & 0xFFFFFFFF, (value >> 32) & 0xFFFFFFFF
            return f"{self.name}({low}u)" if not high else f"(({self.name}({high}u) << {self.name}(32u)) | {self.name}({low}u))"
        return f"{self.name}({value})"


SCALARS = {s.name: s for s in (
    Scalar("bool", 4, "bool"), Scalar("int", 4, "int"), Scalar("uint", 4, "uint"), Scalar("float", 4, "float", 24),
    Scalar("int64_t", 8, "int"), Scalar("uint64_t", 8, "uint"), Scalar("double", 8, "float", 53),
    Scalar("int16_t", 2, "int"), Scalar("uint16_t", 2, "uint"), Scalar("half", 2, "float", 11),
    Scalar("min16int", 4, "int"), Scalar("min16uint", 4, "uint"), Scalar("min16float", 4, "float", 11))}
# A minimum-precision type may compute with 16 bits, so values stay within 15 bits.
BOOL, INT, UINT, FLOAT = (SCALARS[n] for n in ("bool", "int", "uint", "float"))


class Vector:
    def __init__(self, of, count):
        self.of, self.count, self.name = of, count, f"{of.name}{count}"

    def literal(self, value):
        return f"{self.name}({', '.join(self.of.literal(v) for v in value)})"


class Matrix:
    def __init__(self, of, rows, columns):
        self.of, self.rows, self.columns, self.name = of, rows, columns, f"{of.name}{rows}x{columns}"

    def literal(self, value):
        return f"{self.name}({', '.join(self.of.literal(v) for row in value for v in row)})"


class Array:
    def __init__(self, of, count):
        self.of, self.count = of, count

    def declare(self, name):
        return declare(self.of, f"{name}[{self.count}]")

    def literal(self, value):
        return "{ " + ", ".join(self.of.literal(v) for v in value) + " }"


class Struct:
    def __init__(self, name, fields):
        self.name, self.fields = name, fields  # [(name, type)]

    def literal(self, value):
        return "{ " + ", ".join(t.literal(v) for (_, t), v in zip(self.fields, value)) + " }"

    def define(self):
        return f"struct {self.name} {{ " + " ".join(declare(t, n) + ";" for n, t in self.fields) + " };"


class BitField:
    """A member of a struct of bit fields."""

    def __init__(self, name, of, width):
        self.name, self.of, self.width = name, of, width

    def fit(self, value):
        value &= (1 << self.width) - 1
        return value - (1 << self.width) if self.of.kind == "int" and value >> (self.width - 1) else value


class BitFields:
    """A struct whose members are bit fields."""

    def __init__(self, name, fields):
        self.name, self.fields = name, fields

    def define(self):
        return f"struct {self.name} {{ " + " ".join(f"{f.of.name} {f.name} : {f.width};" for f in self.fields) + " };"

    def pack(self, values):
        """The words of the fields, which fill each from its lowest bit up; none crosses a word's end."""
        words, bit = [], 32
        for f, value in zip(self.fields, values):
            if bit + f.width > 32:
                words.append(0)
                bit = 0
            words[-1] |= (value & ((1 << f.width) - 1)) << bit
            bit += f.width
        return b"".join(w.to_bytes(4, "little") for w in words)


def declare(kind, name):
    """`float a[3][2]`: a type around a name."""
    return kind.declare(name) if isinstance(kind, Array) else f"{kind.name} {name}"


def scalar_of(kind):
    """The scalar type of a scalar, vector or matrix."""
    return kind if isinstance(kind, Scalar) else kind.of


def leaves(kind, value, place=""):
    """Each scalar of a value: (place as HLSL text, type, value)."""
    if isinstance(kind, Scalar):
        yield place, kind, value
    elif isinstance(kind, Vector):
        for i, v in enumerate(value):
            yield f"{place}.{'xyzw'[i]}", kind.of, v
    elif isinstance(kind, Matrix):
        for r, row in enumerate(value):
            for c, v in enumerate(row):
                yield f"{place}[{r}][{c}]", kind.of, v
    elif isinstance(kind, Array):
        for i, v in enumerate(value):
            yield from leaves(kind.of, v, f"{place}[{i}]")
    else:
        for (name, t), v in zip(kind.fields, value):
            yield from leaves(t, v, f"{place}.{name}")


def build(kind, scalar):
    """A value of which each scalar is what `scalar(type)` gives."""
    if isinstance(kind, Scalar):
        return scalar(kind)
    if isinstance(kind, Vector):
        return [scalar(kind.of) for _ in range(kind.count)]
    if isinstance(kind, Matrix):
        return [[scalar(kind.of) for _ in range(kind.columns)] for _ in range(kind.rows)]
    if isinstance(kind, Array):
        return [build(kind.of, scalar) for _ in range(kind.count)]
    return [build(t, scalar) for _, t in kind.fields]


# Structured and byte-address buffers: each scalar is aligned to its size, matrices are stored by
# column.
def raw_alignment(kind):
    if isinstance(kind, Struct):
        return max(raw_alignment(t) for _, t in kind.fields)
    return raw_alignment(kind.of) if isinstance(kind, Array) else scalar_of(kind).size


def align(offset, to):
    return (offset + to - 1) // to * to


def raw_size(kind):
    if isinstance(kind, Scalar):
        return kind.size
    if isinstance(kind, Vector):
        return kind.count * kind.of.size
    if isinstance(kind, Matrix):
        return kind.rows * kind.columns * kind.of.size
    if isinstance(kind, Array):
        return kind.count * raw_size(kind.of)
    end = 0
    for _, t in kind.fields:
        end = align(end, raw_alignment(t)) + raw_size(t)
    return align(end, raw_alignment(kind))


def raw_places(kind, offset=0):
    """(offset, scalar type) of each scalar, in the order of `leaves`."""
    if isinstance(kind, Scalar):
        yield offset, kind
    elif isinstance(kind, Vector):
        for i in range(kind.count):
            yield offset + i * kind.of.size, kind.of
    elif isinstance(kind, Matrix):
        for r in range(kind.rows):
            for c in range(kind.columns):
                yield offset + (c * kind.rows + r) * kind.of.size, kind.of
    elif isinstance(kind, Array):
        for i in range(kind.count):
            yield from raw_places(kind.of, offset + i * raw_size(kind.of))
    else:
        for _, t in kind.fields:
            offset = align(offset, raw_alignment(t))
            yield from raw_places(t, offset)
            offset += raw_size(t)


# Constant buffers: rows of 16 bytes. A value that fits into a row does not cross rows.
def constant_size(kind):
    """Bytes up to the end of the last scalar."""
    if isinstance(kind, (Scalar, Vector)):
        return raw_size(kind)
    return max(offset + s.size for offset, s in constant_places(kind, 0))


def constant_start(kind, offset):
    """Returns the offset of a member that may begin at `offset` or later."""
    if isinstance(kind, (Matrix, Array, Struct)):
        return align(offset, 16)
    offset = align(offset, scalar_of(kind).size)
    return align(offset, 16) if offset // 16 != (offset + raw_size(kind) - 1) // 16 else offset


def constant_places(kind, offset):
    if isinstance(kind, (Scalar, Vector)):
        yield from raw_places(kind, offset)
    elif isinstance(kind, Matrix):
        for r in range(kind.rows):
            for c in range(kind.columns):
                yield offset + 16 * c + r * kind.of.size, kind.of
    elif isinstance(kind, Array):
        for i in range(kind.count):
            yield from constant_places(kind.of, offset + i * align(constant_size(kind.of), 16))
    else:
        for _, t in kind.fields:
            offset = constant_start(t, offset)
            yield from constant_places(t, offset)
            offset += constant_size(t)


def store(memory, places, kind, value):
    """Writes each scalar of a value at its place."""
    for (offset, _), (_, scalar, v) in zip(places, leaves(kind, value)):
        memory[offset:offset + scalar.size] = scalar.pack(v)


def load(memory, places, kind):
    """Reads a value of a type whose scalars are at `places`."""
    at = iter(list(places))

    def scalar(_):
        offset, t = next(at)
        return t.unpack(bytes(memory[offset:offset + t.size]))
    return build(kind, scalar)


def has_list(kind):
    """Whether a value of the type is written in braces, which only a declaration may."""
    return isinstance(kind, (Array, Struct))


def has_bool(kind):
    if isinstance(kind, Struct):
        return any(has_bool(t) for _, t in kind.fields)
    return has_bool(kind.of) if isinstance(kind, Array) else scalar_of(kind) is BOOL
