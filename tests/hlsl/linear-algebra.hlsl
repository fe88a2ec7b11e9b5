// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the built-in matrices become: types named by their properties, `dx.targetTypes` that says
// the same, and operations with an overload for each type.
// RUN: %dxil-cc -T cs_6_10 %s -Fo %t && %dxil-val %t
// RUN: %dxil-dis %t | FileCheck %s
// RUN: %dxil-cc -T cs_6_10 -Od %s -Fo %t.d && %dxil-val %t.d

// CHECK-DAG: %dx.types.LinAlgMatrixC9M4N8U0S1 = type { i8* }
// CHECK-DAG: %dx.types.LinAlgMatrixC9M4N4U2S1 = type { i8* }
typedef __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(9, 4, 8, 0, 1)]] Left;
typedef __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(9, 8, 4, 1, 1)]] Right;
typedef __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(9, 4, 4, 2, 1)]] Sum;

ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
// CHECK: addrspace(3) global [64 x <2 x float>]
groupshared float2 Pairs[64];

template <int Rows, int Columns, int Use> struct Wave {
  using Handle = __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(8, Rows, Columns, Use, 1)]];
  Handle handle;
};

// CHECK: define void @main()
[numthreads(32, 1, 1)] void main(uint id : SV_GroupIndex) {
  Left left;
  Right right;
  Sum sum;
  // CHECK: call %dx.types.LinAlgMatrixC9M4N8U0S1 @dx.op.linAlgMatrixLoadFromDescriptor.mC9M4N8U0S1(i32 {{[^,]*}}, %dx.types.Handle {{[^,]*}}, i32 0, i32 32, i32 0, i32 128)
  __builtin_LinAlg_MatrixLoadFromDescriptor(left, In, 0, 32, 0, 128);
  // CHECK: %[[PLACE:[0-9]+]] = getelementptr inbounds [64 x <2 x float>], {{.*}}, i32 0, i32 %{{[0-9]+}}, i32 1
  // CHECK: store float {{.*}}, float addrspace(3)* %[[PLACE]]
  Pairs[id].y = asfloat(In.Load(id * 4));
  // CHECK: call %dx.types.LinAlgMatrixC9M8N4U1S1 @dx.op.linAlgMatrixLoadFromMemory.mC9M8N4U1S1.v2f32(i32 {{[^,]*}}, <2 x float> addrspace(3)* {{.*}}, i32 1, i32 2, i32 1)
  __builtin_LinAlg_MatrixLoadFromMemory(right, Pairs, 1, 2, 1);
  // CHECK: call %dx.types.LinAlgMatrixC9M4N4U2S1 @dx.op.linAlgMatrixMultiply.mC9M4N4U2S1.mC9M4N8U0S1.mC9M8N4U1S1(
  __builtin_LinAlg_MatrixMatrixMultiply(sum, left, right);
  // CHECK: call <2 x i32> @dx.op.linAlgMatrixGetCoordinate.mC9M4N4U2S1(
  uint2 at = __builtin_LinAlg_MatrixGetCoordinate(sum, 0);
  // CHECK: call %dx.types.LinAlgMatrixC9M4N4U2S1 @dx.op.linAlgMatrixSetElement.mC9M4N4U2S1.mC9M4N4U2S1.i32(
  __builtin_LinAlg_MatrixSetElement(sum, sum, 0, at.x + at.y);
  // CHECK: call void @dx.op.linAlgMatrixStoreToDescriptor.mC9M4N4U2S1(
  __builtin_LinAlg_MatrixStoreToDescriptor(sum, Out, 0, 16, 0, 128);
  Wave<4, 8, 0> halves;
  // CHECK: call %dx.types.LinAlgMatrixC8M4N8U0S1 @dx.op.linAlgCopyConvertMatrix.mC8M4N8U0S1.mC9M4N8U0S1(i32 {{[^,]*}}, %dx.types.LinAlgMatrixC9M4N8U0S1 %{{[0-9]+}}, i1 false)
  __builtin_LinAlg_CopyConvertMatrix(halves.handle, left, false);
}

// In the order in which the program has them; what it does not have is not described.
// CHECK: !dx.targetTypes = !{![[L:[0-9]+]], ![[R:[0-9]+]], ![[S:[0-9]+]], ![[H:[0-9]+]]}
// CHECK-DAG: ![[L]] = !{%dx.types.LinAlgMatrixC9M4N8U0S1 undef, i32 9, i32 4, i32 8, i32 0, i32 1}
// CHECK-DAG: ![[R]] = !{%dx.types.LinAlgMatrixC9M8N4U1S1 undef, i32 9, i32 8, i32 4, i32 1, i32 1}
// CHECK-DAG: ![[S]] = !{%dx.types.LinAlgMatrixC9M4N4U2S1 undef, i32 9, i32 4, i32 4, i32 2, i32 1}
// CHECK-DAG: ![[H]] = !{%dx.types.LinAlgMatrixC8M4N8U0S1 undef, i32 8, i32 4, i32 8, i32 0, i32 1}
