// refused: 8:21: resource is selected at run time from different bindings; select an element of one resource array instead (in 'main')
// What: an array of resources in the struct of a constant buffer is several resources, so its index must be known. DXC refuses it too.
struct S { uint a; StructuredBuffer<uint> all[2]; };
ConstantBuffer<S> C : register(b0);
RWByteAddressBuffer Out : register(u0);
[numthreads(2, 1, 1)]
void main(uint i : SV_GroupIndex) {
  Out.Store(0, C.all[i][0]);
}
