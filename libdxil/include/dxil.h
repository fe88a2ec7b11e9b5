/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * libdxil: the reader, the validator and the container digest as plain C.
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

#if defined(DXIL_SHARED) && (defined(__GNUC__) || defined(__clang__))
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

/* Zero is the default of every member; make one with dxil_options o = {0}. */
typedef struct dxil_options {
  /* Judge as this validator version did; 0.0: as the newest. */
  uint32_t validator_major, validator_minor;
  /* Nonzero: reject as well what the specification forbids and the reference
   * validator lets pass. */
  int strict;
} dxil_options;

/* The library's version, like "0.1.0"; static. */
DXIL_API const char *dxil_version(void);

/* Judges a container. If report is not null, *report becomes findings as JSON
 * (docs/validation.md), also for a valid container. */
DXIL_API dxil_status dxil_validate(const void *bytes, size_t size, const dxil_options *options,
                                   char **report);

/* The published digest that the container's header must carry, 16 bytes. */
DXIL_API dxil_status dxil_digest(const void *bytes, size_t size, uint8_t digest[16]);

/* Computes the digest and stores it in the header of bytes, in place. Does not
 * validate: a runtime trusts a signed container, so validate it first. */
DXIL_API dxil_status dxil_sign(void *bytes, size_t size);

/* Frees what a function returned; null is allowed. */
DXIL_API void dxil_free(void *memory);

#ifdef __cplusplus
}
#endif
#endif
