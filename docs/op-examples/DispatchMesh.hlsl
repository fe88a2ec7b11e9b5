// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// dxil-cc: -T as_6_5 -E main
struct Payload { uint first; };
groupshared Payload Work;

[numthreads(1, 1, 1)]
void main() {
  Work.first = 7;
  DispatchMesh(4, 1, 1, Work);
}
