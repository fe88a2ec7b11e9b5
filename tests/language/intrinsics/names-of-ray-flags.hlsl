// in: u 2
// out: 5
// expect: 00000203 00000001 00000000 00000207 00000002
// What: RAY_FLAG, RAYQUERY_FLAG, COMMITTED_STATUS and CANDIDATE_TYPE are names of uint, of parameters of templates too.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
template <RAY_FLAG F, RAYQUERY_FLAG G> uint flags(RAY_FLAG more) { return F | more | G; }
[numthreads(1, 1, 1)]
void main() {
  RAY_FLAG own = In.Load(0);
  COMMITTED_STATUS status = COMMITTED_TRIANGLE_HIT;
  CANDIDATE_TYPE kind = CANDIDATE_NON_OPAQUE_TRIANGLE;
  Out.Store4(0, uint4(flags<RAY_FLAG_SKIP_PROCEDURAL_PRIMITIVES, RAYQUERY_FLAG_ALLOW_OPACITY_MICROMAPS>(own), status, kind,
                      flags<RAY_FLAG_ACCEPT_FIRST_HIT_AND_END_SEARCH | RAY_FLAG_FORCE_OPAQUE, RAYQUERY_FLAG_NONE>(own) | 0x200));
  Out.Store(16, own);
}
