// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Mistakes in the HLSL records are errors at their line.
//
// RUN: rm -rf %t && split-file %s %t
// RUN: not %dxil-tblgen %td_include -I %t -gen-hlsl-docs %t/signature.td 2>&1 | FileCheck %t/signature.td
// RUN: not %dxil-tblgen %td_include -I %t -gen-hlsl-docs %t/parameter.td 2>&1 | FileCheck %t/parameter.td
// RUN: not %dxil-tblgen %td_include -I %t -gen-hlsl-docs %t/operand.td 2>&1 | FileCheck %t/operand.td
// RUN: not %dxil-tblgen %td_include -I %t -gen-hlsl-docs %t/count.td 2>&1 | FileCheck %t/count.td
// RUN: not %dxil-tblgen %td_include -I %t -gen-hlsl-docs %t/case.td 2>&1 | FileCheck %t/case.td
// RUN: not %dxil-tblgen %td_include -I %t -gen-hlsl-docs %t/group.td 2>&1 | FileCheck %t/group.td
// RUN: not %dxil-tblgen %td_include -I %t -gen-hlsl-docs %t/class.td 2>&1 | FileCheck %t/class.td
// RUN: not %dxil-tblgen %td_include -I %t -gen-hlsl-docs %t/twice.td 2>&1 | FileCheck %t/twice.td
// RUN: not %dxil-tblgen %td_include -I %t -gen-hlsl-docs %t/kind.td 2>&1 | FileCheck %t/kind.td
// RUN: not %dxil-tblgen %td_include -I %t -gen-hlsl-docs %t/coordinates.td 2>&1 | FileCheck %t/coordinates.td
// RUN: not %dxil-tblgen %td_include -I %t -gen-hlsl-docs %t/shape.td 2>&1 | FileCheck %t/shape.td
// RUN: not %dxil-tblgen %td_include -I %t -gen-hlsl-docs %t/method.td 2>&1 | FileCheck %t/method.td
// RUN: not %dxil-tblgen %td_include -I %t -gen-hlsl-docs %t/test.td 2>&1 | FileCheck %t/test.td

//--- base.td
include "emitters/DXILSchema.td"
include "td/hlsl/Scalars.td"
include "td/hlsl/library/LibrarySchema.td"
include "td/hlsl/SupportSchema.td"

def FloatOnly : LibrarySet<["Float"]>;

def Mode : DXILEnum<"A mode.", [EnumCase<"Fast", 1, "Fast.">]>;
def ResourceKind : DXILEnum<"A kind.", [EnumCase<"TypedBuffer", 1, "A buffer.">, EnumCase<"Texture1D", 2, "A texture.">]>;
class ResourceKindInfo<string kind, int coordinates> {
  string Kind = kind;
  int Coordinates = coordinates;
  int Offsets = 1;
  bit Arrayed = 0;
  bit Multisampled = 0;
  bit Cube = 0;
}
def someClass : DXILOpClass;
def Some : DXILOp<0, someClass> {
  let Doc = "Does something.";
  let category = "Some";
  let resultDoc = "Something.";
  let result = overloadTy;
  let arguments = [Arg<overloadTy, "value", "A value.">, EnumImm<i8Ty, "mode", Mode, "A mode.">];
  let overloads = [Overloads<DXIL1_0, [floatTy]>];
}

//--- signature.td
include "base.td"
let group = "Some" in
// CHECK: signature.td:[[@LINE+1]]:{{[0-9]+}}: error: signature 'T (T x)': the record has no set for T
def : LibraryOp<"some", "T (T x)", [], Some, ["x", "$Mode.Fast"]>;

//--- parameter.td
include "base.td"
let group = "Some" in
// CHECK: parameter.td:[[@LINE+1]]:{{[0-9]+}}: error: signature 'float (float)': a parameter's name expected
def : LibraryOp<"some", "float (float)", [], Some, ["x", "$Mode.Fast"]>;

//--- operand.td
include "base.td"
let group = "Some" in
// CHECK: operand.td:[[@LINE+1]]:{{[0-9]+}}: error: 'y' is no parameter of 'some'
def : LibraryOp<"some", "float (float x)", [], Some, ["y", "$Mode.Fast"]>;

//--- count.td
include "base.td"
let group = "Some" in
// CHECK: count.td:[[@LINE+1]]:{{[0-9]+}}: error: op 'Some' has 2 operands, and 1 are given
def : LibraryOp<"some", "float (float x)", [], Some, ["x"]>;

//--- case.td
include "base.td"
let group = "Some" in
// CHECK: case.td:[[@LINE+1]]:{{[0-9]+}}: error: enum 'Mode' has no case 'Slow'
def : LibraryOp<"some", "float (float x)", [], Some, ["x", "$Mode.Slow"]>;

//--- group.td
include "base.td"
// CHECK: group.td:[[@LINE+1]]:{{[0-9]+}}: error: function 'some' stands under no group
def : LibraryOp<"some", "float (float x)", [], Some, ["x", "$Mode.Fast"]>;

//--- class.td
include "base.td"
let classes = ["Missing"] in
// CHECK: class.td:[[@LINE+1]]:{{[0-9]+}}: error: no class 'Missing'
def : LibraryOp<"some", "float (float x)", [], Some, ["x", "$Mode.Fast"]>;

//--- twice.td
include "base.td"
let doc = "Some." in {
def : LibraryObject<"Thing", "TypedBuffer", "TypedBuffer">;
// CHECK: twice.td:[[@LINE+1]]:{{[0-9]+}}: error: class 'Thing' is there already
def : LibraryObject<"Thing", "TypedBuffer", "TypedBuffer">;
}

//--- kind.td
include "base.td"
let doc = "Some." in
// CHECK: kind.td:[[@LINE+1]]:{{[0-9]+}}: error: enum 'ResourceKind' has no case 'Other'
def : LibraryObject<"Thing", "TypedBuffer", "Other">;

//--- coordinates.td
include "base.td"
// CHECK: coordinates.td:[[@LINE+1]]:{{[0-9]+}}: error: texture 'Wide' has 1 to 4 coordinates and 0 to 3 offsets
def : LibraryTexture<"Wide", "Texture1D", "A texture.">;
def : ResourceKindInfo<"Texture1D", 5>;

//--- shape.td
include "base.td"
// CHECK: shape.td:[[@LINE+1]]:{{[0-9]+}}: error: texture 'Flat' is of kind 'Texture1D', which has no ResourceKindInfo
def : LibraryTexture<"Flat", "Texture1D", "A texture.">;

//--- method.td
include "base.td"
def : ResourceKindInfo<"Texture1D", 1>;
def line_texture : LibraryTexture<"Line", "Texture1D", "A texture.">;
// CHECK: method.td:[[@LINE+1]]:{{[0-9]+}}: error: a number expected at 'Fast'
def : LibraryTextureMethod<"Some", Some, [line_texture], ["float value"], "float", "Some."> {
  let constants = ["mode=Fast"];
}

//--- test.td
include "base.td"
// CHECK: test.td:[[@LINE+1]]:{{[0-9]+}}: error: a test is named for 'missing', which is not there
def : HLSLTest<"some.hlsl", ["missing"]>;
