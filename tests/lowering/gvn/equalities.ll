; GVN replaces a value by the number that a branch has compared it with. Its time is the product of
; branches and uses, so it does not where both are many.
; RUN: %python %S/Inputs/equalities.py 1500 > %t.ll
; RUN: %opt_dxil -passes=dxil-gvn,verify -S %t.ll | FileCheck %s --check-prefix=MANY
; RUN: %python %S/Inputs/equalities.py 1000 > %t.ll
; RUN: %opt_dxil -passes=dxil-gvn,verify -S %t.ll | FileCheck %s --check-prefix=FEW

; MANY-COUNT-1500: call void @use(i32 %a)
; FEW: call void @use(i32 0)
; FEW: call void @use(i32 999)
