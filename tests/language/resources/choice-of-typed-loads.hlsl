// args: -T cs_6_2
// t1 typed 4: i 1 -2 3 4  10 20 30 40  -5 6 -7 8
// t2: f 1 2 3 4  5 6 7 8  9 10 11 12
// out: 96
// expect: 00000000 0000000e 00000002 00000050 00000001 fffffffe 00000003 00000004 40a00000 40c00000 40e00000 41000000 fffffff7 fffffff8 ffffffe7 0000002c 00000001 fffffffe 00000003 00000004 40a00000 40c00000 40e00000 41000000 00000000 0000000e 00000002 00000050 00000015 00000029 0000003d 00000051 40a00000 40c00000 40e00000 41000000 fffffff1 00000000 ffffffdd 00000030 00000028 0000001e 00000014 0000000a 3f800000 40000000 40400000 40800000 00000006 00000006 0000000c 0000004c 0000000a 00000014 0000001e 00000028 40a00000 40c00000 40e00000 41000000 fffffffd fffffff0 fffffff1 00000028 0000002c 0000001f 0000001a 00000011 41100000 41200000 41300000 41400000 00000006 00000006 0000000c 0000004c 00000017 0000002b 0000003f 00000053 40a00000 40c00000 40e00000 41000000 fffffff7 fffffff8 ffffffe7 0000002c 00000026 00000027 00000010 00000015 40a00000 40c00000 40e00000 41000000
// What: whole vectors that a condition chooses from loads of typed and structured buffers, behind branches and without; with the status of each.
Buffer<int4> Typed : register(t1);
StructuredBuffer<float4> Items : register(t2);
RWByteAddressBuffer Out : register(u0);
[numthreads(8, 1, 1)]
void main(uint lane : SV_GroupIndex) {
  // A branch: one of the two is loaded.
  int4 branch = (lane & 1) ? Typed[lane & 2] : Typed[1];
  // Both are loaded, then one is chosen; each is used by itself too.
  int4 first = Typed[0], last = Typed[2];
  int4 both = select(lane > 3, first, last) + first * last;
  // A choice among choices, with the status of the load.
  uint status = 0, other = 0;
  int4 loaded = 0;
  if (lane == 2)
    loaded = Typed.Load(1, status);
  else if (lane > 4)
    loaded = Typed.Load(int(lane) - 5, status);
  else
    loaded = Typed.Load(9, other);
  uint mapped = (CheckAccessFullyMapped(status) ? 1 : 0) + (lane > 4 ? 2 : 0);
  // In a loop, each turn's choice is of the last one and a new load.
  int4 walked = Typed[0];
  for (uint i = 0; i < lane; ++i)
    walked = (walked.y < 0) ? Typed[i % 3] : walked.wzyx;
  float4 item = (lane & 1) ? Items[lane % 3] : Items[1];
  Out.Store4(lane * 48, branch + both);
  Out.Store4(lane * 48 + 16, loaded + walked + (lane == 2 || lane > 4 ? int(mapped) : 0));
  Out.Store4(lane * 48 + 32, asuint(item));
}
