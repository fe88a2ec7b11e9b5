// in: i -2147483648 -1 2147483647
// out: 1
// expect: 80000000
// What: arithmetic of int wraps at its ends; nothing is concluded from that it would not.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
[numthreads(1, 1, 1)]
void main() {
  int x = asint(In.Load(0)), y = asint(In.Load(4)), z = asint(In.Load(8));
  Out.Store(0, asuint(abs(x)));
}
