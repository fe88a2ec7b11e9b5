// args: -T cs_6_2 -HV 2021
// in: u 1 9 20 3
// out: 5
// expect: 00000001 00000000 00000001 0000001d 00000001
// What: a member before `<` and the name of a template is compared; before template arguments and a call it is a method.
template <uint N> struct Traits { static const uint Value = N * 3; };
struct Box {
  uint y;
  template <typename T> T get() { return T(y); }
};
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
[numthreads(1, 1, 1)]
void main() {
  const uint2 A = In.Load<uint2>(0), B = In.Load<vector<uint, 2> >(8);
  Box X = {B.x};
  Out.Store(0, A.x < Traits<7u>::Value ? 1 : 0);
  Out.Store(4, (B.x < Traits<2u>::Value) ? 1 : 0);
  Out.Store(8, X.y < Traits<7u>::Value && A.y < Traits<4>::Value ? 1 : 0);
  Out.Store(12, X.get<uint>() + A.y);
  Out.Store(16, B.y < uint(4) ? 1 : 0);
}
