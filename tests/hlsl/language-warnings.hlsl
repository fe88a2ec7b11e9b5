// Where clang means something else than HLSL, and nothing mends it: a warning at the place, with a flag for each.
// RUN: %dxil-cc --front-end=clang -T cs_6_0 -HV 2018 -Wno-literal-conversion -Wno-unsequenced %s -Fo %t.dxil 2>&1 \
// RUN:   | FileCheck %s --check-prefixes=CHECK,OLD --implicit-check-not="[-W"
// RUN: %dxil-cc --front-end=clang -T cs_6_0 -Wno-literal-conversion -Wno-unsequenced %s -Fo %t.dxil 2>&1 \
// RUN:   | FileCheck %s --implicit-check-not="[-W"
// RUN: %dxil-cc --front-end=clang -T cs_6_0 -HV 2018 -Wno-evaluation-order -Wno-hlsl-2018-logic -Wno-bool-arithmetic \
// RUN:   -Wno-compound-assignment -Wno-coherent-place -Wno-literal-conversion -Wno-unsequenced %s -Fo %t.dxil 2>&1 \
// RUN:   | FileCheck %s --check-prefix=NONE --allow-empty
// NONE-NOT: [-W
// RUN: %dxil-cc --front-end=clang -T cs_6_0 -Wevaluation-order -Wno-coherent-place %s -Fo %t.dxil 2>&1 \
// RUN:   | FileCheck %s --check-prefix=ONE --implicit-check-not=coherent-place
// ONE: [-Wevaluation-order]

ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
globallycoherent RWBuffer<uint> Shared : register(u1);
static uint calls;
struct Holder {
  // CHECK: language-warnings.hlsl:[[#@LINE+1]]:35: warning: {{.*}}[-Wcoherent-place]
  globallycoherent RWBuffer<uint> member;
};
uint random(inout uint seed) {
  seed = seed * 5 + 1;
  return seed;
}
bool counted() { return ++calls > 2; }
bool plain(uint a) {
  uint local = a;
  local += 2;
  return local > 3;
}
uint pick(uint a, uint b) { return a * 10 + b; }
void two(uint a, out uint b) { b = a; }

[numthreads(1, 1, 1)] void main() {
  uint k = In.Load(0), seed = k;
  // CHECK: language-warnings.hlsl:[[#@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[-Wevaluation-order]
  uint r = pick(random(seed), random(seed));
  // CHECK: language-warnings.hlsl:[[#@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[-Wevaluation-order]
  r += pick(k, k++);
  r += pick(k, seed++) + pick(random(seed), k);
  two(k, k);
  uint2 pair = uint2(random(seed), seed);

  bool b = k > 3;
  // OLD: language-warnings.hlsl:[[#@LINE+1]]:9: warning: {{.*}}[-Whlsl-2018-logic]
  b = b && counted();
  // OLD: language-warnings.hlsl:[[#@LINE+1]]:10: warning: {{.*}}[-Whlsl-2018-logic]
  r += b ? 1 : random(seed);
  b = b || plain(k);
  r += b ? k : r + 1;

  bool2 flags = pair > 2;
  // CHECK: language-warnings.hlsl:[[#@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[-Wbool-arithmetic]
  int2 sums = flags + flags;
  sums += int2(flags) + int2(flags);
  // CHECK: language-warnings.hlsl:[[#@LINE+1]]:8: warning: {{.*}}[-Wcompound-assignment]
  sums *= 1.5;
  sums *= 2;
  float2 scaled = sums;
  scaled *= k;
  Shared[0] = r;
  Out.Store3(0, uint3(r + b, sums + int2(scaled) + pair));
}
