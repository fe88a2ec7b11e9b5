// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// dxil-cc: -T lib_6_8
struct Record { uint value; };
RWStructuredBuffer<uint> Out : register(u0);

[shader("node")]
[NodeLaunch("coalescing")]
[numthreads(32, 1, 1)]
void main([MaxRecords(8)] GroupNodeInputRecords<Record> work) {
  Out[0] = work.Count();
}
