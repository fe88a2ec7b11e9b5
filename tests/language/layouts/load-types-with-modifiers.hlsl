// in: f 1 2 3 4
// out: 6
// expect: 40000000 40000000 3f800000 40800000 40000000 40400000
// What: modifiers before a type argument of Load and Store, as unsigned and const. A matrix ignores row_major there, as in DXC.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
[numthreads(1, 1, 1)]
void main() {
  float2x2 rows = In.Load<row_major float2x2>(0), columns = In.Load<column_major float2x2>(0);
  Out.Store(0, asuint(rows[0][1]));
  Out.Store(4, asuint(columns[0][1]));
  Out.Store(8, In.Load<unsigned int>(0));
  Out.Store<const float>(12, In.Load<const float>(12));
  Out.Store(16, asuint(In.Load<snorm float>(4)));
  Out.Store(20, asuint(In.Load<precise float>(8)));
}
