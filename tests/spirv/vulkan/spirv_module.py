# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The part of a SPIR-V module that a run needs: types, variables, decorations, entry points."""
import struct

SAMPLED, INPUT, UNIFORM, OUTPUT, PUSH, STORAGE = 0, 1, 2, 3, 9, 12  # storage classes
ROW_MAJOR, ARRAY_STRIDE, MATRIX_STRIDE, BUILT_IN, FLAT = 4, 6, 7, 11, 14  # decorations
XFB_BUFFER, XFB_STRIDE = 36, 37
POSITION = 0  # a built-in variable
BLOCK_OF_STORAGE, LOCATION, COMPONENT, INDEX, BINDING, SET, OFFSET = 3, 30, 31, 32, 33, 34, 35
INT, FLOAT, VECTOR, MATRIX, IMAGE, SAMPLER, COMBINED, ARRAY, RUNTIME_ARRAY, STRUCT = 21, 22, 23, 24, 25, 26, 27, 28, 29, 30
RUNTIME_ARRAYS, SUBGROUPS = 5302, {*range(61, 69)}  # capabilities
VERTEX, PIXEL, COMPUTE = 0, 4, 5
COMPARING = (89, 90, 93, 94, 97)  # OpImageSampleDrefImplicitLod and the like
DERIVING = (207, 208, 209)  # OpDPdx, OpDPdy, OpFwidth


class Skip(Exception):
    """Why a module is not compared."""


class Types(dict):
    def __missing__(self, ident):
        raise Skip("a type that has no numbers")


class Module:
    def __init__(self, data):
        if data[:4] != b"\x03\x02\x23\x07":
            raise Skip("not SPIR-V")
        self.words = words = struct.unpack(f"<{len(data) // 4}I", data[: len(data) // 4 * 4])
        self.end_of_entries = self.end_of_marks = 0  # words
        self.types, self.lengths, self.variables, self.entries = Types(), {}, [], []
        self.marks, self.member_marks, self.capabilities = {}, {}, set()
        self.compares = self.derives = False
        at = 5
        while at < len(words):
            count, op = words[at] >> 16, words[at] & 0xFFFF
            if not count:
                raise Skip("not SPIR-V")
            self._take(op, words[at + 1 : at + count])
            at += count
            if op == 15:
                self.end_of_entries = at
            elif op in (71, 72):
                self.end_of_marks = at

    def _take(self, op, a):
        if op == 17:  # OpCapability
            self.capabilities.add(a[0])
        elif op == 15:  # OpEntryPoint
            text = struct.pack(f"<{len(a) - 2}I", *a[2:])
            self.entries.append((a[0], text[: text.index(0)].decode()))
            self.entry = a[1]
        elif op == 71:  # OpDecorate
            self.marks.setdefault(a[0], {})[a[1]] = a[2:]
        elif op == 72:  # OpMemberDecorate
            self.member_marks.setdefault((a[0], a[1]), {})[a[2]] = a[3:]
        elif 19 <= op <= 32:  # OpTypeVoid to OpTypePointer
            self.types[a[0]] = (op, a[1:])
        elif op in (43, 50):  # OpConstant, OpSpecConstant
            self.lengths[a[1]] = a[2]
        elif op == 59:  # OpVariable
            self.variables.append((a[1], self.types[a[0]][1][1], a[2]))
        self.compares |= op in COMPARING
        self.derives |= op in DERIVING

    def marks_of_member(self, t, index):
        return self.member_marks.get((t, index), {})

    def length(self, array):
        op, a = self.types[array]
        if a[1] not in self.lengths:
            raise Skip("an array whose length is computed")
        return self.lengths[a[1]]

    def scalar(self, t):
        """The code of the scalars of a number, vector or matrix, as module `struct` has it."""
        op, a = self.types[t]
        if op == FLOAT:
            return {16: "e", 32: "f", 64: "d"}[a[0]]
        if op == INT:
            return {8: "bB", 16: "hH", 32: "iI", 64: "qQ"}[a[0]][0 if a[1] else 1]
        if op in (VECTOR, MATRIX):
            return self.scalar(a[0])
        raise Skip("a type that has no numbers")

    def size(self, t, marks=None):
        """Bytes in memory; an array without a length has none."""
        op, a = self.types[t]
        if op in (INT, FLOAT):
            return a[0] // 8
        if op == VECTOR:
            return self.size(a[0]) * a[1]
        if op == MATRIX:
            return marks[MATRIX_STRIDE][0] * (self.types[a[0]][1][1] if ROW_MAJOR in marks else a[1])
        if op == ARRAY:
            return self.marks[t][ARRAY_STRIDE][0] * self.length(t)
        if op == STRUCT:
            members = ((self.marks_of_member(t, i), m) for i, m in enumerate(a))
            return max((marks[OFFSET][0] + self.size(m, marks) for marks, m in members), default=0)
        if op == RUNTIME_ARRAY:
            return 0
        raise Skip("a block with a pointer")

    def numbers(self, t, at, end, marks=None):
        """Offset and code of each number of the type before the end; an array without a length reaches up to there."""
        op, a = self.types[t]
        if op in (INT, FLOAT):
            if at + a[0] // 8 <= end:
                yield at, self.scalar(t)
        elif op == VECTOR:
            for i in range(a[1]):
                yield from self.numbers(a[0], at + i * self.size(a[0]), end)
        elif op == MATRIX:
            column, count = self.types[a[0]][1]
            if MATRIX_STRIDE not in (marks or {}):
                raise Skip("a matrix without a stride")
            strides = (marks[MATRIX_STRIDE][0], self.size(column))
            for c in range(a[1]):
                for r in range(count):
                    place = r * strides[0] + c * strides[1] if ROW_MAJOR in marks else c * strides[0] + r * strides[1]
                    yield from self.numbers(column, at + place, end)
        elif op in (ARRAY, RUNTIME_ARRAY):
            stride = self.marks[t][ARRAY_STRIDE][0]
            room = -(-max(end - at, 0) // stride)
            for i in range(min(self.length(t), room) if op == ARRAY else room):
                yield from self.numbers(a[0], at + i * stride, end, marks)
        elif op == STRUCT:
            for i, m in enumerate(a):
                marks = self.marks_of_member(t, i)
                yield from self.numbers(m, at + marks[OFFSET][0], end, marks)

    def with_feedback(self, offsets, stride):
        """The module as bytes; the outputs at these offsets are captured: (variable, offset) or (struct, member, offset)."""
        capability, mode = (2 << 16 | 17, 53), (3 << 16 | 16, self.entry, 11)  # TransformFeedback, Xfb
        marks = []
        for *target, offset in offsets:
            op = 71 if len(target) == 1 else 72
            marks += (len(target) + 3) << 16 | op, *target, OFFSET, offset
        for ident in {v for v, t, storage in self.variables if storage == OUTPUT}:
            marks += 4 << 16 | 71, ident, XFB_BUFFER, 0, 4 << 16 | 71, ident, XFB_STRIDE, stride
        w, a, b = self.words, self.end_of_entries, self.end_of_marks
        words = [*w[:5], *capability, *w[5:a], *mode, *w[a:b], *marks, *w[b:]]
        return struct.pack(f"<{len(words)}I", *words)

    def slots(self, t):
        """Locations that a variable of an interface takes."""
        op, a = self.types[t]
        if op == ARRAY:
            return self.length(t) * self.slots(a[0])
        if op == STRUCT:
            return sum(self.slots(m) for m in a)
        return a[1] if op == MATRIX else 1
