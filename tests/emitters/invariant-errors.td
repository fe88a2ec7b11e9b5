// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Invariants over all records. Each split file breaks one.

// RUN: rm -rf %t && split-file %s %t
// RUN: not %dxil-tblgen %t/duplicate-opcode.td %td_include -I %t -check 2>&1 | FileCheck %s --check-prefix=DUPLICATE --implicit-check-not=error:
// RUN: not %dxil-tblgen %t/gap.td %td_include -I %t -check 2>&1 | FileCheck %s --check-prefix=GAP --implicit-check-not=error:
// RUN: not %dxil-tblgen %t/signature.td %td_include -I %t -check 2>&1 | FileCheck %s --check-prefix=SIGNATURE --implicit-check-not=error:
// RUN: not %dxil-tblgen %t/versions.td %td_include -I %t -check 2>&1 | FileCheck %s --check-prefix=VERSIONS --implicit-check-not=error:
// RUN: not %dxil-tblgen %t/stages.td %td_include -I %t -check 2>&1 | FileCheck %s --check-prefix=STAGES --implicit-check-not=error:
// RUN: not %dxil-tblgen %t/arguments.td %td_include -I %t -check 2>&1 | FileCheck %s --check-prefix=ARGUMENTS --implicit-check-not=error:
// RUN: not %dxil-tblgen %t/overloads.td %td_include -I %t -check 2>&1 | FileCheck %s --check-prefix=OVERLOADS --implicit-check-not=error:
// RUN: not %dxil-tblgen %t/enums.td %td_include -I %t -check 2>&1 | FileCheck %s --check-prefix=ENUMS --implicit-check-not=error:
// RUN: not %dxil-tblgen %t/intrinsics.td %td_include -I %t -check 2>&1 | FileCheck %s --check-prefix=INTRINSICS --implicit-check-not=error:
// RUN: not %dxil-tblgen %t/reserved.td %td_include -I %t -check 2>&1 | FileCheck %s --check-prefix=RESERVED --implicit-check-not=error:
// RUN: not %dxil-tblgen %t/doc.td %td_include -I %t -check 2>&1 | FileCheck %s --check-prefix=DOC --implicit-check-not=error:
// RUN: not %dxil-tblgen %t/types.td %td_include -I %t -check 2>&1 | FileCheck %s --check-prefix=TYPES --implicit-check-not=error:

//--- base.inc
include "DXILSchema.td"
def one : DXILOpClass;
def two : DXILOpClass;
def three : DXILOpClass;
class Op<int number, DXILOpClass opclass> : DXILOp<number, opclass> {
  let Doc = "Documented.";
}

//--- duplicate-opcode.td
include "base.inc"
def A : Op<0, one>;
def B : Op<0, two>;
// DUPLICATE: duplicate-opcode.td:3:5: error: op 'B': opcode 0 of CoreOps is already op 'A'

//--- gap.td
include "base.inc"
def : DenseTable<CoreOps>;
def A : Op<0, one>;
def B : Op<2, two>;
// GAP: gap.td:4:5: error: op 'B': opcode 2 leaves a gap in CoreOps: 1 is not taken

//--- signature.td
include "base.inc"
def A : Op<0, one> { let arguments = [Arg<i32Ty, "a">]; }
def B : Op<1, one> { let arguments = [Arg<i8Ty, "a">]; }
// SIGNATURE: signature.td:3:5: error: op 'B': its signature differs from that of 'A' in the same class 'one'

//--- versions.td
include "base.inc"
def A : Op<0, one> { let stages = [Stages<DXIL1_2, [pixel]>, Stages<DXIL1_1, [vertex]>]; }
def B : Op<1, two> { let attributes = [Attributes<DXIL1_0, [ReadNone]>, Attributes<DXIL1_0, [ReadOnly]>]; }
def C : Op<2, three> {
  let overloads = [Overloads<DXIL1_0, [floatTy]>, Overloads<DXIL1_3, [floatTy]>, Overloads<DXIL1_2, [halfTy]>];
}
def D : Op<3, one> { let translatedMinimum = DXIL1_1; }
// VERSIONS: versions.td:2:26: error: op 'A': stages has version 1.1 after 1.2 (expected ascending versions)
// VERSIONS: versions.td:3:26: error: op 'B': attributes gives version 1.0 twice
// VERSIONS: versions.td:5:7: error: op 'C': overloads has version 1.2 after 1.3 (expected ascending versions)
// VERSIONS: versions.td:7:26: error: op 'D': translatedMinimum 1.1 is above the op's minimum 1.0

//--- stages.td
include "base.inc"
def A : Op<0, one> { let stages = []; }
def B : Op<1, two> { let stages = [Stages<DXIL1_0, []>]; }
def C : Op<2, three> { let stages = [Stages<DXIL1_0, [removed]>]; }
// STAGES: stages.td:2:26: error: op 'A': `stages` is empty (expected at least one entry; leave it out for all stages)
// STAGES: stages.td:3:26: error: op 'B': no stage from version 1.0 (expected stages, `all_stages` or `removed`)
// STAGES: stages.td:4:28: error: op 'C': `removed` comes first (an op is removed after it existed)

//--- arguments.td
include "base.inc"
def A : Op<0, one> { let arguments = [Arg<i32Ty, "x">, Arg<i8Ty, "x">]; }
def B : Op<1, two> { let arguments = [Arg<i32Ty, "">]; }
def C : Op<2, three> { let arguments = [RangeImm<i32Ty, "x", 4, 3>]; }
class Other<int number> : Op<number, one>;
def four : DXILOpClass;
def five : DXILOpClass;
def D : Op<3, four> { let arguments = [Arg<voidTy, "x">]; }
def E : Op<4, five> { let arguments = [RangeImm<floatTy, "x", 0, 3>]; }
def six : DXILOpClass;
def seven : DXILOpClass;
def eight : DXILOpClass;
def F : Op<5, six> { let arguments = [FloatRangeArg<floatTy, "x", "2", "1">]; }
def G : Op<6, seven> { let arguments = [FloatRangeArg<i32Ty, "x", "0", "1">]; }
def H : Op<7, eight> { let arguments = [FloatRangeArg<floatTy, "x", "0", "most">]; }
// ARGUMENTS: arguments.td:2:26: error: op 'A': two arguments are named 'x'
// ARGUMENTS: arguments.td:3:26: error: op 'B': an argument has no name
// ARGUMENTS: arguments.td:4:28: error: op 'C': argument 'x': minimum 4 is above maximum 3
// ARGUMENTS: arguments.td:8:27: error: op 'D': argument 'x' has type void
// ARGUMENTS: arguments.td:9:27: error: op 'E': argument 'x' has a domain of integers but type 'float'
// ARGUMENTS: arguments.td:13:26: error: op 'F': argument 'x': '2' to '1' is no range of floats
// ARGUMENTS: arguments.td:14:28: error: op 'G': argument 'x' has a domain of floats but type 'i32'
// ARGUMENTS: arguments.td:15:28: error: op 'H': argument 'x': '0' to 'most' is no range of floats

//--- overloads.td
include "base.inc"
def A : Op<0, one> { let arguments = [Arg<overloadTy, "x">]; }
def B : Op<1, two> {
  let result = overload1Ty;
  let overloads = [Overloads<DXIL1_0, [floatTy]>];
}
def C : Op<2, three> { let overloads = [DimensionOverloads<1, DXIL1_0, [floatTy]>]; }
def four : DXILOpClass;
def five : DXILOpClass;
def D : Op<3, four> { let overloads = [Overloads<DXIL1_0, []>]; }
def E : Op<4, five> { let overloads = [Overloads<DXIL1_0, [], [objectTy]>]; }
// OVERLOADS: overloads.td:2:26: error: op 'A': argument 'x' follows an overload, but the op has no overloads
// OVERLOADS: overloads.td:4:7: error: op 'B': the result follows overload dimension 1, but the op has 1
// OVERLOADS: overloads.td:7:28: error: op 'C': overload dimension 0 is missing
// OVERLOADS: overloads.td:10:27: error: op 'D': no overload from version 1.0
// OVERLOADS: overloads.td:11:27: error: op 'E': 'object' cannot be the element of a vector overload

//--- enums.td
include "base.inc"
def None : DXILEnum<"No cases.", []>;
def Names : DXILEnum<"Twice.", [EnumCase<"A", 0, "A.">, EnumCase<"A", 1, "A.">]>;
def Values : DXILEnum<"Twice.", [EnumCase<"A", 0, "A.">, EnumCase<"B", 0, "B.">]>;
def Bits : DXILEnum<"Flags.", [EnumCase<"A", 3, "A.">], 1>;
// ENUMS: enums.td:2:5: error: enum 'None' has no cases
// ENUMS: enums.td:3:5: error: enum 'Names': duplicate case 'A'
// ENUMS: enums.td:4:5: error: enum 'Values': case 'B' has the value 0 of case 'A'
// ENUMS: enums.td:5:5: error: enum 'Bits': case 'A' of a flag set is 3 (expected one bit)

//--- intrinsics.td
include "base.inc"
class Unary<int number> : Op<number, one> {
  let result = overloadTy;
  let arguments = [Arg<overloadTy, "x">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>];
}
def A : Unary<0> { let LLVMIntrinsic = int_sin; }
def B : Unary<1> { let LLVMIntrinsic = int_sin; }
def C : Unary<2> { let intrinsics = [IntrinSelect<int_cos, [IntrinArgIndex<1>]>]; }
def D : Unary<3> { let intrinsics = [IntrinSelect<int_tan, [IntrinArgIndex<0>, IntrinArgConst<1>]>]; }
def E : Unary<4> { let LLVMIntrinsic = int_fma; }
def F : Unary<5> { let intrinsics = [IntrinSelect<int_exp, [], [doubleTy]>]; }
// Types that differ let two ops share an intrinsic.
def G : Unary<6> { let intrinsics = [IntrinSelect<int_log, [], [halfTy]>]; }
def H : Unary<7> { let intrinsics = [IntrinSelect<int_log, [], [floatTy]>]; }
// INTRINSICS: intrinsics.td:9:24: error: op 'C': llvm.cos has no operand 1 (it has 1)
// INTRINSICS: intrinsics.td:10:24: error: op 'D': the selection of llvm.tan gives 2 arguments, but the op has 1
// INTRINSICS: intrinsics.td:11:24: error: op 'E': llvm.fma has 3 operands, but the op has 1 (expected an IntrinSelect with arguments)
// INTRINSICS: intrinsics.td:12:24: error: op 'F': the selection of llvm.exp names 'double', which is no overload of the op
// INTRINSICS: intrinsics.td:8:5: error: op 'B': llvm.sin already selects op 'A' for the same types

//--- reserved.td
include "base.inc"
def A : ReservedOp<0, one> { let arguments = [Arg<i32Ty, "x">]; }
// RESERVED: reserved.td:2:5: error: op 'A': a reserved op has no result, arguments or overloads

//--- doc.td
include "base.inc"
def A : DXILOp<0, one>;
def B : DXILOp<1, two> { let doc = "The published spelling counts."; }
// DOC: doc.td:2:5: error: op 'A': no documentation (expected `let Doc = ...`)

//--- types.td
include "base.inc"
def openTy : StructType<"dx.types.Open", "i32">;
def oddTy : StructType<"dx.types.Odd", "{ i32, i7 }">;
def odd : ShaderStage<40, "odd">;
def second : ShaderStage<5, "second">;
def Wide : OpCodeTable<0x10000>;
def Same : OpCodeTable<0x8000>;
// TYPES: types.td:4:5: error: stage 'odd' has kind 40; a stage set has room for 0 to 31
// TYPES: types.td:5:5: error: stage 'second' has the kind of 'compute'
// TYPES: types.td:2:5: error: struct 'dx.types.Open': the body is not in braces
// TYPES: types.td:3:5: error: struct 'dx.types.Odd': field type 'i7' is not a scalar or i8*
// TYPES: types.td:6:5: error: table 'Wide': feature id 65536 does not fit 16 bits
// TYPES: types.td:6:5: error: table 'Wide' has the feature id of 'CoreOps'
// TYPES: types.td:7:5: error: table 'Same' has the feature id of 'ExperimentalOps'
