// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %dxil-cc %s -T cs_6_9 -E main -enable-16bit-types -Fo %t.dxil -Fc - | FileCheck %s --check-prefix=OWN
// OWN: annotateHandle({{.*}} i32 152 })
// OWN: Store.{{.*}}i32 136,
// Memory used to grow without bound here.
typedef vector<float, 6>     F6;
typedef vector<int, 5>       I5;
typedef vector<uint64_t, 9>  L9;
typedef vector<float16_t, 3> H3;
typedef vector<double, 2>    D2;
struct Block { F6 f; I5 i; L9 l; vector<uint16_t, 6> s; D2 d; };
RWStructuredBuffer<Block> Blocks : register(u0);
RWByteAddressBuffer       Raw    : register(u2);
[numthreads(16, 1, 1)]
void main(uint3 id : SV_DispatchThreadID, uint t : SV_GroupIndex)
{   Block b = Blocks[id.x];
    b.f[id.z % 6] = 9;
    Blocks[id.x] = b; }
