# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes a SPIR-V module with each dot product of integers, and what it must give.

dot.py FOLDER: dot.spvasm, dot.json for dxil-run
"""
import json
import os
import sys

WORDS = [0, 0x01020304, 0x7F7F7F7F, 0x80808080, 0xFFFFFFFF, 0x80FF017F, 0xC8320AF6]
ACCUMULATORS = [0, 5, 0x7FFFFFF0, 0x80000010, 0xFFFFFFFE]


def parts(word, signed):
    values = [word >> 8 * n & 0xFF for n in range(4)]
    return [v - 256 if signed and v > 127 else v for v in values]


def saturate(value, signed):
    low, high = (-2**31, 2**31 - 1) if signed else (0, 2**32 - 1)
    return min(max(value, low), high)


OPS = [("SDot", True, True), ("UDot", False, False), ("SUDot", True, False)]
HEAD = """
OpCapability Shader
OpCapability Int8
OpCapability DotProduct
OpCapability DotProductInputAll
OpCapability DotProductInput4x8Bit
OpCapability DotProductInput4x8BitPacked
OpExtension "SPV_KHR_integer_dot_product"
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main" %id
OpExecutionMode %main LocalSize 1 1 1
OpName %in "In"
OpName %out "Out"
OpDecorate %id BuiltIn GlobalInvocationId
OpDecorate %words ArrayStride 4
OpDecorate %Block Block
OpMemberDecorate %Block 0 Offset 0
OpDecorate %in DescriptorSet 0
OpDecorate %in Binding 0
OpDecorate %out DescriptorSet 0
OpDecorate %out Binding 1
%void = OpTypeVoid
%fn = OpTypeFunction %void
%uchar = OpTypeInt 8 0
%uint = OpTypeInt 32 0
%uint3 = OpTypeVector %uint 3
%uint2 = OpTypeVector %uint 2
%uchar4 = OpTypeVector %uchar 4
%words = OpTypeRuntimeArray %uint
%Block = OpTypeStruct %words
%pblock = OpTypePointer StorageBuffer %Block
%pword = OpTypePointer StorageBuffer %uint
%pid = OpTypePointer Input %uint3
%in = OpVariable %pblock StorageBuffer
%out = OpVariable %pblock StorageBuffer
%id = OpVariable %pid Input
%zero = OpConstant %uint 0
%one = OpConstant %uint 1
%two = OpConstant %uint 2
%three = OpConstant %uint 3
"""


def main():
    code, functions = [], []

    def result(instruction, function):
        n = len(functions)
        code.append(f"%r{n} = {instruction}\n%at{n} = OpIAdd %uint %base %n{n}\n"
                    f"%p{n} = OpAccessChain %pword %out %zero %at{n}\nOpStore %p{n} %r{n}")
        functions.append(function)

    for name, first, second in OPS:
        def dot(a, b, first=first, second=second):
            return sum(x * y for x, y in zip(parts(a, first), parts(b, second)))

        result(f"Op{name}KHR %uint %a %b PackedVectorFormat4x8BitKHR", lambda a, b, c, d=dot: d(a, b))
        result(f"Op{name}KHR %uint %a4 %b4", lambda a, b, c, d=dot: d(a, b))
        result(f"Op{name}KHR %uint %a2 %b2", lambda a, b, c: a * b + 3 * c)
        for operands in "%a %b %c PackedVectorFormat4x8BitKHR", "%a4 %b4 %c":
            result(f"Op{name}AccSatKHR %uint {operands}", lambda a, b, c, d=dot, s=first: saturate(
                d(a, b) + (c - 2**32 if s and c >> 31 else c), s))
    count = len(functions)
    numbers = "".join(f"%n{n} = OpConstant %uint {n}\n" for n in range(count))
    body = """
%main = OpFunction %void None %fn
%entry = OpLabel
%id3 = OpLoad %uint3 %id
%case = OpCompositeExtract %uint %id3 0
%i0 = OpIMul %uint %case %three
%i1 = OpIAdd %uint %i0 %one
%i2 = OpIAdd %uint %i0 %two
%pa = OpAccessChain %pword %in %zero %i0
%pb = OpAccessChain %pword %in %zero %i1
%pc = OpAccessChain %pword %in %zero %i2
%a = OpLoad %uint %pa
%b = OpLoad %uint %pb
%c = OpLoad %uint %pc
%a4 = OpBitcast %uchar4 %a
%b4 = OpBitcast %uchar4 %b
%a2 = OpCompositeConstruct %uint2 %a %three
%b2 = OpCompositeConstruct %uint2 %b %c
%base = OpIMul %uint %case %count
"""
    folder = sys.argv[1]
    with open(os.path.join(folder, "dot.spvasm"), "w") as file:
        file.write(HEAD + numbers + f"%count = OpConstant %uint {count}\n" + body + "\n".join(code)
                   + "\nOpReturn\nOpFunctionEnd\n")
    cases = [(a, b, c) for a in WORDS for b in WORDS for c in ACCUMULATORS]
    expected = [function(*case) & 0xFFFFFFFF for case in cases for function in functions]
    with open(os.path.join(folder, "dot.json"), "w") as file:
        json.dump({"resources": {
            "In": {"data": {"type": "uint", "values": [word for case in cases for word in case]}},
            "Out": {"size": 4 * len(expected), "expect": {"type": "uint", "values": expected}}},
            "dispatch": [len(cases), 1, 1]}, file)


main()
