RWBuffer<uint> Out : register(u0);
[WaveSize(32)]
[numthreads(64, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
  Out[id] = 1;
}

// RUN: not %dxil-cc-unchecked -T cs_6_5 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :2:2: error: attribute 'WaveSize' with these arguments requires shader model 6.6 or later
// DXC: 2:2 attribute wavesize requires shader model 6.6 or greater
// VERDICT: same
