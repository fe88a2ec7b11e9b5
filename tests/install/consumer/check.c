/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 * A C program on libdxil: validates and reflects a file, its
 * signature survives a round, and options do what they say. */
#include <dxil.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static unsigned char bytes[1 << 20];

/* Each returns 0, or the number of the line that does not hold. */
#define CHECK(condition) \
  do { \
    if (!(condition)) \
      return __LINE__; \
  } while (0)

static int check_signature(size_t size) {
  unsigned char digest[16], before[16];
  memcpy(before, bytes + 4, 16);
  CHECK(dxil_digest(bytes, size, digest) == DXIL_OK && !memcmp(before, digest, 16));
  memset(bytes + 4, 0, 16);
  CHECK(dxil_sign(bytes, size) == DXIL_OK && !memcmp(bytes + 4, before, 16));
  return 0;
}

static int check_reflection(size_t size, int valid) {
  char *json = NULL, *text = NULL, *error = NULL;
  dxil_status status = dxil_reflect(bytes, size, &json, &error);
  CHECK(valid ? status == DXIL_OK && json && !error && strstr(json, "\"shaderModel\"")
              : status == DXIL_UNUSABLE && !json && error && *error);
  dxil_free(error);
  status = dxil_disassemble(bytes, size, &text, &error);
  CHECK(valid ? status == DXIL_OK && strstr(text, "define void @") : !text && error);
  dxil_free(json);
  dxil_free(text);
  dxil_free(error);
  return 0;
}

static int check_options(size_t size) {
  dxil_options options = DXIL_OPTIONS_INIT;
  const char *rules[] = {"CONTAINER.CONTENTMATCHES", "INSTR.OLOAD"};
  const char *unknown[] = {"NO.RULE"};
  char *report = NULL;
  unsigned char first = bytes[4];

  options.name = "shader.dxil";
  options.report_format = DXIL_REPORT_SARIF;
  CHECK(dxil_validate(bytes, size, &options, &report) == DXIL_OK && strstr(report, "\"2.1.0\""));
  dxil_free(report);

  /* A wrong digest is a warning; fail_on makes it an error, allow drops it. */
  bytes[4] ^= 1;
  options.report_format = DXIL_REPORT_TEXT;
  CHECK(dxil_validate(bytes, size, &options, &report) == DXIL_OK);
  CHECK(strstr(report, "shader.dxil: warning: ") == report);
  dxil_free(report);
  options.fail_on = rules;
  options.fail_on_count = 2;
  CHECK(dxil_validate(bytes, size, &options, NULL) == DXIL_INVALID);
  options.allow = rules;
  options.allow_count = 1;
  CHECK(dxil_validate(bytes, size, &options, &report) == DXIL_OK && !*report);
  dxil_free(report);
  bytes[4] = first;

  options.allow = unknown;
  CHECK(dxil_validate(bytes, size, &options, &report) == DXIL_ARGUMENT && !report);
  options.allow_count = 0;
  options.report_format = 77;
  CHECK(dxil_validate(bytes, size, &options, &report) == DXIL_ARGUMENT);
  options.report_format = 0;
  options.size = 4;
  CHECK(dxil_validate(bytes, size, &options, &report) == DXIL_ARGUMENT);
  return 0;
}

static int check_arguments(void) {
  CHECK(dxil_validate(NULL, 1, NULL, NULL) == DXIL_ARGUMENT);
  CHECK(dxil_sign(NULL, 0) == DXIL_ARGUMENT && dxil_digest(NULL, 0, NULL) == DXIL_ARGUMENT);
  CHECK(dxil_reflect(bytes, 1, NULL, NULL) == DXIL_ARGUMENT);
  CHECK(*dxil_version());
  dxil_free(NULL);
  return 0;
}

int main(int count, char **values) {
  char *report = NULL;
  int line;
  FILE *file = count == 2 ? fopen(values[1], "rb") : NULL;
  if (!file)
    return 64;
  size_t size = fread(bytes, 1, sizeof bytes, file);
  fclose(file);

  dxil_status status = dxil_validate(bytes, size, NULL, &report);
  printf("%s", report ? report : "no report\n");
  dxil_free(report);
  line = check_arguments();
  if (!line)
    line = check_reflection(size, status == DXIL_OK);
  if (!line && status == DXIL_OK)
    line = check_signature(size);
  if (!line && status == DXIL_OK)
    line = check_options(size);
  if (line) {
    fprintf(stderr, "check.c:%d does not hold\n", line);
    return 65;
  }
  return (int)status;
}
