// args: -T cs_6_2
// in: u 0x2 0x0 0x80000000 0x1 0xffffffff 0x0 0x100 0x7f800000
// out: 8
// expect: 00000003 00000000 00000003 00000003 00000003 00000000 00000003 00000003
// What: Load<bool4> of a byte-address buffer.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
[numthreads(1, 1, 1)]
void main() {
  bool4 a = In.Load<bool4>(0), b = In.Load<bool4>(16);
  Out.Store(0, ((a.x && true) ? 1u : 0u) + ((a.x || false) ? 2u : 0u));
  Out.Store(4, ((a.y && true) ? 1u : 0u) + ((a.y || false) ? 2u : 0u));
  Out.Store(8, ((a.z && true) ? 1u : 0u) + ((a.z || false) ? 2u : 0u));
  Out.Store(12, ((a.w && true) ? 1u : 0u) + ((a.w || false) ? 2u : 0u));
  Out.Store(16, ((b.x && true) ? 1u : 0u) + ((b.x || false) ? 2u : 0u));
  Out.Store(20, ((b.y && true) ? 1u : 0u) + ((b.y || false) ? 2u : 0u));
  Out.Store(24, ((b.z && true) ? 1u : 0u) + ((b.z || false) ? 2u : 0u));
  Out.Store(28, ((b.w && true) ? 1u : 0u) + ((b.w || false) ? 2u : 0u));
}
