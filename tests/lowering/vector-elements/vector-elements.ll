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

; A vector whose elements all are those of another is one step.
; CHECK-LABEL: define <17 x float> @permuted
; CHECK-NEXT: [[P:%.*]] = shufflevector <17 x float> %v, <17 x float> poison, <17 x i32> <i32 16, i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8, i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
; CHECK-NEXT: ret <17 x float> [[P]]
define <17 x float> @permuted(<17 x float> %v, <17 x float> %w) {
  %e0 = extractelement <17 x float> %v, i32 16
  %e1 = extractelement <17 x float> %v, i32 15
  %e2 = extractelement <17 x float> %v, i32 14
  %e3 = extractelement <17 x float> %v, i32 13
  %e4 = extractelement <17 x float> %v, i32 12
  %e5 = extractelement <17 x float> %v, i32 11
  %e6 = extractelement <17 x float> %v, i32 10
  %e7 = extractelement <17 x float> %v, i32 9
  %e8 = extractelement <17 x float> %v, i32 8
  %e9 = extractelement <17 x float> %v, i32 7
  %e10 = extractelement <17 x float> %v, i32 6
  %e11 = extractelement <17 x float> %v, i32 5
  %e12 = extractelement <17 x float> %v, i32 4
  %e13 = extractelement <17 x float> %v, i32 3
  %e14 = extractelement <17 x float> %v, i32 2
  %e15 = extractelement <17 x float> %v, i32 1
  %e16 = extractelement <17 x float> %v, i32 0
  %i0 = insertelement <17 x float> %w, float %e0, i32 0
  %i1 = insertelement <17 x float> %i0, float %e1, i32 1
  %i2 = insertelement <17 x float> %i1, float %e2, i32 2
  %i3 = insertelement <17 x float> %i2, float %e3, i32 3
  %i4 = insertelement <17 x float> %i3, float %e4, i32 4
  %i5 = insertelement <17 x float> %i4, float %e5, i32 5
  %i6 = insertelement <17 x float> %i5, float %e6, i32 6
  %i7 = insertelement <17 x float> %i6, float %e7, i32 7
  %i8 = insertelement <17 x float> %i7, float %e8, i32 8
  %i9 = insertelement <17 x float> %i8, float %e9, i32 9
  %i10 = insertelement <17 x float> %i9, float %e10, i32 10
  %i11 = insertelement <17 x float> %i10, float %e11, i32 11
  %i12 = insertelement <17 x float> %i11, float %e12, i32 12
  %i13 = insertelement <17 x float> %i12, float %e13, i32 13
  %i14 = insertelement <17 x float> %i13, float %e14, i32 14
  %i15 = insertelement <17 x float> %i14, float %e15, i32 15
  %i16 = insertelement <17 x float> %i15, float %e16, i32 16
  ret <17 x float> %i16
}

; What is not set is that of the vector itself, or nothing where there is none.
; CHECK-LABEL: define <19 x float> @partly
; CHECK-NEXT: shufflevector <19 x float> %v, <19 x float> poison, <19 x i32> <i32 18, i32 17, i32 16, i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8, i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 17, i32 18>
define <19 x float> @partly(<19 x float> %v, <19 x float> %w) {
  %e0 = extractelement <19 x float> %v, i32 18
  %e1 = extractelement <19 x float> %v, i32 17
  %e2 = extractelement <19 x float> %v, i32 16
  %e3 = extractelement <19 x float> %v, i32 15
  %e4 = extractelement <19 x float> %v, i32 14
  %e5 = extractelement <19 x float> %v, i32 13
  %e6 = extractelement <19 x float> %v, i32 12
  %e7 = extractelement <19 x float> %v, i32 11
  %e8 = extractelement <19 x float> %v, i32 10
  %e9 = extractelement <19 x float> %v, i32 9
  %e10 = extractelement <19 x float> %v, i32 8
  %e11 = extractelement <19 x float> %v, i32 7
  %e12 = extractelement <19 x float> %v, i32 6
  %e13 = extractelement <19 x float> %v, i32 5
  %e14 = extractelement <19 x float> %v, i32 4
  %e15 = extractelement <19 x float> %v, i32 3
  %e16 = extractelement <19 x float> %v, i32 2
  %i0 = insertelement <19 x float> %v, float %e0, i32 0
  %i1 = insertelement <19 x float> %i0, float %e1, i32 1
  %i2 = insertelement <19 x float> %i1, float %e2, i32 2
  %i3 = insertelement <19 x float> %i2, float %e3, i32 3
  %i4 = insertelement <19 x float> %i3, float %e4, i32 4
  %i5 = insertelement <19 x float> %i4, float %e5, i32 5
  %i6 = insertelement <19 x float> %i5, float %e6, i32 6
  %i7 = insertelement <19 x float> %i6, float %e7, i32 7
  %i8 = insertelement <19 x float> %i7, float %e8, i32 8
  %i9 = insertelement <19 x float> %i8, float %e9, i32 9
  %i10 = insertelement <19 x float> %i9, float %e10, i32 10
  %i11 = insertelement <19 x float> %i10, float %e11, i32 11
  %i12 = insertelement <19 x float> %i11, float %e12, i32 12
  %i13 = insertelement <19 x float> %i12, float %e13, i32 13
  %i14 = insertelement <19 x float> %i13, float %e14, i32 14
  %i15 = insertelement <19 x float> %i14, float %e15, i32 15
  %i16 = insertelement <19 x float> %i15, float %e16, i32 16
  ret <19 x float> %i16
}
; CHECK-LABEL: define <19 x float> @partly_set
; CHECK-NEXT: shufflevector <19 x float> %v, <19 x float> poison, <19 x i32> <i32 18, {{.*}}, i32 2, i32 poison, i32 poison>
define <19 x float> @partly_set(<19 x float> %v, <19 x float> %w) {
  %e0 = extractelement <19 x float> %v, i32 18
  %e1 = extractelement <19 x float> %v, i32 17
  %e2 = extractelement <19 x float> %v, i32 16
  %e3 = extractelement <19 x float> %v, i32 15
  %e4 = extractelement <19 x float> %v, i32 14
  %e5 = extractelement <19 x float> %v, i32 13
  %e6 = extractelement <19 x float> %v, i32 12
  %e7 = extractelement <19 x float> %v, i32 11
  %e8 = extractelement <19 x float> %v, i32 10
  %e9 = extractelement <19 x float> %v, i32 9
  %e10 = extractelement <19 x float> %v, i32 8
  %e11 = extractelement <19 x float> %v, i32 7
  %e12 = extractelement <19 x float> %v, i32 6
  %e13 = extractelement <19 x float> %v, i32 5
  %e14 = extractelement <19 x float> %v, i32 4
  %e15 = extractelement <19 x float> %v, i32 3
  %e16 = extractelement <19 x float> %v, i32 2
  %i0 = insertelement <19 x float> poison, float %e0, i32 0
  %i1 = insertelement <19 x float> %i0, float %e1, i32 1
  %i2 = insertelement <19 x float> %i1, float %e2, i32 2
  %i3 = insertelement <19 x float> %i2, float %e3, i32 3
  %i4 = insertelement <19 x float> %i3, float %e4, i32 4
  %i5 = insertelement <19 x float> %i4, float %e5, i32 5
  %i6 = insertelement <19 x float> %i5, float %e6, i32 6
  %i7 = insertelement <19 x float> %i6, float %e7, i32 7
  %i8 = insertelement <19 x float> %i7, float %e8, i32 8
  %i9 = insertelement <19 x float> %i8, float %e9, i32 9
  %i10 = insertelement <19 x float> %i9, float %e10, i32 10
  %i11 = insertelement <19 x float> %i10, float %e11, i32 11
  %i12 = insertelement <19 x float> %i11, float %e12, i32 12
  %i13 = insertelement <19 x float> %i12, float %e13, i32 13
  %i14 = insertelement <19 x float> %i13, float %e14, i32 14
  %i15 = insertelement <19 x float> %i14, float %e15, i32 15
  %i16 = insertelement <19 x float> %i15, float %e16, i32 16
  ret <19 x float> %i16
}

; Elements of two vectors, and few of them, are left to InstCombine.
; CHECK-LABEL: define <19 x float> @of_two
; CHECK-NOT: shufflevector
; CHECK: ret <19 x float> %i16
define <19 x float> @of_two(<19 x float> %v, <19 x float> %w) {
  %e0 = extractelement <19 x float> %v, i32 18
  %e1 = extractelement <19 x float> %v, i32 17
  %e2 = extractelement <19 x float> %v, i32 16
  %e3 = extractelement <19 x float> %v, i32 15
  %e4 = extractelement <19 x float> %v, i32 14
  %e5 = extractelement <19 x float> %v, i32 13
  %e6 = extractelement <19 x float> %v, i32 12
  %e7 = extractelement <19 x float> %v, i32 11
  %e8 = extractelement <19 x float> %v, i32 10
  %e9 = extractelement <19 x float> %v, i32 9
  %e10 = extractelement <19 x float> %v, i32 8
  %e11 = extractelement <19 x float> %v, i32 7
  %e12 = extractelement <19 x float> %v, i32 6
  %e13 = extractelement <19 x float> %v, i32 5
  %e14 = extractelement <19 x float> %v, i32 4
  %e15 = extractelement <19 x float> %v, i32 3
  %e16 = extractelement <19 x float> %v, i32 2
  %i0 = insertelement <19 x float> %w, float %e0, i32 0
  %i1 = insertelement <19 x float> %i0, float %e1, i32 1
  %i2 = insertelement <19 x float> %i1, float %e2, i32 2
  %i3 = insertelement <19 x float> %i2, float %e3, i32 3
  %i4 = insertelement <19 x float> %i3, float %e4, i32 4
  %i5 = insertelement <19 x float> %i4, float %e5, i32 5
  %i6 = insertelement <19 x float> %i5, float %e6, i32 6
  %i7 = insertelement <19 x float> %i6, float %e7, i32 7
  %i8 = insertelement <19 x float> %i7, float %e8, i32 8
  %i9 = insertelement <19 x float> %i8, float %e9, i32 9
  %i10 = insertelement <19 x float> %i9, float %e10, i32 10
  %i11 = insertelement <19 x float> %i10, float %e11, i32 11
  %i12 = insertelement <19 x float> %i11, float %e12, i32 12
  %i13 = insertelement <19 x float> %i12, float %e13, i32 13
  %i14 = insertelement <19 x float> %i13, float %e14, i32 14
  %i15 = insertelement <19 x float> %i14, float %e15, i32 15
  %i16 = insertelement <19 x float> %i15, float %e16, i32 16
  ret <19 x float> %i16
}
; CHECK-LABEL: define <17 x float> @last_of_another
; CHECK-NOT: shufflevector
; CHECK: ret <17 x float> %i16
define <17 x float> @last_of_another(<17 x float> %v, <17 x float> %w) {
  %e0 = extractelement <17 x float> %v, i32 16
  %e1 = extractelement <17 x float> %v, i32 15
  %e2 = extractelement <17 x float> %v, i32 14
  %e3 = extractelement <17 x float> %v, i32 13
  %e4 = extractelement <17 x float> %v, i32 12
  %e5 = extractelement <17 x float> %v, i32 11
  %e6 = extractelement <17 x float> %v, i32 10
  %e7 = extractelement <17 x float> %v, i32 9
  %e8 = extractelement <17 x float> %v, i32 8
  %e9 = extractelement <17 x float> %v, i32 7
  %e10 = extractelement <17 x float> %v, i32 6
  %e11 = extractelement <17 x float> %v, i32 5
  %e12 = extractelement <17 x float> %v, i32 4
  %e13 = extractelement <17 x float> %v, i32 3
  %e14 = extractelement <17 x float> %v, i32 2
  %e15 = extractelement <17 x float> %v, i32 1
  %e16 = extractelement <17 x float> %w, i32 0
  %i0 = insertelement <17 x float> %w, float %e0, i32 0
  %i1 = insertelement <17 x float> %i0, float %e1, i32 1
  %i2 = insertelement <17 x float> %i1, float %e2, i32 2
  %i3 = insertelement <17 x float> %i2, float %e3, i32 3
  %i4 = insertelement <17 x float> %i3, float %e4, i32 4
  %i5 = insertelement <17 x float> %i4, float %e5, i32 5
  %i6 = insertelement <17 x float> %i5, float %e6, i32 6
  %i7 = insertelement <17 x float> %i6, float %e7, i32 7
  %i8 = insertelement <17 x float> %i7, float %e8, i32 8
  %i9 = insertelement <17 x float> %i8, float %e9, i32 9
  %i10 = insertelement <17 x float> %i9, float %e10, i32 10
  %i11 = insertelement <17 x float> %i10, float %e11, i32 11
  %i12 = insertelement <17 x float> %i11, float %e12, i32 12
  %i13 = insertelement <17 x float> %i12, float %e13, i32 13
  %i14 = insertelement <17 x float> %i13, float %e14, i32 14
  %i15 = insertelement <17 x float> %i14, float %e15, i32 15
  %i16 = insertelement <17 x float> %i15, float %e16, i32 16
  ret <17 x float> %i16
}
