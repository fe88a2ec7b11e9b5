// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Each kind of resource and each component type has one row of reflection numbers.

// RUN: split-file %s %t
// RUN: %dxil-tblgen %t/good.td %td_include -gen-reflection | FileCheck %t/good.td
// RUN: not %dxil-tblgen %t/twice.td %td_include -gen-reflection 2>&1 | FileCheck %t/twice.td --implicit-check-not=error:
// RUN: not %dxil-tblgen %t/unknown.td %td_include -gen-reflection 2>&1 | FileCheck %t/unknown.td --implicit-check-not=error:

//--- good.td
include "DXIL.td"
def : ReflectedObject<"Marble", 77>;
// CHECK:      constexpr uint32_t reflectedDimension(ResourceKind Kind)
// CHECK:      inline constexpr ReflectedComponent ReflectedComponents[] = {
// CHECK-NEXT:     {6, 0, 0, "", ""},
// CHECK-NEXT:     {4, 1, 1, "bool", "bool"},
// CHECK-NEXT:     {3, 58, 56, "int16_t", "min16int"},
// CHECK:          {"Marble", false, 77},

//--- twice.td
include "DXIL.td"
def Twice : ReflectedComponent<"I1", 4>;
// CHECK: twice.td:[[#@LINE-1]]:5: error: 'I1' is no case of 'ComponentType', or has two records

//--- unknown.td
include "DXIL.td"
def Unknown : ReflectedResource<"Marble", 4>;
// CHECK: unknown.td:[[#@LINE-1]]:5: error: 'Marble' is no case of 'ResourceKind', or has two records
