/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * HLSL to DXIL as a library: dxc's options, sources and includes from memory or files, results in
 * memory. Nothing is written and nothing printed; no state is kept between compiles, which may run
 * on any number of threads at a time. docs/compile-library.md has an example.
 */
#ifndef DXIL_COMPILE_H
#define DXIL_COMPILE_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Bytes that belong to whoever gives them. Texts are UTF-8, and have a zero behind them that `size`
 * does not count where this library gives them. */
typedef struct {
  const char *data;
  size_t size;
} dxil_compile_bytes;

/* Finds a file that a source includes or an option names. `path` is as the compiler looks for it:
 * the name in quotes behind the folder of the file that includes it, then behind each -I, without
 * `./`. Returns 1 with the contents in `contents`, which have to stay until the compile ends, or 0
 * if there is no such file. Is called by the thread that compiles. */
typedef int (*dxil_compile_open)(void *context, const char *path, dxil_compile_bytes *contents);

typedef struct {
  /* What messages and debug information call the source, and where its includes are looked for. */
  const char *name;
  /* HLSL, LLVM IR (text if the name ends in .ll, or bitcode) or a container. */
  dxil_compile_bytes text;
  /* dxc's options, without the program's and the source's name: {"-T", "cs_6_6", "-E", "main"}.
   * Names of files to write (-Fo out.dxil) say that an output is wanted; nothing is written. */
  const char *const *options;
  size_t option_count;
  /* Where files come from; null: from the file system. */
  dxil_compile_open open;
  void *open_context;
} dxil_compile_input;

typedef struct dxil_compile_result dxil_compile_result;

/* What a compile can give. */
typedef enum {
  DXIL_COMPILE_CONTAINER = 0,      /* always, if it succeeds */
  DXIL_COMPILE_LISTING = 1,        /* -Fc */
  DXIL_COMPILE_HEADER = 2,         /* -Fh: the container as a C array */
  DXIL_COMPILE_ROOT_SIGNATURE = 3, /* -Frs: a container with it alone */
  DXIL_COMPILE_HASH = 4,           /* -Fsh: the bytes of part HASH */
  DXIL_COMPILE_PRIVATE_DATA = 5,   /* -getprivate */
  DXIL_COMPILE_DEBUG_INFO = 6,     /* -Zi -Fd: a PDB */
  DXIL_COMPILE_DEPENDENCIES = 7,   /* -MD: a rule for make */
  DXIL_COMPILE_PREPROCESSED = 8,   /* -P */
  DXIL_COMPILE_SHOWN = 9,          /* -ast-dump, -fcgl */
  DXIL_COMPILE_REFLECTION = 10     /* -Fre: the parts that reflection reads */
} dxil_compile_output;

/* Compiles. Never null but for lack of memory; to be freed by dxil_compile_free(). */
dxil_compile_result *dxil_compile(const dxil_compile_input *input);
void dxil_compile_free(dxil_compile_result *result);

/* 0: compiled; 1: errors in the input; 2: an option is wrong. */
int dxil_compile_status(const dxil_compile_result *result);

/* An output; null data if it was not asked for or there is none. Stays until the result is freed.
 */
dxil_compile_bytes dxil_compile_get(const dxil_compile_result *result, dxil_compile_output which);

/* What was said, as dxil-cc prints it; empty if nothing. */
dxil_compile_bytes dxil_compile_messages(const dxil_compile_result *result);

/* The same as JSON: {"schema_version": 1, "messages": [{"kind": "error" | "warning" | "note",
 * "file", "line", "column", "text", "flag"}]}. `file`, `line` and `column` are missing where a
 * message is about no place, `flag` where it has none. */
dxil_compile_bytes dxil_compile_messages_json(const dxil_compile_result *result);

/* "0.1.0 (LLVM 22.1.8)" */
const char *dxil_compile_version(void);

#ifdef __cplusplus
}
#endif

#endif /* DXIL_COMPILE_H */
