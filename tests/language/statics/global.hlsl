// args: -T cs_6_7 -HV 2021
// out: 23
// expect: 00000005 00000004 00000001 00000001 00000003 00000006 00000004 00000006 00000002 00000007 00000001 0000000c 00000009 00000005 00000008 00000006 00000001 00000002 00000004 00000003 00000003 00000003 00000004
// What: each kind of initializer as a static of the global scope.
RWByteAddressBuffer Out : register(u0);
static const uint K = 2;
static const uint Arr[3] = {1, 8, 3};
static const uint2 V = uint2(3, 4);
struct S { uint a, b; };
static const S St = {1, 6};
enum E { One = 1, Two };
uint user(uint x) { return x + 1; }
template<typename T> T doubled(T x) { return x + x; }
template<uint N> struct Nest { static const uint v = Nest<N - 1>::v + N; };
template<> struct Nest<0> { static const uint v = 2; };
static const uint p0 = 5u;
static const uint p1 = (K > 1 ? 4u : 1u);
static const uint p2 = (K > 1 && K < 9);
static const uint p3 = (K > 5 || K == 2);
static const uint p4 = min(7u, 3u);
static const uint p5 = max(K, clamp(9u, 1u, 6u));
static const uint p6 = user(3u);
static const uint p7 = doubled<uint>(3u);
static const uint p8 = K;
static const uint p9 = uint2(6, 7).y;
static const uint p10 = (uint)float(1.5);
static const uint p11 = sizeof(float3);
static const uint p12 = (1u, 9u);
static const uint p13 = Nest<2>::v;
static const uint p14 = Arr[1];
static const uint p15 = St.b;
static const uint p16 = (bool)3;
static const uint p17 = (uint)Two;
static const uint p18 = 1u << K;
static const uint p19 = (uint)-(-3);
static const uint p20 = (uint)(1.5f * 2.0f);
static const uint p21 = (uint)float2x2(1,2,3,4)[1][0];
static const uint p22 = V.yx.x;
[numthreads(1, 1, 1)]
void main() {
  Out.Store(0, p0); // literal
  Out.Store(4, p1); // choice
  Out.Store(8, p2); // and
  Out.Store(12, p3); // or
  Out.Store(16, p4); // library
  Out.Store(20, p5); // library2
  Out.Store(24, p6); // user
  Out.Store(28, p7); // functemplate
  Out.Store(32, p8); // other
  Out.Store(36, p9); // vector
  Out.Store(40, p10); // cast
  Out.Store(44, p11); // sizeof
  Out.Store(48, p12); // comma
  Out.Store(52, p13); // nested
  Out.Store(56, p14); // element
  Out.Store(60, p15); // member
  Out.Store(64, p16); // bool
  Out.Store(68, p17); // enum
  Out.Store(72, p18); // shift
  Out.Store(76, p19); // negate
  Out.Store(80, p20); // float
  Out.Store(84, p21); // matrix
  Out.Store(88, p22); // swizzle
}
