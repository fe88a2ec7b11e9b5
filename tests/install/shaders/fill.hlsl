// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
RWBuffer<float> Values : register(u0);
[numthreads(THREADS, 1, 1)]
void main(uint Id : SV_GroupIndex) {
  Values[Id] = 1.0;
}
