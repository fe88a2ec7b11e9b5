// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A dxil-cc with the records of acme.td compiles acme_rotate to the operation AcmeRotate, for each element of a vector.
RWStructuredBuffer<uint2> Values;
[numthreads(8, 1, 1)]
void main(uint thread : SV_DispatchThreadID) {
  Values[thread] = acme_rotate(Values[thread], uint2(5, thread));
}
