// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Mistakes in the HLSL records are errors at their line.
//
// RUN: rm -rf %t && split-file %s %t
// RUN: not %dxil-tblgen %td_include -I %t -gen-hlsl-docs %t/rank.td 2>&1 | FileCheck %t/rank.td
// RUN: not %dxil-tblgen %td_include -I %t -gen-hlsl-docs %t/fallback.td 2>&1 | FileCheck %t/fallback.td
// RUN: not %dxil-tblgen %td_include -I %t -gen-hlsl-docs %t/operand.td 2>&1 | FileCheck %t/operand.td
// RUN: not %dxil-tblgen %td_include -I %t -gen-hlsl-docs %t/count.td 2>&1 | FileCheck %t/count.td
// RUN: not %dxil-tblgen %td_include -I %t -gen-hlsl-docs %t/case.td 2>&1 | FileCheck %t/case.td
// RUN: not %dxil-tblgen %td_include -I %t -gen-hlsl-docs %t/group.td 2>&1 | FileCheck %t/group.td

//--- base.td
include "emitters/DXILSchema.td"
include "td/hlsl/HLSLSchema.td"

def a_float : HLSLScalar<"float", 8, "float", 32, floatTy>;
def HLSLFloat : HLSLSet<[a_float], a_float>;

def Mode : DXILEnum<"A mode.", [EnumCase<"Fast", 1, "Fast.">]>;
def someClass : DXILOpClass;
def Some : DXILOp<0, someClass> {
  let Doc = "Does something.";
  let category = "Some";
  let result = overloadTy;
  let arguments = [Arg<overloadTy, "value", "A value.">, EnumImm<i8Ty, "mode", Mode, "A mode.">];
  let overloads = [Overloads<DXIL1_0, [floatTy]>];
}

//--- rank.td
include "base.td"
// CHECK: rank.td:[[@LINE+1]]:{{[0-9]+}}: error: scalar type 'other' has the rank of 'float'
def other : HLSLScalar<"other", 8, "float", 32, floatTy>;

//--- fallback.td
include "base.td"
def a_half : HLSLScalar<"half", 7, "float", 16, halfTy>;
// CHECK: fallback.td:[[@LINE+1]]:{{[0-9]+}}: error: the fallback 'float' is not in the set
def HLSLHalf : HLSLSet<[a_half], a_float>;

//--- operand.td
include "base.td"
let group = "Some" in
// CHECK: operand.td:[[@LINE+1]]:{{[0-9]+}}: error: operand 'y' of 'some' is none of its parameters
def : HLSLViaOp<"some", Some, HLSLFloat, ["T x"], ["y", "$Mode.Fast"], "Some.">;

//--- count.td
include "base.td"
let group = "Some" in
// CHECK: count.td:[[@LINE+1]]:{{[0-9]+}}: error: 'some' gives 1 operands to op 'Some', which takes 2
def : HLSLViaOp<"some", Some, HLSLFloat, ["T x"], ["x"], "Some.">;

//--- case.td
include "base.td"
let group = "Some" in
// CHECK: case.td:[[@LINE+1]]:{{[0-9]+}}: error: enum 'Mode' has no case 'Slow'
def : HLSLViaOp<"some", Some, HLSLFloat, ["T x"], ["x", "$Mode.Slow"], "Some.">;

//--- group.td
include "base.td"
// CHECK: group.td:[[@LINE+1]]:{{[0-9]+}}: error: HLSL function 'some' stands under no group
def : HLSLCode<"some", "", "Some.">;
