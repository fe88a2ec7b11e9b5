; Elements of long vectors are read where they were set. Short ones are LLVM's.
; RUN: %opt_dxil -passes=dxil-vector-elements,verify -S %s | FileCheck %s
target triple = "dxilv1.9-pc-shadermodel6.9-compute"

; CHECK-LABEL: define float @set_before
; CHECK-NEXT: insertelement
; CHECK-NEXT: insertelement
; CHECK-NEXT: ret float %x
define float @set_before(<17 x float> %v, float %x, float %y) {
  %a = insertelement <17 x float> %v, float %x, i32 3
  %b = insertelement <17 x float> %a, float %y, i32 16
  %e = extractelement <17 x float> %b, i32 3
  ret float %e
}

; An element that none of them has set is that of the first vector.
; CHECK-LABEL: define float @not_set
; CHECK: %e = extractelement <17 x float> %v, i32 4
define float @not_set(<17 x float> %v, float %x, float %y) {
  %a = insertelement <17 x float> %v, float %x, i32 3
  %b = insertelement <17 x float> %a, float %y, i32 16
  %e = extractelement <17 x float> %b, i32 4
  ret float %e
}

; Each vector has what was set up to it, whatever was set later or in another one.
; CHECK-LABEL: define float @versions
; CHECK: %s = fadd float %x, %y
; CHECK-NEXT: %t = fadd float %s, %z
; CHECK-NEXT: %u = fadd float %t, %f4
define float @versions(<17 x float> %v, float %x, float %y, float %z) {
  %a = insertelement <17 x float> %v, float %x, i32 0
  %b = insertelement <17 x float> %a, float %y, i32 0
  %c = insertelement <17 x float> %a, float %z, i32 0
  %f1 = extractelement <17 x float> %a, i32 0
  %f2 = extractelement <17 x float> %b, i32 0
  %f3 = extractelement <17 x float> %c, i32 0
  %f4 = extractelement <17 x float> %c, i32 1
  %s = fadd float %f1, %f2
  %t = fadd float %s, %f3
  %u = fadd float %t, %f4
  ret float %u
}

; An index that is not known, or that is outside, ends what is known.
; CHECK-LABEL: define float @unknown
; CHECK: %e = extractelement <17 x float> %b, i32 3
define float @unknown(<17 x float> %v, float %x, i32 %i) {
  %a = insertelement <17 x float> %v, float %x, i32 3
  %b = insertelement <17 x float> %a, float %x, i32 %i
  %e = extractelement <17 x float> %b, i32 3
  ret float %e
}
; CHECK-LABEL: define float @outside
; CHECK: extractelement <17 x float> %a, i32 17
define float @outside(<17 x float> %v, float %x) {
  %a = insertelement <17 x float> %v, float %x, i32 3
  %e = extractelement <17 x float> %a, i32 17
  ret float %e
}

; What a branch sets is selected by itself; then it is known as well.
; CHECK-LABEL: define <17 x float> @selected
; CHECK-NEXT: %[[OLD:.*]] = extractelement <17 x float> %v, i64 3
; CHECK-NEXT: %[[E:.*]] = select nnan i1 %c, float %x, float %[[OLD]]
; CHECK-NEXT: %[[F:.*]] = select i1 %c, float %[[E]], float %y
; CHECK-NEXT: insertelement <17 x float> %v, float %[[F]], i32 3
; CHECK-NEXT: ret
define <17 x float> @selected(<17 x float> %v, float %x, float %y, i1 %c) {
  %a = insertelement <17 x float> %v, float %x, i32 3
  %s = select nnan i1 %c, <17 x float> %a, <17 x float> %v
  %b = insertelement <17 x float> %s, float %y, i32 3
  %t = select i1 %c, <17 x float> %s, <17 x float> %b
  ret <17 x float> %t
}

; CHECK-LABEL: define <17 x float> @two_selected
; CHECK-NOT: select i1 %c, <17 x float>
; CHECK: ret
define <17 x float> @two_selected(<17 x float> %v, float %x, float %y, i1 %c) {
  %a = insertelement <17 x float> %v, float %x, i32 3
  %b = insertelement <17 x float> %a, float %y, i32 4
  %s = select i1 %c, <17 x float> %v, <17 x float> %b
  ret <17 x float> %s
}

; Set twice with nobody to see it.
; CHECK-LABEL: define <17 x float> @overwritten
; CHECK-NEXT: %b = insertelement <17 x float> %v, float %y, i32 4
; CHECK-NEXT: %c = insertelement <17 x float> %b, float %y, i32 3
; CHECK-NEXT: ret
define <17 x float> @overwritten(<17 x float> %v, float %x, float %y) {
  %a = insertelement <17 x float> %v, float %x, i32 3
  %b = insertelement <17 x float> %a, float %y, i32 4
  %c = insertelement <17 x float> %b, float %y, i32 3
  ret <17 x float> %c
}

; CHECK-LABEL: define <17 x float> @seen
; CHECK-NEXT: %a = insertelement
; CHECK-NEXT: %b = insertelement
; CHECK-NEXT: store <17 x float> %b
; CHECK-NEXT: %c = insertelement
define <17 x float> @seen(<17 x float> %v, float %x, float %y, ptr %p) {
  %a = insertelement <17 x float> %v, float %x, i32 3
  %b = insertelement <17 x float> %a, float %y, i32 4
  store <17 x float> %b, ptr %p
  %c = insertelement <17 x float> %b, float %y, i32 3
  ret <17 x float> %c
}

; Around a loop the vector is another one.
; CHECK-LABEL: define float @around
; CHECK: %e = extractelement <17 x float> %p, i32 3
define float @around(<17 x float> %v, float %x, i1 %c) {
entry:
  br label %loop
loop:
  %p = phi <17 x float> [ %v, %entry ], [ %a, %loop ]
  %e = extractelement <17 x float> %p, i32 3
  %a = insertelement <17 x float> %p, float %x, i32 3
  br i1 %c, label %loop, label %end
end:
  ret float %e
}

; CHECK-LABEL: define float @short
; CHECK: %e = extractelement <16 x float> %a, i32 4
define float @short(<16 x float> %v, float %x) {
  %a = insertelement <16 x float> %v, float %x, i32 3
  %e = extractelement <16 x float> %a, i32 4
  ret float %e
}
