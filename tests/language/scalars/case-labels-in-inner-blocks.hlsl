// groups: 5 1 1
// out: 5
// expect: 0000000c 0000000a 00000013 00000063 00000001
// What: a label may stand in a block or if of its switch: control comes to it from the switch or from before it.
RWByteAddressBuffer Out : register(u0);
[numthreads(1, 1, 1)]
void main(uint3 g : SV_GroupID) {
  uint n = 0;
  switch (g.x) {
  case 0: {
    n += 2;
  case 1:
    n += 10;
    break;
  }
  case 2:
    if (g.y == 0) {
      n = 9;
    case 3:
      n += 10;
    }
    if (g.x == 3)
      n = 99;
    break;
  default:
    n = 1;
  }
  Out.Store(4 * g.x, n);
}
