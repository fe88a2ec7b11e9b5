/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * libdxil: the reader, the validator, reflection and the container digest as plain C.
 *
 * All functions are thread-safe and share no state. No C++ exception leaves
 * them. Input is untrusted: any bytes give a result or a status. Memory that a
 * function returns is freed with dxil_free.
 *
 *   char *report = NULL;
 *   if (dxil_validate(bytes, size, NULL, &report) != DXIL_OK)
 *     fputs(report, stderr);
 *   dxil_free(report);
 */
#ifndef DXIL_H
#define DXIL_H

#include <stddef.h>
#include <stdint.h>

#if defined(DXIL_SHARED) && defined(_WIN32)
#define DXIL_API __declspec(dllexport)
#elif defined(DXIL_SHARED) && (defined(__GNUC__) || defined(__clang__))
#define DXIL_API __attribute__((visibility("default")))
#else
#define DXIL_API
#endif

#ifdef __cplusplus
extern "C" {
#endif

typedef enum dxil_status {
  DXIL_OK = 0,            /* done; for dxil_validate: the container is valid */
  DXIL_INVALID = 1,       /* a rule is broken: the report says which and where */
  DXIL_UNUSABLE = 2,      /* the bytes are no container with a readable program */
  DXIL_OUT_OF_MEMORY = 3, /* nothing was changed and nothing is returned */
  DXIL_ARGUMENT = 4       /* a null pointer where none may be, or an unknown option */
} dxil_status;

typedef enum dxil_report_format {
  DXIL_REPORT_JSON = 0, /* docs/validation.md */
  DXIL_REPORT_TEXT = 1, /* lines for people */
  DXIL_REPORT_SARIF = 2 /* SARIF 2.1.0 */
} dxil_report_format;

/* How to judge and to report. Start from DXIL_OPTIONS_INIT, in which all is the
 * default: later versions of the library add members at the end, and size says
 * which of them the caller knows. */
typedef struct dxil_options {
  size_t size; /* sizeof(dxil_options) */
  /* Judge as this validator version did; 0.0: as the newest. */
  uint32_t validator_major, validator_minor;
  /* Nonzero: reject as well what the specification forbids and the reference
   * validator lets pass. */
  uint32_t strict;
  uint32_t report_format; /* a dxil_report_format */
  /* What reports call the file; null: "". */
  const char *name;
  /* Names of rules ("INSTR.OLOAD"): findings to drop, and warnings to make
   * errors. A name that is no rule is DXIL_ARGUMENT. */
  const char *const *allow;
  size_t allow_count;
  const char *const *fail_on;
  size_t fail_on_count;
} dxil_options;

#define DXIL_OPTIONS_INIT                                                                          \
  { sizeof(dxil_options), 0, 0, 0, 0, NULL, NULL, 0, NULL, 0 }

/* The library's version, like "0.1.0"; static. */
DXIL_API const char *dxil_version(void);

/* Judges a container. options may be null. If report is not null, *report
 * becomes the findings in the wanted format, also for a valid container, and
 * null where the status is DXIL_OUT_OF_MEMORY or DXIL_ARGUMENT. */
DXIL_API dxil_status dxil_validate(const void *bytes, size_t size, const dxil_options *options,
                                   char **report);

/* What an application needs to bind and launch the container's program, as JSON
 * with the members of dxil/listing/Reflection.h. On failure *json is null, and
 * if error is not null, *error is a line that says what does not read. */
DXIL_API dxil_status dxil_reflect(const void *bytes, size_t size, char **json, char **error);

/* The container's tables and its program as LLVM 3.7 assembly, as dxil-dis
 * prints them. On failure as dxil_reflect. */
DXIL_API dxil_status dxil_disassemble(const void *bytes, size_t size, char **text, char **error);

/* The listing as data for what shows it, JSON: its text, the line of each instruction and the
 * operation that it calls (docs/reflection.md, "The listing as data"). On failure as dxil_reflect.
 */
DXIL_API dxil_status dxil_listing(const void *bytes, size_t size, char **json, char **error);

/* Every part with all its fields, as JSON (docs/reflection.md, as `dxil-dis --json`); a part that
 * does not read has its error in its place. On failure as dxil_reflect. */
DXIL_API dxil_status dxil_dump(const void *bytes, size_t size, char **json, char **error);

/* Assembly, as dxil_disassemble gives it or without its tables, to a container: docs/tools.md,
 * dxil-as. DXIL_OK: *bytes and *size are the container, signed and not validated; free it with
 * dxil_free. DXIL_UNUSABLE: *bytes is null, and if error is not null, *error is a line with place
 * and reason. */
DXIL_API dxil_status dxil_assemble(const char *text, size_t text_size, void **bytes, size_t *size,
                                   char **error);

/* What differs between two containers. DXIL_OK: nothing; DXIL_INVALID: something. *report, if
 * report is not null, becomes lines for people or JSON (docs/tools.md, dxil-diff); format is
 * DXIL_REPORT_TEXT or DXIL_REPORT_JSON. DXIL_UNUSABLE: one of them does not read, *report says
 * which and why. */
DXIL_API dxil_status dxil_diff(const void *first, size_t first_size, const void *second,
                               size_t second_size, uint32_t format, char **report);

/* The published digest that the container's header must carry, 16 bytes. */
DXIL_API dxil_status dxil_digest(const void *bytes, size_t size, uint8_t digest[16]);

/* Computes the digest and stores it in the header of bytes, in place. Does not
 * validate: a runtime trusts a signed container, so validate it first. */
DXIL_API dxil_status dxil_sign(void *bytes, size_t size);

/* A library to link: a container of a profile lib_6_n. */
typedef struct dxil_link_input {
  const char *name; /* what errors call it; null: its number */
  const void *bytes;
  size_t size;
} dxil_link_input;

/* What to make of them. Start from DXIL_LINK_OPTIONS_INIT. */
typedef struct dxil_link_options {
  size_t size;         /* sizeof(dxil_link_options) */
  const char *profile; /* "lib_6_6", "cs_6_0", ... */
  const char *entry;   /* of a shader; null: "main" */
  const char *exports; /* of a library: "name;new,...=name"; null: all functions */
  uint32_t export_shaders_only;
} dxil_link_options;

#define DXIL_LINK_OPTIONS_INIT                                                                     \
  { sizeof(dxil_link_options), NULL, NULL, NULL, 0 }

/* Links libraries as `dxc -link` does. On success *result is a signed container
 * of *size bytes, which dxil_free frees. Where they do not fit together the
 * status is DXIL_UNUSABLE, and if errors is not null, *errors has all that is
 * wrong, a line each, naming symbols and libraries. */
DXIL_API dxil_status dxil_link(const dxil_link_input *libraries, size_t count,
                               const dxil_link_options *options, void **result, size_t *size,
                               char **errors);

/* Frees what a function returned; null is allowed. */
DXIL_API void dxil_free(void *memory);

#ifdef __cplusplus
}
#endif
#endif
