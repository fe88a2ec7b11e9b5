// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %dxil-cc %s -T cs_6_9 -E main -Fo %t.dxil -Fc - | FileCheck %s --check-prefix=ODD
// RUN: %dxil-cc %s -T cs_6_9 -E main -DEVEN -Fo %t.dxil -Fc %t.txt
// RUN: FileCheck %s --check-prefix=EVEN < %t.txt
// The offsets that LLVM gives to the members behind a vector of five are not HLSL's.
#ifdef EVEN
typedef vector<float, 6> Long;
#else
typedef vector<float, 5> Long;
#endif
struct L { float a; Long v; float b; };
RWStructuredBuffer<L> Items : register(u0);
// ODD: annotateHandle({{.*}} i32 28 })
// ODD: rawBufferStore.f32({{.*}}, i32 1, i32 24, float 2.0
// EVEN: annotateHandle({{.*}} i32 32 })
// EVEN: rawBufferStore.f32({{.*}}, i32 1, i32 28, float 2.0
[numthreads(1, 1, 1)]
void main() {
  Items[1].b = 2;
}
