// args: -T cs_6_10
// in: i 5 3
// out: 36
// expect: 40000000 40000000 40000000 40000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 40e00000 40e00000 40e00000 40e00000
// What: a matrix that flow chooses, in a struct and through functions.
#define MATRIX(component, rows, columns, use, scope)                                               \
  __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(component, rows, columns, use, scope)]]
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);

typedef MATRIX(9, 1, 4, 2, 1) Square;
struct Held {
  int number;
  Square square;
};
Held filled(float value) {
  Held h;
  h.number = 1;
  __builtin_LinAlg_FillMatrix(h.square, value);
  return h;
}
void exchange(inout Held a, inout Held b) {
  Held c = a;
  a = b;
  b = c;
}

[numthreads(8, 1, 1)]
void main() {
  Held a = filled(1), b = filled(2);
  if (In.Load(0) == 5)
    exchange(a, b);
  Square all[2];
  all[0] = a.square;
  all[1] = b.square;
  MATRIX(9, 1, 4, 0, 1) added;
  __builtin_LinAlg_CopyConvertMatrix(added, all[0], false);
  for (uint i = 0; i < In.Load(4); ++i)
    __builtin_LinAlg_MatrixAccumulate(all[1], all[1], added);
  __builtin_LinAlg_MatrixStoreToDescriptor(all[0], Out, 0, 16, 0, 128);
  __builtin_LinAlg_MatrixStoreToDescriptor(all[1], Out, 128, 16, 0, 128);
}
