// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#define a 4 +
#define b 5
RWBuffer<int> Values : register(u0);
[numthreads(1, 1, 1)]
void entry() {
  Values[0] = LAST;
}
