// args: -T cs_6_2
// in: f 1 2 3 4 5 6 7 8
// out: 16
// expect: 41000000 40e00000 40c00000 40a00000 40800000 40400000 40000000 3f800000 00000018 00000015 00000012 0000000f 0000000c 00000009 00000006 00000003
// What: groupshared arrays and structs of minimum precision, written and read by index and component.
struct P { min16uint2 n; bool b; };
groupshared min16float F[8];
groupshared P Q[8];
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
[numthreads(8, 1, 1)]
void main(uint i : SV_GroupIndex) {
    F[i] = (min16float)asfloat(In.Load(4 * i));
    Q[i].n.y = (min16uint)F[i] * 2;
    Q[i].n[0] = (min16uint)F[i];
    Q[i].b = true;
    GroupMemoryBarrierWithGroupSync();
    P p = Q[7 - i];
    Out.Store(4 * i, asuint((float)F[7 - i]));
    Out.Store(32 + 4 * i, p.b ? p.n.x + p.n.y : 0);
}
