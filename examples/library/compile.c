/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Compiles a shader that is in memory, with an include that is in memory too, and writes the container.
 *
 *     cc compile.c $(pkg-config --cflags --libs dxil-compile) -o compile && ./compile scale.dxil
 */
#include <dxil/compile.h>

#include <stdio.h>
#include <string.h>

static const char Shader[] = "#include \"scale.hlsli\"\n"
                             "RWStructuredBuffer<float> Data : register(u0);\n"
                             "[numthreads(64, 1, 1)] void main(uint i : SV_DispatchThreadID) {\n"
                             "  Data[i] *= Scale;\n"
                             "}\n";
static const char Header[] = "static const float Scale = 3;\n";

static int open_file(void *context, const char *path, dxil_compile_bytes *contents) {
  (void)context;
  if (strcmp(path, "shaders/scale.hlsli") != 0)
    return 0;
  contents->data = Header;
  contents->size = sizeof Header - 1;
  return 1;
}

int main(int argc, char **argv) {
  const char *options[] = {"-T", "cs_6_6", "-E", "main", "-Fc", "listing"};
  dxil_compile_input input = {0};
  input.name = "shaders/scale.hlsl";
  input.text.data = Shader;
  input.text.size = sizeof Shader - 1;
  input.options = options;
  input.option_count = sizeof options / sizeof *options;
  input.open = open_file;

  dxil_compile_result *result = dxil_compile(&input);
  fputs(dxil_compile_messages(result).data, stderr);
  int status = dxil_compile_status(result);
  if (status == 0) {
    dxil_compile_bytes container = dxil_compile_get(result, DXIL_COMPILE_CONTAINER);
    FILE *file = argc > 1 ? fopen(argv[1], "wb") : NULL;
    if (!file || fwrite(container.data, 1, container.size, file) != container.size)
      status = 1;
    if (file && fclose(file) != 0)
      status = 1;
    puts(dxil_compile_get(result, DXIL_COMPILE_LISTING).data);
  }
  dxil_compile_free(result);
  return status;
}
