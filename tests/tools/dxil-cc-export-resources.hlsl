// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// No resource goes from one library to another: each export with one among its parameters, or in its result, is an error at its place, as in dxc.
// RUN: not %dxil-cc -T lib_6_5 %s -Fo %t.dxil 2>&1 | FileCheck %s
// RUN: %dxil-cc -T lib_6_5 -DFINE %s -Fo %t.dxil && %dxil-val %t.dxil
#ifndef FINE
struct Holder {
  ByteAddressBuffer b[2];
  uint x;
};
struct Derived : Holder {
  uint y;
};
Texture2D t;
// CHECK: export-resources.hlsl:[[# @LINE + 1]]:15: error: exported function 'load' cannot take or return a resource
export float4 load(Texture2D t, uint i) { return t.Load(int3(i, 0, 0)); }
// CHECK: export-resources.hlsl:[[# @LINE + 1]]:13: error: exported function 'any' cannot take or return a resource
export uint any(Derived d) { return d.x; }
// CHECK: export-resources.hlsl:[[# @LINE + 1]]:13: error: exported function 'open' cannot take or return a resource
export uint open(SamplerState s[], uint i) { return i; }
// CHECK: export-resources.hlsl:[[# @LINE + 1]]:18: error: exported function 'same' cannot take or return a resource
export Texture2D same() { return t; }
#endif
export uint query(inout RayQuery<0> q) { return q.CommittedStatus(); }
uint inside(ByteAddressBuffer b) { return b.Load(0); }
