// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// dxil-cc: -T lib_6_8
struct [NodeTrackRWInputSharing] Record { uint value; };
RWStructuredBuffer<uint> Out : register(u0);

[shader("node")]
[NodeLaunch("broadcasting")]
[NodeDispatchGrid(1, 1, 1)]
[numthreads(32, 1, 1)]
void main(RWDispatchNodeInputRecord<Record> work) {
  InterlockedAdd(work.Get().value, 1);
  if (work.FinishedCrossGroupSharing())
    Out[0] = work.Get().value;
}
