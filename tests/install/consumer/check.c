/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 * A C program on libdxil: validates a file, and its signature survives a round. */
#include <dxil.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int count, char **values) {
  unsigned char digest[16];
  char *report = NULL;
  FILE *file = count == 2 ? fopen(values[1], "rb") : NULL;
  if (!file)
    return 64;
  static unsigned char bytes[1 << 20];
  size_t size = fread(bytes, 1, sizeof bytes, file);
  fclose(file);

  dxil_status status = dxil_validate(bytes, size, NULL, &report);
  printf("%s", report ? report : "no report\n");
  dxil_free(report);
  if (status == DXIL_OK) {
    unsigned char before[16];
    memcpy(before, bytes + 4, 16);
    if (dxil_digest(bytes, size, digest) != DXIL_OK || memcmp(before, digest, 16))
      return 65;
    memset(bytes + 4, 0, 16);
    if (dxil_sign(bytes, size) != DXIL_OK || memcmp(bytes + 4, before, 16))
      return 66;
  }
  if (dxil_validate(NULL, 1, NULL, NULL) != DXIL_ARGUMENT || dxil_sign(NULL, 0) != DXIL_ARGUMENT)
    return 67;
  return (int)status;
}
