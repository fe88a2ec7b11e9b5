; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; Lengths that no shader has are errors, not programs of billions of instructions.
; RUN: not %dxil-cc %s -Fo %t.dxil 2>&1 | FileCheck %s
target triple = "dxil-pc-shadermodel6.6-compute"
; CHECK: error: {{.*}}: memory fill of 2147483647 bytes (expected at most 1048576)
; CHECK: error: {{.*}}: memory copy of 4294967295 bytes (expected at most 1048576)
define void @fill(ptr %p) "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" {
  call void @llvm.memset.p0.i32(ptr %p, i8 0, i32 2147483647, i1 false)
  ret void
}
define void @copy(ptr %p, ptr %q) "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" {
  call void @llvm.memcpy.p0.p0.i32(ptr %p, ptr %q, i32 -1, i1 false)
  ret void
}
; CHECK: error: {{.*}}: memory copy of 17179869188 bytes (expected at most 1048576)
define void @loop(ptr %p, ptr %q) "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" {
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 17179869188, i1 false)
  ret void
}
