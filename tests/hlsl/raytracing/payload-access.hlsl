// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Payload access qualifiers of fields of every shape are two bits for each stage in the program's metadata,
// from shader model 6.7 on or where they are asked for; the names stay usable elsewhere.
//
// RUN: %dxil-cc -T lib_6_7 %s -Fo %t.dxil -Fc %t.txt
// RUN: %dxil-val %t.dxil
// RUN: %if dxc %{ %dxc_dir/dxv %t.dxil %}
// RUN: FileCheck %s < %t.txt
// RUN: %dxil-cc -T lib_6_6 -enable-payload-qualifiers %s -Fo %t.on.dxil -Fc - | FileCheck %s
// RUN: %dxil-cc -T lib_6_7 -disable-payload-qualifiers %s -Fo %t.off.dxil -Fc - | FileCheck --check-prefix=OFF %s
// RUN: %dxil-cc -T lib_6_6 %s -Fo %t.off.dxil -Fc - | FileCheck --check-prefix=OFF %s
// CHECK: %struct.Payload = type { [3 x float], [2 x float], i32, %struct.Part }
// CHECK: define void @"\01?Miss@@
// CHECK: !dx.dxrPayloadAnnotations = !{[[ALL:![0-9]+]]}
// CHECK: [[ALL]] = !{i32 0, %struct.Part undef, [[PART:![0-9]+]], %struct.Payload undef, [[PAYLOAD:![0-9]+]], %struct.Derived undef, [[DERIVED:![0-9]+]]}
// CHECK: [[PART]] = !{[[PARTFIELD:![0-9]+]]}
// CHECK: [[PARTFIELD]] = !{i32 0, i32 33}
// CHECK: [[PAYLOAD]] = !{[[COLOUR:![0-9]+]], [[LAYERS:![0-9]+]], [[HIT:![0-9]+]], [[NESTED:![0-9]+]]}
// CHECK: [[COLOUR]] = !{i32 0, i32 545}
// CHECK: [[LAYERS]] = !{i32 0, i32 12291}
// CHECK: [[HIT]] = !{i32 0, i32 547}
// CHECK: [[NESTED]] = !{i32 0, i32 0}
// A base is a member.
// CHECK: [[DERIVED]] = !{[[NESTED]], [[OWN:![0-9]+]]}
// CHECK: [[OWN]] = !{i32 0, i32 513}
// OFF: define void @"\01?Miss@@
// OFF-NOT: dxrPayloadAnnotations
// RUN: not %dxil-cc -T lib_6_7 -DBAD %s -Fo %t.bad 2>&1 | FileCheck --check-prefix=BAD %s
// BAD: payload-access.hlsl:{{[0-9]+}}:{{.*}}error: unknown payload access stage 'intersection' (expected caller, closesthit, miss or anyhit)
struct [raypayload] Part { float2 value : read(caller) : write(closesthit); };
struct [raypayload] Payload {
  float3 colour : read(caller) : write(closesthit, miss);
  float layers[2] : read(anyhit, caller) : write(anyhit, caller);
  uint hit : read(caller) : write(caller, closesthit, miss);
  Part part;
};
struct Base { float a; };
struct [raypayload] Derived : Base { float b : read(caller) : write(miss); };
#ifdef BAD
struct [raypayload] Wrong { uint x : read(intersection); };
#endif
uint read(uint x) { return x + 1; }
[shader("miss")] void Miss(inout Payload p) {
  uint payload = 3, caller = 4, write = 5;
  p.colour = payload > 2 ? read(caller) : read(write);
  p.hit = 0;
}
[shader("miss")] void MissDerived(inout Derived p) { p.a = p.b = 1; }
