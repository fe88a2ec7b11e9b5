; A function with one call is inlined: constants are folded, blocks that are never reached are gone, several returns make
; a phi, and a variable is undefined again where the body begins.
; RUN: %opt_dxil -passes=dxil-inline-calls,verify -S %s | FileCheck %s
target triple = "dxilv1.5-pc-shadermodel6.5-compute"

; CHECK-LABEL: define void @main
; CHECK-NEXT: %local.i = alloca i32
; CHECK: loop:
; CHECK-NEXT: %i = phi i32 [ 0, %0 ], [ %next, %several.exit ]
; CHECK-NEXT: call void @llvm.lifetime.start{{.*}}(ptr %local.i)
; CHECK-NEXT: store i32 %i, ptr %local.i
; CHECK-NEXT: %less.i = icmp ult i32 %i, 7
; CHECK-NEXT: br i1 %less.i, label %small.i, label %large.i
; CHECK: small.i:
; CHECK-NEXT: %read.i = load i32, ptr %local.i
; CHECK-NEXT: call void @llvm.lifetime.end{{.*}}(ptr %local.i)
; CHECK-NEXT: br label %several.exit
; CHECK: large.i:
; CHECK-NEXT: call void @llvm.lifetime.end{{.*}}(ptr %local.i)
; CHECK-NEXT: br label %several.exit
; CHECK: several.exit:
; CHECK-NEXT: [[VALUE:%.*]] = phi i32 [ %read.i, %small.i ], [ 21, %large.i ]
; CHECK-NEXT: %next = add i32 %i, [[VALUE]]
; CHECK-NOT: poison
; CHECK-NOT: define
define void @main(i32 %n, ptr %out) #0 {
  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %next, %loop ]
  %value = call i32 @several(i32 %i, i32 7)
  %next = add i32 %i, %value
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  store i32 %next, ptr %out
  ret void
}

define internal i32 @several(i32 %v, i32 %limit) #1 {
  %local = alloca i32
  %unused = alloca i32
  store i32 %v, ptr %local
  %triple = mul i32 %limit, 3
  %always = icmp eq i32 %triple, 21
  br i1 %always, label %test, label %never
test:
  %less = icmp ult i32 %v, %limit
  br i1 %less, label %small, label %large
small:
  %read = load i32, ptr %local
  ret i32 %read
large:
  ret i32 %triple
never:
  %more = call i32 @inner(i32 %v)
  ret i32 %more
}

define internal i32 @inner(i32 %v) #1 {
  ret i32 %v
}

; A call in an inlined body is inlined too.
; CHECK-LABEL: define void @nested
; CHECK-NEXT: [[PRODUCT:%.*]] = mul i32 %n, %n
; CHECK-NEXT: %sum.i = add i32 [[PRODUCT]], 1
; CHECK-NEXT: store i32 %sum.i, ptr %out
; CHECK-NEXT: ret void
; CHECK-NOT: define
define void @nested(i32 %n, ptr %out) #0 {
  %v = call i32 @outer(i32 %n)
  store i32 %v, ptr %out
  ret void
}

define internal i32 @outer(i32 %v) #1 {
  %product = call i32 @square(i32 %v)
  %sum = add i32 %product, 1
  ret i32 %sum
}

define internal i32 @square(i32 %v) #1 {
  %product = mul i32 %v, %v
  ret i32 %product
}

attributes #0 = { "hlsl.shader"="compute" }
attributes #1 = { alwaysinline nounwind }
