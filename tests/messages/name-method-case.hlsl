RWByteAddressBuffer Buf : register(u0);
[numthreads(1, 1, 1)]
void main() {
  Buf.store(0, 1u);
}

// RUN: not %dxil-cc-unchecked -T cs_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :4:7: error: no member named 'store' in 'RWByteAddressBuffer'; did you mean 'Store'?
// DXC: 4:7 no member named 'store' in 'RWByteAddressBuffer'; did you mean 'Store'?
// VERDICT: same
