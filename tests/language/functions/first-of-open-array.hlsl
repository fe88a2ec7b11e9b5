// t1: u 5 6
// t2: u 7 8
// out: 3
// expect: 00000007 00000005 0000000d
// What: an array of resources without a length is the argument of a parameter with one: its first elements are meant.
ByteAddressBuffer Open[] : register(t1);
RWByteAddressBuffer Out : register(u0);
uint at(ByteAddressBuffer b[2], uint i) { return b[i].Load(0); }
uint both(ByteAddressBuffer b[2]) { return at(b, 0) + b[1].Load(4); }
[numthreads(1, 1, 1)]
void main() {
  Out.Store(0, at(Open, 1));
  Out.Store(4, at(Open, 0));
  Out.Store(8, both(Open));
}
