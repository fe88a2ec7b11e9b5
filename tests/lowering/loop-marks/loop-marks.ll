; Many outermost loops have a mark before them; inner ones, and few loops, have none.
; RUN: %python %S/Inputs/loops.py 33 > %t.ll
; RUN: %opt_dxil -passes=dxil-loop-marks,verify -S %t.ll | FileCheck %s
; RUN: %opt_dxil -passes='dxil-loop-marks,loop-mssa(licm),dxil-loop-marks-end,verify' -S %t.ll | FileCheck %s --check-prefix=MOVED
; RUN: %opt_dxil -passes='loop-mssa(licm),verify' -S %t.ll > %t.plain.ll
; RUN: %opt_dxil -passes='dxil-loop-marks,loop-mssa(licm),dxil-loop-marks-end,verify' -S %t.ll > %t.marked.ll
; RUN: %python -c "import sys; a, b = [[L for L in open(f) if L.strip() and L.split()[0] not in (';', 'declare', 'attributes')] for f in sys.argv[1:]]; sys.exit(a != b)" %t.plain.ll %t.marked.ll
; RUN: %python %S/Inputs/loops.py 32 > %t.ll
; RUN: %opt_dxil -passes=dxil-loop-marks,verify -S %t.ll | FileCheck %s --check-prefix=FEW

; CHECK-COUNT-33: call void @llvm.sideeffect()
; CHECK-NOT: call void @llvm.sideeffect()
; FEW-NOT: sideeffect

; LICM moves the loads as it does without marks.
; MOVED-NOT: call void @llvm.sideeffect()
; MOVED-COUNT-33: load i32, ptr %p
; MOVED-NOT: inner32:
; MOVED: br label %inner32
; MOVED-NOT: call void @llvm.sideeffect()
