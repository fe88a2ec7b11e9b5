// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// dxil-cc: -T lib_6_8
struct Record { uint value; };
RWStructuredBuffer<uint> Out : register(u0);

[shader("node")]
[NodeLaunch("broadcasting")]
[NodeDispatchGrid(1, 1, 1)]
[numthreads(32, 1, 1)]
void main([MaxRecords(32)] NodeOutput<Record> next) {
  ThreadNodeOutputRecords<Record> records = next.GetThreadNodeOutputRecords(1);
  records.Get().value = 7;
  records.OutputComplete();
}
