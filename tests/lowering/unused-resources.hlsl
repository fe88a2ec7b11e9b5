// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A resource whose result turns out to be of no use is none of the shader's, also without the optimiser.
//
// RUN: %dxil-cc -T ps_6_6 -Od %s -Fo %t.dxil && %dxil-val %t.dxil
// RUN: %dxil-dis %t.dxil | FileCheck %s
//
// CHECK-NOT: createHandle
// CHECK-NOT: dx.resources
Texture2D T : register(t0);

[RootSignature("")]
float main(int index : INDEX, float foo : FOO) : SV_Target {
  float result = foo, unused = 0;
  result += T.Load(int3(index, 0, 0)).x;
  result *= 0;
  for (int i = 0; i < index; i++)
    unused += T.Load(int3(i, 0, 0)).x;
  return result;
}
