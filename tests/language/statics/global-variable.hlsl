// args: -T cs_6_7 -HV 2021
// out: 23
// expect: 00000005 00000004 00000001 00000001 00000003 00000006 00000004 00000006 00000002 00000007 00000001 0000000c 00000009 00000005 00000008 00000006 00000001 00000002 00000004 00000003 00000003 00000003 00000004
// What: each kind of initializer as a static that is not const.
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
static uint q0 = 5u;
static uint q1 = (K > 1 ? 4u : 1u);
static uint q2 = (K > 1 && K < 9);
static uint q3 = (K > 5 || K == 2);
static uint q4 = min(7u, 3u);
static uint q5 = max(K, clamp(9u, 1u, 6u));
static uint q6 = user(3u);
static uint q7 = doubled<uint>(3u);
static uint q8 = K;
static uint q9 = uint2(6, 7).y;
static uint q10 = (uint)float(1.5);
static uint q11 = sizeof(float3);
static uint q12 = (1u, 9u);
static uint q13 = Nest<2>::v;
static uint q14 = Arr[1];
static uint q15 = St.b;
static uint q16 = (bool)3;
static uint q17 = (uint)Two;
static uint q18 = 1u << K;
static uint q19 = (uint)-(-3);
static uint q20 = (uint)(1.5f * 2.0f);
static uint q21 = (uint)float2x2(1,2,3,4)[1][0];
static uint q22 = V.yx.x;
[numthreads(1, 1, 1)]
void main() {
  Out.Store(0, q0); // literal
  Out.Store(4, q1); // choice
  Out.Store(8, q2); // and
  Out.Store(12, q3); // or
  Out.Store(16, q4); // library
  Out.Store(20, q5); // library2
  Out.Store(24, q6); // user
  Out.Store(28, q7); // functemplate
  Out.Store(32, q8); // other
  Out.Store(36, q9); // vector
  Out.Store(40, q10); // cast
  Out.Store(44, q11); // sizeof
  Out.Store(48, q12); // comma
  Out.Store(52, q13); // nested
  Out.Store(56, q14); // element
  Out.Store(60, q15); // member
  Out.Store(64, q16); // bool
  Out.Store(68, q17); // enum
  Out.Store(72, q18); // shift
  Out.Store(76, q19); // negate
  Out.Store(80, q20); // float
  Out.Store(84, q21); // matrix
  Out.Store(88, q22); // swizzle
}
