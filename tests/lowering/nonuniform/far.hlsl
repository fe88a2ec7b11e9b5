// The mark of NonUniformResourceIndex is found however far the index is computed from it: through a chain of a few
// hundred operations, phis, loops, and a local array. An index that does not come from it is not marked.
// RUN: %dxil-cc -T cs_6_6 %s -Fo %t.dxil && %dxil-dis %t.dxil | FileCheck %s
// RUN: %dxil-cc -T cs_6_6 -Od %s -Fo %t.dxil && %dxil-dis %t.dxil | FileCheck %s
// RUN: %dxil-cc -T cs_6_5 %s -Fo %t.dxil && %dxil-dis %t.dxil | FileCheck %s --check-prefix=OLD
// CHECK-LABEL: define void @main
// CHECK-COUNT-4: @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind {{.*}}, i1 true)
// CHECK: @dx.op.createHandleFromHeap(i32 218, i32 {{.*}}, i1 false, i1 true)
// CHECK: @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind {{.*}}, i32 {{%.*}}, i1 false)
// OLD-COUNT-4: @dx.op.createHandle(i32 57, i8 0, {{.*}}, i1 true)
// OLD: @dx.op.createHandle(i32 57, i8 0, {{.*}}, i1 false)

RWByteAddressBuffer Out : register(u0);
cbuffer Chain : register(b0) {
  uint4 steps[64];
};
Buffer<uint> Table[1024] : register(t0);
Buffer<uint> Plain[1024] : register(t0, space1);

[numthreads(8, 1, 1)] void main(uint t : SV_GroupIndex) {
  uint chain = NonUniformResourceIndex(t), sum = 0;
  [unroll] for (uint i = 0; i < 64; ++i)
    chain = ((chain ^ steps[i].x) * steps[i].y + steps[i].z) | steps[i].w;
  sum += Table[chain & 1023][0];

  uint chosen = steps[0].x ? 3 : 4;
  if (steps[1].x)
    chosen = NonUniformResourceIndex(t) + 1;
  else if (steps[2].x)
    chosen = 7;
  sum += Table[chosen & 1023][1];

  uint looped = 0, next = NonUniformResourceIndex(t);
  [loop] for (uint j = 0; j < steps[3].x; ++j) {
    looped = (looped << 1) ^ next;
    next = next * 5 + 1;
  }
  sum += Table[looped & 1023][2];

  uint kept[4] = {0, 1, 2, 3};
  kept[steps[4].x & 3] = NonUniformResourceIndex(t);
  sum += Table[kept[steps[5].x & 3] & 1023][3];

#if __SHADER_TARGET_MINOR >= 6
  Buffer<uint> far = ResourceDescriptorHeap[looped];
  sum += far[4];
#endif

  sum += Plain[steps[6].x & 1023][5];
  Out.Store(4 * t, sum);
}
