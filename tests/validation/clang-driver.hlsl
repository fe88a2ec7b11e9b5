// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// clang's own driver finds dxil-val under the name dxv, which validates and signs: no warning is left,
// and the digest in the container is the published one.
// RUN: rm -f %t.dxil
// RUN: env PATH=%dxv_compat %clang --driver-mode=dxc -T cs_6_6 -E main %s \
// RUN:   -Xclang -load -Xclang %plugin -I %src/tests/plugin/Inputs/clang -Fo %t.dxil 2>&1 | FileCheck %s
// CHECK-NOT: warning
// CHECK: Validation succeeded.
// RUN: %dxil-val --fail-on CONTAINER.CONTENTMATCHES %t.dxil | FileCheck %s --check-prefix=SIGNED
// SIGNED: .dxil: valid

// As dxv: nothing is written when the input is not valid.
// RUN: echo no-container > %t.bin
// RUN: rm -f %t.out
// RUN: not %dxv_compat/dxv %t.bin -o %t.out
// RUN: not ls %t.out
RWBuffer<float> Data : register(u0);

[numthreads(8, 1, 1)] void main(uint3 Id : SV_DispatchThreadID) { Data[Id.x] = Data[Id.x] * 2.0f; }
