// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a node cannot be is an error that says so.
//
// RUN: not %dxil-cc -T lib_6_8 -D BAD=1 %s -Fo %t 2>&1 | FileCheck --check-prefix=GRID %s
// GRID: error: {{.*}}entry point 'Bad': a broadcasting node must have either the attribute nodedispatchgrid(X,Y,Z) or nodemaxdispatchgrid(X,Y,Z)
// RUN: not %dxil-cc -T lib_6_8 -D BAD=2 %s -Fo %t 2>&1 | FileCheck --check-prefix=INPUT %s
// INPUT: error: {{.*}}entry point 'Bad': input 'r' is not valid for a thread node
// RUN: not %dxil-cc -T lib_6_8 -D BAD=3 %s -Fo %t 2>&1 | FileCheck --check-prefix=SHARED %s
// SHARED: error: {{.*}}entry point 'Bad': [maxrecordssharedwith] of 'o' does not name another output
// RUN: not %dxil-cc -T lib_6_8 -D BAD=4 %s -Fo %t 2>&1 | FileCheck --check-prefix=STRUCT %s
// STRUCT: node-errors.hlsl:{{[0-9]+}}:{{.*}}error: 'uint' cannot be used as a type parameter of 'ThreadNodeInputRecord', where a struct is required
// RUN: not %dxil-cc -T lib_6_8 -D BAD=5 %s -Fo %t 2>&1 | FileCheck --check-prefix=LAUNCH %s
// LAUNCH: error: attribute 'nodelaunch' must have one of these values: "broadcasting", "coalescing", "thread"
// RUN: not %dxil-cc -T lib_6_8 -D BAD=6 %s -Fo %t 2>&1 | FileCheck --check-prefix=SIZE %s
// SIZE: error: {{.*}}entry point 'Bad': output 'o' is an array and must have the attribute nodearraysize(N) or unboundedsparsenodes
// RUN: not %dxil-cc -T lib_6_8 -D BAD=7 %s -Fo %t 2>&1 | FileCheck --check-prefix=STAGE %s
// STAGE: node-errors.hlsl:{{[0-9]+}}:{{.*}}error: 'r' is a node input or output, which is only allowed in node shaders
// RUN: not %dxil-cc -T lib_6_8 -D BAD=8 %s -Fo %t 2>&1 | FileCheck --check-prefix=SOURCE %s
// SOURCE: error: {{.*}}node or record does not come from an input or output of this node
// RUN: not %dxil-cc -T lib_6_8 -D BAD=9 %s -Fo %t 2>&1 | FileCheck --check-prefix=TWICE %s
// TWICE: node-errors.hlsl:{{[0-9]+}}:{{.*}}error: a record cannot have more than one member with SV_DispatchGrid
// RUN: not %dxil-cc -T lib_6_8 -D BAD=10 %s -Fo %t 2>&1 | FileCheck --check-prefix=ARRAY %s
// ARRAY: node-errors.hlsl:{{[0-9]+}}:{{.*}}error: node input or output 'r' cannot be an array
// RUN: not %dxil-cc -T lib_6_8 -D BAD=11 %s -Fo %t 2>&1 | FileCheck --check-prefix=EMPTY %s
// EMPTY: node-errors.hlsl:{{[0-9]+}}:{{.*}}error: record used in NodeOutput may not have zero size
// RUN: not %dxil-cc -T lib_6_8 -D BAD=12 %s -Fo %t 2>&1 | FileCheck --check-prefix=OUTPUTS %s
// OUTPUTS: node-errors.hlsl:{{[0-9]+}}:{{.*}}error: attribute 'nodearraysize' may only be used with output nodes
// RUN: not %dxil-cc -T lib_6_8 -D BAD=13 %s -Fo %t 2>&1 | FileCheck --check-prefix=SHARING %s
// SHARING: node-errors.hlsl:{{[0-9]+}}:{{.*}}error: FinishedCrossGroupSharing() requires [NodeTrackRWInputSharing] on the record struct
// RUN: not %dxil-cc -T lib_6_8 -D BAD=14 %s -Fo %t 2>&1 | FileCheck --check-prefix=THREAD %s
// THREAD: node-errors.hlsl:{{[0-9]+}}:{{.*}}error: {{.*}}invalid semantic 'SV_GroupIndex' for an input of a thread node
// RUN: not %dxil-cc -T lib_6_8 -D BAD=15 %s -Fo %t 2>&1 | FileCheck --check-prefix=COALESCING %s
// COALESCING: node-errors.hlsl:{{[0-9]+}}:{{.*}}error: {{.*}}invalid semantic 'SV_GroupID' for an input of a coalescing node
// RUN: %dxil-cc -T lib_6_8 -D BAD=16 %s -Fo %t && %dxil-val %t
struct R { uint a; };
struct Empty {};
struct G { uint a : SV_DispatchGrid; uint b : SV_DispatchGrid; };
#if BAD == 1
[Shader("node")] [NodeLaunch("broadcasting")] [NumThreads(1, 1, 1)]
void Bad(DispatchNodeInputRecord<R> r) {}
#elif BAD == 2
[Shader("node")] [NodeLaunch("thread")]
void Bad(GroupNodeInputRecords<R> r) {}
#elif BAD == 3
[Shader("node")] [NodeLaunch("thread")]
void Bad([MaxRecordsSharedWith(missing)] NodeOutput<R> o) {}
#elif BAD == 4
[Shader("node")] [NodeLaunch("thread")]
void Bad(ThreadNodeInputRecord<uint> r) {}
#elif BAD == 5
[Shader("node")] [NodeLaunch("alone")]
void Bad(ThreadNodeInputRecord<R> r) {}
#elif BAD == 6
[Shader("node")] [NodeLaunch("thread")]
void Bad([MaxRecords(1)] NodeOutputArray<R> o) {}
#elif BAD == 7
[Shader("compute")] [NumThreads(1, 1, 1)]
void Bad(ThreadNodeInputRecord<R> r) {}
#elif BAD == 8
[Shader("node")] [NodeLaunch("thread")]
void Bad([MaxRecords(4)] NodeOutput<R> o, ThreadNodeInputRecord<R> r) {
  ThreadNodeOutputRecords<R> all[2];
  all[0] = o.GetThreadNodeOutputRecords(1);
  all[1] = o.GetThreadNodeOutputRecords(2);
  all[r.Get().a].Get().a = 1;
}
#elif BAD == 11
[Shader("node")] [NodeLaunch("thread")]
void Bad(NodeOutput<Empty> o) {}
#elif BAD == 12
[Shader("node")] [NodeLaunch("thread")]
void Bad([NodeArraySize(2)] ThreadNodeInputRecord<R> r) {}
#elif BAD == 13
[Shader("node")] [NodeLaunch("broadcasting")] [NumThreads(1, 1, 1)] [NodeDispatchGrid(1, 1, 1)]
void Bad(RWDispatchNodeInputRecord<R> r) { r.FinishedCrossGroupSharing(); }
#elif BAD == 10
[Shader("node")] [NodeLaunch("thread")]
void Bad(ThreadNodeInputRecord<R> r[2]) {}
#elif BAD == 14
[Shader("node")] [NodeLaunch("thread")] [NumThreads(1, 1, 1)]
void Bad(uint i : SV_GroupIndex) {}
#elif BAD == 15
[Shader("node")] [NodeLaunch("coalescing")] [NumThreads(4, 1, 1)]
void Bad(uint3 g : SV_GroupID) {}
#elif BAD == 16
[Shader("node")] [NodeLaunch("coalescing")] [NumThreads(4, 1, 1)]
void Good(uint i : SV_GroupIndex, uint3 t : SV_GroupThreadID) {}
#else
[Shader("node")] [NodeLaunch("broadcasting")] [NumThreads(1, 1, 1)] [NodeDispatchGrid(1, 1, 1)]
void Bad(DispatchNodeInputRecord<G> r) {}
#endif
