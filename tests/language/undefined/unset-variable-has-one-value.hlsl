// in: u 0 5 1 0
// out: 8
// unset: the value of a variable that nothing sets
// expect: 1 1 7 5 3 1 2 9
// What: a variable that is read before it is set has some value, the same at each read: what depends on it is kept, and stores around it stay.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
[numthreads(1, 1, 1)] void main() {
  uint unset;
  uint k = In.Load(0), five = In.Load(4);
  Out.Store(0, unset == unset);
  uint copy = unset;
  Out.Store(4, copy - unset + 1);
  if (unset < 10 || unset >= 10)
    Out.Store(8, 7);
  uint sometimes;
  if (five == 5)
    sometimes = five;
  Out.Store(12, sometimes);
  float4 v;
  v.y = 3;
  Out.Store(16, uint(v.y));
  bool flag;
  Out.Store(20, flag || !flag);
  uint table[3];
  table[In.Load(8)] = 2;
  Out.Store(24, table[1]);
  uint shifted = unset << (32 + k);
  Out.Store(28, (shifted & 0) + 9);
}
