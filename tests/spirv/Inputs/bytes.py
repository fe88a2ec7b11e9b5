# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes a SPIR-V module that applies each 8-bit operation to pairs of values, and what it must give.

bytes.py FOLDER: table.spvasm, table.json for dxil-run
"""
import json
import os
import sys

VALUES = [0, 1, 2, 3, 7, 8, 15, 16, 63, 64, 100, 126, 127, 128, 129, 130, 192, 200, 240, 254, 255]


def signed(value, width=8):
    value &= (1 << width) - 1
    return value - (1 << width) if value >> (width - 1) else value


def truncated(a, b):
    """Returns the quotient rounded to zero, and the remainder with the sign of a."""
    quotient = abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)
    return quotient, a - quotient * b


OVERFLOW = None  # the result of -128 / -1 is undefined

# Instruction, operands, type of the result, and its function of a, b (0 to 255), or of the same as
# signed numbers. %shift is b below 8, %divisor is b or 1.
INTEGERS = [
    ("OpIAdd", "%a %b", lambda a, b: a + b),
    ("OpISub", "%a %b", lambda a, b: a - b),
    ("OpIMul", "%a %b", lambda a, b: a * b),
    ("OpUDiv", "%a %divisor", lambda a, b: a // (b | 1)),
    ("OpUMod", "%a %divisor", lambda a, b: a % (b | 1)),
    ("OpSDiv", "%a %divisor", lambda a, b: OVERFLOW if (a, b | 1) == (128, 255)
        else truncated(signed(a), signed(b | 1))[0]),
    ("OpSRem", "%a %divisor", lambda a, b: OVERFLOW if (a, b | 1) == (128, 255)
        else truncated(signed(a), signed(b | 1))[1]),
    ("OpSMod", "%a %divisor", lambda a, b: OVERFLOW if (a, b | 1) == (128, 255)
        else signed(a) % signed(b | 1)),
    ("OpBitwiseAnd", "%a %b", lambda a, b: a & b),
    ("OpBitwiseOr", "%a %b", lambda a, b: a | b),
    ("OpBitwiseXor", "%a %b", lambda a, b: a ^ b),
    ("OpNot", "%a", lambda a, b: ~a),
    ("OpSNegate", "%a", lambda a, b: -a),
    ("OpShiftLeftLogical", "%a %shift", lambda a, b: a << (b & 7)),
    ("OpShiftRightLogical", "%a %shift", lambda a, b: a >> (b & 7)),
    ("OpShiftRightArithmetic", "%a %shift", lambda a, b: signed(a) >> (b & 7)),
    ("OpExtInst", "%glsl UMin %a %b", min),
    ("OpExtInst", "%glsl UMax %a %b", max),
    ("OpExtInst", "%glsl SMin %a %b", lambda a, b: min(signed(a), signed(b))),
    ("OpExtInst", "%glsl SMax %a %b", lambda a, b: max(signed(a), signed(b))),
    ("OpExtInst", "%glsl UClamp %a %seven %low", lambda a, b: min(max(a, 7), 249)),
    ("OpExtInst", "%glsl SClamp %a %low %seven", lambda a, b: min(max(signed(a), -7), 7)),
    ("OpExtInst", "%glsl SAbs %a", lambda a, b: abs(signed(a))),
    ("OpExtInst", "%glsl SSign %a", lambda a, b: (signed(a) > 0) - (signed(a) < 0)),
    ("OpUConvert", "%wide", lambda a, b: a * 257 + b),
    ("OpSConvert", "%wide", lambda a, b: a * 257 + b),
    ("OpUConvert", "%long", lambda a, b: a * 257 + b),
    ("OpConvertFToU", "%float_a", lambda a, b: a),
    ("OpBitcast", "%a", lambda a, b: a),
    ("OpSelect", "%less %a %b", lambda a, b: min(a, b)),
    ("OpCopyObject", "%chosen", lambda a, b: [a, b, a + b][a % 3]),
]
COMPARISONS = [
    ("OpIEqual", lambda a, b: a == b),
    ("OpINotEqual", lambda a, b: a != b),
    ("OpULessThan", lambda a, b: a < b),
    ("OpULessThanEqual", lambda a, b: a <= b),
    ("OpUGreaterThan", lambda a, b: a > b),
    ("OpUGreaterThanEqual", lambda a, b: a >= b),
    ("OpSLessThan", lambda a, b: signed(a) < signed(b)),
    ("OpSLessThanEqual", lambda a, b: signed(a) <= signed(b)),
    ("OpSGreaterThan", lambda a, b: signed(a) > signed(b)),
    ("OpSGreaterThanEqual", lambda a, b: signed(a) >= signed(b)),
]
# From sums, whose upper bits are not zero in a wider register.
CONVERSIONS = [
    ("OpUConvert", "uint", "%sum", lambda s: s),
    ("OpSConvert", "uint", "%sum", signed),
    ("OpUConvert", "ushort", "%sum", lambda s: s),
    ("OpSConvert", "ushort", "%sum", signed),
    ("OpUConvert", "ulong", "%sum", lambda s: s),
    ("OpSConvert", "ulong", "%sum", signed),
    ("OpConvertUToF", "float", "%sum", lambda s: s),
    ("OpConvertSToF", "float", "%sum", signed),
]

HEAD = """
OpCapability Shader
OpCapability Int8
OpCapability Int16
OpCapability Int64
OpCapability StorageBuffer8BitAccess
OpExtension "SPV_KHR_8bit_storage"
OpExtension "SPV_KHR_storage_buffer_storage_class"
%glsl = OpExtInstImport "GLSL.std.450"
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main" %id
OpExecutionMode %main LocalSize 1 1 1
OpName %in "In"
OpName %out "Out"
OpDecorate %id BuiltIn GlobalInvocationId
OpDecorate %bytes ArrayStride 1
OpDecorate %words ArrayStride 4
OpDecorate %In Block
OpMemberDecorate %In 0 Offset 0
OpDecorate %Out Block
OpMemberDecorate %Out 0 Offset 0
OpDecorate %in DescriptorSet 0
OpDecorate %in Binding 0
OpDecorate %out DescriptorSet 0
OpDecorate %out Binding 1
%void = OpTypeVoid
%fn = OpTypeFunction %void
%bool = OpTypeBool
%uchar = OpTypeInt 8 0
%char = OpTypeInt 8 1
%ushort = OpTypeInt 16 0
%uint = OpTypeInt 32 0
%ulong = OpTypeInt 64 0
%float = OpTypeFloat 32
%uint3 = OpTypeVector %uint 3
%bytes = OpTypeRuntimeArray %uchar
%words = OpTypeRuntimeArray %uint
%In = OpTypeStruct %bytes
%Out = OpTypeStruct %words
%pin = OpTypePointer StorageBuffer %In
%pout = OpTypePointer StorageBuffer %Out
%pbyte = OpTypePointer StorageBuffer %uchar
%pword = OpTypePointer StorageBuffer %uint
%pid = OpTypePointer Input %uint3
%in = OpVariable %pin StorageBuffer
%out = OpVariable %pout StorageBuffer
%id = OpVariable %pid Input
%zero = OpConstant %uint 0
%one = OpConstant %uint 1
%two = OpConstant %uint 2
%w257 = OpConstant %uint 257
%b0 = OpConstant %uchar 0
%b1 = OpConstant %uchar 1
%three = OpConstant %uchar 3
%seven = OpConstant %uchar 7
%low = OpConstant %uchar 249
"""
BODY = """
%main = OpFunction %void None %fn
%entry = OpLabel
%id3 = OpLoad %uint3 %id
%pair = OpCompositeExtract %uint %id3 0
%even = OpIMul %uint %pair %two
%odd = OpIAdd %uint %even %one
%pa = OpAccessChain %pbyte %in %zero %even
%pb = OpAccessChain %pbyte %in %zero %odd
%a = OpLoad %uchar %pa
%b = OpLoad %uchar %pb
%shift = OpBitwiseAnd %uchar %b %seven
%divisor = OpBitwiseOr %uchar %b %b1
%less = OpULessThan %bool %a %b
%sum = OpIAdd %uchar %a %b
%a32 = OpUConvert %uint %a
%b32 = OpUConvert %uint %b
%a257 = OpIMul %uint %a32 %w257
%wide = OpIAdd %uint %a257 %b32
%long = OpUConvert %ulong %wide
%float_a = OpConvertUToF %float %a
%kind = OpUMod %uchar %a %three
OpSelectionMerge %join None
OpSwitch %kind %third 0 %first 1 %second
%first = OpLabel
OpBranch %join
%second = OpLabel
OpBranch %join
%third = OpLabel
OpBranch %join
%join = OpLabel
%chosen = OpPhi %uchar %a %first %b %second %sum %third
%base = OpIMul %uint %pair %count
"""


def main():
    code, functions = [], []

    def result(value, function):
        """Stores a uint to the next place."""
        n = len(functions)
        code.append(f"%at{n} = OpIAdd %uint %base %n{n}\n%p{n} = OpAccessChain %pword %out %zero %at{n}\n"
                    f"OpStore %p{n} {value}")
        functions.append(function)

    for name, operands, function in INTEGERS:
        for kind in "uchar", "char":
            n = len(functions)
            if name == "OpBitcast" and kind == "uchar":
                continue
            if kind == "char" and (name in ("OpUDiv", "OpUMod", "OpUConvert", "OpConvertFToU", "OpSelect", "OpCopyObject")
                                   or "glsl U" in operands):
                continue  # the result has no sign
            code.append(f"%r{n} = {name} %{kind} {operands}")
            convert = "OpSConvert" if kind == "char" else "OpUConvert"
            code.append(f"%w{n} = {convert} %uint %r{n}")
            if kind == "char":
                result(f"%w{n}", lambda a, b, f=function: None if f(a, b) is None else signed(f(a, b)))
            else:
                result(f"%w{n}", lambda a, b, f=function: None if f(a, b) is None else f(a, b) & 0xFF)
    for name, function in COMPARISONS:
        for operands, swap in (("%a %b", False), ("%sum %b", True), ("%a %seven", None)):
            n = len(functions)
            code.append(f"%c{n} = {name} %bool {operands}\n%r{n} = OpSelect %uint %c{n} %one %zero")
            result(f"%r{n}", lambda a, b, f=function, s=swap: int(
                f(a, 7) if s is None else f((a + b) & 0xFF, b) if s else f(a, b)))
    for name, kind, operand, function in CONVERSIONS:
        n = len(functions)
        code.append(f"%r{n} = {name} %{kind} {operand}")
        if kind == "float":
            code.append(f"%w{n} = OpConvertFToS %uint %r{n}")
        elif kind == "uint":
            code.append(f"%w{n} = OpCopyObject %uint %r{n}")
        else:
            code.append(f"%w{n} = OpSConvert %uint %r{n}")
        result(f"%w{n}", lambda a, b, f=function: f((a + b) & 0xFF))

    count = len(functions)
    numbers = "".join(f"%n{n} = OpConstant %uint {n}\n" for n in range(count))
    folder = sys.argv[1]
    with open(os.path.join(folder, "table.spvasm"), "w") as file:
        file.write(HEAD + numbers + f"%count = OpConstant %uint {count}\n" + BODY + "\n".join(code)
                   + "\nOpReturn\nOpFunctionEnd\n")
    pairs = [(a, b) for a in VALUES for b in VALUES]
    expected = []
    for a, b in pairs:
        for function in functions:
            value = function(a, b)
            expected.append("any" if value is None else value)
    data = [value for pair in pairs for value in pair]
    data += [0] * (-len(data) % 4)
    with open(os.path.join(folder, "table.json"), "w") as file:
        json.dump({"resources": {
            "In": {"data": {"type": "uint8_t", "values": data}},
            "Out": {"size": 4 * len(expected), "expect": {"type": "int", "values": expected}}},
            "dispatch": [len(pairs), 1, 1]}, file)


main()
