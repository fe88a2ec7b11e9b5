/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * HLSL to DXIL as a library: takes dxc's options, and sources and includes from memory or files;
 * returns results in memory. Writes no files and prints nothing. Keeps no state between compiles,
 * which may run on any number of threads at once. docs/compile-library.md has an example.
 */
#ifndef DXIL_COMPILE_H
#define DXIL_COMPILE_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Bytes that belong to their provider. Texts are UTF-8. Texts from this library end in a zero,
 * which `size` does not count. */
typedef struct {
  const char *data;
  size_t size;
} dxil_compile_bytes;

/* Finds a file that a source includes or an option names. The compiler tries these values of
 * `path`: the name of the #include after the folder of the including file, then after each -I,
 * without `./`. Returns 1 and sets `contents`, which must stay valid until the compile ends, or
 * returns 0 if there is no such file. Called by the thread that compiles. */
typedef int (*dxil_compile_open)(void *context, const char *path, dxil_compile_bytes *contents);

typedef struct {
  /* Name of the source in messages and debug information; its folder is searched for includes. */
  const char *name;
  /* HLSL, LLVM IR (text if the name ends in .ll, or bitcode) or a container. */
  dxil_compile_bytes text;
  /* dxc's options, without the names of program and source: {"-T", "cs_6_6", "-E", "main"}.
   * A file to write (-Fo out.dxil) requests an output; nothing is written. */
  const char *const *options;
  size_t option_count;
  /* Provides files; null: the file system. */
  dxil_compile_open open;
  void *open_context;
} dxil_compile_input;

typedef struct dxil_compile_result dxil_compile_result;

/* The outputs of a compile. */
typedef enum {
  DXIL_COMPILE_CONTAINER = 0,      /* always, if it succeeds */
  DXIL_COMPILE_LISTING = 1,        /* -Fc */
  DXIL_COMPILE_HEADER = 2,         /* -Fh: the container as a C array */
  DXIL_COMPILE_ROOT_SIGNATURE = 3, /* -Frs: a container with only it */
  DXIL_COMPILE_HASH = 4,           /* -Fsh: the bytes of part HASH */
  DXIL_COMPILE_PRIVATE_DATA = 5,   /* -getprivate */
  DXIL_COMPILE_DEBUG_INFO = 6,     /* -Zi -Fd: a PDB */
  DXIL_COMPILE_DEPENDENCIES = 7,   /* -MD: a rule for make */
  DXIL_COMPILE_PREPROCESSED = 8,   /* -P */
  DXIL_COMPILE_SHOWN = 9,          /* -ast-dump, -fcgl */
  DXIL_COMPILE_REFLECTION = 10     /* -Fre: the parts that reflection reads */
} dxil_compile_output;

/* Compiles. Returns null only if memory runs out. Free the result with dxil_compile_free(). */
dxil_compile_result *dxil_compile(const dxil_compile_input *input);
void dxil_compile_free(dxil_compile_result *result);

/* 0: compiled; 1: errors in the input; 2: an option is wrong. */
int dxil_compile_status(const dxil_compile_result *result);

/* An output; null data if it was not requested or does not exist. Valid until the result is freed.
 */
dxil_compile_bytes dxil_compile_get(const dxil_compile_result *result, dxil_compile_output which);

/* The messages as dxil-cc prints them; empty if there are none. */
dxil_compile_bytes dxil_compile_messages(const dxil_compile_result *result);

/* The messages as JSON: {"schema_version": 1, "messages": [{"kind": "error" | "warning" | "note",
 * "file", "line", "column", "text", "flag"}]}. `file`, `line` and `column` are missing if a message
 * has no location, `flag` if it has none. */
dxil_compile_bytes dxil_compile_messages_json(const dxil_compile_result *result);

/* "0.1.0 (LLVM 22.1.8)" */
const char *dxil_compile_version(void);

#ifdef __cplusplus
}
#endif

#endif /* DXIL_COMPILE_H */
