; Where many blocks compute the same, the time of GVN is quadratic, and early-cse takes its place.
; RUN: %python %S/Inputs/pairs.py 3000 > %t.ll
; RUN: %opt_dxil -passes=dxil-gvn,verify -S %t.ll | FileCheck %s --check-prefix=MANY
; RUN: %python %S/Inputs/pairs.py 1000 > %t.ll
; RUN: %opt_dxil -passes=dxil-gvn,verify -S %t.ll | FileCheck %s --check-prefix=FEW

; MANY-LABEL: equal:
; MANY-NEXT: %first = add i32 %a, %x
; MANY-NEXT: call void @use(i32 %first)
; MANY-NEXT: call void @use(i32 %first)

; FEW-LABEL: equal:
; FEW-NEXT: %first = add i32 5, %x
; FEW-NEXT: call void @use(i32 %first)
; FEW-NEXT: call void @use(i32 %first)
