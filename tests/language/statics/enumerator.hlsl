// args: -T cs_6_7 -HV 2021
// out: 21
// expect: 00000005 00000004 00000001 00000001 00000003 00000006 00000002 00000007 00000001 0000000c 00000009 00000005 00000008 00000006 00000001 00000002 00000004 00000003 00000003 00000003 00000004
// What: each kind of initializer as an enumerator.
RWByteAddressBuffer Out : register(u0);
static const uint K = 2;
static const uint Arr[3] = {1, 8, 3};
static const uint2 V = uint2(3, 4);
struct S { uint a, b; };
static const S St = {1, 6};
enum E { One = 1, Two };
template<uint N> struct Nest { static const uint v = Nest<N - 1>::v + N; };
template<> struct Nest<0> { static const uint v = 2; };
enum En0 { en0 = 5u };
enum En1 { en1 = (K > 1 ? 4u : 1u) };
enum En2 { en2 = (K > 1 && K < 9) };
enum En3 { en3 = (K > 5 || K == 2) };
enum En4 { en4 = min(7u, 3u) };
enum En5 { en5 = max(K, clamp(9u, 1u, 6u)) };
enum En6 { en6 = K };
enum En7 { en7 = uint2(6, 7).y };
enum En8 { en8 = (uint)float(1.5) };
enum En9 { en9 = sizeof(float3) };
enum En10 { en10 = (1u, 9u) };
enum En11 { en11 = Nest<2>::v };
enum En12 { en12 = Arr[1] };
enum En13 { en13 = St.b };
enum En14 { en14 = (bool)3 };
enum En15 { en15 = (uint)Two };
enum En16 { en16 = 1u << K };
enum En17 { en17 = (uint)-(-3) };
enum En18 { en18 = (uint)(1.5f * 2.0f) };
enum En19 { en19 = (uint)float2x2(1,2,3,4)[1][0] };
enum En20 { en20 = V.yx.x };
[numthreads(1, 1, 1)]
void main() {
  Out.Store(0, (uint)en0); // literal
  Out.Store(4, (uint)en1); // choice
  Out.Store(8, (uint)en2); // and
  Out.Store(12, (uint)en3); // or
  Out.Store(16, (uint)en4); // library
  Out.Store(20, (uint)en5); // library2
  Out.Store(24, (uint)en6); // other
  Out.Store(28, (uint)en7); // vector
  Out.Store(32, (uint)en8); // cast
  Out.Store(36, (uint)en9); // sizeof
  Out.Store(40, (uint)en10); // comma
  Out.Store(44, (uint)en11); // nested
  Out.Store(48, (uint)en12); // element
  Out.Store(52, (uint)en13); // member
  Out.Store(56, (uint)en14); // bool
  Out.Store(60, (uint)en15); // enum
  Out.Store(64, (uint)en16); // shift
  Out.Store(68, (uint)en17); // negate
  Out.Store(72, (uint)en18); // float
  Out.Store(76, (uint)en19); // matrix
  Out.Store(80, (uint)en20); // swizzle
}
