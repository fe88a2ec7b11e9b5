// args: -T cs_6_6
// in: u 7
// out: 1
// expect: 00000007
// What: An object of the descriptor heap that nobody uses is no access.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
[numthreads(1, 1, 1)]
void main() {
  uint i = In.Load(0);
  ResourceDescriptorHeap[i];
  (void)SamplerDescriptorHeap[i];
  Out.Store(0, i);
}
