#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A new record adds lines to generated files, and changes counts and lists, but no line of another record. A changed text
changes its own lines.

usage: added_records.py DXIL-TBLGEN ROOT GENERATED WORK

ROOT has DXIL.td and td/, GENERATED is what the build wrote from them. The edits below are applied to copies in WORK.
"""
import re
import shutil
import subprocess
import sys
from pathlib import Path

COUNTS = 8  # lines of a file that count records, or list those that refer to another
APART = ("rules.md",  # shows cases in files next to the input
         "meanings.md")  # names ops in paragraphs

# File, the text before which a record is added, the record.
RECORDS = [
    ("td/Reserved.td", "def ReservedE0", '''
def waveRotate : DXILOpClass;
def WaveRotate : ExperimentalOp<{ExperimentalOp}, waveRotate> {
  let Doc = "Returns the value that the neighbouring lane passed.";
  let result = overloadTy;
  let resultDoc = "The value of the neighbour.";
  let arguments = [Arg<overloadTy, "offered", "Value that this lane offers.">,
                   EnumImm<i8Ty, "way", RotateWay, "The neighbour that is read.">];
  let overloads = [Overloads<DXIL1_10, [halfTy, floatTy, i32Ty]>];
  let stages = [Stages<DXIL1_10, wave_stages>];
  let attributes = [Attributes<DXIL1_10, [IsWave]>];
  let meaning = (opaque "passes a value to the neighbouring lane");
}
'''),
    ("td/Enums.td", "def QuadOpKind", '''
def RotateWay : DXILEnum<"The neighbour that WaveRotate reads.", [
  EnumCase<"Up", 0, "The lane with the next larger index.">,
  EnumCase<"Down", 1, "The lane with the next smaller index.">
]>;
'''),
    ("td/hlsl/library/Math.td", 'def : FloatFunction<"cosh"', '''
def : LibraryCode<"betweenness", "T<> (T<> lowest, T<> highest, T<> value)", [FloatLike], [{
{
  return saturate((value - lowest) / (highest - lowest));
}
}]> {
  let doc = "The place of a value in a range.";
}
def : LibraryOp<"dotOfThree", "float (float<3> first, float<3> second)", [], Dot3,
                ["first.0", "first.1", "first.2", "second.0", "second.1", "second.2"]> {
  let doc = "A product of vectors.";
}
'''),
    ("td/hlsl/library/Buffers.td", 'let classes = byte_buffers, doc = "A value', '''
let classes = byte_buffers in
def : LibrarySpecial<"LoadAgain", "template (uint byteOffset)", [], "ByteLoad"> {
  let doc = "A value of the bytes from an offset on.";
}
'''),
    ("td/hlsl/library/Textures.td", 'def : LibraryTextureMethod<"SampleGrad"', '''
def : LibraryTextureMethod<"SampleAgain", Sample, filtered_textures,
                           ["sampler", "location", "float lastLevel", "status?"], "T",
                           "Filtered texels.">;
'''),
    ("td/hlsl/library/Buffers.td", 'def : LibraryObject<"ByteAddressBuffer"', '''
def : LibraryObject<"BitAddressBuffer", "ByteAddressBuffer", "RawBuffer"> {
  let doc = "Bits to read.";
}
'''),
    ("td/hlsl/Attributes.td", "def attribute_FastOpt", '''
def attribute_SlowOpt : StatementAttribute<"slowopt", [loop_statement]>;
'''),
    ("td/hlsl/Modifiers.td", "def modifier_Inline", '''
def modifier_Outline : HLSLModifier<"outline", functions>;
'''),
    ("td/Semantics.td", "def SystemStartVertexLocation", '''
def SystemEndVertexLocation : SystemValue<{SystemValue}, "SV_EndVertexLocation", ["VSIn:not_in_signature@6.8"]>;
'''),
    ("td/ShaderFlags.td", "def FlagSampleCmpGradientOrBias", '''
def FlagBitBuffers : ShaderFlag<60, 33, "Buffers of bits"> {
  let Since = DXIL1_8;
}
'''),
    ("td/Limits.td", "def MaxNodeRecursion", '''
def MaxNodeAttempts : StageLimit<33, "How often a node may be attempted.">;
'''),
    ("td/rules/Container.td", "def ContainerPartMissing", '''
def ContainerPartSmall : ValidationRule<{ValidationRule}, "CONTAINER.PARTSMALL", ContainerRules> {
  let Text = "part {part:name} is small: {count:int} bytes";
  let Doc = "A small part has no room for its header.";
  let Status = Implemented;
  let Test = "cases/Container.cases";
}
'''),
    # 9 is no opcode of SPIR-V.
    ("td/spirv/Instructions.td", "def OpIAdd ", '''
def OpMultiplyAdd : SPIRVInstruction<9, "Arithmetic", ["IdResultType", "IdResult", "IdRef factor", "?IdScope scope",
                                                       "*IdRef others"], []>;
'''),
    ("td/spirv/Arithmetic.td", "def : SPIRVComputed<OpIAdd,", '''
def : SPIRVComputed<OpMultiplyAdd, (fadd (fmul $factor, "7.25"), $factor)>;
'''),
    ("td/spirv/Enumerants.td", "def ImageOperandsMinLod ", '''
def ImageOperandsMaxLod : SPIRVEnumerant<SPIRVImageOperands, 0x20000, "MaxLod", ["IdRef value", "IdScope value"],
                                         ["MinLod"]>;
'''),
    ("td/MetadataNodes.td", '  MdI32<"sampleCount"', '''
  MdI32<"sampleQuality", "Quality of the samples.">,
'''),
]
# File, a text, another.
TEXTS = [
    ("td/rules/Container.td", "a container must hold it once", "each container must hold it once"),
    ("td/Math.td", "Computes the hyperbolic cosine.", "Computes a hyperbolic cosine."),
    ("td/hlsl/library/Math.td", "Hyperbolic cosine.", "The hyperbolic cosine."),
    ("td/spirv/GLSL.td", "removed from the set before", "removed from this set before"),
]


def words(lines):
    return {word for line in lines for word in re.findall(r"[A-Za-z_]+", line)}


def changed(before, after):
    """Returns the removed lines and the added lines."""
    text = subprocess.run(["diff", "-U0", before, after], capture_output=True, text=True).stdout
    lines = text.splitlines()[2:]
    return ([line[1:] for line in lines if line.startswith("-")], [line[1:] for line in lines if line.startswith("+")])


def next_number(root, record_class):
    """Returns the next number for a class whose first argument numbers its records."""
    text = "".join(path.read_text() for path in (root / "td").rglob("*.td"))
    return max(map(int, re.findall(r": %s<(\d+)," % record_class, text))) + 1


def generate(tblgen, root, work, edits):
    """Returns what dxil-tblgen writes from a copy with edits (file, text, replacement)."""
    shutil.rmtree(work, ignore_errors=True)
    shutil.copytree(root / "td", work / "td")
    shutil.copy(root / "DXIL.td", work)
    for name, text, replacement in edits:
        path = work / name
        old = path.read_text()
        assert old.count(text) == 1, f"{name} has {old.count(text)} of: {text}"
        path.write_text(old.replace(text, replacement))
    # TableGen looks for included files in the working directory first.
    subprocess.run([tblgen, "DXIL.td", "-gen-all", "-o", "out", "-I", root / "emitters"], cwd=work, check=True)
    return work / "out"


def compare(before, after, keeps_records):
    problems, new_lines = [], 0
    for path in sorted(before.rglob("*")):
        name = path.relative_to(before)
        if not path.is_file() or name.parts[0] == "html" or name.name in APART:
            continue
        gone, new = changed(path, after / name)
        new_lines += len(new)
        again = words(new)
        if keeps_records:
            problems += [f"{name}: of another record: {line}" for line in gone if not words([line]) <= again]
        if len(gone) > COUNTS:
            problems.append(f"{name}: {len(gone)} lines change, of which a record has none")
    if not new_lines:
        problems.append(f"{after} does not differ from {before}")
    return problems


def main():
    tblgen, root, before, work = map(Path, sys.argv[1:])
    numbers = {name: next_number(root, name) for name in ("ExperimentalOp", "SystemValue", "ValidationRule")}

    def numbered(record):
        for name, number in numbers.items():
            record = record.replace("{%s}" % name, str(number))
        return record

    additions = [(name, text, numbered(record).lstrip() + text) for name, text, record in RECORDS]
    problems = compare(before, generate(tblgen.resolve(), root, work / "added", additions), True)
    problems += compare(before, generate(tblgen.resolve(), root, work / "changed", TEXTS), False)
    print("\n".join(problems[:40]))
    return bool(problems)


if __name__ == "__main__":
    sys.exit(main())
