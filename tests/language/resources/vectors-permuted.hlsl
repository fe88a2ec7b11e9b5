// args: -T cs_6_9
// in: u 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20
// out: 40
// expect: 00000014 00000013 00000012 00000011 00000010 0000000f 0000000e 0000000d 0000000c 0000000b 0000000a 00000009 00000008 00000007 00000006 00000005 00000004 00000003 00000002 00000001 00000014 00000013 00000012 00000011 00000010 0000000f 0000000e 0000000d 0000000c 0000000b 0000000a 00000009 00000008 00000007 00000006 00000005 00000004 00000003 00000013 00000014
// What: long vectors whose elements change places, all of them or all but the last.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
[numthreads(1, 1, 1)]
void main() {
  vector<uint, 20> loaded = In.Load<vector<uint, 20> >(0);
  vector<uint, 20> whole = loaded, part = loaded;
  [unroll] for (uint i = 0; i < 10; ++i) {
    uint kept = whole[i];
    whole[i] = whole[19 - i];
    whole[19 - i] = kept;
  }
  [unroll] for (uint k = 0; k < 18; ++k)
    part[k] = loaded[19 - k];
  Out.Store<vector<uint, 20> >(0, whole);
  Out.Store<vector<uint, 20> >(80, part);
}
