// args: -T cs_6_2
// in: u 3 5 2
// t2 typed 4: i 0 2 0 0  0 2 0 0  0 0 0 0
// out: 16
// expect: 00000001 00000001 00000001 00000001 00000001 00000001 00000001 00000001 00000002 00000002 00000002 00000002 00000002 00000002 00000002 00000002
// What: a loop whose first iteration LLVM peels off, and merges the end of with the loop's own, is entered at one place.
ByteAddressBuffer In : register(t0);
Buffer<int4> Typed : register(t2);
RWByteAddressBuffer Out : register(u0);
[numthreads(8, 1, 1)]
void main(uint lane : SV_GroupIndex) {
  uint first = 12, turns = 0;
  switch (In.Load(0)) {
  case 1: {
    break;
  }
  case 3: {
    while (Typed[turns & 7].y > 1) {
      first = 1;
      ++turns;
      if ((WaveGetLaneIndex() & 1) < 1)
        continue;
      Out.Store(lane * 4, 7);
    }
    break;
  }
  }
  Out.Store(lane * 4, first);
  Out.Store(lane * 4 + 32, turns);
}
