// args: -T cs_6_2
// in: u 2  f 0.5
// out: 6
// expect: 40200000 00000011 40000000 0000000c 41200000 00000003
// What: statics, arrays, out arguments and results of minimum precision.
static const min16float Table[4] = { 0.5, 1.5, 2.5, 3.5 };
static min16int Count = 5;
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
min16float3 change(inout min16int n, out min16float f) { n *= 2; f = 2; return min16float3(1, f, n); }
struct Holder { min16float4 v; min16uint u[3]; };
[numthreads(1, 1, 1)]
void main() {
    uint i = In.Load(0);
    Out.Store(0, asuint((float)Table[i]));
    min16float f;
    min16float3 r = change(Count, f);
    Out.Store(4, (int)(Count + (min16int)i + 5));
    Out.Store(8, asuint((float)f));
    int wide = 6;
    min16int narrow = wide;
    min16float g;
    change(narrow, g);
    Out.Store(12, (int)narrow);
    Holder h = (Holder)0;
    h.v[i] = r.z;
    h.u[i] = 3;
    Out.Store(16, asuint((float)h.v.z));
    Out.Store(20, h.u[2] + h.u[1]);
}
