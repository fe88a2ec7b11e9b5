// args: -T cs_6_10
// in: u 0x1010101 0xff000002 0xfc03fe01
// out: 2
// expect: fffffffe 00000006
// What: four signed bytes stand in each element of a vector: (1, -2, 3, -4) by [1 1 1 1; 2 0 0 -1] is (-2, 6).
#define MATRIX(component, rows, columns, use, scope)                                               \
  __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(component, rows, columns, use, scope)]]
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);

[numthreads(1, 1, 1)]
void main() {
  MATRIX(19, 2, 4, 0, 0) a;
  __builtin_LinAlg_MatrixLoadFromDescriptor(a, In, 0, 4, 0, 128);
  vector<uint, 1> packed = In.Load(8);
  int2 product;
  __builtin_LinAlg_MatrixVectorMultiply(product, a, true, packed, 19);
  Out.Store2(0, asuint(product));
}
