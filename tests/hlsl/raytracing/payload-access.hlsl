// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Payload access qualifiers are accepted on fields of every shape; the names stay usable elsewhere.
//
// RUN: %dxil-cc -T lib_6_7 %s -Fo %t.dxil -Fc %t.txt
// RUN: %dxil-val %t.dxil
// RUN: FileCheck %s < %t.txt
// RUN: %dxil-cc -T lib_6_6 -enable-payload-qualifiers %s -Fo %t.on.dxil
// RUN: %dxil-cc -T lib_6_7 -disable-payload-qualifiers %s -Fo %t.off.dxil
// RUN: cmp %t.dxil %t.off.dxil
// CHECK: %struct.Payload = type { <3 x float>, [2 x float], i32 }
// CHECK: define void @"\01?Miss@@
struct [raypayload] Payload {
  float3 colour : read(caller) : write(closesthit, miss);
  float layers[2] : read(anyhit, caller) : write(anyhit, caller);
  uint hit : read(caller) : write(caller, closesthit, miss);
};
uint read(uint x) { return x + 1; }
[shader("miss")] void Miss(inout Payload p) {
  uint payload = 3, point = 4, line = 5;
  p.colour = payload > 2 ? read(point) : read(line);
  p.hit = 0;
}
