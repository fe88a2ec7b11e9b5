// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The words of HLSL that reach an op come from the records of the library, of the system values and of
// forms, each from one of them.

// RUN: split-file %s %t
// RUN: %dxil-tblgen %t/good.td %td_include -gen-json | FileCheck %t/good.td
// RUN: not %dxil-tblgen %t/twice.td %td_include -check 2>&1 | FileCheck %t/twice.td

//--- good.td
include "DXIL.td"
def : HLSLForm<["sine"], [Sin]>;
// A function that names the op, a form of td/hlsl/Forms.td, and the one above.
// CHECK:      "name": "Sin",
// CHECK:      "hlsl": [
// CHECK-NEXT:   "sin",
// CHECK-NEXT:   "sincos",
// CHECK-NEXT:   "sine"
// CHECK-NEXT: ],
// A function that becomes an intrinsic which becomes the op.
// CHECK:      "name": "Sqrt",
// CHECK:      "hlsl": [
// CHECK:        "sqrt"
// CHECK:      "name": "SampleCmp",
// CHECK:      "hlsl": [
// CHECK-NEXT:   "Texture1D::SampleCmp",
// CHECK:      "name": "ThreadId",
// CHECK:      "hlsl": [
// CHECK-NEXT:   "SV_DispatchThreadID"
// CHECK-NEXT: ],

//--- twice.td
include "DXIL.td"
// CHECK: twice.td:[[#@LINE+1]]:{{.*}}error: 'sin' is said to become op 'Sin' by another record already
def : HLSLForm<["sin"], [Sin]>;
// CHECK: twice.td:[[#@LINE+1]]:{{.*}}error: 'SV_DispatchThreadID' is said to become op 'ThreadId' by another record already
def : HLSLForm<["SV_DispatchThreadID"], [ThreadId]>;
