[numthreads(64, 1, 1)]
void main(uint id : SV_GroupThreadID) {
  printf("%u", id);
}

// RUN: not %dxil-cc-unchecked -T cs_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :3:3: error: printf is not supported yet
// DXC: 3:3 use of unsupported identifier 'printf'
// VERDICT: same
