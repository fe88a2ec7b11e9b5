; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; A library calls what another one defines, and a parameter's type stands only in a function's metadata:
; the type's definition is printed all the same. A whole vector of doubles sets no flag.
; RUN: %dxil-cc %s -Fo %t.dxil
; RUN: %dxil-dis --json %t.dxil | FileCheck %s --check-prefix=FLAGS
; FLAGS: "unmangled": "scale",
; FLAGS: "features1": 0,
; RUN: %dxil-upgrade %t.dxil | FileCheck %s
; RUN: %dxil-upgrade %t.dxil | opt -passes=verify -disable-output
; CHECK: %struct.Payload = type { [4 x float] }
; CHECK: define void @"\01?hit@@YAXXZ"(ptr {{.*}}) {{.*}}!dxil.paramTypes
; CHECK: call void @"\01?other@@YAXXZ"(i32 7)
; CHECK: !dxil.structTypes
target triple = "dxil-pc-shadermodel6.9-library"

%struct.Payload = type { [4 x float] }

declare void @"\01?other@@YAXXZ"(i32)

define void @"\01?hit@@YAXXZ"(ptr %0) !dxil.paramTypes !5 {
  call void @"\01?other@@YAXXZ"(i32 7)
  ret void
}

define void @"\01?scale@@YAXXZ"(<2 x double> %0) {
  %2 = fdiv fast <2 x double> %0, splat (double 3.0)
  %3 = fadd fast <2 x double> %2, %0
  ret void
}

!dxil.version = !{!0}
!dx.valver = !{!1}
!dxil.entryPoints = !{!2}
!dxil.structTypes = !{!5}

!0 = !{i32 1, i32 9}
!1 = !{i32 1, i32 9}
!2 = !{null, !"", null, null, null}
!5 = !{%struct.Payload undef}
