; RUN: %opt_dxil -passes=dxil-legalize -S %s | FileCheck %s
; Integers of more than 64 bits that only move bits are words of 32.
target triple = "dxilv1.6-pc-shadermodel6.6-compute"

; CHECK-NOT: i96
; CHECK-NOT: i128
; CHECK-LABEL: define i32 @vector
; CHECK: %[[X:.*]] = phi i32 [ %x, %entry ], [ %[[Z:.*]], %loop ]
; CHECK: %[[Y:.*]] = phi i32 [ %y, %entry ], [ %[[X]], %loop ]
; CHECK: %[[Z]] = phi i32 [ %z, %entry ], [ %[[Y]], %loop ]
; CHECK: ret i32 %[[X]]
define i32 @vector(i32 %x, i32 %y, i32 %z, i1 %c) {
entry:
  %a = zext i32 %x to i96
  %b = zext i32 %y to i96
  %b1 = shl i96 %b, 32
  %d = zext i32 %z to i96
  %d1 = shl i96 %d, 64
  %ab = or i96 %a, %b1
  %abd = or i96 %ab, %d1
  br label %loop
loop:
  %p = phi i96 [ %abd, %entry ], [ %turned, %loop ]
  %low = shl i96 %p, 32
  %high = lshr i96 %p, 64
  %turned = or i96 %low, %high
  br i1 %c, label %loop, label %done
done:
  %e = lshr i96 %turned, 32
  %f = trunc i96 %e to i32
  ret i32 %f
}

; Across words: bits 24 to 87, of which those from 84 on are not there.
; CHECK-LABEL: define i64 @across
; CHECK: and i32 %{{.*}}, 1048575
; CHECK: lshr i32 %{{.*}}, 24
; CHECK: shl i32 %{{.*}}, 8
define i64 @across(i64 %x, i64 %y) {
  %a = zext i64 %x to i128
  %b = zext i64 %y to i128
  %b1 = shl i128 %b, 64
  %ab = or i128 %a, %b1
  %n = trunc i128 %ab to i84
  %s = lshr i84 %n, 24
  %r = trunc i84 %s to i64
  ret i64 %r
}

; CHECK-LABEL: define i1 @same
; CHECK: xor i32
; CHECK: icmp eq i32
define i1 @same(i64 %x, i64 %y, i1 %c) {
  %a = zext i64 %x to i128
  %b = zext i64 %y to i128
  %s = select i1 %c, i128 %b, i128 -1
  %r = icmp eq i128 %a, %s
  ret i1 %r
}

; A block outside the flow goes, and with it what it would have used.
; CHECK-LABEL: define i32 @outside
; CHECK-NEXT: entry:
; CHECK-NEXT: ret i32 %x
; CHECK-NEXT: }
define i32 @outside(i32 %x) {
entry:
  %w = zext i32 %x to i96
  %t = trunc i96 %w to i32
  ret i32 %t
dead:
  %s = lshr i96 %w, 32
  %u = trunc i96 %s to i32
  ret i32 %u
}
