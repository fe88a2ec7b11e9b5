// An integer division by a known zero has no value if something takes its result: an error, as in DXC. So has that of the least
// number by -1. What is not reached or not taken is none.
//
// RUN: not %dxil-cc -T cs_6_0 %s -Fo %t.dxil 2>&1 | FileCheck %s --implicit-check-not error:
// RUN: not %dxil-cc -T cs_6_0 -Od %s -Fo %t.dxil 2>&1 | FileCheck %s --implicit-check-not error:
// RUN: %dxil-cc -T cs_6_0 -D GOOD %s -Fo %t.dxil && %dxil-val %t.dxil
ByteAddressBuffer In;
RWByteAddressBuffer Out;
static const int Zero = 0;
int divide(int a, int b) { return a / b; }
[numthreads(1, 1, 1)]
void main() {
#ifndef GOOD
  // CHECK-DAG: :[[#@LINE+1]]:{{[0-9]+}}: error: {{.*}}division by zero is undefined
  Out.Store(0, 1 / 0);
  // CHECK-DAG: :[[#@LINE+1]]:{{[0-9]+}}: error: {{.*}}remainder by zero is undefined
  Out.Store(4, In.Load(0) % 0);
  // CHECK-DAG: :10:{{[0-9]+}}: error: {{.*}}division by zero is undefined
  Out.Store(8, divide(In.Load(4), Zero) + 1);
  int least = -2147483647 - 1, minus = -1;
  // CHECK-DAG: :[[#@LINE+1]]:{{[0-9]+}}: error: {{.*}}division overflows: the least number by -1 has no value
  Out.Store(12, least / minus);
#endif
  int unused = 1 / 0;
  if (Zero)
    Out.Store(16, In.Load(8) / Zero);
  Out.Store(20, Zero == 0 ? 3 : In.Load(12) / Zero);
  Out.Store(24, In.Load(16) ? 1 / 0 : 3);
}
