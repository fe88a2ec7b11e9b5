// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Before shader model 6.3 four elements of 64 bits are loaded as two halves: the status says whether both have memory. Of the second
// element only the first half has, and the second half is outside of the buffer too.
//
// RUN: rm -rf %t && mkdir %t
// RUN: printf '{"dispatch": [1, 1, 1], "resources": {"t0": {"mapped": 48, "data": {"type": "uint", "values": [1, 0, 2, 0, 3, 0, 4, 0, 5, 0, 6, 0]}}, "u0": {"size": 16}}}' > %t/run.json
// RUN: %dxil-cc -T cs_6_2 %s -Fo %t/2.dxil && %dxil-run %t/2.dxil %t/run.json 2>&1 | FileCheck %s
// RUN: %dxil-cc -T cs_6_2 -Od %s -Fo %t/d.dxil && %dxil-run %t/d.dxil %t/run.json 2>&1 | FileCheck %s
// RUN: %dxil-cc -T cs_6_3 %s -Fo %t/3.dxil && %dxil-run %t/3.dxil %t/run.json 2>&1 | FileCheck %s
// RUN: %dxil-cc -T cs_6_2 -Fc - %s -Fo %t/2.dxil | FileCheck %s --check-prefix=HALVES
// CHECK: u0: uint[4]
// CHECK-NEXT: 1 4 0 5
// HALVES-COUNT-4: @dx.op.rawBufferLoad.i32(

StructuredBuffer<uint64_t4> Wide : register(t0);
RWByteAddressBuffer Out : register(u0);
[numthreads(1, 1, 1)] void main() {
  uint status;
  uint64_t4 v = Wide.Load(0, status);
  Out.Store2(0, uint2(CheckAccessFullyMapped(status), (uint)v.w));
  v = Wide.Load(1, status);
  Out.Store2(8, uint2(CheckAccessFullyMapped(status), (uint)v.x));
}
