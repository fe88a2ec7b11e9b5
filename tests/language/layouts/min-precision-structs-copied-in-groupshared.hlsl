// args: -T cs_6_2
// out: 32
// expect: 00000279 fffffffd 00000001 00000003 00000007 fffffff3 00000001 00000000 000001b0 fffffffe 00000000 00000002 00000007 00000032 00000004 00000003 000000e7 ffffffff 00000001 00000001 00000007 ffffffd3 00000002 00000002 0000001e 00000000 00000000 00000000 00000007 00000032 00000001 00000003
// What: groupshared structs with members of minimum precision are copied whole, in parts, and as inout arguments.
RWByteAddressBuffer Out : register(u0);
struct In { min16float2 h; min16int i; };
struct S { min16float a; In n[2]; bool c; int64_t l; min16float3 w; };
groupshared S Structs[4];
groupshared S One;
S make(uint i) {
  S s;
  s.a = (min16float)i;
  s.n[0].h = min16float2(i, 1);
  s.n[0].i = 3;
  s.n[1].h = 2;
  s.n[1].i = (min16int)-(int)i;
  s.c = i & 1;
  s.l = i;
  s.w = min16float3(1, i, 2);
  return s;
}
void change(inout S s) { s.n[1].h.y += 1; s.w[1] *= 2; }
[numthreads(4,1,1)]
void main(uint i : SV_GroupIndex) {
  Structs[i] = make(i);
  if (i == 0)
    One = make(7);
  GroupMemoryBarrierWithGroupSync();
  S s = Structs[3 - i];
  change(s);
  S t = One;
  Structs[3 - i].n[i & 1] = s.n[1 - (i & 1)];
  GroupMemoryBarrierWithGroupSync();
  change(Structs[i]);
  GroupMemoryBarrierWithGroupSync();
  S u = Structs[(i + 1) & 3];
  Out.Store(32 * i, (int)(s.a + s.n[1].h.y * 10 + s.w.y * 100));
  Out.Store(32 * i + 4, (int)s.n[1].i);
  Out.Store(32 * i + 8, s.c ? 1 : 0);
  Out.Store(32 * i + 12, (int)s.l);
  Out.Store(32 * i + 16, (int)(t.w.y + t.n[0].h.x) + t.n[1].i);
  Out.Store(32 * i + 20, (int)u.n[i & 1].h.y + u.n[i & 1].i * 16);
  Out.Store(32 * i + 24, (int)u.w[i % 3]);
  Out.Store(32 * i + 28, (int)Structs[i].n[0].h[i & 1]);
}
