// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// dxil-cc: -T lib_6_8
struct Record { uint value; };
RWStructuredBuffer<uint> Out : register(u0);

[shader("node")]
[NodeLaunch("coalescing")]
[numthreads(32, 1, 1)]
void main([MaxRecords(8)] RWGroupNodeInputRecords<Record> work) {
  work[0].value = 1;
  Barrier(work, GROUP_SCOPE | GROUP_SYNC);
  Out[0] = work[0].value;
}
