// out: 32
// expect: 3fc00000 3f800000 40a00000 40400000 40400000 3e800000 40400000 40400000 3f800000 00000000 40800000 40000000 40000000 3e800000 40000000 3f800000 3f000000 bf800000 40400000 3f800000 3f800000 3e800000 3f800000 40000000 00000000 c0000000 40000000 00000000 00000000 3e800000 00000000 00000000
// What: members of minimum precision in groupshared structs, arrays and matrices are numbers, vectors, arrays and matrices as others are.
RWByteAddressBuffer Out : register(u0);
struct S { min16float a; min16int b; min16float2 v; float f; min16uint u[3]; min16float2x2 m; };
groupshared S Structs[4];
groupshared min16float Numbers[4];
groupshared min16float2x2 Matrix;
[numthreads(4,1,1)]
void main(uint i : SV_GroupIndex) {
  Structs[i].a = min16float(i * 0.5);
  Structs[i].b = (min16int)i - 2;
  Structs[i].v = min16float2(i, 0.25);
  Structs[i].f = i;
  Structs[i].u[i % 3] = (min16uint)i;
  Structs[i].m[1] = Structs[i].v;
  Numbers[i] = (min16float)i;
  Matrix[i & 1][i >> 1] = (min16float)i;
  GroupMemoryBarrierWithGroupSync();
  uint k = 3 - i;
  Out.Store(32 * i, asuint((float)Structs[k].a));
  Out.Store(32 * i + 4, asuint((float)Structs[k].b));
  Out.Store(32 * i + 8, asuint((float)(Structs[k].v.x + Structs[k].v.y * 8)));
  Out.Store(32 * i + 12, asuint(Structs[k].f));
  Out.Store(32 * i + 16, asuint((float)Structs[k].u[k % 3]));
  Out.Store(32 * i + 20, asuint((float)Structs[k].m[1].y));
  Out.Store(32 * i + 24, asuint((float)Numbers[k]));
  Out.Store(32 * i + 28, asuint((float)Matrix[k >> 1][k & 1]));
}
