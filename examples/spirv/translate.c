/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * SPIR-V to a signed container, validated:
 *
 *   cc translate.c $(pkg-config --cflags --libs dxil-tools) -o translate
 *   ./translate blur.spv blur.dxil
 */
#include <dxil.h>
#include <stdio.h>
#include <stdlib.h>

static int fail(const char *name, char *message) {
  fprintf(stderr, "translate: %s: %s\n", name, message ? message : "not read or written");
  dxil_free(message);
  return 1;
}

int main(int count, char **values) {
  if (count != 3)
    return fail("usage", NULL);
  static unsigned char spirv[1 << 24];
  FILE *file = fopen(values[1], "rb");
  if (!file)
    return fail(values[1], NULL);
  size_t size = fread(spirv, 1, sizeof spirv, file);
  fclose(file);

  void *dxil = NULL;
  size_t dxil_size = 0;
  char *message = NULL;
  dxil_spirv_options options = DXIL_SPIRV_OPTIONS_INIT;
  if (dxil_from_spirv(spirv, size, &options, &dxil, &dxil_size, &message) != DXIL_OK)
    return fail(values[1], message);
  if (dxil_validate(dxil, dxil_size, NULL, &message) != DXIL_OK)
    return fail(values[2], message);
  dxil_free(message);
  file = fopen(values[2], "wb");
  if (!file || fwrite(dxil, 1, dxil_size, file) != dxil_size || fclose(file))
    return fail(values[2], NULL);
  dxil_free(dxil);
  return 0;
}
