; Conditions up to the limit say what a value is; later ones are not read, and stay branches.
; RUN: %python %S/Inputs/conditions.py 300 > %t.ll
; RUN: %opt_dxil -passes=dxil-instcombine,verify -S %t.ll | FileCheck %s --check-prefix=MANY --implicit-check-not=switch
; RUN: %python %S/Inputs/conditions.py 200 > %t.ll
; RUN: %opt_dxil -passes=dxil-instcombine,verify -S %t.ll | FileCheck %s --check-prefix=FEW --implicit-check-not="and i32"

; MANY-COUNT-256: call void @use(i32 %x)
; MANY-COUNT-43: and i32 %x, 15
; MANY: br i1 %c299, label %then299, label %test300, !dx.hint
; MANY: and i32 %x, 15
; MANY: br i1 %not, label %inverse, label %end

; FEW-COUNT-200: call void @use(i32 %x)
; FEW: br i1 %both, label %end, label %inverse
