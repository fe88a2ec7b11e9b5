/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include <string.h>

#include "scale.dxil.h"

int main(void) {
  return sizeof ScaleShader > 100 && memcmp(ScaleShader, "DXBC", 4) == 0 ? 0 : 1;
}
