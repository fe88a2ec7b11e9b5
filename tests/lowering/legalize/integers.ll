; RUN: %opt_dxil -passes=dxil-legalize -S %s | FileCheck %s
target triple = "dxilv1.6-pc-shadermodel6.6-compute"

; CHECK-LABEL: define i32 @bytes
; CHECK-NOT: i8
; CHECK: %[[X:.*]] = and i32 %x, 255
; CHECK: %[[Y:.*]] = add i32 %[[X]], 200
; CHECK: %[[Z:.*]] = and i32 %[[Y]], 255
; CHECK: ret i32 %[[Z]]
define i32 @bytes(i32 %x) {
  %a = trunc i32 %x to i8
  %b = add i8 %a, -56
  %c = zext i8 %b to i32
  ret i32 %c
}
; The sign of an i24 is its bit 23.
; CHECK-LABEL: define i1 @compare
; CHECK: shl i32 %{{.*}}, 8
; CHECK: ashr i32 %{{.*}}, 8
; CHECK: icmp slt i32
define i1 @compare(i32 %x) {
  %a = trunc i32 %x to i24
  %c = icmp slt i24 %a, 5
  ret i1 %c
}
; CHECK-LABEL: define i32 @loop
; CHECK: phi i32
; CHECK: switch i32
define i32 @loop(i32 %x) {
entry:
  %a = trunc i32 %x to i3
  br label %head
head:
  %p = phi i3 [ %a, %entry ], [ %n, %next ]
  switch i3 %p, label %next [ i3 -1, label %end ]
next:
  %n = add i3 %p, 1
  br label %head
end:
  ret i32 1
}
; CHECK-LABEL: define i1 @logic
; CHECK: xor i1 %x, %y
define i1 @logic(i1 %x, i1 %y) {
  %r = add i1 %x, %y
  ret i1 %r
}
; Bits of a vector as an integer, and back.
; CHECK-LABEL: define i1 @mask
; CHECK-NOT: bitcast <
; CHECK-NOT: i4
define i1 @mask(i1 %a, i1 %b, i1 %c, i1 %d) {
  %v0 = insertelement <4 x i1> poison, i1 %a, i32 0
  %v1 = insertelement <4 x i1> %v0, i1 %b, i32 1
  %v2 = insertelement <4 x i1> %v1, i1 %c, i32 2
  %v3 = insertelement <4 x i1> %v2, i1 %d, i32 3
  %m = bitcast <4 x i1> %v3 to i4
  %r = icmp ne i4 %m, 0
  ret i1 %r
}
; CHECK-LABEL: define i1 @bit
; CHECK: %[[S:.*]] = lshr i32 %x, 5
; CHECK: trunc i32 %[[S]] to i1
define i1 @bit(i32 %x) {
  %v = bitcast i32 %x to <32 x i1>
  %r = extractelement <32 x i1> %v, i32 5
  ret i1 %r
}
; CHECK-LABEL: define i32 @atomics
; CHECK: %[[N:.*]] = sub i32 0, %x
; CHECK: atomicrmw add ptr addrspace(3) @g, i32 %[[N]] seq_cst
@g = internal addrspace(3) global i32 0
define i32 @atomics(i32 %x) {
  %r = atomicrmw sub ptr addrspace(3) @g, i32 %x monotonic
  ret i32 %r
}
; CHECK-LABEL: define void @never
; CHECK-NOT: unreachable
define void @never() {
  unreachable
}
