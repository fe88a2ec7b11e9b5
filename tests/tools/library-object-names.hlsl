// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Resources and queries in symbols are as DXC has them: out and inout parameters have no mark of a reference, and constant and texture
// buffers are structs.
// RUN: %dxil-cc -T lib_6_x %s -Fo %t.dxil -Fc %t.txt
// RUN: FileCheck %s < %t.txt
// RUN: %if dxc %{ %dxc_dir/dxc -T lib_6_x %s -Fc %t.dxc.txt && FileCheck %s < %t.dxc.txt %}
struct S { float A; };
// CHECK-DAG: define {{.*}}@"\01?Buffers@@YAMV?$Buffer@M@@V1@10@Z"(
float Buffers(Buffer<float> A, out Buffer<float> B, inout Buffer<float> C, Buffer<float> D) { B = C; C = A; return D[0]; }
// CHECK-DAG: define {{.*}}@"\01?Queries@@YAXV?$RayQuery@$0A@$0A@@@V1@@Z"(
void Queries(RayQuery<0> A, inout RayQuery<0> B) { B.Abort(); }
// CHECK-DAG: define {{.*}}@"\01?Constants@@YAXU?$ConstantBuffer@US@@@@U1@U?$TextureBuffer@US@@@@USamplerState@@U3@@Z"(
void Constants(ConstantBuffer<S> A, out ConstantBuffer<S> B, TextureBuffer<S> C, SamplerState D, out SamplerState E) { B = A; E = D; }
// CHECK-DAG: define {{.*}}@"\01?Arrays@@YAXY01$$CAV?$Buffer@M@@Y01V1@@Z"(
void Arrays(out Buffer<float> A[2], Buffer<float> B[2]) { A = B; }
