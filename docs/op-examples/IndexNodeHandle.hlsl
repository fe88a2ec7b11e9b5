// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// dxil-cc: -T lib_6_8
struct Record { uint value; };
RWStructuredBuffer<uint> Out : register(u0);

[shader("node")]
[NodeLaunch("broadcasting")]
[NodeDispatchGrid(1, 1, 1)]
[numthreads(32, 1, 1)]
void main([MaxRecords(32)] [NodeArraySize(4)] EmptyNodeOutputArray next) {
  next[2].ThreadIncrementOutputCount(1);
}
