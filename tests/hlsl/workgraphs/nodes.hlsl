// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Nodes of a work graph: what attributes say of a node, of its input and of its outputs is metadata of
// its entry, and handles are ops with the same properties. Records are memory of their own.
//
// RUN: %dxil-cc -T lib_6_8 %s -Fo %t.dxil -Fc %t.txt
// RUN: %dxil-val %t.dxil
// RUN: FileCheck %s < %t.txt
// RUN: %if dxc %{ %dxc_dir/dxv %t.dxil %}
//
// CHECK: %struct.Tile{{[.0-9]*}} = type { [3 x i32], [2 x float], float, [4 x i32] }
// CHECK: define void @Start()
// CHECK: [[IN:%[0-9]+]] = call %dx.types.NodeRecordHandle @dx.op.createNodeInputRecordHandle(i32 250, i32 0)
// CHECK: [[TILE:%[0-9]+]] = call %dx.types.NodeRecordHandle @dx.op.annotateNodeRecordHandle(i32 251, %dx.types.NodeRecordHandle [[IN]], %dx.types.NodeRecordInfo { i32 357, i32 40 })
// CHECK: [[OUT:%[0-9]+]] = call %dx.types.NodeHandle @dx.op.createNodeOutputHandle(i32 247, i32 0)
// CHECK: [[WORK:%[0-9]+]] = call %dx.types.NodeHandle @dx.op.annotateNodeHandle(i32 249, %dx.types.NodeHandle [[OUT]], %dx.types.NodeInfo { i32 22, i32 8 })
// CHECK: [[PTR:%[0-9]+]] = call %struct.Tile{{[.0-9]*}} addrspace(6)* @dx.op.getNodeRecordPtr.struct.Tile{{[.0-9]*}}(i32 239, %dx.types.NodeRecordHandle [[TILE]], i32 0)
// CHECK: getelementptr inbounds %struct.Tile{{[.0-9]*}}, %struct.Tile{{[.0-9]*}} addrspace(6)* [[PTR]], i32 0, i32 3, i32 %
// CHECK: atomicrmw add i32 addrspace(6)*
// CHECK: call void @dx.op.barrierByNodeRecordHandle(i32 246, %dx.types.NodeRecordHandle [[TILE]], i32 5)
// CHECK: call i1 @dx.op.finishedCrossGroupSharing(i32 243, %dx.types.NodeRecordHandle [[TILE]])
// CHECK: [[ONE:%[0-9]+]] = call %dx.types.NodeHandle @dx.op.indexNodeHandle(i32 248, %dx.types.NodeHandle [[WORK]], i32 %
// CHECK: [[ONE2:%[0-9]+]] = call %dx.types.NodeHandle @dx.op.annotateNodeHandle(i32 249, %dx.types.NodeHandle [[ONE]], %dx.types.NodeInfo { i32 22, i32 8 })
// CHECK: [[NEW:%[0-9]+]] = call %dx.types.NodeRecordHandle @dx.op.allocateNodeOutputRecords(i32 238, %dx.types.NodeHandle [[ONE2]], i32 %{{.*}}, i1 true)
// CHECK: [[NEW2:%[0-9]+]] = call %dx.types.NodeRecordHandle @dx.op.annotateNodeRecordHandle(i32 251, %dx.types.NodeRecordHandle [[NEW]], %dx.types.NodeRecordInfo { i32 38, i32 8 })
// CHECK: call void @dx.op.outputComplete(i32 241, %dx.types.NodeRecordHandle [[NEW2]])
// CHECK: call i1 @dx.op.nodeOutputIsValid(i32 252,
// CHECK: call void @dx.op.incrementOutputCount(i32 240, {{.*}}, i1 false)
// CHECK: call void @dx.op.incrementOutputCount(i32 240, {{.*}}, i1 true)
// CHECK: define void @Shade()
// CHECK: call i32 @dx.op.getInputRecordCount(i32 242,
// CHECK: call void @dx.op.barrierByMemoryHandle(i32 245,
// CHECK: define void @Recurse()
// CHECK: call i32 @dx.op.getRemainingRecursionLevels(i32 253)
// CHECK: call {{.*}} @dx.op.allocateNodeOutputRecords({{.*}}, i1 false)
//
// Broadcasting, with its local root arguments and its largest grid; an input with a grid of three numbers.
// CHECK-DAG: !{i32 8, i32 15, i32 13, i32 1, i32 14, i1 true, i32 15, [[START:![0-9]+]], i32 16, i32 3, i32 17, [[SHARE:![0-9]+]], i32 22, [[GRID:![0-9]+]], i32 20, [[INPUTS:![0-9]+]], i32 21, [[OUTPUTS:![0-9]+]], i32 4, [[THREADS:![0-9]+]], i32 5,
// CHECK-DAG: [[START]] = !{!"Begin", i32 2}
// CHECK-DAG: [[SHARE]] = !{!"Other", i32 0}
// CHECK-DAG: [[GRID]] = !{i32 64, i32 32, i32 1}
// CHECK-DAG: [[THREADS]] = !{i32 8, i32 4, i32 1}
// CHECK-DAG: !{i32 1, i32 357, i32 2, [[TYPE:![0-9]+]]}
// CHECK-DAG: [[TYPE]] = !{i32 0, i32 40, i32 1, [[FIELD:![0-9]+]], i32 2, i32 4}
// CHECK-DAG: [[FIELD]] = !{i32 0, i32 5, i32 3}
// CHECK-DAG: !{i32 1, i32 22, i32 2, {{![0-9]+}}, i32 3, i32 16, i32 5, i32 4, i32 0, [[SHADE:![0-9]+]]}
// CHECK-DAG: [[SHADE]] = !{!"Shade", i32 1}
// Shares its records with the first output; an array without bound.
// CHECK-DAG: !{i32 1, i32 6, i32 2, {{![0-9]+}}, i32 3, i32 0, i32 4, i32 0, i32 6, i1 true, i32 0,
// CHECK-DAG: !{i32 1, i32 26, i32 3, i32 2, i32 5, i32 -1, i32 6, i1 true, i32 0,
// Coalescing, up to 32 records. A node of one thread, which may send to itself.
// CHECK-DAG: !{i32 1, i32 69, i32 2, {{![0-9]+}}, i32 3, i32 32}
// CHECK-DAG: !{i32 8, i32 15, i32 13, i32 3, i32 15, {{![0-9]+}}, i32 16, i32 -1, i32 19, i32 5, i32 20,

struct [NodeTrackRWInputSharing] Tile {
  uint3 grid : SV_DispatchGrid;
  float2 origin;
  float depth;
  uint counts[4];
};
struct Item { uint pixel; float depth; };

RWStructuredBuffer<float> Result : register(u0);

void Send(NodeOutputArray<Item> to, uint which, uint pixel, float depth) {
  ThreadNodeOutputRecords<Item> item = to[which].GetThreadNodeOutputRecords(depth > 0 ? 1 : 0);
  if (depth > 0) {
    Item made = { pixel, depth };
    item.Get() = made;
  }
  item.OutputComplete();
}

[Shader("node")]
[NodeLaunch("broadcasting")]
[NodeIsProgramEntry]
[NodeID("Begin", 2)]
[NodeLocalRootArgumentsTableIndex(3)]
[NodeShareInputOf("Other")]
[NodeMaxDispatchGrid(64, 32, 1)]
[NumThreads(8, 4, 1)]
void Start(RWDispatchNodeInputRecord<Tile> tile, uint3 id : SV_DispatchThreadID, uint flat : SV_GroupIndex,
           [MaxRecords(16)] [NodeID("Shade", 1)] [NodeArraySize(4)] NodeOutputArray<Item> work,
           [MaxRecordsSharedWith(work)] [AllowSparseNodes] NodeOutput<Item> rest,
           [MaxRecords(2)] [UnboundedSparseNodes] EmptyNodeOutputArray signals) {
  InterlockedAdd(tile.Get().counts[id.x & 3], 1);
  Barrier(tile, DEVICE_SCOPE | GROUP_SYNC);
  if (tile.FinishedCrossGroupSharing() && flat == 0)
    Result[0] = tile.Get().counts[2];
  Send(work, id.y & 3, id.x, tile.Get().depth + tile.Get().origin.y);
  if (rest.IsValid())
    signals[1].GroupIncrementOutputCount(2);
  signals[0].ThreadIncrementOutputCount(flat == 3 ? 1 : 0);
}

[Shader("node")]
[NodeLaunch("coalescing")]
[NumThreads(32, 1, 1)]
void Shade([MaxRecords(32)] RWGroupNodeInputRecords<Item> items, uint index : SV_GroupIndex) {
  if (index < items.Count()) {
    items[index].depth *= 2;
    Result[items.Get(index).pixel] = items[index].depth;
  }
  Barrier(Result, GROUP_SCOPE | GROUP_SYNC);
}

[Shader("node")]
[NodeLaunch("thread")]
[NodeMaxRecursionDepth(5)]
void Recurse(ThreadNodeInputRecord<Item> item, [MaxRecords(1)] NodeOutput<Item> Recurse) {
  if (GetRemainingRecursionLevels() == 0)
    return;
  GroupNodeOutputRecords<Item> next = Recurse.GetGroupNodeOutputRecords(1);
  next[0] = item.Get();
  next[0].depth += 1;
  next.OutputComplete();
}
