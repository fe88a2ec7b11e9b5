// A loop whose end nobody can prove is not removed, whatever it does not do; one that provably ends is.
// RUN: %dxil-cc -T ps_6_0 -E unknown %s -Fc - | FileCheck %s --check-prefix=UNKNOWN
// RUN: %dxil-cc -T ps_6_0 -E unknown -Od %s -Fc - | FileCheck %s --check-prefix=UNKNOWN
// RUN: %dxil-cc -T ps_6_0 -E steps %s -Fc - | FileCheck %s --check-prefix=UNKNOWN
// RUN: %dxil-cc -T ps_6_0 -E known %s -Fc - | FileCheck %s --check-prefix=KNOWN
// UNKNOWN-LABEL: define void @
// UNKNOWN: br i1
// UNKNOWN: ret void
// KNOWN-LABEL: define void @known
// KNOWN-NOT: br i1
// KNOWN: ret void
float4 unknown(float x : X) : SV_Target {
  while (x < 1) {
  }
  return 1;
}
float4 steps(nointerpolation uint x : X) : SV_Target {
  for (uint i = x; i != 7; i = i * 5 + 3) {
  }
  return 1;
}
float4 known(nointerpolation uint x : X) : SV_Target {
  for (uint i = 0; i < x; ++i) {
  }
  return 1;
}
