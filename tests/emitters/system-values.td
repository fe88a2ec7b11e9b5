// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Mistakes in records of system values are errors at the record's line.

// RUN: rm -f %t.inc
// RUN: not %dxil-tblgen %s %td_include -gen-signature-numbers -o %t.inc 2>&1 | FileCheck %s --implicit-check-not=error:
// RUN: not ls %t.inc

include "DXIL.td"

// CHECK: system-values.td:[[#@LINE+1]]:{{.*}}error: system value 'SV_Three' has 3 numbers by domain; it must have four or none
def WrongA : SystemValue<40, "SV_Three", []> { let DomainNumbers = [1, 2, 3]; }
// CHECK: system-values.td:[[#@LINE+1]]:{{.*}}error: system value 'SV_Point' has point 'VSIn'; it must be POINT:WHAT or POINT:WHAT@6.n, with a point and a word of td/Semantics.td
def WrongB : SystemValue<41, "SV_Point", ["VSIn"]>;
// CHECK: system-values.td:[[#@LINE+1]]:{{.*}}error: system value 'SV_Twice' has number 3, which 'SV_Position' has already
def WrongC : SystemValue<3, "SV_Twice", []>;
// CHECK: system-values.td:[[#@LINE+1]]:{{.*}}error: system value 'SV_Nowhere' has point 'XSIn:system'
def WrongD : SystemValue<42, "SV_Nowhere", ["XSIn:system"]>;
// CHECK: system-values.td:[[#@LINE+1]]:{{.*}}error: system value 'SV_What' has point 'VSIn:odd'
def WrongE : SystemValue<43, "SV_What", ["VSIn:odd"]>;
// CHECK: system-values.td:[[#@LINE+1]]:{{.*}}error: system value 'SV_When' has point 'VSIn:system@7.0'
def WrongF : SystemValue<44, "SV_When", ["VSIn:system@7.0"]>;
