// in: u 1 0 7
// out: 7
// expect: 00000000 00000001 00000000 00000001 00000001 00000000 00000001
// What: swizzles of `!v`, a vector of bool that is no variable, in lists, arguments and by themselves.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
bool2 negated(bool2 v) { return !v; }
[numthreads(1, 1, 1)]
void main() {
  bool3 v = In.Load3(0) != 0;
  bool3 list = bool3((!v).x, (!v).y, (!v).z);
  Out.Store3(0, uint3(list));
  Out.Store(12, any((!v).yyx) ? 1 : 0);
  bool4 both = bool4((!v).yx, negated(v.xy).xy);
  Out.Store2(16, uint2(both.xy));
  Out.Store(24, all((!v).yy) ? 1 : 0);
}
