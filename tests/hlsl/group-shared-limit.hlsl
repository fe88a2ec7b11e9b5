// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// [GroupSharedLimit]: how many bytes of groupshared memory an entry point has, more or fewer than its stage
// (shader model 6.10).
//
// RUN: rm -rf %t && mkdir %t
// RUN: %dxil-cc -T cs_6_10 -E compute -D WORDS=9216 -D LIMIT=4*9216 %s -Fo %t/cs.dxil
// RUN: %dxil-val %t/cs.dxil
// RUN: %if dxc %{ %dxc_dir/dxv %t/cs.dxil %}
// RUN: %dxil-dis %t/cs.dxil | FileCheck %s --check-prefix=COMPUTE
// COMPUTE: group-shared bytes 36864
// COMPUTE: !{i32 0, i64 {{[0-9]+}}, i32 4, !{{[0-9]+}}, i32 24, i32 36864}
// RUN: %dxil-cc -T ms_6_10 -E mesh -D WORDS=9216 -D LIMIT=36864 %s -Fo %t/ms.dxil
// RUN: %dxil-val %t/ms.dxil
// RUN: %if dxc %{ %dxc_dir/dxv %t/ms.dxil %}
// RUN: %dxil-dis %t/ms.dxil | FileCheck %s --check-prefix=MESH
// MESH: !{{.*}}i32 9, !{{[0-9]+}}, i32 24, i32 36864}
// RUN: %dxil-cc -T as_6_10 -E amplify -D WORDS=9216 -D LIMIT=36864 %s -Fo %t/as.dxil
// RUN: %dxil-val %t/as.dxil
// RUN: %if dxc %{ %dxc_dir/dxv %t/as.dxil %}
// RUN: %dxil-dis %t/as.dxil | FileCheck %s --check-prefix=AMPLIFY
// AMPLIFY: !{{.*}}i32 10, !{{[0-9]+}}, i32 24, i32 36864}
// RUN: %dxil-cc -T lib_6_10 -D WORDS=9216 -D LIMIT=36864 %s -Fo %t/lib.dxil
// RUN: %dxil-val %t/lib.dxil
// RUN: %if dxc %{ %dxc_dir/dxv %t/lib.dxil %}
// RUN: %dxil-dis %t/lib.dxil | FileCheck %s --check-prefix=NODE
// NODE: !{i32 8, i32 15, {{.*}}i32 24, i32 36864}

// The limit goes through LLVM IR and back.
// RUN: %dxil-dis --upgrade %t/cs.dxil | FileCheck %s --check-prefix=LIFTED
// LIFTED: "dxil.groupsharedlimit"="36864"
// RUN: %dxil-cc %t/cs.dxil -Fo %t/again.dxil
// RUN: %dxil-val %t/again.dxil
// RUN: %dxil-dis %t/again.dxil | FileCheck %s --check-prefix=COMPUTE

// Without one it is that of the stage, and with one no more.
// RUN: not %dxil-cc -T cs_6_10 -E compute -D WORDS=9216 %s 2>&1 | FileCheck %s --check-prefix=MOST
// MOST: error: compute uses 36864 bytes of groupshared memory, at most 32768 are allowed
// RUN: not %dxil-cc -T cs_6_10 -E compute -D WORDS=16 -D LIMIT=63 %s 2>&1 | FileCheck %s --check-prefix=OWN
// OWN: error: compute uses 64 bytes of groupshared memory, its own limit allows at most 63
// RUN: not %dxil-cc -T cs_6_10 -E compute -D WORDS=16 -D LIMIT=0 %s 2>&1 | FileCheck %s --check-prefix=ZERO
// ZERO: error: compute uses 64 bytes of groupshared memory, its own limit allows at most 0
// RUN: not %dxil-cc -T lib_6_10 -D WORDS=16 -D LIMIT=63 %s 2>&1 | FileCheck %s --check-prefix=OWNNODE
// OWNNODE: error: node uses 64 bytes of groupshared memory, its own limit allows at most 63
// RUN: not %dxil-cc -T cs_6_10 -E compute -D WORDS=16 -D LIMIT=-1 %s 2>&1 | FileCheck %s --check-prefix=NEGATIVE
// NEGATIVE: error: argument -1 of attribute 'groupsharedlimit' is out of range (expected 0 to 2147483647)
// RUN: not %dxil-cc -T cs_6_10 -E compute -D WORDS=16 -D LIMIT=1,2 %s 2>&1 | FileCheck %s --check-prefix=TWO
// TWO: error: attribute 'GroupSharedLimit' requires 1 arguments
// RUN: not %dxil-cc -T vs_6_10 -E vertex -D WORDS=16 -D LIMIT=1 %s 2>&1 | FileCheck %s --check-prefix=STAGE
// STAGE: error: attribute 'groupsharedlimit' is not valid for vertex shaders

// Older shader models have no such limit.
// RUN: %dxil-cc -T cs_6_9 -E compute -D WORDS=16 -D LIMIT=63 %s -Fo %t/old.dxil -Fc %t/old.txt 2>&1 | FileCheck %s --check-prefix=OLD
// OLD: warning: attribute 'groupsharedlimit' ignored: it requires shader model 6.10 or later [-Wignored-attributes]
// RUN: FileCheck %s < %t/old.txt --check-prefix=NONE
// NONE-NOT: i32 24, i32 63

#ifdef LIMIT
#define SHARED [GroupSharedLimit(LIMIT)]
#else
#define SHARED
#endif

groupshared uint Shared[WORDS];
RWStructuredBuffer<uint> Out : register(u0);

uint swap(uint i) {
  Shared[i] = i * i;
  GroupMemoryBarrierWithGroupSync();
  return Shared[7 - i];
}

SHARED [numthreads(8, 1, 1)] void compute(uint i : SV_GroupIndex) { Out[i] = swap(i); }

struct Payload {
  uint n;
};
SHARED [numthreads(8, 1, 1)] void amplify(uint i : SV_GroupIndex) {
  Out[i] = swap(i);
  Payload p = {1};
  DispatchMesh(1, 1, 1, p);
}

struct Vertex {
  float4 at : SV_Position;
};
SHARED [numthreads(8, 1, 1)] [outputtopology("triangle")]
void mesh(uint i : SV_GroupIndex, out vertices Vertex v[8], out indices uint3 t[1]) {
  SetMeshOutputCounts(8, 1);
  v[i].at = swap(i);
  t[0] = uint3(0, 1, 2);
}

SHARED float4 vertex(uint i : SV_VertexID) : SV_Position { return i; }

[shader("node")] [NodeLaunch("coalescing")] SHARED
[numthreads(8, 1, 1)] void node(uint i : SV_GroupIndex) { Out[i] = swap(i); }
