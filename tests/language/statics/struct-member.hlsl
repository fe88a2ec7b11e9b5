// args: -T cs_6_7 -HV 2021
// out: 23
// expect: 00000005 00000004 00000001 00000001 00000003 00000006 00000004 00000006 00000002 00000007 00000001 0000000c 00000009 00000005 00000008 00000006 00000001 00000002 00000004 00000003 00000003 00000003 00000004
// What: each kind of initializer as a member of a static struct.
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
static const S sr0 = {1, 5u};
static const S sr1 = {1, (K > 1 ? 4u : 1u)};
static const S sr2 = {1, (K > 1 && K < 9)};
static const S sr3 = {1, (K > 5 || K == 2)};
static const S sr4 = {1, min(7u, 3u)};
static const S sr5 = {1, max(K, clamp(9u, 1u, 6u))};
static const S sr6 = {1, user(3u)};
static const S sr7 = {1, doubled<uint>(3u)};
static const S sr8 = {1, K};
static const S sr9 = {1, uint2(6, 7).y};
static const S sr10 = {1, (uint)float(1.5)};
static const S sr11 = {1, sizeof(float3)};
static const S sr12 = {1, (1u, 9u)};
static const S sr13 = {1, Nest<2>::v};
static const S sr14 = {1, Arr[1]};
static const S sr15 = {1, St.b};
static const S sr16 = {1, (bool)3};
static const S sr17 = {1, (uint)Two};
static const S sr18 = {1, 1u << K};
static const S sr19 = {1, (uint)-(-3)};
static const S sr20 = {1, (uint)(1.5f * 2.0f)};
static const S sr21 = {1, (uint)float2x2(1,2,3,4)[1][0]};
static const S sr22 = {1, V.yx.x};
[numthreads(1, 1, 1)]
void main() {
  Out.Store(0, sr0.b); // literal
  Out.Store(4, sr1.b); // choice
  Out.Store(8, sr2.b); // and
  Out.Store(12, sr3.b); // or
  Out.Store(16, sr4.b); // library
  Out.Store(20, sr5.b); // library2
  Out.Store(24, sr6.b); // user
  Out.Store(28, sr7.b); // functemplate
  Out.Store(32, sr8.b); // other
  Out.Store(36, sr9.b); // vector
  Out.Store(40, sr10.b); // cast
  Out.Store(44, sr11.b); // sizeof
  Out.Store(48, sr12.b); // comma
  Out.Store(52, sr13.b); // nested
  Out.Store(56, sr14.b); // element
  Out.Store(60, sr15.b); // member
  Out.Store(64, sr16.b); // bool
  Out.Store(68, sr17.b); // enum
  Out.Store(72, sr18.b); // shift
  Out.Store(76, sr19.b); // negate
  Out.Store(80, sr20.b); // float
  Out.Store(84, sr21.b); // matrix
  Out.Store(88, sr22.b); // swizzle
}
