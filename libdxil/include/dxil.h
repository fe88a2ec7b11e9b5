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
  DXIL_INVALID = 1,       /* a rule is broken: the report has the rule and the location */
  DXIL_UNUSABLE = 2,      /* the bytes are no container with a readable program */
  DXIL_OUT_OF_MEMORY = 3, /* nothing was changed and nothing is returned */
  DXIL_ARGUMENT = 4       /* a null pointer that is not allowed, or an unknown option */
} dxil_status;

typedef enum dxil_report_format {
  DXIL_REPORT_JSON = 0, /* docs/validation.md */
  DXIL_REPORT_TEXT = 1, /* lines for people */
  DXIL_REPORT_SARIF = 2 /* SARIF 2.1.0 */
} dxil_report_format;

/* How to validate and to report. Start from DXIL_OPTIONS_INIT, which has the
 * defaults: later versions of the library add members at the end, and size tells
 * which of them the caller knows. */
typedef struct dxil_options {
  size_t size; /* sizeof(dxil_options) */
  /* Validate as this validator version; 0.0: as the newest. */
  uint32_t validator_major, validator_minor;
  /* Nonzero: also reject programs that the specification forbids and the reference
   * validator accepts. */
  uint32_t strict;
  uint32_t report_format; /* a dxil_report_format */
  /* Name of the file in reports; null: "". */
  const char *name;
  /* Names of rules ("INSTR.OLOAD"): findings to drop, and warnings to make
   * errors. An unknown name gives DXIL_ARGUMENT. */
  const char *const *allow;
  size_t allow_count;
  const char *const *fail_on;
  size_t fail_on_count;
} dxil_options;

#define DXIL_OPTIONS_INIT                                                                          \
  { sizeof(dxil_options), 0, 0, 0, 0, NULL, NULL, 0, NULL, 0 }

/* The library's version, like "0.1.0"; static. */
DXIL_API const char *dxil_version(void);

/* Validates a container. options may be null. If report is not null, *report
 * becomes the findings in the requested format, also for a valid container, and
 * null if the status is DXIL_OUT_OF_MEMORY or DXIL_ARGUMENT. */
DXIL_API dxil_status dxil_validate(const void *bytes, size_t size, const dxil_options *options,
                                   char **report);

/* Returns the facts that an application needs to bind and launch the container's
 * program, as JSON with the members of dxil/listing/Reflection.h. On failure *json
 * is null, and if error is not null, *error is a line with the reason. */
DXIL_API dxil_status dxil_reflect(const void *bytes, size_t size, char **json, char **error);

/* Returns the container's tables and its program as LLVM 3.7 assembly, as
 * dxil-dis prints them. Fails like dxil_reflect. */
DXIL_API dxil_status dxil_disassemble(const void *bytes, size_t size, char **text, char **error);

/* Returns the listing as JSON for a program that displays it: its text, the line of each
 * instruction and the operation that it calls (docs/reflection.md, "The listing as data"). Fails
 * like dxil_reflect. */
DXIL_API dxil_status dxil_listing(const void *bytes, size_t size, char **json, char **error);

/* Returns every part with all its fields, as JSON (docs/reflection.md, as `dxil-dis --json`); a
 * part that cannot be read has its error instead. Fails like dxil_reflect. */
DXIL_API dxil_status dxil_dump(const void *bytes, size_t size, char **json, char **error);

/* Makes a container from assembly, as dxil_disassemble returns it or without its tables
 * (docs/tools.md, dxil-as). DXIL_OK: *bytes and *size are the container, signed and not validated;
 * free it with dxil_free. DXIL_UNUSABLE: *bytes is null, and if error is not null, *error is a line
 * with location and reason. */
DXIL_API dxil_status dxil_assemble(const char *text, size_t text_size, void **bytes, size_t *size,
                                   char **error);

/* Compares two containers. DXIL_OK: no difference; DXIL_INVALID: a difference. *report, if report
 * is not null, becomes lines for people or JSON (docs/tools.md, dxil-diff); format is
 * DXIL_REPORT_TEXT or DXIL_REPORT_JSON. DXIL_UNUSABLE: one of them cannot be read, *report tells
 * which and why. */
DXIL_API dxil_status dxil_diff(const void *first, size_t first_size, const void *second,
                               size_t second_size, uint32_t format, char **report);

/* Computes the digest that the container's header must have, 16 bytes. */
DXIL_API dxil_status dxil_digest(const void *bytes, size_t size, uint8_t digest[16]);

/* Computes the digest and stores it in the header of bytes, in place. Does not
 * validate: a runtime trusts a signed container, so validate it first. */
DXIL_API dxil_status dxil_sign(void *bytes, size_t size);

/* A library to link: a container of a profile lib_6_n. */
typedef struct dxil_link_input {
  const char *name; /* name in errors; null: its number */
  const void *bytes;
  size_t size;
} dxil_link_input;

/* Options of the link. Start from DXIL_LINK_OPTIONS_INIT. */
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
 * of *size bytes; free it with dxil_free. If the libraries do not fit together the
 * status is DXIL_UNUSABLE, and if errors is not null, *errors has a line for each
 * problem, naming symbols and libraries. */
DXIL_API dxil_status dxil_link(const dxil_link_input *libraries, size_t count,
                               const dxil_link_options *options, void **result, size_t *size,
                               char **errors);

/* The value of a specialization constant: the bits of the constant's type. */
typedef struct dxil_spirv_constant {
  uint32_t id; /* SpecId */
  uint64_t value;
} dxil_spirv_constant;

/* The registers of a binding, in place of the default (docs/spirv.md). */
typedef struct dxil_spirv_binding {
  uint32_t set, binding;
  /* 't', 'u', 'b' or 's'; 0: for each class that the binding has. */
  uint32_t register_class;
  uint32_t space, register_number;
} dxil_spirv_binding;

/* Options of a translation. Start from DXIL_SPIRV_OPTIONS_INIT. */
typedef struct dxil_spirv_options {
  size_t size;           /* sizeof(dxil_spirv_options) */
  const char *entry;     /* null: the only entry point, or the first */
  uint32_t shader_model; /* 60 to 69 for 6.0 to 6.9; 0: 6.6, or a later one that is needed */
  uint32_t add_base;     /* nonzero: add the first vertex and instance to the built-in indices */
  uint32_t flip_y;       /* nonzero: negate the y coordinate of positions */
  const dxil_spirv_constant *constants;
  size_t constant_count;
  const dxil_spirv_binding *bindings; /* the first that fits counts */
  size_t binding_count;
  const void *other_stage; /* null, or the module of the other tessellation stage */
  size_t other_stage_size;
  uint32_t patch_vertices; /* control points that a hull or domain shader takes; 0: unknown */
  uint32_t library;        /* nonzero: one library of all entry points of ray tracing pipelines */
} dxil_spirv_options;

#define DXIL_SPIRV_OPTIONS_INIT                                                                    \
  { sizeof(dxil_spirv_options), NULL, 0, 0, 0, NULL, 0, NULL, 0, NULL, 0, 0, 0 }

/* Translates SPIR-V for Vulkan to a container, signed and not validated (docs/spirv.md). bytes
 * needs no alignment; options may be null. On success *result has *result_size bytes; free it with
 * dxil_free. DXIL_UNUSABLE: the module is not valid or uses what is not translated, and if error is
 * not null, *error is a line with place and reason. */
DXIL_API dxil_status dxil_from_spirv(const void *bytes, size_t size,
                                     const dxil_spirv_options *options, void **result,
                                     size_t *result_size, char **error);

/* Frees memory that a function returned; null is allowed. */
DXIL_API void dxil_free(void *memory);

#ifdef __cplusplus
}
#endif
#endif
