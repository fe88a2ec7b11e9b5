// in: u 7 8 9
// out: 3
// expect: 00000009 00000009 0000000f
// What: A template of the program that has the name of a function of the library is called where its arguments, objects too, are given.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
template <typename B> B abs(uint which) { return In; }
template <typename B> uint dot(B buffer, uint at) { return buffer.Load(4 * at); }
template <typename T> T min(T a, T b, T c) { return min(min(a, b), c); }
[numthreads(1, 1, 1)]
void main() {
  ByteAddressBuffer buffer = abs<ByteAddressBuffer>(0);
  Out.Store3(0, uint3(dot<ByteAddressBuffer>(buffer, 2), dot(buffer, 2), min<uint>(15, In.Load(4) + 8, 99)));
}
